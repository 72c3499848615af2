"""Activities as JSON -> the SDK's, without losing what the SDK does not know."""

from collections.abc import Mapping
from typing import Any

from botbuilder.schema import Activity, ChannelAccount, ConversationAccount, ConversationReference

from adapters.teams.sender import Reference

_BY_REFERENCE = {"id", "from", "recipient", "conversation", "serviceUrl", "channelId", "locale"}
"""Fields that say where an activity goes: the SDK takes them from the reference."""


class WholeActivity(Activity):  # type: ignore[misc]  # the SDK has no types
    """
    An activity that is sent as it was written.

    Of an entity the SDK's own writes nothing but the type: citations, the AI label and streams would be lost
    without an error. Here whatever is more than a word is plain JSON, and fields without a name of the SDK's are kept.
    """

    _attribute_map = {  # noqa: RUF012 - msrest reads it so
        **Activity._attribute_map,  # noqa: SLF001 - as every model of msrest does
        "entities": {"key": "entities", "type": "[object]"},
        "attachments": {"key": "attachments", "type": "[object]"},
        "suggested_actions": {"key": "suggestedActions", "type": "object"},
        "additional_properties": {"key": "", "type": "{object}"},
    }


_PLAIN = {"str", "object", "[object]"}
_PLACES = WholeActivity._attribute_map  # noqa: SLF001 - as above
_NAMES = {place["key"]: name for name, place in _PLACES.items() if place["key"] and place["type"] in _PLAIN}


def activity_of(written: Mapping[str, Any]) -> WholeActivity:
    """Return an activity of the SDK with all that was written in it, but for what the reference says."""
    said = {key: value for key, value in written.items() if key not in _BY_REFERENCE}
    known = {_NAMES[key]: value for key, value in said.items() if key in _NAMES}
    others = {key: value for key, value in said.items() if key not in _NAMES}
    activity = WholeActivity(**known)
    activity.additional_properties = others
    return activity


def reference_of(reference: Reference) -> ConversationReference:
    """Return where a conversation goes on, as the SDK says it."""
    user = ChannelAccount(id=reference.user_id, name=reference.user_name or None) if reference.user_id else None
    conversation = ConversationAccount(
        id=reference.conversation_id,
        conversation_type=reference.kind.value,
        tenant_id=reference.tenant_id or None,
    )
    bot = ChannelAccount(id=reference.bot_id, name=reference.bot_name or None)
    return ConversationReference(
        bot=bot, user=user, conversation=conversation, channel_id="msteams", service_url=reference.service_url
    )
