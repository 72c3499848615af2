"""Rows of the SQL ledger hold exchanges to the letter."""

import json
from contextlib import closing
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from adapters.ledger.rows import exchange_of, exchange_row
from adapters.ledger.sql import SqlLedger
from tests.contract.conversation import exchange


@given(st.text(st.characters(codec="utf-8")))
def test_whatever_was_asked_is_kept_to_the_letter(text: str) -> None:
    asked = exchange(text=text)
    assert exchange_of(exchange_row(asked)["whole"], "the ledger") == asked


async def test_half_a_surrogate_pair_does_not_stop_the_record(tmp_path: Path) -> None:
    with closing(SqlLedger(tmp_path / "ledger.sqlite")) as ledger:
        await ledger.record(exchange(text="emoji \ud83d cut"))
        (kept,) = await ledger.exchanges(1)
    assert kept.message.text == "emoji ? cut"


def test_an_exchange_that_was_kept_before_answers_were_marked_is_read() -> None:
    whole = json.loads(exchange_row(exchange())["whole"])
    del whole["outdated"]
    assert exchange_of(json.dumps(whole), "the ledger") == exchange()
