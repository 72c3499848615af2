"""What of a web page is boilerplate by its own word: by tag, by role, by what classes and ids call it."""

import copy
import re

from lxml import etree

_CLEAN = 0.02
"""Up to this share of a page's letters in menus, footers and forms, our own rules lose less than an extractor."""

_WRAPPER = 0.5
"""From this share of a page's letters on, what is called "page-with-sidebar" holds the page and not its sidebar."""

_NOISE = frozenset("nav header footer aside form".split())
_NOISY_ROLES = frozenset("navigation banner contentinfo complementary search menu dialog".split())
_NAMED_NOISE = re.compile(
    r"(?<![a-z])(nav|navi|navbar|navigation|menu|sidebar|footer|comments?|cookies?|share|social|related|breadcrumbs?"
    r"|widget|banner|teaser|login|newsletter)(?![a-z])",
    re.IGNORECASE,
)
"""What pages call their boilerplate in classes and ids."""


def is_clean(body: etree._Element) -> bool:
    """Say whether a page is all document, like an export or a page of plain documentation."""
    if any(is_named_noise(element) for element in body.iter("*")):
        return False
    noise = sum(_letters(element) for element in _outermost_noise(body))
    return noise <= _CLEAN * _letters(body)


def is_noise(element: etree._Element) -> bool:
    """Say whether the element is boilerplate by tag or role; the header of an article is part of it."""
    if element.tag == "header" and next(element.iterancestors("article", "main"), None) is not None:
        return False
    return element.tag in _NOISE or element.get("role") in _NOISY_ROLES


def is_named_noise(element: etree._Element) -> bool:
    """Say whether classes or id call the element boilerplate; such words are often about what stands beside it."""
    return bool(_NAMED_NOISE.search(f"{element.get('class', '')} {element.get('id', '')}"))


def without_noise(body: etree._Element, *, named: bool = False) -> etree._Element:
    """Return a copy of the body, or of its one main element, without boilerplate; `named`: of both kinds."""
    mains = list(body.iter("main"))
    own = copy.deepcopy(mains[0] if len(mains) == 1 else body)
    most = _WRAPPER * _letters(own) if named else 0
    for element in _outermost_noise(own, named_up_to=most):
        element.drop_tree()
    return own


def _letters(element: etree._Element) -> int:
    return sum(len(text.strip()) for text in element.itertext("*"))


def _outermost_noise(body: etree._Element, named_up_to: float = 0) -> list[etree._Element]:
    """Return the outermost elements that are boilerplate by tag or role, or by name and with so few letters."""
    found: list[etree._Element] = []
    inside: set[etree._Element] = set()
    for element in body.iter("*"):
        if element.getparent() in inside:
            inside.add(element)
        elif element is not body and (is_noise(element) or _is_named(element, named_up_to)):
            inside.add(element)
            found.append(element)
    return found


def _is_named(element: etree._Element, most: float) -> bool:
    return most > 0 and is_named_noise(element) and _letters(element) < most
