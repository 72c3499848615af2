"""Replies through botbuilder-core: `continue_conversation`, as proactive messages go."""

import json
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from botbuilder.core import CloudAdapterBase, TurnContext
from botbuilder.schema import ResourceResponse
from botframework.connector.aio import ConnectorClient
from botframework.connector.auth import BotFrameworkAuthentication, ConnectorFactory
from msrest.authentication import Authentication
from msrest.pipeline import Request, Response
from msrest.pipeline.async_abc import AsyncHTTPSender, AsyncPipeline
from msrest.pipeline.universal import RawDeserializer
from msrest.universal_http.async_abc import AsyncClientResponse

from adapters.teams.line import Line
from adapters.teams.sdk.activities import activity_of, reference_of
from adapters.teams.sdk.answer import Answer
from adapters.teams.sender import Activity, Reference, Sender

T = TypeVar("T")

_NOT_USED = "the adapter checks its callers itself: see adapters.teams.tokens"


class Connector:
    """The SDK's adapter over our own requests. Each call is tried once."""

    def __init__(self, app_id: str, line: Line) -> None:
        self._app_id = app_id
        self._adapter = CloudAdapterBase(_Signed(line))

    async def send(self, reference: Reference, activity: Activity) -> str:
        """Post an activity and return its id, "" where the connector names none. Raises Refused."""
        sent = activity_of(activity)

        async def post(turn: TurnContext) -> str:
            answer: ResourceResponse | None = await turn.send_activity(sent)
            return str(answer.id or "") if answer else ""

        return await self._within(reference, post)

    async def update(self, reference: Reference, activity_id: str, activity: Activity) -> None:
        """Put an activity in the place of one that was sent. Raises Refused."""
        changed = activity_of(activity)
        changed.id = activity_id
        await self._within(reference, lambda turn: turn.update_activity(changed))

    async def delete(self, reference: Reference, activity_id: str) -> None:
        """Take an activity away. Raises Refused."""
        await self._within(reference, lambda turn: turn.delete_activity(activity_id))

    async def _within(self, reference: Reference, work: Callable[[TurnContext], Awaitable[T]]) -> T:
        done: list[T] = []

        async def turn(context: TurnContext) -> None:
            context.activity.id = None  # the SDK made one up, and would reply to it
            done.append(await work(context))

        await self._adapter.continue_conversation(reference_of(reference), turn, self._app_id)
        return done[0]


class _Signed(BotFrameworkAuthentication):  # type: ignore[misc]  # the SDK has no types
    """
    The SDK's credentials, as far as sending needs them: requests are signed by the line.

    Its own ask for a new token with every turn, and block the event loop until it comes.
    """

    def __init__(self, line: Line) -> None:
        self._factory = _Clients(line)

    def create_connector_factory(self, claims_identity: Any) -> ConnectorFactory:  # noqa: ARG002 - there is one bot
        return self._factory

    async def create_user_token_client(self, claims_identity: Any) -> None:  # noqa: ARG002 - nobody signs in
        return None

    async def authenticate_request(self, activity: Any, auth_header: str) -> Any:
        raise NotImplementedError(_NOT_USED)

    async def authenticate_streaming_request(self, auth_header: str, channel_id_header: str) -> Any:
        raise NotImplementedError(_NOT_USED)


class _Clients(ConnectorFactory):  # type: ignore[misc]  # the SDK has no types
    """One client for each service URL: there are a handful."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._clients: dict[str, ConnectorClient] = {}

    async def create(self, service_url: str, audience: str | None = None) -> ConnectorClient:  # noqa: ARG002
        if service_url not in self._clients:
            pipeline = AsyncPipeline([RawDeserializer()], sender=_OverLine(self._line))
            self._clients[service_url] = ConnectorClient(
                Authentication(), base_url=service_url, pipeline_type=lambda _: pipeline
            )
        return self._clients[service_url]


class _OverLine(AsyncHTTPSender):  # type: ignore[type-arg]  # msrest does not say what its requests are
    """The last step of the SDK's pipeline."""

    def __init__(self, line: Line) -> None:
        self._line = line

    async def send(self, request: Request[Any], **_: Any) -> Response[Any, AsyncClientResponse]:
        asked = request.http_request
        return Response(request, Answer(asked, await self._line.call(asked.method, asked.url, _plain(asked.data))))

    async def __aexit__(self, *_: object) -> None:
        """Leave the line open: it is not the SDK's."""


def _plain(body: str | None) -> bytes | None:
    """Return JSON as UTF-8: msrest writes six characters for each that is not ASCII, and Teams counts."""
    return json.dumps(json.loads(body), ensure_ascii=False).encode(errors="replace") if body else None


def connector(app_id: str, line: Line) -> Sender:
    """Return the connector of Teams for this bot. Importing it takes a second: nothing else does so."""
    return Connector(app_id or "local", line)


_: type[Sender] = Connector
