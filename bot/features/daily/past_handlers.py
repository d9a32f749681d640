"""Days of the daily deal that are over: their pages, their cards to play again, and how the best played them."""

from collections.abc import Callable, Sequence
from typing import Any, Final, assert_never

from bot.features.daily.best import BestGames
from bot.features.daily.ids import BestPress, Past, PastPress
from bot.features.daily.pages import game_on
from bot.features.daily.past import PastDay, past_message
from bot.features.daily.results import OwnResults
from bot.features.lobby.alone import Alone
from bot.features.replay.handlers import stepped
from bot.features.replay.positions import ALL_OPEN
from bot.platform.choices import Choices, choices_with
from bot.platform.handlers import Component, Handlers, called, number_in
from bot.platform.messages import Message
from bot.platform.responder import Answers, Responder
from bot.storage.dailies import DayDeals
from bot.tables.participants import Guest
from bot.tables.refusals import RefusalReason, TableError
from data.dailies import Dailies
from engine.daily.days import closes_ms, date_of, day_at
from i18n import Texts

_LONGEST: Final = 6
"""The most digits of a day's number."""


class PastHandlers(Handlers):
    """Show days that are over, and let people play them again."""

    def __init__(
        self,
        answers: Answers,
        alone: Alone,
        dailies: Dailies,
        deals: DayDeals,
        best: BestGames,
        *,
        now: Callable[[], int],
    ) -> None:
        super().__init__(answers)
        self._alone = alone
        self._dailies = dailies
        self._deals = deals
        self._best = best
        self._now = now
        self._results = OwnResults(dailies, self.tables.registry)

    def components(self) -> Sequence[Component[Any]]:
        return (Component(PastPress, self.press), Component(BestPress, self.turn))

    async def press(self, responder: Responder, pressed: PastPress) -> None:
        """A button of a day that is over. TableError: DAY_UNKNOWN, those of `BestGames.page` and of `_again`."""
        day = self._over(pressed.day)
        match pressed.do:
            case Past.SHOW:
                await responder.replace(await self.page(await self.texts(responder), responder, day))
            case Past.AGAIN:
                await self._again(responder, day)
            case Past.BEST:
                await responder.private(await self._best.page(await self.reader(responder), day, 0, ALL_OPEN))
            case _:
                assert_never(pressed.do)

    async def turn(self, responder: Responder, pressed: BestPress) -> None:
        """A component of the best score's replay. TableError: as `press`; STALE."""
        number, eyes = stepped(responder, pressed)
        page = await self._best.page(await self.reader(responder), self._over(pressed.day), number, eyes)
        await responder.replace(page)

    async def page(self, texts: Texts, responder: Responder, day: int) -> Message:
        """The page of a day that is over."""
        user = responder.interaction.user.id
        everybody = await self._dailies.others(day, 0)
        past = PastDay(
            day=day,
            last=day_at(self._now()) - 1,
            people=everybody.people,
            own=await self._dailies.try_of(user, day),
            result=await self._results.of(user, day),
            is_closed=self._is_closed(day),
        )
        return past_message(texts, past)

    def number(self, typed: str) -> int | None:
        """The day that is over whose number a person typed; None: today. TableError: DAY_UNKNOWN."""
        number, today = number_in(typed, digits=_LONGEST) or 0, day_at(self._now())
        return None if number == today else self._over(number)

    def days(self, texts: Texts, typed: str) -> Choices:
        """The days that are over, the last one first, whose line has what was typed."""
        lines = (
            (f"{day} · {game_on(texts, day)} · {date_of(day).isoformat()}", str(day))
            for day in range(day_at(self._now()) - 1, 0, -1)
        )
        return choices_with(typed, lines)

    async def _again(self, responder: Responder, day: int) -> None:
        """Play the deal of a closed day. TableError: DAY_OPEN, those of `PrivateTables.open`."""
        if not self._is_closed(day):
            raise TableError(RefusalReason.DAY_OPEN)
        interaction, deal = responder.interaction, await self._deals.of(day)
        person = Guest(interaction.user.id, called(interaction.user))
        locale, press = interaction.locale.value, interaction.id
        await self._alone.begin(
            responder,
            await self.reader(responder),
            lambda: self.tables.private.open_day(person, deal, locale=locale, press=press),
        )

    def _is_closed(self, day: int) -> bool:
        return self._now() >= closes_ms(day)

    def _over(self, day: int) -> int:
        """A day that is over. TableError: DAY_UNKNOWN."""
        today = day_at(self._now())
        if not 1 <= day < today:
            raise TableError(RefusalReason.DAY_UNKNOWN, last=today)
        return day
