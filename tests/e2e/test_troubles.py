"""What goes wrong around a game: lost permissions, deleted messages and channels, a lost gateway, broken connections, lost
responses, archived threads, removed servers, and logs that cannot be read. The bot recovers."""

import asyncio
import re
import sqlite3
from contextlib import closing

import pytest

from tests.e2e.forging import press_forged
from tests.e2e.lobbies import page_at
from tests.e2e.people import EPHEMERAL, Message, Person, controls, custom_id, ids_of, moves, text
from tests.e2e.playing import everybody_plays, move_once, open_lobby, somebodys_turn, start, take_hand, take_hands
from tests.e2e.processes import PATIENCE
from tests.e2e.restarting import quiet
from tests.e2e.scenes import Scene

pytestmark = pytest.mark.slow


def refuse_tokens(scene: Scene) -> None:
    """Refuse the tokens of presses on boards, as when the last press is long ago: they need no permission."""
    scene.playground.fault("error", route="/messages/@original", status=404, times=None)


async def test_a_table_is_not_opened_where_permissions_are_missing(scene, sit) -> None:
    aoi = await sit("Aoi")
    channel = scene.new_channel("quiet")
    await aoi.ask("PATCH", f"/world/channels/{channel}", {"deny": ["SEND_MESSAGES", "ATTACH_FILES"]})
    answer = await aoi.command(channel, "play")
    assert answer["flags"] & 64
    assert "Send Messages, Attach Files" in text(answer)
    await aoi.ask("PATCH", f"/world/channels/{channel}", {"deny": []})
    assert await open_lobby(channel, aoi)


@pytest.mark.refusals
async def test_a_permission_lost_during_a_match_is_reported_to_the_players(scene, sit) -> None:
    refuse_tokens(scene)
    aoi = await sit("Aoi")
    channel = scene.new_channel("strict")
    table = await start(aoi, await open_lobby(channel, aoi, computers=2))
    hand = await take_hand(aoi, table)
    await aoi.ask("PATCH", f"/world/channels/{channel}", {"deny": ["VIEW_CHANNEL", "SEND_MESSAGES"]})
    since = scene.playground.get("/world/requests")[-1]["n"]
    await move_once(aoi, hand)
    await aoi.until(lambda: "I lack the permission" in text(aoi.now(hand)), "a word about the permission")
    await move_once(aoi, hand)
    refused = [each for each in scene.playground.get(f"/world/requests?since={since}") if each["status"] == 403]
    by_bot = [each for each in refused if each["method"] == "PATCH" and "/channels/" in each["path"]]
    assert len(by_bot) == 1, "not tried in a loop"
    scene.playground.fault("clear")
    await aoi.ask("PATCH", f"/world/channels/{channel}", {"deny": []})


async def test_a_deleted_board_is_posted_again(scene, begin) -> None:
    owner = scene.guild()["owner_id"]
    channel, table, aoi = await begin("Aoi", computers=2)
    await aoi.ask("DELETE", f"/people/{owner}/channels/{channel}/messages/{table['id']}")
    again = await aoi.until(
        lambda: (found := aoi.button(channel, "Log")) and found["id"] != table["id"] and found, "a new table message"
    )
    assert await take_hand(aoi, again)


async def test_a_scrolled_away_board_is_posted_anew(deal, sit) -> None:
    ben = await sit("Ben")
    channel, table, (aoi, hand) = await deal("Aoi", computers=2)
    for number in range(10):
        await ben.write(channel, f"chat {number}")
    await move_once(aoi, hand)
    await aoi.until(lambda: table["id"] not in aoi.shown, "the old message to go")
    again = aoi.button(channel, "Log")
    assert again is not None
    assert int(again["id"]) > max(int(each["id"]) for each in aoi.shown.values() if "chat" in text(each))


async def test_a_deleted_channel_frees_its_players(scene, sit) -> None:
    aoi = await sit("Aoi")
    channel = scene.new_channel("doomed")
    lobby = await open_lobby(channel, aoi, computers=2)
    await start(aoi, lobby)
    await aoi.ask("DELETE", f"/channels/{channel}")
    other = scene.new_channel("next")
    assert await open_lobby(other, aoi)


async def test_a_match_survives_gateway_reconnects(begin) -> None:
    _, table, aoi, ben = await begin("Aoi", "Ben", computers=1)
    hands = await take_hands(table, aoi, ben)
    for trouble in ({"kind": "reconnect"}, {"kind": "close", "code": 4000}):
        who, hand = await somebodys_turn(*hands)
        await aoi.ask("POST", "/world/faults", trouble)
        await move_once(who, hand)
    await everybody_plays([aoi, ben], table)


CALLBACK = "/callback"
HAND_EDIT = "PATCH /api/v10/webhooks"


def lobbies(who: Person, channel: str) -> list[Message]:
    """The public messages of open tables."""
    shown = ("l:setup:", "t:log:")
    return [each for each in who.public(channel) if any(every.startswith(shown) for every in ids_of(each))]


@pytest.mark.parametrize("kept", [False, True])
async def test_a_lobby_is_opened_once_over_broken_connections(scene, sit, room, kept: bool) -> None:
    channel, aoi, ben = await room(), await sit("Aoi"), await sit("Ben")
    scene.playground.fault("drop", route=CALLBACK, after=kept)
    await open_lobby(channel, aoi, ben, computers=1)
    assert len(lobbies(ben, channel)) == 1
    assert len(scene.bot.table(channel).participants) == 3


@pytest.mark.parametrize("route", [CALLBACK, HAND_EDIT])
@pytest.mark.parametrize("kept", [False, True])
async def test_a_match_goes_on_over_broken_connections(scene, begin, route: str, kept: bool) -> None:
    channel, table, aoi, ben = await begin("Aoi", "Ben", computers=1)
    hands = await take_hands(table, aoi, ben)
    for _ in range(4):
        who, hand = await somebodys_turn(*hands)
        before, count_before = moves(hand), len(scene.bot.table(channel).history)
        scene.playground.fault("drop", route=route, after=kept)
        await who.press_id(hand, before[0])
        await who.until(lambda who=who, hand=hand, before=before: moves(who.now(hand)) != before, "the hand as it is")
        made = [
            each for each in scene.bot.table(channel).history[count_before:] if each.player == (aoi, ben).index(who)
        ]
        assert len(made) == 1, "the move was made once"
        scene.playground.fault("clear")


async def test_answers_out_of_order_do_not_hide_a_joined_player(scene, sit, room) -> None:
    channel = await room()
    host, ben, cat = [await sit(name) for name in ("Aoi", "Ben", "Cat")]
    lobby = await open_lobby(channel, host)
    join = custom_id(lobby, "l:join:")
    with scene.playground.holding(CALLBACK):
        late = await ben.begin_press(lobby, join)
        await scene.playground.until_held()
        await cat.press_id(lobby, join)
    await ben.answered(late)
    await host.until(
        lambda: all(name in text(host.now(lobby)) for name in ("Ben", "Cat")), "both in the picture of the lobby"
    )


async def test_a_player_who_joins_before_the_lobbys_id_is_known_is_shown(scene, sit, room) -> None:
    channel, aoi, ben = await room(), await sit("Aoi"), await sit("Ben")
    with scene.playground.holding(CALLBACK, after=True):
        await aoi.command(channel, "play", game="classic")
        lobby = await ben.sees(channel, "At the table")
        await ben.press(lobby, "Join")
    await aoi.until(lambda: "Ben" in text(aoi.now(lobby)), "Ben in the lobby")


async def test_a_press_on_a_message_deleted_at_once_counts(scene, gather, sit) -> None:
    ben = await sit("Ben")
    channel, lobby, aoi = await gather("Aoi")
    join = custom_id(lobby, "l:join:")
    with scene.playground.holding(CALLBACK):
        pressed = await ben.begin_press(lobby, join)
        await scene.playground.until_held()
        await aoi.ask("DELETE", f"/people/{scene.guild()['owner_id']}/channels/{channel}/messages/{lobby['id']}")
    assert "gone by now" in text(await ben.answered(pressed))
    again = await ben.until(lambda: next(iter(lobbies(ben, channel)), None), "the lobby")
    assert again["id"] != lobby["id"]
    assert "Ben" in text(again)


async def test_a_repeatedly_deleted_board_is_posted_on_request_only(scene, sit, room) -> None:
    channel, aoi = await room(), await sit("Aoi")
    await open_lobby(channel, aoi)
    for count in range(4):
        (board,) = await aoi.until(lambda: lobbies(aoi, channel), "the board")
        await aoi.ask("DELETE", f"/people/{scene.guild()['owner_id']}/channels/{channel}/messages/{board['id']}")
        await aoi.until(lambda board=board: board["id"] not in aoi.shown, f"board {count} to go")
    await quiet(scene)
    assert lobbies(aoi, channel) == []
    assert "There is a table in this channel already" in text(await aoi.command(channel, "play"))
    await aoi.until(lambda: lobbies(aoi, channel), "the board")


async def test_a_board_is_posted_again_in_an_archived_thread(scene, begin) -> None:
    channel, table, aoi, ben = await begin("Aoi", "Ben", computers=1)
    who, hand = await somebodys_turn(*await take_hands(table, aoi, ben))
    await aoi.ask("PATCH", f"/world/channels/{channel}", {"archived": True})
    await who.press_id(hand, moves(hand)[0])
    await aoi.until(lambda: table["id"] not in aoi.shown, "the old board to go")
    (board,) = lobbies(aoi, channel)
    count_before = [each for each in scene.bot.table(channel).history if each.player == int(who is ben)]
    assert len(count_before) == 1
    assert f" {who.name}: " in text(board)


async def test_the_bot_is_removed_from_a_server_and_added_again(scene, sit) -> None:
    guild = scene.playground.post("/world/guilds", {"name": "Moody", "channels": ["games"]})
    channel, place = guild["channels"][0]["id"], f"/world/guilds/{guild['id']}"
    aoi, ben = await sit("Aoi"), await sit("Ben")
    table = await start(aoi, await open_lobby(channel, aoi, ben, computers=1))
    for what in ("unavailable", "there"):
        await aoi.ask("PATCH", place, {"bot": what})
    assert await take_hand(aoi, table), "an outage ends nothing"
    for what in ("gone", "there"):
        await aoi.ask("PATCH", place, {"bot": what})
    await aoi.until(
        lambda: scene.bot.rows("SELECT 1 FROM tables WHERE channel_id = ? AND closed_at_ms", channel), "the end"
    )
    assert "This game is over" in text(await ben.press(table, "My hand"))
    await ben.until(
        lambda: "I could not be in this channel any more" in text(ben.now(table)), "the old board to say so"
    )
    assert await open_lobby(channel, ben)


async def test_the_board_and_the_hand_recover_when_the_permission_is_back(scene, sit) -> None:
    refuse_tokens(scene)
    channel = scene.new_channel("moody")
    aoi, ben = await sit("Aoi"), await sit("Ben")
    table = await start(aoi, await open_lobby(channel, aoi, ben, computers=1))
    hands = await take_hands(table, aoi, ben)
    await aoi.ask("PATCH", f"/world/channels/{channel}", {"deny": ["VIEW_CHANNEL"]})
    who, hand = await somebodys_turn(*hands)
    await who.press_id(hand, moves(hand)[0])
    await who.until(lambda: "I lack the permission" in text(who.now(hand)), "a word about the permission")
    await aoi.ask("PATCH", f"/world/channels/{channel}", {"deny": []})
    await aoi.until(lambda: f" {who.name}: " in text(aoi.now(table)), "the board")
    await who.until(lambda: "I lack the permission" not in text(who.now(hand)), "the word to go")
    scene.playground.fault("clear")


async def test_a_press_before_the_stop_is_answered(scene, sit, room) -> None:
    aoi = await sit("Aoi")
    panel = await page_at(aoi, await open_lobby(await room(), aoi))
    add = custom_id(panel, "l:add:")
    count_before = scene.bot.log.count("Stopping")
    with scene.playground.holding(CALLBACK):
        pressed = await aoi.begin_press(panel, add)
        await scene.playground.until_held()
        scene.bot.running.terminate()
        await aoi.until(lambda: scene.bot.log.count("Stopping") > count_before, "the bot to be told")
    assert "At the table (2 of" in text(await aoi.answered(pressed))
    assert scene.bot.running.wait(PATIENCE) == 0
    scene.bot.stop()
    assert "Traceback" not in scene.bot.log
    scene.bot.start()


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
    channel, other, aoi, ben = await room(), await room(), await sit("Aoi"), await sit("Ben")
    table, hand = await playing(aoi, channel)
    _, bens = await playing(ben, other)
    await quiet(scene)
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
    channel, other, aoi = await room(), await room(), await sit("Aoi")
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
