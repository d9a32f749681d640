"""The cost of revokes, payment by payment (FT-7 to FT-9)."""

import pytest

from engine.cards import Card, mask
from engine.events import PaidForBases, PaidForRevokes
from engine.games.chips import Purse
from engine.games.copies import SECOND
from engine.games.revokes import Debt, Revoke, debts, settle
from tests.engine.games.hands import cards


def bits(text: str) -> int:
    """A hand of two packs as a set: the second copy of a card stands higher."""
    held = cards(text)
    once = mask(held)
    twice = mask(card for card in held if held.count(card) == 2)
    return once | twice << SECOND


def card(text: str) -> Card:
    return cards(text)[0]


@pytest.mark.parametrize(
    ("seat", "hands", "bases", "expected"),
    [
        (0, ("7H", "8H", "6H"), "7H", "2 7H, 1 7H"),  # the 6 before the 8
        (1, ("6H 8H", "7H", "2C"), "7H", "0 7H, 0 7H"),
        (0, ("7H 7S", "6H 8S", "6S 8H"), "7S 7H", "2 7S, 1 7S, 1 7H, 2 7H"),  # sevens in pack order
        (0, ("7H", "8H 6H", "8H 6H"), "7H", "1 7H, 2 7H, 1 7H, 2 7H"),  # copies from the payer's left
        (1, ("8H 6H", "7H", "8H 6H"), "7H", "2 7H, 0 7H, 2 7H, 0 7H"),
        (0, ("7H", "6H 6H", "8H"), "7H", "1 7H, 1 7H, 2 7H"),
        (0, ("7H 7H", "6H", "8H"), "7H", "1 7H, 2 7H, 1 7H, 2 7H"),  # one seven after the other
        (0, ("7H 6H", "6H", "2C"), "7H", "1 7H"),  # nothing to oneself
        (0, ("7H", "5H 9H", "2C"), "7H", ""),
        (0, ("5H", "4H", "6H"), "5H", "1 5H, 2 5H"),  # FN-3
    ],
)
def test_ft_8_ft_9_the_debts_of_a_pass_are_ordered(
    seat: int, hands: tuple[str, ...], bases: str, expected: str
) -> None:
    owed = debts(seat, mask(cards(bases)), [bits(hand) for hand in hands])
    assert ", ".join(f"{debt.to} {debt.base}" for debt in owed) == expected


SEVEN = card("7H")
TWO = Revoke(0, (Debt(1, SEVEN), Debt(2, SEVEN)))
THREE = Revoke(0, (Debt(2, SEVEN), Debt(1, card("7S")), Debt(2, SEVEN)))


@pytest.mark.parametrize(
    ("held", "to_1", "to_2", "fine"),
    [
        (0, 0, 0, 0),
        (4, 4, 0, 0),
        (7, 5, 2, 0),
        (13, 5, 8, 0),
        (18, 8, 10, 0),
        (23, 10, 13, 0),
        (28, 10, 15, 3),
        (31, 10, 15, 6),
        (40, 10, 15, 6),
    ],
)
def test_g_5_ft_9_a_player_short_of_chips_pays_passes_in_the_order_made(
    held: int, to_1: int, to_2: int, fine: int
) -> None:
    purse = Purse([held, 0, 0])
    assert settle([TWO, THREE], 1, purse) == [
        PaidForBases(0, chips=to_1, payee=1, bases=(card("7S"), SEVEN)),
        PaidForBases(0, chips=to_2, payee=2, bases=(SEVEN,)),
        PaidForRevokes(0, chips=fine, revokes=2),
    ]
    assert purse.chips == [held - to_1 - to_2 - fine, to_1, to_2]
    assert purse.pot == fine


def test_ft_9_from_the_winners_left_the_winner_last() -> None:
    revokes = [Revoke(seat, (Debt((seat + 1) % 4, SEVEN),)) for seat in (0, 1, 2, 3, 1)]
    purse = Purse([50] * 4)
    paid = settle(revokes, 1, purse)
    amends = [(each.seat, each.payee, each.chips) for each in paid if isinstance(each, PaidForBases)]
    fines = [(each.seat, each.chips, each.revokes) for each in paid if isinstance(each, PaidForRevokes)]
    assert amends == [(2, 3, 5), (3, 0, 5), (0, 1, 5), (1, 2, 10)]
    assert fines == [(2, 3, 1), (3, 3, 1), (0, 3, 1), (1, 6, 2)]
    assert purse.pot == 15


def test_ft_9_chips_received_from_others_can_be_paid_out() -> None:
    """Seat 2 has nothing until seat 0 has paid, and pays seat 0 after that."""
    purse = Purse([5, 50, 0])
    settle([Revoke(0, (Debt(2, SEVEN),)), Revoke(2, (Debt(0, SEVEN),))], 2, purse)
    assert purse.chips == [2, 50, 0]
    assert purse.pot == 3
