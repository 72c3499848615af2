"""`footnote eval`: how good is it, on questions whose answers are known."""

from pathlib import Path

import click

from adapters.cli import options
from rag.evidence import EVERYONE

_FOLDER = click.Path(exists=True, file_okay=False, resolve_path=True, path_type=Path)
_FILE = click.Path(exists=True, dir_okay=False, resolve_path=True, path_type=Path)


@click.command("eval", short_help="Measure search and refusals on known questions.")
@click.argument("folder", type=_FOLDER, metavar="DIR", required=False)
@click.option("--documents", type=_FOLDER, metavar="FOLDER", help="Documents to use instead of corpus.jsonl.")
@click.option("--drafts", type=_FILE, metavar="FILE", help="Check drafts of answers instead of searching.")
@options.audience(EVERYONE)
@options.as_json("measures, each with its 95% interval and n; with --drafts, each draft and each kind")
@options.config()
def evaluate(
    folder: Path | None,
    documents: Path | None,
    drafts: Path | None,
    audience: tuple[str, ...],
    as_json: bool,
    config: Path | None,
) -> int:
    """
    Measure recall, nDCG, MRR, hits, refusals and latency, each with its 95% interval.

    DIR holds corpus.jsonl and queries.jsonl, one object on a line. With --documents, `relevant` names paths in
    that folder and corpus.jsonl is not needed. Nothing of your own index is read or written.

    \b
    corpus.jsonl:   {"id", "title", "url", "text"}
    queries.jsonl:  {"id", "question", "history": [{"role", "content"}], "answerable", "relevant": [ids]}
    --drafts FILE:  {"id", "question", "passages": [{"id", "title", "text"}], "draft",
                     "sentences": [{"text", "label", "kind"}]}

    A draft is settled as if a model had just written it, without asking one; "quoted" marks a sentence in whose
    place the passage's own would be shown.

    \b
    Examples:
      footnote eval tests/sample
      footnote eval --drafts drafts.jsonl
      footnote eval questions/ --documents handbook/ --json
    """
    if drafts is not None:
        from adapters.cli.settling import settle_drafts

        return settle_drafts(drafts, as_json=as_json)
    if folder is None:
        raise click.UsageError("Give a DIR with questions, or --drafts FILE.")
    return _evaluate(folder, documents, audience, config, as_json=as_json)


def _evaluate(
    folder: Path, documents: Path | None, audience: tuple[str, ...], config: Path | None, *, as_json: bool
) -> int:
    import asyncio

    from adapters.cli.evaluating import evaluate_folder

    readers = frozenset(audience or (EVERYONE,))
    return asyncio.run(evaluate_folder(folder, documents, options.load_settings(config), readers, as_json=as_json))
