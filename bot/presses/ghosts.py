"""*Take back* and *Agree* under the announcement of a trade with a ghost."""

from bot.live.answers import Answer
from bot.pages.ids import ghosts as ids
from bot.presses.buttons import Press
from bot.services import Services
from bot.tables.refusals import RefusalReason, TableError


class TradePress(Press, template=ids.TRADE):
    """The host, or one of the two; the announcement then shows what came of it."""

    async def act(self, answer: Answer, services: Services) -> None:
        user, number = answer.interaction.user.id, self.match["number"]
        table = services.tables.get(self.table_id)
        if table is None:
            raise TableError(RefusalReason.NO_TRADE)
        if number and (int(number) >= len(table.participants) or table.participants[int(number)].user != user):
            raise TableError(RefusalReason.NOT_CONCERNED)
        if not number and user != table.host:
            raise TableError(RefusalReason.NOT_HOST, host=table.host)
        await services.ghosts.talking.agree(self.table_id, user, at=int(self.match["at"]))
        await answer.nothing()
