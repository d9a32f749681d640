"""The turns of a hand in a view: what everybody has seen, and nothing of the cards that were never shown."""

import pickle
from collections.abc import Iterator
from random import Random

import pytest

from engine.cards import JOKER
from engine.catalog import PRESETS, Preset, find_game
from engine.errors import DealError
from engine.events import JokerCovered, JokerTaken, WentBankrupt
from engine.game import HandKind
from engine.history import TOLD
from engine.match import Match
from engine.moves import PlayJoker
from engine.views import Turn, View
from tests.engine.swapping import swap
from tools.strength.players import PLAYERS

SHOWN = [each for each in PRESETS if find_game(each.game).kind(each.rules()) in TOLD]
WITH_JOKERS = {HandKind.JOKERS, HandKind.TUNNELS_AND_JOKERS}


def kind_of(preset: Preset) -> HandKind:
    return find_game(preset.game).kind(preset.rules())


@pytest.mark.parametrize("preset", SHOWN, ids=lambda preset: preset.id)
def test_a_history_has_the_moves_and_what_was_announced_with_them(preset: Preset) -> None:
    taken = thrown = 0
    for seed in range(6):
        match = Match(find_game(preset.game), preset.rules(), seats=4, seed=seed)
        hand, chance, seen = match.next_hand(), Random(seed), list[Turn]()
        while hand.to_act:
            mover = hand.to_act[0]
            for seat in range(4):
                assert match.view(seat).history == tuple(seen)
            move = PLAYERS["random" if seed % 2 else "steady-1"](match.view(mover), chance)
            turn = Turn(mover, move)
            for event in match.play(mover, move):
                match event:
                    case JokerTaken() | JokerCovered():
                        turn, taken = turn._replace(holder=event.seat), taken + 1
                    case WentBankrupt(cards=cards):
                        laid = tuple(each for each in cards if each is not JOKER)
                        turn, thrown = turn._replace(thrown=laid), thrown + 1
                    case _:
                        pass
            seen.append(turn)
    assert taken or kind_of(preset) not in WITH_JOKERS
    assert thrown or kind_of(preset) not in {*WITH_JOKERS, HandKind.TUNNELS}


def twins(preset: Preset, seed: int) -> Iterator[tuple[View, View]]:
    """A seat's views, before each move, of two hands that it cannot tell apart: two cards that it does not hold are
    exchanged between the others. Until they come to light."""
    ours, theirs = (Match(find_game(preset.game), preset.rules(), seats=4, seed=seed) for _ in range(2))
    hand, chance = ours.next_hand(), Random(seed)
    seat = chance.randrange(4)
    swapped = swap(ours.played[0].setup.deal, seat, chance)
    if swapped is None:
        return
    try:
        twin = theirs.next_hand(swapped[0], dealer=ours.played[0].setup.dealer)
    except DealError:
        return
    while hand.to_act and hand.view(seat) == twin.view(seat):
        yield ours.view(seat), theirs.view(seat)
        mover = hand.to_act[0]
        move = PLAYERS["random" if seed % 2 else "steady-1"](ours.view(mover), chance)
        if move not in twin.legal(mover):
            return
        ours.advance(mover, move)
        theirs.advance(mover, move)


@pytest.mark.parametrize("preset", SHOWN, ids=lambda preset: preset.id)
def test_unseen_cards_do_not_change_a_history(preset: Preset) -> None:
    compared = jokers = 0
    for seed in range(16):
        for one, other in twins(preset, seed):
            assert one.history == other.history
            compared += len(one.history) > 8
            jokers += any(isinstance(turn.move, PlayJoker) for turn in one.history)
    assert compared > 60
    assert jokers or kind_of(preset) not in WITH_JOKERS


@pytest.mark.parametrize("preset", SHOWN[:1], ids=lambda preset: preset.id)
def test_a_history_is_sent_to_other_processes(preset: Preset) -> None:
    match, chance = Match(find_game(preset.game), preset.rules(), seats=4, seed=1), Random(1)
    hand = match.next_hand()
    for _ in range(20):
        match.advance(hand.to_act[0], PLAYERS["random"](match.view(hand.to_act[0]), chance))
    view = match.view(0)
    assert len(view.history) == 20
    assert pickle.loads(pickle.dumps(view)) == view


def test_other_kinds_of_hands_and_onlookers_have_none() -> None:
    for preset in PRESETS:
        game, rules = find_game(preset.game), preset.rules()
        match = Match(game, rules, seats=min(game.seats(rules), key=lambda number: abs(number - 4)), seed=1)
        hand = match.next_hand()
        for _ in range(3):
            seat = hand.to_act[0]
            match.advance(seat, hand.legal(seat)[0])
        assert match.view(None).history == ()
        if preset not in SHOWN and hand.to_act:
            assert match.view(hand.to_act[0]).history == ()
