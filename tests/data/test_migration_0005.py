"""The computer players of earlier matches get the level that all had, and the places that no user took."""

from sqlalchemy import Connection

from data.rows import Against
from data.schema import computers
from data.store import Store
from tests.data.older import ANN, BEN, a_match, migrated_from, rows_of

JOINED = '{"kind":"computer-joined","name":"x","player":"steady"}'
LEFT = '{"kind":"computer-left"}'
MATCHES: tuple[tuple[dict[int, int], list[str], int], ...] = (
    ({ANN: 2}, [JOINED] * 3, 4),
    ({ANN: 1, BEN: 3}, [JOINED, JOINED, JOINED, LEFT], 4),
    ({ANN: 1, BEN: 2}, [], 2),
    ({ANN: 1, BEN: 1}, [JOINED], 3),
    ({ANN: 4}, [JOINED, JOINED], 4),
)
"""Places, log and seats. Of the last, somebody's results were deleted."""


async def test_computer_players_of_earlier_matches_are_known(url: str) -> None:
    def fill(connection: Connection) -> None:
        for number, (places, log, seats) in enumerate(MATCHES, start=1):
            whole = ['{"kind":"opened"}', *log, '{"kind":"started"}']
            a_match(connection, number, "jig", "jig", places, seats=seats, log=whole)

    await migrated_from(url, "0004", fill)
    (rows,) = await rows_of(url, computers)
    found = [dict(zip(computers.c.keys(), row, strict=True)) for row in rows]
    assert {row["player"] for row in found} == {"normal"}, "as the level is called since 0006"
    assert sorted((row["table_id"], row["place"]) for row in found) == [
        *((1, 1), (1, 3), (1, 4)),
        *((2, 2), (2, 4)),
        (4, 3),
        *((5, 2), (5, 3)),
    ]
    async with await Store.open(url) as store:
        assert (await store.profiles.of_user(ANN)).computers == (Against("normal", 8, 5, 3),)
