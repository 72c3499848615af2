"""Who the bot is in a workspace, as the token says."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Me:
    """
    The bot in one workspace: what `auth.test` answers.

    Attributes:
        user_id: As people mention it: "U0DOCSBOT".
        bot_id: As its posts bear it: "B0DOCSBOT".
        team_id: The workspace; of an installation for a whole organisation the one that the token names first.
        app_id: "" where Slack does not say.
        url: The workspace's address, which ends in "/"; "" where Slack does not say.
        enterprise_id: The organisation, or "" for a workspace of its own.
        org_wide: Whether the token speaks in every workspace of the organisation.
    """

    user_id: str
    bot_id: str
    team_id: str
    app_id: str
    url: str
    enterprise_id: str = ""
    org_wide: bool = False

    def __post_init__(self) -> None:
        if not (self.user_id and self.team_id):
            raise ValueError(f"the bot has a user and a workspace: {self!r}")

    def wrote(self, message_user: str, message_bot: str) -> bool:
        """Whether a message of this user and this bot id, "" for none, is the bot's own."""
        return message_user == self.user_id or bool(self.bot_id and message_bot == self.bot_id)

    def speaks_in(self, team: str, enterprise: str) -> bool:
        """Whether the token belongs to this workspace, or to its whole organisation; "" for what is not known."""
        return team == self.team_id or (self.org_wide and bool(enterprise) and enterprise == self.enterprise_id)
