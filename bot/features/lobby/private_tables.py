"""The menu of a private table: its pages, leaving, and playing on in the channel."""

from collections.abc import Sequence
from typing import Any

from bot.features.lobby.admission import location_of
from bot.features.lobby.opening import Opening
from bot.features.play.hand import HandPage
from bot.features.play.handlers import PlayHandlers
from bot.features.play.ids import AtTable, MorePress, TablePress
from bot.features.play.private_hands import PrivateHands
from bot.features.play.private_table import IN_CHANNEL
from bot.platform.handlers import Component, Handlers, chosen
from bot.platform.places import home_here, locale_here, server_of
from bot.platform.responder import Answers, Responder
from bot.tables.refusals import RefusalReason, TableError


class PrivateTableHandlers(Handlers):
    """Handles everything at a private table beside moves."""

    def __init__(self, answers: Answers, opening: Opening, hands: PrivateHands, playing: PlayHandlers) -> None:
        super().__init__(answers)
        self._opening = opening
        self._hands = hands
        self._playing = playing

    def components(self) -> Sequence[Component[Any]]:
        return (Component(MorePress, self.more),)

    async def more(self, responder: Responder, pressed: MorePress) -> None:
        """Do what was chosen in the menu. TableError: STALE."""
        choice = chosen(responder.interaction)[0]
        if choice == IN_CHANNEL:
            await self._play_here(responder, pressed.own)
            return
        if choice not in list(AtTable):
            raise TableError(RefusalReason.STALE)
        await self.answers.reach(responder.interaction, pressed.own)
        await self._playing.press(responder, TablePress(pressed.own, AtTable(choice)))

    async def _play_here(self, responder: Responder, number: int) -> None:
        """Move the private table to this channel, or say privately why not: then it goes on as it was.

        The process of the channel checks what only it knows before that of the table moves it, and goes on after it.
        """
        interaction, reader = responder.interaction, await self.reader(responder)
        guild, channel, user = server_of(interaction) or 0, interaction.channel_id or 0, interaction.user
        there = self.tables.in_channel(channel)
        if there is None or there.id != number:
            refusal = await self._opening.refusal(interaction, reader.texts)
            if refusal is not None:
                await responder.private(refusal)
                return
            server = await self._opening.admission.settings(guild)
            self.tables.private.check_room(user.id, location_of(interaction, server))
        await self.answers.reach(interaction, number)
        table = await self.answers.table(interaction, number)
        if table.is_private:
            server = await self._opening.admission.to_open(interaction, table.game)
            locale = locale_here(interaction, server.language)
            where = location_of(interaction, server)
            table = await self.tables.private.play_in(number, user.id, where, locale=locale)
            self.answers.check_held(home_here(interaction))
        await self._hands.show(responder, table, reader, HandPage(reader.texts("private-placed")))
