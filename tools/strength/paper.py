"""`python -m tools.strength.paper RESULTS PAPER`: write the tables of docs/opponents.md from the results of duels.

Each table stands between two comments that name it: `<!-- strong -->` and `<!-- end of strong -->`.
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from math import sqrt
from pathlib import Path
from typing import Final

from engine.catalog import PRESETS
from tools.strength.figures import DuelFigures
from tools.strength.kept import DuelResult, results
from tools.strength.playing import SEARCHER, YARDSTICK
from tools.strength.words import share_text

BAR: Final = 24.0
BARS: Final[Mapping[str, float]] = {
    "jig": 50,
    "insidious-sevens": 39,
    "insidious-sevens-piiko": 32,
    "joker": 46,
    "joker-alone": 48,
    "tunnel-joker": 42,
    "everything": 36,
    "nanatoridori-advanced": 33,
    "nanatoridori-duel": 62,
    "killing": 33,
    "killing-japanese": 28,
    "closed-tunnel": 55,
    "open-tunnel": 55,
    "moth-eaten": 30,
    "chinese-seven": 26,
    "up-the-line": 26,
    "points": 26,
}
"""The least share of first places of `strong` among players like the yardstick, in single hands; else `BAR`."""
SEARCH_BAR: Final = 25.0
SEARCH_BARS: Final[Mapping[str, float]] = {
    "joker": 29,
    "joker-alone": 28,
    "tunnel-joker": 28,
    "everything": 28,
    "closed-tunnel": 27,
    "open-tunnel": 27,
    "jig": 27,
    "insidious-sevens": 27,
    "insidious-sevens-piiko": 27,
    "killing": 26,
    "killing-japanese": 26,
    "moth-eaten": 26,
    "nanatoridori-advanced": 26,
    "nanatoridori-duel": 52,
}
"""The same among players like `SEARCHER`; else `SEARCH_BAR`."""
SURE: Final = 2.0
"""So many standard errors prove a bar."""
LEAST_HANDS: Final = 400
"""So many hands at least prove one: a standard error of fewer is itself a guess."""
TINY: Final = 1e-6
"""A standard error below this is none: sums of shares are rounded."""
NOTHING: Final = "Nothing measured yet."
PRICED: Final = ("hoarder", "opener", "killer", "gambler")

Table = Callable[[Sequence[DuelResult]], Iterator[str]]


def bar_of(result: DuelResult) -> float:
    """The bar of a duel with the yardstick, or with `SEARCHER`."""
    if SEARCHER in result.players[1:]:
        return SEARCH_BARS.get(result.preset, SEARCH_BAR)
    return BARS.get(result.preset, BAR)


def verdict(result: DuelResult) -> str:
    """Whether a bar is proved, by a share at least `SURE` standard errors above it in `LEAST_HANDS`, or only indicated.

    Where no move differs from the yardstick's, so few hands are enough.
    """
    bar, share, se = bar_of(result), result.figures.share, result.figures.se
    if se is None or (se < TINY and result.figures.changed):
        return "open"  # Equal shares in a few deals are no certainty, unless all moves are the yardstick's.
    if share - SURE * se >= bar and (result.matches >= LEAST_HANDS or not result.figures.changed):
        return "proved"
    if share >= bar:
        return "indicated"
    return "missed" if share + SURE * se < bar else "open"


def against_the_yardsticks(name: str) -> Table:
    """A player among others like the yardstick, and among others like `SEARCHER`, with the bars."""

    def lines(found: Sequence[DuelResult]) -> Iterator[str]:
        mine = {each.preset: each for each in _chosen(found, name, YARDSTICK, is_whole=False)}
        searching = {each.preset: each for each in _chosen(found, name, SEARCHER, is_whole=False)}
        if not mine and not searching:
            yield NOTHING
            return
        yield from _source([*mine.values(), *searching.values()])
        yield from _head(
            "preset",
            "deals",
            f"first places, % v. {YARDSTICK}",
            "bar",
            "",
            "last places, %",
            "place",
            "changed, %",
            "ms: p50, p99, max",
            "deals",
            f"first places, % v. {SEARCHER}",
            "bar",
            "",
        )
        for preset in PRESETS:
            if preset.id in mine or preset.id in searching:
                one, other = mine.get(preset.id), searching.get(preset.id)
                yield _row(preset.id, *_share_and_bar(one), *_more(one), *_share_and_bar(other))

    return lines


def _more(result: DuelResult | None) -> tuple[str, ...]:
    """The cells about places, choices and times; empty ones where that was not measured."""
    if result is None:
        return "", "", "", ""
    figures = result.figures
    times = f"{figures.ms_p50:.0f}, {figures.ms_p99:.0f}, {figures.ms_max:.0f}"
    return f"{figures.lasts:.1f}", f"{figures.place:.2f}", f"{figures.changed:.1f}", times


def _share_and_bar(result: DuelResult | None) -> tuple[str, ...]:
    """The cells of deals, share, bar and verdict; empty ones where that was not measured."""
    if result is None:
        return "", "", "", ""
    figures = result.figures
    return str(figures.deals), share_text(figures.share, figures.se), f"{bar_of(result):.0f}", verdict(result)


def shares_of(names: Sequence[str], other: str, *, is_whole: bool) -> Table:
    """The shares of several players against others, a column each."""

    def lines(found: Sequence[DuelResult]) -> Iterator[str]:
        mine = {name: _chosen(found, name, other, is_whole=is_whole) for name in names}
        every = [each for several in mine.values() for each in several]
        if not every:
            yield NOTHING
            return
        yield from _source(every)
        yield from _head("preset", *names)
        for preset in PRESETS:
            cells = [
                next((share_text(r.figures.share, r.figures.se) for r in mine[name] if r.preset == preset.id), "")
                for name in names
            ]
            if any(cells):
                yield _row(preset.id, *cells)

    return lines


TABLES: Final[Mapping[str, Table]] = {
    "strong": against_the_yardsticks("strong"),
    "timed": against_the_yardsticks("strong-timed"),
    "levels": shares_of(("easy", "normal"), YARDSTICK, is_whole=False),
    "temperaments": shares_of(PRICED, YARDSTICK, is_whole=False),
    "matches": shares_of(("easy", "normal", "strong"), "random", is_whole=True),
}


def rewritten(paper: str, found: Sequence[DuelResult]) -> str:
    """The paper with its tables made anew. ValueError: a table has no place in it."""
    for name, table in TABLES.items():
        begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
        if not 0 <= paper.find(begin) < paper.find(end):
            raise ValueError(f"the paper has no place for the table {name}")
        lines = "".join(f"{line}\n" for line in table(found))
        before, rest = paper.split(begin, 1)
        _, after = rest.split(end, 1)
        paper = f"{before}{begin}\n{lines}\n{end}{after}"
    return paper


def pooled(found: Sequence[DuelResult]) -> DuelResult:
    """One result of several runs of the same duel with other deals, as if they had been one run.

    Exact but for the times: p50 and p99 are means of the runs', weighted by their deals.
    """
    first, *rest = sorted(found, key=lambda each: each.seed)
    if not rest:
        return first
    every = [each.figures for each in (first, *rest)]
    deals = sum(each.deals for each in every)

    def mean(of: Callable[[DuelFigures], float]) -> float:
        return sum(of(each) * each.deals for each in every) / deals

    share = mean(lambda each: each.share)
    squares = sum(
        each.deals * (each.deals - 1) * (each.se or 0) ** 2 + each.deals * (each.share - share) ** 2 for each in every
    )
    return replace(
        first,
        matches=sum(each.matches for each in (first, *rest)),
        date=max(each.date for each in (first, *rest)),
        figures=replace(
            every[0],
            deals=deals,
            share=share,
            se=sqrt(squares / (deals * (deals - 1))),
            paired_share=None,
            paired_se=None,
            lasts=mean(lambda each: each.lasts),
            place=mean(lambda each: each.place),
            score=None,
            ahead=None,
            ahead_se=None,
            changed=mean(lambda each: each.changed),
            ms_p50=mean(lambda each: each.ms_p50),
            ms_p99=mean(lambda each: each.ms_p99),
            ms_max=max(each.ms_max for each in every),
        ),
    )


def _chosen(found: Iterable[DuelResult], name: str, other: str, *, is_whole: bool) -> list[DuelResult]:
    """The results of one player against others, one for each preset, in the order of the presets.

    Runs with other deals are pooled. Of runs that share deals the one with the most counts.
    """
    runs: dict[str, list[DuelResult]] = {}
    for each in sorted(found, key=lambda each: -each.matches):
        if each.players[0] != name or {*each.players[1:]} != {other} or (each.hands is None) != is_whole or each.quick:
            continue
        others = runs.setdefault(each.preset, [])
        if all(_are_apart(each, known) for known in others):
            others.append(each)
    return [pooled(runs[preset.id]) for preset in PRESETS if preset.id in runs]


def _are_apart(one: DuelResult, other: DuelResult) -> bool:
    """Whether two runs share no deal: deal i of a run has the seed `seed + i`."""
    return one.seed + one.figures.deals <= other.seed or other.seed + other.figures.deals <= one.seed


def _source(found: Sequence[DuelResult]) -> Iterator[str]:
    """When, where and with which seeds the results were made."""
    dates = sorted({each.date for each in found})
    machines = sorted({f"Python {each.python}, {each.machine}" for each in found})
    seeds = sorted({each.seed for each in found})
    deals = sorted({each.figures.deals for each in found})
    yield (
        f"{_span(dates)}; {'; '.join(machines)}; seeds from {', '.join(map(str, seeds))} on; "
        f"{_span([str(each) for each in deals])} deals of a preset, each from every seat."
    )
    yield ""


def _span(ordered: Sequence[str]) -> str:
    return ordered[0] if len(ordered) == 1 else f"{ordered[0]} to {ordered[-1]}"


def _head(*cells: str) -> Iterator[str]:
    yield _row(*cells)
    yield "|" + " --- |" * len(cells)


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def main(results_file: str, paper_file: str) -> None:
    """Write the tables."""
    paper = Path(paper_file)
    paper.write_text(rewritten(paper.read_text("utf-8"), [*results(Path(results_file))]), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
