"""Reasons in rows beyond the basic game: jokers, tunnels, trumps, piles, cards given away."""

from dataclasses import replace

import pytest

from tests.engine.advice.test_advice import because, rest
from tests.engine.games.hands import start
from tests.engine.games.lines import follow
from tests.engine.games.test_koroshi import SEVENS


@pytest.mark.parametrize(
    ("tunnel", "held", "layout", "move", "reason"),
    [
        pytest.param("closed", "AS KS 2H", "2S..8S", "AS", ("opens-own", "KS", 0), id="past-the-edge"),
        pytest.param("closed", "AS 9S 2H", "2S..8S", "AS", ("shuts-own", "9S", 0), id="own-side"),
        pytest.param("closed", "AS 2H 3H", "2S..8S", "AS", ("shuts-others", "9S", 0), id="other-side"),
        pytest.param("open", "AS QS 2H", "2S..8S", "AS", ("nears-own", "QS", 1), id="open"),
        pytest.param("none", "AS QS 2H", "2S..8S", "AS", ("ends-row", "", 0), id="none"),
    ],
)
def test_st_2_rows_advice_looks_through_the_tunnel(
    tunnel: str, held: str, layout: str, move: str, reason: tuple[str, str, int]
) -> None:
    lie = f"7H 7D 7C {layout}"
    assert (
        because(start("shichi-narabe", held, *rest(held, lie), layout=lie, options={"tunnel": tunnel}), move) == reason
    )


@pytest.mark.parametrize(
    ("options", "held", "move", "reason"),
    [
        pytest.param({}, "JK 9S 2H", "JK=8S+9S", ("joker-taken", "8S", 0), id="sj-4"),
        pytest.param({}, "JK 9S TS 2H", "JK=8S+9S", ("opens-own", "TS", 0), id="sj-4-opens"),
        pytest.param({"joker_exchange": "stack"}, "JK 9S 2H", "JK=8S+9S", ("joker-stays", "8S", 0), id="sj-5"),
        pytest.param({"joker_exchange": "stack"}, "JK 8S 9S 2H", "JK=8S+9S", ("joker-on-own", "8S", 0), id="sj-5-own"),
        pytest.param({"joker_play": "single"}, "JK 8S", "8S", ("eliminates", "", 0), id="sj-7"),
        pytest.param({"joker_play": "single"}, "JK 2H", "pass", ("keeps-joker", "", 0), id="keeps"),
        pytest.param({}, "JK 8S", "8S", ("frees-others", "9S", 3), id="sj-6"),
    ],
)
def test_rows_advice_on_jokers(options: dict[str, str], held: str, move: str, reason: tuple[str, str, int]) -> None:
    others = rest(held.replace("JK ", ""), SEVENS)
    hand = start("shichi-narabe", held, *others, layout=SEVENS, options={"jokers": 1, **options})
    assert because(hand, move) == reason


def test_sp_7_rows_advice_counts_the_points_of_a_joker() -> None:
    held = "JK 9S 2H"
    hand = start("shichi-narabe-points", held, *rest("9S 2H", SEVENS), layout=SEVENS)
    assert because(hand, "JK=8S+9S") == ("joker-costs", "", 25)


def test_sp_4_rows_advice_on_covering_the_joker() -> None:
    held = "8S 2H"
    others = rest("8S 9S 2H", SEVENS)
    hand = start("shichi-narabe-points", held, f"JK 9S {others[0]}", others[1], layout=SEVENS, to_move=1)
    follow(hand, "1!JK=8S+9S")
    assert because(hand, "cover") == ("covers", "8S", 8)
    assert because(hand, "leave") == ("leaves-joker", "8S", 0)


@pytest.mark.parametrize(
    ("move", "reason"),
    [("8S", ("only-own", "9S", 0)), ("8H", ("frees-anyway", "9H", 0)), ("pass", ("holds-back-paying", "8H", 0))],
)
def test_ft_7_rows_advice_on_plays_and_revokes(move: str, reason: tuple[str, str, int]) -> None:
    held = "8S 9S TS JS QS KS 8H"
    hand = start("fan-tan", held, *rest(held, SEVENS), layout=SEVENS, options={"revokes": "penalised"})
    assert because(replace(hand.view(0), game="fan-tan"), move) == reason


def test_fn_1_rows_advice_on_the_first_card() -> None:
    held = "5S 5H"
    hand = start("five-or-nine", held, *rest(held, ""), layout="")
    assert because(hand, "5S")[0] == "fixes-base"
    more = start("five-or-nine", "5S 6S 9H", *rest("5S 6S 9H", ""), layout="")
    assert because(more, "5S") == ("opens-own", "6S", 0)


def test_cs_1_rows_advice_on_piles() -> None:
    held = "AS TS KH"
    hand = start("chinese-seven", held, *rest(held, SEVENS), layout=SEVENS)
    assert because(hand, "pile:AS") == ("piles-far", "", 5)
    assert because(hand, "pile:KH") == ("piles-far", "", 5)
    assert because(hand, "pile:TS") == ("piles-near", "", 2)
    cheap = start("chinese-seven", "3S AH", *rest("3S AH", SEVENS), layout=SEVENS)
    assert because(cheap, "pile:3S") == ("piles-near", "", 3)


def test_pq_2_rows_advice_on_piles() -> None:
    """What a buried card blocks is a reason if it is the others' only."""
    held, layout = "8D TH AC JH", "7S 7H 7C"
    hand = start("pai-qi", held, *rest(held, layout), layout=layout)
    assert because(hand, "pile:AC") == ("piles-far", "", 5)
    assert because(hand, "pile:8D") == ("piles-blocking", "", 5)
    assert because(hand, "pile:TH") == ("piles-near", "", 2)
    chinese = start("chinese-seven", held, *rest(held, layout), layout=layout)
    assert because(chinese, "pile:8D") == ("piles-near", "", 1)


def test_rs_3_rows_advice_on_a_gift() -> None:
    held, layout = "8S AS 2C", "7S 6S 7C 6C"
    hand = start("ristiseiska", held, "KH KD", *rest(f"{held} KH KD", layout), layout=layout, to_move=1)
    follow(hand, "1!pass")
    for seat in (2, 3):
        follow(hand, f"{seat}!{hand.legal(seat)[0]}")
    follow(hand, "0!8S", "1!beg")
    assert because(hand, "give:AS")[0] == "gives-far"
    assert because(hand, "give:2C")[0] == "gives-near"
