"""The sections of footnote.toml: one class each, each key with what is expected and an example."""

from pathlib import Path
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, ValidationInfo

from adapters.settings.gate import Gate, OwnGate, Share, Strictness
from adapters.settings.kinds import (
    collection_name,
    host_and_port,
    language_tag,
    model_id,
    tenant_name,
    timezone_name,
    web_address,
)
from adapters.settings.platforms import Serve, Slack, Teams
from adapters.settings.section import GroupName, Section, key

WebAddress = Annotated[str, AfterValidator(web_address)]
ModelId = Annotated[str, AfterValidator(model_id)]


class General(Section):
    """[footnote]: what holds everywhere."""

    state: Path = key(Path(".footnote"), "a folder for the index and the ledger", ".footnote")
    official_url: WebAddress | None = key(
        None, "the web address that a refusal links when nothing closer fits", "https://intranet.example.com"
    )
    language: Annotated[str, AfterValidator(language_tag)] = key(
        "en",
        "the language tag of two or three letters that is used when a question does not show its own",
        "en",
    )
    timezone: Annotated[str, AfterValidator(timezone_name)] = key(
        "UTC", "an IANA time zone, for the meaning of 'today'", "Europe/Berlin"
    )


class Collection(Section):
    """[collections.NAME]: documents that belong together, have one official source and one audience."""

    official_url: WebAddress | None = key(
        None, "the web address that a refusal about this collection links", "https://hr.example.com"
    )
    title: str = key("", "the name that people read", "HR handbook")
    audience: Annotated[tuple[GroupName, ...], Field(min_length=1)] = key(
        ("everyone",), "a list of the groups that may read it, not empty", ["everyone"]
    )
    base_url: WebAddress | None = key(
        None,
        "the web address to which a file's relative path is appended to give its public address",
        "https://wiki.example.com/hr/",
    )
    strictness: Strictness = key("standard", "one of strict, standard, relaxed", "standard")
    gate: OwnGate | None = key(
        None, "a table of thresholds that hold here in the place of those of [gate]", {"refuse_below": 0.05}
    )

    def thresholds(self, usual: Gate) -> Gate:
        """
        Return the thresholds that hold here: own ones, and for the rest the usual ones as strictness moves them.

        Raises ValueError when these do not ascend.
        """
        moved = usual.moved(self.strictness)
        return self.gate.over(moved) if self.gate else moved


class IndexChoice(Section):
    """[index]: where passages are kept and searched. A server's key stands in the environment: WEAVIATE_API_KEY."""

    kind: Literal["embedded", "weaviate"] = key("embedded", "one of embedded (a file), weaviate (a server)", "embedded")
    url: WebAddress = key("http://localhost:8080", "the web address of a Weaviate server", "http://localhost:8080")
    grpc: Annotated[str, AfterValidator(host_and_port)] = key(
        "localhost:50051", "host:port of the same server's gRPC", "localhost:50051"
    )
    tenant: Annotated[str, AfterValidator(tenant_name)] = key(
        "", 'a name of letters, digits, "-" and "_" for what is ours on a shared server, or ""', "acme"
    )


class Ledger(Section):
    """[ledger]: what was asked and said."""

    keep_days: Annotated[int, Field(ge=0, le=36_500)] = key(
        365, "the days after which an exchange is forgotten at the next ingest, at most 36500; 0 keeps all", 365
    )


class EmbedderChoice(Section):
    """[embedder]: what turns text into vectors."""

    kind: Literal["auto", "local", "fastembed", "none"] = key(
        "auto", "one of auto (local when its extra is installed), local, fastembed, none (keywords only)", "auto"
    )
    model: str = key(
        "BAAI/bge-small-en-v1.5", "the name of a model that fastembed knows, for that kind", "BAAI/bge-small-en-v1.5"
    )


_MODEL = 'groq/NAME or anthropic/NAME, or "none"; left out, the one this version was made for'
_LARGE, _SPARE = "groq/openai/gpt-oss-120b", "anthropic/claude-sonnet-5-5"
_SMALL, _SMALL_SPARE = "groq/openai/gpt-oss-20b", "anthropic/claude-haiku-5-5"


class Models(Section):
    """[models]: who writes. Keys and addresses stand in the environment: GROQ_API_KEY and its like."""

    kind: Literal["auto", "none"] = key("auto", "one of auto (the providers whose keys are set), none", "auto")
    deadline_s: Annotated[float, Field(gt=0, le=600)] = key(
        45.0, "the seconds that all models together may take for a question, at most 600", 45
    )
    call_s: Annotated[float, Field(gt=0, le=600)] | None = key(
        None, "the seconds that one call of a model may take, at most 600; left out, 6 to 20 by its task", 20
    )
    loopback_only: bool = key(
        default=False, expected="true to allow only models on this machine, or false", example=True
    )
    native_citations: bool = key(
        default=False,
        expected="true to ask providers for citations of their own too, at twice the passages' price, or false",
        example=True,
    )
    audit_share: Share = key(
        0.05, "the share of answers, 0.0 to 1.0, that a judge reads once more after they were posted", 0.05
    )
    audit_cost: Annotated[float, Field(ge=0, allow_inf_nan=False)] = key(
        1.0, "the US dollars that reading answers once more may cost in a day", 1
    )
    answer: ModelId | None = key(None, _MODEL, _LARGE)
    answer_fallback: ModelId | None = key(None, _MODEL, _SPARE)
    judge: ModelId | None = key(None, _MODEL, _LARGE)
    judge_fallback: ModelId | None = key(None, _MODEL, _SPARE)
    expand: ModelId | None = key(None, _MODEL, _LARGE)
    expand_fallback: ModelId | None = key(None, _MODEL, _SPARE)
    rewrite: ModelId | None = key(None, _MODEL, _SMALL)
    rewrite_fallback: ModelId | None = key(None, _MODEL, _SMALL_SPARE)
    relevance: ModelId | None = key(None, _MODEL, _SMALL)
    relevance_fallback: ModelId | None = key(None, _MODEL, _SMALL_SPARE)


class Rerank(Section):
    """[rerank]: a second opinion on the order of what was found. The key stands in COHERE_API_KEY."""

    kind: Literal["auto", "none"] = key(
        "auto", "one of auto (Cohere when its key is set, then the local one when it is named), none", "auto"
    )
    local: str = key(
        "",
        'the name of a cross-encoder that fastembed knows, to run on this machine, or ""',
        "Xenova/ms-marco-MiniLM-L-6-v2",
    )


def _with_ascending_gate(collection: Collection, so_far: ValidationInfo) -> Collection:
    if "gate" in so_far.data:  # it is not there when [gate] itself is wrong
        collection.thresholds(so_far.data["gate"])
    return collection


class Settings(Section):
    """
    Everything that a deployment decides, except its secrets.

    Attributes:
        topics: Words of a question to the official address for them; the longest match wins.
        collections: By name; a collection that ingest met need not be named here.
    """

    footnote: General = key(General(), "a table", {})
    topics: dict[str, WebAddress] = key(
        {}, "words and the official web address for them", "https://hr.example.com/leave"
    )
    gate: Gate = key(Gate(), "a table", {})
    collections: dict[
        Annotated[str, AfterValidator(collection_name)], Annotated[Collection, AfterValidator(_with_ascending_gate)]
    ] = key({}, "a table for each collection, named with letters, digits, '-' and '_'", {})
    index: IndexChoice = key(IndexChoice(), "a table", {})
    ledger: Ledger = key(Ledger(), "a table", {})
    embedder: EmbedderChoice = key(EmbedderChoice(), "a table", {})
    models: Models = key(Models(), "a table", {})
    rerank: Rerank = key(Rerank(), "a table", {})
    slack: Slack = key(Slack(), "a table", {})
    teams: Teams = key(Teams(), "a table", {})
    serve: Serve = key(Serve(), "a table", {})
