"""The silent message of a day, for servers that want it: yesterday's list, and a button to play. It pings nobody."""

import logging
from collections.abc import Callable
from typing import Final

from discord import ButtonStyle, HTTPException

from bot.features.daily.boards import DayLine, day_lines, listed_day
from bot.features.daily.clock import is_due
from bot.features.daily.ids import Daily, DailyPress
from bot.features.daily.pages import day_title, game_on
from bot.platform.delivery import Delivery
from bot.platform.discord_api import FAILED, log_failed, retried_once
from bot.platform.messages import Message, button, panel, rows, words
from bot.platform.nonces import NonceKind, nonce
from bot.platform.sending import post_public
from bot.storage.forgetting import LEFT_AT
from bot.storage.guild_settings import DAILY_CHANNEL, MOST_REFUSALS, GuildSettings, ServerSettings, read_known
from data.dailies import Dailies
from data.settings import KeyedValues
from engine.daily.days import day_at
from i18n import Texts, language_of, texts_in

log = logging.getLogger(__name__)

POSTED: Final = "daily_posted"
"""The key of the day whose message was posted last, among a server's stored settings. It is written before."""


class Announcing:
    """Posts the day's message in each server once, at its hour."""

    def __init__(self, delivery: Delivery, stored: KeyedValues, dailies: Dailies, *, now: Callable[[], int]) -> None:
        self._delivery = delivery
        self._stored = stored
        self._settings = GuildSettings(stored)
        self._dailies = dailies
        self._now = now

    async def announce(self) -> None:
        """Post what is due now. What Discord refuses is counted; after `MOST_REFUSALS` in a row it ends."""
        now = self._now()
        for guild, values in (await self._stored.with_key(DAILY_CHANNEL)).items():
            server, day = read_known(ServerSettings, values), day_at(now)
            if LEFT_AT in values or server.daily_refused >= MOST_REFUSALS or day < server.daily_from:
                continue
            if server.daily_hour is not None and is_due(server.daily_hour, now) and values.get(POSTED, 0) < day:
                await self._announce(guild, server, day)

    async def _announce(self, guild: int, server: ServerSettings, day: int) -> None:
        texts = texts_in(language_of(server.language or server.daily_locale))
        yesterday = {"first_day": day - 1, "last_day": day - 1}
        tries, counts = await self._dailies.of_server(guild, **yesterday), await self._dailies.scores(**yesterday)
        shown = day_message(texts, day, day_lines(tries, day - 1, counts))
        channel = self._delivery.client.get_partial_messageable(server.daily_channel or 0, guild_id=guild)
        once = nonce(NonceKind.DAILY, guild, day)
        if not await self._delivery.traffic.turn() or not await self._stored.raise_to(guild, POSTED, day, {}):
            return
        refused = 0
        try:
            await retried_once(lambda: post_public(channel, shown, once=once, silent=True))
        except FAILED as error:
            log_failed(log, error, "The daily deal could not be announced in a server")
            if not isinstance(error, HTTPException) or error.status >= 500:
                return
            refused = server.daily_refused + 1
        if refused != server.daily_refused:
            await self._settings.change(guild, daily_refused=refused)


def day_message(texts: Texts, day: int, yesterday: list[DayLine]) -> Message:
    """The message of a day. `yesterday`: the list of the day before in this server."""
    parts = [day_title(texts, day), texts("daily-announced")]
    if yesterday:
        title = texts("daily-announced-yesterday", game=game_on(texts, day - 1))
        parts.append(f"**{title}**\n{listed_day(texts, yesterday)}")
    play = button(texts("daily-play"), DailyPress(Daily.PAGE, day), style=ButtonStyle.success)
    return panel(words("\n\n".join(parts)), *rows([play]))
