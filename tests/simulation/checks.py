"""What must hold in a simulated world, while it runs and at its quiet end."""

import asyncio
import re
import sqlite3
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from bot.features.play.private_hands import ALIVE_MS, ATTENTIVE
from bot.tables.entries import Closed, MovedBy
from bot.tables.open_table import Change
from bot.tables.table import Stage, Table
from playground.models import PostedMessage
from tests.e2e.people import ids_of
from tests.simulation.leftovers import in_database, in_memory

if TYPE_CHECKING:
    from playground.errors import Json
    from tests.simulation.people import Person
    from tests.simulation.process import Process
    from tests.simulation.world import World

_OF_PLY: Final = re.compile(r"[mc]:\d+:(\d+):")
_CALLS_TO: Final = re.compile(r"'t:(?:hand|back):(\d+)'")
_OF_LOBBY: Final = re.compile(r"'l:(?:join|leave):(\d+)'")
_LINK: Final = re.compile(r"https?://\S+")
_MENTION: Final = re.compile(r"<@(\d+)>")
_UNSHOWN: Final = "SELECT id FROM tables WHERE is_unshown"
_WITHOUT_PINGS: Final = "SELECT user_id FROM preferences WHERE json_extract(\"values\", '$.pings') = 0"
SLACK_S: Final = 30.0
"""What requests, and the database, may add to what the product promises."""
CALL_S: Final = 20.0
"""The latest call: so long after half of the turn, the last press, or a restart."""
SLOW_S: Final = 2 * 3_600.0
"""What clocks that differ, and processes that are down, may add to a deadline and to the calls of slow tables."""
COMPUTER_S: Final = 30.0
"""The longest pause of a computer player, doubled."""
REFUSED_S: Final = 1_800.0
"""No call is asked for so long after one that Discord refused: the bot is silent there, twice as long each time."""


class Broken(Exception):
    """Something does not hold that must."""


@dataclass(slots=True)
class _Awaited:
    """A turn of a user, and since when the world knows of it.

    `is_called`: a call stood then. Who steps away and is back before it is deleted is not called again.
    """

    since: float
    turn: object
    is_called: bool


@dataclass(slots=True)
class _Still:
    """A table at which nobody has moved since then."""

    ply: object
    since: float


@dataclass(slots=True)
class Checks:
    """What was seen of a world, and what of it was wrong."""

    world: "World"
    _turns: dict[tuple[int, int], _Awaited] = field(default_factory=dict[tuple[int, int], _Awaited])
    _still: dict[int, _Still] = field(default_factory=dict[int, _Still])
    _silent: dict[int, float] = field(default_factory=dict[int, float])
    """Since when the world knows that a user wants no pings."""
    _reading: sqlite3.Connection | None = None

    # -- All the time ---------------------------------------------------------------------------------------------

    def look(self) -> None:
        """What must hold at any moment. Raises Broken."""
        discord, process = self.world.discord, self.world.process
        if discord.malformed:
            raise Broken(f"refused for its form: {discord.malformed[0]}")
        if discord.hasty:
            raise Broken(f"asked again too soon: {discord.hasty[0]}")
        self._are_left_alone()
        self._invites_once()
        if process is None or not process.is_up or process.services is None:
            return
        for table in process.services.tables.all():
            if table.stage is Stage.PLAYING and not table.is_private:
                self._goes_on(process, table)
                self._are_called(process, table)

    def _goes_on(self, process: "Process", table: Table) -> None:
        """Somebody moves within the time that there is for it."""
        now, state = self.world.loop.now, (table.hand_number, table.ply)
        if table.setup.pace is not None:
            if table.deadline is not None and self.world.unix_ms() > table.deadline + SLOW_S * 1000:
                raise Broken(f"table {table.id} stands still at ply {table.ply} after its deadline")
            return
        still = self._still.get(table.id)
        if still is None or still.ply != state or table.all_away:
            self._still[table.id] = _Still(state, now)
            return
        by_person = [table.at(seat).by_person for seat in table.to_act()]
        if any(by_person) and not table.is_timed:
            return
        allowed = SLACK_S + (table.turn_seconds if any(by_person) else COMPUTER_S)
        if now - max(still.since, process.up_at) > allowed:
            raise Broken(f"table {table.id} stands still at ply {table.ply} for {now - still.since:.0f} s")

    def attend(self, process: "Process") -> None:
        """Note from now on when turns begin at this process's tables."""
        assert process.services is not None
        process.services.tables.listen(self._follow)

    def _follow(self, change: Change) -> None:
        table = change.table
        if isinstance(change.entry, Closed) and table.match is not None and not table.is_private:
            self.world.ended[table.channel].append(table.id)
        self._note_turns(table)

    def _note_turns(self, table: Table) -> dict[int, object]:
        """Note since when who is awaited; return who that is."""
        awaited = awaited_at(table)
        for key in [key for key in self._turns if key[0] == table.id and key[1] not in awaited]:
            del self._turns[key]
        for user, turn in awaited.items():
            known = self._turns.get((table.id, user))
            if known is None or known.turn != turn:
                is_called = (table.id, user) in self._standing()
                self._turns[table.id, user] = _Awaited(self.world.loop.now, turn, is_called)
        return awaited

    def _are_called(self, process: "Process", table: Table) -> None:
        """Who is awaited is called once in each turn, and in time."""
        discord, now = self.world.discord, self.world.loop.now
        for user in self._note_turns(table).keys() - self.world.silent:
            known = self._turns[table.id, user]
            own = [at for at in discord.calls[table.channel, user] if at >= known.since]
            taken = [at for at in discord.calls_taken[table.channel, user] if at >= known.since]
            most = 1 if table.setup.pace is None else 2  # With a reminder.
            if len(own) > most + len(taken):
                raise Broken(f"{user} was called {len(own)} times at ply {table.ply} of table {table.id}")
            if not own and not known.is_called and now > self._called_by(process, table, user, known) + CALL_S:
                raise Broken(f"nobody has called {user} at ply {table.ply} of table {table.id}")

    def _called_by(self, process: "Process", table: Table, user: int, awaited: _Awaited) -> float:
        """When this turn's call is due: who has pressed a button since the process came up may look at their hand."""
        begun = max(awaited.since, process.up_at, self.world.discord.refused_at[table.channel] + REFUSED_S)
        pressed = self.world.delivered_at.get(user, 0.0)
        if table.setup.pace is not None:  # Who has looked since, or gets direct messages, needs no call.
            needs_none = pressed > awaited.since or user in self.world.by_message
            return float("inf") if needs_none else begun + SLOW_S
        if not table.is_timed:
            return max(begun, pressed + ATTENTIVE if pressed > process.up_at else 0.0)
        return begun + (min(table.turn_seconds / 2, ATTENTIVE) if awaited.since > process.up_at else 0.0)

    def _are_left_alone(self) -> None:
        """Nobody is mentioned who has switched pings off."""
        now, world = self.world.loop.now, self.world
        without = self._without_pings() if world.silent else set[int]()
        self._silent = {user: self._silent.get(user, now) for user in without}
        for user, since in self._silent.items():
            if any(at > since + SLACK_S for at in world.discord.rung[user]):
                raise Broken(f"{user} was pinged, and had switched that off {now - since:.0f} s before")

    def _without_pings(self) -> set[int]:
        """The users who have switched pings off, as far as it is committed."""
        return self._read(_WITHOUT_PINGS)

    def _read(self, query: str) -> set[int]:
        if self._reading is None:
            self._reading = sqlite3.connect(f"file:{self.world.database}?mode=ro", uri=True)
        return {number for (number,) in self._reading.execute(query)}

    def leave(self) -> None:
        """Close the file of a world that has ended."""
        if self._reading is not None:
            self._reading.close()

    def _invites_once(self) -> None:
        """A press by which people are invited posts one line."""
        lines = Counter((table, _LINK.sub("", each.content or "")) for table, each in self._invitations())
        for (table, line), times in lines.items():
            if times > 1:
                raise Broken(f"table {table} has {times} invitations {line!r}")

    # -- At the quiet end -----------------------------------------------------------------------------------------

    def presses(self, table: Table) -> None:
        """A button moves once at most. Moves that were never asked for by a button were chosen from a menu. At slow tables
        only moves and planned ones are made for people."""
        if table.setup.pace is not None:
            return
        made = Counter[tuple[int, str]]()
        for played in table.history:
            user = table.participants[played.player].user
            if (
                user is not None
                and user not in self.world.automatic
                and played.by is MovedBy.PERSON
                and str(played.move) != "draw"
            ):
                made[user, str(played.move)] += 1
        for (user, move), times in made.items():
            buttons = self.world.pressed[table.id, user, move]
            if buttons and times > len(buttons) + len(self.world.chosen[table.id, user]):
                raise Broken(f"{user} moved {move} {times} times at table {table.id} by {len(buttons)} buttons")

    async def hands(self, process: "Process", table: Table) -> None:
        """The newest hand of each person is current, and no older one can be played from."""
        assert process.services is not None
        for person in self.world.people:
            if table.participant_of(person.user) is None:
                continue
            copies = {number: at for number, at in person.shown.items() if self._is_alive(at)}
            there = [self.world.discord.messages_by_id.get(number) for number in copies]
            live = [each for each in there if each is not None and _is_hand(each, table)]
            if len(live) > 1:
                raise Broken(f"{person.user} has {len(live)} hands at table {table.id}")
            await self._current(process, table, person, live)

    async def _current(self, process: "Process", table: Table, person: "Person", live: list[PostedMessage]) -> None:
        services = process.services
        assert services is not None
        newest = self.world.discord.messages_by_id.get(person.hand)
        if newest is None or newest not in live or table.stage is not Stage.PLAYING:
            return
        reader = await services.hands.user_settings.get(person.user, person.locale, guild=table.guild)
        wanted = await services.hands.render(table, person.user, reader)
        shows, should = plies_of(newest.components), plies_of(wanted.components)
        if shows != should and not (should and _stand(table, person.user, shows)):
            raise Broken(f"the hand of {person.user} at table {table.id} is of ply {shows} and should be of {should}")

    async def messages(self, process: "Process", table: Table) -> None:
        """The newest direct message to a person whose slow turn it is shows their hand as it is now."""
        services = process.services
        assert services is not None
        for user in awaited_at(table) if table.setup.pace is not None and table.stage is Stage.PLAYING else ():
            message = self.world.discord.newest_direct(user)
            if message is None or f":{table.id}" not in self._text(message):
                continue
            if message.content:
                raise Broken(f"the direct message of {user} about table {table.id} did not become a hand")
            reader = await services.hands.user_settings.get(user, None, guild=table.guild)
            wanted = await services.hands.render(table, user, reader)
            shows, should = plies_of(message.components), plies_of(wanted.components)
            if shows and shows != should and not _stand(table, user, shows):
                raise Broken(f"the direct message of {user} is of ply {shows} and should be of {should}")

    def _is_alive(self, at: float) -> bool:
        """Whether a hand shown at this time was shown in fair weather, and can still be edited."""
        return at >= self.world.calm_at and self.world.loop.now - at < ALIVE_MS / 1000 - 60

    def calls(self, process: "Process") -> None:
        """No call is left for somebody whose turn is over."""
        assert process.services is not None
        for number, user in self._standing():
            table = process.services.tables.get(number)
            if table is None or user not in awaited_at(table):
                raise Broken(f"a call of {user} is left at table {number}")

    def ends(self) -> None:
        """Nothing is left that a later process would have to do about a table that is over."""
        if left := self._read(_UNSHOWN):
            raise Broken(f"the end of table {min(left)} is not shown everywhere")

    def invitations_left(self, tables: Sequence[Table]) -> None:
        """No invitation is left to a lobby that has ended."""
        lobbies = {table.id for table in tables if table.stage is Stage.LOBBY}
        for table, message in self._invitations():
            if table not in lobbies:
                raise Broken(f"an invitation is left at table {table}: {message.content!r}")

    def _invitations(self) -> Iterator[tuple[int, PostedMessage]]:
        """The plain lines that stand in channels and call people to a lobby, each with its table's number."""
        for message in self.world.discord.messages_by_id.values():
            if message.content and (button := _OF_LOBBY.search(self._text(message))) is not None:
                yield int(button[1]), message

    def _standing(self) -> set[tuple[int, int]]:
        """The calls that stand in channels: the table's number, and the user."""
        found = set[tuple[int, int]]()
        for message in self.world.discord.messages_by_id.values():
            if message.content and (button := _CALLS_TO.search(self._text(message))) is not None:
                found |= {(int(button[1]), int(user)) for user in _MENTION.findall(message.content)}
        return found

    def _text(self, message: PostedMessage) -> str:
        return self.world.discord.text_of(message)

    async def deletions(self, process: "Process") -> None:
        """Nothing is left about users whose deletion was confirmed, once the tables are over at which they had sat."""
        users = [person.user for person in self.world.people if person.is_deleted]
        if not users:
            return
        for user in users:
            for table_id in await process.run(process.store.people.open_naming(user)):
                await process.run(process.services.tables.close_for_good(table_id))
        await asyncio.sleep(60)
        for user in users:
            found = [*in_database(self.world.database, user), *in_memory(process.services, user)]
            if found:
                raise Broken(f"{user} was deleted, and is left in {', '.join(found)}")

    def memory(self, process: "Process") -> None:
        """Caches hold what is about open tables only."""
        services = process.services
        assert services is not None
        there = len(services.tables.all())
        for name, most in (("publisher", there), ("hands", there * self.world.plan.people)):
            held = len(getattr(services, name))
            if held > most:
                raise Broken(f"{name} holds {held} and should hold {most} at most")


def awaited_at(table: Table) -> dict[int, object]:
    """The people to act, as everybody may know, each with what tells their turn from others."""
    if table.all_away:
        return {
            place.user: "all away"
            for place in table.people()
            if place.user is not None and not place.stepped_away(table.ply)
        }
    if table.match is None or table.match.hand is None or table.stage is not Stage.PLAYING:
        return {}
    places = [table.at(seat) for seat in table.match.hand.seen_to_act()]
    if not any(place.by_person for place in places):
        return {}
    own = Counter(played.player for played in table.history)
    return {
        place.user: (table.hand_number, own[table.participants.index(place)])
        for place in places
        if place.by_person and place.user is not None
    }


def _stand(table: Table, user: int, plies: list[str]) -> bool:
    """Whether buttons of these plies are still good: where several choose at once, they are while others do."""
    seat = table.seat_of(user)
    return seat is not None and bool(plies) and all(table.still_asks(seat, int(ply)) for ply in plies)


def plies_of(components: "list[Json]") -> list[str]:
    """The plies whose moves a message offers, by buttons and menus."""
    return sorted({found[1] for each in ids_of({"components": components}) if (found := _OF_PLY.match(each))})


def _is_hand(message: PostedMessage, table: Table) -> bool:
    ids = ids_of({"components": message.components})
    return any(each.startswith(f"m:{table.id}:") for each in ids)
