"""The figures of a duel, computed from the outcomes of its matches."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean
from typing import Any, Self

from tools.strength.playing import MatchOutcome


@dataclass(frozen=True, slots=True, kw_only=True)
class DuelFigures:
    """Figures of the hero in a duel. Shares are in per cent, times in milliseconds of processor time."""

    deals: int
    share: float
    """Its share of first places; a shared one counts in part."""
    se: float | None
    """The standard error of `share`. The matches of a deal depend on each other, so deals are the sample. None: a
    single deal has none."""
    paired_share: float | None
    """Par, and the mean difference to the yardstick in the hero's seat. None: not played."""
    paired_se: float | None
    lasts: float
    place: float
    score: float | None
    """Per hand. None: the game has no scores."""
    changed: float
    """How many of the choices between several legal moves differ from the yardstick's, in per cent."""
    ms_p50: float
    ms_p99: float
    ms_max: float
    ahead: float | None = None
    """By how much its score of a match is above the mean of the others'. None: no scores, or an older result."""
    ahead_se: float | None = None

    @classmethod
    def of(cls, outcomes: Iterable[MatchOutcome], *, seats: int) -> Self:
        """The figures of these matches, of which there is at least one."""
        every = list(outcomes)
        seconds = sorted(second for each in every for second in each.seconds) or [0.0]
        differences = [(each.deal, each.share - each.paired) for each in every if each.paired is not None]
        share, se = _mean([(each.deal, each.share) for each in every])
        paired, paired_se = _mean(differences) if differences else (None, None)
        scores = [each.score for each in every if each.score is not None]
        leads = [(each.deal, each.ahead) for each in every if each.ahead is not None]
        ahead, ahead_se = _mean(leads) if leads else (None, None)
        return cls(
            deals=len({each.deal for each in every}),
            share=100 * share,
            se=_percent(se),
            paired_share=None if paired is None else 100 / seats + 100 * paired,
            paired_se=_percent(paired_se),
            lasts=100 * fmean(each.last for each in every),
            place=fmean(each.place for each in every),
            score=sum(scores) / sum(each.hands for each in every) if scores else None,
            changed=100 * sum(each.changed for each in every) / max(1, sum(len(each.seconds) for each in every)),
            ms_p50=1000 * _percentile(seconds, 0.5),
            ms_p99=1000 * _percentile(seconds, 0.99),
            ms_max=1000 * seconds[-1],
            ahead=ahead,
            ahead_se=ahead_se,
        )

    def as_json(self) -> dict[str, Any]:
        """All figures by name, rounded."""
        return {name: _rounded(getattr(self, name)) for name in self.__slots__}


def _mean(values: Sequence[tuple[int, float]]) -> tuple[float, float | None]:
    """The mean of values, each with its deal, and the mean's standard error."""
    mean = fmean(value for _, value in values)
    deviations: defaultdict[int, float] = defaultdict(float)
    for deal, value in values:
        deviations[deal] += value - mean
    deals = len(deviations)
    if deals < 2:
        return mean, None
    return mean, sqrt(deals / (deals - 1) * sum(each**2 for each in deviations.values())) / len(values)


def _percent(share: float | None) -> float | None:
    return None if share is None else 100 * share


def _percentile(ordered: Sequence[float], part: float) -> float:
    """The smallest value that at least this part of the values does not exceed."""
    return ordered[max(0, -int(-part * len(ordered) // 1) - 1)]


def _rounded(value: float | None) -> float | None:
    return value if value is None or isinstance(value, int) else round(value, 3)
