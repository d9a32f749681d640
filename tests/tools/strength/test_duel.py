"""`python -m tools.strength duel`: every deal from every seat, the same lines for the same seed, and one sentence for bad input."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.catalog import PRESETS, find_game
from tests.engine.test_command_line import Output, not_checked
from tests.engine.test_command_line import run as engine
from tools.strength.__main__ import main
from tools.strength.playing import Duel, play_out

pytestmark = pytest.mark.slow

KEYS = (
    "preset players deals share se paired_share paired_se lasts place score changed ms_p50 ms_p99 ms_max ahead ahead_se"
)
BASIC = ("duel", "shichi-narabe", "--hands", "1", "--seed", "5")


def run(output: Output, *arguments: str) -> tuple[int, list[str], list[str]]:
    """The exit code and the lines of both streams."""
    code = main(list(arguments))
    said = output.readouterr()
    return code, said.out.splitlines(), said.err.splitlines()


def figures(output: Output, *arguments: str) -> dict[str, Any]:
    code, lines, wrong = run(output, *arguments, "--json")
    assert (code, len(lines), wrong) == (0, 1, [])
    return json.loads(lines[0])


def test_every_deal_is_played_from_every_seat() -> None:
    game = find_game("shichi-narabe")
    names = ("normal", "random", "steady-1")
    duel = Duel(game=game.id, rules=game.rules(), players=names, matches=8, seed=20, hands=1, records=True)
    records = [json.loads(outcome.record or "") for outcome in play_out(duel)]
    assert [(each["seed"], each["note"]) for each in records] == [
        (20 + i // 3, f"normal in seat {i % 3} against random, steady-1") for i in range(8)
    ]
    deals = [each["hands"][0]["deal"] for each in records]
    assert deals[0] == deals[1] == deals[2] != deals[3]


def test_equal_players_have_par_and_change_nothing(capsys: Output) -> None:
    found = figures(capsys, *BASIC, "--players", "steady-1,steady-1,steady-1,steady-1", "--matches", "24", "--paired")
    assert " ".join(found) == KEYS
    times = {found.pop(key) for key in ("ms_p50", "ms_p99", "ms_max")}
    assert all(ms > 0 for ms in times)
    shares = {"share": 25, "se": 0, "paired_share": 25, "paired_se": 0, "lasts": 25}
    others = {"deals": 6, "place": 2.5, "score": None, "changed": 0, "ahead": None, "ahead_se": None}
    assert found == {"preset": "classic", "players": ["steady-1"] * 4, **shares, **others}


def test_a_worse_player_shows_in_every_figure(capsys: Output) -> None:
    players = ("--players", "random,steady-1", "--seats", "4")
    found = figures(capsys, "duel", "jig", *players, "--matches", "60", "--paired")
    assert found["share"] < 20
    assert found["paired_share"] < 20
    assert found["lasts"] > 30
    assert found["place"] > 2.7
    assert found["changed"] > 40
    assert 0 < found["se"] < 8


def test_a_score_is_a_hand_s(capsys: Output) -> None:
    both = [
        figures(capsys, "duel", "fan-tan", "--players", "normal,random,random", "--matches", "30", "--hands", hands)
        for hands in ("1", "4")
    ]
    assert both[0]["preset"] == "fan-tan"
    assert both[0]["score"] > 0
    assert both[1]["score"] == pytest.approx(both[0]["score"], rel=0.8)
    assert both[0]["ahead"] == pytest.approx(1.5 * both[0]["score"], abs=0.01)  # What one wins others pay (FT-4).
    assert both[0]["ahead_se"] > 0


def test_the_lines_depend_on_the_seed_only_apart_from_times(capsys: Output) -> None:
    arguments = (*BASIC, "--players", "easy,steady-1", "--seats", "4", "--matches", "12", "--paired")
    first, again = (run(capsys, *arguments)[1] for _ in range(2))
    assert first[:-1] == again[:-1]
    assert first[-1].startswith("ms a choice")
    assert first[0] == "classic: easy against 3 steady-1; 3 deals, 12 matches of 1 hand, seeds 5 to 7"
    command = [sys.executable, "-m", "tools.strength", *arguments, "--jobs", "2"]
    said = subprocess.run(command, capture_output=True, text=True, check=True)
    assert said.stdout.splitlines()[:-1] == first[:-1]


def test_its_records_verify(capsys: Output, tmp_path: Path) -> None:
    path = tmp_path / "matches.jsonl"
    arguments = ("--players", "normal,random,easy", "--matches", "5", "--hands", "2", "--records", str(path))
    assert run(capsys, "duel", "insidious-sevens", *arguments)[0] == 0
    assert len(path.read_text().splitlines()) == 5
    assert engine(capsys, "verify", str(path))[:2] == (0, [*not_checked(path, 1, 2, 3, 4, 5), "5 passed, 0 failed"])


def test_all_presets_quickly(capsys: Output) -> None:
    code, lines, wrong = run(capsys, "duel", "--all", "--quick", "--seed", "1")
    assert (code, wrong) == (0, [])
    assert lines[0].endswith("1 hand a match, seed 1")
    rows = [line.strip("| ").split(" | ") for line in lines[2:]]
    assert {len(row) for row in [rows[0], *rows[2:]]} == {10}
    assert [row[0] for row in rows[2:]] == [preset.id for preset in PRESETS]


def without_times(lines: list[str]) -> list[str]:
    """The rows of a table without their last column, which differs from run to run."""
    return [line.rsplit(" | ", 1)[0] for line in lines]


def test_an_interrupted_table_goes_on_where_it_was(capsys: Output, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    arguments = ("duel", "--all", "--quick", "--players", "easy,steady-1", "--seed", "4", "--results", str(path))
    code, lines, wrong = run(capsys, *arguments)
    assert (code, wrong) == (0, [])
    whole = path.read_text().splitlines(keepends=True)
    assert len(whole) == len(PRESETS)
    path.write_text("".join(whole[:30]) + whole[30][:50])
    assert without_times(run(capsys, *arguments)[1]) == without_times(lines)
    again = path.read_text().splitlines(keepends=True)
    assert again[:30] == whole[:30], "what was there is not played again"
    assert len(again) == len(PRESETS)
    assert run(capsys, *arguments)[1] == run(capsys, *arguments)[1], "nothing is played any more"
    assert run(capsys, *(each if each != "4" else "5" for each in arguments))[0] == 0
    assert len(path.read_text().splitlines()) == 2 * len(PRESETS), "another seed is another result"


def test_a_long_table_says_how_long_it_takes(capsys: Output, tmp_path: Path) -> None:
    players = ("--players", "random,random", "--matches", "2", "--hands", "1")
    for known in (0, len(PRESETS)):
        code, _, said = run(capsys, "duel", "--all", *players, "--results", str(tmp_path / "results.jsonl"))
        assert code == 0
        assert len(said) == 1
        assert said[0].startswith(
            f"strength: {known} of {len(PRESETS)} presets are in the file; the others take about "
        )


def test_a_table_of_whole_matches(capsys: Output, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run(capsys, "duel", "--all", "--quick", "--whole", "--players", "random,random", "--results", str(path))
    assert {json.loads(line)["hands"] for line in path.read_text().splitlines()} == {None}


@pytest.mark.parametrize("text", ["{}\n", "[]\n", "\n", '{"preset": 1}\nx'])
def test_a_file_of_something_else_is_refused_and_stays_as_it_is(capsys: Output, tmp_path: Path, text: str) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text(text)
    code, lines, wrong = run(capsys, "duel", "--all", "--quick", "--results", str(path))
    assert (code, lines, len(wrong)) == (2, [], 1)
    assert "line 1 of" in wrong[0]
    assert path.read_text() == text


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("", "name a game, or give --all"),
        ("chess", "is not known"),
        ("jig --preset jog", "--preset: 'jog' is not known; did you mean jig?"),
        ("jig --preset joker", "--preset: joker is a preset of shichi-narabe, not of jig"),
        ("jig --rules [] --preset jig", "not allowed with argument"),
        ("jig --rules []", "--rules: [] is no JSON object"),
        ("jig --rules {", "--rules: "),
        ('jig --rules {"a":1}', "a"),
        ("jig --players strong,stronk", "--players: 'stronk' is not known; did you mean strong?"),
        ("jig --players ,,", "--players: '' is not known"),
        ("jig --players easy,easy,easy,easy --seats 3", "--players: 4 names for 3 seats"),
        ("nanatoridori --players easy --seats 9", "seats: 9 is not allowed"),
        ("jig --matches 0", "--matches: 0 is not allowed; 1 or more"),
        ("jig --matches x", "--matches"),
        ("jig --hands 0", "--hands: 0 is not allowed; 1 or more"),
        ("jig --jobs 0", "--jobs: 0 is not allowed; 1 to 64"),
        ("jig --seed 99999999999999999999", "--seed: "),
        ("jig --seed 9223372036854775807", "--matches: the last match would be dealt from a seed above"),
        ("jig --quick", "--quick: only with --all"),
        ("jig --all", "--all: every preset is played, so do not name 'jig'"),
        ("jig --whole", "--whole: only with --all"),
        ('fan-tan --rules {"decks":2,"chips":77} --results x', "--results: only for the rules of a preset"),
        ("--all --whole --hands 2", "--whole: not with --hands"),
        ("--all --results x --records y", "--results: not with --records"),
        ("--all --results /", "cannot be read"),
        ("--all --seats 4", "--seats: not with --all"),
    ],
)
def test_wrong_use_gets_one_sentence(capsys: Output, arguments: str, sentence: str) -> None:
    code, lines, wrong = run(capsys, "duel", *arguments.split())
    assert (code, lines, len(wrong)) == (2, [], 1)
    assert sentence in wrong[0]


@pytest.mark.parametrize("name", ["missing/matches.jsonl", "bad\0name"])
def test_a_file_that_cannot_be_written_is_a_failure(capsys: Output, tmp_path: Path, name: str) -> None:
    code, lines, wrong = run(capsys, *BASIC, "--players", "easy,easy", "--records", str(tmp_path / name))
    assert (code, lines, len(wrong)) == (1, [], 1)
    assert "cannot be written" in wrong[0]
