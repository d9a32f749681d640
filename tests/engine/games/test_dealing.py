"""Dealing; impossible deals and positions are refused with the name of the field (G-1, G-8)."""

from collections import Counter
from dataclasses import replace

import pytest

from engine.cards import COLOURED, INTERNATIONAL, NUMBERS, card
from engine.catalog import GAMES, find_game
from engine.errors import DealError, RulesError
from engine.game import Deal, Position
from engine.games.dealing import deal_out
from engine.match import Match
from engine.rules import Value, read_rules
from tests.engine.games.hands import Dealt, Placed, cards, first_deal, match, setup, start, wrong_field

ALL_DEALT = ["fan-tan", "five-or-nine", "chinese-seven", "up-the-line", "ristiseiska"]
ALL_DEALT += ["play-or-pay", "earl-of-coventry", "snip-snap-snorum", "jig"]
DRAWING = ["crazy-tan", "crazy-crazy-tan", "domino-sevens"]
OURS = [*ALL_DEALT, *DRAWING, "fan-tan-trumps", "insidious-sevens", "nanatoridori"]


def test_g_1_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    hands, rest = deal_out(cards("AS..7S"), seats=3, dealer=1)
    assert hands == (cards("2S 5S"), cards("3S 6S"), cards("AS 4S 7S"))
    assert rest == ()
    hands, rest = deal_out(cards("AS..7S"), seats=3, dealer=0, each=2)
    assert hands == (cards("3S 6S"), cards("AS 4S"), cards("2S 5S"))
    assert rest == cards("7S")


@pytest.mark.parametrize("game", ALL_DEALT)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_g_1_ft_1_all_cards_are_dealt(game: str, seats: int) -> None:
    made = first_deal(game, seats=seats, seed=seats)
    assert Counter(each for hand in made.deal.hands for each in hand) == Counter(INTERNATIONAL)
    sizes = [len(made.deal.hands[(made.dealer + 1 + i) % seats]) for i in range(seats)]
    assert sizes == [len(range(i, 52, seats)) for i in range(seats)]


@pytest.mark.parametrize("game", DRAWING)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ct_1_seven_cards_each_and_a_stock(game: str, seats: int) -> None:
    made = first_deal(game, seats=seats).deal
    assert [len(hand) for hand in made.hands] == [7] * seats
    assert Counter([*made.stock, *(each for hand in made.hands for each in hand)]) == Counter(INTERNATIONAL)


@pytest.mark.parametrize(("seats", "left"), [(3, 1), (4, 0), (5, 2), (6, 4)])
def test_tr_1_the_last_card_dealt_fixes_the_trumps(seats: int, left: int) -> None:
    made = match(game="fan-tan-trumps", seats=seats, seed=3)
    dealt = setup(made)
    assert [len(hand) for hand in dealt.deal.hands] == [52 // seats] * seats
    if left:
        assert len(dealt.deal.community) == left
        assert dealt.deal.exposed is None
        fixed_by = dealt.deal.community[-1]
    else:
        assert dealt.deal.community is None
        fixed_by = dealt.deal.hands[dealt.dealer][-1]
        assert dealt.deal.exposed is fixed_by
    table = made.hand.view(None).table
    assert (table.trump, table.trump_card) == (fixed_by.suit, fixed_by)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_is_2_seven_cards_each(seats: int) -> None:
    for number in range(3):
        made = first_deal("insidious-sevens", seats=seats, seed=number).deal
        assert [len(hand) for hand in made.hands] == [7] * seats
        dealt = [each for hand in made.hands for each in hand]
        assert len(set(dealt)) == len(dealt)
        assert set(dealt) <= set(COLOURED)


@pytest.mark.parametrize(("mode", "seats"), [("basic", 3), ("basic", 6), ("advanced", 4)])
def test_nt_1_eight_cards_each_and_a_stock(mode: str, seats: int) -> None:
    made = first_deal("nanatoridori", seats=seats, mode=mode)
    assert made.dealer is None
    assert made.deal.starter in range(seats)
    assert [len(hand) for hand in made.deal.hands] == [8] * seats
    everything = [*made.deal.stock, *(each for hand in made.deal.hands for each in hand)]
    assert Counter(everything) == Counter(dict.fromkeys(NUMBERS, 9))


def test_nt_1_a_random_seat_starts() -> None:
    assert {first_deal("nanatoridori", seats=4, seed=seed).deal.starter for seed in range(40)} == {0, 1, 2, 3}


def test_nt_10_eleven_cards_each_and_two_face_up() -> None:
    made = first_deal("nanatoridori", seats=2, mode="duel").deal
    assert [len(hand) for hand in made.hands] == [11, 11]
    assert [len(each) for each in made.reserve] == [2, 2]
    assert made.stock is None
    assert made.starter in range(2)


@pytest.mark.parametrize("game", OURS)
def test_g_8_the_same_seed_and_moves_give_the_same_deals(game: str) -> None:
    seats = find_game(game).seats(read_rules(find_game(game).rules, {}))[0]
    one, same, other = (setup(match(game=game, seats=seats, seed=seed)) for seed in (5, 5, 6))
    assert (one.deal, one.dealer) == (same.deal, same.dealer)
    assert one.deal != other.deal


SEATS = dict.fromkeys(OURS, (3, 6)) | dict.fromkeys(DRAWING, (2, 4)) | {"insidious-sevens": (2, 5)}


@pytest.mark.parametrize("game", SEATS)
def test_numbers_of_seats(game: str) -> None:
    least, most = SEATS[game]
    rules = read_rules(find_game(game).rules, {})
    assert find_game(game).seats(rules) == range(least, most + 1)
    for seats in (least - 1, most + 1):
        with pytest.raises(RulesError, match=f"{least} to {most}"):
            Match(find_game(game), rules, seats=seats, seed=1)


@pytest.mark.parametrize(
    ("game", "options", "allowed"),
    [
        ("fan-tan", {"decks": 2}, range(3, 13)),
        ("nanatoridori", {"mode": "advanced"}, range(3, 7)),
        ("nanatoridori", {"mode": "duel"}, range(2, 3)),
    ],
)
def test_seats_follow_from_the_rules(game: str, options: dict[str, Value], allowed: range) -> None:
    assert find_game(game).seats(read_rules(find_game(game).rules, options)) == allowed


def altered(game: str, change: str) -> Deal:
    """The first deal of a match with one error in it."""
    seats = SEATS[game][0]
    made = first_deal(game, seats=seats, seed=2)
    deal, hands = made.deal, [list(hand) for hand in made.deal.hands]
    match change:
        case "a hand too few":
            hands = hands[:-1]
        case "a hand too many":
            hands.append([])
        case "a card moved":
            hands[0].append(hands[1].pop())
        case "a card missing":
            hands[0].pop()
        case "a card doubled":
            hands[0][0] = hands[1][0]
        case "another pack":
            hands[0][0] = card("4G" if game not in {"insidious-sevens"} else "7S")
        case "a joker":
            hands[0][0] = card("JK")
        case "stock":
            return replace(deal, stock=None if deal.stock else ())
        case "community":
            return replace(deal, community=None if deal.community else ())
        case "exposed":
            return replace(deal, exposed=deal.hands[0][0])
        case "rows":
            return replace(deal, rows="SHDC")
        case "reserve":
            return replace(deal, reserve=((),) * seats)
        case "starter":
            return replace(deal, starter=None if deal.starter is not None else 0)
        case "redeals":
            return replace(deal, redeals=(deal.hands[:-1],))
        case _:
            raise AssertionError(change)
    return replace(deal, hands=tuple(map(tuple, hands)))


HANDS = ["a hand too few", "a hand too many", "a card moved", "a card missing", "a card doubled"]
HANDS += ["another pack", "a joker"]
PARTS = ["stock", "community", "exposed", "rows", "reserve", "starter", "redeals"]


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("change", [*HANDS, *PARTS])
def test_an_impossible_deal_is_refused(game: str, change: str) -> None:
    made = match(game=game, seats=SEATS[game][0], seed=1)
    fresh = Match(made.game, made.rules, seats=made.seats, seed=1)
    deal = altered(game, change)
    with pytest.raises(DealError) as refused:
        fresh.next_hand(deal, dealer=setup(made).dealer)
    field = refused.value.field
    if change in HANDS:
        assert field in {"deal", "deal.stock"} or field.startswith("deal.hands")
    else:
        assert field.startswith(f"deal.{change}") or (game, change) == ("fan-tan-trumps", "community")
    assert fresh.played == []
    assert fresh.hand is None
    assert fresh.next_hand(setup(made).deal, dealer=setup(made).dealer).to_act


@pytest.mark.parametrize("game", [game for game in OURS if find_game(game).has_dealer])
def test_g_1_seats_with_one_card_more(game: str) -> None:
    """The same hands by another dealer are no deal, where some hold one more."""
    seats = 5 if game not in DRAWING else 4
    made = match(game=game, seats=seats, seed=1)
    dealt, fresh = setup(made), Match(made.game, made.rules, seats=seats, seed=1)
    wrong = (dealt.dealer + 1) % seats
    if game in ALL_DEALT:
        with pytest.raises(DealError, match="are dealt"):
            fresh.next_hand(dealt.deal, dealer=wrong)
    else:
        assert fresh.next_hand(dealt.deal, dealer=wrong).to_act


@pytest.mark.parametrize("game", [game for game in OURS if game not in {"insidious-sevens", "nanatoridori"}])
@pytest.mark.parametrize(
    ("hands", "position", "field"),
    [
        (["5S", "6S", ""], {"layout": "7S"}, "deal.hands"),
        (["5S", "6S", "5S"], {"layout": "7S"}, "deal.hands[2]"),
        (["5S", "6S", "7S"], {"layout": "7S"}, "layout"),
        (["5S", "6S", "4S"], {"layout": "7S 7S"}, "layout"),
        (["5S", "6S", "JK"], {"layout": "7S"}, "deal.hands[2]"),
        (["5S", "6S", "4S"], {"layout": "7S", "to_move": 3}, "to_move"),
        (["5S", "6S", "4S"], {"layout": "7S", "to_move": -1}, "to_move"),
        (["5S", "6S", "4S"], {"layout": "7S", "passes": (0, 0, 0)}, "passes"),
        (["5S", "6S", "4S"], {"layout": "7S 4G"}, "layout"),
    ],
)
def test_an_impossible_position_is_refused(game: str, hands: list[str], position: Placed, field: str) -> None:
    parts: Dealt = {"community": "2C"} if game == "fan-tan-trumps" else {}
    if game == "five-or-nine":
        position = position | Placed(layout=position["layout"].replace("7S", "9S"))
        hands = [each.replace("7S", "9S") for each in hands]
    assert wrong_field(start, game, *hands, **position, **parts) == field


def test_a_two_pack_position_holds_each_card_twice_at_most() -> None:
    two = {"decks": 2}
    assert start("fan-tan", "5S 5S", "6S", "4S", layout="7S 7S", options=two).to_act == (0,)
    for hands, layout in ((["5S", "5S 6S", "5S"], "7S"), (["5S", "6S", "7S"], "7S 7S")):
        with pytest.raises(DealError, match="too often"):
            start("fan-tan", *hands, layout=layout, options=two)


@pytest.mark.parametrize(
    ("parts", "field"),
    [
        ({}, "deal.exposed"),
        ({"exposed": "5S"}, "deal.exposed"),
        ({"exposed": "4S", "community": "2C"}, "deal.exposed"),
        ({"community": "5S"}, "deal.community"),
        ({"community": "2C 2C"}, "deal.community"),
    ],
)
def test_tr_1_exactly_one_card_fixes_the_trumps(parts: Dealt, field: str) -> None:
    assert wrong_field(start, "fan-tan-trumps", "5S", "6S", "4S", layout="7S", **parts) == field


@pytest.mark.parametrize("game", ["insidious-sevens", "nanatoridori"])
def test_games_without_a_layout_refuse_one(game: str) -> None:
    made = match(game=game, seats=3, seed=1)
    for position in (Position(layout=()), Position(passes=(0, 0, 0))):
        fresh = Match(made.game, made.rules, seats=3, seed=1)
        with pytest.raises(DealError) as refused:
            fresh.next_hand(setup(made).deal, dealer=setup(made).dealer, position=position)
        assert refused.value.field == ("passes" if position.passes else "layout")
        assert fresh.hand is None


@pytest.mark.parametrize(
    ("hands", "parts", "field"),
    [
        (["1 2", "", ""], {"stock": "3"}, "deal.hands"),
        (["1 2", "3", "4"], {"stock": "3", "reserve": ("1", "2", "3")}, "deal.reserve"),
        (["1 2", "3", "4"], {"community": "3"}, "deal.community"),
        (["1 " * 10, "3", "4"], {}, "deal.hands[0]"),
        (["1 " * 9, "3", "4"], {"stock": "1"}, "deal.stock"),
        (["7S", "3", "4"], {}, "deal.hands[0]"),
    ],
)
def test_nt_an_impossible_position_is_refused(hands: list[str], parts: Dealt, field: str) -> None:
    assert wrong_field(start, "nanatoridori", *hands, **parts) == field


@pytest.mark.parametrize("reserve", [("1 2 3", "4 5"), ("1 2",), ("1 2", "4 4 4")])
def test_nt_10_at_most_two_lie_face_up(reserve: tuple[str, ...]) -> None:
    assert wrong_field(start, "nanatoridori", "1 2", "3", reserve=reserve, options={"mode": "duel"}) == "deal.reserve"


def test_every_game_names_its_deal_keys() -> None:
    """The keys of a deal besides hands are those that the game names for records."""
    for game in GAMES.values():
        rules = read_rules(game.rules, {})
        dealt = setup(match(game=game.id, seats=game.seats(rules)[0])).deal
        there = {key for key in ("stock", "community", "exposed", "rows", "starter", "reserve") if getattr(dealt, key)}
        keys = game.deal_keys(rules)
        assert keys - game.optional_keys <= there <= keys
