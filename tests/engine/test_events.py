"""Events: which seats see the cards of each type."""

from typing import get_args

import pytest

from engine.cards import card
from engine.events import Concealed, Discarded, Drew, Event, Gave, Piled, Public, Took, WentBankrupt

TYPES: tuple[type[Event], ...] = get_args(Event)
CARDS = (card("5S"), card("6S"))
EVENTS = [
    # event, the seats that see its cards; None: an onlooker
    (Drew(1, CARDS, 2), {1}),
    (Piled(1, CARDS), {1}),
    (Gave(1, CARDS, count=2, taker=3), {1, 3}),
    (Took(1, CARDS, 2), {1}),
    (Took(1, CARDS, 2, is_public=True), {None, 0, 1, 2, 3}),
    (Discarded(1, CARDS, 2), {1}),
    (Discarded(1, CARDS, 2, is_public=True), {None, 0, 1, 2, 3}),
    (WentBankrupt(1, CARDS), {1}),
    (WentBankrupt(1, CARDS, is_public=True), {None, 0, 1, 2, 3}),
]


@pytest.mark.parametrize(("event", "seers"), EVENTS, ids=str)
def test_concealed_cards_are_visible_to_the_seats_of_the_event_type(event: Drew, seers: set[int | None]) -> None:
    for seat in (None, 0, 1, 2, 3):
        seen = event.seen_by(seat)
        assert seen.cards == (CARDS if seat in seers else ())
        assert type(seen) is type(event)


def test_concealed_cards_are_hidden_by_default() -> None:
    assert [Concealed(1, CARDS).seen_by(seat).cards for seat in (None, 0, 1)] == [()] * 3


def test_every_event_type_is_public_or_a_tested_concealed_one() -> None:
    assert all(issubclass(each, Public) != issubclass(each, Concealed) for each in TYPES)
    assert {each for each in TYPES if issubclass(each, Concealed)} == {type(event) for event, _ in EVENTS}
