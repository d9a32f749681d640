"""The boards of the daily deal: a server's day and month, and the world's scores."""

from collections.abc import Callable, Sequence
from typing import Any, assert_never

from bot.features.daily.boards import board_message, day_lines, month_lines, month_shown
from bot.features.daily.ids import Board, DailyBoardPress
from bot.features.daily.results import OwnResults
from bot.features.daily.world import world_message
from bot.platform.handlers import Component, Handlers
from bot.platform.messages import Message, note
from bot.platform.places import server_of
from bot.platform.responder import Answers, Responder
from bot.tables.refusals import RefusalReason, TableError
from data.dailies import Dailies
from engine.daily.days import closes_ms
from i18n import Texts


class DailyBoardHandlers(Handlers):
    """Show the boards of a day to who has had their own try."""

    def __init__(self, answers: Answers, dailies: Dailies, *, now: Callable[[], int]) -> None:
        super().__init__(answers)
        self._dailies = dailies
        self._now = now
        self._results = OwnResults(dailies, self.tables.registry)

    def components(self) -> Sequence[Component[Any]]:
        return (Component(DailyBoardPress, self.press),)

    async def press(self, responder: Responder, pressed: DailyBoardPress) -> None:
        """A button of the boards. TableError: NOT_TRIED, as others' scores are seen after one's own; ELSEWHERE."""
        texts, user, day = await self.texts(responder), responder.interaction.user.id, pressed.day
        match pressed.do:
            case Board.SERVER:
                await responder.replace(await self._server(texts, user, _server(responder), day))
            case Board.WORLD:
                await responder.replace(await self._world(texts, user, day))
            case Board.LEAVE:
                await self._dailies.leave_board(user, _server(responder))
                await responder.replace(note(texts("daily-board-left")))
            case _:
                assert_never(pressed.do)

    async def _server(self, texts: Texts, user: int, guild: int, day: int) -> Message:
        if await self._results.of(user, day) is None:
            raise TableError(RefusalReason.NOT_TRIED)
        month = month_shown(day, self._now())
        days = {"first_day": min(day, month.start), "last_day": day}
        tries, counts = await self._dailies.of_server(guild, **days), await self._dailies.scores(**days)
        today = day_lines(tries, day, counts)
        return board_message(texts, day, today, month_lines(tries, counts, month), month, user=user)

    async def _world(self, texts: Texts, user: int, day: int) -> Message:
        result = await self._results.of(user, day)
        if result is None:
            raise TableError(RefusalReason.NOT_TRIED)
        people = (await self._dailies.scores(first_day=day, last_day=day)).get(day, {})
        return world_message(texts, result, people, is_closed=closes_ms(day) <= self._now())


def _server(responder: Responder) -> int:
    """The server of the interaction. TableError: ELSEWHERE."""
    guild = server_of(responder.interaction)
    if guild is None:
        raise TableError(RefusalReason.ELSEWHERE)
    return guild
