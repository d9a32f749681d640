"""`/games`: the tables at which a person sits: whose turn it is there, until when, and the way to each.

A slow table, and one where the bot is no member, can be played in the bot's direct messages, so there the list has a
button for its hand: who has left the server or the group in which it is finds no other way to it.
"""

from collections.abc import Sequence
from typing import Final

from bot.features.games.reachable_tables import ReachableTables
from bot.features.play.private_table import go_on_button, go_on_buttons
from bot.features.play.turn_pings import people_awaited
from bot.platform.discord_api import place_url
from bot.platform.handlers import Handlers, command
from bot.platform.messages import Message, panel, rows, words
from bot.platform.places import goes_on_outside, place_of
from bot.platform.responder import Answers, Interaction, Responder
from bot.storage.own_tables import OwnTable, OwnTables
from bot.tables.places import Place
from bot.tables.stages import Stage
from bot.tables.table import Table
from bot.text.games import called_at
from bot.text.markup import plain, shortened
from bot.text.naming import SIGNED_COLUMNS
from bot.text.sentences import listed, timed
from i18n import Texts

_MOST: Final = 12
"""Tables listed; the others are counted."""


class GamesHandlers(Handlers):
    """Lists a person's own open tables, to themselves."""

    def __init__(self, answers: Answers, reachable_tables: ReachableTables, own_tables: OwnTables) -> None:
        super().__init__(answers)
        self._reachable = reachable_tables
        self._own_tables = own_tables

    @command("games")
    async def games(self, responder: Responder) -> None:
        """The user's open tables, those first where it is their turn."""
        interaction, texts = responder.interaction, await self.texts(responder)
        found = await self.listed(interaction, texts)
        await responder.private(games_message(texts, (), interaction.user.id) if found is None else found)

    async def listed(self, interaction: Interaction, texts: Texts, *, notice: str | None = None) -> Message | None:
        """The list of the user's open tables; None: there is none. `notice`: stands at the top."""
        user = interaction.user.id
        tables, open_ones = await self._reachable.of(user), await self._own_tables.of(user)
        if not tables and not open_ones:
            return None
        is_own = place_of(interaction) is Place.OWN
        return games_message(texts, tables, user, open_ones=open_ones, is_own=is_own, notice=notice)


def games_message(
    texts: Texts,
    tables: Sequence[Table],
    user: int,
    *,
    open_ones: Sequence[OwnTable] = (),
    is_own: bool = False,
    notice: str | None = None,
) -> Message:
    """The list. `open_ones`: the user's private tables, each with a button. `is_own`: it is shown in the bot's direct
    messages, so that tables that can be played there get one as well. `notice`: stands at the top."""
    asked = [table for table in tables if user in people_awaited(table)]
    in_order = [*asked, *(table for table in tables if table not in asked)]
    lines = [_line(texts, table, user) for table in in_order[:_MOST]]
    if len(in_order) > _MOST:
        lines.append(texts("games-more", tables=len(in_order) - _MOST))
    if not in_order and not open_ones:
        lines.append(texts("games-none"))
    text = "\n".join([texts("games-title"), *lines])
    there = [table for table in in_order[:_MOST] if is_own and goes_on_outside(table) and table.match is not None]
    buttons = [*(go_on_button(texts, table.id, table.setup) for table in there), *go_on_buttons(texts, open_ones)]
    return panel(words(f"{notice}\n\n{text}" if notice else text), *rows(buttons))


def _line(texts: Texts, table: Table, user: int) -> str:
    game = called_at(texts, table)
    link = f"[{game}]({place_url(table.guild, table.channel)})"
    return texts("games-line", game=link, state=_state(texts, table, user))


def _state(texts: Texts, table: Table, user: int) -> str:
    """The players who are awaited, as far as that is public (SP-4), and until when."""
    if table.stage is Stage.LOBBY:
        return texts("games-lobby")
    place = table.participant_of(user)
    if place is not None and place.away:
        return texts("board-away")
    awaited = people_awaited(table)
    if table.stage is Stage.PLAYING and user in awaited:
        return timed(texts, table, texts("games-yours"))
    names = [plain(shortened(each.name, SIGNED_COLUMNS)) for each in table.people() if each.user in awaited]
    if table.stage is Stage.PLAYING and names and not table.all_away:
        return timed(texts, table, texts("games-theirs", names=listed(texts, names)))
    return timed(texts, table, texts("games-waits"))
