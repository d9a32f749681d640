"""What nobody at a table may learn from what the bot does, beside the cards."""

from bot.tables.table import Stage, Table
from engine.moves import Leave
from engine.views import Phase


def asks_secretly(table: Table) -> bool:
    """Whether nobody may know who is asked, or who was asked just now (SP-4)."""
    if table.stage is not Stage.PLAYING:
        return False
    return table.view(None).phase is Phase.COVER or (bool(table.history) and isinstance(table.history[-1].move, Leave))
