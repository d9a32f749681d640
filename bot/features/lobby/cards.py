"""*Play these cards*: the cards of one's own match against computers once more, at a private table."""

from collections.abc import Sequence
from typing import Any

from bot.features.lobby.alone import Alone
from bot.features.lobby.guests import pressed_by
from bot.features.lobby.ids import CardsPress
from bot.platform.handlers import Component, Handlers
from bot.platform.responder import Answers, Responder
from bot.tables.refusals import RefusalReason, TableError


class CardsHandlers(Handlers):
    """Deal the cards of a match once more."""

    def __init__(self, answers: Answers, alone: Alone) -> None:
        super().__init__(answers)
        self._alone = alone

    def components(self) -> Sequence[Component[Any]]:
        return (Component(CardsPress, self.press),)

    async def press(self, responder: Responder, pressed: CardsPress) -> None:
        """Play the cards of this match. TableError: TABLE_GONE, ELSEWHERE, those of `PrivateTables.open_cards`."""
        interaction, played = responder.interaction, await self.table(responder, pressed)
        if played.participant_of(interaction.user.id) is None:
            raise TableError(RefusalReason.NO_CARDS, why="others")
        person, locale, press = pressed_by(interaction), interaction.locale.value, interaction.id
        await self._alone.begin(
            responder,
            await self.reader(responder),
            lambda: self.tables.private.open_cards(person, played, locale=locale, press=press),
            is_below=True,
        )
