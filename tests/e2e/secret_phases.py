"""Moments of games at which something is chosen that others do not see, each in two games that look the same till then.

What may happen to the person who is asked (they leave, come back, let the time run out) must look the same as well.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.catalog import PRESETS
from engine.game import Hand
from engine.moves import Leave
from engine.views import Phase
from tests.e2e.paired_games import READER, PairedGames, Ply, pairs_of, positions

MOST_TRIED = 400
PHASES = {
    Phase.COVER: ("points", 0),
    Phase.GIVE: ("ristiseiska", 0),
    Phase.BIDDING: ("insidious-sevens", 1),
    Phase.PASSING: ("insidious-sevens", 1),
    Phase.PLACE: ("nanatoridori", 0),
}
"""For each phase a preset that has it, and after how many hands."""
SIMULTANEOUS = (Phase.BIDDING, Phase.PASSING)


@dataclass(frozen=True)
class Moment:
    """Before move `at` of the pair it is `phase`. `asked`: the seat that is to make that move, in each game."""

    phase: Phase
    paired: PairedGames
    at: int
    asked: tuple[int, int]
    until: int
    """Up to this move, exclusive, the two still look the same: at least to the end of the phase."""

    def plies(self, which: int) -> list[Ply]:
        """All moves of this game's match up to `until`."""
        before = [ply for hand in self.paired.before for ply in hand.plies]
        return [*before, *(ply[which] for ply in self.paired.plies[: self.until])]

    def made(self, which: int) -> int:
        """How many of them come before the moment."""
        return len(self.plies(which)) - (self.until - self.at)


def moment_of(phase: Phase) -> Moment:
    """The first one found at which the person who is asked sees something else in each game, or is another person.

    They have made two moves by then, so that they could be away.
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
            continue  # It does not end before the difference is known.
        moment = Moment(phase, paired, at, asked, until)
        if all(_could_be_away(moment, which) for which in range(2)):
            yield moment


def _look(ours: Hand, theirs: Hand) -> tuple[Phase, set[int]]:
    """The phase, and the seats from which the two games look different."""
    return ours.view(None).phase, {seat for seat in range(ours.seats) if ours.view(seat) != theirs.view(seat)}


def _could_be_away(moment: Moment, which: int) -> bool:
    """Whether they had two turns before: leaving a joker (SP-4) is none."""
    made = moment.plies(which)[: moment.made(which)]
    return sum(seat == moment.asked[0] and not isinstance(move, Leave) for seat, move in made) >= 2
