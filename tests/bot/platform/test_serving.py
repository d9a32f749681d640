"""A worker process: jobs and answers."""

from __future__ import annotations

from io import BytesIO

import pytest

from bot.platform.serving import LENGTH_BYTES, framed, packed, serve, unframed
from renderers import Theme, draw_table
from tests.renderers.samples import GAPS, view

HIDDEN = "the king of spades"


def no_picture() -> bytes:
    raise KeyError(HIDDEN)


def answers_to(jobs: bytes) -> list[object]:
    said = BytesIO()
    serve(BytesIO(jobs), said)
    said.seek(0)
    found = []
    while length := said.read(LENGTH_BYTES):
        found.append(unframed(said.read(int.from_bytes(length, "big"))))
    return found


def test_every_job_is_answered_with_its_id_and_bytes():
    jobs = [framed((number, draw_table, packed(view(GAPS), Theme(), preview=None))) for number in (3, 1)]
    png = draw_table(view(GAPS), Theme())
    assert answers_to(b"".join(jobs)) == [(3, png), (1, png)]


def test_an_error_is_reported_by_its_type_and_the_process_goes_on(capsys):
    jobs = framed((1, no_picture, packed())) + framed((2, bytes, packed(3)))
    assert answers_to(jobs) == [(1, "KeyError"), (2, b"\0\0\0")]
    assert HIDDEN not in "".join(capsys.readouterr())


@pytest.mark.parametrize("missing", [1, 10])
def test_an_incomplete_job_is_ignored(missing):
    assert answers_to(framed((1, bytes, packed(3)))[:-missing]) == []
