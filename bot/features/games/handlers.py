"""`/games`: the tables at which a person sits: whose turn it is there, until when, and the way to each."""

from collections.abc import Sequence
from typing import Final

from bot.features.games.slow_tables import SlowTables
from bot.features.play.private_table import go_on_buttons
from bot.features.play.turn_pings import people_awaited
from bot.platform.discord_api import place_url
from bot.platform.handlers import Handlers, command
from bot.platform.messages import Message, panel, rows, words
from bot.platform.responder import Answers, Responder
from bot.storage.own_tables import OwnTable, OwnTables
from bot.tables.stages import Stage
from bot.tables.table import Table
from bot.text.games import called_at
from bot.text.markup import plain, shortened
from bot.text.sentences import listed, timed
from i18n import Texts

_MOST: Final = 12
"""Tables listed; the others are counted."""
_NAME: Final = 14
"""Columns of a name."""


class GamesHandlers(Handlers):
    """Lists a person's own open tables, to themselves."""

    def __init__(self, answers: Answers, slow_tables: SlowTables, own_tables: OwnTables) -> None:
        super().__init__(answers)
        self._slow_tables = slow_tables
        self._own_tables = own_tables

    @command("games")
    async def games(self, responder: Responder) -> None:
        """The user's open tables, those first where it is their turn."""
        user, texts = responder.interaction.user.id, await self.texts(responder)
        tables = await self._slow_tables.of(user)
        await responder.private(games_message(texts, tables, user, open_ones=await self._own_tables.of(user)))


def games_message(texts: Texts, tables: Sequence[Table], user: int, *, open_ones: Sequence[OwnTable]) -> Message:
    """The list. `open_ones`: the user's private tables, each with a button."""
    asked = [table for table in tables if user in people_awaited(table)]
    in_order = [*asked, *(table for table in tables if table not in asked)]
    lines = [_line(texts, table, user) for table in in_order[:_MOST]]
    if len(in_order) > _MOST:
        lines.append(texts("games-more", tables=len(in_order) - _MOST))
    if not in_order:
        lines.append(texts("games-none"))
    return panel(words("\n".join([texts("games-title"), *lines])), *rows(go_on_buttons(texts, open_ones)))


def _line(texts: Texts, table: Table, user: int) -> str:
    game = called_at(texts, table)
    link = f"[{game}]({place_url(table.guild, table.channel)})"
    return texts("games-line", game=link, state=_state(texts, table, user))


def _state(texts: Texts, table: Table, user: int) -> str:
    """Who is awaited, as far as that is public (SP-4), and until when."""
    if table.stage is Stage.LOBBY:
        return texts("games-lobby")
    place = table.participant_of(user)
    if place is not None and place.away:
        return texts("board-away")
    awaited = people_awaited(table)
    if table.stage is Stage.PLAYING and user in awaited:
        return timed(texts, table, texts("games-yours"))
    names = [plain(shortened(each.name, _NAME)) for each in table.people() if each.user in awaited]
    if table.stage is Stage.PLAYING and names and not table.all_away:
        return timed(texts, table, texts("games-theirs", names=listed(texts, names)))
    return timed(texts, table, texts("games-waits"))
