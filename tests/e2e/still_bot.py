"""The bot of `tests.e2e.scripted_bot` at whose tables time passes only when told: `python -m tests.e2e.still_bot run`.

Deadlines in its messages can so be compared to the second. When some time has passed, the line that says so comes when
all that it brought about has been sent.
"""

import asyncio

from bot import services
from bot.tables.storage import TableStorage
from tests.e2e.known_bot import run
from tests.e2e.scripted_bot import LOOK_SECONDS, ScriptedTables, is_busy, notings, rehearse

PAUSE = 1000
"""Seconds before a computer player moves, by the time that is told: more than any test lasts."""


class StillTables(ScriptedTables):
    def __init__(self, storage: TableStorage, *, computer_pause: float) -> None:
        super().__init__(storage, computer_pause=PAUSE)

    async def _until_sent(self) -> None:
        # What is shown is also noted by then, so that a bot that starts anew does not show it again.
        while any(is_busy(table.id) for table in self.all()) or not all(noting.is_saved for noting in notings):
            await asyncio.sleep(LOOK_SECONDS)


if __name__ == "__main__":
    rehearse()
    services.TableService = StillTables
    run()
