"""Scripts of operations of several processes, from a seed: the same on the model of the server and on PostgreSQL."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from random import Random
from typing import Final, Protocol

from data.errors import StoreError
from data.gateway_sessions import GatewaySession
from data.sharing import Lease, SharedRows

LASTS: Final = 6_000
SHARDS: Final = 3
GUILDS: Final = tuple(shard << 22 | 7 for shard in range(SHARDS))
"""A server of each shard. Table 1 is in the first one, and so on."""
EPOCH_MS: Final = 1_800_000_000_000
STEPS: Final = 30

Step = Callable[["Actor"], Awaitable[object]]


class Side(Protocol):
    """The model or PostgreSQL, with connections of each process for transactions and for its lane."""

    async def rows(self, process: int) -> SharedRows:
        """Begin a transaction."""
        ...

    async def end(self, process: int, *, commits: bool) -> None:
        """Commit or roll back."""
        ...

    async def append(self, process: int, held: dict[int, int], tables: list[int], n: int) -> None:
        """Append entry `n` to each table, by the process's lane."""
        ...

    async def is_blocked(self, process: int) -> bool:
        """Whether the process waits for a lock."""
        ...

    async def set_clock(self, at: int) -> None: ...

    async def restart(self, at: int) -> None:
        """The server's time of its start is now."""
        ...

    async def heard(self) -> list[list[str]]:
        """The notices that each process has heard."""
        ...

    async def dump(self) -> dict[str, list[tuple[object, ...]]]:
        """What is committed: rows of each table."""
        ...


@dataclass(slots=True)
class Actor:
    """A process of a script."""

    side: Side
    number: int
    held: dict[int, int] = field(default_factory=dict[int, int])
    slot: int | None = None
    rows: SharedRows | None = None
    left: list[tuple[str, Step]] = field(default_factory=list[tuple[str, Step]])
    """The rest of its transaction."""
    task: asyncio.Task[object] | None = None
    does: str = ""

    @property
    def name(self) -> str:
        return f"p{self.number}"

    def leases(self, *shards: int) -> list[Lease]:
        """Those of these shards that it holds; none named: all."""
        return [
            Lease(shard, token, None if token % 3 == 0 else GatewaySession(f"s{shard}", token, "wss://there"))
            for shard, token in sorted(self.held.items())
            if not shards or shard in shards
        ]

    async def then(self, work: Callable[[SharedRows], Awaitable[object]]) -> object:
        assert self.rows is not None
        return await work(self.rows)


class Script:
    """One run of a script on one side; `lines` is what happened, which both sides must agree on."""

    def __init__(self, seed: int, side: Side) -> None:
        self.chance = Random(f"script {seed}")
        self.side, self.now, self.lines = side, EPOCH_MS, list[str]()
        self.actors = [Actor(side, number) for number in range(self.chance.randint(2, 4))]
        self.is_deadlocked = False
        """Whether transactions waited for each other, which ends the script: it depends on time which of them fails."""
        self.steps = 0
        """The steps that are whole."""
        self._appended = 0

    async def run(self, steps: int = STEPS) -> list[str]:
        """Run so many steps, or until transactions wait for each other."""
        await self.side.set_clock(self.now)
        if self.chance.random() < 0.8:
            first = self.actors[0]
            first.left = [
                ("begin", self._begun),
                *self._begin(first),
                ("commit", lambda actor: self._end(actor, commits=True)),
            ]
            while first.left:
                await self._step(first)
        whole, is_open = len(self.lines), False
        """Whether it depends on time what comes: of processes that wait for one row, which was changed in between, the
        server lets any be the first to look at it as it is now."""
        while self.steps < steps:
            if self.chance.random() < 0.15:
                await self._clock()
            free = [each for each in self.actors if each.task is None]
            if free:
                await self._step(self.chance.choice(free))
            if self.is_deadlocked:
                break
            self.lines.append(f"{self.steps} {await self.side.dump()}")
            self.steps, whole = self.steps + 1, len(self.lines)
            is_open = self._waiting() > 1
            if is_open:
                break
        while any(each.rows is not None or each.task is not None for each in self.actors):
            for actor in self.actors:
                if actor.task is None and actor.rows is not None:
                    await self._do(actor, "rollback", lambda actor: self._end(actor, commits=False))
                elif actor.task is not None:
                    await self._settle(actor)
        self.lines.append(f"{await self.side.dump()} {await self.side.heard()}")
        return self.lines[:whole] if self.is_deadlocked or is_open else self.lines

    def _waiting(self) -> int:
        return sum(each.task is not None for each in self.actors)

    async def _clock(self) -> None:
        self.now += self.chance.choice((1, 500, 2_000, 4_000, 6_000, 6_001, 9_000, 70_000, -1_500, -7_000))
        await self.side.set_clock(self.now)
        if self.chance.random() < 0.1:
            await self.side.restart(self.now)
        self.lines.append(f"clock {self.now - EPOCH_MS}")

    async def _step(self, actor: Actor) -> None:
        if not actor.left:
            actor.left = self._transaction(actor)
        await self._do(actor, *actor.left.pop(0))

    async def _do(self, actor: Actor, does: str, step: Step) -> None:
        actor.does = does
        actor.task = asyncio.ensure_future(step(actor))
        self.lines.append(f"{actor.name} {does}")
        await self._settle(actor)

    async def _settle(self, first: Actor) -> None:
        """Wait until each process is done or waits for a lock: the first may let the others go on."""
        waiting = [first, *(each for each in self.actors if each.task is not None and each is not first)]
        while waiting:
            actor = waiting[0]
            assert actor.task is not None
            await asyncio.wait([actor.task], timeout=0.005)
            if not actor.task.done():
                if not await self.side.is_blocked(actor.number):
                    continue
                # The lock may be about to be released by an operation that is done.
                await asyncio.wait([actor.task], timeout=0.02)
                if actor.task.done() or not await self.side.is_blocked(actor.number):
                    continue
                self.lines.append(f"{actor.name} waits with {actor.does}")
            waiting.pop(0)
        for actor in self.actors:
            if actor.task is not None and actor.task.done():
                self._report(actor, actor.task)
                actor.task = None

    def _report(self, actor: Actor, task: asyncio.Task[object]) -> None:
        error = task.exception()
        if error is None:
            result = task.result()
            if isinstance(result, dict):
                result = result.items()
            told = sorted(result) if isinstance(result, Iterable) else result
            self.lines.append(f"{actor.name} {actor.does}: {told}")
        elif isinstance(error, StoreError):
            self.lines.append(f"{actor.name} {actor.does}: {type(error).__name__} {error}")
        elif "eadlock" in repr(error):
            self.is_deadlocked = True
        else:
            raise error

    # -- What a process does ------------------------------------------------------------------------------------------

    def _transaction(self, actor: Actor) -> list[tuple[str, Step]]:
        chance = self.chance
        kinds = [self._round, self._round, self._give_back, self._write, self._append, self._append, self._slot]
        if not actor.held:
            kinds = [self._begin, self._round, self._round, self._slot, self._notice, self._append]
        steps = chance.choice([*kinds, self._begin, self._notice, self._leave, self._slot_back])(actor)
        if steps[0][0].startswith("append"):
            return steps
        commits = chance.random() < 0.85
        ends = ("commit" if commits else "rollback", lambda actor: self._end(actor, commits=commits))
        return [("begin", self._begun), *steps, ends]

    async def _begun(self, actor: Actor) -> None:
        actor.rows = await self.side.rows(actor.number)

    async def _end(self, actor: Actor, *, commits: bool) -> None:
        actor.rows = None
        await self.side.end(actor.number, commits=commits)

    def _round(self, actor: Actor) -> list[tuple[str, Step]]:
        alive, most = self.chance.sample(range(SHARDS), 2), self.chance.randint(1, SHARDS)
        at = self.chance.choice((None, self.now))

        async def renew(actor: Actor) -> object:
            renewed = await actor.then(lambda rows: rows.renew(actor.leases(), lasts=LASTS, alive=alive, alive_at=at))
            assert isinstance(renewed, set)
            if self_knows:
                actor.held = {shard: token for shard, token in actor.held.items() if shard in renewed}
            return renewed

        async def take(actor: Actor) -> object:
            free = [shard for shard in range(SHARDS) if shard not in actor.held]
            assert actor.rows is not None
            taken = await actor.rows.take(actor.name, free, most=most, lasts=LASTS)
            actor.held |= {each.shard: each.token for each in taken}
            return taken

        self_knows = self.chance.random() < 0.6  # Otherwise it goes on with what it has lost.
        steps: list[tuple[str, Step]] = [
            (f"renew {alive} {at}", renew),
            ("appear", self._appear),
            ("counts", lambda actor: actor.then(lambda rows: rows.counts(SHARDS, LASTS))),
            (f"take {most}", take),
        ]
        return steps if self.chance.random() < 0.8 else steps[:1]

    async def _appear(self, actor: Actor) -> object:
        assert actor.rows is not None
        return await actor.rows.appear(actor.name, shards=SHARDS, is_sharing=actor.number != 3, lasts=LASTS)

    def _begin(self, actor: Actor) -> list[tuple[str, Step]]:
        shards = self.chance.choice((SHARDS, SHARDS, SHARDS, 2))
        return [
            ("set up", lambda actor: actor.then(lambda rows: rows.set_up_alone())),
            ("divisions", lambda actor: actor.then(lambda rows: rows.divisions(LASTS))),
            (f"divide {shards}", lambda actor: actor.then(lambda rows: rows.divide(shards))),
            ("appear", self._appear),
        ]

    def _give_back(self, actor: Actor) -> list[tuple[str, Step]]:
        shards = self.chance.sample(range(SHARDS), self.chance.randint(1, SHARDS))
        at = self.chance.choice((None, self.now + 5))

        async def give_back(actor: Actor) -> object:
            held = actor.leases(*shards)
            actor.held = {shard: token for shard, token in actor.held.items() if shard not in shards}
            return None if not held else await actor.then(lambda rows: rows.give_back(held, at))

        return [(f"give back {shards} {at}", give_back)]

    def _write(self, actor: Actor) -> list[tuple[str, Step]]:
        shard = self.chance.randrange(SHARDS)
        notice = f"{actor.name} write {self.now}"

        async def lock(actor: Actor) -> object:
            assert actor.rows is not None
            return await actor.rows.lock_lease(shard, SHARDS, actor.held.get(shard, 0))

        return [
            ("run alone", lambda actor: actor.then(lambda rows: rows.run_alone())),
            (f"lock {shard}", lock),
            ("notify", lambda actor: actor.then(lambda rows: rows.notify(notice))),
        ]

    def _append(self, actor: Actor) -> list[tuple[str, Step]]:
        tables = sorted(self.chance.sample(range(1, SHARDS + 1), self.chance.randint(1, 2)))
        self._appended += 1
        n = self._appended
        return [
            (f"append {n} {tables}", lambda actor: self.side.append(actor.number, dict(actor.held), tables, n)),
        ]

    def _slot(self, actor: Actor) -> list[tuple[str, Step]]:
        bucket, is_mine = self.chance.randrange(2), self.chance.random() < 0.3

        async def take(actor: Actor) -> object:
            assert actor.rows is not None
            taken = await actor.rows.take_slot(bucket, 5_000, actor.slot if is_mine else None)
            actor.slot = taken or actor.slot
            return taken

        return [
            (f"slot {bucket} {is_mine}", take),
            (f"slot left {bucket}", lambda actor: actor.then(lambda rows: rows.slot_left(bucket))),
        ]

    def _slot_back(self, actor: Actor) -> list[tuple[str, Step]]:
        bucket = self.chance.randrange(2)
        return [
            (
                f"slot back {bucket}",
                lambda actor: actor.then(lambda rows: rows.give_slot_back(bucket, actor.slot or 0)),
            )
        ]

    def _leave(self, actor: Actor) -> list[tuple[str, Step]]:
        return [("leave", lambda actor: actor.then(lambda rows: rows.leave(actor.name)))]

    def _notice(self, actor: Actor) -> list[tuple[str, Step]]:
        notices = [f"{actor.name} said {self.chance.randrange(3)}" for _ in range(2)]
        return [
            (f"notify {each}", lambda actor, each=each: actor.then(lambda rows: rows.notify(each))) for each in notices
        ]
