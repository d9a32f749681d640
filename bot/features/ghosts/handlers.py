"""*Take back* and *Agree* under the announcement of a trade with a ghost."""

from collections.abc import Sequence
from typing import Any

from bot.features.ghosts.ids import TradePress
from bot.platform.handlers import Component, Handlers
from bot.platform.responder import Answers, Responder
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.talking import Talking


class GhostHandlers(Handlers):
    """Undo trades."""

    def __init__(self, answers: Answers, talking: Talking) -> None:
        super().__init__(answers)
        self._talking = talking

    def components(self) -> Sequence[Component[Any]]:
        return (Component(TradePress, self.undo),)

    async def undo(self, responder: Responder, pressed: TradePress) -> None:
        """Undo a trade: asked for by the host or agreed to by a trader. The announcement shows the outcome."""
        user, player = responder.interaction.user.id, pressed.player
        table = self.tables.get(pressed.table)
        if table is None:
            raise TableError(RefusalReason.NO_TRADE)
        if player is not None and (player >= len(table.participants) or table.participants[player].user != user):
            raise TableError(RefusalReason.NOT_CONCERNED)
        if player is None and user != table.host:
            raise TableError(RefusalReason.NOT_HOST, host=table.host)
        await self._talking.agree(table.id, user, at=pressed.at)
        await responder.nothing()
