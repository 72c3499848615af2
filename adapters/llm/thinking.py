"""What a model on a server of one's own thinks aloud before it answers, which is no part of the answer."""

import re

_NAMES = ("think", "thinking", "thought", "reasoning")
_OPENINGS = tuple(f"<{name}>" for name in _NAMES)
_CLOSING = re.compile(rf"</(?:{'|'.join(_NAMES)})>\s*", re.IGNORECASE)


def answer_of(text: str) -> str:
    """
    Return a whole reply without the thoughts before it; "" when the model did not come to an answer.

    Some servers leave out where the thoughts begin.
    """
    if closings := list(_CLOSING.finditer(text)):
        return text[closings[-1].end() :]
    return "" if text.lstrip().lower().startswith(_OPENINGS) else text


class Aloud:
    """A reply that comes in pieces, of which only the answer is heard."""

    def __init__(self) -> None:
        self._held = ""
        self._answers = False

    def heard(self, piece: str) -> str:
        """Return what of the answer comes with a piece; "" while it may still be thoughts."""
        if self._answers:
            return piece
        self._held += piece
        begun = self._held.lstrip().lower()
        if any(opening.startswith(begun) for opening in _OPENINGS):
            return ""
        if begun.startswith(_OPENINGS):
            closing = _CLOSING.search(self._held)
            answer = self._held[closing.end() :] if closing else ""
        else:
            answer = self._held
        self._answers = bool(answer)
        return answer
