"""Tables with a ghost, stored before the bot starts, which loads them as after any restart."""

import asyncio
import re
import time
from collections.abc import Mapping
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import TypedDict

from bot.tables import entries
from bot.tables.table import Table
from data.store import Store
from tests.bot.clock import Clock
from tests.bot.ghost_factories import ghost_of, haunted, living
from tests.bot.memory_storage import MemoryStorage
from tests.bot.table_factories import new_tables
from tests.e2e.people import Json, Message, Person, controls, person, text
from tests.e2e.playing import ENGLISH, Labels
from tests.e2e.processes import Bot, Playground

NAMES = ("Aoi", "Ben", "Chiyo", "Dan")
TURN_SECONDS = 36_000
"""A turn so long that it never times out, however far a test advances the time."""


class Facts(TypedDict, total=False):
    """What is special about a table; see `_play`."""

    strict: bool
    computers: int
    turn_seconds: int
    almost: bool
    language: str


@dataclass
class Haunted:
    """A room with a table and its people. `old`: by person, the message they wrote before there was a ghost."""

    guild: str
    channel: str
    locale: str
    people: dict[int, str]
    """Names by user id; the first is the host."""
    ghost: int | None = None
    """The ghost's user id; None: a computer player."""
    living: list[int] = field(default_factory=list)
    """User ids, the next to move first."""
    old: dict[int, str] = field(default_factory=dict)

    here: dict[int, Person] = field(default_factory=dict)
    """Everybody by user id, the host first, while they have the room open."""

    async def open(self, url: str, stack: AsyncExitStack) -> None:
        """Open the room for everybody, until the stack is closed."""
        for user, name in self.people.items():
            who = self.here[user] = await stack.enter_async_context(person(url, name, known=str(user)))
            for each in await who.ask("GET", f"/people/{user}/channels/{self.channel}/messages"):
                who.shown.setdefault(each["id"], each)
            who.shown = dict(sorted(who.shown.items(), key=lambda each: int(each[0])))

    @property
    def host(self) -> Person:
        return next(iter(self.here.values()))


def prepare(playground: Playground, bot: Bot, wanted: Mapping[str, Facts]) -> dict[str, Haunted]:
    """Make rooms with such tables for `bot`, which must not be running."""
    rooms = {name: _room(playground, **facts) for name, facts in wanted.items()}
    asyncio.run(_keep(bot, [(room, wanted[name]) for name, room in rooms.items()]))
    return rooms


def _room(playground: Playground, *, language: str = "en", computers: int = 0, **_: object) -> Haunted:
    guild = next(each for each in playground.get("/world")["guilds"] if each["preferred_locale"].startswith(language))
    parent = next(each["id"] for each in guild["channels"] if each["type"] == 0)
    people: dict[int, str] = {}
    for name in NAMES[: len(NAMES) - computers]:
        made = playground.post("/people", {"global_name": name, "locale": guild["preferred_locale"]})
        people[int(made["id"])] = name
    host = next(iter(people))
    channel = playground.post(f"/people/{host}/channels/{parent}/threads", {"name": "haunted"})["id"]
    room = Haunted(guild["id"], channel, guild["preferred_locale"], people)
    for user in people:
        said = playground.post(f"/people/{user}/channels/{channel}/messages", {"content": "Good evening"})
        room.old[user] = said["id"]
    return room


async def _keep(bot: Bot, wanted: list[tuple[Haunted, Facts]]) -> None:
    async with await Store.open(bot.database) as store:
        for room, facts in wanted:
            log = await _play(room, **facts)
            first, *others = log
            row = await store.tables.open(
                guild_id=int(room.guild), channel_id=int(room.channel), at_ms=first[0], bodies=[first[1]]
            )
            for n, (at, body) in enumerate(others, start=1):
                await store.tables.append(row.id, n, at_ms=at, body=body)


async def _play(
    room: Haunted,
    *,
    strict: bool = False,
    computers: int = 0,
    turn_seconds: int = TURN_SECONDS,
    almost: bool = False,
    language: str = "en",
) -> list[tuple[int, str]]:
    """Play until there is a ghost, or just before with `almost`; returns the log.

    The seat to act still has time left.
    """
    storage, clock = MemoryStorage(), Clock()
    tables = new_tables(storage, now=clock)
    table: Table = await haunted(
        tables,
        clock,
        users=list(room.people.items()),
        guild=int(room.guild),
        channel=int(room.channel),
        locale=room.locale,
        strict=strict,
        computers=computers,
        turn_seconds=turn_seconds,
        almost=almost,
    )
    await tables.stop_play()
    room.ghost, room.living = ghost_of(table), living(table)
    now = time.time_ns() // 1_000_000
    log = [(at + now - table.last_at, body) for at, body in storage.kept[table.id].log]
    return [*log, (now, entries.dump(entries.Resumed(deadline=now + TURN_SECONDS * 1000)))]


# -- What people do ---------------------------------------------------------------------------------------------------


async def says(who: Person, room: Haunted, content: str = "Hm", *, answers: Message | str | None = None) -> Message:
    """Write a message in the room."""
    body: Json = {"content": content}
    if answers is not None:
        body["reply_to"] = answers if isinstance(answers, str) else answers["id"]
    return await who.ask("POST", f"/people/{who.id}/channels/{room.channel}/messages", body)


async def edits(who: Person, room: Haunted, message: Message | str, content: str) -> None:
    message_id = message if isinstance(message, str) else message["id"]
    await who.ask("PATCH", f"/people/{who.id}/channels/{room.channel}/messages/{message_id}", {"content": content})


async def reacts(who: Person, room: Haunted, message: Message | str) -> None:
    message_id = message if isinstance(message, str) else message["id"]
    await who.ask("PUT", f"/people/{who.id}/channels/{room.channel}/messages/{message_id}/reactions/%F0%9F%91%8D")


def at(who: Person) -> str:
    """A mention of this person."""
    return f"<@{who.id}>"


# -- What they see ----------------------------------------------------------------------------------------------------


async def table_of(who: Person, room: Haunted, labels: Labels = ENGLISH) -> Message:
    """The table's public message."""
    return await who.until(lambda: who.button(room.channel, labels.log), "the table")


async def whole_log(who: Person, room: Haunted) -> str:
    """The moves of all pages, the oldest first, each once: the last page reached may repeat some of the one before."""
    page = await who.press(await table_of(who, room), ENGLISH.log)
    moves: dict[int, str] = {}
    while page:
        for found in re.finditer(r"^(\d+)\\\. .*(?:\n— .*)*", text(page), re.MULTILINE):
            moves[int(found[1])] = found[0]
        if not any("Earlier" in each["label"] for each in controls(page)):
            break
        page = await who.press(page, "Earlier ▶")
    return "\n".join(moves[number] for number in sorted(moves))


def trades(who: Person, room: Haunted) -> list[Message]:
    """The announcements of trades."""
    there = [each for each in who.shown.values() if each["channel_id"] == room.channel]
    return [each for each in there if "They trade places" in text(each) or "二人は入れ替わり" in text(each)]


async def traded(who: Person, room: Haunted, count: int) -> Message:
    """Wait for this many trades and return the newest; messages sent afterwards have a later timestamp."""
    found = await who.until(lambda: len(trades(who, room)) >= count and trades(who, room), f"{count} trades")
    assert len(found) == count
    await asyncio.sleep(0.002)
    return found[-1]


async def all_is_told(who: Person, room: Haunted, count: int) -> Message:
    """Wait until the newest message has caused the last of this many trades, so no more follow; returns the newest."""
    newest = await traded(who, room, count)
    assert (await whole_log(who, room)).count("a ghost: they trade places") == count
    return newest
