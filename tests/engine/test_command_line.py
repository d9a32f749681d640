"""`python -m engine games | record | verify | view`."""

import io
import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from engine.__main__ import main
from engine.catalog import GAMES, find_game
from engine.fair import Bound, Fair, Word, mark_of, rules_text
from engine.match import Match
from engine.record import Json, as_json, as_line, play_through, take_down
from engine.rules import options_of

Output = pytest.CaptureFixture[str]
FIVE = ("--rules", '{"passes": 1}', "--seats", "5")
NANATORIDORI = find_game("nanatoridori").rules()


def run(output: Output, *arguments: str) -> tuple[int, list[str], list[str]]:
    """The exit code and the lines of both streams."""
    code = main(list(arguments))
    said = output.readouterr()
    return code, said.out.splitlines(), said.err.splitlines()


@pytest.fixture
def records(tmp_path: Path, capsys: Output) -> Path:
    """Three records of the basic game."""
    path = tmp_path / "three.jsonl"
    code, lines, _ = run(capsys, "record", "shichi-narabe", *FIVE, "--seed", "7", "--count", "3")
    assert code == 0
    path.write_text("\n".join(lines) + "\n")
    return path


def test_games_names_every_game_with_seats_and_options(capsys: Output) -> None:
    code, lines, _ = run(capsys, "games")
    assert code == 0
    assert "shichi-narabe: 2 to 10 seats" in lines
    assert "    passes: 0 to 9; default 3" in lines
    assert "    with decks 2: 3 to 12 seats" in lines
    assert "    with 2 seats always piiko true" in lines
    assert "    tunnel: true or false; default false; with kill group: true" in lines
    assert "    dropouts: one of by-count, last; default by-count; with remains laid: last" in lines
    assert [line.split(":")[0] for line in lines if not line.startswith(" ")] == list(GAMES)


def test_games_prints_json(capsys: Output) -> None:
    code, lines, _ = run(capsys, "games", "--json")
    games = {game["id"]: game for game in json.loads("\n".join(lines))}
    assert code == 0
    assert games["fan-tan"]["seats"] == {"minimum": 3, "maximum": 6}
    assert games["fan-tan"]["seats_with"] == [{"option": "decks", "value": 2, "seats": {"minimum": 3, "maximum": 12}}]
    assert games["koroshi"]["defaults_with"] == [
        {"option": "tunnel", "with": "kill", "value": "group", "default": True},
        {"option": "dropouts", "with": "remains", "value": "laid", "default": "last"},
    ]
    assert games["shichi-narabe"]["defaults_with"] == []
    assert games["insidious-sevens"]["fixed_with"] == [{"option": "piiko", "value": True, "seats": 2}]
    for game in GAMES.values():
        assert games[game.id]["options"].keys() == options_of(game.rules).keys()
    assert games["koroshi"]["options"]["hands"] == {"type": "integer", "default": 1, "minimum": 1, "maximum": 50}
    assert games["koroshi"]["options"]["tunnel"] == {"type": "boolean", "default": False}
    remains = {"type": "string", "default": "aside", "choices": ["aside", "laid"]}
    assert games["koroshi"]["options"]["remains"] == remains


def test_record_writes_the_number_of_matches_with_distinct_seeds(records: Path, capsys: Output) -> None:
    made = [json.loads(line) for line in records.read_text().splitlines()]
    assert [(each["seed"], each["seats"], each["rules"]["passes"]) for each in made] == [(n, 5, 1) for n in (7, 8, 9)]
    code, lines, _ = run(capsys, "record", "shichi-narabe", *FIVE, "--seed", "8")
    assert code == 0
    assert lines == records.read_text().splitlines()[1:2]


def not_checked(path: Path | str, *lines: int, why: str = "the record has no `fair`") -> list[str]:
    """What `verify` says of records at these lines whose deals were not checked."""
    return [f"{path}: line {line}, deals not checked: {why}" for line in lines]


def test_verify_says_whether_the_deals_were_checked(tmp_path: Path, capsys: Output) -> None:
    """Whoever takes out how the deals were made, or part of it, gets another answer than for a checked match."""
    game, path, secret = find_game("jig"), tmp_path / "one.jsonl", bytes(32)

    def verified(record: Json, **changes: object) -> tuple[int, list[str]]:
        changed = {key: value for key, value in {**record, **changes}.items() if value is not None}
        path.write_text(json.dumps(changed))
        code, lines, _ = run(capsys, "verify", str(path))
        return code, lines

    def bound(*words: Word) -> Bound:
        rules = rules_text(game.rules().model_dump())
        return Bound(table=9, game="jig", rules=rules, seats=4, people=(0, 1, 3), words=words)

    ann, ben = (Word(seat, mark_of(secret, seat, text), text) for seat, text in ((3, "七"), (0, "a b")))
    for fair, said in (
        (Fair(secret, (1,)), "(method sevens-1)"),
        (Fair(secret, (1,), bound()), "(method sevens-2), words by 0 of 3 people"),
        (Fair(secret, (), bound(ann, ben)), "(method sevens-2), words by 2 of 3 people"),
        (
            Fair(secret, (), bound(ann, replace(ben, text=None))),
            "(method sevens-2), words by 2 of 3 people, 1 of them deleted",
        ),
    ):
        match = Match(game, game.rules(), seats=4, seed=fair.seed, fair=fair)
        chance = Random(1)
        while match.result is None:
            hand = match.next_hand()
            while hand.result is None:
                match.advance(hand.to_act[0], chance.choice(hand.legal(hand.to_act[0])))
        record = as_json(take_down(match))
        passed = "1 passed, 0 failed"
        committed = f"{path}: line 1, dealt as committed: {fair.commitment} {said}"
        assert verified(record) == (0, [committed, passed])
        assert verified(record, fair=None) == (0, [*not_checked(path, 1), passed])
        other = not_checked(path, 1, why="`fair` is of another program")
        assert verified(record, fair={"scheme": "of another program"}) == (0, [*other, passed])
        no_hand = not_checked(path, 1, why="the record has no hand")
        assert verified(record, hands=[], result=None) == (0, [*no_hand, passed])
        for part in fair.as_json():
            code, lines = verified(record, fair={key: value for key, value in fair.as_json().items() if key != part})
            assert (code, lines[-1]) == (1, "0 passed, 1 failed"), part


def verify(output: Output, *paths: Path | str) -> tuple[int, list[str]]:
    """The exit code of `verify`, and what it says."""
    code, lines, errors = run(output, "verify", *map(str, paths))
    assert errors == []
    return code, lines


def test_verify_accepts_the_output_of_record(records: Path, capsys: Output) -> None:
    passed = [*not_checked(records, 1, 2, 3, 1, 2, 3), "6 passed, 0 failed"]
    assert verify(capsys, records, records) == (0, passed)


def test_verify_reads_standard_input(records: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(records.read_bytes())))
    assert run(capsys, "verify", "-") == (0, [*not_checked("-", 1, 2, 3), "3 passed, 0 failed"], [])


def test_verify_names_file_record_ply_and_both_sides_of_each_difference(records: Path, capsys: Output) -> None:
    made = [json.loads(line) for line in records.read_text().splitlines()]
    ply = made[1]["hands"][0]["plies"][4]
    legal = sorted(ply["legal"])
    ply["legal"] = ["AS"]
    made[1]["result"]["ranks"] = [1, 1, 1, 1, 1]
    records.write_text("\n".join(map(json.dumps, made)))
    code, lines = verify(capsys, records)
    assert code == 1
    ranks = " ".join(map(str, made[1]["hands"][0]["result"]["ranks"]))
    last = len(made[1]["hands"][0]["plies"])
    assert lines == [
        *not_checked(records, 1),
        f"{records}: line 2, ply 4, hands[0].plies[4].legal: expected {' '.join(legal)}; found AS",
        f"{records}: line 2, ply {last}, result: expected ranks {ranks}; found ranks 1 1 1 1 1",
        *not_checked(records, 3),
        "2 passed, 1 failed",
    ]


def test_verify_names_line_and_field_of_an_invalid_record(records: Path, capsys: Output) -> None:
    lines = records.read_text().splitlines()
    lines[1] = lines[1].replace('"seats": 5', '"seats": 50')
    lines.append('{"game": "\\ud800"')
    records.write_text("\n".join(lines))
    code, said = verify(capsys, records)
    assert code == 1
    assert f"{records}: line 2: seats: 50 is out of range; 2 to 10" in said
    assert said[-2].startswith(f"{records}: line 4: no JSON object")
    assert said[-1] == "2 passed, 2 failed"


def test_verify_of_a_file_without_a_record_is_no_success(records: Path, tmp_path: Path, capsys: Output) -> None:
    empty = tmp_path / "empty"
    empty.touch()
    said = [f"{empty}: no record in this file", *not_checked(records, 1, 2, 3), "3 passed, 1 failed"]
    assert verify(capsys, empty, records) == (1, said)


def test_verify_gives_up_on_a_file_of_nonsense(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "nonsense"
    path.write_bytes(b"nonsense\n" * 1_000_000)
    code, lines, _ = run(capsys, "verify", str(path))
    assert code == 1
    assert len(lines) == 22
    assert lines[-2:] == [f"{path}: 20 lines are no records; the rest is not read: 999980 lines", "0 passed, 20 failed"]


def test_verify_does_not_give_up_on_a_file_with_a_record(records: Path, capsys: Output) -> None:
    lines = records.read_text().splitlines()
    records.write_text("\n".join([lines[0], *["{}"] * 50, *lines[1:]]))
    code, said, _ = run(capsys, "verify", str(records))
    assert code == 1
    assert said[-1] == "3 passed, 50 failed"


def test_a_line_that_is_far_too_long_counts_once(tmp_path: Path, records: Path, capsys: Output) -> None:
    path = tmp_path / "long"
    path.write_bytes(b"[" * 40_000_000 + b"\n" + records.read_bytes())
    code, lines, _ = run(capsys, "verify", str(path))
    assert code == 1
    assert "too long for a record" in lines[0]
    assert lines[1:] == [*not_checked(path, 2, 3, 4), "3 passed, 1 failed"]


@pytest.mark.parametrize("count", [20, 21, 22, 40])
def test_verify_reports_how_much_of_a_file_is_unread(tmp_path: Path, capsys: Output, count: int) -> None:
    path = tmp_path / "nonsense"
    path.write_bytes(b"\n[]" * count)
    code, lines, _ = run(capsys, "verify", str(path))
    assert (code, lines[-1]) == (1, "0 passed, 20 failed")
    left = count - 20
    given_up = f"{path}: 20 lines are no records; the rest is not read: {left} line{'s' * (left != 1)}"
    assert lines[20:-1] == ([given_up] if left else [])


UNREADABLE = {
    "/nowhere/at/all": "No such file or directory",
    ".": "Is a directory",
    "\0": "embedded null byte",
    "/proc/self/mem": "Input/output error",  # it opens, and reading it fails
}


@pytest.mark.parametrize("name", UNREADABLE)
def test_verify_continues_after_an_unreadable_file(name: str, records: Path, capsys: Output) -> None:
    code, lines = verify(capsys, name, records)
    assert code == 1
    unread = f"{name}: cannot be read: {UNREADABLE[name]}"
    assert lines == [unread, *not_checked(records, 1, 2, 3), "3 passed, 1 failed"]


@pytest.mark.parametrize(("seed", "count"), [((1 << 63) - 2, 2), (-(1 << 63), 1)])
def test_record_writes_seeds_that_verify_accepts(seed: int, count: int, tmp_path: Path, capsys: Output) -> None:
    code, lines, _ = run(capsys, "record", "jig", f"--seed={seed}", "--count", str(count))
    assert (code, len(lines)) == (0, count)
    path = tmp_path / "made.jsonl"
    path.write_text("\n".join(lines))
    assert verify(capsys, path) == (
        0,
        [*not_checked(path, *range(1, count + 1)), f"{count} passed, 0 failed"],
    )


MARKS = {"utf-8-sig": "UTF-8", "utf-16": "UTF-16", "utf-32": "UTF-32"}


@pytest.mark.parametrize("encoding", MARKS)
def test_verify_names_a_byte_order_mark(encoding: str, records: Path, capsys: Output) -> None:
    records.write_bytes(records.read_text().encode(encoding))
    code, lines = verify(capsys, records)
    assert code == 1
    mark = f"begins with a byte-order mark of {MARKS[encoding]}; a record is UTF-8 without one"
    assert lines[0] == f"{records}: line 1: {mark}"


def test_verify_names_the_line_the_field_and_what_a_move_lacks(tmp_path: Path, capsys: Output) -> None:
    record = json.loads(as_line(take_down(play_through(find_game("nanatoridori"), NANATORIDORI, seats=3, seed=1))))
    record["hands"][0]["plies"][0]["move"] = "play:0"
    path = tmp_path / "one.jsonl"
    path.write_text("\n\n" + json.dumps(record))
    code, lines, _ = run(capsys, "verify", str(path))
    why = "'play:0' is no move: the last position is missing; one card alone is play:0-0"
    assert (code, lines) == (1, [f"{path}: line 3: hands[0].plies[0].move: {why}", "0 passed, 1 failed"])


def test_view_shows_what_a_seat_may_see(records: Path, capsys: Output) -> None:
    first = json.loads(records.read_text().splitlines()[0])
    ply = first["hands"][0]["plies"][3]
    code, lines, _ = run(capsys, "view", str(records), "--ply", "3", "--seat", str(ply["seat"]))
    view = json.loads("\n".join(lines))
    assert code == 0
    assert (view["game"], view["seat"], view["to_act"]) == ("shichi-narabe", ply["seat"], [ply["seat"]])
    assert sorted(view["legal"]) == sorted(ply["legal"])
    assert set(view["hand"]) < set(first["hands"][0]["deal"]["hands"][ply["seat"]])
    assert view["rules"] == first["rules"]
    assert view["phase"] == "play"


def test_view_after_the_last_ply_shows_the_end(records: Path, capsys: Output) -> None:
    first = json.loads(records.read_text().splitlines()[0])
    code, lines, _ = run(capsys, "view", str(records), "--ply", str(len(first["hands"][0]["plies"])), "--seat", "0")
    assert code == 0
    assert json.loads("\n".join(lines))["match_result"]["ranks"] == first["result"]["ranks"]


WRONG = [
    ([], "COMMAND"),
    (["play"], "invalid choice"),
    (["record"], "GAME"),
    (["record", "shichinarabe"], "did you mean shichi-narabe?"),
    (["record", "jig", "--seats", "9"], "seats: 9 is not allowed; 3 to 6"),
    (["record", "jig", "--seats", "many"], "--seats"),
    (["record", "jig", "--count", "0"], "--count: 0"),
    (["record", "jig", "--rules", "{"], "--rules: no JSON"),
    (["record", "jig", "--rules", "[]"], "--rules: [] is no JSON object"),
    (["record", "jig", "--rules", '{"hands": NaN}'], "--rules: NaN"),
    (["record", "jig", "--rules", '{"hands": 0}'], "hands: 0 is not allowed; 1 to 50"),
    (["record", "jig", "--rules", '{"hands": true}'], "hands: true is not allowed; 1 to 50"),
    (["record", "jig", "--rules", '{"hands": null}'], "hands: null is not allowed; 1 to 50"),
    (["record", "jig", "--rules", '{"hands": [false, null]}'], "hands: [false, null] is not allowed; 1 to 50"),
    (["record", "jig", "--rules", "null"], "--rules: null is no JSON object"),
    (["record", "jig", "--rules", '{"handz": 1}'], "did you mean hands?"),
    (["verify"], "FILE"),
    (["record", "jig", "--seed", str(1 << 63)], "--seed: 9223372036854775808 is out of range"),
    (["record", "jig", f"--seed=-{(1 << 63) + 1}"], "--seed: -9223372036854775809 is out of range"),
    (["record", "jig", "--seed", str((1 << 63) - 2), "--count", "3"], "--count: the last match"),
    (["record", "jig", "--seed", "9" * 5000], "--seed"),
    (["record", "jig", "\n"], "unrecognized"),
    (["view", "/nowhere/at/all", "--ply", "0", "--seat", "0"], "/nowhere/at/all: cannot be read"),
    (["view", "/proc/self/mem", "--ply", "0", "--seat", "0"], "/proc/self/mem: cannot be read"),
    (["view", "RECORDS", "--ply", "0"], "--seat"),
    (["view", "RECORDS", "--ply", "-1", "--seat", "0"], "--ply: -1"),
    (["view", "RECORDS", "--ply", "0", "--seat", "5"], "--seat: 5 is not allowed; 0 to 4"),
    (["view", "RECORDS", "--ply", "9999", "--seat", "0"], "only"),
    (["view", "EMPTY", "--ply", "0", "--seat", "0"], "no record"),
]


@pytest.mark.parametrize(("arguments", "said"), WRONG)
def test_wrong_usage_is_reported_in_one_line(
    arguments: list[str], said: str, records: Path, tmp_path: Path, capsys: Output
) -> None:
    (tmp_path / "empty").touch()
    files = {"RECORDS": str(records), "EMPTY": str(tmp_path / "empty")}
    code, lines, errors = run(capsys, *(files.get(each, each) for each in arguments))
    assert (code, lines) == (2, [])
    assert len(errors) == 1
    assert said in errors[0]
    assert len(errors[0]) < 400


def test_closed_and_full_streams_cause_no_traceback() -> None:
    closing = "import os, sys; os.close(0); os.execv(sys.executable, sys.argv[1:])"
    command = [sys.executable, "-c", closing, sys.executable, "-m", "engine", "verify", "-"]
    closed = subprocess.run(command, capture_output=True, check=False, timeout=60)
    assert (closed.returncode, closed.stderr) == (1, b"")
    assert closed.stdout.splitlines() == [b"-: cannot be read: standard input is closed", b"0 passed, 1 failed"]
    command = [sys.executable, "-m", "engine", "games"]
    with Path("/dev/full").open("wb") as full:
        full_up = subprocess.run(command, check=False, timeout=60, stdout=full, stderr=subprocess.PIPE)
    assert full_up.returncode == 1
    assert full_up.stderr == b"engine: standard output cannot be written: No space left on device\n"


@pytest.mark.parametrize("moved", ["duel", "tune"])
def test_a_command_that_has_moved_says_where_it_is(capsys: Output, moved: str) -> None:
    code, lines, wrong = run(capsys, moved, "jig", "--quick")
    assert (code, lines) == (2, [])
    assert wrong == [f"engine: {moved} has moved to `python -m tools.strength {moved}`, in the source's folder"]


def test_it_runs_as_a_module_and_ends_quietly_on_a_closed_pipe() -> None:
    command = [sys.executable, "-m", "engine", "record", "jig", "--count", "200"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stderr
        assert json.loads(process.stdout.readline())["game"] == "jig"
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 1
