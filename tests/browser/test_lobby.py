"""A lobby takes less than half of a window, and each of its private pages no more than one, with all that can stand there:
on a phone in every language, and on a screen."""

import pytest
from playwright.async_api import Browser, ViewportSize

from bot.features.lobby.options import option_pages, options_message
from bot.features.lobby.pages import guest_message, set_up_message
from bot.features.play.lobby_board import lobby_message
from bot.platform.messages import Message
from bot.tables.service import Guest, TableService
from bot.tables.setup import Hints, TableSetup
from bot.tables.table import Table
from engine.catalog import PRESETS
from engine.fair import MOST_LETTERS
from engine.rules import set_apart
from tests.bot.fitting.limits import check
from tests.bot.table_factories import HOST, new_tables, open_table
from tests.bot.text.test_rules_text import rule_sets
from tests.browser.heights import PAGE, PHONE, every_window, measuring
from tests.browser.stage import Stage
from tests.e2e.playing import ENGLISH, Labels

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

QUICK = (ENGLISH, PHONE)
"""What `make test` looks at."""
LOBBY = 320
"""The most pixels of the public message."""
NAMES = (
    "W" * 32,
    "Maximiliane von und zu Hohenberg",
    "寿限無寿限無五劫の擦り切れ海砂利水魚の水行末雲来末風来末食う寝る",
    "김수한무거북이와두루미삼천갑자동방삭치치카포사리사리센타",
)
"""Of up to four people at the table; two others are invited."""
WORD = "w" * MOST_LETTERS
WAITING = (("shichi-narabe", 2, True), ("shichi-narabe", 3, True), ("koroshi", 2, False), ("koroshi", 1, False))
"""Lobbies with free seats: the game, how many sit there, and whether computers join at the start."""
MOST_COMPONENTS = 40


@every_window(QUICK)
async def test_a_lobby_and_its_pages_fit(
    browser: Browser, shared_stage: Stage, labels: Labels, size: ViewportSize
) -> None:
    texts, tables = labels.texts, new_tables()
    lobbies, pages = dict[str, Message](), dict[str, Message]()
    try:
        for game in dict.fromkeys(preset.game for preset in PRESETS):
            lobbies[game] = lobby_message(texts, await crowded(tables, game, labels, words=len(NAMES)))
        for words in range(len(NAMES)):
            table = await crowded(tables, "koroshi", labels, words=words)
            lobbies[f"koroshi with {words} words"] = lobby_message(texts, table)
        for game, people, fills in WAITING:
            table = await crowded(tables, game, labels, people=people, computers_fill=fills)
            lobbies[f"{game} of {people}"] = lobby_message(texts, table)
            for number in range(1, len(option_pages(texts, table)) + 1):
                shown = options_message(texts, table, number, may_save=True, is_default=False)
                pages[f"{game} of {people}, options {number}"] = shown
        pages["panel"] = set_up_message(texts, table, may_ask=True)
        pages["guest"] = guest_message(texts, table, HOST + 1)
        pages["invited"] = guest_message(texts, table, HOST + 8)
    finally:
        await tables.stop_play()
    assert all(len(check(shown)) < MOST_COMPONENTS for shown in (*lobbies.values(), *pages.values()))
    async with measuring(browser, shared_stage, "lobby", labels, size) as ruler:
        found = await ruler.heights(lobbies, is_public=True), await ruler.heights(pages)
    print(labels.language, *found)
    for heights, most in zip(found, (LOBBY, PAGE), strict=True):
        assert not {name: height for name, height in heights.items() if height > most}


async def crowded(
    tables: TableService,
    game: str,
    labels: Labels,
    *,
    people: int = len(NAMES),
    computers_fill: bool = False,
    words: int = 0,
) -> Table:
    """A lobby with all that can stand in it: long names, two who are invited, words, and as many options as can be unlike
    usual. `computers_fill`: *Start* seats computers on what is free, and its label says how many. `words`: so many of
    them have added one."""
    rules = max(rule_sets(game), key=lambda each: len(set_apart(each)))
    setup = TableSetup(game=game, rules=rules, hints=Hints.ALLOWED, rated=False, strict=True, turn_seconds=120)
    setup = setup.having(computers_fill=computers_fill)
    channel = 7 + len(tables.all())
    table = await open_table(
        tables, guild=1, channel=channel, user=HOST, name=NAMES[0], locale=labels.locale, setup=setup
    )
    for number, name in enumerate(NAMES[1:people], start=1):
        await tables.join(table.id, HOST + number, name)
    for number in range(words):
        await tables.set_word(table.id, HOST + number, WORD)
    await tables.invite(table.id, HOST, [Guest(HOST + 8, NAMES[0]), Guest(HOST + 9, NAMES[2])])
    return table
