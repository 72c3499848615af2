"""`footnote ask`: one question, one answer or one refusal."""

from pathlib import Path

import click

from adapters.cli import options

_SHAPE = (
    "{kind: answer|quotes|refusal|chat, text, tier, asked, question, citations: [{number, title, section, url, "
    "link, quote, source_id, owner, revised}], conflicts: [[number, number]], missing: [words], "
    "sentences: [{text, citations, quoted}], cut, unwritten, hits: [{source_id, "
    "title, score, probability}], why, official_url, searched, nearest, model, timings_ms, llm_calls, tokens}"
)


@click.command(short_help="Ask one question.")
@click.argument("question", nargs=-1, required=True, metavar="QUESTION")
@options.collections()
@options.audience("every group")
@click.option(
    "--thread",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help='What was said before, one {"role": "user" or "assistant", "content": ...} on a line.',
)
@click.option("--explain", is_flag=True, help="Show why: passages, scores, decisions.")
@options.as_json(_SHAPE)
@options.config()
def ask(
    question: tuple[str, ...],
    collections: tuple[str, ...],
    audience: tuple[str, ...],
    thread: Path | None,
    explain: bool,
    as_json: bool,
    config: Path | None,
) -> int:
    """
    Ask one question and print the answer with its sources, or a refusal with its official link.

    QUESTION may be `-`: then it is read from standard input.

    \b
    Examples:
      footnote ask "How many days of leave do I get?"
      footnote ask "And for contractors?" --thread thread.jsonl
      echo "Who approves travel?" | footnote ask -
      footnote ask "What is the per diem?" --json | jq '.citations[].link'

    A refusal is an answer: the exit code is 0. It is 4 when the documents could not be reached.
    """
    import asyncio

    from adapters.cli.asking import Request, answer
    from adapters.cli.question import read_question
    from adapters.cli.session import Reader

    reader = Reader(collections, audience)
    request = Request(read_question(question), reader, thread, explain=explain, as_json=as_json)
    return asyncio.run(answer(request, options.load_settings(config)))
