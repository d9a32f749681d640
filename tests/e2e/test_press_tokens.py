"""Boards by the tokens of presses on them, over the wire: the bot's own requests are those that nothing else can do."""

import asyncio

import pytest

from tests.e2e.people import Json, Message, Person, text
from tests.e2e.playing import move_once, somebodys_turn, take_hand, take_hands
from tests.e2e.restarting import newest
from tests.e2e.scenes import Scene


class Edits:
    """The edits of one message from now on."""

    def __init__(self, scene: Scene, message: Message) -> None:
        self._scene, self._message = scene, message
        self.since = newest(scene)

    def _asked(self) -> list[Json]:
        return self._scene.playground.get(f"/world/requests?since={self.since}")

    @property
    def by_bot(self) -> int:
        """Those by the bot's own token."""
        end = f"/messages/{self._message['id']}"
        found = [each for each in self._asked() if each["method"] == "PATCH" and each["path"].endswith(end)]
        return sum(each["by"] == "bot" and each["status"] == 200 for each in found)

    @property
    def by_token(self) -> list[int]:
        """The statuses of those by a press's: nothing else is edited as the original of one here."""
        asked = [each for each in self._asked() if each["path"].endswith("/messages/@original")]
        assert all(each["by"] == "token" for each in asked)
        return [each["status"] for each in asked if each["method"] == "PATCH"]


def another(who: Person, board: Message) -> Message | None:
    """The board that was posted instead of this one."""
    there = [each for each in who.public(board["channel_id"]) if "My hand" in str(each)]
    return there[0] if len(there) == 1 and there[0]["id"] != board["id"] else None


def board_of(who: Person, channel: str) -> Message | None:
    """The newest board in the channel."""
    return next((each for each in reversed(who.public(channel)) if "My hand" in str(each)), None)


async def plays(who: Person, hand: Message, *hands: tuple[Person, Message]) -> None:
    """Whose turn it is makes a move; returns when the board shows that, and the turn of one of them: no edit follows."""
    channel, people = hand["channel_id"], (who, *(each for each, _ in hands))

    def shows_turn() -> Message | None:
        board = board_of(who, channel)
        return board if board and any(f"{each.name}**'s turn" in text(board) for each in people) else None

    before = await who.until(shows_turn, "the board with a turn of theirs")
    mover, shown = await somebodys_turn((who, hand), *hands)
    await move_once(mover, shown)

    def is_new() -> bool:
        now = shows_turn()
        return now is not None and (now["id"], now["edited_timestamp"]) != (before["id"], before["edited_timestamp"])

    await who.until(is_new, "the board with the move")


async def test_a_press_on_the_board_brings_the_token_that_edits_it(begin, scene: Scene) -> None:
    _, table, aoi, ben = await begin("Aoi", "Ben", computers=1)
    first, second = await take_hands(table, aoi, ben)
    edits = Edits(scene, table)
    for _ in range(3):
        await plays(*first, second)
    assert edits.by_bot == 0
    assert edits.by_token
    assert set(edits.by_token) == {200}


async def test_the_token_is_used_after_a_kill(begin, scene: Scene) -> None:
    _, table, aoi = await begin("Aoi", computers=2)
    hand = await take_hand(aoi, table)
    await aoi.until(lambda: any('"press"' in each for (each,) in scene.bot.rows("SELECT cache FROM tables")), "notes")
    await asyncio.to_thread(scene.bot.kill)
    edits = Edits(scene, table)
    await asyncio.to_thread(scene.bot.start)
    await plays(aoi, hand)
    await plays(aoi, hand)
    assert edits.by_bot == 0
    assert set(edits.by_token) == {200}


async def test_a_board_that_is_deleted_or_scrolled_away_is_left_with_its_token(begin, scene: Scene) -> None:
    channel, table, aoi = await begin("Aoi", computers=2)
    hand = await take_hand(aoi, table)
    owner = scene.guild()["owner_id"]
    await aoi.ask("DELETE", f"/people/{owner}/channels/{channel}/messages/{table['id']}")
    second = await aoi.until(lambda: another(aoi, table), "a new one")
    edits = Edits(scene, second)
    await plays(aoi, hand)
    assert edits.by_bot >= 1
    assert edits.by_token == [], "the token is of the board before"
    hand = await take_hand(aoi, second)
    for number in range(11):
        await aoi.write(channel, f"chat {number}")
    edits = Edits(scene, second)
    await plays(aoi, hand)
    third = await aoi.until(lambda: another(aoi, second), "a new one")
    assert edits.by_token == []
    hand = await take_hand(aoi, third)
    edits = Edits(scene, third)
    await plays(aoi, hand)
    assert edits.by_bot == 0
    assert set(edits.by_token) == {200}


# The playground's clock stays ahead afterwards.
@pytest.mark.refusals
async def test_the_token_dies_after_15_minutes_and_the_bot_edits_until_the_next_press(begin, scene: Scene) -> None:
    _, table, aoi = await begin("Aoi", computers=2)
    hand = await take_hand(aoi, table)
    await plays(aoi, hand)
    await aoi.ask("POST", "/world/clock", {"ahead": 16 * 60})
    hand = await aoi.command(table["channel_id"], "hand")
    edits = Edits(scene, table)
    await plays(aoi, hand)
    assert edits.by_bot >= 1
    assert 200 not in edits.by_token
    refused = len(edits.by_token)
    await plays(aoi, hand)
    assert len(edits.by_token) == refused <= 1, "a token that was refused is not tried again"
    hand = await take_hand(aoi, aoi.now(table))
    edits = Edits(scene, table)
    await plays(aoi, hand)
    assert edits.by_bot == 0
    assert set(edits.by_token) == {200}
