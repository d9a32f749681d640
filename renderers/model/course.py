"""How a match went for one player: the place that was to be expected at each of their choices."""

from dataclasses import dataclass

from engine.packing import packs


@packs
@dataclass(frozen=True, slots=True, kw_only=True)
class CourseShown:
    """Expected places from 1 to `seats`."""

    title: str
    seats: int
    hands: tuple[tuple[float, ...], ...]
    """By hand: the places expected at the choices, and at last the one that was taken."""
    marks: tuple[tuple[int, int], ...] = ()
    """The choices that cost most, the dearest first, as (hand, choice), from 0."""
    ends: tuple[str, str] = ("", "")
    """What stands below the begin and the end of a single hand; several are numbered."""
    in_rounds: bool = False
    """Whether a hand is called a round."""
