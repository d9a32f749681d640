"""Guesses in Insidious Sevens: uniform over the hands that agree with what was followed, passed on and bid."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from engine.cards import COLOURED, Card
from engine.game import Deal, Hand, Setup
from engine.games.insidious_setup import InsidiousSevensRules
from engine.games.insidious_sevens import INSIDIOUS_SEVENS
from engine.moves import Give, Move
from engine.views import Phase, TrickTable, View
from tests.engine.games.hands import cards, first_deal, start
from tests.engine.games.lines import follow
from tests.engine.uniform import Hands, Line, divided, held, unevenness

RULES = InsidiousSevensRules()


def guess(view: View, seed: int = 1) -> Hand:
    return INSIDIOUS_SEVENS.guess(view, Random(seed))


def others(setup: Setup, now: Hands, seat: int) -> Iterator[Deal]:
    """Every deal in which the other seats hold other unseen cards now, and were dealt the same otherwise."""
    dealt = setup.deal.hands
    gone = [set(hand) - set(now[each]) for each, hand in enumerate(dealt)]
    seen = set(now[seat]).union(*gone)
    sizes = [0 if each == seat else len(hand) for each, hand in enumerate(now)]
    for hands in divided([each for each in COLOURED if each not in seen], sizes):
        there = [now[seat] if each == seat else hand for each, hand in enumerate(hands)]
        yield replace(setup.deal, hands=tuple(tuple(sorted({*gone[each], *hand})) for each, hand in enumerate(there)))


@pytest.mark.parametrize(("seats", "most"), [(2, 2), (3, 1), (4, 1)])
def test_every_hand_that_agrees_with_the_play_is_equally_likely(seats: int, most: int) -> None:
    """IS-5: who has not followed has no card that follows."""
    chance = Random(f"insidious/{seats}")
    checked = narrowed = 0
    for seed in range(30):
        setup = first_deal("insidious-sevens", seats=seats, seed=seed)
        hand = INSIDIOUS_SEVENS.start(RULES, setup)
        plies: list[tuple[int, Move]] = []
        while hand.result is None and sum(map(len, held(hand)[1:])) > most * (seats - 1):
            mover = hand.to_act[0]
            plies.append((mover, chance.choice(list(hand.legal(mover)))))
            hand.advance(*plies[-1])
        view = hand.view(0)
        if hand.result or len(view.known) + 2 < sum(map(len, held(hand)[1:])):
            continue  # over, or too many hands to try
        possible = Line(INSIDIOUS_SEVENS, RULES, setup, plies).agreeing(0, others(setup, held(hand), 0))
        checked += 1
        narrowed += len(possible) > 1 and bool(view.ruled_out)
        assert unevenness(INSIDIOUS_SEVENS, hand, 0, possible, chance) < 4
        if checked >= 2 and narrowed:
            break
    assert checked >= 2
    assert narrowed


def test_is_3_a_guess_keeps_the_cards_passed_on_and_received() -> None:
    hand = INSIDIOUS_SEVENS.start(RULES, replace(first_deal("insidious-sevens", seats=4, seed=3), number=4))
    dealt = held(hand)
    for seat in range(4):
        hand.advance(seat, Give(dealt[seat][:3]))
    for seat in range(4):
        view = hand.view(seat)
        assert view.passed_on == dealt[seat][:3]
        assert view.received == dealt[(seat - 1) % 4][:3]
        guessed = guess(view)
        assert set(dealt[seat][:3]) <= set(held(guessed)[(seat + 1) % 4])
        assert guessed.view((seat - 1) % 4).passed_on == view.received
        two_on = guessed.view((seat + 1) % 4)
        assert set(two_on.passed_on) <= set(held(guessed)[(seat + 2) % 4])


def test_is_3_a_hidden_choice_of_cards_is_any_choice() -> None:
    setup = replace(first_deal("insidious-sevens", seats=2, seed=1), number=2)
    hand = INSIDIOUS_SEVENS.start(RULES, setup)
    hand.advance(1, Give(setup.deal.hands[1][:1]))
    view, chance = hand.view(0), Random(1)
    given: Counter[Card] = Counter()
    for seed in range(2000):
        guessed = guess(view, seed)
        [card] = guessed.view(1).chosen
        given[card] += 1
        guessed.advance(0, chance.choice(list(guessed.legal(0))))
        assert guessed.view(0).phase is Phase.BIDDING
    assert len(given) == len(COLOURED) - 7
    assert all(25 <= count <= 110 for count in given.values())


def test_is_4_a_hidden_bid_is_a_card_that_is_not_set_aside() -> None:
    hand = start(
        "insidious-sevens",
        "0R 1R 2R 3R 4R 5R 6R",
        "1Y 2Y 3Y 4Y 5Y 6Y 7Y",
        to_move=None,
        whole=True,
        options={"piiko": True},
    )
    follow(hand, "0!bid:0R", "1!bid:7Y", "1!bid:4Y")
    bids = Counter(guess(hand.view(0), seed).view(1).chosen for seed in range(900))
    assert cards("7Y") not in bids
    assert len(bids) == len(COLOURED) - 7 - 1
    assert hand.view(0).seats[1].bonus == 1


def test_is_9_a_guess_deals_again_from_its_own_chance() -> None:
    six = "0R 1R 2R 3R 4R 5R 6R", "1Y 2Y 3Y 4Y 5Y 6Y 7Y"
    hand = start("insidious-sevens", *six, to_move=None, whole=True, options={"piiko": True})
    for low in range(6):
        follow(hand, f"0!bid:{low}R", f"1!bid:{7 - low}Y")
    last_bids = {seed: guess(hand.view(0), seed).legal(1)[0] for seed in range(60)}
    seed, another = [seed for seed, each in last_bids.items() if str(each).startswith("bid:1")][:2]
    one, other, different = (guess(hand.view(0), seed) for seed in (seed, seed, another))
    for each in (one, other, different):
        follow(each, "0!bid:6R", f"1!{each.legal(1)[0]}")
    assert held(one) == held(other) != held(different)
    assert sorted(map(len, held(one))) == [7, 7]
    view = one.view(0)
    assert isinstance(view.table, TrickTable)
    assert view.table.set_aside == ()
    assert [seat.bonus for seat in view.seats] == [3, 4]
