"""Views of real hands: every preset, and pairs of hands whose deals differ only in hidden cards."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from engine.cards import NUMBERS
from engine.catalog import Preset, find_game
from engine.errors import DealError, IllegalMove
from engine.game import Hand
from engine.match import Match, MatchHand
from engine.moves import Bankrupt, Discard, Move, Pass, PlayGroup, Talk
from engine.rules import read_rules
from engine.views import Phase, View
from tests.engine.revealed import Revealed
from tests.engine.swapping import is_revoke_found, swap


def match_of(game_id: str, seats: int, seed: int = 1, **options: object) -> Match:
    """A match with its first hand dealt."""
    game = find_game(game_id)
    match = Match(game, read_rules(game.rules, options), seats=seats, seed=seed)
    match.next_hand()
    return match


def chosen_move(hand: Hand | MatchHand, seat: int, chance: Random) -> Move:
    """A random move, preferring those with cards; independent of the order in which the engine lists them."""
    moves = sorted((each for each in hand.legal(seat) if not isinstance(each, Talk)), key=str)
    cards = [each for each in moves if not isinstance(each, Pass | Bankrupt)]
    return chance.choice(cards if cards and chance.random() < 0.9 else moves)


def play_on(match: Match, seed: object = 1) -> Iterator[MatchHand]:
    """Play at random; yields the hand before each move and after the last."""
    hand, chance = match.hand, Random(f"{seed}")
    while hand.result is None:
        yield hand
        seat = hand.to_act[0]
        match.play(seat, chosen_move(hand, seat, chance))
    yield hand


def three_moments(match: Match) -> list[tuple[View, View]]:
    """Views of the onlooker and of the seat to act: early, in the middle, at the end."""
    seen = [(match.view(None), match.view(hand.to_act[0] if hand.to_act else 0)) for hand in play_on(match)]
    return [seen[1], seen[len(seen) // 2], seen[-1]]


def side_by_side(preset: Preset, seat: int, chance: Random) -> Iterator[tuple[View, View]]:
    """What `seat`, and then an onlooker, sees of a hand and of the same hand with two unknown cards swapped.

    Ends when the difference becomes known.
    """
    game, rules = find_game(preset.game), preset.rules()
    match = Match(game, rules, seats=min(4, max(game.seats(rules))), seed=chance.randrange(1000))
    match.next_hand()
    for _ in play_on(match, chance.random()):
        pass
    setup, plies = match.played[0].setup, match.played[0].plies
    swapped = swap(setup.deal, seat, chance)
    if swapped is None:
        return
    ours = game.start(rules, setup)
    try:
        theirs = game.start(rules, replace(setup, deal=swapped[0]))
    except DealError:
        return
    revealed = Revealed(setup, seat)
    for mover, move in plies:
        revealed.look(ours)
        if swapped[1] & revealed.cards and not swapped[1] <= set(NUMBERS):
            return
        if ours.to_act != theirs.to_act and ours.view(seat).phase is not Phase.COVER:
            return
        for viewer in (seat, None) if ours.to_act == theirs.to_act else (seat,):
            yield replace(ours.view(viewer), game=game.id), replace(theirs.view(viewer), game=game.id)
        revealed.hear(ours, mover, move)
        if mover not in theirs.to_act and ours.to_act != theirs.to_act:
            return
        if isinstance(move, PlayGroup | Discard) and list(ours.view(mover).hand) != list(theirs.view(mover).hand):
            return
        events = ours.play(mover, move)
        try:
            theirs.play(mover, move)
        except IllegalMove:
            return
        if is_revoke_found(match, events):
            return
