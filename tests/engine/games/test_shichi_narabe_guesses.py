"""Guesses of Shichi Narabe: every deal that agrees with what was seen is equally likely, and no other is made."""

from collections import Counter
from random import Random

import pytest

from engine.cards import INTERNATIONAL, JOKER, RANKS, SUITS, card
from engine.catalog import find_game
from engine.errors import GuessError
from engine.game import Deal, Hand, Position, Setup
from engine.moves import Move, parse
from engine.record.playing import next_seat
from engine.rules import Value, read_rules
from engine.views import Known, RuledOut
from tests.engine.agreeing import agreeing, check_uniform
from tests.engine.games.hands import ALL, SEVENS, cards, match, narabe, without, written
from tests.engine.games.lines import follow

pytestmark = pytest.mark.slow

MUST: dict[str, Value] = {"voluntary": False}
CASES: list[tuple[str, dict[str, Value], tuple[int, ...]]] = [
    ("shichi-narabe", {}, (3, 4, 3)),
    ("shichi-narabe", MUST, (3, 3, 3)),
    ("shichi-narabe", MUST, (2, 2, 2, 2)),
    ("shichi-narabe", {**MUST, "tunnel": "closed"}, (3, 3, 3)),
    ("shichi-narabe", {**MUST, "tunnel": "open", "ghost": True, "passes": 2}, (3, 3, 3)),
    ("shichi-narabe", {**MUST, "sevens": "held"}, (3, 3, 3)),
    ("shichi-narabe", {"sevens": "held", "jokers": 1, "joker_play": "single"}, (3, 3, 3)),
    ("shichi-narabe", {**MUST, "jokers": 1}, (3, 3, 3)),
    ("shichi-narabe", {**MUST, "jokers": 2}, (3, 4, 3)),
    ("shichi-narabe", {**MUST, "jokers": 2, "joker_exchange": "stack"}, (3, 4, 3)),
    ("shichi-narabe", {"jokers": 2, "joker_play": "single"}, (2, 3, 3)),
    ("shichi-narabe", {**MUST, "jokers": 2, "joker_play": "single"}, (2, 3, 2, 2)),
    ("shichi-narabe", {**MUST, "jokers": 2, "joker_play": "single", "joker_exchange": "stack"}, (3, 3, 3)),
    ("shichi-narabe", {"decks": 2}, (3, 3, 3)),
    ("shichi-narabe", {**MUST, "decks": 2}, (2, 4, 3)),
    ("shichi-narabe", {**MUST, "decks": 2, "sevens": "held"}, (3, 3, 3)),
    ("shichi-narabe-points", {}, (3, 3, 3)),
    ("shichi-narabe-points", MUST, (3, 4, 3)),
]


def small(options: dict[str, Value], sizes: tuple[int, ...], jokers: int, chance: Random) -> Setup:
    """A position in which whole sides of few rows are left, so that many a seat is stuck, and all jokers."""
    held, decks = options.get("sevens") == "held", options.get("decks", 1)
    sides = [tuple(RANKS)] if held else ["KQJT98", "A23456"]
    if decks == 2:
        sides = ["7865", "9TJQKA234"] if held else ["98TJQK", "6543A2"]
    groups = [[card(rank + suit) for rank in side for _ in range(decks)] for suit in SUITS for side in sides]
    chance.shuffle(groups)
    pack = [each for group in groups for each in group]
    dealt = [*pack[: sum(sizes) - jokers], *[JOKER] * jokers]
    chance.shuffle(dealt)
    hands = tuple(tuple(dealt.pop() for _ in range(size)) for size in sizes)
    layout = tuple(pack[sum(sizes) - jokers :]) + (() if held else cards(SEVENS) * decks)
    return Setup(
        seats=len(sizes),
        deal=Deal(hands=hands),
        position=Position(layout=layout, to_move=None if held else chance.randrange(len(sizes))),
    )


@pytest.mark.parametrize(("game_id", "options", "sizes"), CASES, ids=str)
def test_every_deal_that_agrees_is_equally_likely(
    game_id: str, options: dict[str, Value], sizes: tuple[int, ...]
) -> None:
    game = find_game(game_id)
    rules = read_rules(game.rules, options)
    jokers = 1 if game_id == "shichi-narabe-points" else options.get("jokers", 0)
    fewer = 0
    for case in range(4):
        chance = Random(f"{game_id}/{options}/{case}")
        setup = small(options, sizes, jokers, chance)
        hand, plies = game.start(rules, setup), list[tuple[int, Move]]()
        for _ in range(chance.randrange(1, 8)):
            mover = next_seat(hand, chance)
            passes = [move for move in hand.legal(mover) if str(move) == "pass"]
            if options.get("decks") == 2 and chance.random() < 0.6:
                passes = []
            move = chance.choice(passes or hand.legal(mover))
            after = hand.copy()
            after.advance(mover, move)
            if after.result is not None:
                break
            hand = after
            plies.append((mover, move))
        for seat in range(setup.seats):
            outcomes = agreeing(game, rules, setup, plies, seat)
            check_uniform(game, hand.view(seat), outcomes, chance)
            fewer += bool(hand.view(seat).ruled_out)
    assert fewer or options.get("sevens") == "held" or rules.model_dump()["voluntary"], "no pass has shown anything"


@pytest.mark.parametrize("moves", ["", "pass", "7D", "pass pass", "7D pass 8D", "8S 9S pass 7D"])
def test_sn_12_sn_13_who_was_dealt_one_seven_of_diamonds_hardly_holds_the_other(moves: str) -> None:
    """To have been dealt both is half as likely as any one deal of two cards that can be told apart."""
    game = find_game("shichi-narabe")
    hands = tuple(map(cards, ("7D 8S KH", "9S 8D 7D", "9S 8D KH")))
    held = Counter(each for dealt in hands for each in dealt)
    layout = tuple((Counter(INTERNATIONAL * 2) - held).elements())
    rules = read_rules(game.rules, {"decks": 2, "sevens": "held"})
    setup = Setup(seats=3, deal=Deal(hands=hands), dealer=2, position=Position(layout=layout))
    hand, plies = game.start(rules, setup), list[tuple[int, Move]]()
    for move in map(parse, moves.split()):
        plies.append((hand.to_act[0], move))
        hand.advance(*plies[-1])
    for seat in range(3):
        check_uniform(game, hand.view(seat), agreeing(game, rules, setup, plies, seat), Random(f"{moves}/{seat}"))


def ruled_out(hand: Hand) -> list[str]:
    """What is ruled out, as `seat: cards (beside a joker)`."""
    return [
        f"{each.seat}: {written(each.cards)}" + (f" ({written(each.beside_joker)})" if each.beside_joker else "")
        for each in hand.view(None).ruled_out
    ]


def test_sn_11_a_forced_pass_rules_out_what_could_have_been_played() -> None:
    hand = narabe("KS QH", "6S 9C", "8D 3D", layout=SEVENS, **MUST)
    follow(hand, "pass")
    assert ruled_out(hand) == ["0: 6S 8S 6H 8H 6D 8D 6C 8C"]
    follow(hand, "6S", "8D")
    assert ruled_out(hand) == ["0: 8S 6H 8H 6D 6C 8C"]
    follow(hand, "pass")
    assert ruled_out(hand) == ["0: 5S 8S 6H 8H 6D 9D 6C 8C"]
    assert all(hand.view(seat).ruled_out == hand.view(None).ruled_out for seat in range(3))


def test_sn_11_a_voluntary_pass_rules_nothing_out() -> None:
    hand = narabe("KS QH", "6S 9C", "8D 3D", layout=SEVENS)
    follow(hand, "pass", "pass")
    assert ruled_out(hand) == []


def test_sj_2_a_forced_pass_with_skip_rules_out_a_joker_beside_the_cards_that_follow() -> None:
    layout = f"{SEVENS} 8S..TS AS..6S 8H..KH AH..6H 8D..KD AD..6D AC..4C TC JC KC"
    hand = narabe("KS QC JK", "JS 8C 5C", "QS 6C 9C", layout=layout, jokers=1, **MUST)
    follow(hand, "pass")
    assert ruled_out(hand) == ["0: JS 6C 8C (QS 5C 9C)"]
    follow(hand, "JS", "6C", "JK=QS+KS")
    assert ruled_out(hand) == ["0: 5C 8C 9C"], "it held the joker when it passed"
    assert hand.view(0).known == (Known(2, JOKER),)


def test_sj_2_a_card_that_could_have_followed_a_joker_rules_the_joker_out() -> None:
    hand = narabe("9H QC", "8H 5C JK", without(ALL, SEVENS, "9H QC 8H 5C"), layout=SEVENS, jokers=1, **MUST)
    follow(hand, "pass", "8H", "6C")
    assert ruled_out(hand) == ["0: 6S 8S 6H 6D 8D 8C (5S 9S 5H 9H 5D 9D 5C 9C)"]
    follow(hand, "9H")
    assert hand.view(0).ruled_out[0].cards[-1] is JOKER
    assert hand.view(0).ruled_out[0].beside_joker == ()


def test_sj_3_a_forced_pass_with_single_rules_the_joker_out() -> None:
    hand = narabe(
        "9H QC", "8H 5C JK", without(ALL, SEVENS, "9H QC 8H 5C"), layout=SEVENS, **MUST, jokers=1, joker_play="single"
    )
    follow(hand, "pass")
    assert hand.view(1).ruled_out == (RuledOut(0, cards("6S 8S 6H 8H 6D 8D 6C 8C JK")),)


@pytest.mark.parametrize("seed", range(4))
def test_sn_12_everybody_knows_who_was_dealt_the_seven_of_diamonds_until_it_lies(seed: int) -> None:
    made = match(sevens="held", seats=3, seed=seed).hand
    hand = made.copy()
    (starter,) = hand.to_act
    assert [hand.view(seat).known for seat in (None, 0, 1, 2)] == [(Known(starter, card("7D")),)] * 4
    follow(hand, "pass")
    assert hand.view(None).known
    while hand.to_act[0] != starter:
        follow(hand, "pass")
    follow(hand, "7D")
    assert hand.view(None).known == ()


def test_sn_12_a_starter_that_is_named_shows_no_seven() -> None:
    hand = narabe("7D 8D", "7S 9D", "7H TD", layout="7C", sevens="held")
    assert hand.view(None).known == ()


def test_sj_7_the_order_of_leaving_is_seen() -> None:
    options: dict[str, Value] = {"jokers": 2, "joker_play": "single", "passes": 0}
    hand = narabe("JK 8S", "KS 2H", "JK 6D", "9C QC", layout=SEVENS, **options)
    assert [each.left for each in hand.view(None).seats] == [None] * 4
    follow(hand, "8S", "bankrupt", "6D")
    assert [each.left for each in hand.view(None).seats] == [1, 2, 3, None]


def test_sp_4_the_seat_that_played_the_joker_is_seen_while_somebody_may_cover_it() -> None:
    hand = narabe("JK 9S 2H", "8S KC", "8D QC", layout=SEVENS, game="shichi-narabe-points")
    follow(hand, "JK=8S+9S")
    assert [hand.view(seat).asking for seat in (None, 0, 1, 2)] == [0] * 4
    assert [hand.view(seat).to_act for seat in (None, 0, 1, 2)] == [(), (), (1,), ()]
    follow(hand, "leave")
    assert hand.view(None).asking is None


def test_sj_6_nothing_is_concluded_about_jokers_where_cards_are_out_of_the_game() -> None:
    hand = narabe("9H QC", "8H 5C JK", "6C 9C", layout=SEVENS, jokers=1, **MUST)
    follow(hand, "pass")
    assert ruled_out(hand) == ["0: 6S 8S 6H 8H 6D 8D 6C 8C"]


@pytest.mark.parametrize(
    "options", [{}, {"jokers": 2}, {"jokers": 2, "joker_play": "single"}, {"jokers": 1, "joker_exchange": "stack"}]
)
def test_cards_out_of_the_game_stay_out_of_it(options: dict[str, Value]) -> None:
    """In a position of which most cards are nowhere, a guess shows its viewer the same legal joker plays."""
    game = find_game("shichi-narabe")
    chance = Random(str(options))
    for _ in range(20):
        jokers = " JK" * options.get("jokers", 0)
        hand = narabe("9H 5S" + jokers, "8H 5C 6D 9S", "6C 9C 8S", layout=SEVENS, to_move=0, **options)
        while hand.result is None:
            for seat in range(3):
                assert game.guess(hand.view(seat), chance).view(seat) == hand.view(seat)
            mover = hand.to_act[0]
            hand.advance(mover, chance.choice(hand.legal(mover)))


def test_an_onlooker_has_no_guess() -> None:
    hand = narabe("9H QC", "8H 5C", "6C 9C", layout=SEVENS)
    guess = find_game("shichi-narabe").guess
    with pytest.raises(GuessError):
        guess(hand.view(None), Random(1))
