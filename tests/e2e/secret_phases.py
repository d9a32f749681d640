"""Moments of secret choices, each in a pair of games that look the same up to then.

Whatever the seat to act does then (leaves, comes back, times out) must look the same to the others as well.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from engine.catalog import PRESETS
from engine.game import Hand
from engine.moves import Leave
from engine.record import write_deal
from engine.views import Phase
from playground.errors import Json
from tests.e2e.paired_games import READER, PairedGames, Played, Ply, pairs_of, positions

MOST_TRIED = 400
PHASES = {
    Phase.COVER: ("points", 0),
    Phase.GIVE: ("ristiseiska", 0),
    Phase.BIDDING: ("insidious-sevens", 1),
    Phase.PASSING: ("insidious-sevens", 1),
    Phase.PLACE: ("nanatoridori", 0),
}
"""By phase: a preset that has it, and the number of hands to play before."""
SIMULTANEOUS = (Phase.BIDDING, Phase.PASSING)


class WrittenHand(NamedTuple):
    """A hand as it is logged: who deals, the deal as it is written, and its plies."""

    dealer: int | None
    deal: Json
    plies: tuple[Ply, ...]


@dataclass(frozen=True)
class Moment:
    """A secret choice: `phase` before ply `at` of the pair. `asked`: the seat to make that ply, in each game."""

    phase: Phase
    paired: PairedGames
    at: int
    asked: tuple[int, int]
    until: int
    """The games look the same before this ply; not before the end of the phase."""

    def plies(self, which: int) -> list[Ply]:
        """All plies of this game's match up to `until`."""
        before = [ply for hand in self.paired.before for ply in hand.plies]
        return [*before, *(ply[which] for ply in self.paired.plies[: self.until])]

    def hands(self, which: int) -> list[WrittenHand]:
        """The hands of this game's match up to the moment."""
        own = tuple(ply[which] for ply in self.paired.plies[: self.at])
        played = [*self.paired.before, Played(self.paired.dealer, self.paired.deals[which], own)]
        return [WrittenHand(hand.dealer, write_deal(hand.deal), hand.plies) for hand in played]

    def made(self, which: int) -> int:
        """How many plies of the match come before the moment."""
        return len(self.plies(which)) - (self.until - self.at)


def moment_of(phase: Phase) -> Moment:
    """The first moment found at which the two games have different seats to act, or different views for that seat.

    That seat has made two moves before, so that it can be marked away.
    """
    preset, after = PHASES[phase]
    found = pairs_of(next(each for each in PRESETS if each.id == preset), after=after)
    for paired, _ in zip(found, range(MOST_TRIED), strict=False):
        for moment in _moments(paired, phase):
            return moment
    raise AssertionError(f"there is no {phase} in {MOST_TRIED} pairs")


def _moments(paired: PairedGames, phase: Phase) -> Iterator[Moment]:
    seen = [_look(ours, theirs) for ours, theirs in positions(paired)]
    for at, (plies, (now, differing)) in enumerate(zip(paired.plies, seen, strict=False)):
        asked = plies[0][0], plies[1][0]
        if now is not phase or READER in asked or asked[0] not in differing:
            continue
        if phase is Phase.COVER and asked[0] == asked[1]:
            continue
        until = at + 1
        while phase in SIMULTANEOUS and until < len(seen) and seen[until][0] is phase:
            until += 1
        if until == len(seen):
            continue  # The phase does not end before the difference becomes known.
        moment = Moment(phase, paired, at, asked, until)
        if all(_could_be_away(moment, which) for which in range(2)):
            yield moment


def _look(ours: Hand, theirs: Hand) -> tuple[Phase, set[int]]:
    """The phase, and the seats whose views differ between the two games."""
    return ours.view(None).phase, {seat for seat in range(ours.seats) if ours.view(seat) != theirs.view(seat)}


def _could_be_away(moment: Moment, which: int) -> bool:
    """Whether the seat had two turns before; leaving a joker (SP-4) is not a turn."""
    made = moment.plies(which)[: moment.made(which)]
    return sum(seat == moment.asked[0] and not isinstance(move, Leave) for seat, move in made) >= 2
