"""Killing: section 10 of the rules."""

from functools import partial
from random import Random
from typing import TypeVar

import pytest

from engine.cards import Card
from engine.catalog import find_game
from engine.errors import DealError, RulesError
from engine.events import Event, Killed, RanOut
from engine.game import Deal, Hand, Setup
from engine.record import play_through
from engine.rules import Value
from engine.views import GridTable, SeatStatus
from tests.engine.games.hands import (
    ALL,
    SEVENS,
    cards,
    final_totals,
    first_deal,
    match,
    narabe,
    setup,
    without,
    written,
    wrong_field,
)
from tests.engine.games.lines import follow, kinds, legal, table_of
from tests.engine.games.test_shichi_narabe_counts import ways

E = TypeVar("E", bound=Event)

start = partial(narabe, game="koroshi", layout=SEVENS, rows="SHDC")
"""A position with spades, hearts, diamonds and clubs from top to bottom."""
table = partial(table_of, GridTable)


def dead(hand: Hand) -> str:
    return written(table(hand).dead)


def killed(layout: str, **options: Value) -> str:
    """The dead cells of this layout."""
    rest = cards(without(ALL, layout))
    shares = [" ".join(card.code for card in rest[i::3]) for i in range(3)]
    return dead(start(*shares, layout=layout, **options))


def of_kind(events: list[Event], kind: type[E]) -> list[E]:
    return [each for each in events if isinstance(each, kind)]


# -- The layout ---------------------------------------------------------------------------------------------------------


def test_ki_1_rows_fixed_or_by_chance() -> None:
    assert table(match(game="koroshi", rows="SHCD").hand or pytest.fail("no hand")).order == (0, 1, 3, 2)
    orders = {first_deal("koroshi", seats=4, seed=seed).deal.rows for seed in range(200)}
    assert len(orders) == 24
    assert first_deal("koroshi", seats=4, rows="SHDC").deal.rows is None


@pytest.mark.parametrize(
    ("rows", "fixed"), [(None, None), ("SHD", None), ("SHDD", None), ("shdc", None), ("CDHS", "SHDC")]
)
def test_ki_1_rows_by_chance_must_be_dealt_and_fixed_ones_cannot_differ(rows: str | None, fixed: str | None) -> None:
    dealt, game = first_deal("koroshi", seats=4).deal, find_game("koroshi")
    wrong = Setup(seats=4, deal=Deal(hands=dealt.hands, rows=rows), dealer=0)
    with pytest.raises(DealError, match=r"deal\.rows"):
        game.start(game.rules(rows=fixed) if fixed else game.rules(), wrong)


def test_all_cards_are_dealt_the_sevens_laid_and_who_laid_the_diamond_starts() -> None:
    made = match(game="koroshi", seats=5, seed=3)
    dealt = setup(made).deal.hands
    assert sorted(map(len, dealt)) == [10, 10, 10, 11, 11]
    assert table(made.hand).laid == cards(SEVENS)
    starter = next(seat for seat, hand in enumerate(dealt) if cards("7D")[0] in hand)
    assert made.hand.to_act == (starter,)


def test_a_position_starts_with_the_dealers_left_by_default() -> None:
    assert start("8S 2S", "8H", "8D", to_move=None, dealer=0).to_act == (1,)
    assert start("8S 2S", "8H", "8D", to_move=None).to_act == (0,)
    assert start("8S", "", "8D", to_move=1).to_act == (2,)


@pytest.mark.parametrize(
    ("held", "layout", "field"),
    [
        (("8S", "8H", "8D"), "7S 7H 7D", "layout"),
        (("8S 7D", "8H", "8D"), SEVENS, "layout"),
        (("8S", "8S", "8D"), SEVENS, "deal.hands"),
        (("8S", "8H", "JK"), SEVENS, "deal.hands"),
        (("", "", ""), SEVENS, "deal.hands"),
        (("8S", "", ""), f"{SEVENS} 9S 8H", "deal.hands"),
    ],
)
def test_impossible_positions_are_refused(held: tuple[str, ...], layout: str, field: str) -> None:
    assert wrong_field(start, *held, layout=layout).startswith(field)


# -- Where a card can go ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "neighbours", "diagonals"),
    [("TH", "9H JH TS TD", "9S JS 9D JD"), ("AS", "2S AH", "2H"), ("KC", "QC KD", "QD"), ("8S", "9S 8H", "9H")],
)
def test_ki_2_a_card_goes_next_to_a_card(card: str, neighbours: str, diagonals: str) -> None:
    for lying in cards(neighbours):
        hand = start(card, "4D", "4C", layout=f"{SEVENS} {lying}", kill="group", tunnel=False)
        assert card in legal(hand), lying
    for lying in cards(diagonals):
        layout = f"{SEVENS} {lying}"
        straight = start(card, "4D", "4C", layout=layout, passes=0, kill="group", tunnel=False)
        assert legal(straight) == ({card} if card == "8S" else {"bankrupt"}), lying
        slanting = start(card, "4D", "4C", layout=layout, adjacency="diagonal", kill="group", tunnel=False)
        assert card in legal(slanting), lying


def test_ki_8_ace_and_king_are_neighbours_with_a_tunnel() -> None:
    layout = f"{SEVENS} AS"
    assert legal(start("KS KH", "2C", "3C", layout=layout, passes=0)) == {"bankrupt"}
    assert legal(start("KS KH", "2C", "3C", layout=layout, passes=0, tunnel=True)) == {"KS"}
    around = start("KS KH", "2C", "3C", layout=layout, passes=0, tunnel=True, adjacency="diagonal")
    assert legal(around) == {"KS", "KH"}
    # nothing is blocked: both sides of a row go on
    assert legal(start("6S 8S", "2C", "3C", layout=layout, passes=0, tunnel=True)) == {"6S", "8S"}


def test_ki_8_the_tunnel_is_on_by_default_with_groups_only() -> None:
    rules = match(game="koroshi").game.rules
    assert not rules().tunnel
    assert rules(kill="group").tunnel
    assert not rules(kill="group", tunnel=False).tunnel
    assert rules(kill="cell", tunnel=True).tunnel


# -- What dies ----------------------------------------------------------------------------------------------------------

KILLS: list[tuple[str, dict[str, Value], str, str]] = [
    # KI-3: all four sides, the edges counting as filled
    ("an edge shuts in", {}, "9S 8H", "8S"),
    ("a corner takes two", {}, "2S AH", "AS"),
    ("one side is open", {}, "9S", ""),
    ("in the middle", {}, "TH JS JD QH", "JH"),
    ("with a tunnel the corner is none", {"tunnel": True}, "2S AH", ""),
    ("but the king shuts it in", {"tunnel": True}, "2S AH KS", "AS"),
    ("diagonal play changes no killing", {"adjacency": "diagonal"}, "9S 8H", "8S"),
    # KI-4: left and right
    ("left and right", {"kill": "sides"}, "9S", "8S"),
    ("the edge is a side", {"kill": "sides"}, "2S QC", "AS KC"),
    ("above and below are not", {"kill": "sides"}, "8S 8D 9S", ""),
    ("no edge with a tunnel", {"kill": "sides", "tunnel": True}, "2S", ""),
    ("the king is the side then", {"kill": "sides", "tunnel": True}, "2S KS", "AS"),
    # KI-5: lines of two and three, too
    ("the source's pair", {"kill": "strip"}, "AH 4H 2S 3S 2D 3D", "AS 2H 3H"),
    ("a single cell", {"kill": "strip"}, "9S 8H", "8S"),
    ("three in a row", {"kill": "strip"}, "AH 5H 2S 3S 4S 2D 3D 4D", "AS 2H 3H 4H"),
    ("four are too many", {"kill": "strip"}, "2D 3D 4D 5D 2S 3S 4S 5S AH 6H", "AS 6S"),
    ("two in a column, open below", {"kill": "strip"}, "JS JH 9S 9H", ""),
    ("two in a column, shut", {"kill": "strip"}, "JS JH TD 9S 9H", "TS TH"),
    ("three in a column", {"kill": "strip"}, "JS JH JD TC 9S 9H 9D", "TS TH TD"),
    ("four in a column", {"kill": "strip"}, "JS JH JD JC 9S 9H 9D 9C", ""),
    ("a corner of three is no line", {"kill": "strip"}, "9S 8D 9H TH TS 8H", "8S"),
    ("an L of three", {"kill": "strip"}, "TS 9D TH 8D", ""),
    ("a line across the edge", {"kill": "strip", "tunnel": True}, "2S QS AH KH", "KS AS"),
    ("no line across it without a tunnel", {"kill": "strip"}, "2S QS AH", "AS"),
    # KI-6: what does not reach both edges
    ("a single cell at the top", {"kill": "group", "tunnel": False}, "9S 8H", "8S"),
    ("a group of any size", {"kill": "group", "tunnel": False}, "QS QH KD", "KS KH"),
    ("reaching both edges", {"kill": "group", "tunnel": False}, "QS QH QD QC", ""),
    ("a tunnel leads out", {"kill": "group"}, "QS QH KD", ""),
    ("unless it is shut", {"kill": "group"}, "QS QH KD AS AH", "KS KH"),
    ("inside", {"kill": "group"}, "TS JS TD JD 9H QH", "TH JH"),
]


@pytest.mark.parametrize(("options", "layout", "dying"), [each[1:] for each in KILLS], ids=[each[0] for each in KILLS])
def test_ki_3_ki_4_ki_5_ki_6_what_is_enclosed_is_dead(options: dict[str, Value], layout: str, dying: str) -> None:
    expected = written(tuple(sorted(cards(dying), key=lambda card: card.index)))
    assert killed(f"{SEVENS} {layout}", **options) == expected


def cells(card: Card) -> tuple[int, int]:
    return card.suit, card.rank


def by_definition(laid: set[Card], *, kill: str, tunnel: bool) -> set[Card]:
    """The dead cells computed from the definition in the rules, without state."""
    empty = {cells(card) for card in cards(ALL)} - set(map(cells, laid))

    def beside(cell: tuple[int, int], ways: tuple[tuple[int, int], ...]) -> set[tuple[int, int]]:
        row, rank = cell
        found = {(row + down, (rank + right) % 13 if tunnel else rank + right) for down, right in ways}
        return found & empty

    sides, around = ((0, -1), (0, 1)), ((0, -1), (0, 1), (-1, 0), (1, 0))
    dying: set[tuple[int, int]] = set()
    for cell in empty:
        group, edge = {cell}, {cell}
        while edge:
            edge = set().union(*(beside(each, around) for each in edge)) - group
            group |= edge
        line = len({row for row, _ in group}) == 1 or len({rank for _, rank in group}) == 1
        match kill:
            case "cell":
                dies = len(group) == 1
            case "sides":
                dies = not beside(cell, sides)
            case "strip":
                dies = len(group) <= 3 and line
            case _:
                dies = not {0, 3} <= {row for row, _ in group}
        if dies:
            dying |= {cell}
    return {card for card in cards(ALL) if cells(card) in dying}


@pytest.mark.parametrize("tunnel", [False, True])
@pytest.mark.parametrize("kill", ["cell", "sides", "strip", "group"])
def test_ki_7_after_every_play_the_dead_cells_match_the_definition(kill: str, *, tunnel: bool) -> None:
    for seed in range(12):
        made = match(game="koroshi", seats=3, seed=seed, rows="SHDC", kill=kill, tunnel=tunnel, passes=0)
        hand, chance = made.hand, Random(seed)
        ever: set[Card] = set()
        while hand.to_act:
            seat = hand.to_act[0]
            made.advance(seat, chance.choice(hand.legal(seat)))
            ever |= by_definition(set(table(hand).laid), kill=kill, tunnel=tunnel)
            assert set(table(hand).dead) == ever
            assert not set(table(hand).next) & ever


def test_ki_7_a_dead_cell_is_empty() -> None:
    hand = start("AH 8S", "8H", "8D", layout=f"{SEVENS} 2S", kill="sides", passes=0)
    assert dead(hand) == "AS"
    assert legal(hand) == {"8S"}  # AH would lie next to the dead AS only


def test_ki_7_a_play_may_kill_several() -> None:
    hand = start("JH 2C", "TH 3C", "QH 4C", layout=f"{SEVENS} 9H TS TD QS QD KH JS")
    deaths = of_kind(follow(hand, "JH"), Killed)
    follow(hand, "dead[KS TH QH] killed[TH QH]")
    assert [(each.owner, each.seat, written(each.cards)) for each in deaths] == [(1, 0, "TH"), (2, 0, "QH")]
    follow(hand, "pass last[JH]")


def test_ki_7_the_dead_of_a_position_are_found_at_its_start() -> None:
    follow(start("8S 2C", "8H 3C", "4C", layout=f"{SEVENS} 9S", kill="sides"), "dead[8S] {pass} 8S?dead")


# -- The dead -----------------------------------------------------------------------------------------------------------


def with_a_kill(how: str) -> Hand:
    """Seat 0 has just killed the 8S of seat 1."""
    hand = start("9S 2C", "8S 8D", "6D 3C", layout=f"{SEVENS} 8H TS", dead=how)
    follow(hand, "9S")
    return hand


def test_ki_9_face_up_the_dead_lie_before_their_owner() -> None:
    hand = with_a_kill("face-up")
    seats = hand.view(1).seats
    follow(hand, "1[8D]")
    assert (seats[1].cards, seats[1].penalty, written(seats[1].shown)) == (1, 1, "8S")
    assert hand.view(2).seats == hand.view(None).seats == seats


def test_ki_9_face_down_the_owner_is_known_to_the_owner_only() -> None:
    hand = with_a_kill("face-down")
    view, other = hand.view(1), hand.view(2)
    assert (written(view.hand), written(view.own_pile)) == ("8D", "8S")
    assert (other.seats[1].cards, other.seats[1].face_down, other.seats[1].shown) == (1, 1, ())
    assert other.own_pile == ()


def test_ki_9_in_hand_dead_cards_stay_hidden_from_others() -> None:
    hand = with_a_kill("in-hand")
    follow(hand, "1[8S 8D] {8D pass}")
    other = hand.view(2)
    assert (other.seats[1].cards, other.seats[1].penalty, other.seats[1].shown) == (2, None, ())
    assert dead(hand) == "8S"


@pytest.mark.parametrize("how", ["face-up", "face-down", "in-hand"])
def test_ki_9_dead_cards_count_the_same_wherever_they_are(how: str) -> None:
    follow(with_a_kill(how), "8D 6D pass pass pass pass pass pass bankrupt bankrupt scores:1,1,1")


# -- Leaving ------------------------------------------------------------------------------------------------------------


def test_ki_10_passes_as_in_shichi_narabe() -> None:
    hand = start("2C 8S", "8H", "6H", passes=1)
    follow(hand, "{8S pass} pass pass pass {8S} pass?no_passes_left bankrupt?not_bankrupt 2C?not_adjacent")
    follow(hand, "8H?not_in_hand 7S?already_laid talk:1?not_in_this_game 1!8H?not_your_turn")


def test_ki_10_sn_11_without_passing_on_purpose_a_playable_card_must_be_played() -> None:
    hand = start("8S 2C", "2H", "8H", passes=1, voluntary=False)
    follow(hand, "{8S} pass?must_play 8S {pass} pass 8H {pass} pass {bankrupt}")


def test_ki_10_a_dropped_out_seat_keeps_its_penalty_cards_and_lays_none() -> None:
    hand = start("2C 3C", "8H 4C", "6H 5C", passes=0)
    assert kinds(follow(hand, "{bankrupt} pass?bankrupt bankrupt"))[0] == "WentBankrupt"
    assert table(hand).laid == cards(SEVENS)
    view = hand.view(None)
    assert (view.seats[0].status, view.seats[0].cards, view.seats[0].penalty) == (SeatStatus.BANKRUPT, 0, 2)
    follow(hand, "8H 6H bankrupt bankrupt scores:2,1,1")  # 5C is next to nothing: 6C, 4C, 5D do not lie


def test_ki_11_a_seat_without_a_live_card_is_out_and_the_last_one_plays_on() -> None:
    hand = start("9S 6S", "8S", "8D 9D TD", layout=f"{SEVENS} 8H TS")
    assert [each.seat for each in of_kind(follow(hand, "9S"), RanOut)] == [1]
    follow(hand, "@2 8D 6S @2 9D @2 TD scores:0,1,0 ranks:1,3,2 2!pass?hand_over")


def test_ki_12_equal_numbers_rank_by_the_time_of_leaving() -> None:
    follow(start("8S", "8H", "8D"), "8S 8H 8D ranks:1,2,3 scores:0,0,0")


def test_ki_12_seats_that_leave_by_the_same_play_share_the_rank() -> None:
    follow(start("JH", "TH", "QH", layout=f"{SEVENS} 9H TS TD QS QD KH JS"), "JH ranks:1,2,2 scores:0,1,1")


def test_ki_12_seats_that_were_given_nothing_left_together() -> None:
    follow(start("", "", "8D"), "pass 8D ranks:1,1,3")


def test_ki_12_over_several_hands_only_the_totals_count() -> None:
    game = find_game("koroshi")
    for seed in range(5):
        made = play_through(game, game.rules(hands=3, dropouts="last"), seats=4, seed=seed)
        assert len(made.played) == 3
        scores = [hand.result.scores for hand in made.played]
        assert final_totals(made, least_wins=True) == tuple(map(sum, zip(*scores, strict=True)))
        dealers = [hand.setup.dealer for hand in made.played]
        assert dealers == [(dealers[0] + i) % 4 for i in range(3)]


def test_ki_12_the_ranks_of_a_single_hand_are_those_of_the_match() -> None:
    made = play_through(find_game("koroshi"), find_game("koroshi").rules(), seats=4, seed=1)
    assert made.result.ranks == made.played[0].result.ranks


@pytest.mark.parametrize(
    ("dropouts", "ranks"),
    [
        ("by-count", "2,1,3"),  # one card each against them: by the time of leaving
        ("last", "3,1,2"),  # seat 1 finishes by playing; of the others the first to drop out is last
    ],
)
def test_ki_13_where_dropped_out_seats_rank(dropouts: str, ranks: str) -> None:
    hand = start("2C", "8H 9H", "KS", passes=0, dropouts=dropouts)
    follow(hand, f"bankrupt 8H bankrupt 9H ranks:{ranks} scores:1,0,1")


def test_ki_13_below_all_others_even_with_fewer_cards() -> None:
    hand = start("2C", "8S TD JC", "9S 8H", passes=1, used=(1, 0, 0), dropouts="last", layout=SEVENS)
    follow(hand, "bankrupt pass 8H 8S 9S @1 bankrupt ranks:3,2,1 scores:1,2,0")


NEAR = "2S 5S..9S QS AH 2H 6H..9H QH AD 2D 5D..9D QD 3C 6C..8C QC"


@pytest.mark.parametrize(
    ("options", "counts"),
    [
        ({}, (5, 30, 164, 724, 3664)),
        ({"passes": 0}, (4, 20, 91, 295, 1136)),
        ({"adjacency": "diagonal"}, (6, 35, 210, 1023, 4939)),
        ({"kill": "sides"}, (5, 29, 140, 583, 2640)),
        ({"kill": "strip"}, (5, 30, 163, 688, 3447)),
        ({"kill": "strip", "tunnel": True}, (5, 30, 163, 688, 3447)),
        ({"kill": "group"}, (5, 30, 159, 577, 2343)),
        ({"kill": "group", "tunnel": False, "adjacency": "diagonal"}, (6, 35, 204, 829, 3268)),
    ],
)
def test_counts_of_all_lines_of_play(options: dict[str, Value], counts: tuple[int, ...]) -> None:
    """The number of lines of play to each depth, so any change of legal moves shows here."""
    hand = start("TS 4H JD 9C 5C", "TH 4S TD JC 5H", "JS JH 4D TC 4C", layout=NEAR, **options)
    assert tuple(ways(hand, depth) for depth in range(1, len(counts) + 1)) == counts


def test_impossible_options_are_refused() -> None:
    for given, why in (({"kill": "groups"}, "kill"), ({"seats": 11}, "seats: 11")):
        with pytest.raises(RulesError, match=why):
            match(game="koroshi", **given)
