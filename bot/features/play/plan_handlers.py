"""*Plan...* in a hand at a slow table: a menu of cards, one press for each."""

from collections.abc import Sequence
from typing import Any, Final

from bot.features.play.hand import HandPage
from bot.features.play.ids import PlanCardPress, Planning, PlanPress, Step
from bot.features.play.plans import Plans, cards_of, is_full
from bot.features.play.private_hands import PrivateHands
from bot.platform.handlers import Component, Handlers, chosen
from bot.platform.responder import Answers, Responder
from bot.tables.refusals import RefusalReason, TableError
from bot.text.sentences import refused

PLANNING: Final = Step(plans=True)


class PlanHandlers(Handlers):
    """Lay and drop plans. Every press is answered with the hand."""

    def __init__(self, answers: Answers, hands: PrivateHands, plans: Plans) -> None:
        super().__init__(answers)
        self._hands = hands
        self._plans = plans

    def components(self) -> Sequence[Component[Any]]:
        return (Component(PlanPress, self.press), Component(PlanCardPress, self.choose))

    async def press(self, responder: Responder, pressed: PlanPress) -> None:
        """Offer the cards, or drop the plan."""
        reader, table = await self.reader(responder), await self.table(responder, pressed)
        notice = None
        if pressed.does is Planning.DROP:
            await self._plans.drop(table.id, responder.interaction.user.id)
            notice = reader.texts("plan-dropped")
        step = PLANNING if pressed.does is Planning.OPEN else Step()
        await self._hands.show(responder, table, reader, HandPage(notice, step))

    async def choose(self, responder: Responder, pressed: PlanCardPress) -> None:
        """The next card of the plan."""
        reader, table = await self.reader(responder), await self.table(responder, pressed)
        user, step, notice = responder.interaction.user.id, PLANNING, None
        try:
            await self._plans.add(table.id, user, chosen(responder.interaction)[0])
        except TableError as error:
            if error.reason is not RefusalReason.STALE:
                raise
            step, notice = Step(), refused(reader.texts, error)
        plan, seat = await self._plans.of(table, user), table.seat_of(user)
        if plan is not None and seat is not None and is_full(table.view(seat), cards_of(plan)):
            step = Step()
        await self._hands.show(responder, table, reader, HandPage(notice, step))
