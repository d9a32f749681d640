"""A game that only a test knows, over the wire: a variant needs no edit outside its mechanism, the catalog, its record
and the texts (docs/adding-a-game.md)."""

import asyncio
import sys

import pytest

from tests.e2e.conftest import Room, Sitter
from tests.e2e.lobbies import choose, page_at, page_of, reads, turned_to
from tests.e2e.people import Message, Person, alt, text
from tests.e2e.playing import open_lobby, sees_result, start, take_hands
from tests.e2e.processes import Bot
from tests.e2e.test_every_game import play_on
from tests.e2e.test_scores import attached

pytestmark = pytest.mark.slow


class FreshBot(Bot):
    """It registers the game before the catalog is read."""

    is_fresh = True


SETTINGS = {"SEVENS_DRAWING": "process"}
"""Drawing has to find the new rules, too."""
STAGED = {"command": (sys.executable, "-m", "tests.e2e.toy_game", "run"), "kind": FreshBot}


async def sees_picture(who: Person, message: Message, name: str) -> None:
    await who.until(lambda: attached(who.now(message)) == [name], name)


async def test_a_toy_game_is_played_from_its_search_to_the_leaderboard(sit: Sitter, room: Room) -> None:
    channel, ada, ben = await room(), await sit("Ada"), await sit("Ben")
    suggested = await ada.suggestions(channel, "play", "game", "tan for toys")
    assert suggested[0]["name"].startswith("Toy Tan")

    lobby = await open_lobby(channel, ada, ben, game=suggested[0]["value"])
    assert "7 cards each" in text(await page_at(ben, lobby))
    page = await turned_to(ada, await page_of(ada, lobby), ":cards")
    assert "How many cards everybody is dealt" in text(page)
    await choose(ada, page, "cards", "4")
    await reads(ada, lobby, "Cards: 4")

    table = await start(ada, lobby)
    await sees_picture(ada, table, "table.png")
    hands = await take_hands(table, ada, ben)
    for who, hand in hands:
        await sees_picture(who, hand, "hand.png")
    assert "Your hand (4)" in alt(ada.now(hands[0][1]))
    rules = await ada.press(table, "Rules")
    assert "Everybody is dealt 4 cards." in text(rules)

    assert all(await asyncio.gather(*(play_on(who, hand, f"toy {who.name}", set()) for who, hand in hands)))
    result = await sees_result(ada, channel)
    assert "Toy Tan, house rules" in text(result)
    assert "chips" in text(result)
    board = await ada.command(channel, "leaderboard", game="Toy Tan, house rules")
    assert "## Toy Tan, house rules: leaderboard of this server" in text(board)
    assert "**Ada**" in text(board)
    assert "**Ben**" in text(board)
    assert "not rated" not in text(board)
    assert text(board).count("◂ you") == 1
