"""The form of archived logs: what was archived is read back, byte for byte, by this release and all later ones."""

import base64

import pytest
from hypothesis import given
from hypothesis import strategies as st

from data.archived import decode, encode
from data.rows import LogEntry
from tests.data.finished_logs import match_of

BODIES = st.lists(st.text(st.characters(exclude_characters="\n", codec="utf-8")), min_size=1)
TIMES = st.lists(st.integers(0, 2**53), min_size=1)


@given(BODIES, TIMES)
def test_a_log_is_read_back(bodies: list[str], times: list[int]) -> None:
    log = tuple(LogEntry(n, at_ms, body) for n, (at_ms, body) in enumerate(zip(times, bodies, strict=False)))
    assert decode(encode(log)) == log


def test_a_match_of_77_moves_takes_at_most_2_kb() -> None:
    assert len(encode(match_of(77))) <= 2_048


def test_the_form_of_today_is_read_for_ever() -> None:
    log = (LogEntry(0, 17, '{"kind":"opened"}'), LogEntry(1, 20, '{"kind":"moved","seat":0,"move":"7D","by":"person"}'))
    assert decode(base64.b64decode(BLOB)) == log


BLOB = "ATM01zHmQs+OZBkFAA=="


def test_what_is_no_archived_log_is_refused() -> None:
    blob = encode(match_of(3))
    for wrong in (b"", b"\x02" + blob[1:], b"\x01\xff\xff\xff", blob[:40]):
        with pytest.raises(ValueError, match="archived log"):
            decode(wrong)
    for log in ([], [LogEntry(1, 0, "{}")], [LogEntry(0, 0, "{\n}")]):
        with pytest.raises(ValueError, match=r"numbered|line break"):
            encode(log)
