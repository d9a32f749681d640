"""Every card of a hand that cannot be played has a reason, in every game; and the reasons are true."""

from dataclasses import replace
from random import Random

import pytest

from engine.cards import JOKER, Card, card
from engine.errors import IllegalMove
from engine.errors import Reason as RefusalReason
from engine.match import Match
from engine.moves import Bid, Give, Play, PlayGroup, PlayJoker, PlaySet, PlaySubstitute
from engine.unplayable import Obstacle, unplayable
from engine.views import GroupTable, Laid, Phase, RowsTable, View
from tests.bot.text.view_factories import rows, seen
from tests.engine.combinations import Combination, all_combinations

pytestmark = pytest.mark.slow

REFUSED = {
    Obstacle.DEAD: {RefusalReason.DEAD},
    Obstacle.NOT_ADJACENT: {RefusalReason.NOT_ADJACENT},
    Obstacle.MUST_FOLLOW: {RefusalReason.MUST_FOLLOW},
    Obstacle.EXPOSED: {RefusalReason.EXPOSED},
    Obstacle.FORCED: {RefusalReason.FORCED},
    Obstacle.CLOSED: {RefusalReason.SUIT_CLOSED},
    Obstacle.TUNNEL: {RefusalReason.TUNNEL_CLOSED, RefusalReason.NOT_NEXT, RefusalReason.BANKRUPT},
    Obstacle.NEEDS: {RefusalReason.NOT_NEXT, RefusalReason.TUNNEL_CLOSED, RefusalReason.BANKRUPT, RefusalReason.FORCED},
}
"""The engine's reasons for refusing such a card."""


def usable(view: View) -> set[Card]:
    found: set[Card] = set()
    for move in view.legal:
        match move:
            case Play(each) | PlaySubstitute(each) | Bid(each):
                found.add(each)
            case PlayJoker(then=then):
                found |= {JOKER, then} if then else {JOKER}
            case PlaySet(cards) | Give(cards):
                found |= set(cards)
            case PlayGroup(first, last):
                found |= set(view.hand[first : last + 1])
            case _:
                pass
    return found


def check(match: Match, seat: int) -> set[Obstacle]:
    """Each card of the seat either can be used or has one reason, which is the engine's."""
    view, hand = match.view(seat), match.hand
    found = unplayable(view)
    with_reasons = [each for reason in found for each in reason.cards]
    if isinstance(view.table, GroupTable):
        assert set(with_reasons) | usable(view) == set(view.hand)
    else:
        assert len(with_reasons) == len(set(with_reasons))
        assert set(with_reasons) | usable(view) == set(view.hand)
        assert not set(with_reasons) & usable(view)
    for reason in found:
        for each in reason.cards:
            if reason.why in REFUSED and each is not JOKER:
                with pytest.raises(IllegalMove) as raised:
                    hand.copy().advance(seat, Play(each))
                assert raised.value.refusal.reason in REFUSED[reason.why], (each, reason)
        if reason.why in (Obstacle.NEEDS, Obstacle.TUNNEL):
            assert len(reason.needs) == 1
            assert reason.needs[0] in view.table.next  # type: ignore[union-attr]
    return {reason.why for reason in found}


@pytest.mark.parametrize("combination", all_combinations(), ids=str)
def test_every_unplayable_card_has_a_reason(combination: Combination) -> None:
    chance = Random(str(combination))
    match = Match(combination.game, combination.rules, seats=combination.seats, seed=chance.getrandbits(30))
    found: set[Obstacle] = set()
    for _ in range(2):
        hand = match.next_hand()
        for _ in range(400):
            if not hand.to_act:
                break
            for seat in range(match.seats):
                if seat in hand.to_act:
                    found |= check(match, seat)
                else:
                    unplayable(match.view(seat))
            seat = chance.choice(hand.to_act)
            match.advance(seat, chance.choice(hand.legal(seat)))
        if match.result is not None or hand.result is None:
            break
    assert found


def with_reasons(view: View) -> list[tuple[str, str, str]]:
    return [
        (" ".join(map(str, each.cards)), each.why.value, " ".join(map(str, each.needs))) for each in unplayable(view)
    ]


def lying(codes: str, following: str, **named: object) -> RowsTable:
    table = rows(*(Laid(card(code), card(code)) for code in codes.split()))
    return replace(table, next=tuple(map(card, following.split())), **named)


@pytest.mark.parametrize(
    ("table", "hand", "expected"),
    [
        (lying("7H 7S", "6S 8S 6H 8H"), "TH JH 5H", [("TH JH", "needs", "8H"), ("5H", "needs", "6H")]),
        (lying("7H 8H", "6H 9H 7S"), "2S KS", [("2S KS", "needs", "7S")]),
        (lying("", "5S 9S 5H 9H", base=None), "7S 3H", [("7S 3H", "no-base", "")]),
        (lying("7H", "6H"), "8H 5H", [("8H 5H", "needs", "6H")]),
        (lying("AH 2H 3H 4H 5H 6H 7H", "KH", tunnel=True), "8H QH", [("8H", "tunnel", "KH"), ("QH", "needs", "KH")]),
        (lying("7H", "6H 8H", ace_high=True), "AH 2H", [("AH", "needs", "8H"), ("2H", "needs", "6H")]),
    ],
)  # fmt: skip
def test_the_nearest_place_on_the_way_is_named(
    table: RowsTable, hand: str, expected: list[tuple[str, str, str]]
) -> None:
    assert sorted(with_reasons(seen("shichi-narabe", table, hand=hand, legal="pass"))) == sorted(expected)


def test_ft_5_a_card_that_fits_waits_for_the_one_that_is_forced() -> None:
    assert with_reasons(seen("fan-tan", lying("", "7S 7H 7D 7C"), hand="7D 7S", legal="7D")) == [("7S", "forced", "7D")]


def test_out_of_turn_only_what_the_table_does_not_take_is_told() -> None:
    assert with_reasons(seen("fan-tan", lying("7S", "6S 8S"), hand="6S 9S JK")) == [("9S", "needs", "8S")]


def test_sp_4_whether_to_cover_a_joker_comes_first() -> None:
    view = seen("shichi-narabe-points", lying("7S", "8S"), hand="8S 9S", legal="cover leave", phase=Phase.COVER)
    assert with_reasons(view) == [("8S 9S", "choose-first", "")]
