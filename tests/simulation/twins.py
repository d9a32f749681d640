"""Twin worlds: one seed twice, where the second deals two cards the other way round that only two seats have seen.

Until what people may see differs, or what these two seats' people do, both are the same: each request at its moment, to the
byte, but for what is shown to these two alone; and each line of the log. Pictures are what they are drawn from.
"""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Final, Literal, cast
from unittest.mock import patch

import orjson
from discord.http import Route

from bot.platform.messages import Picture, Shown
from bot.tables.open_table import Change
from bot.tables.table import Stage, Table
from engine.cards import COLOURED, INTERNATIONAL, Card
from engine.game import Deal
from engine.match import Match
from i18n import Texts
from playground.errors import Json
from playground.interactions import Callback, Interaction
from playground.models import MessageFlag
from renderers import Drawable
from tests.bot.no_pictures import BLANK
from tests.discord_in_memory import Part, Pressed
from tests.simulation.discord import BadDiscord
from tests.simulation.drawing import DRAWS_S, BlankDrawing
from tests.simulation.loop import ByMoment, Host, SeededLoop
from tests.simulation.outcome import Outcome
from tests.simulation.wire import Answer, Form
from tests.simulation.world import EPOCH_S, Plan, World, run

_TOKEN: Final = re.compile(r"/(?:interactions|webhooks)/\d+/([\w-]{20,})")
_OF_MESSAGE: Final = re.compile(r"/messages/(\d+)$")
_TRIES: Final = 20


@dataclass(frozen=True, slots=True)
class _Noted:
    """What a world does. `kind`: "press" and "entry" are what people and rules decide; all else follows from that.

    `is_hidden`: it is shown to people alone who have the cards that differ.
    """

    kind: Literal["press", "entry", "request", "log"]
    at: float
    what: str
    is_hidden: bool = False

    @property
    def follows(self) -> bool:
        """Whether the bot alone decides on it."""
        return self.kind in ("request", "log")


@dataclass(frozen=True, slots=True)
class TwinPlan(Plan):
    """A plan of which each seed is run twice. `is_second`: two cards are dealt the other way round."""

    tables: int = 2
    people: int = 2
    seconds: float = 180.0
    kills: int = 2
    is_second: bool = False

    def world(self, seed: int, folder: Path) -> World:
        return TwinWorld(seed, self, folder)

    def run(self, seed: int) -> Outcome:
        """Both worlds; what is wrong is what differs."""
        (first, one), (second, other) = (run(seed, replace(self, is_second=each)) for each in (False, True))
        both = replace(first, plan=self, seconds=first.seconds + second.seconds)
        both.kills, both.error = first.kills + second.kills, first.error or second.error
        assert isinstance(one, TwinWorld)
        assert isinstance(other, TwinWorld)
        told = _told(one.noted, other.noted)
        if told is not None:
            both.error = f"Broken: unseen cards show: {told}"
            both.trace.append(both.error)
        return both


def _told(one: Sequence[_Noted], other: Sequence[_Noted]) -> str | None:
    """What differs, and follows from nothing that may be known; None: nothing."""
    at = next((i for i, (first, second) in enumerate(zip(one, other, strict=False)) if first != second), None)
    if at is None or one[at].is_hidden or other[at].is_hidden:
        return None  # What is shown to the two alone takes its time.
    first, second = one[at], other[at]
    if first.follows and second.follows:
        return _difference(f"{first.at:.4f} {first.what}", f"{second.at:.4f} {second.what}")
    causes = [next((each for each in noted[at:] if not each.follows), None) for noted in (one, other)]
    match causes:
        case [_Noted("entry", when, what), _Noted("entry", then, same)] if what == same and when != then:
            return f"by when an entry is written, {when:.4f} and {then:.4f}: {what}"
        case _:
            return None


def _difference(one: str, other: str) -> str:
    """Where two lines differ, with what stands around."""
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    begin = max(0, at - 60)
    return f"{one[:70]} ... {one[begin : at + 60]!r} and {other[begin : at + 60]!r}"


class ToldDrawing(BlankDrawing):
    """Pictures are what they are drawn from, and their alt texts are written."""

    def draw(self, drawable: Drawable) -> Awaitable[bytes]:
        return asyncio.sleep(self._chance.uniform(*DRAWS_S), BLANK + repr(drawable).encode())

    async def picture_or_words(self, drawable: Drawable, name: str, texts: Texts) -> Shown:
        if texts.is_spoken:
            return drawable.words(texts)
        return Picture(await self.draw(drawable), name, drawable.alt_text(texts))


class TwinDiscord(BadDiscord):
    """Notes each request."""

    note: Callable[[_Noted], None]
    is_holder: Callable[[int], bool]

    async def exchange(
        self, host: Host, method: str, url: str, form: Form | None, query: Mapping[str, object]
    ) -> Answer:
        said = orjson.loads(str(form[0]["value"])) if form else {}
        begun = self._begun_by(url)
        is_hidden = begun is not None and self.is_holder(begun.person.id) and self._is_private(begun, url, said)
        shown = "" if is_hidden else b" ".join(map(_bytes_of, form or ())).decode(errors="backslashreplace")
        what = f"{host.name} {method} {_TOKEN.sub('/token', url.removeprefix(Route.BASE))} {dict(query)} {shown}"
        self.note(_Noted("request", self.loop.now, what, is_hidden))
        return await super().exchange(host, method, url, form, query)

    def press(self, **facts: object) -> Pressed:  # type: ignore[override]
        self.note(_Noted("press", self.loop.now, str(facts)))
        return super().press(**facts)

    def _begun_by(self, url: str) -> Interaction | None:
        """The interaction whose token this is."""
        token = _TOKEN.search(url)
        by_token: dict[str, Interaction] = getattr(self.app.interactions, "_by_token")  # noqa: B009
        return None if token is None else by_token.get(token[1])

    def _is_private(self, begun: Interaction, url: str, said: Json) -> bool:
        """Whether only who has pressed sees what this request shows."""
        if said.get("type") in (Callback.UPDATE, Callback.DEFERRED_UPDATE):
            message = begun.source
        elif (named := _OF_MESSAGE.search(url)) is not None:
            message = self.messages_by_id.get(int(named[1]))
        elif url.endswith("/@original"):
            message = begun.original
        else:
            flags = (said.get("data") or said).get("flags", 0)
            return bool(flags & MessageFlag.EPHEMERAL)
        return message is None or message.seen_by is not None


def _bytes_of(part: Part) -> bytes:
    value = part["value"]
    if isinstance(value, str):
        return value.encode()
    if isinstance(value, bytes):
        return value
    file = cast(BytesIO, value)
    at = file.tell()
    found = file.read()
    file.seek(at)
    return found


class TwinWorld(World):
    """A world that notes what it does, and of each deal which two seats have cards that differ."""

    plan: TwinPlan
    drawing = ToldDrawing

    def __init__(self, seed: int, plan: TwinPlan, folder: Path) -> None:
        super().__init__(seed, plan, folder)
        self.noted: list[_Noted] = []
        self.discord = there = TwinDiscord(self.loop, EPOCH_S, self.trace, Random(f"discord {seed}"))
        there.note, there.is_holder = self.noted.append, self._is_holder
        self._seats: dict[Deal, tuple[int, int]] = {}
        self._holders: dict[int, set[int]] = {}
        """By table: the users who have had one of the seats since the deal."""
        self._log = _Lines(self)

    def _new_loop(self) -> SeededLoop:
        """Callbacks run in order, as what is next would depend on how many there are, such as of a hidden hand."""
        loop = SeededLoop(Random(f"order {self.seed}"), in_order=1.0)
        loop.works = ByMoment.of(f"works {self.seed}", loop.time)
        return loop

    def _chance_of(self, process: str) -> Callable[[str], Random]:
        """Chance that what is done for the two alone does not change for others."""
        return lambda part: ByMoment.of(f"{process} {part}", self.loop.time)

    def connected(self) -> AbstractContextManager[object]:
        return patch.object(Match, "deal", self._dealing(Match.deal))

    async def start_process(self) -> None:
        await super().start_process()
        process = self.process
        assert process is not None
        assert process.services is not None
        process.services.tables.listen(self._follow, own=True)

    async def run(self) -> None:
        log, level = logging.getLogger("bot"), logging.getLogger("bot").level
        log.addHandler(self._log)
        log.setLevel(logging.INFO)
        try:
            await super().run()
        finally:
            log.setLevel(level)
            log.removeHandler(self._log)

    def _dealing(self, real: Callable[[Match, int | None], Deal]) -> Callable[[Match, int | None], Deal]:
        def deal(match: Match, dealer: int | None) -> Deal:
            first = real(match, dealer)
            found = swapped(first, Random(f"twin {self.seed} {first}"))
            if found is None:
                return first
            second, seats = found
            dealt = second if self.plan.is_second else first
            self._seats[dealt] = seats
            return dealt

        return deal

    def _is_holder(self, user: int) -> bool:
        # What a process has committed just before its death no other hears of: the next one takes it up.
        services = None if self.process is None else self.process.services
        there = () if services is None else services.tables.all()
        return any(user in users for users in (*self._holders.values(), *map(self._holding, there)))

    def _seats_of(self, table: Table) -> tuple[int, ...]:
        """The two seats of the hand that is played whose cards differ."""
        if table.stage is not Stage.PLAYING or table.match is None or table.match.hand is None:
            return ()
        return self._seats.get(table.match.played[-1].setup.deal, ())

    def _holding(self, table: Table) -> set[int]:
        """The people in these seats."""
        return {user for seat in self._seats_of(table) if (user := table.at(seat).user) is not None}

    def _follow(self, change: Change) -> None:
        """Note the entry by what all who have none of the two seats know after it."""
        table = change.table
        if change.entry.kind in ("started", "dealt"):
            self._holders[table.id] = set()
        self._holders.setdefault(table.id, set()).update(self._holding(table))
        views, match = list[object](), table.match
        if table.stage is Stage.PLAYING and match is not None and match.hand is not None:
            seats = self._seats_of(table)
            views = [match.view(seat) for seat in (None, *range(match.seats)) if seat not in seats]
        self.noted.append(_Noted("entry", self.loop.now, f"{table.id} {_public(change, table)} {views!r}"))


def _public(change: Change, table: Table) -> str:
    """The entry without the cards that are dealt."""
    del table
    return str({key: value for key, value in change.entry.model_dump().items() if key != "deal"})


class _Lines(logging.Handler):
    def __init__(self, world: TwinWorld) -> None:
        super().__init__(logging.INFO)
        self._world = world

    def emit(self, record: logging.LogRecord) -> None:
        self._world.noted.append(_Noted("log", self._world.loop.now, record.getMessage()))


def swapped(deal: Deal, chance: Random) -> tuple[Deal, tuple[int, int]] | None:
    """The deal with two cards of two hands the other way round, and these seats; None: none were found.

    No 7s and jokers, which are seen at once in most games, or say who begins.
    """
    seats = range(len(deal.hands))
    for _ in range(_TRIES if len(seats) > 1 else 0):
        one, other = chance.sample(seats, 2)
        if not deal.hands[one] or not deal.hands[other]:
            continue
        i, k = (chance.randrange(len(deal.hands[seat])) for seat in (one, other))
        cards = deal.hands[one][i], deal.hands[other][k]
        if cards[0] is cards[1] or deal.exposed in cards or not all(map(_is_unseen, cards)):
            continue
        hands = [list(hand) for hand in deal.hands]
        hands[one][i], hands[other][k] = cards[1], cards[0]
        return replace(deal, hands=tuple(map(tuple, hands))), (one, other)
    return None


def _is_unseen(card: Card) -> bool:
    return (card in INTERNATIONAL or card in COLOURED) and not card.code.startswith("7")
