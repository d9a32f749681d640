"""Kills the bot again and again while people play: `Chaos` kills and restarts it, each `Crew` plays."""

import asyncio
import contextlib
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from enum import StrEnum, auto
from random import Random

from bot.tables.table import Table, fold
from tests.e2e.people import (
    EPHEMERAL,
    Json,
    Message,
    NoAnswer,
    Person,
    RefusedByPlayground,
    alt,
    controls,
    custom_id,
    ids_of,
    moves,
    text,
)
from tests.e2e.playing import is_over
from tests.e2e.processes import Bot, Playground
from tests.e2e.restarting import boards_in

REFUSALS = ("has moved on", "It is not your turn yet", "not possible now", "has begun already", "not open any more")
AGAIN = 1.5
"""Seconds until a press without effect is repeated."""
OLD_BUTTONS = 12
"""Fewest presses on buttons of earlier processes."""
PAUSE = 0.4
"""Longest pause in seconds before the next kill is prepared."""
COPIED = 3.0
"""Seconds between two copies of the journal."""
PATIENCE = 300.0
"""Longest wait in seconds, however slow the machine and long the game."""


class Moment(StrEnum):
    """When the bot is killed."""

    ANY = auto()
    LOBBY = auto()
    """After a press in a lobby."""
    CLICK = auto()
    """After a move was pressed, before its response."""
    BURST = auto()
    """After several people pressed several moves at once."""
    ANSWER = auto()
    """Just after the response to a move."""
    COMPUTERS = auto()
    """After the response to a move, with computer players to move next."""
    END = auto()
    """After a person pressed their last card."""


LATEST = {Moment.ANSWER: 0.002, Moment.LOBBY: 0.03, Moment.COMPUTERS: 0.06}
"""By moment: longest delay of the kill in seconds; `SOON` for the others."""
SOON = 0.012


@dataclass
class Chaos:
    """Kills and restarts the bot, `left` times at each moment, then until enough old buttons were pressed.

    `kills` counts the kills.
    """

    bot: Bot
    chance: Random
    left: Counter[Moment]
    ledger: "Ledger"
    people: list[Person] = field(default_factory=list)
    kills: Counter[Moment] = field(default_factory=Counter)
    epoch: int = 0
    """The number of the current process."""
    _up: asyncio.Event = field(default_factory=asyncio.Event)
    _struck: asyncio.Event = field(default_factory=asyncio.Event)
    _ready: bool = False

    @property
    def is_over(self) -> bool:
        return not self.left.total() and self.ledger.old_buttons >= OLD_BUTTONS

    async def rage(self) -> None:
        """Do all the kills."""
        self._up.set()
        while not self.is_over:
            await asyncio.sleep(self.chance.uniform(0, PAUSE))
            if not self.left.total():
                self.left[Moment.ANY] += 1
            if self.chance.randrange(self.left.total()) < self.left[Moment.ANY]:
                self._strike(Moment.ANY)
            else:
                self._ready = True
                await self._struck_or_late()
            await asyncio.to_thread(self.bot.kill)
            await asyncio.to_thread(self.ledger.hear, self.bot.playground)
            await asyncio.to_thread(self.bot.start)
            self._struck.clear()
            self._up.set()

    async def _struck_or_late(self) -> None:
        """Wait for the kill; copy the journal while waiting, as it drops old entries.

        Raises TimeoutError if nothing leads to a kill.
        """
        async with asyncio.timeout(PATIENCE):
            while not self._struck.is_set():
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(COPIED):
                        await self._struck.wait()
                await asyncio.to_thread(self.ledger.hear, self.bot.playground)

    def at(self, moment: Moment) -> None:
        """Report a moment, at which the bot may be killed now or very soon."""
        if self._ready and self.left[moment]:
            self._ready = False
            delay = self.chance.choice((0, self.chance.uniform(0, LATEST.get(moment, SOON))))
            asyncio.get_running_loop().call_later(delay, self._strike, moment)

    async def fair(self) -> int:
        """Wait until the bot is up; returns `epoch`."""
        await self._up.wait()
        return self.epoch

    def _strike(self, moment: Moment) -> None:
        self._up.clear()
        self.bot.strike()
        self.epoch += 1
        self.left[moment] -= 1
        self.kills[moment] += 1
        self._struck.set()
        for who in self.people:
            who.changed.set()


@dataclass(frozen=True)
class Press:
    """A pressed move: `user` pressed `move` as number `ply` of `table`."""

    user: int
    table: int
    ply: int
    move: str

    @classmethod
    def of(cls, user: int, custom_id: str) -> "Press":
        _, table, ply, move = custom_id.split(":", 3)
        return cls(user, int(table), int(ply), move.removeprefix("!"))


@dataclass
class Ledger:
    """All pressed moves, by interaction."""

    presses: dict[str, Press] = field(default_factory=dict)
    old_buttons: int = 0
    """Answered presses on messages of an earlier process."""
    requests: list[Json] = field(default_factory=list)
    """All requests of the bots to the playground."""

    def hear(self, playground: Playground) -> None:
        """Copy what is new in the playground's journal, which drops old entries."""
        last = self.requests[-1]["n"] if self.requests else 0
        new = playground.get(f"/world/requests?since={last}")
        assert not new or new[0]["n"] == last + 1, "nothing has been missed"
        self.requests += new

    def answered(self) -> set[Press]:
        """The presses that were answered with the new hand, by the playground's journal.

        If several presses at once were answered with the end of the game, it is unknown which of them made the move.
        """
        at_once = Counter((each.table, each.ply) for each in set(self.presses.values()))
        found: set[Press] = set()
        for request in self.requests:
            _, kind, interaction, *_ = request["path"].split("/")
            press = self.presses.get(interaction)
            if kind != "interactions" or press is None or request["status"] >= 300 or "data" not in request["body"]:
                continue
            words = text(request["body"]["data"])
            is_refused = any(refusal in words for refusal in REFUSALS) or any(
                Press.of(press.user, each).ply == press.ply for each in moves(request["body"]["data"])
            )
            is_unclear = is_over(request["body"]["data"]) and at_once[press.table, press.ply] > 1
            if not is_refused and not is_unclear:
                found.add(press)
        return found

    def stored_tables(self, entries: Iterable[tuple[int, int, int, str]]) -> dict[int, Table]:
        """The tables, folded from all entries as (table, number, time, entry), in order.

        Every answered move is there, and none that nobody pressed.
        """
        logs: dict[int, list[tuple[int, str]]] = {}
        for table_id, n, at, body in entries:
            log = logs.setdefault(table_id, [])
            assert n == len(log), "entries are numbered without gaps"
            log.append((at, body))
        tables = {table_id: fold(Table(table_id, 0, 0), log) for table_id, log in logs.items()}
        pressed, answered = set(self.presses.values()), self.answered()
        for table_id, table in tables.items():
            made = {
                Press(user, table_id, ply, str(played.move))
                for ply, played in enumerate(table.history)
                if (user := table.participants[played.player].user) is not None
            }
            assert made <= pressed, "moves that nobody made"
            lost = {press for press in answered if press.table == table_id} - made
            assert not lost, f"answered moves are gone: {lost}"
        return tables


@dataclass
class Crew:
    """People who play game after game in one channel until `Chaos` is over."""

    chaos: Chaos
    ledger: Ledger
    channel: str
    people: list[Person]
    computers: int
    chance: Random
    tables: list[int] = field(default_factory=list)
    _made: dict[str, int] = field(default_factory=dict)
    """By message id: the process that last updated it."""

    async def play(self) -> None:
        while not self.chaos.is_over:
            table = await self._gather()
            await asyncio.gather(*(self._play(who, table) for who in self.people))
            self.tables.append(table)

    def has_one_board_each(self) -> bool:
        """Whether there is one message for each table, whatever was under way when the bot died. A result posted below
        what was written is plain content, and a line in place of the table's board leads to it, each to another.
        """
        host = self.people[0]
        there = boards_in(host, self.channel)
        boards, lines = [each for each in there if ids_of(each)], [each for each in there if not ids_of(each)]
        plain = [each for each in host.shown.values() if each["channel_id"] == self.channel and not each["flags"]]
        posted = [each for each in plain if any(one.startswith("t:again:") for one in ids_of(each))]
        led_to = [each["id"] for line in lines for each in posted if f"/{each['id']})" in text(line)]
        shown = Counter(last_number(ids_of(each)[0]) for each in (*boards, *posted))
        return Counter(led_to) == Counter(each["id"] for each in posted) and shown == Counter(self.tables)

    # -- From the lobby to the table ----------------------------------------------------------------------------------

    async def _gather(self) -> int:
        """Open a lobby, join, start; returns the table's id."""
        host, *others = self.people
        before = self.tables[-1] if self.tables else 0
        table = 0

        def lobby(who: Person = host) -> Message | None:
            # Not an invitation to it, which has buttons to answer with.
            return self._newest(who, lambda each: each.startswith("l:setup:") and last_number(each) > before)

        async def open_it() -> None:
            nonlocal table
            result = self._newest(host, lambda each: each == f"t:again:{before}")
            # With computer players only it would start at once, without a lobby.
            if result is not None and others and self.chance.randrange(2):
                await self._press(host, result, f"t:again:{before}", Moment.LOBBY)
            else:
                await self._command(host, "play", game="classic")

        await self._insist(host, lobby, open_it)
        table = last_number(custom_id(lobby(), "l:setup:"))
        for other in others:

            def is_in(other: Person = other) -> bool:
                there = lobby(other)
                return there is not None and other.name in text(there)

            await self._insist(other, is_in, lambda other=other: self._press_in(lobby, other, f"l:join:{table}"))

        def is_full() -> bool:
            there = lobby()
            return there is not None and text(there).count("(computer)") >= self.computers

        def panel(who: Person = host) -> Message | None:
            return self._newest(who, lambda each: each == f"l:add:{table}")

        await self._insist(host, panel, lambda: self._press_in(lobby, host, f"l:setup:{table}"))
        await self._insist(host, is_full, lambda: self._press_in(panel, host, f"l:add:{table}"))
        begun = f"t:hand:{table}"
        await self._insist(
            host,
            lambda: self._newest(host, lambda each: each == begun),
            lambda: self._press_in(lobby, host, f"l:start:{table}"),
        )
        return table

    async def _press_in(self, lobby: Callable[[Person], Message | None], who: Person, custom_id: str) -> None:
        message = lobby(who)
        if message is not None and any(each["custom_id"] == custom_id for each in controls(message)):
            await self._press(who, message, custom_id, Moment.LOBBY)

    # -- The game -----------------------------------------------------------------------------------------------------

    async def _play(self, who: Person, table: int) -> None:
        """Press whatever can be pressed until the result is shown."""
        hand: Message | None = None
        made = -1

        def is_over() -> bool:
            return self._newest(who, lambda each: each == f"t:again:{table}") is not None

        while not is_over():
            epoch = await self.chaos.fair()
            if hand is not None and moves(who.now(hand)):
                if await self._move(who, who.now(hand)):
                    made = epoch
                continue
            if made != epoch:
                # The private message's token died with the process: it will not be updated.
                board = self._newest(who, lambda each: each == f"t:hand:{table}")
                if board is not None:
                    shown = await self._press(who, board, f"t:hand:{table}")
                    if shown is not None and shown.get("flags", 0) & EPHEMERAL:
                        hand, made = shown, epoch
                else:
                    await asyncio.sleep(0.05)
                continue
            mine = hand

            def stirs(mine: Message | None = mine, epoch: int = epoch) -> bool:
                return is_over() or self.chaos.epoch != epoch or (mine is not None and bool(moves(who.now(mine))))

            await who.until(stirs, "a turn or the end", patience=PATIENCE)

    async def _move(self, who: Person, hand: Message) -> bool:
        """Press a move, sometimes several at once; returns whether all were answered."""
        open_moves = moves(hand)
        chosen = self.chance.choice([each for each in open_moves if not each.endswith(":pass")] or open_moves)
        pressed = [chosen]
        if self.chance.randrange(5) == 0:
            pressed = [chosen, *self.chance.choices(open_moves, k=2)]
            self.chance.shuffle(pressed)
        answers = await asyncio.gather(*(self._press_move(who, hand, each, len(pressed) > 1) for each in pressed))
        return all(answers)

    async def _press_move(self, who: Person, hand: Message, custom_id: str, together: bool) -> bool:
        moment = Moment.BURST if together else Moment.END if cards(hand) == 1 else Moment.CLICK
        shown = await self._press(who, hand, custom_id, moment)
        if shown is None:
            return False
        self.chaos.at(Moment.COMPUTERS if self.computers and not moves(shown) else Moment.ANSWER)
        return True

    # -- Pressing while the bot may be killed -------------------------------------------------------------------------

    async def _insist(self, who: Person, done: Callable[[], object], act: Callable[[], Awaitable[None]]) -> None:
        """Repeat `act` until `done`, as people do without a response."""
        for _ in range(200):
            if done():
                return
            epoch = await self.chaos.fair()
            await act()
            try:
                await who.until(lambda epoch=epoch: done() or self.chaos.epoch != epoch, "an effect", patience=AGAIN)
            except AssertionError:
                continue
        seen = "\n---\n".join(text(message) for message in who.shown.values())
        raise AssertionError(f"{who.name} tries in vain; sees:\n{seen}")

    async def _command(self, who: Person, name: str, **options: str) -> None:
        epoch = await self.chaos.fair()
        interaction = await who.begin_command(self.channel, name, **options)
        self.chaos.at(Moment.LOBBY)
        await self._answer(who, interaction, epoch)

    async def _press(
        self, who: Person, message: Message, custom_id: str, moment: Moment | None = None
    ) -> Message | None:
        """Press; returns the responding message, or None if the bot was killed before or the button is gone."""
        epoch = await self.chaos.fair()
        try:
            interaction = await who.begin_press(message, custom_id)
        except RefusedByPlayground:
            return None  # the message has just changed
        if custom_id.startswith("m:"):
            self.ledger.presses[interaction] = Press.of(int(who.id), custom_id)
        if moment is not None:
            self.chaos.at(moment)
        if not await self._answer(who, interaction, epoch):
            return None
        if self._made.get(message["id"], epoch) != epoch:
            self.ledger.old_buttons += 1
        sent = who.followed(interaction) if who.is_followed(interaction) else None
        shown = sent["id"] if sent else who.answers[interaction]["interaction_done"].get("message_id")
        if shown is None:
            return None
        self._made[shown] = epoch
        return who.shown.get(shown)

    async def _answer(self, who: Person, interaction: str, epoch: int) -> bool:
        """Wait for the response; False: the bot was killed first.

        Raises NoAnswer if it is alive and does not respond.
        """

        def is_answered() -> bool:
            there = who.answers.get(interaction, {})
            if "interaction_failed" in there and self.chaos.epoch == epoch:
                raise NoAnswer(f"{who.name}: {there['interaction_failed'].get('reason')}")
            return who.is_answered(interaction) or self.chaos.epoch != epoch

        await who.until(is_answered, "an answer")
        return who.is_answered(interaction)

    def _newest(self, who: Person, names: Callable[[str], bool]) -> Message | None:
        """The newest message in the channel with a button whose custom id matches."""
        return who.newest(self.channel, lambda message: any(map(names, ids_of(message))))


def last_number(custom_id: str) -> int:
    """The table id in the custom id of a button outside the hands."""
    return int(custom_id.rpartition(":")[2])


def cards(hand: Message) -> int:
    """The number of cards of a private hand, by the alt text of its picture."""
    found = re.search(r"Your hand \((\d+)\)", alt(hand))
    return int(found[1]) if found else 0
