"""The unit near that says most of a claim in another language by its own words."""

from rag.prove.align import Alignment
from rag.prove.unit import Unit
from rag.prove.windows import VALUE, Held

MUCH = 0.6  # of what the fullest clause or unit has of the claim, for another to belong to it


def nearest(alignment: Alignment) -> Unit:
    """Return the unit of the windows that holds most of the claim; what the sentence before it says counts less."""
    return max(near(alignment), key=lambda held: words_held(held) + VALUE * sum(held.values)).unit


def near(alignment: Alignment) -> list[Held]:
    """Return the units of the windows, with how well they hold the claim."""
    return [one for window in alignment.windows for one in alignment.held[window.index][window.first : window.last + 1]]


def words_held(held: Held) -> float:
    """Return how much of the claim's words a unit holds, by weight."""
    return sum(word.weight * met for word, met in zip(held.claim.telling, held.met, strict=True))
