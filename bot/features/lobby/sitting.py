"""Sitting down at a running match, if the server lets the user play."""

from collections.abc import Sequence
from typing import Any

from bot.features.lobby.admission import Admission
from bot.features.play.hand import HandPage
from bot.features.play.ids import SitPress
from bot.features.play.private_hands import PrivateHands
from bot.features.play.sitting import sit_message
from bot.platform.handlers import Component, Handlers, called
from bot.platform.messages import note
from bot.platform.responder import Answers, Responder
from bot.tables.refusals import TableError
from bot.text.markup import plain
from bot.text.sentences import refused


class SittingHandlers(Handlers):
    """Take a computer player's seat."""

    def __init__(self, answers: Answers, hands: PrivateHands, admission: Admission) -> None:
        super().__init__(answers)
        self._hands = hands
        self._admission = admission

    def components(self) -> Sequence[Component[Any]]:
        return (Component(SitPress, self.sit),)

    async def sit(self, responder: Responder, pressed: SitPress) -> None:
        """Sit down and show the hand, or say when that will be. Where the seat is not to be had, the page has those
        that are left.
        """
        user, reader = responder.interaction.user, await self.reader(responder)
        texts, table = reader.texts, await self.table(responder, pressed)
        await self._admission.to_join(responder.interaction)
        try:
            table = await self.tables.sit_down(table.id, user.id, called(user), player=pressed.player)
        except TableError as error:
            said = refused(texts, error)
            await responder.replace(sit_message(texts, table, user.id, notice=said) or note(said))
            return
        coming = sit_message(texts, table, user.id)
        if coming is not None:
            await responder.replace(coming)
            return
        place = table.participant_of(user.id)
        assert place is not None
        assert place.seating is not None
        came = texts("sit-came", name=plain(place.seating.instead_of))
        await self._hands.show(responder, table, reader, HandPage(came))
