"""`footnote`: the commands, and what happens when one of them cannot go on."""

import json
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import NoReturn

import click

from adapters.cli.ask import ask
from adapters.cli.chat import chat
from adapters.cli.demo import demo
from adapters.cli.doctor import doctor
from adapters.cli.eval import evaluate
from adapters.cli.exchanges import exchanges
from adapters.cli.ingest import ingest
from adapters.cli.migrate import migrate
from adapters.cli.review import review
from adapters.cli.serve import serve
from adapters.cli.stop import Exit, Stop
from adapters.cli.teams import teams
from adapters.cli.trouble import stop_for
from adapters.log import log


def _print_last(text: str) -> None:
    """Print what standard output ends with; where nothing more can be written to it, the exit code tells it alone."""
    try:
        if text:
            click.echo(text)
        sys.stdout.flush()
    except OSError:  # its reader has gone, its disk is full
        _nobody_reads()


def _tell(stop: Stop, *, as_json: bool) -> None:
    _print_last(
        json.dumps({"error": {"message": stop.message, "hint": stop.hint}}, ensure_ascii=False) if as_json else ""
    )
    click.echo(f"footnote: {stop.message}", err=True)
    if stop.hint:
        click.echo(stop.hint, err=True)


def _stopped(*, as_json: bool) -> Exit:
    hint = "What was finished is kept."
    _print_last(json.dumps({"error": {"message": "stopped", "hint": hint}}) if as_json else "")
    click.echo(f"\nStopped. {hint}", err=True)
    return Exit.STOPPED


def _nobody_reads() -> Exit:
    """Let the reader of a pipe go in peace: the interpreter's own last flush must not complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return Exit.FINE


class _InOrder(click.Group):
    """Lists its commands as they were added: the first steps first."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        del ctx
        return list(self.commands)


@click.group(cls=_InOrder, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(package_name="footnote", prog_name="footnote")
def footnote() -> None:
    """
    Answers from your own documents, with a checked source on every sentence.

    \b
    Start here:
      footnote demo                                    see it work, no setup
      footnote ingest handbook/ --official-url https://hr.example.com
      footnote ask "How many days of leave do I get?"
      footnote chat
      footnote serve                                   on Slack and Microsoft Teams

    What is indexed lives in .footnote/ of the working folder. A file footnote.toml beside it,
    and variables FOOTNOTE_*, change that and more; `footnote doctor` checks them.

    \b
    Exit codes:
      0  fine                        3  some files could not be read
      1  an unexpected failure       4  the documents could not be reached
      2  wrong use or settings     130  stopped by Ctrl-C; what was finished is kept

    Errors go to standard error. With --json, standard output is always one JSON object; when
    the command fails it is {"error": {"message": ..., "hint": ...}}. FOOTNOTE_DEBUG=1 adds the
    traceback of an unexpected failure; FOOTNOTE_LOG=info writes a JSON line about each exchange,
    without anybody's words, to standard error.
    """


for _command in (demo, ingest, ask, chat, serve, doctor, migrate, evaluate, exchanges, review, teams):
    footnote.add_command(_command)


def run(words: Sequence[str]) -> int:
    """Run one command and return its exit code; whatever happens, a person is told plainly."""
    try:
        with log(os.environ):
            code = footnote.main(words or ["--help"], "footnote", standalone_mode=False)
        sys.stdout.flush()
    except (KeyboardInterrupt, click.Abort):
        return _stopped(as_json="--json" in words)
    except (BrokenPipeError, SystemExit):  # click exits where its reader has gone away, and, not standalone, only there
        return _nobody_reads()
    except Exception as error:  # noqa: BLE001  # the door: nothing is behind it that could answer
        stop = stop_for(error)
        _tell(stop, as_json="--json" in words)
        return stop.code
    return code if isinstance(code, int) else Exit.FINE


def main() -> NoReturn:
    """Run the command line of this process and end it."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a terminal that cannot show a letter shows a question mark
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))
