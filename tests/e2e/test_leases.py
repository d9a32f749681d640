"""Several bots share one database: each plays the servers of its shards, and another goes on where one has ended."""

import asyncio
import os
import signal
import time
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from bot.process import PLAYGROUND_TOKEN
from bot.tables.table import Table, fold
from data.leases import LASTS_S
from tests.data.conftest import postgres as postgres  # noqa: PLC0414  (a fixture)
from tests.data.postgres import NoPostgres, Outage, cluster, new_database
from tests.e2e.fleet import Fleet, fleet
from tests.e2e.forging import press_forged
from tests.e2e.people import Message, Person, custom_id, moves, offers, person, text
from tests.e2e.playing import open_lobby, start, take_hand
from tests.e2e.scenes import channel_of, staged
from tests.e2e.test_learning import stop

pytestmark = [pytest.mark.postgres, pytest.mark.kind("processes")]


async def clocks(bots: Fleet) -> dict[int, tuple[int, list[int]]]:
    """By shard, in ms: until when there is time for the turn at its table, and when bots have taken the table up."""
    logs: dict[tuple[int, int], list[tuple[int, str]]] = {}
    query = "SELECT guild_id, table_id, at_ms, body FROM entries JOIN tables ON id = table_id ORDER BY table_id, n"
    for row in await bots.rows(query):
        shard = (row["guild_id"] >> 22) % bots.shards
        logs.setdefault((shard, row["table_id"]), []).append((row["at_ms"], row["body"]))
    return {
        shard: (fold(Table(number, 0, 0), log).deadline or 0, [at for at, body in log if '"resumed"' in body])
        for (shard, number), log in logs.items()
    }


async def everybody_can_move(aoi: Person, hands: dict[int, Message]) -> None:
    for hand in hands.values():
        found = await aoi.until(lambda hand=hand: moves(aoi.now(hand)), "a turn")
        assert await aoi.press_id(hand, found[0])


async def test_the_shards_of_a_bot_that_ends_are_played_by_another(tmp_path: Path, postgres: str) -> None:
    """One is killed, another is stopped: the rest take over their tables and no others, with clocks credited."""
    with fleet(tmp_path, await new_database(postgres), shards=3) as bots:
        first, second = bots.start(2)
        async with bots.someone(among=2) as aoi:
            assert len(bots.registrations()) == 1, "commands are registered by one bot"
            channels = {shard: channel_of(guild) for shard, guild in bots.guilds().items()}
            hands: dict[int, Message] = {}
            for shard, channel in channels.items():
                table = await start(aoi, await open_lobby(channel, aoi, computers=2))
                hands[shard] = await take_hand(aoi, table)
                await aoi.until(lambda shard=shard: moves(aoi.now(hands[shard])), f"a turn in shard {shard}")
            before, theirs = await clocks(bots), await bots.holders()
            began, killed_at = time.monotonic(), time.time() * 1000
            bots.kill(first)
            await bots.until_shared(1)
            print(f"taken over after {time.monotonic() - began:.1f} s")
            (survivor,) = {*(await bots.holders()).values()}
            lost = {shard for shard, holder in theirs.items() if holder != survivor}
            after = before
            while any(not after[shard][1] for shard in lost):
                await asyncio.sleep(0.05)
                after = await clocks(bots)
            for shard, (deadline, resumed) in after.items():
                credit = deadline - before[shard][0]
                if shard in lost:
                    # Nobody could play from the kill on, or from the last renewal of the lease on, as far as is known.
                    (resumed_at,) = resumed
                    assert 0 <= credit - (resumed_at - killed_at) < LASTS_S * 1000
                else:
                    assert (resumed, credit) == ([], 0), "just the tables of the bot that was killed"
            await everybody_can_move(aoi, hands)
            # Rolling update: the next has everything soon after the other has given it back.
            bots.start()
            await bots.until_shared(2)
            began = time.monotonic()
            assert bots.stop(second) == 0, bots.log
            assert survivor not in (await bots.holders()).values(), "no lease has to run out"
            stopped = time.monotonic() - began
            await bots.until_shared(1)
            print(f"stopped after {stopped:.1f} s, shared after {time.monotonic() - began:.1f} s")
            await everybody_can_move(aoi, hands)


async def a_turn(bots: Fleet, aoi: Person, shard: int) -> tuple[Message, str]:
    """Aoi's hand at a new table in a server of this shard, and a move."""
    table = await start(aoi, await open_lobby(channel_of(bots.guilds()[shard]), aoi, computers=2))
    hand = await take_hand(aoi, table)
    found = await aoi.until(lambda: moves(aoi.now(hand)), "a turn")
    return hand, found[0]


async def responses(bots: Fleet, since: int = 0) -> list[str]:
    """The interactions that were answered, by the playground's journal."""
    paths = [
        each["path"].split("/") for each in bots.journal(since) if each["method"] == "POST" and each["status"] < 300
    ]
    return [path[2] for path in paths if path[1] == "interactions"]


@pytest.mark.slow
async def test_a_bot_that_stood_still_has_lost_its_lease_and_plays_no_more(tmp_path: Path, postgres: str) -> None:
    """A lease lost while a move is under way, and two that both believe."""
    with fleet(tmp_path, await new_database(postgres), shards=1) as bots:
        (old,) = bots.start()
        async with bots.someone() as aoi:
            hand, move = await a_turn(bots, aoi, 0)
            (before,) = await bots.holders()
            await bots.until_saved()
            os.kill(old, signal.SIGSTOP)
            pressed = await aoi.begin_press(hand, move)
            bots.start()
            holder = (await bots.holders()).get(0)
            while (now := (await bots.holders()).get(0)) in (None, holder):
                await asyncio.sleep(0.05)
            assert now != before
            await aoi.until(lambda: move not in moves(aoi.now(hand)), "the move that was pressed when nobody played")
            os.kill(old, signal.SIGCONT)
            assert await asyncio.to_thread(bots.ended, old) == 1, bots.log
            said = [line for line in bots.log.splitlines() if " ERROR " in line]
            assert len(said) == 1, bots.log
            assert "another process has taken over shard 0" in said[0]
            made = await bots.rows("SELECT body FROM entries WHERE body LIKE '%moved%' AND body LIKE '%person%'")
            assert len(made) == 1, "the move that was pressed before is made by the one that has the lease"
            assert (await responses(bots)).count(pressed) == 1
            found = await aoi.until(lambda: moves(aoi.now(hand)), "a turn")
            assert await aoi.press_id(hand, found[0])
            answered = await responses(bots)
            assert len(answered) == len(set(answered)), "nothing is answered twice"


@pytest.mark.slow
async def test_lessons_belong_to_the_shard_of_their_learner_wherever_they_press(tmp_path: Path, postgres: str) -> None:
    with fleet(tmp_path, await new_database(postgres), shards=2, lease=30.0) as bots:
        bots.start(2)
        async with bots.someone(among=2) as aoi:
            for shard in (0, 1):
                channel = channel_of(bots.guilds()[shard])
                hand = await aoi.command(channel, "learn", game="classic")
                found = await aoi.until(lambda hand=hand: moves(aoi.now(hand)), "a turn")
                assert await aoi.press_id(hand, found[0])
                tables = await bots.rows("SELECT guild_id, user_id FROM tables WHERE closed_at_ms IS NULL")
                assert [tuple(row) for row in tables] == [(None, int(aoi.id))], "one lesson a user"
            await stop(aoi, hand)
            await aoi.until(lambda: offers(aoi.now(hand), "k:now:"), "the end of the lesson")
            # From the lesson to a table of the server, which the other bot plays, by a button of an earlier release.
            await press_forged(aoi, channel, custom_id(aoi.now(hand), "k:now:").replace("now", "play"))
            await aoi.sees(channel, "At the table", private=False)
            sent = await aoi.http.post(
                "/api/v10/users/@me/channels",
                json={"recipient_id": aoi.id},
                headers={"Authorization": f"Bot {PLAYGROUND_TOKEN}"},
            )
            alone = await aoi.command((await sent.json())["id"], "learn", game="classic")
            assert moves(await aoi.until(lambda: aoi.now(alone), "direct messages are answered as well"))
        answered = await responses(bots)
        assert len(answered) == len(set(answered)), "nothing is answered twice"


async def from_alone_into_a_channel(bots: Fleet, who: Person) -> None:
    """Open a private table in a server of the other shard, move there, and bring the table into that channel."""
    shard = 1 - (int(who.id) >> 22) % 2
    channel = channel_of(bots.guilds()[shard])
    page = await who.command(channel, "play")
    await who.press(page, "Play Sevens now")
    found = await who.until(lambda: moves(who.now(page)), "a hand")
    assert await who.press_id(page, found[0])
    [row] = await bots.rows("SELECT id FROM tables WHERE user_id = $1 AND guild_id IS NULL", int(who.id))
    await who.press_id(who.now(page), f"t:more:{row['id']}", values=["channel"])
    await who.sees(channel, "Last moves", private=False)
    [moved] = await bots.rows("SELECT guild_id, channel_id, user_id FROM tables WHERE id = $1", row["id"])
    assert (moved["channel_id"], moved["user_id"]) == (int(channel), None)
    assert (moved["guild_id"] >> 22) % 2 == shard
    found = await who.until(lambda: moves(who.now(page)), "a turn in the channel")
    assert await who.press_id(who.now(page), found[0])


@pytest.mark.slow
async def test_private_tables_are_spread_by_their_users_and_move_to_the_channels_of_others(
    tmp_path: Path, postgres: str
) -> None:
    with fleet(tmp_path, await new_database(postgres), shards=2, lease=30.0) as bots:
        bots.start(2)
        shards = set[int]()
        async with AsyncExitStack() as stack:
            while shards != {0, 1}:
                who = await stack.enter_async_context(bots.someone(among=2))
                if (shard := (int(who.id) >> 22) % 2) not in shards:
                    shards.add(shard)
                    await from_alone_into_a_channel(bots, who)
        answered = await responses(bots)
        assert len(answered) == len(set(answered)), "nothing is answered twice"


@pytest.mark.slow
async def test_a_bot_without_its_database_says_so_and_ends(tmp_path: Path) -> None:
    with ExitStack() as stack:
        try:
            pattern = stack.enter_context(cluster())
        except NoPostgres as why:
            pytest.skip(str(why))
        bots = stack.enter_context(fleet(tmp_path, pattern.format(name="postgres"), shards=1, lease=30.0))
        (only,) = bots.start()
        async with bots.someone() as aoi:
            hand, move = await a_turn(bots, aoi, 0)
            folder = Path(parse_qs(urlsplit(pattern).query)["host"][0])
            pid_file = folder / "data" / "postmaster.pid"
            os.kill(int(pid_file.read_text().split()[0]), signal.SIGQUIT)
            while pid_file.exists():  # Until it has ended, it may store a move still.
                await asyncio.sleep(0.01)
            assert "I cannot save anything right now" in text(await aoi.press_id(hand, move))
            assert await asyncio.to_thread(bots.ended, only) == 1, bots.log
            assert "DATABASE_URL: the database has not been reached for" in bots.log


@pytest.mark.slow
async def test_a_database_that_was_away_for_longer_than_a_lease_ends_no_bot(tmp_path: Path) -> None:
    """Whoever is back first, or is started then, leaves the others what they had."""
    with ExitStack() as stack:
        try:
            pattern = stack.enter_context(cluster())
        except NoPostgres as why:
            pytest.skip(str(why))
        bots = stack.enter_context(fleet(tmp_path, pattern.format(name="postgres"), shards=3, lease=3.0, lost=300.0))
        pids = bots.start(3)
        await bots.until_shared(3)
        await bots.until_registered()
        async with person(bots.playground.url, "Aoi") as aoi:
            hands = [(await a_turn(bots, aoi, shard))[0] for shard in range(3)]
            before, outage = await bots.holders(), Outage(pattern)
            await asyncio.to_thread(outage.begin)
            await asyncio.sleep(2 * bots.lease)
            await asyncio.to_thread(outage.end)
            pids += bots.start()
            await everybody_can_move(aoi, dict(enumerate(hands)))
            assert not any(map(bots.has_ended, pids)), bots.log
            await bots.until_shared(3)
            assert await bots.holders() == before


@pytest.mark.slow
async def test_play_stops_with_a_sentence_while_the_disk_is_full_and_goes_on_then(tmp_path: Path) -> None:
    with staged(tmp_path, validated=False) as scene:
        scene.bot.start()
        async with person(scene.playground.url, "Aoi") as aoi:
            table = await start(aoi, await open_lobby(scene.channel(), aoi, computers=2))
            hand = await take_hand(aoi, table)
            found = await aoi.until(lambda: moves(aoi.now(hand)), "a turn")
            before = scene.bot.logged(int(scene.channel()))
            with scene.full_disk():
                assert "I cannot save anything right now" in text(await aoi.press_id(hand, found[0]))
                assert scene.bot.logged(int(scene.channel())) == before
            assert await aoi.press_id(hand, found[0])
            await aoi.until(lambda: found[0] not in moves(aoi.now(hand)), "the move")
            assert scene.bot.logged(int(scene.channel()))[: len(before)] == before
