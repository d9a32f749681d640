"""Records: read strictly, written whole, replayed and compared."""

import json
import re
from collections.abc import Iterable
from copy import deepcopy
from functools import cache
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.catalog import GAMES, find_game
from engine.game import Game
from engine.match import Match
from engine.record import (
    Json,
    RecordError,
    as_json,
    as_line,
    differences,
    match_from_record,
    play_through,
    read_lines,
    read_record,
    record_from,
    record_of,
    take_down,
)
from engine.rules import R, read_rules
from tests.engine.nonsense import nonsense
from tests.sampling import one_in

GAME = find_game("shichi-narabe")


WHOLE = record_of(play_through(GAME, GAME.rules(), seats=4, seed=5))
"""A whole match as JSON."""
SPOT = ("7S", "7H", "7D", "7C")
HEAD = {"format": 1, "game": "shichi-narabe", "rules": {"passes": 0}, "seats": 3, "seed": 0}
POSITION: Json = {
    **HEAD,
    "hands": [
        {
            "deal": {"hands": [["6D"], ["8S"], ["KC", "9H"]]},
            "layout": list(SPOT),
            "to_move": 2,
            "plies": [{"seat": 2, "legal": ["bankrupt"], "move": "bankrupt"}, {"seat": 0, "legal": ["6D"]}],
        }
    ],
}


Step = str | int


def altered(record: Json, path: str | tuple[Step, ...], value: object) -> Json:
    """A copy with the value at `hands[0].deal` and the like replaced; a function is applied to it; ... removes it."""
    made = deepcopy(record)
    steps = path
    if isinstance(path, str):
        steps = tuple(int(step) if step.isdigit() else step for step in re.findall(r"\w+", path))
    place = made
    for step in steps[:-1]:
        place = place[step]
    if value is ...:
        del place[steps[-1]]
    else:
        place[steps[-1]] = value(place[steps[-1]]) if callable(value) else value
    return made


def test_a_record_has_every_default_and_every_legal_list() -> None:
    assert list(WHOLE) == ["format", "game", "rules", "seats", "seed", "hands", "result"]
    assert WHOLE["rules"] == GAME.rules().model_dump()
    (hand,) = WHOLE["hands"]
    assert list(hand) == ["dealer", "deal", "plies", "result"]
    assert all(list(ply) == ["seat", "legal", "move"] and ply["move"] in ply["legal"] for ply in hand["plies"])
    assert sorted(hand["result"]["ranks"]) == [1, 2, 3, 4]
    assert WHOLE["result"] == hand["result"]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_the_same_seed_gives_the_same_record_and_reading_gives_it_back(game: Game[R]) -> None:
    rules = game.rules()
    lines = [as_line(take_down(play_through(game, rules, seats=3, seed=seed))) for seed in (1, 1, 2)]
    assert lines[0] == lines[1] != lines[2]
    assert "\n" not in lines[0]
    record = read_record(lines[0])
    assert as_line(record) == lines[0]
    assert differences(record) == []
    assert record_of(match_from_record(record)) == json.loads(lines[0])


def test_a_match_in_progress_is_recorded_without_results() -> None:
    match = match_from_record(record_from(WHOLE), plies=9)
    record = record_of(match)
    assert "result" not in record
    assert "result" not in record["hands"][0]
    assert record["hands"][0]["plies"] == WHOLE["hands"][0]["plies"][:9]
    assert differences(record_from(record)) == []


def test_a_position_is_read_and_written_back() -> None:
    record = record_from(POSITION)
    assert differences(record) == []
    assert as_json(record) == altered(POSITION, "rules", GAME.rules(passes=0).model_dump())
    assert match_from_record(record).hand is not None


def test_id_and_note_stand_beside_the_format() -> None:
    record = read_record(json.dumps({"format": 1, "id": "a", "note": "b", **POSITION}))
    assert list(as_json(record))[:4] == ["format", "id", "note", "game"]
    assert differences(record) == []


def test_plies_are_counted_over_all_hands() -> None:
    game = find_game("jig")
    match = play_through(game, read_rules(game.rules, {"hands": 2}), seats=3, seed=1)
    record = take_down(match)
    first = len(record.hands[0].plies)
    assert len(match_from_record(record, plies=first - 1).played) == 1
    before_second = match_from_record(record, plies=first)
    assert len(before_second.played) == 2
    assert before_second.played[1].plies == []
    everything = first + len(record.hands[1].plies)
    assert match_from_record(record, plies=everything).result == match.result
    with pytest.raises(RecordError, match=f"only {everything} moves"):
        match_from_record(record, plies=everything + 1)


PLY = "hands[0].plies[3]"
DIFFERENCES = [
    (WHOLE, f"{PLY}.legal", lambda legal: legal[1:], "hands[0].plies[3].legal"),
    (WHOLE, f"{PLY}.legal", lambda legal: [*legal, "AS"], "hands[0].plies[3].legal"),
    (WHOLE, f"{PLY}.legal", lambda legal: [*legal, legal[0]], "hands[0].plies[3].legal"),
    (WHOLE, f"{PLY}.move", "talk:1", "hands[0].plies[3].move"),
    (WHOLE, f"{PLY}.seat", lambda seat: (seat + 1) % 4, "hands[0].plies[3].legal"),
    (WHOLE, "hands[0].result.ranks", lambda ranks: ranks[::-1], "hands[0].result"),
    (WHOLE, "hands[0].result", {}, "hands[0].result"),
    (WHOLE, "result.ranks", lambda ranks: ranks[::-1], "result"),
    (WHOLE, "result", {}, "result"),
    (WHOLE, "hands[0].plies", lambda plies: plies[:-1], "hands[0].result"),
    (WHOLE, "hands", lambda hands: [*hands, deepcopy(hands[0])], "hands[1]"),
    (POSITION, "hands[0].result", {"ranks": [1, 2, 3]}, "hands[0].result"),
    (altered(WHOLE, "result", ...), "hands", lambda hands: [{**hands[0], "plies": []}, hands[0]], "hands[1]"),
]


@pytest.mark.parametrize(("record", "path", "value", "field"), DIFFERENCES)
def test_every_difference_is_found(record: Json, path: str, value: object, field: str) -> None:
    base = altered(record, "hands[0].result", ...) if path == "hands" and "result" not in record else record
    made = altered(record, path, value)
    if "result" not in record and path == "hands":
        made["hands"][0].pop("result")
    assert differences(record_from(base)) == []
    found = differences(record_from(made))
    assert found[0].field == field
    assert found[0].expected != found[0].found
    assert "\n" not in str(found[0])


def test_missing_fields_are_not_compared() -> None:
    record = altered(altered(WHOLE, "result", ...), "hands[0].result", ...)
    for ply in record["hands"][0]["plies"]:
        del ply["legal"]
    assert differences(record_from(record)) == []


def test_a_wrong_dealer_of_a_later_hand_is_a_difference() -> None:
    game = find_game("jig")
    record = record_of(play_through(game, read_rules(game.rules, {"hands": 2}), seats=4, seed=1))
    wrong = altered(record, "hands[1].dealer", lambda dealer: (dealer + 1) % 4)
    assert differences(record_from(wrong))[0].field == "hands[1].dealer"


REFUSED = [
    ("format", 2, "format", "1 is"),
    ("format", True, "format", "no format"),
    ("format", ..., "format", "missing"),
    ("game", "shichi_narabe", "game", "did you mean shichi-narabe?"),
    ("game", 7, "game", "no text"),
    ("rules", [], "rules", "no object"),
    ("rules", {"passses": 1}, "rules.passses", "did you mean passes?"),
    ("rules", {"passes": 10}, "rules.passes", "0 to 9"),
    ("rules", {"\n": 10}, "rules.['\\\\n']", "no option"),
    ("seats", 1, "seats", "2 to 10"),
    ("seats", "3", "seats", "no whole number"),
    ("seats", 3.0, "seats", "no whole number"),
    ("seed", 1 << 63, "seed", "out of range"),
    ("seed", ..., "seed", "missing"),
    ("hands", {}, "hands", "no list"),
    ("hands[0]", [], "hands[0]", "no object"),
    ("hands[0].dealer", 3, "hands[0].dealer", "0 to 2"),
    ("hands[0].deal", ..., "hands[0].deal", "missing"),
    ("hands[0].deal.hands", [[]], "hands[0].deal.hands", "1 hands for 3 seats"),
    ("hands[0].deal.hands[1]", ["8s"], "hands[0].deal.hands[1][0]", "did you mean 8S?"),
    ("hands[0].deal.hands[1]", ["10S"], "hands[0].deal.hands[1][0]", "did you mean TS?"),
    ("hands[0].deal.hands[1]", [8], "hands[0].deal.hands[1][0]", "no card"),
    ("hands[0].deal.hands[1]", ["4G"], "hands[0].deal.hands[1]", "not in the pack"),
    ("hands[0].deal.hands[1]", ["6D"], "hands[0].deal.hands[1]", "too often"),
    ("hands[0].deal.hands[1]", ["7D"], "layout", "too often"),
    ("hands[0].deal.stock", [], "hands[0].deal.stock", "no such field"),
    ("hands[0].deal.starter", 1, "hands[0].deal.starter", "no such field"),
    ("hands[0].layout", ["7S"], "hands[0].layout", "7H is missing"),
    ("hands[0].layout", ..., "hands[0].deal", "missing"),
    ("hands[0].passes", [0, 0], "hands[0].passes", "2 numbers for 3 seats"),
    ("hands[0].passes", [0, 0, 1], "hands[0].passes", "0 to 0"),
    ("hands[0].to_move", 3, "hands[0].to_move", "0 to 2"),
    ("hands[0].tomove", 2, "hands[0].tomove", "did you mean to_move?"),
    ("hands[0].plies[0].seat", -1, "hands[0].plies[0].seat", "0 to 2"),
    ("hands[0].plies[0].move", ..., "hands[0].plies[0].move", "missing"),
    ("hands[0].plies[0].move", "8d", "hands[0].plies[0].move", "no card"),
    ("hands[0].plies[0].legal", ["bankrupt", "paß"], "hands[0].plies[0].legal[1]", "no card"),
    ("hands[0].plies[0].legal", "bankrupt", "hands[0].plies[0].legal", "no list"),
    ("hands[0].plies[0].seats", 0, "hands[0].plies[0].seats", "did you mean seat?"),
    ("hands[0].result", {"rank": [1, 2, 3]}, "hands[0].result.rank", "did you mean ranks?"),
    ("result", {"ranks": [1, 2, None]}, "result.ranks[2]", "no whole number"),
    ("hands[0].result", {"ranks": [1, 2, 3], "scores": [0, 0, 0]}, "hands[0].result.scores", "no such field"),
    ("result", None, "result", "no object"),
    ("result", {"ranks": [1, 2, 3], "totals": [0, 0, 0]}, "result.totals", "no such field"),
    ("result", {"ranks": [1, 2, 3], "players": [0, 1, 2]}, "result.players", "no such field"),
    ("note", 5, "note", "no text"),
    ("comment", "", "comment", "no such field"),
]


@pytest.mark.parametrize(("path", "value", "field", "said"), REFUSED)
def test_an_invalid_record_is_refused_by_field(path: str, value: object, field: str, said: str) -> None:
    with pytest.raises(RecordError) as refused:
        differences(read_record(json.dumps(altered(POSITION, path, value)), line=3))
    wrong = refused.value
    assert field.replace("\\\\", "\\") in wrong.field
    assert said in str(wrong)
    assert len(str(wrong)) < 400
    assert "\n" not in str(wrong)


def test_a_later_ply_may_lack_its_move_only_at_the_very_end() -> None:
    hands = [POSITION["hands"][0], POSITION["hands"][0]]
    with pytest.raises(RecordError, match=r"hands\[0\].plies\[1\].move: is missing"):
        record_from({**POSITION, "hands": hands})


TEXTS: dict[str, str | bytes] = {
    "nothing": "",
    "no JSON": "{",
    "no object": "[]",
    "two": "{} {}",
    "NaN": '{"format": NaN}',
    "infinity": '{"format": -Infinity}',
    "doubled key": '{"format": 1, "format": 1}',
    "huge number": '{"format": 1' + "0" * 5000 + "}",
    "lists in lists": "[" * 100_000,
    "objects in objects": '{"a":' * 100_000,
    "deep rules": f'{json.dumps(POSITION)[:-1]}, "note": {"[" * 900}{"]" * 900}}}',
    "no UTF-8": b'{"game": "\xff"}',
    "half a character": '{"game": "\\ud800"}',
    "zeros": b"\0" * 1000,
    "byte order mark": b"\xef\xbb\xbf{}",
}


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS.keys())
def test_a_text_that_is_no_json_object_is_refused(text: str | bytes) -> None:
    with pytest.raises(RecordError):
        read_record(text)


@pytest.mark.parametrize("kind", one_in(10, nonsense(100)))
def test_ten_megabytes_of_nonsense_are_refused(kind: str) -> None:
    """The benchmark of records measures the time."""
    text = nonsense(10_000_000)[kind]
    assert 9_000_000 < len(text) < 12_000_000
    with pytest.raises(RecordError):
        differences(read_record(text))


def test_lines_are_numbered_and_blank_ones_passed_over() -> None:
    good = json.dumps(POSITION).encode()
    found = list(read_lines([good, b"\n", b"{}", good]))
    assert [number for number, _ in found] == [1, 3, 4]
    assert str(found[1][1]) == "line 3: format: is missing"


texts = st.text(max_size=8) | st.sampled_from(["7D", "pass", "JK"])
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


def refused_or_compared(text: str | bytes) -> None:
    """The text gives a RecordError, or a record that is compared and written back the same."""
    try:
        record = read_record(text)
        differences(record)
    except RecordError:
        return
    line = as_line(record)
    assert as_line(read_record(line)) == line


@given(st.binary(max_size=200))
def test_random_bytes_are_refused_or_compared(content: bytes) -> None:
    refused_or_compared(content)


@given(json_values)
def test_random_json_is_refused_or_compared(value: object) -> None:
    refused_or_compared(json.dumps(value))


@cache
def records() -> list[Json]:
    """A position, and the beginning of a match of every game."""
    whole = (take_down(play_through(game, game.rules(), seats=3, seed=1)) for game in GAMES.values())
    return [POSITION, *(record_of(match_from_record(record, plies=3)) for record in whole)]


def paths(value: object, path: tuple[Step, ...] = ()) -> list[tuple[Step, ...]]:
    """The path of everything within a JSON value."""
    items: Iterable[tuple[Step, object]] = ()
    if isinstance(value, dict):
        items = cast(Json, value).items()
    elif isinstance(value, list):
        items = enumerate(cast(list[object], value))
    return [found for step, each in items for found in ((*path, step), *paths(each, (*path, step)))]


@st.composite
def damaged(draw: st.DrawFn) -> Json:
    """A record with a few values replaced or removed."""
    record = draw(st.sampled_from(records()))
    for _ in range(draw(st.integers(1, 3))):
        path = draw(st.sampled_from(paths(record)))
        record = altered(record, path, draw(json_values | st.just(...) | st.integers(-1, 60)))
    return record


@settings(max_examples=200)
@given(damaged())
def test_damaged_records_are_refused_or_compared(record: Json) -> None:
    refused_or_compared(json.dumps(record))


def test_too_many_players_are_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match="seats: 11 is not allowed; 2 to 10"):
        Match(GAME, GAME.rules(), seats=11, seed=0)
