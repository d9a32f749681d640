"""The host of a lobby asks others to join: users from a list, or the role that the server's settings name.

Or they move to a private thread, which only those who were asked see.
"""

from collections.abc import Sequence
from typing import Any

import discord

from bot.features.lobby.ids import Gather, GatherPress
from bot.features.lobby.invitations import Asking, How, Invitations
from bot.features.lobby.opening import Opening
from bot.features.lobby.threads import add_to_thread, not_added
from bot.platform.handlers import Component, Handlers, called, chosen
from bot.platform.messages import note
from bot.platform.responder import Answers, Interaction, Responder
from bot.storage.guild_settings import GuildSettings
from bot.tables.limits import Doing
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.service import Guest
from bot.tables.table import Table
from bot.text.markup import plain, shown_name
from bot.text.sentences import listed


class GatheringHandlers(Handlers):
    """Invite users and ask a role: the lobby names them, and one plain line calls them."""

    def __init__(
        self, answers: Answers, opening: Opening, invitations: Invitations, guild_settings: GuildSettings
    ) -> None:
        super().__init__(answers)
        self._opening = opening
        self._invitations = invitations
        self._guild_settings = guild_settings

    def components(self) -> Sequence[Component[Any]]:
        return (Component(GatherPress, self.press),)

    async def press(self, responder: Responder, pressed: GatherPress) -> None:
        """A way to ask others. TableError: TABLE_GONE, NOT_IN_LOBBY, NOT_HOST, and those of the two ways."""
        table = self.tables.hosted(pressed.table, responder.interaction.user.id)
        match pressed.action:
            case Gather.INVITE:
                await self._invite(responder, table)
            case Gather.ASK:
                await self._ask(responder, table)
            case Gather.THREAD:
                await self._opening.move_to_thread(responder, table, await self.texts(responder))

    async def _invite(self, responder: Responder, table: Table) -> None:
        """Invite the chosen users, and say privately who of them was not, and why. TableError: OFTEN, ASKED_ENOUGH."""
        host, texts = responder.interaction.user.id, await self.texts(responder)
        people, apps = _chosen_users(responder.interaction)
        server = await self._guild_settings.of(table.guild)
        barred = [each for each in people if each.user in server.barred]
        people = [each for each in people if each not in barred]
        asked: tuple[Guest, ...] = ()
        if people:
            try:
                with self.tables.rates.doing(Doing.INVITE, user=host, channel=table.channel):
                    asked = await self.tables.invite(table.id, host, people)
            except TableError as error:
                if error.reason is not RefusalReason.ASKED_ALREADY:
                    raise
        left_out = [*((each, "app") for each in apps), *((each, "barred") for each in barred)]
        left_out += [(each, _why_not(table, each)) for each in people if each not in asked]
        lines = list[str]()
        if asked:
            channel = responder.interaction.channel
            if isinstance(channel, discord.Thread) and channel.is_private():
                lines += not_added(texts, await add_to_thread(channel, asked))
            await self._invitations.call(table, Asking(how=How.INVITED, by=_by(responder), guests=asked))
        if left_out:
            names = [texts("lobby-left-out-one", name=f"**{plain(each.name)}**", why=why) for each, why in left_out]
            lines.append(texts("lobby-left-out", names=listed(texts, names)))
        if lines:
            await responder.private(note("\n".join(lines)))
        else:
            await responder.nothing()

    async def _ask(self, responder: Responder, table: Table) -> None:
        """Ping the server's role. TableError: ASK_OFF, OFTEN, ASKED_HERE."""
        server = await self._guild_settings.of(table.guild)
        if server.ask_role is None or not server.pings:
            raise TableError(RefusalReason.ASK_OFF)
        by = _by(responder)
        with self.tables.rates.doing(Doing.ASK, user=by.user, channel=table.channel):
            await self.tables.ask(table.id, by.user, server.ask_role)
        await self._invitations.call(table, Asking(how=How.ROLE, by=by, role=server.ask_role))
        await responder.nothing()


def _by(responder: Responder) -> Guest:
    """The person who pressed."""
    user = responder.interaction.user
    return Guest(user.id, called(user))


def _why_not(table: Table, guest: Guest) -> str:
    return "seated" if table.participant_of(guest.user) is not None else "asked"


def _chosen_users(interaction: Interaction) -> tuple[list[Guest], list[Guest]]:
    """The people and the apps that were chosen, with the names that they have in the server."""
    data: Any = interaction.data
    resolved: Any = data.get("resolved") or {}
    users: dict[str, Any] = resolved.get("users") or {}
    members: dict[str, Any] = resolved.get("members") or {}
    people, apps = list[Guest](), list[Guest]()
    for number in chosen(interaction):
        user: Any = users.get(number)
        if user is None:
            raise TableError(RefusalReason.STALE)
        nick: str | None = members.get(number, {}).get("nick")
        name = shown_name(int(number), nick, user.get("global_name"), user["username"])
        (apps if user.get("bot") else people).append(Guest(int(number), name))
    return people, apps
