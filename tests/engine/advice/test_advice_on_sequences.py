"""Reasons in Stops games: leads that come back, and cards that go on with a sequence (section 9)."""

import pytest

from tests.engine.advice.test_advice import because, rest
from tests.engine.games.hands import start
from tests.engine.games.lines import follow


@pytest.mark.parametrize(
    ("game", "held", "move", "reason"),
    [
        pytest.param("play-or-pay", "6S 5S 2H", "6S", ("leads-again", "5S", 0), id="pp-1-all-round"),
        pytest.param("play-or-pay", "6S 9S 2H", "6S", ("follows-own", "", 1), id="pp-1-follows"),
        pytest.param("play-or-pay", "6S 9S 2H", "2H", ("others-follow", "", 12), id="pp-1-others"),
        pytest.param("earl-of-coventry", "6S 6H 6D 2H", "6S", ("leads-again", "6H 6D", 0), id="ec-1-three"),
        pytest.param("earl-of-coventry", "6S 6H 2H", "6S", ("follows-own", "", 1), id="ec-1-two"),
        pytest.param("snip-snap-snorum", "6S 6H 2H", "2H", ("only-of-rank", "", 0), id="ss-1-single"),
        pytest.param("jig", "6S TS 2H", "6S", ("leads-again", "TS", 0), id="jg-1-fifth"),
        pytest.param("jig", "6S 8S 2H", "6S", ("follows-own", "", 1), id="jg-1-follows"),
        pytest.param("jig", "AS 8S 2H", "AS", ("only-led", "", 0), id="jg-1-ace"),
        pytest.param("jig", "KS 8S 2H", "KS", ("leads-alone", "", 0), id="jg-2-king"),
        pytest.param("jig", "6S", "6S", ("last-cards", "", 1), id="st-op"),
    ],
)
def test_sequences_advice_on_leads(game: str, held: str, move: str, reason: tuple[str, str, int]) -> None:
    assert because(start(game, held, *rest(held, "")), move) == reason


@pytest.mark.parametrize(
    ("game", "held", "led", "move", "reason"),
    [
        ("play-or-pay", "6S 7S 2H", "5S", "6S", ("opens-own", "7S", 0)),
        ("play-or-pay", "6S 8S 2H", "5S", "6S", ("continues", "", 0)),
        ("play-or-pay", "3H 8S 2H", "5S", "pass", ("not-held", "6S", 0)),
        ("earl-of-coventry", "5H 5D 5C 2H", "5S", "5H", ("leads-again", "5D 5C", 0)),
        ("jig", "KS 2H", "QS", "KS", ("ends-sequence", "", 0)),
    ],
)
def test_sequences_advice_on_going_on(game: str, held: str, led: str, move: str, reason: tuple[str, str, int]) -> None:
    others = rest(f"{held} {led}", "")
    hand = start(game, held, others[0], f"{led} {others[1]}", to_move=2)
    follow(hand, f"2!{led}")
    assert because(hand, move) == reason
