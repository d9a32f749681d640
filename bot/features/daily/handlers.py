"""`/daily`: the same cards for everybody, every day, with one try."""

from collections.abc import Callable, Sequence
from typing import Any, assert_never

import discord
from discord import app_commands

from bot.features.daily.challenge_handlers import ChallengeHandlers
from bot.features.daily.ids import Daily, DailyPress
from bot.features.daily.pages import Today, how_message, shared_message, today_message
from bot.features.daily.past_handlers import PastHandlers
from bot.features.daily.presence import days_looked_at, presence
from bot.features.daily.reminder_handlers import reminders_message
from bot.features.daily.reminding import Reminding
from bot.features.daily.results import OwnResults
from bot.features.play.private_hands import PrivateHands
from bot.platform.choices import Choices
from bot.platform.handlers import Component, Handlers, Interaction, called, command
from bot.platform.places import server_of
from bot.platform.responder import Answers, Responder
from bot.platform.translator import named
from bot.storage.dailies import DayDeals
from bot.tables.limits import Doing
from bot.tables.participants import Guest
from bot.tables.refusals import RefusalReason, TableError
from bot.text.markup import plain
from data.dailies import Dailies
from engine.daily.days import day_at


class DailyHandlers(Handlers):
    """Show the day, begin its try, and share its result."""

    def __init__(
        self,
        answers: Answers,
        hands: PrivateHands,
        dailies: Dailies,
        deals: DayDeals,
        *,
        reminding: Reminding,
        past: PastHandlers,
        challenges: ChallengeHandlers,
        now: Callable[[], int],
    ) -> None:
        super().__init__(answers)
        self._past = past
        self._challenges = challenges
        self._hands = hands
        self._dailies = dailies
        self._deals = deals
        self._reminding = reminding
        self._now = now
        self._results = OwnResults(dailies, self.tables.registry)

    def components(self) -> Sequence[Component[Any]]:
        return (Component(DailyPress, self.press),)

    @command("daily")
    @app_commands.rename(day=named("option-day"), challenge=named("option-challenge"), game=named("option-game"))
    @app_commands.describe(
        day=named("option-day-description"),
        challenge=named("option-challenge-description"),
        game=named("option-challenge-game-description"),
    )
    async def daily(
        self,
        responder: Responder,
        day: str | None = None,
        challenge: discord.User | None = None,
        game: str | None = None,
    ) -> None:
        """The page of today, or of a day that is over; or a challenge of a person.

        TableError: DAY_UNKNOWN, OPTIONS_OF_CHALLENGE, those of `ChallengeHandlers.invite`.
        """
        if challenge is not None and day is None:
            await self._challenges.invite(responder, challenge.id, game)
            return
        if challenge is not None or game is not None:
            raise TableError(RefusalReason.OPTIONS_OF_CHALLENGE)
        texts, number = await self.texts(responder), None if day is None else self._past.number(day)
        if number is not None:
            await responder.private(await self._past.page(texts, responder, number))
        else:
            await responder.private(today_message(texts, await self._today(responder)))

    @daily.autocomplete("day")
    async def days(self, interaction: Interaction, typed: str) -> Choices:
        """The days that are over."""
        return self._past.days((await self.user_settings.of(interaction)).texts, typed)

    @daily.autocomplete("game")
    async def games(self, interaction: Interaction, typed: str) -> Choices:
        """The games of challenges."""
        return self._challenges.games((await self.user_settings.of(interaction)).texts, typed)

    async def press(self, responder: Responder, pressed: DailyPress) -> None:
        """A button of a day. TableError: NOT_TRIED, STALE, those of `PrivateTables.begin_try`."""
        texts, user, day = await self.texts(responder), responder.interaction.user.id, pressed.day
        match pressed.do:
            case Daily.PAGE:
                await responder.in_private(today_message(texts, await self._today(responder)))
            case Daily.SHOW:
                await responder.private(today_message(texts, await self._today(responder)))
            case Daily.PLAY:
                await self._play(responder, day)
            case Daily.SHARE:
                result = await self._results.of(user, day)
                if result is None:
                    raise TableError(RefusalReason.NOT_TRIED)
                channel = responder.interaction.channel_id or 0
                with self.tables.rates.doing(Doing.SHARE, user=user, channel=channel):
                    by = plain(called(responder.interaction.user))
                    await responder.public(shared_message(texts, result, by=by))
            case Daily.HOW:
                if day > day_at(self._now()):
                    raise TableError(RefusalReason.STALE)
                commitments = await self._deals.commitment(day), await self._deals.commitment(day + 1)
                await responder.replace(how_message(texts, day, commitments))
            case Daily.REMIND:
                page = reminders_message(texts, await self._reminding.hour_of(user), now=self._now())
                await responder.in_private(page)
            case _:
                assert_never(pressed.do)

    async def _play(self, responder: Responder, day: int) -> None:
        """Begin the try, and show its hand in the place of the page."""
        interaction, reader = responder.interaction, await self.reader(responder)
        user = interaction.user
        self.answers.check_held(user.id)
        if day != day_at(self._now()):
            raise TableError(RefusalReason.DAY_OVER)
        table = await self.tables.private.begin_try(
            Guest(user.id, called(user)),
            await self._deals.of(day),
            board=server_of(interaction),
            locale=interaction.locale.value,
            press=interaction.id,
        )
        await self._hands.show(responder, table, reader)

    async def _today(self, responder: Responder) -> Today:
        user, day = responder.interaction.user.id, day_at(self._now())
        everybody, days = await self._dailies.others(day, 0), days_looked_at(day)
        lately = await self._dailies.of_user(user, first_day=days[0], last_day=day)
        return Today(
            day=day,
            people=everybody.people,
            own=await self._dailies.try_of(user, day),
            result=await self._results.of(user, day),
            yesterday=await self._results.of(user, day - 1),
            ended=await self._reminding.ended(user),
            presence=presence(lately, day),
            in_server=server_of(responder.interaction) is not None,
        )
