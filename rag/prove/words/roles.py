"""Words for those who do things: who reads a page, the house that wrote it, and everybody with a part of their own."""

from collections.abc import Sequence

from rag.prove.words.words import Word


def _with_plurals(words: str) -> frozenset[str]:
    """Return words with their plurals, as they are: a stem would take "request" for a requester."""
    return frozenset(words.split()) | {f"{word}s" for word in words.split()}


YOU, US = "reader", "house"
"""Who is meant, whatever the word: whoever reads, and who wrote the page."""
READER = _with_plurals(
    """you yourself employee staff worker colleague teammate people person individual anyone everyone someone somebody
    everybody anybody user participant attendee folk whoever"""
)
"""Whoever asks is any of these."""
HOUSE = _with_plurals("we company firm organisation organization employer university")
ABOVE = _with_plurals(
    """manager supervisor boss lead leader head board director treasurer committee council hr finance owner host
    department office ceo cto cfo coo president peopleops payroll chair chairman chairperson trustee officer executive
    auditor landlord insurer bank vendor supplier police court assembly wg"""
)
"""Those whom a page tells apart from its reader."""
ROLES = ABOVE | _with_plurals(
    """reviewer approver nominator nominee sponsor candidate applicant customer client contractor freelancer consultant
    intern partner doctor gp nurse pharmacist provider administrator admin moderator maintainer author editor engineer
    developer designer student teacher parent spouse secretary agent coordinator mentor mentee buddy accountant
    assistant analyst recruiter interviewer tenant guest visitor member contributor collaborator team group panel
    referrer creator requester assignee commander responder recruit organiser organizer facilitator trainer instructor
    learner volunteer founder librarian caretaker borrower sister driver scribe buyer seller
    coach porter guard cook chef principal captain pilot dispatcher technician operator steward warden curator inspector
    surveyor adviser advisor counsel counsellor lawyer solicitor therapist dentist physician surgeon midwife paramedic
    professor lecturer tutor dean registrar examiner foreman electrician plumber cleaner gardener receptionist clerk
    cashier courier wholesaler retailer agency broker notary mayor ministry authority regulator union scholar pupil
    neighbour neighbor witness resident occupant rider marshal jury management shareholder passenger patient"""
)
BE = frozenset("is are was were be been being get gets got getting".split())
FINITE = BE | frozenset("will would shall should can could may might must has have had do does did need needs".split())
BETWEEN = FINITE | frozenset(
    """also then always usually normally typically first only ultimately still just therefore automatically not never
    to pre re needed ought going able required expected supposed responsible later again now already often generally
    instead both either hereby""".split()
)
"""What may stand between who does something and the verb."""
PREPOSITIONS = frozenset("for to in on at with by from of about through into as than per before after during".split())
DETERMINERS = frozenset("the a an your their our its any each every all this that these new no another".split())
_ONE_READER = frozenset("employee worker colleague teammate person individual user participant attendee".split())
_OTHER, _THAT = frozenset(["another", "other"]), frozenset(["this", "that"])


def is_somebody_else(reader: str, before: str) -> bool:
    """Whether the word before one for the reader makes it another: "that person", and not "note that employees"."""
    if before in _THAT:
        return reader in _ONE_READER
    return before in _OTHER and reader not in {"you", "yourself"}


def meant(words: Sequence[Word], at: int) -> str:
    """Return who a word means, "" when it means nobody."""
    word = words[at]
    if word.folded == "it":
        return "it" if word.text == "IT" else ""
    for kind, lexicon in ((YOU, READER), (US, HOUSE)):
        if word.folded in lexicon:
            before = words[at - 1].folded if at else ""
            return word.folded if kind is YOU and is_somebody_else(word.folded, before) else kind
    return word.folded.removesuffix("s") if word.folded in ROLES else ""


def named(words: Sequence[Word], at: int) -> str:
    """Return who a word means, or its stem when it is a name."""
    word = words[at]
    is_name = at and word.is_capital and word.weight == 1 and len(word.text) > 2
    return meant(words, at) or (word.stem if is_name else "")
