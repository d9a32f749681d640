"""The command line with damaged files: a sentence for every wrong line, an exit code, no traceback."""

import json
import re
from copy import deepcopy
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.__main__ import main
from engine.catalog import GAMES
from engine.fair import Bound, Fair, Word, mark_of, rules_text
from engine.match import Match
from engine.record import as_line, differences, match_from_record, play_through, record_from, take_down
from engine.record.replaying import how_dealt

SCENARIOS = [
    line
    for path in sorted((Path(__file__).parents[1] / "scenarios").glob("*.jsonl"))
    for line in path.read_text().splitlines()
]


@cache
def lines() -> list[str]:
    """Positions, and the beginnings of whole matches."""
    whole = (take_down(play_through(game, game.rules(), seats=3, seed=2)) for game in GAMES.values())
    return [*SCENARIOS, *(as_line(take_down(match_from_record(record, plies=6))) for record in whole)]


WORDS = ["7D", "8S", "JK", "4G", "5", "pass", "bankrupt", "cover", "talk:1", "play:0-0", "give:5S", "~5H", "5D@S", ""]

values = st.one_of(
    st.sampled_from([None, True, -1, 0, 1, 2, 3, 60, 10**30, 0.5, [], {}, [[]], [0, 0, 0]]),
    st.sampled_from(WORDS),
    st.lists(st.sampled_from(WORDS), max_size=5),
)


def places(value: object) -> list[tuple[object, object]]:
    """Every container in a JSON value with a key of it."""
    items = (
        list(value.items()) if isinstance(value, dict) else list(enumerate(value)) if isinstance(value, list) else []
    )
    return [found for key, each in items for found in ((value, key), *places(each))]


@st.composite
def damaged_lines(draw: st.DrawFn) -> bytes:
    """A record with a few values replaced, swapped, doubled or removed, as a line of bytes."""
    record = json.loads(draw(st.sampled_from(lines())))
    for _ in range(draw(st.integers(1, 3))):
        there = places(record)
        container, key = draw(st.sampled_from(there))
        other, other_key = draw(st.sampled_from(there))
        match draw(st.sampled_from(["lose", "become", "exchange", "double"])):
            case "lose":
                del container[key]
            case "become":
                container[key] = deepcopy(draw(values))
            case "exchange":
                container[key] = deepcopy(other[other_key])
            case _ if isinstance(container, list):
                container.insert(key, deepcopy(container[key]))
            case _:
                container["other"] = deepcopy(container[key])
    line = json.dumps(record).encode()
    if draw(st.booleans()):
        return line
    place = draw(st.integers(0, len(line)))
    return line[:place] + draw(st.binary(max_size=4)).replace(b"\n", b"") + line[place + draw(st.integers(0, 3)) :]


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(st.lists(damaged_lines(), min_size=1, max_size=4))
def test_verify_reports_every_line_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lines: list[bytes]
) -> None:
    path = tmp_path / "hostile.jsonl"
    path.write_bytes(b"\n".join(lines))
    code = main(["verify", str(path)])
    said = capsys.readouterr()
    *differing, last = said.out.splitlines()
    passed, failed = map(int, re.fullmatch(r"(\d+) passed, (\d+) failed", last).groups())  # type: ignore[union-attr]
    assert said.err == ""
    assert code == (1 if failed else 0)
    assert passed + failed == sum(bool(line.strip()) for line in lines)
    named = [re.match(re.escape(str(path)) + r": line (\d+)[,:] (.+)", line) for line in differing]
    assert all(named)
    right = [each[1] for each in named if each and each[2].startswith(("deals not checked: ", "dealt as committed: "))]
    assert len(right) == len(set(right)) == passed
    assert len({each[1] for each in named if each} - set(right)) == failed


def fair_lines() -> list[str]:
    """The first plies of matches whose deals follow from words, and from presses."""
    game, secret = GAMES["jig"], bytes(range(32))
    words = tuple(Word(seat, mark_of(secret, seat, text), text) for seat, text in ((2, "七"), (0, "a")))
    bound = Bound(table=9, game="jig", rules=rules_text(game.rules().model_dump()), seats=3, people=(0, 2), words=words)
    made: list[str] = []
    for fair in (Fair(secret, (), bound), Fair(secret, (1, 2), replace(bound, words=())), Fair(secret, (1, 2))):
        match = Match(game, game.rules(), seats=3, seed=fair.seed, fair=fair)
        match.next_hand()
        made.append(as_line(replace(take_down(match), fair=fair.as_json())))
    return made


FAIR_LINES = fair_lines()


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_damaged_fair_passes_only_where_the_deals_are_checked(data: st.DataObject) -> None:
    """Whatever is changed in `fair`: the deals follow as before, or there is a difference and no exception."""
    record = json.loads(data.draw(st.sampled_from(FAIR_LINES)))
    fair = record["fair"]
    container, key = data.draw(st.sampled_from(places(fair)))
    kind = data.draw(st.sampled_from(["lose", "become", "double"]))
    if kind == "lose":
        del container[key]
    elif kind == "double" and isinstance(container, list):
        container.insert(key, deepcopy(container[key]))
    else:
        container[key] = deepcopy(data.draw(values | st.text(max_size=4)))
    found = record_from(record)
    if not differences(found):
        assert how_dealt(found).startswith("dealt as committed: ")


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(damaged_lines(), st.integers(0, 12), st.integers(0, 4))
def test_view_shows_a_view_or_the_reason_for_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: bytes, ply: int, seat: int
) -> None:
    path = tmp_path / "hostile.jsonl"
    path.write_bytes(line)
    code = main(["view", str(path), "--ply", str(ply), "--seat", str(seat)])
    said = capsys.readouterr()
    if code == 0:
        assert json.loads(said.out)["seat"] == seat
        assert said.err == ""
    else:
        assert (code, said.out) == (2, "")
        assert len(said.err.splitlines()) == 1
