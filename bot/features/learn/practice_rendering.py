"""Renders a lesson's message: table and hand as a picture or text, a lesson, and a hint."""

import asyncio
from collections.abc import Callable
from typing import Final

from bot.features.learn.practice import between_message, over_message, practice_message
from bot.features.play.controls import Emojis
from bot.features.play.endings import has_result
from bot.features.play.hand import HAND, PICTURE, HandPage, seat_picture
from bot.features.play.ids import Step
from bot.features.play.prompts import since_own_move
from bot.features.play.result_shown import result_shown
from bot.features.play.showing import scores_shown, table_shown
from bot.platform.drawing import Drawing, theme_of
from bot.platform.messages import Message, Shown
from bot.storage.user_settings import Reader
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.table import Stage, Table
from bot.text.lessons import hint, weighed
from bot.text.naming import short_names_at

_LAST: Final = 5
"""The number of latest events described in words."""


class PracticeRenderer:
    """Renders the messages of lessons."""

    def __init__(
        self,
        drawing: Drawing,
        *,
        emojis: Emojis,
        is_unsaved: Callable[[int], bool] = lambda table_id: False,
    ) -> None:
        """`is_unsaved`: whether the changes of this table cannot be stored."""
        self._is_unsaved = is_unsaved
        self._drawing = drawing
        self._emojis = emojis

    def version(self, table: Table, user: int) -> object:
        """Every change counts: the message shows the table, too."""
        return table.changes

    async def render(self, table: Table, user: int, reader: Reader, page: HandPage = HAND) -> Message:
        texts = reader.texts
        if table.participant_of(user) is None:
            raise TableError(RefusalReason.NOT_SEATED)
        if table.stage is Stage.OVER:
            shown = await result_shown(self._drawing, texts, table, {}, reader) if has_result(table) else None
            return over_message(texts, table, user, shown)
        seat = table.seat_of(user)
        if seat is None or table.lesson is None or table.match is None or table.match.hand is None:
            raise TableError(RefusalReason.NOT_STARTED)
        view, ply, choices = table.view(seat), table.ply, table.lesson.choices
        if table.stage is Stage.BETWEEN:
            return await self._between(table, reader, page.step)
        if page.asking is None:
            advice = await asyncio.to_thread(hint, texts, view, choices)
        else:
            advice = await asyncio.to_thread(weighed, texts, view, page.asking)
        unsaved = texts("board-unsaved") if self._is_unsaved(table.id) else None
        text = "\n".join(filter(None, [unsaved, page.notice, advice]))

        def write(shown: Shown) -> Message:
            if isinstance(shown, str):
                since = since_own_move(texts, table, view, short_names_at(table, signed=False), most=_LAST)
                shown = "\n\n".join(filter(None, [since, shown]))
            return practice_message(texts, table, view, shown, page, text=text, ply=ply, emojis=self._emojis)

        picture = seat_picture(table, view, reader, asking=page.asking)
        return await self._drawing.written(picture, PICTURE, texts, write)

    async def _between(self, table: Table, reader: Reader, step: Step) -> Message:
        """The scores so far, or the table as everyone sees it where there are none."""
        texts = reader.texts
        shown = await scores_shown(self._drawing, texts, table)
        if shown is None:
            shown = await table_shown(self._drawing, texts, table, theme_of(reader))
        return between_message(texts, table, shown, step=step)
