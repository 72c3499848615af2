"""Which model does what, what it accepts and what it costs: the one place that names models."""

from collections.abc import Mapping
from dataclasses import dataclass

from rag.ports import Task

_MILLION = 1_000_000


@dataclass(frozen=True, slots=True)
class Price:
    """US dollars for a million model tokens."""

    tokens_in: float
    tokens_out: float

    def of(self, tokens_in: int, tokens_out: int) -> float:
        """Return what a completion costs in US dollars."""
        return (tokens_in * self.tokens_in + tokens_out * self.tokens_out) / _MILLION


@dataclass(frozen=True, slots=True)
class Model:
    """
    A model and the parameters that it accepts.

    Attributes:
        provider: "groq" (any server that speaks its format) or "anthropic".
        name: As the provider calls it.
        price: None where nobody knows it.
        temperature: None where the model takes none: Anthropic answers 400 to every sampling parameter.
        effort: How long to think, in the provider's word; "" where the model takes none.
        headroom: Model tokens for thinking, which providers count against the longest reply.
        strict: Whether it can be held to a JSON schema token by token.
        hosted: Whether it is one of the registry's; others get only what every server takes.
    """

    provider: str
    name: str
    price: Price | None = None
    temperature: float | None = None
    effort: str = ""
    headroom: int = 0
    strict: bool = False
    hosted: bool = True

    @property
    def id(self) -> str:
        """`provider/name`, as settings and records have it."""
        return f"{self.provider}/{self.name}"


@dataclass(frozen=True, slots=True)
class Plan:
    """
    The models of a task.

    Attributes:
        primary, fallback: `provider/name`; "" for none.
        timeout_s: The longest wait for a reply, or for a streamed one's next piece.
    """

    primary: str
    fallback: str
    timeout_s: float


PROVIDERS = ("groq", "anthropic")

# Prices: console.groq.com/docs/models and platform.claude.com pricing, November 2026. Haiku's grows with the prompt.
# Headroom: gpt-oss at low effort thinks some hundred tokens; Groq counts the whole limit against a minute's tokens
# (8,000 on its free plan), so it stays small there. Claude 5.5 thinks by default.
_MODELS = (
    Model("groq", "openai/gpt-oss-120b", Price(0.15, 0.60), temperature=0.0, effort="low", headroom=1024, strict=True),
    Model("groq", "openai/gpt-oss-20b", Price(0.075, 0.30), temperature=0.0, effort="low", headroom=512, strict=True),
    Model("anthropic", "claude-sonnet-5-5", Price(2.0, 10.0), effort="low", headroom=4096),
    Model("anthropic", "claude-haiku-5-5", Price(0.10, 0.50), effort="low", headroom=2048),
)
MODELS: Mapping[str, Model] = {model.id: model for model in _MODELS}

_LARGE = ("groq/openai/gpt-oss-120b", "anthropic/claude-sonnet-5-5")
_SMALL = ("groq/openai/gpt-oss-20b", "anthropic/claude-haiku-5-5")

# Two tries of the longest task fit into the 45 s that a person waits for at most.
PLANS: Mapping[Task, Plan] = {
    Task.REWRITE: Plan(*_SMALL, timeout_s=6.0),
    Task.ANSWER: Plan(*_LARGE, timeout_s=20.0),
    Task.RELEVANCE: Plan(*_SMALL, timeout_s=8.0),
    Task.JUDGE: Plan(*_LARGE, timeout_s=15.0),
    Task.EXPAND: Plan(*_LARGE, timeout_s=8.0),
}


def model_of(model_id: str) -> Model:
    """Return the model of `provider/name`; one that the registry does not know gets only common parameters."""
    if model_id in MODELS:
        return MODELS[model_id]
    provider, _, name = model_id.partition("/")
    if provider not in PROVIDERS or not name:
        raise ValueError(f"{model_id!r} names no model: write one of {', '.join(PROVIDERS)}, a slash and its name")
    if provider == "anthropic":
        return Model(provider, name, headroom=4096, hosted=False)  # newer ones think always
    return Model(provider, name, temperature=0.0, hosted=False)
