"""A document with what its front matter says of it."""

from dataclasses import replace

from adapters.readers.frontmatter import Matter
from adapters.readers.titles import without_title
from rag.document import Document
from rag.evidence import INTERNAL

_INTERNAL = frozenset({INTERNAL})


def headed(own: Document, matter: Matter) -> Document:
    """Return the document, not yet without its title, with what front matter says in the place of what it says else."""
    title = matter.title or own.title
    return replace(
        own,
        title=title,
        blocks=without_title(title, own.blocks),
        url=matter.url or own.url,
        revised=matter.revised or own.revised,
        review_by=matter.review_by,
        owner=matter.owner or own.owner,
        audience=matter.audience or own.audience or (_INTERNAL if matter.is_internal else frozenset()),
        supersedes=matter.supersedes,
        language=matter.language or own.language,
        warnings=own.warnings + matter.warnings,
    )
