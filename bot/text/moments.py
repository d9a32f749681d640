"""Remarkable moments of a hand in play: each follows from what everybody has seen, a view of nobody and public events.

At most one is told in a lap, and for a lap.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import takewhile
from typing import Final

from cachetools import LRUCache

from bot.tables import entries
from bot.tables.open_table import Change
from bot.tables.participants import PlayedMove
from bot.tables.table import Stage, Table
from bot.text.faces import face, suit_signs
from bot.text.laps import laps_of
from bot.text.naming import NameOf
from engine import events
from engine.cards import Card
from engine.events import Event
from engine.grid import RANKS
from engine.views import (
    GridTable,
    GroupTable,
    Phase,
    RowsTable,
    SeatStatus,
    SeatView,
    SequenceTable,
    TrickTable,
    View,
)
from i18n import Texts

KEPT: Final = 4096
"""Tables whose moments are remembered; those of others are found anew."""
HELD_TURNS: Final = 6
KILLED: Final = 3
AT_ONCE: Final = 4
IN_A_ROW: Final = 4
DRAWN: Final = 4
PASSES: Final = 3
_PASSED: Final = events.Passed, events.CountedPass, events.PaidPass, events.TakingPass


class MomentKind(StrEnum):
    """The kinds of moments. Of several at a time the first is told."""

    KILLED = "killed"
    ROW = "row"
    HELD = "held"
    AT_ONCE = "at-once"
    TOO_MANY = "too-many"
    DREW = "drew"
    NONE_LEFT = "none-left"
    IN_A_ROW = "in-a-row"
    ONE_CARD = "one-card"
    PASSES = "passes"
    ALL_PASSED = "all-passed"


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a player, an index into `Table.participants`; None: of all. `number`, `card`, `suit`: its facts."""

    kind: MomentKind
    player: int | None
    number: int = 0
    card: Card | None = None
    suit: int | None = None


def moment_text(texts: Texts, table: Table, moment: Moment, name: NameOf) -> str:
    """The moment as a sentence."""
    return texts(
        f"moment-{moment.kind.value}",
        name="" if moment.player is None else name(table.participants[moment.player]),
        number=moment.number,
        card="" if moment.card is None else face(texts, moment.card),
        suit="" if moment.suit is None else suit_signs(texts, [moment.suit]),
    )


@dataclass(slots=True)
class _HandSeen:
    """The part of a hand that everybody has seen, as far as moments need it. Seats are as in the hand."""

    view: View
    """As it is now."""
    moves: list[PlayedMove] = field(default_factory=list[PlayedMove])
    """The moves that everybody has seen."""
    found: list[tuple[int, Moment]] = field(default_factory=list["tuple[int, Moment]"])
    """The moments that are told, each with the number of the move by which it came, from 0."""
    waited: dict[int, Counter[Card]] = field(default_factory=dict[int, "Counter[Card]"])
    """By seat and card: the turns since the seat last got cards in which the card could be played and was not."""
    passes: Counter[int] = field(default_factory=Counter[int])
    """By seat: its last turns without a break that were passes."""
    passed: set[int] = field(default_factory=set[int])
    """The seats that have passed since the last play."""
    drew: Counter[int] = field(default_factory=Counter[int])
    """By seat: the cards that it drew in its last moves."""
    ply: int = -1
    """Of the last move, seen or not."""


@dataclass(frozen=True, slots=True)
class _SeenMove:
    """A move: the hand before and after it, as everybody sees it."""

    seat: int
    before: View
    after: View
    events: Sequence[Event]
    seen: _HandSeen
    """Up to the move before."""


Found = tuple[MomentKind, int | None, int, Card | None, int | None]


class Moments:
    """Finds the moments of hands as they are played."""

    def __init__(self, *, kept: int = KEPT) -> None:
        self._seen: LRUCache[int, _HandSeen] = LRUCache(kept)
        """By table: its hand."""

    def follow(self, change: Change) -> None:
        """A table has changed."""
        table = change.table
        match change.entry:
            case entries.Moved() | entries.Talked():
                seen = self._seen.get(table.id)
                if seen is not None and seen.ply == _ply(table, -2):
                    _take(seen, table.history[-1], table.view(None))
            case entries.Started() | entries.Dealt():
                self._seen[table.id] = _HandSeen(table.view(None))
            case entries.TakenBack() | entries.Closed():
                self._seen.pop(table.id, None)
            case _:
                pass

    def now(self, table: Table) -> Moment | None:
        """The remarkable thing about the last lap of the hand in play, or of the one that is just over."""
        if table.match is None or table.stage is Stage.OVER:
            return None
        seen = self._seen.get(table.id)
        if seen is None or seen.view.number != len(table.match.played) or seen.ply != _ply(table, -1):
            seen = self._seen[table.id] = _replayed(table)
        if not seen.found:
            return None
        at, moment = seen.found[-1]
        return moment if len(seen.moves) - at <= len(table.participants) else None


def _ply(table: Table, which: int) -> int:
    """The ply of this move of the hand, counted from the end of the history; -1 if it is of an earlier hand."""
    assert table.match is not None
    there = len(table.history) >= -which and table.history[which].hand_number == len(table.match.played)
    return table.history[which].ply if there else -1


def _replayed(table: Table) -> _HandSeen:
    """The hand, played again to where it is now."""
    match = table.match
    assert match is not None
    number = len(match.played)
    moves = [*takewhile(lambda played: played.hand_number == number, reversed(table.history))][::-1]
    hand = match.game.start(match.rules, match.played[-1].setup)
    seen = _HandSeen(hand.view(None))
    for played in moves:
        hand.advance(played.seat, played.move)
        _take(seen, played, hand.view(None))
    seen.view = table.view(None)
    return seen


def _take(seen: _HandSeen, played: PlayedMove, after: View) -> None:
    """Go on with a move, after which the hand looks like this."""
    public = tuple(event.seen_by(None) for event in played.events)
    before, seen.view, seen.ply = seen.view, after, played.ply
    if not public:
        return  # Nobody else may notice it (SP-4).
    step = _SeenMove(played.seat, before, after, public, seen)
    found = [each for find in FINDERS for each in find(step)]
    seen.moves.append(played)
    _remember(step)
    if not found or not _is_free(seen, len(before.seats)):
        return
    kind, seat, number, card, suit = min(found, key=lambda each: [*MomentKind].index(each[0]))
    sitting = played.players_before
    player = seat if seat is None or sitting is None else sitting[seat]
    seen.found.append((len(seen.moves) - 1, Moment(kind, player, number, card, suit)))


def _is_free(seen: _HandSeen, seats: int) -> bool:
    """Whether nothing was told in this lap, nor in as many moves as there are seats."""
    if not seen.found:
        return True
    laps, (at, _) = laps_of(seen.moves), seen.found[-1]
    return laps[-1] > laps[at] and len(seen.moves) - 1 - at >= seats


def _remember(step: _SeenMove) -> None:
    """Keep what later moves are compared with."""
    seen, seat = step.seen, step.seat
    waited, before = seen.waited.setdefault(seat, Counter()), step.before
    if isinstance(before.table, RowsTable | GridTable) and before.phase is Phase.PLAY and seat in before.to_act:
        waited.update(set(before.table.next))
    for event in step.events:
        match event:
            case events.Played() | events.JokerPlayed():
                seen.passed.clear()
                for card in event.cards if isinstance(event, events.Played) else ():
                    waited.pop(card, None)
            case events.Drew() | events.Took() | events.JokerTaken():
                seen.waited.pop(event.seat, None)
            case events.Gave(taker=taker):
                seen.waited.pop(taker, None)
            case events.PlayersTraded(seat=one, ghost=other):
                for each in (one, other):
                    seen.waited.pop(each, None)
                    seen.passes.pop(each, None)
            case _:
                pass
    has_passed = any(isinstance(event, _PASSED) for event in step.events)
    seen.passes[seat] = seen.passes[seat] + 1 if has_passed else 0
    if has_passed:
        seen.passed.add(seat)
    drawn = sum(event.count for event in step.events if isinstance(event, events.Drew))
    seen.drew = Counter({seat: seen.drew[seat] + drawn}) if drawn else Counter()


def _killed(step: _SeenMove) -> Iterator[Found]:
    """A play that killed several cards (KI-3)."""
    cards = sum(len(event.cards) for event in step.events if isinstance(event, events.Killed))
    if cards >= KILLED and any(isinstance(event, events.Played) for event in step.events):
        yield MomentKind.KILLED, step.seat, cards, None, None


def _row(step: _SeenMove) -> Iterator[Found]:
    """The first row that is complete."""
    before, after = step.before.table, step.after.table
    if not (isinstance(before, RowsTable) and isinstance(after, RowsTable)):
        return
    if _plays(step) and not any(len(row.laid) == RANKS for row in before.rows):
        for row in after.rows:
            if len(row.laid) == RANKS:
                yield MomentKind.ROW, step.seat, 0, None, row.suit


def _held(step: _SeenMove) -> Iterator[Found]:
    """A card that comes out long after it could have been played first. Its holder got no cards in all that time, so it
    was in their hand.
    """
    for event in step.events:
        match event:
            case events.Played(seat=seat, cards=(card,), row=row) if row is None or row == card.suit:
                turns = step.seen.waited.get(seat, Counter[Card]())[card]
                if turns >= HELD_TURNS and seat == step.seat:
                    yield MomentKind.HELD, seat, turns, card, None
            case _:
                pass


def _at_once(step: _SeenMove) -> Iterator[Found]:
    """Many cards in one play."""
    cards = sum(len(event.cards) for event in step.events if isinstance(event, events.Played))
    if cards >= AT_ONCE and isinstance(step.after.table, GroupTable | RowsTable) and _plays(step):
        yield MomentKind.AT_ONCE, step.seat, cards, None, None


def _too_many(step: _SeenMove) -> Iterator[Found]:
    """A trick more than was bid (IS-8)."""
    if not isinstance(step.after.table, TrickTable):
        return
    for event in step.events:
        if isinstance(event, events.WonTrick):
            bid = step.after.seats[event.seat].bid
            if bid is not None and event.tricks == bid.rank + 1:
                yield MomentKind.TOO_MANY, event.seat, bid.rank, None, None


def _drew(step: _SeenMove) -> Iterator[Found]:
    """Many cards drawn, once nothing more is drawn."""
    number = step.seen.drew[step.seat]
    if number >= DRAWN and not any(isinstance(event, events.Drew) for event in step.events):
        yield MomentKind.DREW, step.seat, number, None, None


def _none_left(step: _SeenMove) -> Iterator[Found]:
    """The last pass."""
    is_counted = any(isinstance(event, events.CountedPass) for event in step.events)
    if is_counted and step.after.seats[step.seat].passes_left == 0:
        yield MomentKind.NONE_LEFT, step.seat, 0, None, None


def _in_a_row(step: _SeenMove) -> Iterator[Found]:
    """Several cards of a sequence from one hand."""
    table = step.after.table
    if isinstance(table, SequenceTable):
        own = [*takewhile(lambda laid: laid[0] == step.seat, reversed(table.sequence))]
        if len(own) == IN_A_ROW:
            yield MomentKind.IN_A_ROW, step.seat, len(own), None, None


def _one_card(step: _SeenMove) -> Iterator[Found]:
    """A hand that is down to one card, while all others have more."""
    if isinstance(step.after.table, TrickTable) or step.after.result is not None:
        return
    for seat, (before, after) in enumerate(zip(step.before.seats, step.after.seats, strict=True)):
        others = (each.cards > 1 for number, each in enumerate(step.after.seats) if number != seat and _is_in(each))
        if before.cards > 1 == after.cards and after.status is SeatStatus.PLAYING and all(others):
            yield MomentKind.ONE_CARD, seat, 0, None, None


def _passes(step: _SeenMove) -> Iterator[Found]:
    """Several passes of one seat without a break, where it could have done something else."""
    if isinstance(step.after.table, SequenceTable):
        return
    if step.seen.passes[step.seat] + 1 == PASSES and any(isinstance(event, _PASSED) for event in step.events):
        yield MomentKind.PASSES, step.seat, PASSES, None, None


def _all_passed(step: _SeenMove) -> Iterator[Found]:
    """A lap in which nobody played."""
    if not isinstance(step.after.table, RowsTable | GridTable) or step.after.result is not None:
        return
    if not any(isinstance(event, _PASSED) for event in step.events):
        return
    still = {seat for seat, each in enumerate(step.after.seats) if _is_in(each)}
    before = step.seen.passed & still
    if still == before | {step.seat} and still != before and len(still) > 1:
        yield MomentKind.ALL_PASSED, None, 0, None, None


FINDERS: Final[tuple[Callable[[_SeenMove], Iterator[Found]], ...]] = (
    _killed,
    _row,
    _held,
    _at_once,
    _too_many,
    _drew,
    _none_left,
    _in_a_row,
    _one_card,
    _passes,
    _all_passed,
)


def _plays(step: _SeenMove) -> bool:
    """Whether the seat played, rather than laid its hand open as it went bankrupt (SN-6)."""
    return not any(isinstance(event, events.WentBankrupt) for event in step.events)


def _is_in(seat: SeatView) -> bool:
    return seat.status is SeatStatus.PLAYING and seat.cards > 0
