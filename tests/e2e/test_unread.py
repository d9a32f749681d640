"""A table whose log cannot be read after a restart: its players are told, others play on, and it is kept."""

import asyncio
import re
import sqlite3
from contextlib import closing

from tests.e2e.forging import press_forged
from tests.e2e.people import EPHEMERAL, Message, Person, controls, moves, text
from tests.e2e.playing import move_once, open_lobby, start, take_hand
from tests.e2e.scenes import Scene

NEWER = '{"kind":"shuffled-anew","deal":"5S 6S 7S"}'
CANNOT = "I cannot read the table here at the moment"


def rewrite(scene: Scene, channel: str, before: str | None, after: str) -> str:
    """Replace the last entry of the channel's table; returns the old one. The bot must be down."""
    with closing(sqlite3.connect(scene.bot.folder / "sevens.sqlite3")) as store, store:
        table, n, body = store.execute(
            "SELECT table_id, n, body FROM entries JOIN tables ON tables.id = table_id"
            " WHERE channel_id = ? ORDER BY n DESC LIMIT 1",
            (int(channel),),
        ).fetchone()
        assert before in (None, body)
        store.execute("UPDATE entries SET body = ? WHERE table_id = ? AND n = ?", (after, table, n))
    return body


async def restarted(scene: Scene, channel: str, before: str | None, after: str) -> str:
    await asyncio.to_thread(scene.bot.stop)
    body = rewrite(scene, channel, before, after)
    await asyncio.to_thread(scene.bot.start)
    return body


async def answer_to(who: Person, channel: str, command: str) -> Message:
    answer = await who.command(channel, command)
    assert answer["flags"] & EPHEMERAL
    return answer


async def playing(aoi: Person, channel: str) -> tuple[Message, Message]:
    table = await start(aoi, await open_lobby(channel, aoi, computers=2))
    hand = await take_hand(aoi, table)
    await aoi.until(lambda: moves(aoi.now(hand)), "a turn")
    return table, hand


async def test_an_unreadable_table_is_named_to_its_players_and_can_be_restored(scene: Scene, sit, room) -> None:
    channel, other = await room(), await room()
    aoi, ben = await sit("Aoi"), await sit("Ben")
    table, hand = await playing(aoi, channel)
    _, bens = await playing(ben, other)
    await asyncio.sleep(1.5)  # until the messages have settled
    shown, held = aoi.now(table), moves(aoi.now(hand))
    body = await restarted(scene, channel, None, NEWER)

    for press in (aoi.press_id(hand, held[0]), aoi.press(shown, "My hand"), aoi.press(shown, "Log")):
        answer = await press
        assert answer
        assert CANNOT in text(answer)
        assert answer["flags"] & EPHEMERAL
    for command in ("play", "hand"):
        answer = await answer_to(ben, channel, command)
        assert CANNOT in text(answer)
        assert not controls(answer), "only who manages the server can close it"
    assert await move_once(ben, bens), "the other table goes on"
    assert aoi.now(table) == shown, "nothing was shown at it"
    assert re.search(r"ERROR .*Table \d+ is left as it is: this release cannot read entry \d+", scene.bot.log)
    assert "Traceback" not in scene.bot.log
    assert "7S" not in scene.bot.log
    assert scene.bot.logged(int(channel))[-1][1] == NEWER

    await restarted(scene, channel, NEWER, body)
    hand = await take_hand(aoi, table)
    assert moves(aoi.now(hand)) == held
    assert await move_once(aoi, hand)


async def test_a_server_manager_can_close_an_unreadable_table(scene: Scene, sit, room) -> None:
    channel, other = await room(), await room()
    aoi = await sit("Aoi")
    await playing(aoi, channel)
    await restarted(scene, channel, None, NEWER)
    async with scene.manager() as manager:
        asked = await answer_to(manager, channel, "play")  # They read Japanese.
        assert "今はここの卓を読み込めない" in text(asked)
        (closing_it,) = controls(asked)
        assert "Manage Server" in text(await press_forged(aoi, channel, closing_it["custom_id"]))
        assert "別のチャンネル" in text(await press_forged(manager, other, closing_it["custom_id"]))
        assert "卓を閉じました" in text(await manager.press(asked, "この卓を閉じる"))
        assert "もう閉じています" in text(await press_forged(manager, channel, closing_it["custom_id"]))
    assert await open_lobby(channel, aoi)
    assert await open_lobby(other, aoi)
