"""Each page that only one person sees is in the window without scrolling: what /play, /learn, /settings and /help open, and
each page of options of each game. On a phone in every language, and on a screen."""

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from playwright.async_api import Browser, ViewportSize

from bot.features.daily.challenge_pages import Seen, challenge_message, list_message
from bot.features.daily.challenge_rendering import game_over_message, picture_of
from bot.features.daily.pages import OwnResult, Today, today_message
from bot.features.daily.past import PastDay, past_message
from bot.features.daily.presence import Presence
from bot.features.daily.result import again_message, again_picture, result_message, result_picture
from bot.features.help.handlers import help_message
from bot.features.learn.practice import which_message
from bot.features.lobby.friends import friends_message
from bot.features.lobby.options import option_pages, options_message
from bot.features.lobby.picker import game_message, kind_message
from bot.features.settings.handlers import SettingsHandlers
from bot.features.settings.hours_page import hours_message
from bot.features.settings.page import page_of
from bot.features.settings.server_page import server_message
from bot.platform.discord_api import install_url
from bot.platform.messages import Message, Picture
from bot.storage.controls import ServerPage
from bot.storage.guild_settings import ServerSettings
from bot.storage.user_settings import OWN, OwnSettings
from bot.tables.setup import TableSetup
from bot.text.finding import OFFERED
from bot.text.mechanisms.record import GameKind
from data.rows import FinishedTry
from engine.catalog import GAMES, presets_of
from engine.daily.score import Score
from i18n import Texts
from tests.bot.features.review.factories import over
from tests.bot.fitting.of_daily import BEGUN, DAY, challenge_states
from tests.bot.fitting.stage import BIG_ID, reader
from tests.bot.fitting.stage import Stage as Parts
from tests.bot.interaction_factories import new_answers
from tests.bot.operators import RUN_BY
from tests.bot.table_factories import HOST
from tests.bot.tables.dailies import TODAY
from tests.browser.heights import every_window, made_once, measuring
from tests.browser.stage import Stage
from tests.browser.test_lobby import crowded
from tests.discord_in_memory import Discord
from tests.e2e.playing import Labels

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

FULL = ServerSettings(
    ask_role=7,
    games=tuple(GAMES),
    default_table=TableSetup.of_preset(max(OFFERED, key=lambda each: len(presets_of(each.game)))),
    barred=tuple(range(100, 110)),
)
"""A server that has set much."""

ENDED = replace(BEGUN, score=Score(4, -364).number, finished_at_ms=1)
"""A try that is finished."""


@every_window()
async def test_a_private_page_fits(browser: Browser, shared_stage: Stage, labels: Labels, size: ViewportSize) -> None:
    shown = await made_once("pages", labels, lambda: all_pages(labels))
    async with measuring(browser, shared_stage, "pages", labels, size) as ruler:
        heights = await ruler.heights(shown)
    print(labels.language, size["width"], heights)
    assert not {name: height for name, height in heights.items() if height > ruler.most}


async def all_pages(labels: Labels) -> dict[str, Message]:
    return {name: shown async for name, shown in pages(labels)}


async def make_dailies(texts: Texts) -> AsyncIterator[Message]:
    """The pages of the daily deal of today and of other days, and the ends of its matches with their pictures."""
    result = OwnResult(DAY, Score(4, -364), 100, 1_000_000, "cpjo" * 20)
    today = Today(
        day=DAY,
        people=1,
        own=ENDED,
        result=result,
        yesterday=result,
        presence=Presence(9, 14),
        in_server=True,
    )
    yield today_message(texts, today)
    yield today_message(texts, replace(today, own=None, result=None))
    past = PastDay(day=DAY, last=DAY + 1, people=9, own=ENDED, result=result, is_closed=True)
    yield past_message(texts, past)
    yield past_message(texts, replace(past, is_closed=False))
    for is_closed in (False, True):
        drawn = result_picture(texts, result, is_final=is_closed)
        shown = Picture(drawn.png(), "daily.png", drawn.alt_text(texts))
        yield result_message(texts, result, shown, table=BIG_ID, in_server=True, is_closed=is_closed)
    for challenge in challenge_states("closed-tunnel"):
        seen = Seen(challenge, challenge.sides[-1], TODAY)
        yield challenge_message(texts, seen, notice=texts("challenge-sent"))
        drawn = picture_of(texts, FinishedTry(Score(4, -364).number, "cpjo" * 20), 2)
        shown = Picture(drawn.png(), "daily.png", drawn.alt_text(texts))
        yield game_over_message(texts, seen, shown, table=BIG_ID, deal=2)
    yield list_message(texts, [Seen(each, each.sides[0], TODAY) for each in challenge_states("closed-tunnel")[:5]])
    drawn = again_picture(texts, result)
    shown = Picture(drawn.png(), "daily.png", drawn.alt_text(texts))
    yield again_message(texts, result, shown, await over("killing"))


async def pages(labels: Labels) -> AsyncIterator[tuple[str, Message]]:
    """Each page by a name."""
    texts = labels.texts
    yield "help", help_message(texts, 1, add=install_url(BIG_ID), operator=RUN_BY)
    yield "learn", which_message(texts, None)
    number = 0
    async for shown in make_dailies(texts):
        number += 1
        yield f"daily {number}", shown
    for kind in GameKind:
        yield f"kind {kind}", kind_message(texts, kind)
    for preset in OFFERED[:1]:
        yield "friends", friends_message(texts, TableSetup.of_preset(preset), preset.id, OFFERED[:25], users=[HOST])
    for page in ServerPage:
        for name, server in (("new", ServerSettings()), ("full", FULL)):
            yield f"server {page}, {name}", server_message(texts, page, server)
    async with Parts() as parts:
        settings = SettingsHandlers(new_answers(parts.tables, parts.user_settings))
        for manages in (False, True):
            asked = Discord().press(user=HOST, manages=manages)
            for number in range(1, page_of(list(OWN)[-1]) + 1):
                yield f"settings {number}, {manages}", await settings.page(asked, reader(texts), number)
        own = reader(texts)
        away = OwnSettings(zone="America/Argentina/Buenos_Aires")
        yield "hours, no zone", hours_message(own, 0, notice=texts("hours-unknown"))
        yield "hours", hours_message(replace(own, own=away), 1_800_000_000_000)
        yield "learn, going on", which_message(texts, await crowded(parts.tables, "koroshi", labels))
        for game in GAMES:
            yield f"{game}, variants", game_message(texts, game)
            table = await crowded(parts.tables, game, labels, people=1)
            for number in range(1, len(option_pages(texts, table)) + 1):
                shown = options_message(texts, table, number, may_save=True, is_default=False)
                yield f"{game}, options {number}", shown
