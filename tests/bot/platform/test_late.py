"""What Discord sends again, as a session is gone on with, is done once, and not without an answer."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from unittest.mock import AsyncMock

import pytest

from bot.platform.custom_ids import OfPly, OfTable
from bot.platform.forwarding import Late
from bot.platform.messages import note
from bot.platform.responder import Responder
from data.errors import HeldElsewhere
from tests.bot.interaction_factories import new_answers
from tests.bot.platform.test_forwarding import Process, started
from tests.bot.platform.test_forwarding import press as raw
from tests.bot.table_factories import lobby, new_tables
from tests.discord_in_memory import CHANNEL, Discord, Pressed, refusal

pytestmark = pytest.mark.looptime
OURS, THEIRS = 0, 1
"""Shards."""


@pytest.fixture
def processes() -> list[Process]:
    found = started()
    for process in found:
        process.leases.confirm = AsyncMock()
    return found


async def come(
    process: Process,
    act: Callable[[Responder], Awaitable[None]],
    *,
    of_ply: bool = False,
    pressed: Pressed | None = None,
) -> Pressed:
    """A press comes from the gateway and is answered."""
    pressed = pressed or Discord().press()
    process.take(raw(pressed.id, None))
    await answer(process, act, of_ply=of_ply, pressed=pressed)
    return pressed


async def answer(
    process: Process, act: Callable[[Responder], Awaitable[None]], *, of_ply: bool = False, pressed: Pressed
) -> None:
    """Answer a press at a table. `of_ply`: its custom id holds for one decision only."""
    tables = new_tables()
    table = (await lobby(tables, people=1, channel=CHANNEL)).id
    answers = replace(new_answers(tables), forwarding=process.forwarding)
    await answers.press(pressed, OfPly(table, 2) if of_ply else OfTable(table), lambda responder, _: act(responder))
    await tables.stop_play()


class Done:
    """Counts what was done."""

    def __init__(self) -> None:
        self.times = 0

    async def __call__(self, responder: Responder) -> None:
        self.times += 1
        await responder.replace(note("done"))


async def test_what_comes_at_once_is_answered_at_once(processes: list[Process]) -> None:
    done = Done()
    pressed = await come(processes[OURS], done)
    assert (done.times, pressed.kinds) == (1, ["edit"])


@pytest.mark.parametrize(
    ("late", "of_ply", "times"),
    [(Late.NEW, False, 1), (Late.NEW, True, 1), (Late.DOUBTFUL, False, 0), (Late.DOUBTFUL, True, 1)],
)
async def test_what_comes_late_is_promised_first(
    processes: list[Process], late: Late, *, of_ply: bool, times: int
) -> None:
    """What a process that died may have done is not done again, but who pressed is asked to; a move is bound to its ply."""
    processes[OURS].forwarding.replays[OURS] = late
    done = Done()
    pressed = await come(processes[OURS], done, of_ply=of_ply)
    assert done.times == times
    assert pressed.kinds == (["defer", "edit original"] if times else ["defer", "follow up"])
    said = pressed.shown[-1][0]["content"]
    assert ("done" in said) if times else ("try again" in said)


@pytest.mark.parametrize("code", [10062, 40060])
@pytest.mark.parametrize("late", [Late.NEW, Late.DOUBTFUL])
async def test_what_can_be_answered_no_more_is_not_done(processes: list[Process], late: Late, code: int) -> None:
    """It is too old, or the process before has answered it."""
    processes[OURS].forwarding.replays[OURS] = late
    done, pressed = Done(), Discord().press()
    pressed.line.refuses["defer"] = refusal(404, code)
    await come(processes[OURS], done, of_ply=True, pressed=pressed)
    assert (done.times, pressed.kinds) == (0, [])


async def test_a_late_press_is_forwarded_with_its_promise(processes: list[Process]) -> None:
    ours, theirs = processes
    ours.forwarding.replays[OURS] = Late.NEW

    async def held_elsewhere(_: Responder) -> None:
        raise HeldElsewhere(THEIRS)

    pressed = await come(ours, held_elsewhere)
    assert pressed.kinds == ["defer"]
    assert [each["id"] for each in theirs.parsed] == [str(pressed.id)]
    done = Done()
    await answer(theirs, done, pressed=pressed)
    assert (done.times, pressed.kinds) == (1, ["defer", "edit original"])
