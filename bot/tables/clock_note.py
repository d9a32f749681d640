"""A note of a table's clock beside its log, so that a later process knows it before it reads the log.

The log stays the truth: a note counts only if its checksum is right, this release made it, and nothing has happened
since. A table whose note does not count is taken up at once.
"""

import json
from hashlib import blake2b
from typing import Final

from bot.tables import entries
from bot.tables.table import Table

ClockNote = tuple[int, int, int, str]
"""The number of entries, the last one's time, the deadline (milliseconds since 1970), and a checksum."""

_ENTRIES: Final = blake2b(json.dumps(entries.schema()).encode(), digest_size=6)
"""The entries that this release knows. It says nothing of the clock of a log that may have others."""
_RESUMED: Final = '{"kind":"resumed"'


def note_of(table: Table, *, known: blake2b = _ENTRIES) -> ClockNote | None:
    """The note of a table's clock; None if it has none. `known`: the entries that its release knows."""
    if table.deadline is None:
        return None
    state = table.version, table.last_at, table.deadline
    return *state, _checksum(table.id, *state, known)


def noted_deadline(note: object, table_id: int, *, version: int, last_at: int, last: str) -> int | None:
    """When the clock of a log with so many entries runs out, by this note; None if the note does not count.

    `last`, `last_at`: the last entry and its time. It may be the one by which a process credited the clock at its start
    and after which nothing happened.
    """
    match note:
        case [int(noted), int(at), int(deadline), str(checksum)] if checksum == _checksum(
            table_id, noted, at, deadline, _ENTRIES
        ):
            if (noted, at) == (version, last_at):
                return deadline
            if noted == version - 1 and last.startswith(_RESUMED):
                return int(json.loads(last)["deadline"])
        case _:
            pass
    return None


def _checksum(table_id: int, version: int, at: int, deadline: int, known: blake2b) -> str:
    checksum = known.copy()
    checksum.update(f"/{table_id}/{version}/{at}/{deadline}".encode())
    return checksum.hexdigest()
