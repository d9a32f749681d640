"""*Close for good* for an unreadable table."""

from bot.handling.component_handler import ComponentHandler
from bot.handling.interactions import Interaction
from bot.platform import ids
from bot.platform.messages import note
from bot.platform.responder import Responder
from bot.services import Services
from bot.tables.refusals import RefusalReason, TableError


class UnreadHandler(ComponentHandler, template=ids.UNREAD):
    """Closes an unreadable table; needs *Manage Server*, in the table's channel."""

    def check_place(self, interaction: Interaction, services: Services) -> None:
        channel = services.tables.registry.unread.channel_of(self.table_id)
        if channel is None:
            raise TableError(RefusalReason.TABLE_GONE)
        if channel != interaction.channel_id:
            raise TableError(RefusalReason.ELSEWHERE)

    async def act(self, responder: Responder, services: Services) -> None:
        if not responder.interaction.permissions.manage_guild:
            raise TableError(RefusalReason.NOT_MANAGER)
        texts = (await services.user_settings.of(responder.interaction)).texts
        await services.tables.registry.unread.give_up(self.table_id)
        await responder.replace(note(texts("unread-closed")))
