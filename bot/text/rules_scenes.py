"""Scenes that illustrate the rules: a hand from a written position, played by the engine.

They contain no cards of real tables.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from random import Random
from typing import Any

from engine.cards import JOKER, SUITS, Card, card
from engine.catalog import find_game
from engine.errors import RulesError
from engine.game import Deal, Game, Position
from engine.match import Match
from engine.moves import Move, parse
from engine.rules import Rules
from engine.views import View


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """A position seen by `seat`. Cards and moves are written as in records."""

    hands: tuple[str, ...]
    """Each seat's cards. Remaining cards go to the stock, or without one to the seats given as ""."""
    layout: str | None = None
    community: str | None = None
    reserve: tuple[str, ...] | None = None
    to_move: int = 0
    moves: tuple[str, ...] = ()
    """Moves to play, each as `seat:move`."""
    seat: int | None = None
    """The seat that sees it; None: an onlooker."""
    preview: str | None = None
    """A move shown as a preview."""
    shows_hand: bool = False
    """Show the table with the seat's hand."""

    @property
    def considered(self) -> Move | None:
        """`preview` as a move."""
        return None if self.preview is None else parse(self.preview)


def staged(game: str, rules: Rules, scene: Scene) -> View:
    """The view of a scene under these rules. Raises DealError, IllegalMove or RulesError if it is impossible."""
    found = find_game(game)
    match = Match(found, rules, seats=len(scene.hands), seed=0)
    position = Position(layout=_optional(scene.layout), to_move=scene.to_move) if found.has_positions else None
    match.next_hand(_deal(found, rules, scene), dealer=len(scene.hands) - 1, position=position)
    for each in scene.moves:
        seat, _, move = each.partition(":")
        match.advance(int(seat), parse(move))
    view = match.view(scene.seat)
    if scene.considered is not None and scene.considered not in view.legal:
        raise RulesError("scene", scene.preview, "cannot be played there")
    return view


def _deal(game: Game[Any], rules: Rules, scene: Scene) -> Deal:
    keys = game.deal_keys(rules)
    chance = game.deal(rules, len(scene.hands), len(scene.hands) - 1, Random(0))
    hands = [list(_cards(each)) for each in scene.hands]
    community = _optional(scene.community)
    left = _left_over(game.pack(rules), chain(*hands, _cards(scene.layout or ""), community or ()))
    if "stock" not in keys and (takers := [hand for hand in hands if not hand]):
        for i, each in enumerate(left):
            takers[i % len(takers)].append(each)
    return Deal(
        hands=tuple(map(tuple, hands)),
        stock=tuple(left) if "stock" in keys else None,
        community=community,
        rows=SUITS if chance.rows is not None else None,
        reserve=tuple(map(_cards, scene.reserve)) if scene.reserve is not None else None,
    )


def _left_over(pack: Sequence[Card], used: Iterable[Card]) -> Sequence[Card]:
    """The unused cards of the pack. Jokers only appear where a scene names them."""
    left = [each for each in pack if each is not JOKER]
    for each in used:
        if each in left:
            left.remove(each)
    return left


def _cards(codes: str) -> tuple[Card, ...]:
    return tuple(map(card, codes.split()))


def _optional(codes: str | None) -> tuple[Card, ...] | None:
    return None if codes is None else _cards(codes)
