"""The end of a match of every game is in the window without scrolling, in the channel and for each who played: on a phone in
every language, and on a screen. With the longest names, ratings and remarks."""

import pytest
from playwright.async_api import Browser, ViewportSize

from bot.features.play.result import ended_message, own_words
from bot.features.play.result_shown import result_shown
from bot.platform.messages import Message
from bot.platform.studio import ThreadStudio
from bot.tables.places import Place
from bot.tables.table import Stage as At
from bot.tables.table import Table
from engine.catalog import find_game
from tests.bot.fitting.stage import Stage as Parts
from tests.bot.fitting.stage import reader
from tests.bot.match_factories import play_match
from tests.bot.table_factories import HOST, lobby
from tests.browser.heights import every_window, games_in, made_once, measuring
from tests.browser.stage import Stage
from tests.browser.test_lobby import NAMES
from tests.e2e.playing import Labels

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@every_window()
async def test_the_end_of_every_game_fits(
    browser: Browser, shared_stage: Stage, labels: Labels, size: ViewportSize
) -> None:
    results, hands, again = await made_once("ends", labels, lambda: ends_of_games(labels))
    async with measuring(browser, shared_stage, "ends", labels, size) as ruler:
        found = await ruler.heights(results, is_public=True), await ruler.heights(hands), await ruler.heights(again)
    print(labels.language, size["width"], *found)
    for heights in found:
        assert not {game: height for game, height in heights.items() if height > ruler.most}


async def ends_of_games(labels: Labels) -> tuple[dict[str, Message], dict[str, Message], dict[str, Message]]:
    """By game: the result in the channel, the hand of the last, and the end of cards that were played before."""
    results, hands, again = dict[str, Message](), dict[str, Message](), dict[str, Message]()
    async with Parts(ThreadStudio()) as parts:
        for game in games_in(labels):
            table = await ended(parts, game, labels)
            last = table.standings()[-1].participant.user
            assert last is not None
            results[game] = await parts.publisher.render(table)
            hands[game] = await parts.hands.render(table, last, reader(labels.texts))
            again[game] = await cards_again(parts, table, labels)
    return results, hands, again


async def cards_again(parts: Parts, ended: Table, labels: Labels) -> Message:
    """The end of a private table at which its person has played the same cards before."""
    table, texts = ended.copy(), labels.texts
    table.place, table.fair.cards_of = Place.OWN, table.id
    del parts.cache.users[:]
    for place in table.participants[1:]:
        place.user = None
    shown = await result_shown(parts.drawing, texts, table, {}, reader(texts))
    own = own_words(texts, table, HOST)
    before = texts("result-cards-before", then=own, now=own)
    return ended_message(texts, table, HOST, shown, {}, before=before)


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
