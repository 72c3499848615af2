"""Words that name people and channels by their ids, and what they say in plain text."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

COLLEAGUE = "a colleague"
"""Whoever cannot be named: their id helps nobody, and spoils a search."""
CHANNEL = "a channel"
GROUP = "a group"


class Kind(StrEnum):
    """What a mention names."""

    PERSON = "person"
    CHANNEL = "channel"
    GROUP = "group"


@dataclass(frozen=True, slots=True)
class Mention:
    """
    Somebody or something named by its id.

    Attributes:
        label: What Slack wrote beside the id, or "".
        live: Whether it notifies whom it names: one inside of code does not.
    """

    kind: Kind
    id: str
    label: str = ""
    live: bool = True


@dataclass(frozen=True, slots=True)
class Names:
    """What ids are called; an id that is not in it is named in general words."""

    people: Mapping[str, str] = field(default_factory=dict)
    channels: Mapping[str, str] = field(default_factory=dict)

    def of(self, mention: Mention) -> str:
        """Return what a mention is called."""
        match mention.kind:
            case Kind.PERSON:
                return self.people.get(mention.id) or mention.label or COLLEAGUE
            case Kind.CHANNEL:
                return mention.label or self.channels.get(mention.id) or CHANNEL
            case Kind.GROUP:
                return mention.label.lstrip("@") or GROUP


@dataclass(frozen=True, slots=True)
class Written:
    """Words, and whom they name, in order."""

    pieces: tuple[str | Mention, ...] = ()

    def mentions(self, kind: Kind) -> Sequence[str]:
        """Return the ids of this kind that are named, each once, in order of their first mention."""
        return tuple(dict.fromkeys(one.id for one in self.pieces if isinstance(one, Mention) and one.kind is kind))

    def calls(self, person: str) -> bool:
        """Whether a person is mentioned so that they are told of it."""
        return any(_is_call(piece, person) for piece in self.pieces)

    def calls_others(self, person: str) -> bool:
        """Whether somebody else is mentioned so that they are told of it, a person or a group, and not this person."""
        told = [one for one in self.pieces if isinstance(one, Mention) and one.live and one.kind is not Kind.CHANNEL]
        return bool(told) and not self.calls(person)

    def plain(self, names: Names, without: str = "") -> str:
        """Return the words, mentions by name; those that call the person `without` are left out."""
        kept = _without_calls(self.pieces, without) if without else self.pieces
        said = "".join(piece if isinstance(piece, str) else names.of(piece) for piece in kept)
        return _tidy(said)


def _is_call(piece: str | Mention, person: str) -> bool:
    return isinstance(piece, Mention) and piece.live and piece.kind is Kind.PERSON and piece.id == person


def _without_calls(pieces: Sequence[str | Mention], person: str) -> Iterator[str | Mention]:
    called = False
    for piece in pieces:
        if _is_call(piece, person):
            called = True
            continue
        # "@docs-bot: how many days" is "how many days": the sign belongs to the name.
        yield re.sub(r"^\s*[:,]?", " ", piece, count=1) if called and isinstance(piece, str) else piece
        called = False


def _tidy(text: str) -> str:
    lines = (re.sub(r"[ \t\u00a0]+", " ", line).strip() for line in text.split("\n"))
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip()
