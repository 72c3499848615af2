"""Where a refusal sends people: the official source of what they asked about."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rag.lexical import stems


@dataclass(frozen=True, slots=True)
class Officials:
    """
    The official links of a deployment.

    Attributes:
        default: Used when nothing closer is known. Not empty: without it the bot does not start.
        topics: A few words and the link for questions that hold them, in any order and form.
        collections: The link of each collection that has one of its own.
    """

    default: str
    topics: Mapping[str, str]
    collections: Mapping[str, str]

    def __post_init__(self) -> None:
        if not self.default:
            raise ValueError("an official URL is needed: a refusal must say where to go")

    def link(self, question: str, collections: Sequence[str]) -> str:
        """Return the link of the longest topic in the question, else of the first collection that has one."""
        asked = frozenset(stems(question))
        matching = [topic for topic in self.topics if stems(topic) and asked.issuperset(stems(topic))]
        if matching:
            return self.topics[max(matching, key=lambda topic: (len(stems(topic)), len(topic)))]
        return next((self.collections[name] for name in collections if name in self.collections), self.default)
