"""
Count what machine-made drafts with one thing wrong come to: python tests/bench/prove_swaps.py

First every attack of the tests by kind; then sentences with another value or name of their own passage, in which no
word is new. Those that code posts a judge reads in strict collections alone: what it is unsure of is not posted.
"""

import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from rag.prove import Text, Verdict, prove
from tests.rag.prove import mutate
from tests.rag.prove.attack import attacks, inside, keyed, supported
from tests.rag.test_adversarial_drafts import settled, stray


def from_outside() -> None:
    made, posted, strays = Counter[str](), Counter[str](), Counter[str]()
    for attack in attacks():
        made[attack.kind] += 1
        posted[attack.kind] += bool(settled(attack.draft, attack.given).posted)
        strays[attack.kind] += attack.kind not in mutate.WITHIN and bool(stray(attack))
    print(f"{'attack':34} drafts  posted as written  with a word that nothing cited has")
    for kind, count in made.items():
        print(f"{kind:34} {count:6} {posted[kind]:18} {strays[kind]:34}")
    print(f"{'all':34} {made.total():6} {posted.total():18} {strays.total():34}")


def from_inside() -> None:
    made, alone = Counter[str](), Counter[str]()
    for case in (case for case, _ in supported()):
        text = Text("Handbook", "", case.passage)
        for kind, claim in inside(case):
            made[kind] += 1
            alone[kind] += prove(claim, [text], [text]).verdict is Verdict.PROVED
    print(f"\n{'swap inside one passage':34} drafts  posted by code")
    for kind, count in made.items():
        print(f"{kind:34} {count:6} {alone[kind]:9} {alone[kind] / count:5.0%}")


def the_same() -> None:
    same = kept = right = 0
    for case, given in supported():
        right += bool(settled(keyed(case.claim), given).posted)
        for change in mutate.SAME.values():
            for changed in change(case.claim):
                same += 1
                kept += bool(settled(keyed(changed), given).posted)
    print(f"\nright sentences posted whole: {right} of {len(supported())}")
    print(f"the same in other signs, posted whole: {kept} of {same} ({kept / same:.1%})")


if __name__ == "__main__":
    from_outside()
    from_inside()
    the_same()
