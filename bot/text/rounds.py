"""Matches of several hands as text: hand or round, its number, totals, and the score sheet."""

from collections.abc import Iterable

from bot.tables.participants import PlayedMove
from bot.tables.table import Table
from bot.text.games import called_at
from bot.text.naming import seat_badges
from engine.cards import Card
from engine.catalog import find_game
from engine.events import BidRevealed, WonTrick
from engine.rules import Rules
from i18n import Texts
from renderers import BidKept, ScoreSheet


def part_of(game: str) -> str:
    """`hand` or `round`: what this game calls a hand; the fact `part` of messages."""
    return find_game(game).part


def is_of_many(game: str, rules: Rules, totals: tuple[int, ...] | None) -> bool:
    """Whether a match with these totals has more than one hand."""
    return totals is not None and find_game(game).scoring(rules).hands != 1


def number_text(texts: Texts, game: str, rules: Rules, number: int) -> str:
    """The number of the hand, and the total number if fixed: `round 3 of 7`."""
    found = find_game(game)
    return texts("rounds-number", part=found.part, number=number, most=found.scoring(rules).hands or 0)


def total_text(texts: Texts, game: str, rules: Rules, total: int) -> str:
    """A total with its unit: `53 chips`."""
    return texts("rounds-total", unit=find_game(game).scoring(rules).unit.value, total=total)


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
    bids = tuple(bids_kept(table, number) for number in ended)
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
        winners=None if match.result is None else frozenset(line.seat for line in table.standings() if line.rank == 1),
    )


def bids_kept(table: Table, number: int) -> tuple[BidKept, ...]:
    """Each seat's final bid and tricks in this hand (IS-4, IS-8); empty in games without bids."""
    bids: dict[int, Card] = {}
    tricks: dict[int, int] = {}
    for played in _of_hand(table, number):
        for event in played.events:
            if isinstance(event, BidRevealed):
                bids[event.seat] = event.card
            elif isinstance(event, WonTrick):
                tricks[event.seat] = tricks.get(event.seat, 0) + 1
    return tuple(BidKept(bids[seat], tricks.get(seat, 0)) for seat in range(len(table.participants)) if seat in bids)


def _of_hand(table: Table, number: int) -> Iterable[PlayedMove]:
    return (played for played in table.history if played.hand_number == number)
