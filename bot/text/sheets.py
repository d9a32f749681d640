"""The score sheet of a table: the scores of finished hands only."""

from collections.abc import Iterable

from bot.tables.participants import PlayedMove
from bot.tables.table import Table
from bot.text.naming import seat_badges
from bot.text.presets import called_at
from bot.text.rounds import is_of_many
from engine.cards import Card
from engine.events import BidRevealed, WonTrick
from i18n import Texts
from renderers import BidKept, ScoreSheet


def score_sheet(texts: Texts, table: Table) -> ScoreSheet | None:
    """The scores so far; None in a match of a single hand. Hashable; equal sheets render alike."""
    match = table.match
    if match is None or not is_of_many(table.game, match.rules, match.totals):
        return None
    ended = {
        number: hand.result.scores
        for number, hand in enumerate(match.played, start=1)
        if hand.result is not None and hand.result.scores is not None
    }
    bids = tuple(_bids(table, number) for number in ended)
    assert match.totals is not None
    return ScoreSheet(
        title=called_at(texts, table),
        names=tuple(table.names()),
        badges=seat_badges(table),
        rounds=tuple(ended.values()),
        totals=match.totals,
        unit=match.scoring.unit,
        least_wins=match.scoring.least_wins,
        bids=bids if all(bids) and bids else None,
        in_rounds=match.game.part == "round",
        winners=None
        if match.result is None
        else frozenset(s for s, rank in enumerate(match.result.ranks) if rank == 1),
    )


def _bids(table: Table, number: int) -> tuple[BidKept, ...]:
    """Each seat's final bid and tricks in this hand (IS-4, IS-8); empty in games without bids."""
    bids: dict[int, Card] = {}
    tricks: dict[int, int] = {}
    for told in _of_hand(table, number):
        for event in told.events:
            if isinstance(event, BidRevealed):
                bids[event.seat] = event.card
            elif isinstance(event, WonTrick):
                tricks[event.seat] = tricks.get(event.seat, 0) + 1
    return tuple(BidKept(bids[seat], tricks.get(seat, 0)) for seat in range(len(table.participants)) if seat in bids)


def _of_hand(table: Table, number: int) -> Iterable[PlayedMove]:
    return (told for told in table.history if told.hand_number == number)
