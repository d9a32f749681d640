"""Practice tables without Discord, driven by tests."""

from random import Random

from bot.tables.lessons import LessonTables
from bot.tables.service import TableService
from bot.tables.setup import TableSetup
from bot.tables.table import Stage, Table
from bot.text.lessons import TAUGHT
from engine.advice import advised

LEARNER = 100


async def begin(
    tables: TableService, game: str = "shichi-narabe", *, user: int = LEARNER, name: str = "Aoi", locale: str = "en-US"
) -> Table:
    """Open a lesson of this game, with any deal."""
    setup = TableSetup.of_preset(TAUGHT[game])
    return await LessonTables(tables).begin(user=user, name=name, setup=setup, locale=locale, suited=int)


async def strike(tables: TableService, table: Table) -> None:
    """Trigger the table's timer."""
    tables.clock.on_timeout(table, table.version)
    await tables.registry.idle()


async def until_awaited(tables: TableService, table: Table) -> int | None:
    """Let the computer players move until the learner can; returns the learner's seat, or None if the hand is over."""
    seat = table.seat_of(LEARNER)
    assert seat is not None
    while table.stage is Stage.PLAYING and seat not in table.to_act():
        await strike(tables, table)
    return seat if table.stage is Stage.PLAYING else None


async def learn_one(tables: TableService, table: Table, chance: Random | None = None) -> bool:
    """Make the learner's next move, the advised one or a random one; False if the hand is over."""
    seat = await until_awaited(tables, table)
    if seat is None:
        return False
    view = table.view(seat)
    move = advised(view) if chance is None or chance.random() < 0.5 else chance.choice(view.legal)
    await tables.move(table.id, LEARNER, ply=table.ply, move=str(move))
    return True
