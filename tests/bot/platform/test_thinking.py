"""The processes in which strong computer players think: moves, a full queue, deaths, the limit of time, the end."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from random import Random

import pytest

from bot.platform.thinking import LEAST_SECONDS, Thinkers
from bot.tables.entries import Level
from engine.catalog import GAMES
from engine.match import Match
from engine.views import View
from tests.bot.platform.hard_thoughts import FAILS, PID, gone, played, timed


def a_view() -> View:
    """Somebody's first turn."""
    game = GAMES["jig"]
    match = Match(game, game.rules(), seats=3, seed=1)
    return match.view(match.next_hand().to_act[0])


VIEW = a_view()


SECONDS = 0.05
PATIENCE = 60.0
"""Seconds: on a busy machine processes that think get little time, as everything else comes first."""


class Named(str):
    """A player of this file, where a level is asked for."""

    @property
    def value(self) -> str:
        return str(self)


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    one = Thinkers(1, waiting=2, stuck=PATIENCE, work=played)
    yield one
    await one.end_processes()


async def asked(thinkers: Thinkers, player: str) -> str | None:
    return await thinkers.think(Named(player), VIEW, 0.5, SECONDS)  # pyright: ignore[reportArgumentType]


async def pid_of(thinkers: Thinkers) -> int:
    """The process that thinks."""
    answer = await asked(thinkers, "pid")
    assert answer is not None
    return int(answer)


async def test_each_level_thinks_of_a_legal_move_and_closing_ends_the_processes() -> None:
    thinkers = Thinkers(2, waiting=len(Level), stuck=PATIENCE)
    moves = await asyncio.gather(*(thinkers.think(level, VIEW, 0.5, SECONDS) for level in Level))
    assert set(moves) <= {str(move) for move in VIEW.legal}
    await thinkers.end_processes()
    assert await thinkers.think(Level.STRONG, VIEW, 0.5, SECONDS) is None


async def test_a_process_has_the_turns_that_everybody_has_seen(thinkers: Thinkers) -> None:
    game, chance = GAMES["shichi-narabe"], Random(1)
    match = Match(game, game.rules.model_validate({"jokers": 1}), seats=3, seed=1)
    hand = match.next_hand()
    for _ in range(12):
        seat = hand.to_act[0]
        match.advance(seat, chance.choice(match.view(seat).legal))
    view = match.view(hand.to_act[0])
    assert len(view.history) == 12
    turns = await thinkers.think(Named("turns"), view, 0.5, SECONDS)  # pyright: ignore[reportArgumentType]
    assert turns == repr(view.history)


async def test_a_process_that_dies_loses_its_thought_and_the_next_one_has_another(thinkers: Thinkers) -> None:
    pid = await pid_of(thinkers)
    assert await asked(thinkers, "end") is None
    assert await pid_of(thinkers) != pid


async def test_a_process_that_was_killed_while_idle_is_started_again(thinkers: Thinkers) -> None:
    pid = await pid_of(thinkers)
    os.kill(pid, signal.SIGKILL)
    await gone(pid)
    await asked(thinkers, "pid")  # It may have met the dying process.
    assert await pid_of(thinkers) != pid


async def test_a_process_that_hangs_is_ended() -> None:
    thinkers = Thinkers(1, stuck=0.1, work=played)
    assert await asked(thinkers, "sleep") is None
    await thinkers.end_processes()


async def test_no_thought_takes_more_than_its_processor_time(thinkers: Thinkers) -> None:
    pid = await pid_of(thinkers)
    assert await asked(thinkers, "search") is None
    assert await pid_of(thinkers) == pid, "the process goes on"


async def test_a_full_queue_refuses_at_once_and_cancelled_thoughts_are_not_begun(thinkers: Thinkers) -> None:
    pid = await pid_of(thinkers)
    begun = thinkers.think(Named("sleep"), VIEW, 0.5, SECONDS)  # pyright: ignore[reportArgumentType]
    await asyncio.sleep(0)
    waiting = [thinkers.think(Level.STRONG, VIEW, 0.5, SECONDS) for _ in range(2)]
    refused = thinkers.think(Level.STRONG, VIEW, 0.5, SECONDS)
    assert refused.done()
    assert refused.result() is None
    waiting[0].cancel()
    os.kill(pid, signal.SIGKILL)
    assert await begun is None
    assert await waiting[1] in {str(move) for move in VIEW.legal}


@pytest.mark.parametrize("processes", [1, 2])
async def test_thoughts_have_less_time_the_more_wait_and_the_last_one_all_of_it(processes: int) -> None:
    """Less before none: the last of those that wait still has `LEAST_SECONDS`."""
    thinkers = Thinkers(processes, waiting=20, stuck=PATIENCE, work=timed)
    asked = [thinkers.think(Level.STRONG, VIEW, 0.5, 0.2) for _ in range(20)]
    times = [float(move) for move in await asyncio.gather(*asked) if move is not None]
    await thinkers.end_processes()
    assert len(times) == 20
    assert times == sorted(times)
    assert times[0] == LEAST_SECONDS, "more wait than there is time for"
    assert times[-1] == 0.2, "nobody waits any more"
    assert any(LEAST_SECONDS < each < 0.2 for each in times)


async def test_closing_ends_a_process_in_the_middle_of_a_thought(thinkers: Thinkers) -> None:
    pid = await pid_of(thinkers)
    begun = thinkers.think(Named("sleep"), VIEW, 0.5, SECONDS)  # pyright: ignore[reportArgumentType]
    waiting = thinkers.think(Level.STRONG, VIEW, 0.5, SECONDS)
    await asyncio.sleep(0.05)
    await thinkers.end_processes()
    assert (await begun, await waiting) == (None, None)
    await gone(pid)


async def test_players_think_before_anything_else_is_done(thinkers: Thinkers) -> None:
    await pid_of(thinkers)
    done: list[str] = []
    work = {thinkers.spare(PID): "spare" for _ in range(20)}
    work |= {thinkers.think(Level.STRONG, VIEW, 0.5, SECONDS): "thought" for _ in range(2)}
    for each in work:
        each.add_done_callback(lambda one: done.append(work[one]))
    await asyncio.gather(*work)
    assert done.index("thought") <= 1, "at most what had begun came first"
    assert done[-18:] == ["spare"] * 18


async def test_what_waits_for_spare_time_refuses_no_thought(thinkers: Thinkers) -> None:
    spare = [thinkers.spare(PID) for _ in range(20)]
    assert await asked(thinkers, "pid") is not None
    await asyncio.gather(*spare)


async def test_what_fails_in_spare_time_is_told_and_others_go_on(thinkers: Thinkers) -> None:
    pid = await pid_of(thinkers)
    assert await thinkers.spare(FAILS) is None
    assert await thinkers.spare(PID) == str(pid).encode()
    os.kill(pid, signal.SIGKILL)
    await gone(pid)
    answers = [await thinkers.spare(PID) for _ in range(2)]
    assert answers[-1] not in (None, str(pid).encode())


async def test_nothing_is_done_once_it_is_closed(thinkers: Thinkers) -> None:
    waiting = [thinkers.spare(PID) for _ in range(3)]
    await thinkers.end_processes()
    assert thinkers.is_closed
    assert await asyncio.gather(*waiting, thinkers.spare(PID)) == [None] * 4
