"""The public message of a table, for everybody in its channel: lobby, board, result."""

from typing import Protocol

from bot.kept.servers import Servers
from bot.live.drawing import Drawing
from bot.live.showing import scores_shown, table_shown, theme_of
from bot.pages.board import board_message
from bot.pages.lobby import closed_message, lobby_message
from bot.pages.messages import Message
from bot.pages.result import Rated, result_message
from bot.tables.table import Stage, Table
from bot.words.sentences import public_texts
from data.rows import Result


class Ratings(Protocol):
    """What of a store is needed."""

    async def results_of(self, table_id: int) -> list[Result]: ...


class Boards:
    """Makes public messages, as their servers wish them."""

    def __init__(self, drawing: Drawing, ratings: Ratings, servers: Servers) -> None:
        self._drawing = drawing
        self._ratings = ratings
        self._servers = servers

    async def render(self, table: Table) -> Message:
        """The public message of the table as it is now, in the language of its server."""
        texts, stage = public_texts(table), table.stage
        if stage is Stage.LOBBY:
            return lobby_message(texts, table)
        if stage is Stage.OVER and (table.match is None or table.match.result is None):
            return closed_message(texts, table)
        view = table.view(None)
        rated = await self._rated(table) if stage is Stage.OVER else {}
        look = await self._servers.look(table.guild)
        as_text, theme = look.text_only, theme_of(look)
        sheet = None if stage is Stage.PLAYING else await scores_shown(self._drawing, texts, table, as_text=as_text)
        if as_text and sheet is not None:
            shown, sheet = sheet, None  # The last calls tell how it came about; less is easier to listen to.
        else:
            shown = await table_shown(self._drawing, texts, table, theme, as_text=as_text)
        if stage is Stage.OVER:
            return result_message(texts, table, shown, rated, sheet)
        return board_message(texts, table, view, shown, sheet)

    async def _rated(self, table: Table) -> dict[int, Rated]:
        return {
            result.user_id: Rated(result.after.shown, change)
            for result in await self._ratings.results_of(table.id)
            if result.after is not None and (change := result.change) is not None
        }
