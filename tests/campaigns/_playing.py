"""People who play whole matches in a room, and what is then checked: nothing lost, nothing doubled."""

import asyncio
import re
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Final

from bot.tables.setup import TableSetup
from bot.tables.table import Stage, Table, fold
from data.store import Store
from engine.catalog import PRESETS, Preset
from tests.bot.table_factories import open_table
from tests.campaigns._stand_in import GUILDS, Room, answer_of
from tests.e2e.playing import any_control, choice, to_press

FIRST_CHANNEL: Final = 100_000
FIRST_USER: Final = 10_000_000
PATIENCE: Final = 2.0
"""Seconds after which a person whose hand shows nothing to press opens it anew."""
_MOVE: Final = re.compile(r"m:(\d+):(\d+):!?(.+)")


@dataclass
class Ledger:
    """What happened. Each of `answered` is a press on a move whose answer arrived: (table, ply, move, user)."""

    played: list[int] = field(default_factory=list[int])
    """The tables that were played to their end."""
    answered: list[tuple[int, int, str, int]] = field(default_factory=list[tuple[int, int, str, int]])
    earlier: int = 0
    """Matches that were played before these."""
    took: Counter[int] = field(default_factory=Counter[int])
    """How long presses took, in tenths of milliseconds."""
    unanswered: int = 0
    """Presses without an answer."""

    @property
    def matches(self) -> int:
        """How many matches were played to their end."""
        return self.earlier + len(self.played)

    def forget(self) -> None:
        """Forget all but numbers, once it is compared with what is kept."""
        self.earlier = self.matches
        self.played, self.answered = [], []

    def slowest_ms(self, share: float) -> float:
        """How long this share of the presses took at most."""
        left = self.took.total() * share
        for tenths in sorted(self.took):
            left -= self.took[tenths]
            if left <= 0:
                return tenths / 10
        return 0.0


@dataclass(eq=False)
class Seats:
    """People who play one match after the other in a channel. `think`: the least and most seconds before a press."""

    room: Room
    ledger: Ledger
    number: int
    people: int
    computers: int
    chance: Random
    think: tuple[float, float] = (0.0, 0.0)
    presets: tuple[Preset, ...] = PRESETS

    @property
    def channel(self) -> int:
        return FIRST_CHANNEL + self.number

    async def match(self, goes_on: Callable[[], bool] = lambda: True) -> None:
        """Play a match, to its end unless `goes_on` says otherwise."""
        services = self.room.services
        preset = self.presets[self.chance.randrange(len(self.presets))]
        users = [FIRST_USER + 10 * self.number + i for i in range(self.people)]
        table = await open_table(
            services.tables,
            guild=1 + self.channel % GUILDS,
            channel=self.channel,
            user=users[0],
            name="P0",
            setup=TableSetup.of_preset(preset).having(turn_seconds=3600),
            locale="en-US",
        )
        self.room.discord.channel(self.channel, guild=table.guild)
        services.publisher.post(table)
        allowed = table.setup.seats_allowed()
        for number, user in enumerate(users[1 : allowed[-1]], start=1):
            await services.tables.join(table.id, user, f"P{number}")
        missing = max(allowed[0], min(allowed[-1], self.people + self.computers)) - len(table.participants)
        for _ in range(missing):
            await services.tables.add_computer(table.id, users[0])
        await services.tables.start(table.id, users[0])
        seated = [each.user for each in table.people() if each.user is not None]
        hands = await asyncio.gather(*(self._play(table, user, goes_on) for user in seated))
        await services.tables.registry.settled(table.id)
        if table.stage is Stage.OVER:
            self.ledger.played.append(table.id)
        self.room.discord.drop(message for there in hands for message in there)

    async def _play(self, table: Table, user: int, goes_on: Callable[[], bool]) -> set[int]:
        """Press what can be pressed; return the private messages of this person."""
        discord, hand, seen = self.room.discord, 0, set[int]()
        while table.stage is not Stage.OVER and goes_on():
            shown = discord.messages.get(hand)
            found = [] if shown is None else to_press({"components": shown.components})
            before = [] if shown is None else shown.components
            if shown is None:
                hand = await self._press(table, user, f"t:hand:{table.id}", 0, None) or hand
            elif found:
                await asyncio.sleep(self.chance.uniform(*self.think))
                control = any_control(found, self.chance)
                if not await self._press(table, user, control["custom_id"], hand, choice(control, self.chance)):
                    hand = 0
            else:
                await discord.changed(hand, PATIENCE)
                if shown.components is before and table.seat_of(user) in table.to_act():
                    hand = 0
            seen.add(hand)
        return seen

    async def _press(self, table: Table, user: int, custom_id: str, hand: int, values: list[str] | None) -> int | None:
        begun = time.perf_counter()
        press = await self.room.press(user=user, channel=self.channel, custom_id=custom_id, message=hand, values=values)
        self.ledger.took[round((time.perf_counter() - begun) * 10_000)] += 1
        answer = answer_of(press)
        if answer is None:
            self.ledger.unanswered += 1
            return None
        move = _MOVE.fullmatch(custom_id)
        if move is not None and _is_made(table, int(move[2]), move[3], user):
            self.ledger.answered.append((table.id, int(move[2]), move[3], user))
        return answer


def _is_made(table: Table, ply: int, move: str, user: int) -> bool:
    found = next((played for played in table.history if played.ply == ply), None)
    return found is not None and str(found.move) == move and table.participants[found.player].user == user


@dataclass(frozen=True, slots=True)
class Accounts:
    """What the database says about the ledger."""

    lost: int
    """Answered moves that are not in a log, matches without a result, and matches that are not closed."""
    doubled: int
    """Results of one person that are there twice."""


async def accounts_of(store: Store, ledger: Ledger) -> Accounts:
    """Compare what people were told with what is kept. Practice and house rules are not among these matches."""
    lost = doubled = 0
    answered: dict[int, list[tuple[int, str, int]]] = {}
    for table_id, ply, move, user in ledger.answered:
        answered.setdefault(table_id, []).append((ply, move, user))
    for table_id in {*answered, *ledger.played}:
        row = await store.tables.find(table_id)
        log = [(each.at_ms, each.body) for each in await store.tables.entries_of(table_id)]
        table = fold(Table(table_id, 0, 0), log)
        lost += sum(not _is_made(table, *press) for press in answered.get(table_id, []))
        if table_id in ledger.played:
            lost += row is None or row.closed_at_ms is None
            results = Counter(each.user_id for each in await store.results.of_table(table_id))
            people = {each.user for each in table.participants if each.user is not None}
            lost += len(people - results.keys())
            doubled += sum(count - 1 for count in results.values())
    return Accounts(lost, doubled)
