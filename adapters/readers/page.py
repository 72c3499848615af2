"""What a web page says about itself in its head: title, address, language, day."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from itertools import groupby
from urllib.parse import urljoin, urlsplit

from lxml import etree

from adapters.readers.closed import closing, keys_of_internal
from adapters.readers.dates import day_of
from adapters.readers.whom import CLOSED, TWICE, is_for_all, is_meant, trouble_in, trouble_of

_REVISED = (
    *("article:modified_time", "og:updated_time", "last-modified", "dcterms.modified", "datemodified", "revised"),
    *("article:published_time", "date", "dc.date", "dcterms.date", "pubdate", "publishdate", "datepublished"),
)
"""Names of meta elements in the order of trust: a revision before a first publication."""
_AUDIENCE = ("audience", "dc.audience", "dcterms.audience")
"""Names of meta elements that say who may read the page: its own, and Dublin Core's (DCMI terms, 2020)."""
_TOP = 60
"""Pieces of text at the top of a body that are looked at: front matter has fewer."""
_INLINE = frozenset(
    "a abbr b bdi bdo big cite code em font i ins kbd mark q s small span strong sub sup time u var".split()
)
_SEPARATOR = re.compile(r"\s+[|–—·»-]\s+")
_META_CHARSET = re.compile(rb"<meta[^>]{0,200}?charset\s*=\s*[\"']?\s*([\w.:-]{2,40})", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Head:
    """Each field means what it means in `Document`."""

    title: str
    url: str
    language: str
    revised: date | None
    owner: str
    audience: frozenset[str]
    is_internal: bool
    """Whether it says that it is for no outsiders."""
    trouble: str
    """Why nobody knows who may read the page, though it means to say so; "" where it does not, or is understood."""


def declared_charset(content: bytes) -> str:
    """Return the encoding that the page names within its first 4,096 bytes, or ""."""
    found = _META_CHARSET.search(content[:4096])
    return found[1].decode("ascii", "replace") if found else ""


def head_of(root: etree._Element, url: str = "") -> Head:
    """Return what the page says; `url` is where it was fetched, and wins over what it says."""
    metas = _metas(root)
    audience, trouble = _readers(root)
    said = _rights(metas)
    return Head(
        title=_title(root, metas),
        url=url or _canonical(root, metas),
        language=_language(root),
        revised=_revised(root, metas),
        owner=_one_line(metas.get("author", "")),
        audience=audience,
        is_internal=bool(keys_of_internal(said)),
        trouble=trouble or _trouble_in_body(root) or ("" if audience else _closed(said)),
    )


def _readers(root: etree._Element) -> tuple[frozenset[str], str]:
    """Return the groups that meta elements name, none for everybody, and what is wrong with how they do."""
    meant = [meta for meta in root.iter("meta") if is_meant(_name(meta).rpartition(".")[2])]
    said = {_groups(meta.get("content", "")) for meta in meant if _name(meta) in _AUDIENCE}
    if len(said) > 1:
        return frozenset(), TWICE
    names = next(iter(said), frozenset())
    if not names:
        return names, trouble_of(etree.tostring(meant[0], encoding="unicode", with_tail=False)) if meant else ""
    return (frozenset() if any(map(is_for_all, names)) else names), ""


def _rights(metas: dict[str, str]) -> dict[str, str]:
    return {name.rpartition(".")[2].replace("-", "_"): content for name, content in metas.items()}


def _closed(said: dict[str, str]) -> str:
    """Return that a meta element of another name keeps the page to a few, "" where none does."""
    return next((CLOSED.format(key) for key in closing(said)), "")


def _groups(content: str) -> frozenset[str]:
    return frozenset(name.strip() for name in content.split(",") if name.strip())


def _trouble_in_body(root: etree._Element) -> str:
    """Return what is wrong with lines at the top of the body that are like front matter."""
    texts = _texts(root)
    shown = [text for text in texts[:_TOP] if next(text.getparent().iterancestors("pre", "code"), None) is None]
    if not shown or shown[0] is not texts[0] or shown[0].getparent().tag in ("pre", "code"):
        return ""
    return trouble_in("\n".join(shown)) if shown[0].lstrip().startswith(("---", "+++")) else ""


def top_lines(root: etree._Element) -> Iterator[str]:
    """Yield comments above the text, and the lines of the body up to its first code, also of banners and menus."""
    for comment in root.xpath("//comment()[not(preceding::text()[normalize-space()][ancestor::body])]"):
        yield from (comment.text or "").splitlines()
    for home, texts in groupby(_texts(root)[:_TOP], _home):
        if home.tag in ("pre", "code"):
            return
        yield _one_line(" ".join(texts))
        yield ""  # the next line of a menu is no value of this one


def _texts(root: etree._Element) -> list[etree._ElementUnicodeResult]:
    body = root.find("body")
    shown = ".//text()[normalize-space()][not(ancestor::style or ancestor::script)]"
    return body.xpath(shown) if body is not None else []


def _home(text: etree._ElementUnicodeResult) -> etree._Element:
    """Return the innermost element around a text that is no part of a line."""
    home = text.getparent()
    if text.is_tail:
        home = home.getparent()
    while home.tag in _INLINE and home.getparent() is not None:
        home = home.getparent()
    return home


def _metas(root: etree._Element) -> dict[str, str]:
    metas: dict[str, str] = {}
    for meta in root.iter("meta"):
        name = _name(meta)
        if name and meta.get("content"):
            metas.setdefault(name, meta.get("content", ""))
    return metas


def _name(meta: etree._Element) -> str:
    named = (meta.get(attribute) for attribute in ("property", "name", "itemprop", "http-equiv"))
    return next((name.strip().lower() for name in named if name), "")


def _title(root: etree._Element, metas: dict[str, str]) -> str:
    """Return the only h1, else the title element without the site's name behind it, else "" ."""
    headings = [text for text in (_one_line(" ".join(h1.itertext("*"))) for h1 in root.iter("h1")) if text]
    titles = [text for text in (_one_line("".join(title.itertext())) for title in root.iter("title")) if text]
    full = titles[0] if titles else _one_line(metas.get("og:title", ""))
    if len(headings) == 1 and (not full or headings[0].casefold() in full.casefold()):
        return headings[0].rstrip("¶# ")
    parts = _SEPARATOR.split(full)
    return max(parts[0], parts[-1], key=len) if len(parts) > 1 else full or next(iter(headings), "")


def _canonical(root: etree._Element, metas: dict[str, str]) -> str:
    links = [link.get("href", "") for link in root.iter("link") if "canonical" in (link.get("rel") or "").lower()]
    return next((url.strip() for url in (*links, metas.get("og:url", "")) if _is_web(url)), "")


def _is_web(url: str) -> bool:
    try:
        return urlsplit(url.strip()).scheme in ("http", "https") and bool(urlsplit(url.strip()).netloc)
    except ValueError:
        return False


def _language(root: etree._Element) -> str:
    tag = (root.get("lang") or root.get("{http://www.w3.org/XML/1998/namespace}lang") or "").strip()
    return tag if re.fullmatch(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*", tag) else ""


def _revised(root: etree._Element, metas: dict[str, str]) -> date | None:
    said = [metas[name] for name in _REVISED if name in metas]
    return next((day for day in map(day_of, (*said, *_linked_data(root), *_times(root))) if day), None)


def _linked_data(root: etree._Element) -> Iterator[str]:
    """Yield the days of JSON-LD scripts, revisions first."""
    texts = [script.text or "" for script in root.iter("script") if script.get("type") == "application/ld+json"]
    for key in ("dateModified", "datePublished"):
        for text in texts:
            found = re.search(rf'"{key}"\s*:\s*("[^"\\]{{4,40}}")', text)
            if found:
                yield str(json.loads(found[1]))


def _times(root: etree._Element) -> Iterator[str]:
    for time in root.iter("time"):
        yield time.get("datetime") or "".join(time.itertext())


def _one_line(text: str) -> str:
    return " ".join(text.split())


def resolve_links(root: etree._Element, url: str) -> None:
    """Make the links of the page absolute, against its own base element or its address."""
    base = next((urljoin(url, element.get("href", "")) for element in root.iter("base") if element.get("href")), url)
    if not base:
        return
    for element in root.iter("a"):
        href = element.get("href")
        if href:
            element.set("href", _joined(url if href.startswith("#") and url else base, href))


def _joined(base: str, href: str) -> str:
    try:
        return urljoin(base, href.strip())
    except ValueError:
        return href
