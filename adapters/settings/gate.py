"""[gate], and what a collection has in its place: how sure the best passage must be."""

from typing import Annotated, Literal, Self

from pydantic import BeforeValidator, Field, model_validator
from pydantic_core import PydanticCustomError

from adapters.settings.section import Section, key


def _no_switch(value: object) -> object:
    """Return the value, when it is no switch: `true` would be taken for 1.0. Raises PydanticCustomError."""
    if isinstance(value, bool):
        raise PydanticCustomError("switch", "a switch is no number")
    return value


Share = Annotated[float, BeforeValidator(_no_switch), Field(ge=0.0, le=1.0, allow_inf_nan=False)]
Strictness = Literal["strict", "standard", "relaxed"]

_TIMES = {"strict": 2.0, "standard": 1.0, "relaxed": 0.5}
"""By how much the odds of each threshold are multiplied: a strict collection asks for two to one instead of evens."""

_KEYS = ("refuse_below", "hedge_below", "cite_below")


class Gate(Section):
    """[gate]: how sure the best passage must be, as a calibrated probability."""

    refuse_below: Share = key(0.09, "a number from 0.0 to 1.0, not above hedge_below", 0.09)
    hedge_below: Share = key(0.4, "a number from 0.0 to 1.0, not above cite_below", 0.4)
    cite_below: Share = key(0.6, "a number from 0.0 to 1.0, not below hedge_below", 0.6)

    @model_validator(mode="after")
    def _checked(self) -> Self:
        _ascends(self)
        return self

    def moved(self, strictness: Strictness) -> "Gate":
        """Return the thresholds for a strictness, to three places; 0 and 1 stay where they are."""
        times = _TIMES[strictness]
        if times == 1:
            return self
        return self.model_copy(update={name: _at_odds(getattr(self, name), times) for name in _KEYS})


class OwnGate(Section):
    """[collections.NAME.gate]: thresholds that hold there as they stand; a key left out is moved from [gate]'s."""

    refuse_below: Share | None = key(None, "a number from 0.0 to 1.0, not above hedge_below", 0.05)
    hedge_below: Share | None = key(None, "a number from 0.0 to 1.0, not above cite_below", 0.3)
    cite_below: Share | None = key(None, "a number from 0.0 to 1.0, not below hedge_below", 0.5)

    def over(self, usual: Gate) -> Gate:
        """Return these, and the usual ones where there are none. Raises ValueError when they do not ascend."""
        whole = usual.model_copy(update=self.model_dump(exclude_none=True))
        _ascends(whole, "gate: ", " with what [gate] gives where it has no key of its own")
        return whole


def _at_odds(share: float, times: float) -> float:
    return round(times * share / (1 + (times - 1) * share), 3)


def _ascends(gate: Gate, before: str = "", behind: str = "") -> None:
    if not gate.refuse_below <= gate.hedge_below <= gate.cite_below:
        raise ValueError(
            f"{before}refuse_below ({gate.refuse_below}), hedge_below ({gate.hedge_below}) and cite_below "
            f"({gate.cite_below}) do not ascend{behind}; for example refuse_below = 0.09, hedge_below = 0.4, "
            "cite_below = 0.6"
        )
