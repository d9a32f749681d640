"""A lobby takes less than half of a window, and each of its private pages no more than one, with all that can stand there:
on a phone in every language, and on a screen."""

import pytest
from playwright.async_api import Browser, Page, ViewportSize, expect

from bot.features.lobby.options import option_pages, options_message
from bot.features.lobby.pages import guest_message, set_up_message
from bot.features.play.lobby_board import lobby_message
from bot.platform.messages import Message
from bot.tables.service import Guest, TableService
from bot.tables.setup import Hints, TableSetup
from bot.tables.table import Table
from engine.catalog import PRESETS
from engine.rules import set_apart
from tests.bot.fitting.limits import check
from tests.bot.table_factories import HOST, new_tables, open_table
from tests.bot.text.test_rules_text import rule_sets
from tests.browser.playing import fits_in_width, is_there, messages, private, run_command, window
from tests.browser.stage import Stage
from tests.e2e.playing import ENGLISH, EVERY_LANGUAGE, JAPANESE, Labels

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

PHONE: ViewportSize = {"width": 360, "height": 740}
SCREEN: ViewportSize = {"width": 1280, "height": 800}
QUICK = (ENGLISH, PHONE)
"""What `make test` looks at."""
LOBBY, PAGE = 320, 640
"""The most pixels of the public message, and of a private page."""
NAMES = (
    "W" * 32,
    "Maximiliane von und zu Hohenberg",
    "寿限無寿限無五劫の擦り切れ海砂利水魚の水行末雲来末風来末食う寝る",
    "김수한무거북이와두루미삼천갑자동방삭치치카포사리사리센타",
)
"""Of up to four people at the table; two others are invited."""
WAITING = (("shichi-narabe", 2, True), ("shichi-narabe", 3, True), ("koroshi", 2, False), ("koroshi", 1, False))
"""Lobbies with free seats: the game, how many sit there, and whether computers join at the start."""
MOST_COMPONENTS = 40


@pytest.mark.parametrize(
    ("labels", "size"),
    [
        pytest.param(
            each, size, id=f"{each.language}, {size['width']}", marks=() if (each, size) == QUICK else pytest.mark.slow
        )
        for size, languages in ((PHONE, EVERY_LANGUAGE), (SCREEN, (ENGLISH, JAPANESE)))
        for each in languages
    ],
)
async def test_a_lobby_and_its_pages_fit(
    browser: Browser, shared_stage: Stage, labels: Labels, size: ViewportSize
) -> None:
    texts = labels.texts
    stage = await shared_stage.with_new_channels(f"lobby-{labels.language.lower()}-{size['width']}")
    reader = await stage.newcomer(labels.locale)
    async with window(browser, locale=labels.locale, viewport=size, has_touch=True) as context:
        page = await context.new_page()
        await page.goto(stage.place(reader))
        await is_there(page)
        heights = dict[str, float]()

        async def measure(name: str, shown: Message) -> None:
            assert len(check(shown)) < MOST_COMPONENTS
            heights[name] = await height_of(stage, page, shown, is_public=name.endswith("lobby"))

        tables = new_tables()
        try:
            for game in dict.fromkeys(preset.game for preset in PRESETS):
                table = await crowded(tables, game, labels)
                await measure(f"{game}, lobby", lobby_message(texts, table))
            for game, people, fills in WAITING:
                table = await crowded(tables, game, labels, people=people, computers_fill=fills)
                await measure(f"{game} of {people}, lobby", lobby_message(texts, table))
                for number in range(1, len(option_pages(texts, table)) + 1):
                    shown = options_message(texts, table, number, may_save=True, is_default=False)
                    await measure(f"{game}, options {number}", shown)
            await measure("panel", set_up_message(texts, table, may_ask=True))
            await measure("guest", guest_message(texts, table, HOST + 1))
            await measure("invited", guest_message(texts, table, HOST + 8))
        finally:
            print(labels.language, heights)
            await tables.stop_play()
        most = {name: LOBBY if name.endswith("lobby") else PAGE for name in heights}
        assert not {name: height for name, height in heights.items() if height > most[name]}


async def crowded(
    tables: TableService, game: str, labels: Labels, *, people: int = len(NAMES), computers_fill: bool = False
) -> Table:
    """A lobby with all that can stand in it: long names, two who are invited, words, and as many options as can be unlike
    usual. `computers_fill`: *Start* seats computers on what is free, and its label says how many."""
    rules = max(rule_sets(game), key=lambda each: len(set_apart(each)))
    setup = TableSetup(game=game, rules=rules, hints=Hints.ALLOWED, rated=False, strict=True, turn_seconds=120)
    setup = setup.having(computers_fill=computers_fill)
    channel = 7 + len(tables.all())
    table = await open_table(
        tables, guild=1, channel=channel, user=HOST, name=NAMES[0], locale=labels.locale, setup=setup
    )
    for number, name in enumerate(NAMES[1:people], start=1):
        await tables.join(table.id, HOST + number, name)
        await tables.set_word(table.id, HOST + number, "w" * 20)
    await tables.invite(table.id, HOST, [Guest(HOST + 8, NAMES[0]), Guest(HOST + 9, NAMES[2])])
    return table


async def height_of(stage: Stage, page: Page, shown: Message, *, is_public: bool) -> float:
    """The height of the message as the answer to a command."""
    stage.bot.shown, stage.bot.shows_all = shown, is_public
    there = messages(page) if is_public else private(page)
    before = await there.count()
    await run_command(page, "/show", "show")
    await expect(there).to_have_count(before + 1)
    await fits_in_width(page)
    await page.wait_for_function("() => [...document.images].every((each) => each.complete && each.naturalWidth)")
    box = await there.last.bounding_box()
    assert box is not None
    return round(box["height"])
