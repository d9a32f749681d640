"""The handlers of a lobby's buttons, and of *Close for good* for an unreadable table."""

from bot.features.lobby.occupied import occupied_message
from bot.handling.component_handler import ComponentHandler
from bot.handling.interactions import Interaction, called, chosen
from bot.platform import ids
from bot.platform.ids import Lobby
from bot.platform.messages import note
from bot.platform.responder import Responder
from bot.services import Services
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.table import Stage, Table
from bot.text.sentences import refused


class LobbyHandler(ComponentHandler, template=ids.LOBBY):
    """A lobby button, answered with the current public message."""

    async def act(self, responder: Responder, services: Services) -> None:
        await self.set_right(responder, services)
        pressed = responder.interaction.message
        if pressed is not None and pressed.flags.ephemeral:
            await self._act_privately(responder, services)
        else:
            await services.publisher.answer(responder, await self._do(responder, services))

    async def _act_privately(self, responder: Responder, services: Services) -> None:
        """Handle a press on the private message that says the channel has a table; update that message."""
        texts, table, notice = (
            (await services.user_settings.of(responder.interaction)).texts,
            services.tables.get(self.table_id),
            None,
        )
        try:
            table = await self._do(responder, services)
        except TableError as error:
            notice = refused(texts, error)
        if table is None or table.stage is Stage.OVER:
            await responder.replace(note(notice or texts("refused-table-gone")))
            return
        link, user = services.publisher.link(table), responder.interaction.user.id
        await responder.replace(occupied_message(texts, table, user, link=link, notice=notice))

    async def _do(self, responder: Responder, services: Services) -> Table:
        """Apply the press to the table."""
        user, tables = responder.interaction.user, services.tables
        match Lobby(self.match["action"]):
            case Lobby.JOIN:
                return await tables.join(self.table_id, user.id, called(user))
            case Lobby.LEAVE:
                # `only_lobby`: a press on an outdated lobby must not leave a match in play.
                return await tables.leave(self.table_id, user.id, only_lobby=True)
            case Lobby.ADD:
                return await tables.add_computer(self.table_id, user.id)
            case Lobby.REMOVE:
                return await tables.remove_computer(self.table_id, user.id)
            case Lobby.START:
                return await tables.start(self.table_id, user.id)
            case Lobby.CANCEL:
                return await tables.cancel(self.table_id, user.id)
            case Lobby.TIME:
                seconds = chosen(responder.interaction)[0]
                if not seconds.isdecimal():
                    raise TableError(RefusalReason.STALE)
                return await tables.set_turn_seconds(self.table_id, user.id, int(seconds))


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
