"""Required and optional keys of a record, and where it may stop: a test for each sentence of the format."""

import json
from copy import deepcopy

import pytest

from engine.catalog import GAMES
from engine.record import Json, RecordError, as_json, differences, play_through, read_record, record_from, record_of
from engine.rules import Value

Path = tuple[str | int, ...]


def whole(game: str, *, seats: int = 3, **options: Value) -> Json:
    """A whole match of random legal moves."""
    found = GAMES[game]
    return record_of(play_through(found, found.rules(**options), seats=seats, seed=3))


FAN_TAN = whole("fan-tan", hands=2)
DUEL = whole("nanatoridori", seats=2, mode="duel")
GHOST = whole("shichi-narabe", ghost=True)


def error(record: object) -> RecordError:
    """The one-line error of an invalid record."""
    with pytest.raises(RecordError) as refused:
        differences(read_record(json.dumps(record), line=3))
    assert str(refused.value).startswith("line 3: ")
    assert "\n" not in str(refused.value)
    return refused.value


def at(record: Json, path: Path) -> Json:
    """The object at this path."""
    place = record
    for step in path:
        place = place[step]
    return place


def shown(path: Path, key: str) -> str:
    """The path of a field as errors name it."""
    text = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in (*path, key))
    return text.removeprefix(".")


PLACES: list[tuple[Path, tuple[str, ...]]] = [
    ((), ("format", "game", "rules", "seats", "seed", "hands")),
    (("hands", 1), ("deal", "plies")),
    (("hands", 1, "deal"), ("hands",)),
    (("hands", 1, "plies", 0), ("seat", "move")),
]


@pytest.mark.parametrize(("path", "key"), [(path, key) for path, keys in PLACES for key in keys])
def test_required_fields(path: Path, key: str) -> None:
    record = deepcopy(FAN_TAN)
    del at(record, path)[key]
    wrong = error(record)
    assert (wrong.field, wrong.why) == (shown(path, key), "is missing")


@pytest.mark.parametrize("game", GAMES)
def test_g_6_a_whole_deal_says_who_dealt_where_that_decides_anything(game: str) -> None:
    """Every game but Nanatoridori, which has no dealer, and Insidious Sevens, where nothing depends on who deals."""
    record = whole(game)
    for hand in record["hands"]:
        hand.pop("dealer", None)
    if game in {"nanatoridori", "insidious-sevens"}:
        assert differences(record_from(record)) == []
    else:
        wrong = error(record)
        assert (wrong.field, wrong.why) == ("hands[0].dealer", "is missing; only a position may lack it")


def test_g_6_a_later_hand_of_a_whole_deal_says_who_dealt() -> None:
    record = deepcopy(FAN_TAN)
    del record["hands"][1]["dealer"]
    assert error(record).field == "hands[1].dealer"


@pytest.mark.parametrize("missing", [(0,), (1,), (0, 1), (2, 3)])
@pytest.mark.parametrize("first", range(3))
def test_g_6_a_dealer_that_cannot_be_known_is_not_compared(missing: tuple[int, ...], first: int) -> None:
    """Of Insidious Sevens, where the deal passes to the left."""
    record = whole("insidious-sevens")
    for number, hand in enumerate(record["hands"]):
        hand["dealer"] = (first + number) % 3
        if number in missing:
            del hand["dealer"]
    assert differences(record_from(record)) == []
    record["hands"][4]["dealer"] = first
    assert [each.field for each in differences(record_from(record))][:1] == ["hands[4].dealer"]


OPTIONAL: list[tuple[Path, tuple[str, ...]]] = [
    ((), ("id", "note", "fair", "result")),
    (("hands", 1), ("dealer", "layout", "to_move", "result")),
    (("hands", 1, "plies", 0), ("legal",)),
    (("hands", 1, "result"), ("scores",)),
    (("result",), ("ranks", "totals")),
]


@pytest.mark.parametrize(("path", "key"), [(path, key) for path, keys in (*PLACES, *OPTIONAL) for key in keys])
def test_null_is_refused_as_a_value(path: Path, key: str) -> None:
    record = deepcopy(FAN_TAN)
    at(record, path)[key] = None
    assert error(record).field == shown(path, key)


def test_null_is_refused_as_an_option() -> None:
    for game in GAMES.values():
        for name in game.rules.model_fields:
            record = whole(game.id)
            record["rules"][name] = None
            assert error(record).field == f"rules.{name}"


@pytest.mark.parametrize("path", [path for path, _ in (*PLACES, *OPTIONAL)])
def test_an_unknown_key_is_an_error_at_every_level(path: Path) -> None:
    for key in ("comment", "Format", "", "legal moves"):
        record = deepcopy(FAN_TAN)
        at(record, path)[key] = 1
        assert "no such field here" in error(record).why


NOT_OF_THE_GAME: list[tuple[str, Path, str, object]] = [
    ("nanatoridori", ("hands", 0), "dealer", 0),
    ("nanatoridori", ("hands", 0), "layout", []),
    ("nanatoridori", ("hands", 0), "passes", [0, 0, 0]),
    ("nanatoridori", ("hands", 0, "deal"), "reserve", [["1"], ["2"], ["3"]]),
    ("nanatoridori", ("hands", 0, "result"), "ranks", [1, 2, 3]),
    ("insidious-sevens", ("hands", 0), "to_move", 0),
    ("insidious-sevens", ("hands", 0), "layout", []),
    ("insidious-sevens", ("hands", 0, "deal"), "stock", []),
    ("fan-tan", ("hands", 0), "passes", [0, 0, 0]),
    ("fan-tan", ("hands", 0, "deal"), "stock", []),
    ("fan-tan", ("hands", 0, "deal"), "community", []),
    ("fan-tan", ("hands", 0, "deal"), "exposed", "7S"),
    ("fan-tan", ("hands", 0, "result"), "ranks", [1, 2, 3]),
    ("fan-tan", ("result",), "players", [0, 1, 2]),
    ("ristiseiska", ("hands", 0, "deal"), "redeals", []),
    ("shichi-narabe", ("hands", 0, "deal"), "starter", 0),
    ("shichi-narabe", ("hands", 0, "deal"), "rows", "SHDC"),
    ("shichi-narabe", ("hands", 0, "result"), "scores", [0, 0, 0]),
    ("shichi-narabe", ("result",), "totals", [0, 0, 0]),
    ("shichi-narabe", ("result",), "players", [0, 1, 2]),
    ("shichi-narabe-points", ("hands", 0, "result"), "ranks", [1, 2, 3]),
    ("koroshi", ("result",), "players", [0, 1, 2]),
]


@pytest.mark.parametrize(("game", "path", "key", "value"), NOT_OF_THE_GAME)
def test_a_key_that_the_game_does_not_have_is_an_error(game: str, path: Path, key: str, value: object) -> None:
    record = whole(game)
    at(record, path)[key] = value
    assert error(record).field == shown(path, key)


def test_a_duel_has_no_stock_and_no_totals() -> None:
    for path, key, value in (
        (("hands", 0, "deal"), "stock", []),
        (("hands", 0, "result"), "scores", [0, 0]),
        (("result",), "totals", [0, 0]),
    ):
        record = deepcopy(DUEL)
        at(record, path)[key] = value
        assert error(record).field == shown(path, key)


def test_sg_1_with_ghosts_the_result_says_who_sits_where() -> None:
    assert sorted(GHOST["result"]) == ["players", "ranks"]
    assert differences(record_from(GHOST)) == []
    wrong = deepcopy(GHOST)
    wrong["result"]["players"] = wrong["result"]["players"][::-1]
    assert [each.field for each in differences(record_from(wrong))] == ["result"]
    error({**GHOST, "hands": [{**GHOST["hands"][0], "result": GHOST["result"]}]})


@pytest.mark.parametrize("fair", [{}, {"scheme": "a", "salt": [1, {"b": None}]}])
def test_id_note_and_fair_are_kept(fair: Json) -> None:
    record = read_record(json.dumps({**FAN_TAN, "id": "a", "note": "b\n", "fair": fair}))
    assert differences(record) == []
    assert [*as_json(record)][:4] == ["format", "id", "note", "fair"]
    assert as_json(record)["fair"] == fair
    for wrong in ("", [], 1, True):
        assert error({**FAN_TAN, "fair": wrong}).field == "fair"
        if wrong != "":
            assert error({**FAN_TAN, "note": wrong}).field == "note"


@pytest.mark.parametrize("seed", [-(1 << 63), -1, 0, (1 << 63) - 1])
def test_a_seed_is_a_whole_number_of_64_bits(seed: int) -> None:
    assert differences(record_from({**FAN_TAN, "seed": seed})) == []


@pytest.mark.parametrize("seed", [-(1 << 63) - 1, 1 << 63, 10**400, 1.0, "1", True, None])
def test_other_values_are_refused_as_a_seed(seed: object) -> None:
    assert error({**FAN_TAN, "seed": seed}).field == "seed"


@pytest.mark.parametrize("game", GAMES)
def test_a_record_may_stop_at_any_ply_and_ask_for_legal_moves(game: str) -> None:
    record = whole(game)
    for number, hand in enumerate(record["hands"][:2]):
        for stop in range(0, len(hand["plies"]), 7):
            plies = deepcopy(hand["plies"][: stop + 1])
            del plies[-1]["move"]
            cut = {key: value for key, value in hand.items() if key != "result"} | {"plies": plies}
            part = {key: value for key, value in record.items() if key != "result"}
            part["hands"] = [*record["hands"][:number], cut]
            assert differences(record_from(part)) == []
            plies[-1]["legal"] = [*plies[-1]["legal"], plies[-1]["legal"][0]]
            assert [each.field for each in differences(record_from(part))] == [f"hands[{number}].plies[{stop}].legal"]
            cut["result"] = hand["result"]
            assert [each.field for each in differences(record_from(part))][-1] == f"hands[{number}].result"
    assert differences(record_from({**part, "hands": []})) == []


def test_no_hand_follows_an_unfinished_one() -> None:
    first, second = deepcopy(FAN_TAN["hands"][:2])
    first["plies"] = first["plies"][:-1]
    del first["result"]
    found = differences(record_from({**FAN_TAN, "hands": [first, second]}))
    assert (found[0].field, found[0].expected) == ("hands[1]", "an unfinished hand before it")


def test_only_the_very_last_ply_may_lack_its_move() -> None:
    for number, last in ((0, 1), (1, 2)):
        record = deepcopy(FAN_TAN)
        del record["hands"][number]["plies"][-last]["move"]
        assert error(record).field == f"hands[{number}].plies[{len(record['hands'][number]['plies']) - last}].move"


def test_a_missing_result_is_not_compared_and_a_present_one_is_compared_whole() -> None:
    record = deepcopy(FAN_TAN)
    del record["result"], record["hands"][0]["result"], record["hands"][1]["result"]
    assert differences(record_from(record)) == []
    for result in ({}, {"ranks": FAN_TAN["result"]["ranks"]}, {"totals": FAN_TAN["result"]["totals"]}):
        assert [each.field for each in differences(record_from({**FAN_TAN, "result": result}))] == ["result"]


def test_is_9_redeals_that_are_left_over_are_a_difference() -> None:
    record = whole("insidious-sevens")
    hand = record["hands"][0]
    hand["deal"]["redeals"] = [hand["deal"]["hands"]]
    (only,) = differences(record_from(record))
    assert (only.field, only.expected, only.found) == ("hands[0].deal.redeals", "0 redeals", "1 more")
