"""A person says that an answer is bad: who, why, and whether they took it back."""

from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

from bot.thread import MessageId, PersonId, Room

THUMB = "thumb"
"""The mark of whoever presses the thumb that points down."""


class Reason(StrEnum):
    """Why an answer was flagged, as the flagger is asked."""

    WRONG = "wrong"
    OUTDATED = "outdated"
    WRONG_SOURCE = "wrong_source"
    SHOULD_HAVE_ANSWERED = "should_have_answered"
    OTHER = "other"


class Category(StrEnum):
    """What went wrong, as reviewers sort it: where to look for what to mend."""

    MISSED_RETRIEVAL = "missed_retrieval"
    WRONG_PAGE = "wrong_page"
    UNSUPPORTED_CLAIM = "unsupported_claim"
    UNNECESSARY_REFUSAL = "unnecessary_refusal"
    STALE_SOURCE = "stale_source"
    FINE = "fine"


@dataclass(frozen=True, slots=True)
class Flag:
    """
    One person's flag on one answer: there is never a second one of the same two.

    Attributes:
        answer: The bot's post that was flagged, in `room`.
        at: When it was raised last; aware, in UTC.
        why: None until the person says so.
        text: What the person wrote beside it, or "".
        permalink: Opens the answer on its platform, or "".
        withdrawn: When it was taken back; None while it stands.
        changes: What happened to it, oldest first: (when, "raised" or "withdrawn").
        told: Whether the reviewers know of it as it stands.
        category: As a reviewer sorted it; None leaves that to what the record tells (`bot.review`).
        marks: What the person has on the answer's posts; while one is left the flag stands. Words are no mark.
    """

    room: Room
    answer: MessageId
    by: PersonId
    at: datetime
    why: Reason | None = None
    text: str = ""
    permalink: str = ""
    withdrawn: datetime | None = None
    changes: tuple[tuple[datetime, str], ...] = ()
    told: bool = False
    category: Category | None = None
    marks: tuple[str, ...] = ()

    @property
    def id(self) -> str:
        """Names it for people; the same when it is taken back and raised again."""
        room = self.room
        return f"{room.platform}/{room.workspace}/{room.id}/{self.answer.value}/{self.by.value}"

    def raised(self, at: datetime, why: Reason | None, text: str, mark: str = "") -> "Flag":
        """Return the flag after the person raised it, or said more about it; said again, it stays as it is."""
        stands = self.withdrawn is None and bool(self.changes)
        marks = (*self.marks, mark) if mark and mark not in self.marks else self.marks
        if stands and why in (None, self.why) and text in ("", self.text):
            return replace(self, marks=marks)
        changes = self.changes if stands else (*self.changes, (at, "raised"))
        return replace(
            self,
            at=at,
            why=why or self.why,
            text=text or self.text,
            withdrawn=None,
            changes=changes,
            told=False,
            marks=marks,
        )

    def taken_back(self, at: datetime, mark: str = "") -> "Flag":
        """
        Return the flag after the person took a mark off, or all of it back; it stands while another mark does.

        One that was taken back before stays as it is.
        """
        left = tuple(one for one in self.marks if mark and one != mark)
        if left or self.withdrawn is not None:
            return replace(self, marks=left)
        return replace(self, withdrawn=at, changes=(*self.changes, (at, "withdrawn")), told=False, marks=left)
