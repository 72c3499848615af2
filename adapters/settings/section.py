"""What every section of footnote.toml is made of."""

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

GroupName = Annotated[str, Field(min_length=1)]


def key(default: Any, expected: str, example: Any) -> Any:
    """Return a pydantic field; `expected` completes the sentence "expected …", `example` is a value."""
    return Field(default=default, description=expected, examples=[example])


class Section(BaseModel):
    """One table of the file. Unknown keys are mistakes; values do not change after loading."""

    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True)
