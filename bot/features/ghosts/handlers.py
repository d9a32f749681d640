"""*Take back* and *Agree* under the announcement of a trade with a ghost."""

from bot.handling.component_handler import ComponentHandler
from bot.platform import ids
from bot.platform.responder import Responder
from bot.services import Services
from bot.tables.refusals import RefusalReason, TableError


class TradeHandler(ComponentHandler, template=ids.TRADE):
    """Undo a trade: asked for by the host or agreed to by one of the traders. The announcement shows the outcome."""

    async def act(self, responder: Responder, services: Services) -> None:
        user, number = responder.interaction.user.id, self.match["number"]
        table = services.tables.get(self.table_id)
        if table is None:
            raise TableError(RefusalReason.NO_TRADE)
        if number and (int(number) >= len(table.participants) or table.participants[int(number)].user != user):
            raise TableError(RefusalReason.NOT_CONCERNED)
        if not number and user != table.host:
            raise TableError(RefusalReason.NOT_HOST, host=table.host)
        await services.ghosts.talking.agree(self.table_id, user, at=int(self.match["at"]))
        await responder.nothing()
