"""Renders a practice table's message: hint, and table and hand as a picture or text."""

import asyncio
from collections.abc import Callable
from typing import Final

from bot.features.learn.practice import between_message, practice_message, practice_over_message
from bot.features.play.board import presence, seat_line
from bot.features.play.controls import Emojis
from bot.features.play.endings import has_result
from bot.features.play.hand import START, seat_written
from bot.features.play.ids import Step
from bot.features.play.result_shown import result_shown
from bot.features.play.showing import scores_shown, table_shown
from bot.platform.drawing import Drawing, theme_of
from bot.platform.messages import Message, Shown
from bot.storage.user_settings import Reader
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.table import Stage, Table
from bot.text.facts import seat_facts, table_facts
from bot.text.lessons import hint, weighed
from bot.text.naming import NameOf, names_at, short_names_at
from bot.text.sentences import in_a_line, last_calls
from engine.moves import Move
from engine.views import View
from i18n import Texts

_LAST: Final = 5
"""The number of latest events described."""


class PracticeRenderer:
    """Renders the messages of practice tables."""

    def __init__(
        self, drawing: Drawing, *, emojis: Emojis, is_unsaved: Callable[[int], bool] = lambda table_id: False
    ) -> None:
        """`is_unsaved`: whether the changes of this table cannot be stored."""
        self._is_unsaved = is_unsaved
        self._drawing = drawing
        self._emojis = emojis

    def version(self, table: Table, user: int) -> object:
        """Every change counts: the message shows the table, too."""
        return table.changes

    async def render(
        self,
        table: Table,
        user: int,
        reader: Reader,
        *,
        notice: str | None = None,
        step: Step = START,
        asking: Move | None = None,
    ) -> Message:
        texts = reader.texts
        if table.participant_of(user) is None:
            raise TableError(RefusalReason.NOT_SEATED)
        if table.stage is Stage.OVER:
            shown = await result_shown(self._drawing, texts, table, {}, reader) if has_result(table) else None
            return practice_over_message(texts, table, user, shown)
        seat = table.seat_of(user)
        if seat is None or table.lesson is None or table.match is None or table.match.hand is None:
            raise TableError(RefusalReason.NOT_STARTED)
        view, ply, choices = table.view(seat), table.ply, table.lesson.choices
        beside = "" if asking is not None else _beside(texts, table, view, as_text=reader.text_only)
        if table.stage is Stage.BETWEEN:
            return between_message(texts, table, beside, *await self._outcome(reader, table))
        if asking is None:
            advice = await asyncio.to_thread(hint, texts, view, choices)
        else:
            advice = await asyncio.to_thread(weighed, texts, view, asking)
        unsaved = texts("board-unsaved") if self._is_unsaved(table.id) else None
        text = "\n\n".join(filter(None, [unsaved, notice, advice]))

        def write(shown: Shown) -> Message:
            return practice_message(
                texts,
                table,
                view,
                shown,
                text=text,
                beside=beside,
                ply=ply,
                emojis=self._emojis,
                step=step,
                asking=asking,
            )

        return await seat_written(self._drawing, table, view, reader, write, asking=asking)

    async def _outcome(self, reader: Reader, table: Table) -> tuple[Shown, Shown | None]:
        """The table as everyone sees it, and the scores so far."""
        texts, as_text = reader.texts, reader.text_only
        return (
            await table_shown(self._drawing, texts, table, theme_of(reader), as_text=as_text),
            await scores_shown(self._drawing, texts, table, as_text=as_text),
        )


def _beside(texts: Texts, table: Table, view: View, *, as_text: bool) -> str:
    """The seats and the last events; a text layout already has the seats."""
    name = names_at(texts, table, signed=not as_text)
    seats = [_seat_line(texts, table, view, seat, name) for seat in range(len(view.seats))]
    facts = in_a_line(texts, table_facts(texts, view))
    calls = [f"- {line}" for line in last_calls(texts, table, short_names_at(table, signed=not as_text), most=_LAST)]
    last = "\n".join([texts("learn-last"), *calls]) if calls else ""
    return "\n\n".join(filter(None, [last] if as_text else ["\n".join(seats), facts, last]))


def _seat_line(texts: Texts, table: Table, view: View, seat: int, name: NameOf) -> str:
    """A seat's line: the player, their state, and whether they are to act."""
    place = table.at(seat)
    line = seat_line(texts, name(place), [*seat_facts(texts, view, seat), *presence(texts, table, place)])
    return texts("board-awaited", line=line) if seat in view.to_act else line
