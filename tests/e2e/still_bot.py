"""The bot of `tests.e2e.scripted_bot` with a clock that only tests advance: `python -m tests.e2e.still_bot run`.

Deadlines in its messages can then be compared to the second. After time was advanced, the reply comes when all
resulting requests have been sent.
"""

import asyncio
from dataclasses import replace
from typing import Unpack

from bot.tables.storage import TableStorage
from tests.e2e.known_bot import Given, run
from tests.e2e.scripted_bot import LOOK_SECONDS, ScriptedTables, is_busy, notings, scripted_parts, trickles

PAUSE = 1000
"""Seconds before a computer player moves, by the tests' clock; longer than any test."""


class StillTables(ScriptedTables):
    def __init__(self, storage: TableStorage, **given: Unpack[Given]) -> None:
        super().__init__(storage, **given | {"computer_pause": PAUSE})

    async def _until_sent(self) -> None:
        # Notes are saved by then too, so that a restarted bot does not show the same again.
        while any(map(len, trickles)) or any(is_busy(table.id) for table in self.all()) or not _is_noted():
            await asyncio.sleep(LOOK_SECONDS)


def _is_noted() -> bool:
    return all(noting.is_saved for noting in notings)


if __name__ == "__main__":
    run(replace(scripted_parts(), tables=StillTables))
