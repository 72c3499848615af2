"""Hijack wording in questions, threads and documents: found, and left out."""

from rag.guard.check import Hijack, inspect
from rag.guard.clean import strip_question, without_hijacks
from rag.guard.documents import clean_document, clean_passage
from rag.guard.phrase import Family

__all__ = [
    "Family",
    "Hijack",
    "clean_document",
    "clean_passage",
    "inspect",
    "strip_question",
    "without_hijacks",
]
