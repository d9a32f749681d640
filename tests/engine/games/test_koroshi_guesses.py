"""Guesses in the killing game: uniform over the deals that agree with what all have seen, wherever dead cards lie."""

from itertools import product
from random import Random

import pytest

from engine.cards import INTERNATIONAL, Card, card
from engine.game import Deal, Position, Setup
from engine.games.koroshi import KOROSHI
from engine.games.koroshi_setup import KoroshiRules
from engine.moves import Move
from engine.rules import Value, read_rules
from engine.views import Death, GridTable, OneOf, RuledOut
from tests.engine.games.hands import cards
from tests.engine.games.lines import follow
from tests.engine.games.test_koroshi import start, with_a_kill
from tests.engine.uniform import Line, deals, unevenness

pytestmark = pytest.mark.slow

CASES: list[dict[str, Value]] = [
    {"dead": dead, "kill": kill, "passes": passes, "voluntary": voluntary, "remains": remains, "hands": 2}
    for dead, (kill, passes, voluntary, remains) in product(
        ("face-up", "face-down", "in-hand"),
        (
            ("cell", 1, True, "aside"),
            ("strip", 0, True, "aside"),
            ("group", 2, False, "aside"),
            ("cell", 1, False, "laid"),
        ),
    )
]


@pytest.mark.parametrize("options", CASES, ids=lambda options: "-".join(map(str, options.values())))
def test_every_deal_that_agrees_with_what_all_have_seen_is_equally_likely(options: dict[str, Value]) -> None:
    rules = read_rules(KoroshiRules, options)
    chance = Random(str(options))
    checked = 0
    for _ in range(400):
        setup = small(chance)
        hand = KOROSHI.start(rules, setup)
        plies: list[tuple[int, Move]] = []
        moves = chance.randrange(4, 9)
        while hand.to_act and len(plies) < moves:
            mover = hand.to_act[0]
            plies.append((mover, chance.choice(list(hand.legal(mover)))))
            hand.advance(*plies[-1])
        seat = chance.randrange(3)
        if hand.result:
            continue
        possible = Line(KOROSHI, rules, setup, plies).agreeing(seat, deals(setup.deal, seat, nowhere(setup)))
        if len(possible) > 1:
            checked += 1
            assert unevenness(KOROSHI, hand, seat, possible, chance) < 4
        if checked == 8:
            return
    raise AssertionError("hardly any hand left something to guess")


def nowhere(setup: Setup) -> set[Card]:
    """The cards that neither lie nor are in a hand."""
    return set(INTERNATIONAL).difference(setup.position.layout or (), *setup.deal.hands)


def small(chance: Random) -> Setup:
    """A position with three columns empty. Sometimes a card is in no hand."""
    left = [each for each in INTERNATIONAL if each.rank in {2, 3, 4}]
    chance.shuffle(left)
    dealt = left[chance.randrange(2) :]
    return Setup(
        seats=3,
        deal=Deal(hands=tuple(tuple(sorted(dealt[i::3])) for i in range(3)), rows="SHDC"),
        totals=(0, 0, 0),
        position=Position(layout=tuple(each for each in INTERNATIONAL if each not in left), to_move=0),
    )


def test_ki_9_face_down_everybody_sees_how_many_cards_a_death_costs_whom() -> None:
    hand = with_a_kill("face-down")
    for seat in (None, 0, 1, 2):
        view = hand.view(seat)
        assert isinstance(view.table, GridTable)
        assert view.table.deaths == (Death(2, (card("8S"),), (0, 1, 0)),)


def test_ki_11_in_hand_who_leaves_by_a_death_had_one_of_the_dead_and_has_no_live_card() -> None:
    hand = start("8H 2C", "8S", "6D 3C", layout="7S 9S 7H 7D 7C", dead="in-hand")
    follow(hand, "8H")
    view = hand.view(0)
    assert view.one_of == (OneOf(1, (card("8S"),)),)
    [ruled_out] = view.ruled_out
    assert ruled_out.seat == 1
    assert card("6D") in ruled_out.cards
    assert card("8S") not in ruled_out.cards
    assert [seat.left for seat in view.seats] == [None, 2, None]
    assert hand.view(1).one_of == view.one_of


def test_sn_11_a_forced_pass_rules_out_what_could_be_played() -> None:
    hand = start("2C 3C", "8S 4C", "6D 5C", voluntary=False)
    follow(hand, "pass")
    [ruled_out] = hand.view(1).ruled_out
    assert ruled_out == RuledOut(0, cards("6S 8S 6H 8H 6D 8D 6C 8C"))
    follow(hand, "8S")
    assert card("8S") not in hand.view(1).ruled_out[0].cards


def test_sn_11_a_voluntary_pass_rules_nothing_out() -> None:
    hand = start("2C 3C", "8S 4C", "6D 5C")
    follow(hand, "pass")
    assert hand.view(1).ruled_out == ()


def test_ki_14_laid_cards_that_count_against_their_owner_are_told() -> None:
    hand = start("2C 3C", "8S 4C", "6D 5C", passes=0, remains="laid", hands=2, dead="in-hand")
    follow(hand, "bankrupt")
    assert [seat.thrown for seat in hand.view(1).seats] == [2, 0, 0]
