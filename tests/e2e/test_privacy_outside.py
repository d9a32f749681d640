"""What is stored about a person at tables outside of servers: exported and deleted, in two processes."""

import asyncio
import time
from contextlib import AsyncExitStack
from pathlib import Path

import orjson
import pytest

from tests.data.conftest import postgres as postgres  # noqa: PLC0414  (a fixture)
from tests.data.postgres import new_database
from tests.e2e.fleet import Fleet, fleet
from tests.e2e.outside import install
from tests.e2e.people import PATIENCE, Message, Person
from tests.e2e.playing import ENGLISH, everybody_plays, open_lobby, start, take_hand, take_hands
from tests.e2e.scenes import channel_of
from tests.e2e.test_borrowed_fleet import GATEWAY, OTHER, Played, group_of, people_of, until_noted
from tests.e2e.test_privacy import export
from tests.e2e.test_private_tables import play_alone

pytestmark = [pytest.mark.slow, pytest.mark.postgres, pytest.mark.kind("processes")]

NAME = "Aoi the Odd"


async def everything(bots: Fleet) -> dict[str, list[str]]:
    """All rows of the database as text, by their tables."""
    names = await bots.rows("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    return {
        name: [row["line"] for row in await bots.rows(f'SELECT t::text AS line FROM "{name}" t')] for (name,) in names
    }


async def naming(bots: Fleet, *words: str) -> list[str]:
    """The rows with one of these words."""
    rows = await everything(bots)
    return [f"{name}: {line}" for name, lines in rows.items() for line in lines if any(word in line for word in words)]


async def until_gone(bots: Fleet, *words: str) -> None:
    """Wait until no row has one of these words."""
    until = time.monotonic() + PATIENCE
    while left := await naming(bots, *words):
        assert time.monotonic() < until, left
        await asyncio.sleep(0.1)


async def tokens_of(bots: Fleet, who: Person) -> list[str]:
    """The tokens of this person in the notes of tables."""
    found = list[str]()
    for (cache,) in await bots.rows("SELECT cache FROM tables"):
        notes = orjson.loads(cache)
        hand, press = notes.get("hands", {}).get(who.id), notes.get("press")
        found += [hand[2]] if hand else []
        found += [press[2]] if press and press[3] == int(who.id) else []
    return found


async def deletes(who: Person, channel: str) -> Message:
    page = await who.command(channel, "privacy")
    return await who.press(await who.press(page, "Delete it all"), "Delete for good")


@pytest.mark.parametrize("by", [OTHER, GATEWAY], ids=["by who plays the tables", "by another process"])
async def test_a_person_is_deleted_at_borrowed_and_own_tables_and_the_others_play_on(
    tmp_path: Path, postgres: str, by: int
) -> None:
    async with AsyncExitStack() as stack:
        bots = stack.enter_context(fleet(tmp_path, await new_database(postgres), shards=2))
        bots.start(2)
        aoi, ben, chloe = await people_of(bots, stack, NAME, "Ben the Even", "Chloe the Calm")
        await install(aoi)
        channel = await group_of(bots, aoi, ben, chloe)
        elsewhere = channel_of(bots.guilds()[by])
        await everybody_plays([aoi, ben], await start(aoi, await open_lobby(channel, aoi, ben, computers=1)))
        await chloe.until(lambda: chloe.button(channel, ENGLISH.again), "the result")
        table = await start(aoi, await open_lobby(channel, aoi, ben, computers=1))
        hands = [Played(*each) for each in await take_hands(table, aoi, ben)]
        await asyncio.gather(*(each.plays(2) for each in hands))
        await play_alone(aoi, elsewhere)
        newest = await take_hand(aoi, table)  # In place of the one before, in the notes, too.
        await until_noted(bots, newest["id"], hands[1].hand["id"], table["id"])
        until = time.monotonic() + PATIENCE
        while len(tokens := await tokens_of(bots, aoi)) < 3:
            assert time.monotonic() < until, await bots.rows("SELECT cache FROM tables")
            await asyncio.sleep(0.05)

        assert channel in str(await aoi.command(elsewhere, "games")), "by any process"
        exported = await export(aoi, await aoi.command(elsewhere, "privacy"))
        assert exported["user"] == int(aoi.id)
        assert len(exported["results"]) == 1
        assert len(exported["tables"]) == 3
        for each in exported["tables"]:
            assert each["cards"]
            assert each["server"] is None
        assert sum(each["channel"] == int(channel) for each in exported["tables"]) == 2
        assert [each["messages"]["press"]["message"] for each in exported["tables"] if "press" in each["messages"]]
        assert not any(word in str(exported) for word in (ben.id, chloe.id, "Ben the Even", "secret"))

        await deletes(aoi, channel if by == OTHER else elsewhere)
        await until_gone(bots, *tokens)
        assert not await hands[1].plays(len(hands[1].answered) + 2)
        assert await tokens_of(bots, aoi) == [], "nor that of the press by which they asked for it"
        await hands[1].plays()
        await ben.until(lambda: ben.button(channel, ENGLISH.again), "the result")
        await until_gone(bots, aoi.id, NAME)
