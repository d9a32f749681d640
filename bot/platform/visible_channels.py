"""Which channels of its server the user of an interaction may see."""

from typing import Final

import discord
from discord.abc import GuildChannel

from bot.platform.discord_api import FAILED
from bot.platform.handlers import Interaction

_NOBODY: Final = discord.Permissions.none()


class VisibleChannels:
    """The channels that one user may see, for as long as one answer takes."""

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction
        self._seen: dict[int, bool] = {}
        self._roles: dict[int, discord.Permissions] | None = None
        """The permissions of each role of the server, once they were asked for."""

    async def sees(self, channel_id: int) -> bool:
        """Whether this channel or thread is there, is no private thread, and the user and the bot may see it."""
        if channel_id not in self._seen:
            self._seen[channel_id] = await self._sees(channel_id)
        return self._seen[channel_id]

    async def _sees(self, channel_id: int) -> bool:
        place = await self._place(channel_id)
        if isinstance(place, discord.Thread):
            place = None if place.is_private() else await self._place(place.parent_id)
        return isinstance(place, GuildChannel) and await self._may_view(place)

    async def _place(self, channel_id: int) -> object:
        """A channel or thread of this server; None if the bot does not find it."""
        guild = self._interaction.guild
        known = None if guild is None else guild.get_channel_or_thread(channel_id)
        if guild is None or known is not None or guild.roles:
            return known
        # Another process began the session, and only that one was sent the channels and roles.
        try:
            return await self._interaction.client.fetch_channel(channel_id)
        except FAILED:
            return None

    async def _may_view(self, channel: GuildChannel) -> bool:
        guild, user = self._interaction.guild, self._interaction.user
        if guild is None or not isinstance(user, discord.Member):
            return False
        if self._interaction.permissions.administrator:  # As the owner of a server has.
            return True
        if guild.roles:
            return channel.permissions_for(user).view_channel
        try:
            if self._roles is None:
                self._roles = {role.id: role.permissions for role in await guild.fetch_roles()}
        except FAILED:
            return False
        return _may_view(user, channel, self._roles)


def _may_view(user: discord.Member, channel: GuildChannel, roles: dict[int, discord.Permissions]) -> bool:
    """As `permissions_for` where discord.py knows the roles: a later rule stands above an earlier one."""
    own: list[int] = list(getattr(user, "_roles"))  # noqa: B009  (private; `roles` has only those that it knows)
    everybody = channel.guild.id
    may = any(roles.get(role, _NOBODY).view_channel for role in (everybody, *own))
    rules = {target.id: rule.view_channel for target, rule in channel.overwrites.items()}
    by_role = [rules[role] for role in own if rules.get(role) is not None]
    for rule in (rules.get(everybody), any(by_role) if by_role else None, rules.get(user.id)):
        may = may if rule is None else rule
    return may
