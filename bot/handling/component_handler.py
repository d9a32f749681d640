"""Base class of the component handlers: found by custom id, each answers one interaction."""

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
    """One press of a component. Subclasses give a `template` for the custom id and implement `act`; all errors end in
    `respond`.

    discord.py's dynamic items would rebuild a view from the message at each press, which the bot does not need.
    """

    _form: ClassVar[re.Pattern[str]]

    def __init__(self, match: re.Match[str], user: int = 0, channel: int | None = None) -> None:
        """`match`: the parsed custom id. `user`: who pressed, 0 if unknown. `channel`: where."""
        self.match = match
        self._user = user
        self._channel = channel

    def __init_subclass__(cls, *, template: str) -> None:
        cls._form = re.compile(template)

    @classmethod
    def of(cls, custom_id: str, user: int, channel: int | None) -> Self | None:
        """The handler of this press, or None if the custom id does not match this class's template."""
        match = cls._form.fullmatch(custom_id)
        return None if match is None else cls(match, user, channel)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await respond(interaction, self._act)

    async def _act(self, responder: Responder) -> None:
        services: Services = responder.interaction.client.services
        self.check_place(responder.interaction, services)
        await self.act(responder, services)

    def check_place(self, interaction: Interaction, services: Services) -> None:
        """Check the table named in the custom id. TableError: ELSEWHERE (another channel), UNREADABLE."""
        number = self.match.groupdict().get("table")
        if number is not None:
            check_place(interaction, services.tables, int(number))

    async def act(self, responder: Responder, services: Services) -> None:
        """Carry out the press and answer it."""
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
        """Update a public message of a table that is over if the pressed message still shows an earlier state."""
        pressed = responder.interaction.message
        if pressed is None or pressed.flags.ephemeral or not pressed.flags.components_v2:
            return
        if services.tables.get(self.table_id) is None:
            table = await services.archive.find(self.table_id)
            if table is not None and not table.practice and is_here(self._channel, table):
                services.publisher.set_right(table, pressed.id)
