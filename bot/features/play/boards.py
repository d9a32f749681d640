"""Renders the public message of a table: lobby, board or result."""

import logging
from collections.abc import Callable, Collection, Mapping

from bot.features.play.board import board_message, untold_message
from bot.features.play.lobby_board import closed_message, lobby_message
from bot.features.play.result import posted_result, result_buttons, result_menu, result_message
from bot.features.play.result_shown import ratings_after, remarks_on, result_shown
from bot.features.play.showing import in_words, scores_shown, table_shown
from bot.platform.drawing import Drawing, theme_of
from bot.platform.messages import Message
from bot.storage.guild_settings import GuildSettings, ServerSettings
from bot.tables.pacing import HoursOf, no_hours
from bot.tables.table import Stage, Table
from bot.text.moments import Moment, Moments
from bot.text.sentences import public_texts
from data.outside import now_ms
from data.results import Results
from i18n import Texts

log = logging.getLogger(__name__)


class Boards:
    """Renders public messages with the server's settings."""

    def __init__(
        self,
        drawing: Drawing,
        results: Results,
        guild_settings: GuildSettings,
        *,
        hours_of: HoursOf = no_hours,
        now: Callable[[], int] = now_ms,
    ) -> None:
        """`hours_of`: when people's clocks run at slow tables."""
        self._hours_of, self._now = hours_of, now
        self._drawing = drawing
        self._results = results
        self._guild_settings = guild_settings
        self.moments = Moments()

    async def render(self, table: Table, *, is_unsaved: bool = False, called: Collection[int] | None = None) -> Message:
        """The table's current public message, in the server's language. `is_unsaved`: as in `board_message`. `called`:
        whom the result mentions, as a message of its own; None: it replaces the board.

        If rendering fails, a reduced message with the table's buttons is returned, so that play goes on.
        """
        now, moment = table.snapshot(), self._moment(table)  # The table may change while this draws.
        server, stage = await self._guild_settings.of(now.guild), now.stage
        texts = public_texts(now, is_spoken=server.text_only)
        if stage is Stage.LOBBY:
            return lobby_message(texts, now)
        if stage is Stage.OVER and (now.match is None or now.match.result is None):
            return closed_message(texts, now)
        rated = await ratings_after(self._results, now) if stage is Stage.OVER else {}
        try:
            if stage is Stage.OVER:
                shown = await result_shown(self._drawing, texts, now, rated, server)
                remarks = await remarks_on(self._results, now)
                if called is not None:
                    return posted_result(texts, now, shown, rated, called=called, remarks=remarks)
                return result_message(texts, now, shown, rated, remarks=remarks)
            return await self._in_full(texts, now, server, moment, is_unsaved=is_unsaved)
        except Exception:
            log.exception("Table %s cannot be described in full", now.id)
            told = in_words(texts, now)
            if stage is Stage.OVER:
                return untold_message(texts, now, told, result_buttons(texts, now), result_menu(texts, now))
            return untold_message(texts, now, told)

    async def _in_full(
        self, texts: Texts, table: Table, server: ServerSettings, moment: Moment | None, *, is_unsaved: bool
    ) -> Message:
        """The full message of a match that is played."""
        sheet = None
        if table.stage is not Stage.PLAYING:
            sheet = await scores_shown(self._drawing, texts, table)
        if texts.is_spoken and sheet is not None:
            shown, sheet = sheet, None  # The last calls explain the scores; a short text suits screen readers.
        else:
            shown = await table_shown(
                self._drawing, texts, table, theme_of(server), moment=moment, talks=server.table_talk
            )
        away = await self._away(table)
        view = table.view(None)
        return board_message(texts, table, view, shown, sheet, moment=moment, is_unsaved=is_unsaved, away=away)

    async def _away(self, table: Table) -> Mapping[int, int]:
        """The people who are away for days at a slow table that counts them, each with when they are back."""
        if not table.setup.is_slow or not table.setup.days_away:
            return {}
        hours = await self._hours_of([place.user for place in table.people() if place.user is not None])
        return {user: until for user, each in hours.items() if (until := each.back_at(self._now())) is not None}

    def _moment(self, table: Table) -> Moment | None:
        """The remarkable thing just now; None if that cannot be found out."""
        try:
            return self.moments.now(table)
        except Exception:
            log.exception("Nothing can be shown of table %s", table.id)
            return None
