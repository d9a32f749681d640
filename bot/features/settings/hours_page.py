"""The page of one's time zone, quiet hours and days away, and the question whether a zone is the right one."""

from datetime import date, datetime, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

import discord
from discord import ButtonStyle, ui

from bot.features.settings.days_away import is_away, longest
from bot.features.settings.ids import PAGE, SettingPress, Timing, TimingPress, ZonePress
from bot.features.settings.zones import city_of, clock_in
from bot.platform.messages import Child, Message, button, menu_option, message, panel, rows, select, words
from bot.storage.user_settings import MOST_QUIET, OwnSettings, Reader
from i18n import Texts

NOT_AWAY: Final = "0"


def hours_message(reader: Reader, now: int, *, notice: str | None = None) -> Message:
    """The page. `now`: milliseconds since 1970. `notice`: stands at the top."""
    texts, own = reader.texts, reader.own
    back = rows([button(texts("help-settings"), SettingPress(PAGE))])
    head = [texts("hours-title"), notice, texts("hours-text")]
    if own.zone is None:
        return panel(words("\n".join([*filter(None, head), texts("hours-no-zone")])), *back)
    head.append(texts("hours-zone", city=city_of(own.zone), time=clock_in(own.zone, now)))
    quiet = texts("hours-quiet", begin=_hour(own.quiet_from), end=_hour(own.quiet_from + own.quiet_hours))
    parts: list[Child] = [
        words("\n".join(filter(None, head))),
        words(quiet if own.quiet_hours else texts("hours-quiet-none")),
        select(TimingPress(Timing.QUIET_FROM), _begins(texts, own), texts("hours-quiet-from-what")),
        select(TimingPress(Timing.QUIET_HOURS), _ends(texts, own), texts("hours-quiet-until-what")),
        words(texts("hours-away", left=longest(own, today_of(own, now)))),
        select(TimingPress(Timing.AWAY), _days(texts, own, today_of(own, now)), texts("hours-away-what")),
    ]
    return panel(*parts, *back)


def zone_question(texts: Texts, zone: str, now: int) -> Message:
    """Discord tells no zones, so the time there is shown."""
    buttons: list[ui.Button[Any]] = [
        button(texts("hours-yes"), ZonePress(zone), style=ButtonStyle.success),
        button(texts("hours-no"), TimingPress(Timing.PAGE)),
    ]
    return message(words(texts("hours-question", city=city_of(zone), time=clock_in(zone, now))), *rows(buttons))


def today_of(own: OwnSettings, now: int) -> date:
    """The date where the user is."""
    return datetime.fromtimestamp(now / 1000, ZoneInfo(own.zone or "UTC")).date()


def _begins(texts: Texts, own: OwnSettings) -> list[discord.SelectOption]:
    return [
        menu_option(texts("hours-quiet-from", time=_hour(hour)), str(hour), is_chosen=hour == own.quiet_from)
        for hour in range(24)
    ]


def _ends(texts: Texts, own: OwnSettings) -> list[discord.SelectOption]:
    ends = [
        menu_option(
            texts("hours-quiet-until", time=_hour(own.quiet_from + hours)),
            str(hours),
            is_chosen=hours == own.quiet_hours,
        )
        for hours in range(1, MOST_QUIET + 1)
    ]
    return [menu_option(texts("hours-quiet-off"), "0", is_chosen=not own.quiet_hours), *ends]


def _days(texts: Texts, own: OwnSettings, today: date) -> list[discord.SelectOption]:
    away = is_away(own, today)
    days = [
        menu_option(
            texts("hours-away-until", date=f"{last:%Y-%m-%d}"),
            str(number),
            is_chosen=away and own.away_until == last.toordinal(),
        )
        for number in range(1, longest(own, today) + 1)
        if (last := today + timedelta(days=number - 1))
    ]
    return [menu_option(texts("hours-away-none"), NOT_AWAY, is_chosen=not away), *days]


def _hour(hour: int) -> str:
    return f"{hour % 24:02}:00"
