"""A person says that an answer is bad: who, why, and whether they took it back."""

from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

from bot.thread import MessageId, PersonId, Room


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

    @property
    def id(self) -> str:
        """Names it for people; the same when it is taken back and raised again."""
        room = self.room
        return f"{room.platform}/{room.workspace}/{room.id}/{self.answer.value}/{self.by.value}"

    def raised(self, at: datetime, why: Reason | None, text: str) -> "Flag":
        """Return the flag after the person raised it, or said more about it; said again, it stays as it is."""
        stands = self.withdrawn is None and bool(self.changes)
        if stands and why in (None, self.why) and text in ("", self.text):
            return self
        changes = self.changes if stands else (*self.changes, (at, "raised"))
        return replace(
            self,
            at=at,
            why=why or self.why,
            text=text or self.text,
            withdrawn=None,
            changes=changes,
            told=False,
        )

    def taken_back(self, at: datetime) -> "Flag":
        """Return the flag after the person took it back; one that was taken back before stays as it is."""
        if self.withdrawn is not None:
            return self
        return replace(self, withdrawn=at, changes=(*self.changes, (at, "withdrawn")), told=False)
