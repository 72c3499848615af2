"""Hundreds of drafts with one thing wrong, through the whole of reading, proving and settling."""

import re
from collections import Counter

from rag.check import Checker
from rag.cite import Given, read_draft
from rag.prove import prove
from rag.reply import Answer, Tier
from rag.settle import Settled, settle
from tests.rag.drafted import OFFICIAL
from tests.rag.prove import mutate
from tests.rag.prove.attack import Attack, attacks, keyed, supported

ATTACKS = tuple(attacks())
FROM_NOWHERE = (*mutate.FROM_NOWHERE, "value of another passage")
MARKERS = frozenset(attack.kind for attack in ATTACKS) - {*FROM_NOWHERE, *mutate.WITHIN}


def settled(draft: str, given: tuple[Given, ...]) -> Settled:
    checker = Checker(given, prove, "What does the handbook say?")
    read = read_draft(draft, given, OFFICIAL)
    return settle(read, checker.check(read), checker)


def answer(draft: str, given: tuple[Given, ...]) -> Answer | None:
    return settled(draft, given).answer(Tier.NORMAL, "fake/model", OFFICIAL)


def stray(attack: Attack) -> list[str]:
    """Return what was planted and stands in the answer though no passage that is cited there has it."""
    found = answer(attack.draft, attack.given)
    if found is None:
        return []
    texts = {citation.number: citation.passage.text for citation in found.citations}
    return [
        f"{attack.kind}: {sentence.text}"
        for sentence in found.sentences()
        for word in attack.planted
        if holds(sentence.text, word) and not any(holds(texts[number], word) for number in sentence.citations)
    ]


def holds(text: str, word: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text, re.IGNORECASE) is not None


def test_there_are_hundreds_of_drafts_of_every_kind() -> None:
    kinds = Counter(attack.kind for attack in ATTACKS)
    assert sum(kinds.values()) >= 300
    assert min(kinds.values()) >= 10, kinds


def test_no_value_identifier_or_name_is_shown_that_nothing_cited_has() -> None:
    assert [wrong for attack in ATTACKS if attack.kind in FROM_NOWHERE for wrong in stray(attack)] == []


def test_a_sentence_whose_marker_is_wrong_is_never_shown_as_it_was_written() -> None:
    shown = [attack for attack in ATTACKS if attack.kind in MARKERS and settled(attack.draft, attack.given).posted]
    assert [f"{attack.kind}: {attack.draft}" for attack in shown] == []


def test_every_sentence_that_is_shown_cites_a_passage_that_was_given() -> None:
    for attack in ATTACKS:
        found = answer(attack.draft, attack.given)
        if found is None:
            continue
        given = {one.passage for one in attack.given}
        numbers = {citation.number for citation in found.citations if citation.passage in given}
        assert all(sentence.citations and numbers.issuperset(sentence.citations) for sentence in found.sentences())


def test_nearly_all_that_is_said_in_other_signs_is_shown_whole() -> None:
    same = [
        (keyed(changed), given)
        for case, given in supported()
        for change in mutate.SAME.values()
        for changed in change(case.claim)
    ]
    lost = [draft for draft, given in same if not settled(draft, given).posted]
    assert len(lost) / len(same) <= 0.03, lost
