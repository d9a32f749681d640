"""Faults that show unseen cards, each as a small patch, which twin worlds find."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from bot.features.play.boards import Boards
from bot.platform.messages import Message, Picture
from bot.tables import entries
from bot.tables.entries import Entry
from bot.tables.table import Table
from bot.tables.turn_clock import TurnClock
from tests.simulation.faults import Fault
from tests.simulation.twins import TwinPlan

SMALL: Final = TwinPlan(tables=3, people=1, kills=0, seconds=60.0)
log = logging.getLogger("bot.tables")


async def _hand_in_alt_text(
    boards: Boards, table: Table, *, real: Callable[..., Awaitable[Message]] = Boards.render, **facts: object
) -> Message:
    shown = await real(boards, table, **facts)
    if table.match is None or not shown.pictures:
        return shown
    held = "".join(each.code for each in table.view(table.match.seats - 1).hand or ())
    picture, *_ = shown.pictures
    assert isinstance(picture, Picture)
    return shown.with_pictures(replace(picture, alt=f"{held} {picture.alt}"))


def _by_what_is_playable(
    clock: TurnClock, table: Table, seat: int, real: Callable[[TurnClock, Table, int], float] = TurnClock.pause
) -> float:
    return real(clock, table, seat) + 0.2 * len(table.view(seat).legal)


def _deal_in_the_log(entry: Entry, real: Callable[[Entry], str] = entries.dump) -> str:
    body = real(entry)
    log.info("An entry is written: %s", body)
    return body


TWIN_FAULTS: Final = (
    Fault(
        "a hand in an alt text",
        "who reads alt texts in the channel knows a hand",
        ((Boards, "render", _hand_in_alt_text),),
        "unseen cards show",
        SMALL,
        seed=1,
    ),
    Fault(
        "pauses by what is playable",
        "a computer's pause says whether it could have played something else",
        ((TurnClock, "pause", _by_what_is_playable),),
        "by when an entry is written",
        SMALL,
        seed=6,
    ),
    Fault(
        "deals in the log",
        "the log named what was dealt",
        ((entries, "dump", _deal_in_the_log),),
        "unseen cards show",
        SMALL,
        seed=1,
    ),
)
