"""The host of a lobby asks others to join: users from a list, or the role that the server's settings name.

Or they move to a private thread, which only those who were asked see.
"""

from collections.abc import Sequence
from typing import Any

from bot.features.lobby.guests import Wanted, Why, left_out_lines, pressed_by
from bot.features.lobby.ids import Gather, GatherPress
from bot.features.lobby.invitations import Asking, How, Invitations
from bot.features.lobby.opening import Opening
from bot.features.lobby.options import Noted
from bot.features.lobby.panels import Panels
from bot.features.lobby.threads import let_in
from bot.platform.handlers import Component, Handlers, chosen
from bot.platform.messages import note
from bot.platform.responder import Answers, Responder
from bot.storage.guild_settings import GuildSettings
from bot.tables.limits import Doing
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.service import Guest
from bot.tables.table import Table


class GatheringHandlers(Handlers):
    """Invite users and ask a role: the lobby names them, and one plain line calls them."""

    def __init__(
        self,
        answers: Answers,
        opening: Opening,
        invitations: Invitations,
        panels: Panels,
        guild_settings: GuildSettings,
    ) -> None:
        super().__init__(answers)
        self._panels = panels
        self._opening = opening
        self._invitations = invitations
        self._guild_settings = guild_settings

    def components(self) -> Sequence[Component[Any]]:
        return (Component(GatherPress, self.press),)

    async def press(self, responder: Responder, pressed: GatherPress) -> None:
        """A way to ask others. TableError: TABLE_GONE, NOT_IN_LOBBY, NOT_HOST, and those of the two ways."""
        table = self.tables.hosted(pressed.table, responder.interaction.user.id)
        with self._panels.answering(responder, table.id):
            match pressed.action:
                case Gather.INVITE:
                    await self._invite(responder, table)
                case Gather.ASK:
                    await self._ask(responder, table)
                case Gather.THREAD:
                    await self._opening.move_to_thread(responder, table, await self.texts(responder))

    async def _invite(self, responder: Responder, table: Table) -> None:
        """Invite the chosen users, and say on the panel who was not, and why. TableError: OFTEN, ASKED_ENOUGH."""
        interaction, texts = responder.interaction, await self.texts(responder)
        barred = (await self._guild_settings.of(table.guild)).barred
        wanted = Wanted.of(interaction, map(int, chosen(interaction)), barred=barred)
        asked: tuple[Guest, ...] = ()
        if wanted.guests:
            try:
                with self.tables.rates.doing(Doing.INVITE, user=interaction.user.id, channel=table.channel):
                    asked = await self.tables.invite(table.id, interaction.user.id, wanted.guests)
            except TableError as error:
                if error.reason is not RefusalReason.ASKED_ALREADY:
                    raise
        lines = list[str]()
        if asked:
            if table.place.has_bot:
                lines += await let_in(texts, interaction.channel, asked)
            by = pressed_by(responder.interaction)
            await self._invitations.call(table, Asking(how=How.INVITED, by=by, guests=asked))
        there = [(each, _why_not(table, each)) for each in wanted.guests if each not in asked]
        lines += left_out_lines(texts, [*wanted.left_out, *there])
        await self._answer(responder, table, "\n".join(lines))

    async def _ask(self, responder: Responder, table: Table) -> None:
        """Ping the server's role. TableError: ASK_OFF, OFTEN, ASKED_HERE."""
        server = await self._guild_settings.of(table.guild)
        if server.ask_role is None or not server.pings:
            raise TableError(RefusalReason.ASK_OFF)
        by = pressed_by(responder.interaction)
        with self.tables.rates.doing(Doing.ASK, user=by.user, channel=table.channel):
            await self.tables.ask(table.id, by.user, server.ask_role)
        await self._invitations.call(table, Asking(how=How.ROLE, by=by, role=server.ask_role))
        await self._answer(responder, table)

    async def _answer(self, responder: Responder, table: Table, notice: str = "") -> None:
        """Show the panel; or, where a lobby of an earlier release was pressed, only the notice."""
        if responder.on_private:
            await self._panels.show(responder, table, noted=Noted(notice) if notice else None)
        elif notice:
            await responder.private(note(notice))
        else:
            await responder.nothing()


def _why_not(table: Table, guest: Guest) -> Why:
    return Why.SEATED if table.participant_of(guest.user) is not None else Why.ASKED
