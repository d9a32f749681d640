"""*Take back* and *Agree* under the announcement of a trade with a ghost."""

from collections.abc import Mapping

from bot.platform import ids
from bot.platform.handlers import Handlers
from bot.platform.responder import Act, Answers, Match, Responder
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.talking import Talking


class GhostHandlers(Handlers):
    """Undo trades."""

    def __init__(self, answers: Answers, talking: Talking) -> None:
        super().__init__(answers)
        self._talking = talking

    def components(self) -> Mapping[str, Act]:
        return {ids.TRADE: self.undo}

    async def undo(self, responder: Responder, match: Match) -> None:
        """Undo a trade: asked for by the host or agreed to by a trader. The announcement shows the outcome."""
        user, number = responder.interaction.user.id, match["number"]
        table = self.tables.get(int(match["table"]))
        if table is None:
            raise TableError(RefusalReason.NO_TRADE)
        if number and (int(number) >= len(table.participants) or table.participants[int(number)].user != user):
            raise TableError(RefusalReason.NOT_CONCERNED)
        if not number and user != table.host:
            raise TableError(RefusalReason.NOT_HOST, host=table.host)
        await self._talking.agree(table.id, user, at=int(match["at"]))
        await responder.nothing()
