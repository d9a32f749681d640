"""Matches that have ended."""

from typing import Final

from data.rows import ComputerFinisher, Finish, Finisher
from data.store import Store

ANN: Final = 1
BEN: Final = 2
CEM: Final = 3
DAN: Final = 4
GUILD: Final = 5


async def play(
    store: Store,
    *order: Finisher | int | str,
    at_ms: int = 1_000,
    guild_id: int | None = GUILD,
    game: str = "jig",
    preset: str | None = None,
    tied: bool = False,
    left: tuple[int, ...] = (),
) -> int:
    """A match that ends, with users and levels of computer players in the order of their places, or as they are given.
    Its table's id. `tied`: all share the first place. `left`: those who did not play to the end.
    """
    table = await store.tables.open(guild_id=guild_id, channel_id=at_ms, at_ms=0, bodies=["{}"])
    places = [(who, 1 if tied else place) for place, who in enumerate(order, start=1)]
    people = [Finisher(who, place, who not in left) if isinstance(who, int) else who for who, place in places]
    computers = tuple(ComputerFinisher(who, place) for who, place in places if isinstance(who, str))
    finishers = tuple(each for each in people if isinstance(each, Finisher))
    finish = Finish(game, preset or game, 4, finishers, computers)
    await store.tables.close_table(table.id, 1, at_ms=at_ms, bodies=["{}"], finish=finish)
    return table.id
