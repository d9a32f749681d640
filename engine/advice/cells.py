"""Reasons for moves on the killing grid: kills, rescues, and what the next card could kill (section 10)."""

from dataclasses import dataclass, replace

from engine.advice.reasons import MOST_NAMED, AdviceReason, Explanation
from engine.cards import SUITS, Card
from engine.games.koroshi_setup import KoroshiRules, KoroshiSetup
from engine.grid import FULL
from engine.moves import Move, Pass, Play
from engine.views import GridTable, View


def why(view: View, table: GridTable, move: Move) -> Explanation:
    """The reason for a move."""
    match move:
        case Play(card):
            return _of_play(view, table, card)
        case Pass():
            reasons = [_of_play(view, table, each.card).reason for each in view.legal if isinstance(each, Play)]
            if not reasons:
                return Explanation(AdviceReason.NOTHING_FITS)
            all_kill_own = all(reason is AdviceReason.KILLS_OWN for reason in reasons)
            return Explanation(AdviceReason.SPARES_OWN if all_kill_own else AdviceReason.WAITS)
        case _:
            return Explanation(AdviceReason.ONLY_ONE)


def _of_play(view: View, table: GridTable, card: Card) -> Explanation:
    assert isinstance(view.rules, KoroshiRules)
    hand_setup = KoroshiSetup(view.rules, "".join(SUITS[suit] for suit in table.order))
    before = _AdvisedGrid(
        hand_setup, hand_setup.cells(table.laid), hand_setup.cells(table.dead), hand_setup.cells(view.hand)
    )
    cell = hand_setup.cell[card]
    killed = before.killed(cell)
    after = replace(
        before,
        laid=before.laid | 1 << cell,
        dead=before.dead | killed,
        hand=before.hand & ~(1 << cell | killed),
    )

    def explanation(reason: AdviceReason, cells: int) -> Explanation:
        return Explanation(reason, tuple(hand_setup.cards_of(cells)[:MOST_NAMED]))

    endangered, in_danger = before.own_in_danger, after.own_in_danger
    near = (after.near & ~before.near) & after.hand
    threatened = after.others_in_danger & ~before.others_in_danger
    if killed & before.hand:
        return explanation(AdviceReason.KILLS_OWN, killed & before.hand)
    if killed:
        return explanation(AdviceReason.KILLS, killed)
    if rescued := endangered & ~in_danger:
        return explanation(AdviceReason.RESCUES, rescued)
    if threatened:
        return explanation(AdviceReason.CLOSES_IN, threatened)
    if in_danger & ~endangered:
        return explanation(AdviceReason.EXPOSES, in_danger & ~endangered)
    return explanation(AdviceReason.OPENS_OWN, near) if near else Explanation(AdviceReason.QUIET)


@dataclass(frozen=True)
class _AdvisedGrid:
    """A position, as sets of cells. `hand` is the viewer's live cards."""

    hand_setup: KoroshiSetup
    laid: int
    dead: int
    hand: int

    def killed(self, cell: int) -> int:
        """The cells that a card laid in this cell kills."""
        empty = FULL & ~self.laid & ~(1 << cell)
        return self.hand_setup.kill(empty, empty & ~self.dead, cell)

    @property
    def near(self) -> int:
        """The live cells where a card can go."""
        return self.hand_setup.grid.touched(self.laid) & ~self.laid & ~self.dead

    @property
    def own_in_danger(self) -> int:
        """The viewer's cards that one opponent's card could kill now."""
        return self._killable(self.near & ~self.hand) & self.hand

    @property
    def others_in_danger(self) -> int:
        """The opponents' cards that one card of any player could kill now."""
        return self._killable(self.near) & ~self.hand

    def _killable(self, cells: int) -> int:
        found = 0
        for cell in range(cells.bit_length()):
            if cells >> cell & 1:
                found |= self.killed(cell)
        return found
