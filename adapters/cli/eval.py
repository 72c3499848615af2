"""`footnote eval`: how good is it, on questions whose answers are known."""

from pathlib import Path

import click

from adapters.cli import options
from rag.evidence import EVERYONE

_FOLDER = click.Path(exists=True, file_okay=False, resolve_path=True, path_type=Path)


@click.command("eval", short_help="Measure search and refusals on known questions.")
@click.argument("folder", type=_FOLDER, metavar="DIR")
@click.option("--documents", type=_FOLDER, metavar="FOLDER", help="Documents to use instead of corpus.jsonl.")
@options.audience(EVERYONE)
@options.as_json("measures, each with its 95% interval and n")
@options.config()
def evaluate(
    folder: Path, documents: Path | None, audience: tuple[str, ...], as_json: bool, config: Path | None
) -> int:
    """
    Measure recall, nDCG, MRR, hits, refusals and latency, each with its 95% interval.

    DIR holds corpus.jsonl and queries.jsonl, one object on a line. With --documents, `relevant` names paths in
    that folder and corpus.jsonl is not needed. Nothing of your own index is read or written.

    \b
    corpus.jsonl:   {"id", "title", "url", "text"}
    queries.jsonl:  {"id", "question", "history": [{"role", "content"}], "answerable", "relevant": [ids]}

    \b
    Examples:
      footnote eval tests/sample
      footnote eval questions/ --documents handbook/ --json
    """
    import asyncio

    from adapters.cli.evaluating import evaluate_folder

    readers = frozenset(audience or (EVERYONE,))
    return asyncio.run(evaluate_folder(folder, documents, options.load_settings(config), readers, as_json=as_json))
