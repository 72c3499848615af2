"""
Two common checks of cited answers beside ours, on the same labelled drafts: python tests/bench/prove_peers.py FILE

- marker presence: a sentence, cut behind each full stop, is shown when it has a "[n]" and every n was given; the rest
  is taken out.
- confidence score: the share of sentences that have a marker where they seem to state a fact, averaged with how close
  the search was and whether the draft abstains; a draft is shown whole or not at all. How close the search was is not
  known here: it is given, and more than enough (`_CLOSE`).

A false alarm is a supported sentence that is not shown as it was written; a passed invention is an unsupported one that
is. FILE is as for tests/bench/prove.py.
"""

import re
import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from adapters.evaluation.drafts import LabelledDraft, fates, read_drafts

Shown = Callable[[LabelledDraft], list[bool]]
"""Whether each labelled sentence of a draft is shown as it was written."""

_MARKER = re.compile(r"\[(\d+)\]")
_SENTENCE = re.compile(r"(?<=[.!?])\s+")
_CLOSE = 0.7
_ANSWERED, _UNSURE = 0.7, 0.4
_NO_FACT = (
    "based on",
    "according to",
    "in summary",
    "however",
    "additionally",
    "note that",
    "i don't",
    "i cannot",
    "the available",
)
_FACT = re.compile(r"\d|\b(?:must|requires|shall|policy|procedure)\b", re.IGNORECASE)
_ABSTAINS = re.compile(r"cannot fully answer|don't have|no information|not covered|could not find", re.IGNORECASE)


def by_marker(labelled: LabelledDraft) -> list[bool]:
    given = {str(one.id) for one in labelled.passages}
    pieces = [(piece, _MARKER.findall(piece)) for piece in _SENTENCE.split(labelled.draft)]
    kept = "\n".join(piece for piece, ids in pieces if ids and given.issuperset(ids))
    return [sentence.text.split("\n")[0] in kept for sentence in labelled.sentences]


def confidence(labelled: LabelledDraft) -> float:
    pieces = _SENTENCE.split(labelled.draft)
    facts = [piece for piece in pieces if not piece.lower().startswith(_NO_FACT) and _FACT.search(piece)]
    covered = sum(bool(_MARKER.search(piece)) for piece in pieces) if facts else len(pieces)
    open_minded = 0.5 if _ABSTAINS.search(labelled.draft) else 1.0
    return round(0.45 * _CLOSE + 0.35 * covered / len(pieces) + 0.20 * open_minded, 2)


def by_confidence(least: float) -> Shown:
    return lambda labelled: [confidence(labelled) >= least] * len(labelled.sentences)


def by_proof(labelled: LabelledDraft) -> list[bool]:
    return [not fate.problem for fate in fates(labelled)]


def compare(name: str, shown: Shown, drafts: tuple[LabelledDraft, ...]) -> None:
    counts = {"supported": [0, 0], "unsupported": [0, 0]}
    for labelled in drafts:
        for sentence, stands in zip(labelled.sentences, shown(labelled), strict=True):
            if sentence.label in counts:
                counts[sentence.label][stands] += 1
    (alarms, right), (_, passed) = counts["supported"], counts["unsupported"]
    supported, wrong = alarms + right, sum(counts["unsupported"])
    told = f"{alarms:4} of {supported} ({alarms / supported:5.1%})   {passed:4} of {wrong} ({passed / wrong:5.1%})"
    print(f"{name:40} {told}")


def main(file: Path) -> None:
    drafts = read_drafts(file)
    print(f"{'':40} false alarms          passed inventions")
    compare("marker presence", by_marker, drafts)
    compare(f"confidence score, at least {_ANSWERED}", by_confidence(_ANSWERED), drafts)
    compare(f"confidence score, at least {_UNSURE} (warned)", by_confidence(_UNSURE), drafts)
    compare("proof by code", by_proof, drafts)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
