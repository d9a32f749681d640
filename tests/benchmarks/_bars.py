"""Figures held against their bars. A benchmark that misses a bar says so and goes on."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Verdict:
    """A figure and its bar, as one line of text; `met`: the figure is on the right side of the bar."""

    line: str
    met: bool


verdicts: list[Verdict] = []
"""All that were printed in this process, in order."""


def at_most(name: str, figure: float, bar: float, unit: str = "") -> None:
    """Print the figure and whether it is no larger than the bar."""
    verdict = "ok" if figure <= bar else "above"
    _tell(f"{name}: {_short(figure)}{unit} (bar: at most {_short(bar)}{unit}): {verdict}", met=figure <= bar)


def at_least(name: str, figure: float, bar: float, unit: str = "") -> None:
    """Print the figure and whether it is no smaller than the bar."""
    verdict = "ok" if figure >= bar else "below"
    _tell(f"{name}: {_short(figure)}{unit} (bar: at least {_short(bar)}{unit}): {verdict}", met=figure >= bar)


def summary() -> str:
    """All bars again, those that were missed at the end."""
    met = [each.line for each in verdicts if each.met]
    missed = [each.line for each in verdicts if not each.met]
    return "\n".join([*met, *missed, f"\n{len(met)} of {len(verdicts)} bars are met"])


def _tell(line: str, *, met: bool) -> None:
    verdicts.append(Verdict(line, met))
    print(line, flush=True)


def _short(number: float) -> str:
    return f"{number:,.0f}" if abs(number) >= 100 or number == int(number) else f"{number:.2f}"
