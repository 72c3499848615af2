"""The SDK's edge: JSON goes out as it was written, and what the connector refuses is told."""

from collections.abc import AsyncIterator, Mapping
from typing import Any

import pytest

from adapters.teams.access import access_of
from adapters.teams.line import Line
from adapters.teams.sdk.connector import connector
from adapters.teams.sender import Kind, Reference, Refused, Sender
from adapters.teams.wire import Wire
from tests.fakes.activities import BOT, CHANNEL, PERSONAL
from tests.fakes.microsoft import APP_ID, TENANT, FakeMicrosoft, microsoft

WHOLE: Mapping[str, Any] = {
    "type": "message",
    "text": "Du hast 25 Tage [1]. – ✓",
    "textFormat": "markdown",
    "summary": "25 Tage",
    "entities": [
        {
            "type": "https://schema.org/Message",
            "@type": "Message",
            "additionalType": ["AIGeneratedContent"],
            "citation": [{"@type": "Claim", "position": 1, "appearance": {"name": "Leave", "keywords": ["hr"]}}],
        },
        {"type": "streaminfo", "streamType": "final", "streamId": "s1", "streamSequence": 3},
    ],
    "attachments": [{"contentType": "application/vnd.microsoft.card.adaptive", "content": {"body": [None, 1]}, "x": 1}],
    "suggestedActions": {"to": ["29:ann"], "actions": [{"type": "imBack", "title": "a", "value": "a", "more": True}]},
    "channelData": {"feedbackLoop": {"type": "default"}},
    "replyToId": "1700",
    "unheardOf": {"by": "the SDK"},
}


@pytest.fixture
async def fake() -> AsyncIterator[FakeMicrosoft]:
    async with microsoft() as one:
        yield one


@pytest.fixture
async def sender(fake: FakeMicrosoft) -> AsyncIterator[Sender]:
    access = access_of(fake.environment())
    assert access is not None
    wire = Wire(access)
    yield connector(APP_ID, Line(access, wire, None))
    await wire.close()


@pytest.fixture
def reference(fake: FakeMicrosoft) -> Reference:
    name = f"{CHANNEL};messageid=1700"
    return Reference(fake.service_url, name, BOT, "Docs", TENANT, Kind.CHANNEL, "29:ann", "Ann")


async def test_an_activity_is_sent_as_it_was_written(fake: FakeMicrosoft, sender: Sender, reference: Reference) -> None:
    assert await sender.send(reference, WHOLE) == "sent-1"
    ((method, path, said, _),) = fake.posted
    assert (method, path) == ("POST", f"/emea/v3/conversations/{CHANNEL};messageid=1700/activities/1700")
    assert {name: said[name] for name in WHOLE} == WHOLE
    assert said["from"] == {"id": BOT, "name": "Docs"}
    assert said["recipient"] == {"id": "29:ann", "name": "Ann"}
    assert said["conversation"]["id"] == reference.conversation_id


async def test_a_change_and_a_deletion_name_the_activity(
    fake: FakeMicrosoft, sender: Sender, reference: Reference
) -> None:
    await sender.update(reference, "a/1", {"type": "message", "text": "new"})
    await sender.delete(reference, "a/1")
    assert [(method, path.rpartition("activities/")[2]) for method, path, *_ in fake.posted] == [
        ("PUT", "a/1"),
        ("DELETE", "a/1"),
    ]
    assert fake.posted[0][2]["text"] == "new"


async def test_what_is_not_ascii_takes_no_more_room_than_it_has_to(
    fake: FakeMicrosoft, sender: Sender, reference: Reference
) -> None:
    await sender.send(reference, {"type": "message", "text": "ü" * 10_000})
    assert fake.lengths[-1] < 21_000


async def test_a_connector_that_names_no_id_gives_none(
    fake: FakeMicrosoft, sender: Sender, reference: Reference
) -> None:
    fake.answers = [(201, {}, {})]
    assert await sender.send(reference, {"type": "message", "text": "x"}) == ""


@pytest.mark.parametrize(
    ("status", "said", "headers", "code", "wait_s"),
    [
        (429, {}, {"Retry-After": "7"}, "", 7.0),
        (403, {"error": {"code": "ContentStreamNotAllowed"}}, {}, "ContentStreamNotAllowed", None),
        (413, {"error": {"code": "MessageSizeTooBig"}}, {"Retry-After": "tomorrow"}, "MessageSizeTooBig", None),
        (502, {"error": "no object"}, {}, "", None),
        (302, {}, {"Location": "https://evil.example.com"}, "", None),
    ],
)
async def test_a_refusal_says_what_why_and_when(  # noqa: PLR0917 - a row of the table
    fake: FakeMicrosoft,
    sender: Sender,
    reference: Reference,
    status: int,
    said: dict[str, Any],
    headers: dict[str, str],
    code: str,
    wait_s: float | None,
) -> None:
    fake.answers = [(status, said, headers)]
    with pytest.raises(Refused) as caught:
        await sender.send(reference, {"type": "message", "text": "x"})
    told = caught.value
    assert (told.status, told.code, told.retry_after_s, told.never_left) == (status, code, wait_s, False)
    assert len(fake.posted) == 1  # tried once: the caller decides about more


async def test_where_nobody_listens_it_is_sure_that_nothing_was_sent(fake: FakeMicrosoft) -> None:
    access = access_of(fake.environment(MICROSOFT_SERVICE_URLS="http://127.0.0.1:9/"))
    assert access is not None
    wire = Wire(access)
    one = connector(APP_ID, Line(access, wire, None))
    with pytest.raises(Refused) as caught:
        await one.send(Reference("http://127.0.0.1:9/", PERSONAL, BOT), {"type": "message"})
    assert (caught.value.status, caught.value.never_left) == (0, True)
    await wire.close()
