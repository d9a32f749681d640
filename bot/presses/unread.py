"""*Close for good* at a table that cannot be read."""

from bot.live.answers import Answer
from bot.pages import ids
from bot.pages.messages import note
from bot.presses.buttons import Press
from bot.presses.interactions import Interaction
from bot.services import Services
from bot.tables.refusals import RefusalReason, TableError


class UnreadPress(Press, template=ids.UNREAD):
    """By who manages the server, in the channel of the table."""

    def check_place(self, interaction: Interaction, services: Services) -> None:
        channel = services.tables.registry.unread.channel_of(self.table_id)
        if channel is None:
            raise TableError(RefusalReason.TABLE_GONE)
        if channel != interaction.channel_id:
            raise TableError(RefusalReason.ELSEWHERE)

    async def act(self, answer: Answer, services: Services) -> None:
        if not answer.interaction.permissions.manage_guild:
            raise TableError(RefusalReason.NOT_MANAGER)
        texts = (await services.user_settings.of(answer.interaction)).texts
        await services.tables.registry.unread.give_up(self.table_id)
        await answer.replace(note(texts("unread-closed")))
