"""`python -m tools.strength tune`: the same lines for the same seed, weights as before afterwards, and one sentence for bad input."""

import pytest

from engine.catalog import find_game
from tools.strength.__main__ import main
from tools.strength.playing import Duel
from tools.strength.tuning import HEURISTICS, figures_of, weights_of

Output = pytest.CaptureFixture[str]
QUICK = ("--generations", "2", "--candidates", "3", "--matches", "4", "--check", "4", "--seed", "6")


def run(output: Output, *arguments: str) -> tuple[int, list[str], list[str]]:
    code = main(["tune", *arguments])
    said = output.readouterr()
    return code, said.out.splitlines(), said.err.splitlines()


def test_the_lines_depend_on_the_seed_only_and_no_weight_stays_changed(capsys: Output) -> None:
    before = {name: weights_of(name) for name in HEURISTICS}
    arguments = ("jig", "--weights", "sequences", *QUICK)
    code, lines, wrong = run(capsys, *arguments)
    assert (code, wrong) == (0, [])
    assert run(capsys, *arguments)[1] == run(capsys, *arguments, "--jobs", "2")[1] == lines
    starts = [
        "before: ENDS_IT=3 ",
        "1, seeds 6 to 6: ",
        "2, seeds 7 to 7: ",
        "before, seeds 8 to 8: ",
        "found, seeds 8",
    ]
    assert len(lines) == len(starts)
    assert all(line.startswith(start) for line, start in zip(lines, starts, strict=True)), lines
    assert {name: weights_of(name) for name in HEURISTICS} == before


def test_the_normal_player_plays_by_the_weights_and_the_yardstick_does_not() -> None:
    names = ("normal", *["steady-1"] * 3)
    duel = Duel(game="jig", rules=find_game("jig").rules(), players=names, matches=40, seed=3, hands=1)
    assert figures_of("sequences", duel, weights_of("sequences")).changed == 0
    worse = figures_of("sequences", duel, dict.fromkeys(weights_of("sequences"), 0.0))
    assert worse.changed > 40
    assert worse.place > 2.6


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("chess --weights rows", "is not known"),
        ("jig", "--weights"),
        ("jig --weights jokers", "jokers"),
        ("jig --weights sequences --matches 0", "--matches: 0 is not allowed; 1 or more"),
        ("jig --weights sequences --jobs 0", "--jobs: 0 is not allowed; 1 to 64"),
        ("jig --weights sequences --preset jog", "did you mean jig?"),
        ("jig --weights sequences --seed 9223372036854775807", "--seed: "),
    ],
)
def test_wrong_use_gets_one_sentence(capsys: Output, arguments: str, sentence: str) -> None:
    code, lines, wrong = run(capsys, *arguments.split())
    assert (code, lines, len(wrong)) == (2, [], 1)
    assert sentence in wrong[0]
