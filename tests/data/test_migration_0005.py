"""The computer players of earlier matches get the level that all had, and the places that no user took."""

from sqlalchemy import Connection, insert, select

from data.connect import create
from data.migrations import migrate, upgrade
from data.rows import Against
from data.schema import computers, entries, results, tables
from data.store import Store

ANN, BEN = 1, 2
JOINED = '{"kind":"computer-joined","name":"x","player":"steady"}'
LEFT = '{"kind":"computer-left"}'


def a_match(connection: Connection, number: int, places: dict[int, int], log: list[str], *, seats: int = 4) -> None:
    """A finished match with the place of each user."""
    connection.execute(insert(tables).values(id=number, channel_id=number, opened_at_ms=0, closed_at_ms=9, cache={}))
    for n, body in enumerate(['{"kind":"opened"}', *log, '{"kind":"started"}']):
        connection.execute(insert(entries).values(table_id=number, n=n, at_ms=n, body=body))
    for user, place in places.items():
        connection.execute(
            insert(results).values(
                table_id=number, user_id=user, guild_id=5, game="jig", preset="jig", seats=seats, place=place,
                is_rated=False, finished_at_ms=1000 + number,
            )
        )  # fmt: skip


async def test_computer_players_of_earlier_matches_are_known(url: str) -> None:
    engine = create(url)
    async with engine.begin() as connection:
        await connection.run_sync(lambda sync: upgrade(sync, "0004"))

        def fill(sync: Connection) -> None:
            a_match(sync, 1, {ANN: 2}, [JOINED] * 3)
            a_match(sync, 2, {ANN: 1, BEN: 3}, [JOINED, JOINED, JOINED, LEFT])
            a_match(sync, 3, {ANN: 1, BEN: 2}, [], seats=2)
            a_match(sync, 4, {ANN: 1, BEN: 1}, [JOINED], seats=3)
            a_match(sync, 5, {ANN: 4}, [JOINED, JOINED])  # somebody's results were deleted

        await connection.run_sync(fill)
    await migrate(engine)
    async with engine.connect() as connection:
        found = (await connection.execute(select(computers).order_by(computers.c.table_id, computers.c.place))).all()
    await engine.dispose()
    assert {row.player for row in found} == {"normal"}, "as the level is called since 0006"
    assert [(row.table_id, row.place) for row in found] == [
        *((1, place) for place in (1, 3, 4)),
        *((2, place) for place in (2, 4)),
        (4, 3),
        *((5, place) for place in (2, 3)),
    ]
    async with await Store.open(url) as store:
        assert (await store.profile(ANN)).computers == (Against("normal", 8, 5, 3),)
