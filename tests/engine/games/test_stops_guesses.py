"""Guesses in stops games: every deal that agrees with the passes is equally likely."""

from random import Random

import pytest

from engine.cards import INTERNATIONAL, card
from engine.catalog import GAMES
from engine.game import Deal, Position, Setup
from engine.moves import Move
from engine.views import RuledOut
from tests.engine.games.hands import start
from tests.engine.games.lines import follow
from tests.engine.uniform import Line, deals, unevenness

STOPS = ("play-or-pay", "earl-of-coventry", "snip-snap-snorum", "jig")


@pytest.mark.parametrize("game_id", STOPS)
def test_every_deal_that_agrees_with_the_passes_is_equally_likely(game_id: str) -> None:
    game, chance = GAMES[game_id], Random(game_id)
    rules = game.rules()
    narrowed = 0
    for trial in range(80):
        # Three ranks of three suits are left, so that most leads are followed by some and passed by others.
        left = [each for each in INTERNATIONAL if each.rank in {4, 5, 6} and each.suit]
        chance.shuffle(left)
        lying = tuple(each for each in INTERNATIONAL if each not in left)
        setup = Setup(
            seats=3,
            deal=Deal(hands=tuple(tuple(sorted(left[i::3])) for i in range(3))),
            totals=(20, 20, 20),
            position=Position(layout=lying, to_move=chance.randrange(3)),
        )
        hand = game.start(rules, setup)
        plies: list[tuple[int, Move]] = []
        moves = chance.randrange(5)
        while hand.to_act and len(plies) < moves:
            seat = hand.to_act[0]
            plies.append((seat, chance.choice(list(hand.legal(seat)))))
            hand.advance(*plies[-1])
        seat = chance.randrange(3)
        if narrowed == 5:
            break
        narrowed += bool(hand.view(seat).ruled_out)
        if hand.result or (not hand.view(seat).ruled_out and trial % 20):
            continue
        possible = Line(game, rules, setup, plies).agreeing(seat, deals(setup.deal, seat))
        assert unevenness(game, hand, seat, possible, chance) < 4
    assert narrowed >= 3


def test_pp_1_a_pass_rules_out_the_wanted_card_until_it_is_played() -> None:
    hand = start("play-or-pay", "2S 9S", "4H 5H", "4D 5D", "3S 4S", layout="AS")
    follow(hand, "2S", "pass", "pass")
    wanted = (card("3S"),)
    assert hand.view(3).ruled_out == (RuledOut(1, wanted), RuledOut(2, wanted))
    assert hand.view(1).ruled_out == hand.view(3).ruled_out
    follow(hand, "3S")
    assert hand.view(None).ruled_out == ()


def test_ec_1_a_pass_rules_out_the_rank_until_the_fourth_card() -> None:
    hand = start("earl-of-coventry", "4S 9S", "5H 6H", "4H 4D 8D", "4C 7C")
    follow(hand, "4S", "pass", "4H")
    assert hand.view(None).ruled_out == (RuledOut(1, (card("4D"), card("4C"))),)
    follow(hand, "4C", "pass", "pass", "4D")
    assert hand.view(None).ruled_out == ()
