"""[slack], [teams] and [serve]: where people write. Tokens and passwords stand in the environment alone."""

from typing import Annotated

from pydantic import AfterValidator, Field

from adapters.settings.kinds import collection_name
from adapters.settings.section import GroupName, Section, key

CollectionName = Annotated[str, AfterValidator(collection_name)]


class Room(Section):
    """[slack.rooms.ID]: what a channel may read, and where it looks."""

    audience: tuple[GroupName, ...] = key(
        (), "a list of groups that everybody in the room belongs to, beside everyone", ["hr"]
    )
    collections: tuple[CollectionName, ...] = key((), "a list of collections; left out, all are searched", ["hr"])


class Rooms(Section):
    """What both platforms have: rooms and groups of people."""

    rooms: dict[str, Room] = key({}, "a table for each room, by its id", {})
    groups: dict[GroupName, tuple[str, ...]] = key(
        {}, "for each group a list of its people, by id or address", ["U0ANN", "ann@example.com"]
    )
    follow_ups: bool = key(
        default=True,
        expected="true to answer the asker's further questions in a thread without a mention",
        example=True,
    )


class Slack(Rooms):
    """[slack]: SLACK_BOT_TOKEN with SLACK_SIGNING_SECRET or SLACK_APP_TOKEN stand in the environment."""

    review_channel: str = key("", "the id of the channel that is told of flags", "C0REVIEW")
    flags: tuple[str, ...] = key(
        ("-1", "thumbsdown", "triangular_flag_on_post"),
        "a list of the names of reactions that flag an answer, without skin tones",
        ["-1", "triangular_flag_on_post"],
    )
    owners: dict[CollectionName, str] = key(
        {}, "for each collection the id of a person or channel that is asked what it does not say", "U0ANN"
    )


class Teams(Rooms):
    """[teams]: MICROSOFT_APP_ID and its like stand in the environment."""

    flags: tuple[str, ...] = key(
        ("1f44e_thumbsdown", "1f6a9_triangularflag", "angry"),
        "a list of the ids of reactions that flag an answer",
        ["1f44e_thumbsdown"],
    )
    graph_history: bool = key(
        default=False,
        expected="true to read older messages of a channel's thread from Microsoft Graph, which needs consent to "
        "ChannelMessage.Read.Group",
        example=False,
    )
    sensitivity: dict[CollectionName, str] = key(
        {},
        "for each collection the name or Purview id of the label its answers carry, the strictest first",
        "Confidential",
    )


class Serve(Section):
    """[serve]: how `footnote serve` works."""

    workers: Annotated[int, Field(ge=1, le=1000)] = key(
        64, "how many questions are worked on at once in one process, at most 1000", 64
    )
    waiting: Annotated[int, Field(ge=1)] = key(
        10_000, "how many deliveries may wait before platforms are told to come again later", 10_000
    )
