"""The tables of docs/opponents.md: what proves a bar, what is shown of which results, and that the paper has places."""

from pathlib import Path
from random import Random

import pytest

from engine.ai.strong import UNPROVED
from engine.catalog import PRESETS, find_game
from engine.game import HandKind
from tools.strength.figures import DuelFigures
from tools.strength.kept import DuelResult
from tools.strength.paper import BARS, PRICED, SURE, TABLES, pooled, rewritten, verdict
from tools.strength.players import PLAYERS
from tools.strength.playing import Duel, play_out

PAPER = Path(__file__).parents[3] / "docs" / "opponents.md"


def result(
    preset: str = "jig",
    *,
    player: str = "strong",
    other: str = "steady-1",
    share: float = 45.0,
    se: float | None = 2.0,
    matches: int = 400,
    seed: int = 7,
    changed: float = 10.0,
) -> DuelResult:
    figures = DuelFigures(
        deals=matches // 4,
        share=share,
        se=se,
        paired_share=None,
        paired_se=None,
        lasts=20.0,
        place=2.2,
        score=None,
        changed=changed,
        ms_p50=1.0,
        ms_p99=2.0,
        ms_max=3.0,
    )
    return DuelResult(
        preset=preset,
        players=(player, other, other, other),
        seed=seed,
        matches=matches,
        hands=1,
        paired=False,
        quick=False,
        date="2026-11-23",
        python="3.11.7",
        machine="x86_64, 2 processors",
        figures=figures,
    )


@pytest.mark.parametrize(
    ("share", "se", "expected"),
    [
        (54, 2, "proved"),
        (53, 2, "indicated"),
        (49, 2, "open"),
        (45, 2, "missed"),
        (54, None, "open"),
        (25, 0, "open"),
        (25, 1e-15, "open"),
    ],
)
def test_a_bar_is_proved_by_two_standard_errors(share: float, se: float | None, expected: str) -> None:
    assert verdict(result(share=share, se=se)) == expected


def test_the_paper_has_a_place_for_each_table_and_nothing_else_changes() -> None:
    assert {*BARS} <= {each.id for each in PRESETS}
    assert {*PRICED} <= {*PLAYERS}
    paper = PAPER.read_text("utf-8")
    empty = rewritten(paper, [])
    made = rewritten(empty, [result(matches=40), result("joker", player="killer", matches=40)])
    assert rewritten(made, []) == empty
    assert "| jig | 10 | 45.0 ± 2.0 | 50 | missed | 20.0 | 2.20 | 10.0 | 1, 2, 3 |  |  |  |  |" in made
    assert "2026-11-23; Python 3.11.7, x86_64, 2 processors; seeds from 7 on; 10 deals of a preset" in made
    assert "| joker |  |  | 45.0 ± 2.0 |  |" in made
    with pytest.raises(ValueError, match="no place for the table strong"):
        rewritten("", [])


def test_fewer_than_400_hands_prove_no_bar_where_moves_differ() -> None:
    assert verdict(result(share=60, matches=396)) == "indicated"
    assert verdict(result("classic", share=25, se=0, matches=40, changed=0)) == "proved"


def test_a_row_has_both_yardsticks_each_with_its_bar() -> None:
    found = [result("joker", share=51), result("joker", other="strong-1", share=34, seed=8, matches=480)]
    (*_, row) = TABLES["strong"](found)
    assert row.startswith("| joker | 100 | 51.0 ± 2.0 | 46 | proved | ")
    assert row.endswith(" | 120 | 34.0 ± 2.0 | 29 | proved |")
    assert verdict(result("joker", other="strong-1", share=28)) == "open"


def test_of_results_of_the_same_deals_that_of_the_most_is_shown() -> None:
    found = [result(matches=matches, share=share) for matches, share in ((80, 41.0), (400, 42.0), (40, 43.0))]
    Random(1).shuffle(found)
    (*_, row) = TABLES["strong"](found)
    assert row.startswith("| jig | 100 | 42.0 ")


def test_results_of_other_deals_are_pooled_as_if_they_had_been_one_run() -> None:
    """Against the figures of one run over all deals, the means of times apart."""
    preset = next(each for each in PRESETS if each.id == "fan-tan")
    players = ("easy", "steady-1", "steady-1", "steady-1")

    def run(seed: int, deals: int) -> DuelResult:
        duel = Duel(game=preset.game, rules=preset.rules(), players=players, matches=4 * deals, seed=seed, hands=1)
        return DuelResult.of(preset.id, duel, DuelFigures.of(play_out(duel), seats=4), quick=False)

    parts, whole = [run(9, 4), run(5, 4), run(13, 2)], run(5, 10).figures
    figures = pooled(parts).figures
    for name in ("deals", "share", "se", "lasts", "place"):
        assert getattr(figures, name) == pytest.approx(getattr(whole, name)), name
    (*_, row) = TABLES["levels"](parts)
    assert f"{whole.share:.1f} ± {whole.se:.1f}" in row


def test_where_the_paper_shows_no_gain_a_review_is_an_opinion() -> None:
    table = PAPER.read_text("utf-8").partition("<!-- strong -->")[2].partition("<!-- end of strong -->")[0]
    rows = {cells[1].strip(): cells for line in table.splitlines() if len(cells := line.split("|")) > 8}
    assert {*rows} >= {each.id for each in PRESETS}, "a preset is missing"
    gains = dict[HandKind, list[bool]]()
    for preset in PRESETS:
        game, cells = find_game(preset.game), rows[preset.id]
        share, se = map(float, cells[3].split("±"))
        is_searched = float(cells[8]) > 0
        if is_searched:
            par = 100 / min(4, game.seats(preset.rules())[-1])
            gains.setdefault(game.kind(preset.rules()), []).append(share >= par + SURE * se)
    assert {kind for kind, shown in gains.items() if not any(shown)} <= UNPROVED
    assert any(any(shown) for kind, shown in gains.items() if kind not in UNPROVED)
