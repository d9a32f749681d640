"""Reminders: a direct message at the hour that a person has asked for, on days on which they have not begun their try.

They end by themselves after `MOST_UNANSWERED` in a row, or when Discord refuses one; the page of the day says so once.
"""

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, Self

import discord
from discord import ButtonStyle

from bot.features.daily.clock import is_due
from bot.features.daily.ids import Daily, DailyPress
from bot.features.daily.pages import day_title
from bot.platform.delivery import Delivery
from bot.platform.discord_api import FAILED, REFUSES_MESSAGES, log_failed, retried_once
from bot.platform.messages import Message, button, plain_message
from bot.platform.nonces import NonceKind, nonce
from bot.platform.sending import post_public
from bot.storage.user_settings import UserSettings
from data.dailies import Dailies
from data.settings import KeyedValues
from engine.daily.days import day_at
from i18n import Texts

log = logging.getLogger(__name__)

MOST_UNANSWERED: Final = 3
_HOUR, _LOCALE, _SENT = "daily_hour", "daily_locale", "daily_sent"
_UNANSWERED, _ENDED = "daily_unanswered", "daily_ended"


class Ended(StrEnum):
    """Why reminders have ended by themselves."""

    UNANSWERED = "unanswered"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class Reminder:
    """The reminder that a person asked for, as it is among their preferences. `hour`: in UTC. `sent`: the day of the
    last one. `unanswered`: so many in a row.
    """

    hour: int | None = None
    locale: str | None = None
    sent: int = 0
    unanswered: int = 0
    ended: str | None = None

    @classmethod
    def of(cls, values: Mapping[str, Any]) -> Self:
        """Read it from a user's preferences."""
        numbers = {"sent": values.get(_SENT, 0), "unanswered": values.get(_UNANSWERED, 0)}
        return cls(hour=values.get(_HOUR), locale=values.get(_LOCALE), ended=values.get(_ENDED), **numbers)


class Reminding:
    """Reminds those who have asked for it."""

    def __init__(
        self,
        delivery: Delivery,
        preferences: KeyedValues,
        user_settings: UserSettings,
        dailies: Dailies,
        *,
        now: Callable[[], int],
    ) -> None:
        self._delivery = delivery
        self._preferences = preferences
        self._user_settings = user_settings
        self._dailies = dailies
        self._now = now

    async def of(self, user: int) -> Reminder:
        """The reminder that a user has asked for."""
        return Reminder.of(await self._preferences.get(user))

    async def ask_for(self, user: int, hour: int | None, locale: str) -> None:
        """Remind a user at this hour; None: no more. Today's hour that has passed is not made up for."""
        now, day = self._now(), day_at(self._now())
        is_late = hour is not None and is_due(hour, now)
        changes = {_HOUR: hour, _LOCALE: locale, _SENT: day if is_late else None}
        changes = changes if hour is not None else dict.fromkeys(changes)
        await self._preferences.change(user, {**changes, _UNANSWERED: None, _ENDED: None})

    async def ended(self, user: int) -> Ended | None:
        """Why a user's reminders have ended, which is said once."""
        ended = (await self.of(user)).ended
        if ended is None:
            return None
        await self._preferences.change(user, {_ENDED: None})
        return Ended(ended)

    async def remind(self) -> None:
        """Send what is due now."""
        now = self._now()
        for user, values in (await self._preferences.with_key(_HOUR)).items():
            reminder = Reminder.of(values)
            if reminder.hour is not None and reminder.sent < day_at(now) and is_due(reminder.hour, now):
                await self._remind(user, reminder, day_at(now))

    async def _remind(self, user: int, reminder: Reminder, day: int) -> None:
        since = reminder.sent or day
        begun = {each.day for each in await self._dailies.of_user(user, first_day=since, last_day=day)}
        if day in begun:
            return
        unanswered = 0 if begun else reminder.unanswered
        if unanswered >= MOST_UNANSWERED:
            await self._end(user, Ended.UNANSWERED)
            return
        reader = await self._user_settings.get(user, reminder.locale)
        if not await self._delivery.traffic.turn():
            return
        if await self._preferences.raise_to(user, _SENT, day, {_UNANSWERED: unanswered + 1}):
            await self._send(user, reminder_message(reader.texts, day), nonce(NonceKind.DAILY, user, day))

    async def _send(self, user: int, shown: Message, once: str) -> None:
        try:
            channel = await self._delivery.client.create_dm(discord.Object(user))
            await retried_once(lambda: post_public(channel, shown, once=once))
        except FAILED as error:
            if isinstance(error, discord.HTTPException) and error.code in REFUSES_MESSAGES:
                await self._end(user, Ended.REFUSED)
            else:
                log_failed(log, error, "A reminder could not be sent")

    async def _end(self, user: int, why: Ended) -> None:
        gone = dict.fromkeys((_HOUR, _LOCALE, _SENT, _UNANSWERED))
        await self._preferences.change(user, {**gone, _ENDED: why.value})


def reminder_message(texts: Texts, day: int) -> Message:
    """The direct message: plain, as notifications show no text of components."""
    text = "\n".join([day_title(texts, day), texts("daily-reminder"), "-# " + texts("daily-reminder-end")])
    play = button(texts("daily-play"), DailyPress(Daily.PAGE, day), style=ButtonStyle.success)
    return plain_message(text, buttons=[play, button(texts("daily-remind"), DailyPress(Daily.REMIND, day))])
