"""What the bot's behaviour must not reveal, beside the cards."""

from bot.tables.table import Stage, Table
from engine.moves import Leave
from engine.views import Phase


def asks_secretly(table: Table) -> bool:
    """Whether the seat to act is secret now, or was for the last move (SP-4)."""
    if table.stage is not Stage.PLAYING:
        return False
    return table.view(None).phase is Phase.COVER or (bool(table.history) and isinstance(table.history[-1].move, Leave))
