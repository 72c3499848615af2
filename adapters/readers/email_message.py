"""E-mails saved as files."""

from datetime import date
from email import policy
from email.message import EmailMessage
from email.parser import BytesParser
from email.utils import parsedate_to_datetime

from adapters.readers.encoding import decode
from adapters.readers.file import File
from adapters.readers.scribe import Scribe
from adapters.readers.text import write_text
from rag.document import Document, Unreadable

_SHOWN = ("From", "To", "Cc", "Date")


def read_email(file: File) -> Document | Unreadable:
    """Return heading lines and body, plain if there is one; attachments are named, not read."""
    if not file.content.strip():
        return Unreadable("empty file")
    message = BytesParser(EmailMessage, policy=policy.default).parsebytes(file.content)
    scribe = Scribe()
    for name in _SHOWN:
        said = _header(message, name)
        if said:
            scribe.paragraph(f"{name}: {said}")
    warnings = _write_body(message, scribe) + _attached(message)
    if not scribe.blocks:
        return Unreadable("not a readable e-mail")
    return Document(
        title=_header(message, "Subject") or file.spoken_name,
        blocks=tuple(scribe.blocks),
        url=file.url,
        revised=_day(message),
        links=tuple(scribe.links),
        warnings=warnings,
    )


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
