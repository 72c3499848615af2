"""HTML without what nobody sees of it, and without what is struck out."""

import re
from collections.abc import Sequence

from lxml import etree

from adapters.readers.markup import is_hidden
from adapters.readers.stylesheet import Sheet, read_sheets

_SHEET = re.compile(r"<style(?P<attributes>[^>]*)>(?P<text>(?:(?!</style).)*+)", re.IGNORECASE | re.DOTALL)
_MEDIA = re.compile(r"\bmedia\s*=\s*[\"']?\s*([^\"'>]*)", re.IGNORECASE)
_SCREENS = ("", "all", "screen", "only screen")


def without_unseen(root: etree._Element, text: str) -> etree._Element:
    """
    Take out of the tree what its elements, its own styles or the style sheets in its source hide or strike; return it.

    What has no text of its own stays: links may point to it.
    """
    for element in _hidden(root, [sheet for sheet in read_sheets(_sheets(text)) if sheet.hiding]):
        if any(piece.strip() for piece in element.itertext("*")):
            element.drop_tree()
    return root


def _sheets(text: str) -> Sequence[str]:
    """Return the style sheets in the source of a page that hold on screens."""
    if "<style" not in text and "<STYLE" not in text:
        return ()
    found = ((match["text"], _MEDIA.search(match["attributes"])) for match in _SHEET.finditer(text))
    return [css for css, media in found if not media or media[1].strip().lower() in _SCREENS]


def _hidden(root: etree._Element, sheets: Sequence[Sheet]) -> list[etree._Element]:
    """Return the outermost elements that are hidden."""
    found: list[etree._Element] = []
    inside: set[etree._Element] = set()
    for element in root.iter("*"):
        if element.getparent() in inside:
            inside.add(element)
        elif element is not root and (is_hidden(element) or any(sheet.hides(element) for sheet in sheets)):
            inside.add(element)
            found.append(element)
    return found
