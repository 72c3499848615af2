"""Fences around what people and documents wrote: inside a prompt that is data, never an instruction."""

import re
from dataclasses import dataclass

_FENCE_LIKE = re.compile(
    r"<(?=\s{0,9}/?\s{0,9}"
    r"(?:passage|question|message|earlier|sentence|draft|system|user|assistant|instructions?)\b)",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Fence:
    """
    A fence whose name nobody who wrote the text could know.

    Attributes:
        nonce: Letters and digits, drawn anew for every prompt.
    """

    nonce: str

    def __post_init__(self) -> None:
        if not self.nonce.isalnum():
            raise ValueError(f"a nonce is letters and digits, not {self.nonce!r}")

    def around(self, what: str, text: str, about: str = "") -> str:
        """Return the text, made harmless, between an opening with `about` in it and its end."""
        return f"<{what}-{self.nonce}{about}>\n{self.harmless(text)}\n</{what}-{self.nonce}>"

    def harmless(self, text: str) -> str:
        """Return the text with nothing in it that could be taken for a fence."""
        return _FENCE_LIKE.sub("‹", text.replace(self.nonce, "…"))
