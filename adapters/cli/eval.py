"""`footnote eval`: how good is it, on questions whose answers are known."""

from pathlib import Path

import click

from adapters.cli import options
from rag.evidence import EVERYONE

_FOLDER = click.Path(exists=True, file_okay=False, resolve_path=True, path_type=Path)
_FILE = click.Path(exists=True, dir_okay=False, resolve_path=True, path_type=Path)


_HELP = """
Measure recall, nDCG, MRR, hits, refusals and latency, each with its 95% interval.

DIR holds corpus.jsonl and queries.jsonl, one object on a line. With --documents, `relevant` names paths in
that folder and corpus.jsonl is not needed. Nothing of your own index is read or written.

\b
corpus.jsonl:   {"id", "title", "url", "text"}
queries.jsonl:  {"id", "question", "history": [{"role", "content"}], "answerable", "relevant": [ids]}
--drafts FILE:  {"id", "question", "passages": [{"id", "title", "text"}], "draft",
                 "sentences": [{"text", "label", "kind"}]}

With --models the answers are written as in production, and measured too: answered_* and quoted_* (with refused_*
the shares of each class; refused_answerable are unhelpful refusals), citation_precision and citation_recall
against `relevant`, invented_citations (0, or it is a bug), faithfulness (claims that code proves by what they cite; the
rest a model vouched for), model_calls, tokens and cost_usd per question, as far as prices are known.

With --ablation the same questions go through three versions: the prompt alone, what a model writes shown as it is; with
the gate before it; and with the check and its retry, as in production. A judge reads every sentence that any of them
shows: unsupported are those that it does not find in what they cite, unproven those that code does not,
answers_unsupported the questions that got one. Where the gate changes nothing the versions share one draft.

A draft is settled as if a model had just written it, without asking one. It cites a passage by its id in square
brackets: a number up to 999, or a letter, a digit and a letter, as in [1] or [k7f]. A sentence's `text` is a piece of
the draft, its markers included. "quoted" marks a sentence in whose place the passage's own would be shown, "recited"
one that names no passage or the wrong one, and would be shown under the one that says it.

A replay takes what `footnote exchanges export` wrote, and lists what the thresholds of now would decide
otherwise: no model is asked, and where one would have to be, the documents' own sentences stand for its answer.

\b
Examples:
  footnote eval tests/sample
  footnote eval questions/ --documents handbook/ --models
  footnote eval questions/ --documents handbook/ --ablation
  footnote eval --drafts drafts.jsonl
  FOOTNOTE_GATE_REFUSE_BELOW=0.2 footnote eval --replay november.jsonl
  footnote eval questions/ --documents handbook/ --json
"""


@click.command("eval", short_help="Measure search, answers and refusals on known questions.", help=_HELP)
@click.argument("folder", type=_FOLDER, metavar="DIR", required=False)
@click.option("--documents", type=_FOLDER, metavar="FOLDER", help="Documents to use instead of corpus.jsonl.")
@click.option("--models", is_flag=True, help="Let the configured models write, and measure what is posted, too.")
@click.option("--ablation", is_flag=True, help="Compare the prompt alone, with the gate, and with the check and retry.")
@click.option("--drafts", type=_FILE, metavar="FILE", help="Check drafts of answers instead of searching.")
@click.option("--replay", type=_FILE, metavar="FILE", help="Decide exported exchanges under the thresholds of [gate].")
@options.audience(EVERYONE)
@options.as_json(
    "measures, each with its 95% interval and n, by version with --ablation; each draft with --drafts, each change "
    "with --replay"
)
@options.config()
def evaluate(
    folder: Path | None,
    documents: Path | None,
    models: bool,
    ablation: bool,
    drafts: Path | None,
    replay: Path | None,
    audience: tuple[str, ...],
    as_json: bool,
    config: Path | None,
) -> int:
    """Measure, or check drafts, or decide exchanges anew."""
    if (drafts or replay) and (folder or documents or models or ablation or (drafts and replay)):
        raise click.UsageError("Give one of DIR, --drafts and --replay; the other options belong to DIR.")
    if drafts is not None:
        from adapters.cli.settling import settle_drafts

        return settle_drafts(drafts, as_json=as_json)
    if replay is not None:
        from adapters.cli.replaying import replay_exchanges

        return replay_exchanges(replay, options.load_settings(config), as_json=as_json)
    if folder is None:
        raise click.UsageError("Give a DIR with questions, --drafts FILE or --replay FILE.")
    import asyncio

    from adapters.cli.evaluating import Evaluation, evaluate_folder

    asked = Evaluation(folder, documents, frozenset(audience or (EVERYONE,)), models)
    if ablation:
        from adapters.cli.ablating import ablate_folder

        return asyncio.run(ablate_folder(asked, options.load_settings(config), as_json=as_json))
    return asyncio.run(evaluate_folder(asked, options.load_settings(config), as_json=as_json))
