"""The button that asks for a hint."""

from collections.abc import Sequence
from typing import Any

from bot.features.play.controls import page_of
from bot.features.play.hand import HandPage
from bot.features.play.hints import HintFinder, hint_decides, hint_question
from bot.features.play.ids import HintPress, Step
from bot.features.play.private_hands import PrivateHands
from bot.platform.handlers import Component, Handlers
from bot.platform.responder import Answers, Responder
from bot.tables.hint_requests import seat_to_hint
from bot.tables.refusals import RefusalReason, TableError
from bot.text.sentences import refused


class HintHandlers(Handlers):
    """Give hints."""

    def __init__(self, answers: Answers, hands: PrivateHands, hints: HintFinder) -> None:
        super().__init__(answers)
        self._hands = hands
        self._hints = hints

    def components(self) -> Sequence[Component[Any]]:
        return (Component(HintPress, self.press),)

    async def press(self, responder: Responder, pressed: HintPress) -> None:
        """Answer with the hand and the best move, after a question where the match counts for the user until then.

        If the table moves on while the move is being found, the hand as it is then says so.
        """
        user, ply = responder.interaction.user.id, pressed.ply
        reader, table = await self.reader(responder), await self.table(responder, pressed)
        notice, step = None, Step()
        try:
            seat = seat_to_hint(table, user, ply)
            if hint_decides(table, user) and not pressed.sure:
                await responder.private(hint_question(reader.texts, table, ply))
                return
            view = table.view(seat)
            await self.tables.ask_hint(table.id, user, ply=ply)
            best = await self._hints.find(table, seat)
            seat_to_hint(table, user, ply)
            step = Step(page=page_of(view, best))
        except TableError as error:
            if error.reason in (RefusalReason.NOT_SEATED, RefusalReason.TABLE_GONE):
                raise
            notice = refused(reader.texts, error)
        await self._hands.show(responder, table, reader, HandPage(notice, step))
