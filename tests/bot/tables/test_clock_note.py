"""What is noted of a clock beside a log counts only while it is true."""

from hashlib import blake2b

import pytest

from bot.tables import entries
from bot.tables.clock_note import note_of, noted_deadline
from bot.tables.deadlines import Deadline, WaitingFor
from bot.tables.table import Table

AT, DEADLINE = 1_800_000_000_000, 1_800_000_090_000
TABLE = Table(7, 1, 1, version=12, last_at=AT, due=Deadline(WaitingFor.TURN, DEADLINE))
MOVED = entries.dump(entries.Moved(seat=0, move="pass"))
RESUMED = entries.dump(entries.Resumed(deadline=DEADLINE + 5))


def read(note: object, *, table_id: int = 7, version: int = 12, last_at: int = AT, last: str = MOVED) -> int | None:
    return noted_deadline(note, table_id, version=version, last_at=last_at, last=last)


def test_a_note_says_when_the_clock_runs_out() -> None:
    note = note_of(TABLE)
    assert note is not None
    assert read(note) == read([*note]) == DEADLINE
    assert note_of(Table(7, 1, 1)) is None


def test_a_note_counts_for_no_other_state_of_the_log() -> None:
    note = note_of(TABLE)
    assert read(note, version=13) is None
    assert read(note, version=11) is None
    assert read(note, last_at=AT + 1) is None
    assert read(note, table_id=8) is None


def test_a_clock_that_was_credited_since_runs_until_then() -> None:
    note = note_of(TABLE)
    assert read(note, version=13, last_at=AT + 9, last=RESUMED) == DEADLINE + 5
    assert read(note, version=14, last_at=AT + 9, last=RESUMED) is None, "what happened in between is not known"
    assert read(None, version=13, last=RESUMED) is None


@pytest.mark.parametrize("field", range(4))
def test_a_wrong_note_is_found_by_its_checksum(field: int) -> None:
    note: list[object] = [*(note_of(TABLE) or ())]
    note[field] = "0" if field == 3 else note[field] + 1
    version, at, _, _ = note
    assert read(note, version=version, last_at=at) is None


def test_a_note_of_a_release_with_other_entries_does_not_count() -> None:
    assert read(note_of(TABLE, known=blake2b(b"other entries", digest_size=6))) is None


@pytest.mark.parametrize("note", [None, 7, "clock", {}, [], [1, 2, 3], [1, 2, None, "x"], [1, 2, 3, "x", 5]])
def test_what_is_no_note_does_not_count(note: object) -> None:
    assert read(note) is None
