"""The page of *Plan…* at a slow table is in the window without scrolling, in all its forms and in every game in which cards
can be planned: on a phone in every language, and on a screen."""

import pytest
from playwright.async_api import Browser, ViewportSize

from bot.platform.messages import Message
from bot.platform.studio import ThreadStudio
from engine.catalog import find_game
from tests.bot.fitting.at_slow_tables import plans_of, slow_table
from tests.bot.fitting.stage import Stage as Parts
from tests.browser.heights import PHONE, every_window, games_in, made_once, measuring
from tests.browser.stage import Stage
from tests.browser.test_lobby import NAMES
from tests.e2e.playing import ENGLISH, Labels

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@every_window((ENGLISH, PHONE))
async def test_the_page_of_a_plan_fits(
    browser: Browser, shared_stage: Stage, labels: Labels, size: ViewportSize
) -> None:
    pages = await made_once("plans", labels, lambda: pages_of_plans(labels))
    assert len({name.partition(",")[0] for name in pages}) > len(games_in(labels)) / 2
    async with measuring(browser, shared_stage, "plans", labels, size) as ruler:
        heights = await ruler.heights(pages)
    print(labels.language, size["width"], max(heights.values()))
    assert not {name: height for name, height in heights.items() if height > ruler.most}


async def pages_of_plans(labels: Labels) -> dict[str, Message]:
    """Each page by the game and what it shows."""
    pages = dict[str, Message]()
    for game in games_in(labels):
        async with Parts(ThreadStudio(), trouble=None) as parts:
            table = await slow_table(parts, game, labels.texts, *NAMES[: fewest(game)])
            async for name, shown in plans_of(parts, labels.texts, table):
                pages[f"{game}, {name}"] = shown
    return pages


def fewest(game: str) -> int:
    """The fewest people at a table, whose hands are the largest."""
    return max(2, find_game(game).seats(find_game(game).rules())[0])
