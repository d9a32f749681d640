"""Small moments of a game, staged for the rules: a real hand from a written position, its moves the engine's own.

No card of them comes from any table that is played.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from random import Random
from typing import Any, Final

from engine.cards import JOKER, Card, card
from engine.catalog import find_game
from engine.errors import RulesError
from engine.game import Deal, Game, Position
from engine.match import Match
from engine.moves import Move, parse
from engine.rules import Rules
from engine.views import View

_ROWS: Final = "SHDC"
"""The grid's suits from top to bottom, where chance would decide."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """A moment of a game as `seat` sees it. Cards and moves are written as in records."""

    hands: tuple[str, ...]
    """What each seat holds. Cards that are nowhere go to the stock; where there is none, to the seats with ""."""
    layout: str | None = None
    community: str | None = None
    reserve: tuple[str, ...] | None = None
    to_move: int = 0
    moves: tuple[str, ...] = ()
    """What is played from there, `seat:move` each."""
    seat: int | None = None
    """Who sees it; None: an onlooker."""
    preview: str | None = None
    """A move that is shown as it is considered."""
    shows_hand: bool = False
    """The seat's hand is shown, not the table."""
    would_be: int | None = None
    """The hand as it would be with the block taken in before this position (NT-4)."""

    @property
    def considered(self) -> Move | None:
        """The move of `preview`."""
        return None if self.preview is None else parse(self.preview)


def staged(game: str, rules: Rules, scene: Scene) -> View:
    """The moment by these rules. Raises DealError or IllegalMove for what cannot be."""
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
        rows=_ROWS if chance.rows is not None else None,
        reserve=tuple(map(_cards, scene.reserve)) if scene.reserve is not None else None,
    )


def _left_over(pack: Sequence[Card], used: Iterable[Card]) -> Sequence[Card]:
    """The cards of the pack that are nowhere yet. Jokers are only where a scene has them."""
    left = [each for each in pack if each is not JOKER]
    for each in used:
        if each in left:
            left.remove(each)
    return left


def _cards(codes: str) -> tuple[Card, ...]:
    return tuple(map(card, codes.split()))


def _optional(codes: str | None) -> tuple[Card, ...] | None:
    return None if codes is None else _cards(codes)
