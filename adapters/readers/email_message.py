"""E-mails saved as files."""

from datetime import date
from email import policy
from email.message import EmailMessage
from email.parser import BytesParser
from email.utils import parsedate_to_datetime

from adapters.readers.closed import closing, keys_of_internal
from adapters.readers.encoding import decode
from adapters.readers.file import File
from adapters.readers.frontmatter import Matter, split_matter
from adapters.readers.headed import headed
from adapters.readers.scribe import Scribe
from adapters.readers.text import write_text
from adapters.readers.whom import CLOSED, is_for_all, trouble_of, withdrawn
from rag.document import Document, Unreadable
from rag.evidence import INTERNAL
from rag.lexical import fold

_SHOWN = ("From", "To", "Cc", "Date")
_BEFORE = b"\xef\xbb\xbf \t\r\n"
_WHO = ("Audience", "X-Audience")  # beside them Sensitivity: Personal, Private or Company-Confidential, RFC 4021


def read_email(file: File) -> Document | Unreadable:
    """Return heading lines and body, plain if there is one; attachments are named, not read."""
    if not file.content.strip():
        return Unreadable("empty file")
    matter, content = _split(file.content)
    message = BytesParser(EmailMessage, policy=policy.default).parsebytes(content)
    named = matter.audience or _named(message)
    if trouble := matter.trouble or ("" if named else _trouble(message)):
        return withdrawn(trouble)
    scribe = Scribe()
    for name in _SHOWN:
        said = _header(message, name)
        if said:
            scribe.paragraph(f"{name}: {said}")
    warnings = _write_body(message, scribe) + _attached(message)
    if not scribe.blocks:
        return Unreadable("not a readable e-mail")
    own = Document(
        title=_header(message, "Subject") or file.spoken_name,
        blocks=tuple(scribe.blocks),
        url=file.url,
        revised=_day(message),
        audience=named or frozenset({INTERNAL} if keys_of_internal(_rights(message)) else ()),
        links=tuple(scribe.links),
        warnings=warnings,
    )
    return headed(own, matter)


def _split(content: bytes) -> tuple[Matter, bytes]:
    """Return front matter above the header, and the message below it."""
    if not content.lstrip(_BEFORE).startswith((b"---", b"+++")):
        return Matter(), content
    matter, message = split_matter(content.decode("utf-8", "surrogateescape"))
    return matter, message.encode("utf-8", "surrogateescape")


def _named(message: EmailMessage) -> frozenset[str]:
    """Return the groups that the header names, none where it leaves that open."""
    said = {frozenset(filter(None, (name.strip(" []") for name in value.split(",")))) for value in _said(message, _WHO)}
    named = next(iter(said)) if len(said) == 1 else frozenset()
    return frozenset() if any(map(is_for_all, named)) else named


def _trouble(message: EmailMessage) -> str:
    """Return what the header says of who may read it, "" where all may."""
    for name in _WHO:
        if any(not is_for_all(said) for said in _said(message, (name,))):
            return trouble_of(f"{name}: {_header(message, name)}")
    for said in _said(message, ("Sensitivity",)):
        if fold(said).strip() not in ("", "normal"):
            return trouble_of(f"Sensitivity: {said}")
    return next((CLOSED.format(key) for key in closing(_rights(message))), "")


def _rights(message: EmailMessage) -> dict[str, str]:
    return {name.lower().removeprefix("x-").replace("-", "_"): str(value) for name, value in message.items()}


def _said(message: EmailMessage, names: tuple[str, ...]) -> list[str]:
    return [" ".join(str(value).split()) for name in names for value in message.get_all(name, [])]


def _header(message: EmailMessage, name: str) -> str:
    return " ".join(str(message.get(name, "")).split())


def _day(message: EmailMessage) -> date | None:
    try:
        return parsedate_to_datetime(_header(message, "Date")).date()
    except (ValueError, TypeError, IndexError):
        return None


def _write_body(message: EmailMessage, scribe: Scribe) -> tuple[str, ...]:
    body = message.get_body(("plain", "html"))
    if body is None:
        return ()
    raw = body.get_payload(decode=True)
    text, warnings = decode(raw if isinstance(raw, bytes) else b"", body.get_content_charset("") or "")
    if body.get_content_subtype() == "html":
        from adapters.readers.hypertext import parse_fragment, write_hypertext  # noqa: PLC0415  lxml only when needed

        write_hypertext(parse_fragment(text), scribe)
    else:
        write_text(text, scribe)
    return warnings


def _attached(message: EmailMessage) -> tuple[str, ...]:
    names = [part.get_filename() or part.get_content_type() for part in message.iter_attachments()]
    return (f"attachments were not read: {', '.join(names)}",) if names else ()
