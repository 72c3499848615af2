"""Links that open a document at the very words that are quoted."""

import re
from urllib.parse import quote as percent
from urllib.parse import urlsplit

from rag.evidence import Passage

_WHOLE = 80  # characters; a longer quote is linked by its first and last words
_ENDS = 5  # words at each end of such a link
_BULLET = re.compile(r"^(?:[-*+•]|\d{1,3}[.)])\s+")
_CELLS = " | "


def deep_link(passage: Passage, quote: str) -> str:
    """
    Return the link to the quote: the page of a PDF, else the text itself under the nearest anchor.

    The words travel as a text fragment (https://wicg.github.io/scroll-to-text-fragment/); a browser that does not
    know it goes to the anchor.
    """
    url, _, fragment = passage.source.url.partition("#")
    place = passage.place(quote)
    if urlsplit(url).path.lower().endswith(".pdf"):
        return f"{url}#page={place.page}" if place.page else passage.source.url
    anchor = percent(place.anchor or fragment, safe="")
    return f"{url}#{anchor}:~:text={_directive(quote)}"


def _directive(quote: str) -> str:
    line = _BULLET.sub("", quote.strip().splitlines()[0])
    if _CELLS in line:
        cells = line.split(_CELLS)
        return f"{_encoded(cells[0])},{_encoded(cells[-1])}"
    words = line.split()
    if len(line) <= _WHOLE or len(words) <= 2 * _ENDS:
        return _encoded(line)
    return f"{_encoded(' '.join(words[:_ENDS]))},{_encoded(' '.join(words[-_ENDS:]))}"


def _encoded(text: str) -> str:
    """Return the text percent-encoded, the hyphen too: there it parts the directive's terms."""
    return percent(text, safe="").replace("-", "%2D")
