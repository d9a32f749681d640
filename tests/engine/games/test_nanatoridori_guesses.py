"""Guesses in Nanatoridori: every card that is not seen is equally likely everywhere, in any order."""

from collections import Counter
from random import Random

from engine.cards import NUMBERS, Card
from engine.game import Hand
from engine.games.nanatoridori import NANATORIDORI
from engine.views import GroupTable
from tests.engine.games.hands import cards, start
from tests.engine.games.lines import follow
from tests.engine.uniform import held

TRIES = 3000


def guess(hand: Hand, seat: int, seed: int) -> Hand:
    return NANATORIDORI.guess(hand.view(seat), Random(seed))


def assert_drawn_from(counts: Counter[tuple[Card, ...]], unseen: Counter[Card]) -> None:
    """Chi-square of ordered pairs of cards against drawing two of the unseen cards."""
    total = unseen.total()
    chi_square = freedom = 0.0
    for one in unseen:
        for other in unseen:
            ways = unseen[one] * (unseen[other] - (one is other))
            expected = counts.total() * ways / (total * (total - 1))
            chi_square += (counts[one, other] - expected) ** 2 / expected
            freedom += 1
    assert (chi_square - freedom + 1) / (2 * freedom - 2) ** 0.5 < 4


def test_hands_and_stock_are_any_unseen_cards_in_any_order() -> None:
    hand = start("nanatoridori", "1 1 2 5 5 5", "3 4", "7 6", stock="2 2 3")
    unseen = Counter(NUMBERS * 9) - Counter(cards("1 1 2 5 5 5"))
    guesses = [guess(hand, 0, seed) for seed in range(TRIES)]
    assert_drawn_from(Counter(held(each)[1] for each in guesses), unseen)
    drawn: Counter[tuple[Card, ...]] = Counter()
    for each in guesses:
        follow(each, "play:0-0", "pass")
        first = each.view(1).drawn
        drawn[held(each)[2][0], first] += 1
    assert_drawn_from(drawn, unseen)


def test_nt_5_what_a_seat_has_drawn_and_discarded_is_nowhere_else() -> None:
    """All nine sevens but one lie open, so the drawn one is the last."""
    hand = start("nanatoridori", "1 1", "7 7 7 7 7 7 7 7", "2 3", stock="7 4")
    follow(hand, "play:0-0", "pass", "discard")
    view = hand.view(1)
    assert view.put_away == cards("7")
    assert isinstance(view.table, GroupTable)
    assert view.table.put_away == (0, 1, 0)
    assert hand.view(0).put_away == ()
    for seed in range(200):
        guessed = guess(hand, 1, seed)
        assert all(NUMBERS[6] not in held(guessed)[seat] for seat in (0, 2))
        assert len(guess(hand, 0, seed).view(1).put_away) == 1


def test_nt_5_a_card_that_another_seat_must_place_is_any_unseen_card() -> None:
    hand = start("nanatoridori", "1 1", "4 5", "2 3", stock="7 4")
    follow(hand, "play:0-0", "pass")
    placed = {guess(hand, 0, seed).view(1).drawn for seed in range(300)}
    assert placed == set(NUMBERS)
    assert {guess(hand, 1, seed).view(1).drawn for seed in range(20)} == {NUMBERS[6]}


def test_nt_4_cards_taken_as_a_block_stay_together_anywhere_in_the_hand() -> None:
    hand = start("nanatoridori", "3 3 1 2", "5 6 6 6", "2 3", stock="")
    follow(hand, "play:0-1", "play:1-3", "take:0")
    where: Counter[int] = Counter()
    for seed in range(900):
        order = held(guess(hand, 0, seed))[1]
        assert len(order) == 3
        starts = [i for i in range(2) if order[i : i + 2] == cards("3 3")]
        assert starts
        where[starts[0]] += len(starts) == 1
    assert min(where.values()) > 350


def test_nt_11_a_duel_keeps_the_face_up_cards() -> None:
    hand = start("nanatoridori", "1 1 2", "3 4", reserve=("5 6", "2 7"), stock=None, options={"mode": "duel"})
    follow(hand, "play:0-1")
    for seat in range(2):
        view = hand.view(seat)
        guessed = guess(hand, seat, 1)
        assert [each.shown for each in guessed.view(1 - seat).seats] == [each.shown for each in view.seats]
    unseen = Counter(NUMBERS * 9) - Counter(cards("1 1 2 5 6 2 7"))
    assert_drawn_from(Counter(held(guess(hand, 0, seed))[1] for seed in range(TRIES)), unseen)
