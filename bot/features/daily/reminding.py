"""Reminders: a direct message at the hour that a person has asked for, on days on which they have not begun their try.

They end by themselves after `MOST_UNANSWERED` in a row, or when Discord refuses one; the page of the day says so once.
"""

import logging
from collections.abc import Callable
from enum import StrEnum
from typing import Any, Final

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
from bot.storage.guild_settings import read_known
from bot.storage.user_settings import OwnSettings, UserSettings
from data.dailies import Dailies
from data.settings import KeyedValues
from engine.daily.days import day_at
from i18n import Texts

log = logging.getLogger(__name__)

MOST_UNANSWERED: Final = 3
_HOUR: Final = "daily_hour"
_NO_MORE: Final = dict.fromkeys((_HOUR, "daily_locale", "daily_sent", "daily_unanswered"))
"""The changes of `OwnSettings` that end reminders."""


class Ended(StrEnum):
    """Why reminders have ended by themselves."""

    UNANSWERED = "unanswered"
    REFUSED = "refused"


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

    async def hour_of(self, user: int) -> int | None:
        """The hour in UTC for which a user has asked."""
        return (await self._user_settings.get(user, None)).own.daily_hour

    async def ask_for(self, user: int, hour: int | None, locale: str) -> None:
        """Remind a user at this hour; None: no more. Today's hour that has passed is not made up for."""
        now = self._now()
        changes: dict[str, Any] = {**_NO_MORE, "daily_ended": None}
        if hour is not None:
            sent = day_at(now) if is_due(hour, now) else None
            changes |= {_HOUR: hour, "daily_locale": locale, "daily_sent": sent}
        await self._preferences.change(user, changes)

    async def ended(self, user: int) -> Ended | None:
        """Why a user's reminders have ended, which is said once."""
        ended = (await self._user_settings.get(user, None)).own.daily_ended
        if ended is None:
            return None
        await self._preferences.change(user, {"daily_ended": None})
        return Ended(ended)

    async def remind(self) -> None:
        """Send what is due now."""
        now = self._now()
        for user, values in (await self._preferences.with_key(_HOUR)).items():
            own = read_known(OwnSettings, values)
            if own.daily_hour is not None and own.daily_sent < day_at(now) and is_due(own.daily_hour, now):
                await self._remind(user, own, day_at(now))

    async def _remind(self, user: int, own: OwnSettings, day: int) -> None:
        since = own.daily_sent or day
        begun = {each.day for each in await self._dailies.of_user(user, first_day=since, last_day=day)}
        if day in begun:
            return
        unanswered = 0 if begun else own.daily_unanswered
        if unanswered >= MOST_UNANSWERED:
            await self._end(user, Ended.UNANSWERED)
            return
        reader = await self._user_settings.get(user, own.daily_locale)
        if not await self._delivery.traffic.turn():
            return
        if await self._preferences.raise_to(user, "daily_sent", day, {"daily_unanswered": unanswered + 1}):
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
        await self._preferences.change(user, {**_NO_MORE, "daily_ended": why.value})


def reminder_message(texts: Texts, day: int) -> Message:
    """The direct message: plain, as notifications show no text of components."""
    text = "\n".join([day_title(texts, day), texts("daily-reminder"), "-# " + texts("daily-reminder-end")])
    play = button(texts("daily-play"), DailyPress(Daily.PAGE, day), style=ButtonStyle.success)
    return plain_message(text, buttons=[play, button(texts("daily-remind"), DailyPress(Daily.REMIND, day))])
