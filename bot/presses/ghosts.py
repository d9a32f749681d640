"""*Take back* and *Agree* under the announcement of a trade with a ghost."""

from typing import TYPE_CHECKING

from bot.live.answers import Answer
from bot.pages.ids import ghosts as ids
from bot.presses.buttons import Press
from bot.tables.refusals import No, Refused

if TYPE_CHECKING:
    from bot.house import House


class TradePress(Press, template=ids.TRADE):
    """The host, or one of the two; the announcement then shows what came of it."""

    async def act(self, answer: Answer, house: "House") -> None:
        user, number = answer.interaction.user.id, self.match["number"]
        table = house.tables.get(self.table_id)
        if table is None:
            raise Refused(No.NO_TRADE)
        if number and (int(number) >= len(table.participants) or table.participants[int(number)].user != user):
            raise Refused(No.NOT_CONCERNED)
        if not number and user != table.host:
            raise Refused(No.NOT_HOST, host=table.host)
        await house.ghosts.talking.agree(self.table_id, user, at=int(self.match["at"]))
        await answer.nothing()
