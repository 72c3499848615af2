"""Why a reply is in the documents' own sentences."""

from enum import StrEnum


class Unwritten(StrEnum):
    """Why no model's words stand there: none is set up, none answered in time, or nothing of a draft was proven."""

    NO_MODEL = "no_model"
    FAILED = "failed"
    UNPROVEN = "unproven"
