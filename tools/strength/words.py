"""The figures of a duel in words, as a paragraph or as a row of a table."""

from datetime import UTC, datetime
from os import cpu_count
from platform import python_version
from typing import Final

from tools.strength.figures import DuelFigures
from tools.strength.playing import YARDSTICK, Duel

COLUMNS: Final = (
    "preset",
    "players",
    "deals",
    "first places, %",
    "paired, %",
    "last places, %",
    "place",
    "score a hand",
    f"choices unlike {YARDSTICK}, %",
    "ms a choice: p50, p99, max",
)


def paragraph(preset: str | None, duel: Duel, figures: DuelFigures) -> list[str]:
    """The figures of one duel. Only the last line has times, which differ from run to run."""
    return [
        f"{_named(preset, duel)}: {_players(duel)}; {_counted(duel, figures)}",
        f"first places   {share_text(figures.share, figures.se)} %; par {100 / duel.seats:.1f}",
        f"paired         {_paired(figures)}",
        f"last places    {figures.lasts:.1f} %",
        f"place          {figures.place:.2f}",
        f"score a hand   {_score(figures)}",
        f"score a match  {_ahead(figures)}",
        f"changed        {figures.changed:.1f} % of the choices differ from those of {YARDSTICK}",
        f"ms a choice    p50 {figures.ms_p50:.1f}, p99 {figures.ms_p99:.1f}, max {figures.ms_max:.1f}",
    ]


def heading(duel: Duel) -> list[str]:
    """The common facts of a table's rows, and its first lines."""
    hands = "whole matches" if duel.hands is None else f"{duel.hands} hand{'s' * (duel.hands > 1)} a match"
    return [
        f"{datetime.now(UTC):%Y-%m-%d}, Python {python_version()}, {cpu_count()} processors, {hands}, {_seeds(duel)}",
        "",
        f"| {' | '.join(COLUMNS)} |",
        "|" + " --- |" * len(COLUMNS),
    ]


def row(preset: str | None, duel: Duel, figures: DuelFigures) -> str:
    """The figures of one duel as a row of a table."""
    cells = (
        _named(preset, duel),
        _players(duel),
        str(figures.deals),
        share_text(figures.share, figures.se),
        _paired(figures),
        f"{figures.lasts:.1f}",
        f"{figures.place:.2f}",
        _score(figures),
        f"{figures.changed:.1f}",
        f"{figures.ms_p50:.1f}, {figures.ms_p99:.1f}, {figures.ms_max:.1f}",
    )
    return f"| {' | '.join(cells)} |"


def _named(preset: str | None, duel: Duel) -> str:
    return duel.game if preset is None else preset


def _players(duel: Duel) -> str:
    """The hero and the others, equal ones counted."""
    hero, *others = duel.players
    counted = {name: others.count(name) for name in others}
    return f"{hero} against {' and '.join(f'{count} {name}' for name, count in counted.items())}"


def _counted(duel: Duel, figures: DuelFigures) -> str:
    hands = "" if duel.hands is None else f" of {duel.hands} hand{'s' * (duel.hands > 1)}"
    return f"{figures.deals} deals, {duel.matches} matches{hands}, {_seeds(duel)}"


def _seeds(duel: Duel) -> str:
    return f"seeds {duel.seed} to {duel.last_seed}" if duel.deals > 1 else f"seed {duel.seed}"


def share_text(share: float, se: float | None) -> str:
    """A share with its standard error, if it has one."""
    return f"{share:.1f}" if se is None else f"{share:.1f} ± {se:.1f}"


def _paired(figures: DuelFigures) -> str:
    return "–" if figures.paired_share is None else share_text(figures.paired_share, figures.paired_se)


def _ahead(figures: DuelFigures) -> str:
    return "–" if figures.ahead is None else f"{share_text(figures.ahead, figures.ahead_se)} above the others' mean"


def _score(figures: DuelFigures) -> str:
    return "–" if figures.score is None else f"{figures.score:.2f}"
