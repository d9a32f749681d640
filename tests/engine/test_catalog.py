"""Every game of the catalog, over seats and pairs of options: invariants throughout every match."""

from collections import Counter
from random import Random

import pytest

from engine.cards import JOKER
from engine.errors import IllegalMove
from engine.match import Match, MatchHand
from engine.moves import Move, parse
from engine.record import as_json, as_line, differences, match_from_record, read_record, take_down
from engine.record.playing import next_seat
from engine.views import GridTable, RowsTable, SequenceTable, View
from tests.engine.combinations import Combination, all_combinations
from tests.engine.observed import hidden, lying, pack_of, state_of
from tests.sampling import one_in

MOST_PLIES = 20_000
COUNTED = 3
"""The cards and chips are counted at one ply of so many, and after each hand: what is lost or doubled stays so."""
EVERY = 11
"""The costly checks are made at one ply of so many."""


@pytest.mark.parametrize("combination", one_in(8, all_combinations()), ids=str)
def test_a_whole_match_of_every_preset_keeps_its_invariants(combination: Combination) -> None:
    chance = Random(str(combination))
    match = Match(combination.game, combination.rules, seats=combination.seats, seed=chance.randrange(1000))
    pool: set[Move] = set()
    plies = 0
    while match.result is None:
        hand = match.next_hand()
        guard = Guard(match)
        while hand.result is None:
            plies += 1
            assert plies < MOST_PLIES, "the match does not end"
            seat = next_seat(hand, chance)
            legal = hand.legal(seat)
            assert legal, f"seat {seat} is to act and has no move"
            assert len(set(legal)) == len(legal), "a move is listed twice"
            for move in set(legal) - pool:
                assert parse(str(move)) == move
            pool.update(legal)
            if plies % COUNTED == 0:
                guard.cards_and_chips()
            move = chance.choice(legal)
            if plies % EVERY == 0:
                a_copy_is_independent(hand, chance)
                only_legal_moves_are_taken(match, pool, chance)
                every_legal_move_is_taken(hand, seat)
                telling_changes_nothing(hand, seat, move)
            match.advance(seat, move)
        guard.cards_and_chips()
        assert hand.to_act == ()
        assert not any(hand.legal(seat) for seat in range(hand.seats))
    a_record_says_it_all(match)


class Guard:
    """Counts cards and chips throughout a hand."""

    def __init__(self, match: Match) -> None:
        self.hand = match.hand
        self.deal = match.played[-1].setup.deal
        self.pack = pack_of(self.deal.hands, getattr(match.rules, "decks", 1))
        self.chips = self.count_chips(self.hand.view(None))
        self.dealt = Counter(card for hand in self.deal.hands for card in hand)
        self.dealt.update(self.deal.stock or ())
        self.dealt.update(self.deal.community or ())

    def cards_and_chips(self) -> None:
        view = self.hand.view(None)
        assert self.count_chips(view) == self.chips
        assert self.hand.seen_to_act() == view.to_act
        hands = [self.hand.view(seat).hand for seat in range(self.hand.seats)]
        assert list(map(len, hands)) == [each.cards for each in view.seats]
        there = Counter(card for held in hands for card in held)
        there.update(lying(view))
        assert not there - self.pack, "a card is there twice"
        if isinstance(view.table, RowsTable | GridTable | SequenceTable):
            shown = Counter(card for seat in view.seats for card in seat.shown)
            missing = self.dealt - there - shown
            covered = missing.total() - hidden(view)
            # A joker may be covered by a card, or have left the game with its holder.
            assert 0 <= covered <= self.dealt[JOKER], f"{missing} cannot be accounted for"

    @staticmethod
    def count_chips(view: View) -> int | None:
        chips = [seat.chips for seat in view.seats if seat.chips is not None]
        return sum(chips) + (view.pot or 0) if chips else None


def a_copy_is_independent(hand: MatchHand, chance: Random) -> None:
    before = state_of(hand)
    copy = hand.copy()
    assert state_of(copy) == before
    for _ in range(6):
        if copy.result is not None:
            break
        seat = next_seat(copy, chance)
        copy.play(seat, chance.choice(copy.legal(seat)))
    assert state_of(hand) == before


def only_legal_moves_are_taken(match: Match, pool: set[Move], chance: Random) -> None:
    hand, plies = match.hand, len(match.played[-1].plies)
    before = state_of(hand)
    tried = chance.sample(sorted(pool, key=str), min(25, len(pool)))
    for seat in range(hand.seats):
        legal = set(hand.legal(seat))
        for move in tried:
            if move not in legal:
                with pytest.raises(IllegalMove):
                    match.advance(seat, move)
    assert state_of(hand) == before
    assert len(match.played[-1].plies) == plies


def every_legal_move_is_taken(hand: MatchHand, seat: int) -> None:
    for move in hand.legal(seat):
        hand.copy().advance(seat, move)


def telling_changes_nothing(hand: MatchHand, seat: int, move: Move) -> None:
    silent, telling = hand.copy(), hand.copy()
    silent.advance(seat, move)
    assert telling.play(seat, move), "a move of which nothing is told"
    assert state_of(silent) == state_of(telling)


def a_record_says_it_all(match: Match) -> None:
    record = take_down(match)
    read = read_record(as_line(record))
    assert differences(read) == []
    assert as_json(read) == as_json(record)
    again = match_from_record(read)
    assert (again.result, again.totals) == (match.result, match.totals)
