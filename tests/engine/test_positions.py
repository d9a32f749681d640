"""Positions in records: each test proves a sentence of the format about hands that start in the middle.

The records are hand-made, so that expectations do not come from the engine.
"""

import pytest

from engine.catalog import GAMES
from engine.record import (
    Json,
    RecordError,
    as_json,
    differences,
    match_from_record,
    play_through,
    record_from,
    record_of,
)
from engine.views import RowsTable

SEVENS = ["7S", "7H", "7D", "7C"]


def hand(*hands: str, plies: tuple[Json, ...] = (), **keys: object) -> Json:
    """A hand of a record, from texts such as `6S 7S`; of `keys` those of a deal go into `deal`."""
    deal: Json = {"hands": [cards.split() for cards in hands]}
    for key in ("stock", "community", "reserve", "exposed", "rows", "starter"):
        if key in keys:
            deal[key] = keys.pop(key)
    return {"deal": deal, **keys, "plies": list(plies)}


def of(game: str, *hands: Json, rules: Json | None = None) -> Json:
    """A record of these hands."""
    seats = len(hands[0]["deal"]["hands"])
    return {"format": 1, "game": game, "rules": rules or {}, "seats": seats, "seed": 0, "hands": list(hands)}


def started(record: Json) -> tuple[int, list[str]]:
    """The starter of the record's last hand, and the legal moves."""
    match = match_from_record(record_from(record))
    (seat,) = match.hand.to_act
    return seat, sorted(map(str, match.hand.legal(seat)))


def error(record: Json) -> str:
    """The field of the record's error."""
    with pytest.raises(RecordError) as refused:
        differences(record_from(record))
    assert "\n" not in str(refused.value)
    return refused.value.field


def rows(record: Json) -> list[list[str]]:
    """The rows of spades of the last hand."""
    match = match_from_record(record_from(record))
    table = match.view(None).table
    assert isinstance(table, RowsTable)
    return [[each.shown.code for each in row.laid] for row in table.rows if row.suit == 0]


def ply(seat: int, move: str) -> Json:
    return {"seat": seat, "move": move}


LAID = ("shichi-narabe", "shichi-narabe-points", "koroshi")
"""The games whose sevens lie before play."""
LEAST: dict[str, Json] = {
    **{game: {"layout": SEVENS if game in LAID else []} for game in GAMES},
    **{game: {"layout": [], "stock": []} for game in ("crazy-tan", "crazy-crazy-tan", "domino-sevens")},
    "fan-tan-trumps": {"layout": [], "community": ["2C"]},
    "koroshi": {"layout": SEVENS, "rows": "SHDC"},
    "nanatoridori": {"to_move": 0, "stock": []},
}
"""The least that makes a position of a game, beside its hands."""


# -- What a position may say --------------------------------------------------------------------------------------

KEYS = {"layout": ["7S", "7H", "7D", "7C"], "passes": [0, 0, 0], "to_move": 1}


@pytest.mark.parametrize("key", KEYS)
def test_each_key_alone_makes_a_position(key: str) -> None:
    hands = ("8S KC", "8H KH", "8D KD") if key == "layout" else ("7S 8S", "7H 8H 7D", "7C 8C")
    record = of("shichi-narabe", hand(*hands, **{key: KEYS[key]}))
    assert differences(record_from(record)) == []
    assert as_json(record_from(record))["hands"] == record["hands"]
    assert error(of("shichi-narabe", hand(*hands))) == "hands[0].dealer"
    assert error(of("shichi-narabe", hand(*hands, dealer=0))) == "hands[0].deal"


@pytest.mark.parametrize("key", [*KEYS, "dealer", "result"])
def test_null_is_refused_in_a_hand(key: str) -> None:
    record = of("shichi-narabe", hand("8S KC", "8H KH", "8D KD", layout=SEVENS))
    record["hands"][0][key] = None
    assert error(record) == f"hands[0].{key}"


def test_insidious_sevens_has_no_positions() -> None:
    whole = record_of(play_through(GAMES["insidious-sevens"], GAMES["insidious-sevens"].rules(), seats=3, seed=1))
    for key, value in {"layout": [], "passes": [0, 0, 0], "to_move": 0}.items():
        wrong = {**whole, "hands": [{**whole["hands"][0], key: value}]}
        assert error(wrong) == f"hands[0].{key}"


@pytest.mark.parametrize("game", sorted(GAMES.keys() - {*LAID, "insidious-sevens"}))
def test_games_without_counted_passes_refuse_the_key(game: str) -> None:
    match = play_through(GAMES[game], GAMES[game].rules(), seats=3, seed=1)
    record = {key: value for key, value in record_of(match).items() if key != "result"}
    record["hands"] = [{**record["hands"][0], "plies": [], "passes": [0, 0, 0]}]
    del record["hands"][0]["result"]
    assert error(record) == "hands[0].passes"


def test_a_joker_does_not_lie_in_a_position() -> None:
    record = of("shichi-narabe", hand("8S KC", "8H KH", "8D KD", layout=[*SEVENS, "JK"]), rules={"jokers": 1})
    assert error(record) == "hands[0].layout"


# -- Who deals and who starts -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "game",
    ["fan-tan", "five-or-nine", "crazy-tan", "chinese-seven", "ristiseiska", "jig", "fan-tan-trumps", *LAID],
)
def test_without_a_dealer_the_last_seat_deals_and_seat_0_starts(game: str) -> None:
    hands, keys = ("8S 9C", "8H 9H", "8D 9D"), LEAST[game]
    assert started(of(game, hand(*hands, **keys)))[0] == 0
    for dealer in range(3):
        assert started(of(game, hand(*hands, dealer=dealer, **keys)))[0] == (dealer + 1) % 3
        assert started(of(game, hand(*hands, dealer=dealer, to_move=dealer, **keys)))[0] == dealer


def test_without_a_dealer_the_last_seat_deals_a_later_hand_too() -> None:
    first = hand("9S", "9H", "9D", layout=["7S", "8S"], plies=(ply(0, "9S"),))
    record = of("fan-tan", first, hand("8H 9H", "9C KC", "8D 9D", layout=[]))
    assert started(record)[0] == 0
    assert differences(record_from(record)) == []


@pytest.mark.parametrize(
    ("game", "right", "hands", "keys"),
    [
        ("fan-tan", 1, ("TH KC", "9S", "9D 9H"), {"layout": ["7S", "8S"], "to_move": 1}),  # the winner deals
        ("jig", 1, ("TH KC", "9S", "9D 9H"), {"layout": [], "to_move": 1}),
        ("ristiseiska", 0, ("TH KC", "9S", "9D 9H"), {"layout": ["7S", "6S", "8S"], "to_move": 1}),  # the left
        ("shichi-narabe-points", 0, ("TH KC", "9S", "9D 9H"), {"layout": [*SEVENS, "8S"], "to_move": 1}),
    ],
)
@pytest.mark.parametrize("dealer", range(3))
def test_g_6_the_dealer_of_a_later_hand_is_compared_in_a_position(
    game: str, right: int, hands: tuple[str, ...], keys: Json, dealer: int
) -> None:
    first = hand(*hands, plies=(ply(1, "9S"),), **keys)
    second = hand("TH KC", "9S 2S", "9D 9H", dealer=dealer, **{**keys, "layout": SEVENS})
    found = differences(record_from(of(game, first, second)))
    if dealer == right:
        assert found == []
    else:
        (only,) = found
        assert (only.field, only.expected, only.found) == ("hands[1].dealer", str(right), str(dealer))


def test_a_seat_to_move_that_is_out_passes_the_turn_on() -> None:
    assert started(of("shichi-narabe", hand("8S", "", "8H", layout=SEVENS, to_move=1)))[0] == 2
    assert started(of("koroshi", hand("8S", "", "8H", layout=SEVENS, to_move=1, rows="SHDC")))[0] == 2
    assert started(of("nanatoridori", hand("1 2", "", "3 4", to_move=1, stock=[])))[0] == 2


FORCED = {"fan-tan": ("7D", {"first": "seven-of-diamonds"}), "ristiseiska": ("7C", {})}


@pytest.mark.parametrize("game", FORCED)
def test_ft_5_rs_1_a_starter_is_forced_only_where_nobody_is_to_move(game: str) -> None:
    seven, rules = FORCED[game]
    hands = ("9H 2S", f"{seven} 7S", "3C 4C")
    assert started(of(game, hand(*hands, layout=[]), rules=rules)) == (1, [seven])
    assert started(of(game, hand(*hands, layout=[], to_move=1), rules=rules)) == (1, sorted([seven, "7S"]))


def test_ft_5_a_starter_is_forced_only_with_an_empty_layout_and_rs_1_with_any() -> None:
    hands = ("9H 2S", "7D 7S", "3C 4C")
    fan_tan = of("fan-tan", hand(*hands, layout=["7H", "8H"]), rules={"first": "seven-of-diamonds"})
    assert started(fan_tan) == (0, ["9H"])
    assert started(of("ristiseiska", hand("9H 2S", "7C 7S", "3C 4C", layout=["7H", "6H", "8H"]))) == (1, ["7C"])


@pytest.mark.parametrize(("game", "rules"), [("fan-tan", {"first": "seven-of-hearts"}), ("ristiseiska", {})])
def test_without_the_starting_card_the_dealers_left_starts_unforced(game: str, rules: Json) -> None:
    hands = ("8S 2S", "7S 7D", "3C 4C")
    assert started(of(game, hand(*hands, layout=[], dealer=0), rules=rules)) == (1, ["7D", "7S"])


@pytest.mark.parametrize("dealer", range(3))
def test_sn_3_where_the_sevens_lie_already_the_dealers_left_starts(dealer: int) -> None:
    hands = ("8S 2S", "8H 2H", "8D 2D")
    assert started(of("shichi-narabe", hand(*hands, layout=SEVENS, dealer=dealer)))[0] == (dealer + 1) % 3
    koroshi = hand(*hands, layout=SEVENS, dealer=dealer, rows="SHDC")
    assert started(of("koroshi", koroshi))[0] == (dealer + 1) % 3


def test_sn_3_without_a_layout_who_was_dealt_the_seven_of_diamonds_starts() -> None:
    hands = ("7S 8S", "7H 8H", "7D 7C 8D")
    assert started(of("shichi-narabe", hand(*hands, passes=[0, 0, 0])))[0] == 2
    assert started(of("koroshi", hand(*hands, passes=[0, 0, 0], rows="SHDC")))[0] == 2
    assert started(of("shichi-narabe", hand(*hands, to_move=1)))[0] == 1


@pytest.mark.parametrize(
    ("game", "rules", "keys"),
    [("shichi-narabe", {"first": "random"}, {"layout": SEVENS}), ("nanatoridori", {}, {"stock": []})],
)
def test_a_starter_by_chance_may_be_missing_only_where_somebody_is_to_move(game: str, rules: Json, keys: Json) -> None:
    hands = ("8S", "8H", "8D") if game == "shichi-narabe" else ("1", "2", "3")
    assert started(of(game, hand(*hands, to_move=2, **keys), rules=rules))[0] == 2
    assert started(of(game, hand(*hands, to_move=2, starter=1, **keys), rules=rules))[0] == 2
    if game == "shichi-narabe":
        assert started(of(game, hand(*hands, starter=1, **keys), rules=rules))[0] == 1
        assert error(of(game, hand(*hands, **keys), rules=rules)) == "hands[0].deal.starter"
    assert error(of(game, hand(*hands, starter=3, to_move=0, **keys), rules=rules)) == "hands[0].deal.starter"


# -- Antes and counters -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "pot"),
    [
        *(("fan-tan", 1 + 2 + 2), ("five-or-nine", 1 + 2 + 2), ("play-or-pay", 1 + 2 + 2), ("jig", None)),
        *(("crazy-tan", 3), ("crazy-crazy-tan", 3), ("domino-sevens", 3)),
    ],
)
def test_ft_1_antes_are_paid_by_the_cards_of_the_hands(game: str, pot: int | None) -> None:
    keys = {"layout": ["9S"]} if game == "five-or-nine" else {"layout": []} if game == "domino-sevens" else LEAST[game]
    match = match_from_record(record_from(of(game, hand("8S 9C 2C", "8H 9H", "8D", **keys))))
    assert match.view(None).pot == pot


def test_counters_begin_as_in_a_new_hand() -> None:
    # RS-4: it is everybody's first turn; CC-1: nobody has drawn; CS-2: four turns without a card are to come.
    begging = hand("TS", "9S 2H", "KD KC", layout=["7S", "6S"], plies=(ply(0, "pass"), ply(1, "pass"), ply(2, "pass")))
    assert started(of("ristiseiska", begging)) == (0, ["beg"])
    drawing = hand("TS", "KS", "2C", layout=["7S"], stock=["KH", "KD", "QD", "QH"], plies=(ply(0, "draw"),))
    match = match_from_record(record_from(of("crazy-crazy-tan", drawing)))
    assert [seat.cards for seat in match.view(None).seats] == [2, 1, 1]
    piles = [ply(0, "pile:TS"), ply(1, "pile:KS"), ply(2, "pile:2C"), ply(0, "pile:TH")]
    turns = hand("TS TH TD", "KS KH", "2C 3C", layout=["7S"], plies=tuple(piles))
    turns["result"] = {"scores": [20, 13, 2]}
    assert differences(record_from(of("chinese-seven", turns))) == []


# -- What lies -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "game",
    ["fan-tan", "chinese-seven", "up-the-line", "crazy-tan", "domino-sevens", "ristiseiska", "fan-tan-trumps"],
)
def test_a_row_whose_base_is_missing_opens_with_it(game: str) -> None:
    cards = hand("5S 7S 9S TS", "2H 3H", "KD QD", to_move=0, **{**LEAST[game], "layout": ["6S", "8S"]})
    assert started(of(game, cards)) == (0, ["7S"])
    if game not in {"chinese-seven", "up-the-line"}:  # then the run goes on behind what lies (G-3)
        cards["plies"] = [ply(0, "7S"), ply(1, "pass"), ply(2, "pass")]
        assert started(of(game, cards)) == (0, ["5S", "9S"])


@pytest.mark.parametrize(
    ("layout", "base", "playable"),
    [
        ("5S 6S 7S", "5", "4S 8S"),
        ("9S 5S", "9", "8S TS"),  # the first listed
        ("5S 9S", "5", "4S 6S"),
        ("5S 9S 9H", "9", "8S TS 8H TH"),  # the five lies not in every row
        ("5S 9S 5H", "5", "4S 6S 4H 6H"),
        ("5S 7S TS", "5", "4S 6S"),  # gaps: G-3
        ("9S 9H JH", "9", "8S TS 8H TH"),
        ("KS 5S AS 5H 8H", "5", "4S 6S 4H 6H"),
        ("9H TH 5H 9S", "9", "8H JH 8S TS"),
    ],
)
def test_fn_1_g_3_the_base_is_the_first_five_or_nine_that_lies_in_every_row(
    layout: str, base: str, playable: str
) -> None:
    lying = layout.split()
    free = [rank + suit for suit in "SHDC" for rank in "A23456789TJQK" if rank + suit not in lying]
    record = of("five-or-nine", hand(" ".join(free[:-2]), free[-2], free[-1], layout=lying, to_move=0))
    unopened = [f"{base}{suit}" for suit in "SHDC" if not any(card.endswith(suit) for card in lying)]
    assert started(record) == (0, sorted([*playable.split(), *unopened]))


@pytest.mark.parametrize("layout", ["7S", "5S 9H", "9S 5H", "5S 9S 8H", "KS"])
def test_fn_1_a_layout_without_a_base_is_an_error(layout: str) -> None:
    assert error(of("five-or-nine", hand("4S", "6S", "2C", layout=layout.split()))) == "hands[0].layout"


def test_fn_1_an_empty_layout_has_no_base_yet() -> None:
    assert started(of("five-or-nine", hand("4S 5S 9H", "6S", "2C", layout=[]))) == (0, ["5S", "9H"])
    assert started(of("five-or-nine", hand("4S 5S 9H", "6S", "2C", to_move=0))) == (0, ["5S", "9H"])


def test_ft_6_of_a_suit_with_two_rows_the_first_copy_lies_in_the_first() -> None:
    # The rows are 6 7 8 9 and 7 8: the nine goes to the second row, and then each row wants its ten.
    layout = ["7S", "8S", "8S", "7S", "9S", "6S"]
    position = hand("TS 9S 6S 5S", "KC", "QC", layout=layout, to_move=0, plies=(ply(0, "9S"),))
    record = of("fan-tan", position, rules={"decks": 2})
    position["plies"] += [ply(1, "pass"), ply(2, "pass")]
    assert started(record) == (0, ["5S", "6S", "TS"])
    assert rows(record) == [["6S", "7S", "8S", "9S"], ["7S", "8S", "9S"]]


def test_a_layout_holds_all_sevens_or_is_missing() -> None:
    for game in LAID:
        keys = {"rows": "SHDC"} if game == "koroshi" else {}
        hands = ("8S 9S", "8H 9H", "8D 9D")
        assert error(of(game, hand(*hands, layout=SEVENS[:3], **keys))) == "hands[0].layout"
        assert error(of(game, hand("7C 8S", *hands[1:], layout=SEVENS[:3], **keys))) == "hands[0].layout"
        assert error(of(game, hand(*hands, to_move=0, **keys))) == "hands[0].deal.hands"
        assert error(of(game, hand("7S 7H 8S", "7D 8H", "8D", to_move=0, **keys))) == "hands[0].deal.hands"
        laid = of(game, hand("7S 7H 8S", "7D 8H", "7C 8D", to_move=0, **keys))
        assert started(laid) == (0, ["8S", "pass"])


# -- Empty hands ---------------------------------------------------------------------------------------------------


def test_hands_given_empty_are_out_in_order_from_the_dealers_left() -> None:
    position = hand("", "8S", "", "8D", "", layout=SEVENS, dealer=2, plies=(ply(3, "8D"),))
    position["result"] = {"ranks": [2, 5, 3, 4, 1]}
    assert differences(record_from(of("shichi-narabe", position))) == []


def test_nt_9_hands_given_empty_are_out_in_order_from_seat_0_where_there_is_no_dealer() -> None:
    position = hand("1", "", "2", "", to_move=0, stock=[], plies=(ply(0, "play:0-0"),))
    position["result"] = {"scores": [2, 4, 0, 2]}
    assert differences(record_from(of("nanatoridori", position, rules={"mode": "advanced"}))) == []


def test_ki_12_hands_given_empty_are_out_together_at_koroshi() -> None:
    position = hand("8S", "", "", layout=SEVENS, rows="SHDC", plies=(ply(0, "8S"),))
    position["result"] = {"ranks": [3, 1, 1], "scores": [0, 0, 0]}
    assert differences(record_from(of("koroshi", position))) == []


@pytest.mark.parametrize(
    ("game", "hands"),
    [
        *(("shichi-narabe", ("8S", "", "")), ("koroshi", ("", "", "")), ("nanatoridori", ("1", "", ""))),
        *((game, ("8S", "8H", "")) for game in ("shichi-narabe-points", "fan-tan", "fan-tan-trumps", "chinese-seven")),
        *((game, ("8S", "8H", "")) for game in ("crazy-tan", "ristiseiska", "earl-of-coventry")),
    ],
)
def test_a_hand_that_would_be_over_is_an_error(game: str, hands: tuple[str, ...]) -> None:
    assert error(of(game, hand(*hands, **LEAST[game]))) == "hands[0].deal.hands"


def test_a_hand_that_is_empty_once_the_sevens_are_laid_counts_as_given_empty() -> None:
    assert started(of("shichi-narabe", hand("8S", "7S 7H 7D 7C", "8H", to_move=1)))[0] == 2
    koroshi = hand("8S", "7S 7H 7D 7C", "8H", to_move=1, rows="SHDC")
    assert started(of("koroshi", koroshi))[0] == 2
    for_points = hand("8S", "7S 7H 7D 7C", "8H", to_move=0)
    assert error(of("shichi-narabe-points", for_points)) == "hands[0].deal.hands"
    assert error(of("shichi-narabe", hand("8S", "7S 7H", "7D 7C", to_move=0))) == "hands[0].deal.hands"


# -- Cards that are out of the game --------------------------------------------------------------------------------


def test_sj_2_a_joker_stands_for_no_card_that_is_out_of_the_game() -> None:
    position = hand("JK TS TH", "9S 2C", "8H 2D", layout=[*SEVENS, "8S"], to_move=0)
    # The joker as 9S with TS; not as 9H with TH (9H is nowhere), nor as anything else with no card held beyond.
    assert started(of("shichi-narabe", position, rules={"jokers": 1})) == (0, ["JK=9S+TS", "pass"])
    position["deal"]["hands"][1].append("9H")
    position["layout"].append("8H")
    position["deal"]["hands"][2] = ["2D"]
    assert started(of("shichi-narabe", position, rules={"jokers": 1})) == (0, ["JK=9H+TH", "JK=9S+TS", "pass"])


@pytest.mark.parametrize("game", ["play-or-pay", "jig"])
def test_pp_1_jg_2_a_sequence_ends_before_a_card_that_is_out_of_the_game(game: str) -> None:
    position = hand("4S 2C", "6S KS", "AS QC", layout=[], to_move=0, plies=(ply(0, "4S"),))
    assert started(of(game, position)) == (0, ["2C"])


def test_pp_1_cards_that_lie_already_are_passed_over_and_jg_2_end_the_jig() -> None:
    position = hand("4S 2C", "6S KS", "AS QC", layout=["5S"], to_move=0, plies=(ply(0, "4S"),))
    assert started(of("play-or-pay", position)) == (1, ["6S"])
    assert started(of("jig", position)) == (0, ["2C"])


def test_pp_1_the_sequence_goes_round_over_the_cards_that_lie() -> None:
    lying = ["7S", "8S", "QS", "KS", "AS", "2S"]
    cards = hand("6S 2C", "9S TS 3S 4C", "JS 4S 5S", layout=lying, to_move=0)
    order = [(0, "6S"), (1, "9S"), (2, "pass"), (0, "pass"), (1, "TS"), (2, "JS"), (0, "pass"), (1, "3S"), (2, "4S")]
    cards["plies"] = [ply(*each) for each in order]
    assert started(of("play-or-pay", cards)) == (0, ["pass"])
    cards["plies"] += [ply(0, "pass"), ply(1, "pass"), ply(2, "5S")]
    cards["result"] = {"scores": [-5, -2, 7]}
    assert differences(record_from(of("play-or-pay", cards))) == []


# -- The card that fixed the trumps --------------------------------------------------------------------------------


def test_tr_1_the_exposed_card_is_the_dealers_and_stands_where_no_community_card_does() -> None:
    hands = ("8S 2S", "8H 2H", "8D 2D")
    for nothing in ({}, {"community": []}):
        assert started(of("fan-tan-trumps", hand(*hands, layout=["7S"], exposed="2D", **nothing))) == (0, ["8S"])
        assert started(of("fan-tan-trumps", hand(*hands, layout=["7H"], exposed="2S", dealer=0, **nothing)))[0] == 1
        for wrong in ({}, {"exposed": "2S"}, {"exposed": "3S"}, {"exposed": "2D", "dealer": 0}):
            record = of("fan-tan-trumps", hand(*hands, layout=["7S"], **wrong, **nothing))
            assert error(record) == "hands[0].deal.exposed"
    both = hand(*hands, layout=["7S"], exposed="2D", community=["3C"])
    assert error(of("fan-tan-trumps", both)) == "hands[0].deal.exposed"
    trumps = hand("8S 4C", "8H 2H", "8D 2D", layout=["7S", "7C"], community=["3S", "3C"])
    assert started(of("fan-tan-trumps", trumps)) == (0, ["8S"])


@pytest.mark.parametrize(("rows", "field"), [("SHDC", None), (None, None), ("HSDC", "hands[0].deal.rows")])
def test_ki_1_rows_may_be_missing_where_the_rules_fix_them(rows: str | None, field: str | None) -> None:
    deal = {} if rows is None else {"rows": rows}
    record = of("koroshi", hand("8S", "8H", "8D", layout=SEVENS, **deal), rules={"rows": "SHDC"})
    assert (error(record) if field else differences(record_from(record))) == (field or [])
    if rows is None:
        assert error(of("koroshi", hand("8S", "8H", "8D", layout=SEVENS))) == "hands[0].deal.rows"
