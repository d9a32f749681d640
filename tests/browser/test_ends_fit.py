"""The end of a match of every game is in the window without scrolling, in the channel and for each who played: on a phone in
every language, and on a screen. With the longest names, ratings and remarks."""

import pytest
from playwright.async_api import Browser, ViewportSize

from bot.platform.studio import ThreadStudio
from bot.tables.table import Stage as At
from bot.tables.table import Table
from engine.catalog import GAMES, find_game
from tests.bot.fitting.stage import Stage as Parts
from tests.bot.fitting.stage import reader
from tests.bot.match_factories import play_match
from tests.bot.table_factories import HOST, lobby
from tests.browser.playing import is_there, window
from tests.browser.stage import Stage
from tests.browser.test_lobby import NAMES, PAGE, height_of
from tests.browser.test_seat import PHONE, SCREEN
from tests.e2e.playing import ENGLISH, EVERY_LANGUAGE, JAPANESE, Labels

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

SHOWN = [
    pytest.param(labels, size, id=f"{labels.language}, {size['width']}")
    for size, languages in ((PHONE, EVERY_LANGUAGE), (SCREEN, (ENGLISH, JAPANESE)))
    for labels in languages
]
"""The languages and windows."""


@pytest.mark.parametrize(("labels", "size"), SHOWN)
async def test_the_end_of_every_game_fits(
    browser: Browser, shared_stage: Stage, labels: Labels, size: ViewportSize
) -> None:
    stage = await shared_stage.with_new_channels(f"ends-{labels.language.lower()}-{size['width']}")
    texts, visitor, heights = labels.texts, await stage.newcomer(labels.locale), dict[str, float]()
    async with (
        window(browser, locale=labels.locale, viewport=size, has_touch=True) as context,
        Parts(ThreadStudio()) as parts,
    ):
        page = await context.new_page()
        await page.goto(stage.place(visitor))
        await is_there(page)
        most = PAGE if size is PHONE else await page.locator("#scroller").evaluate("(each) => each.clientHeight")
        for game in GAMES:
            table = await ended(parts, game, labels)
            last = table.standings()[-1].participant.user
            assert last is not None
            public, own = await parts.publisher.render(table), await parts.hands.render(table, last, reader(texts))
            heights[f"{game}, result"] = await height_of(stage, page, public, is_public=True)
            heights[f"{game}, hand"] = await height_of(stage, page, own, is_public=False)
    print(labels.language, size["width"], heights)
    assert not {name: height for name, height in heights.items() if height > most}


async def ended(parts: Parts, game: str, labels: Labels) -> Table:
    """A match of as many as there are names, or may play, that was played to its end."""
    seats = min(len(NAMES), find_game(game).seats(find_game(game).rules())[-1])
    facts = {"game": game, "locale": labels.locale, "channel": 7 + len(parts.tables.all())}
    table = await lobby(parts.tables, people=1, name=NAMES[0], **facts)
    for number, name in enumerate(NAMES[1:seats], start=1):
        await parts.tables.join(table.id, HOST + number, name)
    await parts.tables.start(table.id, HOST)
    parts.cache.users = [HOST + number for number in range(seats)]
    await play_match(parts.tables, table)
    assert table.stage is At.OVER
    return table
