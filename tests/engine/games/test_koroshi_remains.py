"""Killing: the cards of a seat that drops out (KI-14)."""

import pytest

from engine.events import Event, Killed, WentBankrupt
from engine.game import Hand
from engine.views import SeatStatus
from tests.engine.games.hands import match, written
from tests.engine.games.lines import follow, kinds, legal
from tests.engine.games.test_koroshi import SEVENS, dead, of_kind, start, table


def result(hand: Hand) -> tuple[tuple[int, ...] | None, tuple[int, ...] | None]:
    """Ranks and penalty cards."""
    return hand.result.ranks, hand.result.scores


def test_ki_14_aside_is_the_default_and_laid_cards_fill_their_cells() -> None:
    aside, laid = (start("2C KC", "8H 3C", "8D QC", passes=0, remains=remains) for remains in ("aside", "laid"))
    for hand in (aside, laid):
        follow(hand, "bankrupt")
    assert written(table(aside).laid) == SEVENS
    assert written(table(laid).laid) == "7S 7H 7D 2C 7C KC"
    assert written(table(laid).last) == written(table(laid).thrown) == "2C KC"
    assert table(aside).thrown == ()
    assert (aside.view(None).seats[0].penalty, laid.view(None).seats[0].penalty) == (2, 0)
    assert laid.view(None).seats[0].status is SeatStatus.BANKRUPT
    assert laid.view(None).seats[0].shown == ()
    # Laid cards make their neighbours playable wherever they are.
    assert legal(aside) == {"8H"}
    assert legal(laid) == {"8H", "3C"}


@pytest.mark.parametrize("where", ["face-up", "face-down", "in-hand"])
def test_ki_14_the_laid_cards_are_public(where: str) -> None:
    hand = start("2C KC", "8H 3C", "8D QC", passes=0, remains="laid", dead=where)
    (told_of, *_) = follow(hand, "bankrupt")
    assert isinstance(told_of, WentBankrupt)
    assert written(told_of.seen_by(None).cards) == "2C KC"


def test_ki_14_the_laid_cards_kill_once_after_the_last_of_them() -> None:
    """Between them 8S and TS shut 9S in with 9H; none of the three does alone."""
    hand = start("TS 9H", "9S 8D", "8C", layout=f"{SEVENS} 8S", passes=0, remains="laid")
    events = follow(hand, "bankrupt")
    assert kinds(events) == ["WentBankrupt", "Killed"]
    (killed,) = of_kind(events, Killed)
    assert (killed.owner, killed.seat, written(killed.cards)) == (1, 0, "9S")
    follow(hand, "dead[9S] killed[9S] {8D}")


@pytest.mark.parametrize(
    ("kill", "layout", "remains", "expected"),
    [
        ("cell", "8S", "TS 9H", "9S"),
        ("sides", "8S", "TS QS", "9S JS KS"),
        ("strip", "8S", "JS 9H TH", "9S TS"),
        # 8S is the end of a wall from the top row down to the bottom row: what lies between it and the sevens.
        ("group", "8S", "9H TD JC", "8H 8D 9D 8C 9C TC"),
    ],
)
def test_ki_4_ki_5_ki_6_ki_14_in_every_way_of_killing(kill: str, layout: str, remains: str, expected: str) -> None:
    hand = start(
        remains, "2D 2C", "3D 3C", layout=f"{SEVENS} {layout}", passes=0, remains="laid", kill=kill, tunnel=False
    )
    follow(hand, "{bankrupt} dead[] bankrupt")
    assert dead(hand) == expected


@pytest.mark.parametrize(("where", "held"), [("face-up", ""), ("face-down", ""), ("in-hand", "9S")])
def test_ki_9_ki_14_its_cards_that_were_dead_stay_where_they_are_and_count(where: str, held: str) -> None:
    hand = start("9S KC", "8H 2C", "8D 3C", layout=f"{SEVENS} 8S TS 9H", passes=0, remains="laid", dead=where)
    follow(hand, "dead[9S] bankrupt dead[9S]")
    assert "KC" in written(table(hand).laid)
    assert written(hand.view(0).hand) == held
    follow(hand, "{8H} 8H 8D bankrupt 3C")
    assert result(hand) == ((3, 2, 1), (1, 0, 0))


def test_ki_13_ki_14_the_first_to_drop_out_is_last_by_default() -> None:
    hand = start("TS 9H", "9S 8D", "8C 2C", layout=f"{SEVENS} 8S", passes=0, remains="laid")
    follow(hand, "bankrupt", "8D", "8C", "bankrupt")
    assert result(hand) == ((3, 1, 2), (0, 1, 0))
    by_count = start("TS 9H", "9S 8D", "8C 2C", layout=f"{SEVENS} 8S", passes=0, remains="laid", dropouts="by-count")
    follow(by_count, "bankrupt", "8D", "8C", "bankrupt")
    assert result(by_count) == ((1, 3, 2), (0, 1, 0))


def test_ki_12_ki_14_seats_emptied_by_the_kill_leave_at_that_time() -> None:
    hand = start("TS 9H", "9S", "8C", layout=f"{SEVENS} 8S", passes=0, remains="laid", dropouts="by-count", hands=2)
    events: list[Event] = follow(hand, "bankrupt")
    assert kinds(events) == ["WentBankrupt", "Killed", "RanOut"]
    follow(hand, "@2 8C")
    # Two laid cards count against seat 0 over several hands.
    assert result(hand) == ((3, 2, 1), (2, 1, 0))


def test_ki_12_ki_14_with_equal_numbers_they_share_the_rank() -> None:
    hand = start("TS", "9S", "8C", layout=f"{SEVENS} 8S 9H", passes=0, remains="laid", dropouts="by-count", hands=2)
    follow(hand, "{bankrupt} bankrupt 8C")
    assert result(hand) == ((2, 2, 1), (1, 1, 0))


def test_ki_14_over_several_hands_the_laid_cards_count_and_the_totals_decide() -> None:
    made = match(game="koroshi", seats=3, seed=5, hands=2, passes=0, remains="laid")
    dropped = 0
    while made.result is None:
        hand = made.hand
        if hand.result is not None:
            hand = made.next_hand()
        against = [0, 0, 0]
        while hand.result is None:
            seat = hand.to_act[0]
            move = hand.legal(seat)[0]
            if str(move) == "bankrupt":
                against[seat] = hand.view(None).seats[seat].cards + len(hand.view(None).seats[seat].shown)
                dropped += 1
            made.advance(seat, move)
        for seat, cards in enumerate(against):
            assert not cards or hand.result.scores[seat] == cards == hand.view(None).seats[seat].penalty
    assert dropped
    assert made.result.ranks == tuple(sorted(made.result.totals).index(each) + 1 for each in made.result.totals)
