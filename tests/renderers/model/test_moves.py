"""Plays before they are made."""

import pytest

from engine.cards import JOKER, card
from engine.moves import GIVE, PASS, PLAY, Move, PlayCommunity, PlayJoker, PlaySet, PlaySubstitute
from renderers.model.moves import placed
from tests.renderers.samples import GAPS, TRUMPS, cards, view


@pytest.mark.parametrize(
    ("move", "lying"),
    [
        (PLAY[card("9H").index], {"9H": "9H"}),
        (PlayJoker(card("9H")), {"9H": "JK"}),
        (PlayJoker(card("9H"), card("TH")), {"9H": "JK", "TH": "TH"}),
        (PlaySubstitute(card("6C"), 1), {"6H": "6C"}),
        (PlayCommunity(PLAY[card("2H").index]), {"2H": "2H"}),
        (PLAY[card("8H").index], {"8C": "8H"}),
        (PlaySet(cards("3S 8S")), {"3S": "3S", "8S": "8S"}),
        (PASS, {}),
        (GIVE[0], {}),
        (None, {}),
    ],
)
def test_a_preview_shows_where_cards_would_lie(move: Move | None, lying: dict[str, str]) -> None:
    """In TRUMPS the 8 of clubs lies on the 8 of hearts, which belongs in the row of clubs now (TR-4)."""
    assert {place.code: each.code for place, each in placed(view(TRUMPS), move).items()} == lying


def test_a_joker_is_one_of_the_cards_that_can_lie() -> None:
    assert placed(view(GAPS), PlayJoker(card("TS"))) == {card("TS"): JOKER}
