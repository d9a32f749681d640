"""*Close for good* at a table that cannot be read."""

from typing import TYPE_CHECKING

from bot.live.answers import Answer
from bot.pages import ids
from bot.pages.messages import note
from bot.presses.buttons import Press
from bot.presses.interactions import Interaction
from bot.tables.refusals import No, Refused

if TYPE_CHECKING:
    from bot.house import House


class UnreadPress(Press, template=ids.UNREAD):
    """By who manages the server, in the channel of the table."""

    def check_place(self, interaction: Interaction, house: "House") -> None:
        channel = house.tables.unread.channel_of(self.table_id)
        if channel is None:
            raise Refused(No.TABLE_GONE)
        if channel != interaction.channel_id:
            raise Refused(No.ELSEWHERE)

    async def act(self, answer: Answer, house: "House") -> None:
        if not answer.interaction.permissions.manage_guild:
            raise Refused(No.NOT_MANAGER)
        texts = (await house.people.of(answer.interaction)).texts
        await house.tables.unread.give_up(self.table_id)
        await answer.replace(note(texts("unread-closed")))
