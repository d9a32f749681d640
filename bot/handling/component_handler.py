"""The base of every component's handler: found by its custom id, it answers one interaction."""

import re
from typing import Any, ClassVar, Self

import discord

from bot.handling.errors import respond
from bot.handling.interactions import Interaction, check_place, is_here
from bot.platform.responder import Responder
from bot.services import Services
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.table import Table


class ComponentHandler:
    """A press. Each kind reads its custom id into `match` and acts; whatever goes wrong ends in one place.

    discord.py's own dynamic items would put a view together from the message at each press, which nobody looks at.
    """

    _form: ClassVar[re.Pattern[str]]

    def __init__(self, match: re.Match[str], user: int = 0, channel: int | None = None) -> None:
        """`user`: who pressed, nobody if it is not known; `channel`: where."""
        self.match = match
        self._user = user
        self._channel = channel

    def __init_subclass__(cls, *, template: str) -> None:
        cls._form = re.compile(template)

    @classmethod
    def of(cls, custom_id: str, user: int, channel: int | None) -> Self | None:
        """The press of this person, in this channel, on what has this custom id; None where that is of another kind."""
        match = cls._form.fullmatch(custom_id)
        return None if match is None else cls(match, user, channel)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await respond(interaction, self._act)

    async def _act(self, responder: Responder) -> None:
        services: Services = responder.interaction.client.services
        self.check_place(responder.interaction, services)
        await self.act(responder, services)

    def check_place(self, interaction: Interaction, services: Services) -> None:
        """Refused where what was pressed belongs to a table of another channel, or to one that cannot be read."""
        number = self.match.groupdict().get("table")
        if number is not None:
            check_place(interaction, services.tables, int(number))

    async def act(self, responder: Responder, services: Services) -> None:
        """What the press does, and its answer."""
        raise NotImplementedError

    @property
    def table_id(self) -> int:
        return int(self.match["table"])

    async def table(self, services: Services) -> Table:
        """The table, open or over; a practice table only for its learner. TableError: TABLE_GONE, ELSEWHERE."""
        table = await services.archive.find(self.table_id)
        if table is None or (table.practice and table.host != self._user):
            raise TableError(RefusalReason.TABLE_GONE)
        if not is_here(self._channel, table):
            raise TableError(RefusalReason.ELSEWHERE)
        return table

    async def set_right(self, responder: Responder, services: Services) -> None:
        """Where everybody sees a table that is over as it was before its end, they are to see the end."""
        pressed = responder.interaction.message
        if pressed is None or pressed.flags.ephemeral or not pressed.flags.components_v2:
            return
        if services.tables.get(self.table_id) is None:
            table = await services.archive.find(self.table_id)
            if table is not None and not table.practice and is_here(self._channel, table):
                services.publisher.set_right(table, pressed.id)
