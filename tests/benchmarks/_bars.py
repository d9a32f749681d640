"""Figures with the bars they must meet, and the table of them all."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Result:
    """A row of the table. `ok`: whether the bar is met; None if it was not measured."""

    what: str
    measured: str
    bar: str
    ok: bool | None


def at_most(what: str, figure: float, bar: float, unit: str = "") -> Result:
    """A figure with an upper bar."""
    return Result(what, _number(figure) + unit, f"at most {_number(bar)}{unit}", figure <= bar)


def at_least(what: str, figure: float, bar: float, unit: str = "") -> Result:
    """A figure with a lower bar."""
    return Result(what, _number(figure) + unit, f"at least {_number(bar)}{unit}", figure >= bar)


def not_measured(what: str, reason: str) -> Result:
    """A figure that this machine cannot measure; it does not miss its bar."""
    return Result(what, "not measured", reason, None)


def table(results: Iterable[tuple[str, Result]]) -> str:
    """Format (benchmark, result) pairs as a table, one line each."""
    rows = [("benchmark", "what", "measured", "bar", "")]
    for benchmark, result in results:
        rows.append((benchmark, result.what, result.measured, result.bar, _VERDICTS[result.ok]))
    widths = [max(len(row[column]) for row in rows) for column in range(5)]
    rows.insert(1, ("-" * widths[0], "-" * widths[1], "-" * widths[2], "-" * widths[3], "-" * widths[4]))
    return "\n".join(
        "  ".join(
            cell.rjust(width) if column == 2 else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )


_VERDICTS = {True: "ok", False: "MISSED", None: "-"}


def _number(number: float) -> str:
    return f"{number:,.0f}" if abs(number) >= 100 or number == int(number) else f"{number:.2f}"
