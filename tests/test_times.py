"""Long files are handed out in parts, so that no worker is left alone with one in the end."""

from itertools import groupby

from tests.times import PART_S, parts_of


def test_long_files_are_handed_out_in_parts_and_others_whole() -> None:
    tests = [f"tests/{file}::test[{number}]" for file in ("e2e/long.py", "short.py", "new.py") for number in range(5)]
    found = parts_of(tests, {"e2e/long.py": 2.5 * PART_S, "short.py": PART_S})
    parts = [(part.partition(" ")[0], len(list(there))) for part, there in groupby(found[each] for each in tests)]
    assert parts == [*(("tests/e2e/long.py", count) for count in (2, 2, 1)), ("tests/short.py", 5), ("tests/new.py", 5)]
