"""A worker process: jobs and answers."""

from __future__ import annotations

import gc
import subprocess
import sys
from io import BytesIO

import pytest

from bot.platform.serving import LENGTH_BYTES, MUCH_GARBAGE, framed, packed, serve, unframed
from renderers import TablePicture, Theme
from tests.i18n.languages import ENGLISH
from tests.renderers.samples import GAPS, view

HIDDEN = "the king of spades"


def no_picture() -> bytes:
    raise KeyError(HIDDEN)


def answers_to(jobs: bytes) -> list[object]:
    said = BytesIO()
    serve(BytesIO(jobs), said)
    return read(said.getvalue())


def read(answers: bytes) -> list[object]:
    said = BytesIO(answers)
    found = []
    while length := said.read(LENGTH_BYTES):
        found.append(unframed(said.read(int.from_bytes(length, "big"))))
    return found


def test_every_job_is_answered_with_its_id_and_bytes():
    shown = TablePicture.of(view(GAPS), Theme(), ENGLISH)
    jobs = [framed((number, TablePicture.png, packed(shown))) for number in (3, 1)]
    png = shown.png()
    assert answers_to(b"".join(jobs)) == [(3, png), (1, png)]


def test_an_error_is_reported_by_its_type_and_the_process_goes_on(capsys):
    jobs = framed((1, no_picture, packed())) + framed((2, bytes, packed(3)))
    assert answers_to(jobs) == [(1, "KeyError"), (2, b"\0\0\0")]
    assert HIDDEN not in "".join(capsys.readouterr())


@pytest.mark.parametrize("missing", [1, 10])
def test_an_incomplete_job_is_ignored(missing):
    assert answers_to(framed((1, bytes, packed(3)))[:-missing]) == []


class Cycle:
    """Garbage that only a collection finds."""

    left = 0

    def __init__(self) -> None:
        self.itself = self
        Cycle.left += 1

    def __del__(self) -> None:
        Cycle.left -= 1


def litter(number: int) -> bytes:
    """How many pieces of garbage are left before and after making so many."""
    before = Cycle.left
    for _ in range(number):
        Cycle()
    return b"%d %d" % (before, Cycle.left)


def test_a_worker_collects_garbage_between_jobs_and_never_within_one():
    """It would hold up a choice, which has 0.3 seconds, for a tenth of a second or two."""
    many = 2 * MUCH_GARBAGE
    assert many > gc.get_threshold()[0]
    jobs = b"".join(framed((number, litter, packed(many))) for number in (1, 2))
    worker = (sys.executable, "-m", "bot.platform.serving", "0")
    done = subprocess.run(worker, input=jobs, stdout=subprocess.PIPE, check=True)
    assert read(done.stdout) == [(number, b"0 %d" % many) for number in (1, 2)]
