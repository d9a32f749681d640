"""The drawing process: results, errors, and restarts after its death."""

import asyncio
import os
import signal

import pytest

from bot.platform.serving import packed
from bot.platform.studio import ProcessStudio, Studio, ThreadStudio
from bot.platform.worker import Work, WorkFailed
from tests.bot.platform.hard_thoughts import PID, gone


def _ab(times: int) -> Work:
    return Work(bytes.__mul__, packed(b"ab", times))


@pytest.mark.parametrize("studio_of", [ThreadStudio, ProcessStudio])
async def test_jobs_return_their_bytes(studio_of: type[Studio]) -> None:
    studio = studio_of()
    drawn = await asyncio.gather(*(studio.draw(_ab(n)) for n in (1, 100_000, 3)))
    assert drawn == [b"ab", b"ab" * 100_000, b"ababab"]
    await studio.stop_drawing()


async def test_an_error_is_reported_by_its_type_only() -> None:
    studio = ProcessStudio()
    with pytest.raises(WorkFailed, match=r"^ValueError$"):
        await studio.draw(Work(bytes.fromhex, packed("the queen of spades")))
    assert await studio.draw(_ab(1)) == b"ab", "and the process goes on"
    await studio.stop_drawing()


async def test_a_dead_process_is_restarted_and_no_job_is_lost() -> None:
    studio = ProcessStudio()
    pid = int((await studio.draw(PID)).decode())
    os.kill(pid, signal.SIGKILL)
    assert int(await studio.draw(PID)) != pid
    await studio.stop_drawing()


async def test_closing_the_studio_ends_the_process() -> None:
    studio = ProcessStudio()
    pid = int(await studio.draw(PID))
    await studio.stop_drawing()
    await gone(pid)
