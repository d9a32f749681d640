"""Renders a practice table's message: hint, table and hand, as pictures or text."""

import asyncio
from typing import Final

from bot.features.learn.practice import between_message, practice_message, practice_over_message
from bot.features.play import board
from bot.features.play import hand as hand_page
from bot.features.play.board import seat_line
from bot.features.play.controls import Emojis
from bot.features.play.hand import START
from bot.features.play.showing import scores_shown, table_shown
from bot.platform.drawing import Drawing, drawn, theme_of
from bot.platform.ids import Step
from bot.platform.messages import Message, Picture, Shown
from bot.storage.user_settings import Reader
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.table import Stage, Table
from bot.text.faces import by_suit
from bot.text.facts import table_facts
from bot.text.lessons import hint, weighed
from bot.text.markup import plain
from bot.text.naming import names_at, seat_badges
from bot.text.sentences import in_a_line, last_calls
from engine.moves import Move, Play, Take
from engine.views import View
from i18n import Texts
from renderers import alt_hand, alt_table, text_hand, text_table

_LAST: Final = 5
"""The number of latest events described."""


class PracticeRenderer:
    """Renders the messages of practice tables."""

    def __init__(self, drawing: Drawing, *, emojis: Emojis) -> None:
        self._drawing = drawing
        self._emojis = emojis

    def version(self, table: Table, user: int) -> object:
        """Every change counts: the message shows the table, too."""
        return table.changes

    async def render(
        self,
        table: Table,
        user: int,
        person: Reader,
        *,
        notice: str | None = None,
        step: Step = START,
        asking: Move | None = None,
    ) -> Message:
        texts = person.texts
        if table.participant_of(user) is None:
            raise TableError(RefusalReason.NOT_SEATED)
        if table.stage is Stage.OVER:
            is_played = table.match is not None and table.match.result is not None
            layout, sheet = await self._outcome(person, table) if is_played else (None, None)
            return practice_over_message(texts, table, user, layout, sheet)
        seat = table.seat_of(user)
        if seat is None or table.practice is None or table.match is None or table.match.hand is None:
            raise TableError(RefusalReason.NOT_STARTED)
        view, ply, choices = table.view(seat), len(table.history), table.practice.choices
        beside = "" if asking is not None else _beside(texts, table, view, as_text=person.text_only)
        if table.stage is Stage.BETWEEN:
            return between_message(texts, table, beside, *await self._outcome(person, table))
        if asking is None:
            told = await asyncio.to_thread(hint, texts, view, choices)
        else:
            told = await asyncio.to_thread(weighed, texts, view, asking)
        said = f"{notice}\n\n{told}" if notice else told
        layout, hand = await asyncio.gather(self._layout(person, table, view, asking), self._hand(person, view, asking))
        if isinstance(hand, Picture) and not isinstance(asking, Take):  # The question already lists the hand.
            beside = "\n\n".join(filter(None, [beside, f"{texts('learn-your-hand')}\n{by_suit(texts, view.hand)}"]))
        return practice_message(
            texts,
            table,
            view,
            said=said,
            beside=beside,
            layout=layout,
            hand=hand,
            ply=ply,
            emojis=self._emojis,
            step=step,
            asking=asking,
        )

    async def _outcome(self, person: Reader, table: Table) -> tuple[Shown, Shown | None]:
        """The table as everyone sees it, and the scores so far."""
        texts, as_text = person.texts, person.text_only
        return (
            await table_shown(self._drawing, texts, table, theme_of(person), as_text=as_text),
            await scores_shown(self._drawing, texts, table, as_text=as_text),
        )

    async def _layout(self, person: Reader, table: Table, view: View, asking: Move | None) -> Shown:
        """The table; a card to be confirmed is shown laid."""
        preview = asking if isinstance(asking, Play) else None

        def told() -> str:
            return text_table(view, [plain(name) for name in table.names()], person.texts, preview=preview)

        if person.text_only:
            return told()
        picture = self._drawing.table(view, theme_of(person), person.texts, preview=preview, badges=seat_badges(table))
        return await drawn(picture, board.PICTURE, alt_table(view, table.names(), person.texts, preview=preview), told)

    async def _hand(self, person: Reader, view: View, asking: Move | None) -> Shown | None:
        """The hand; a block to be confirmed is shown taken in. None if it is empty."""
        would_be = asking.position if isinstance(asking, Take) else None
        if not view.hand:
            return None

        def told() -> str:
            return text_hand(view, person.texts, would_be=would_be)

        if person.text_only:
            return told()
        picture = self._drawing.hand(view, theme_of(person), would_be=would_be)
        return await drawn(picture, hand_page.PICTURE, alt_hand(view, person.texts, would_be=would_be), told)


def _beside(texts: Texts, table: Table, view: View, *, as_text: bool) -> str:
    """The seats and the last events; a text layout already has the seats."""
    name = names_at(texts, table, signed=not as_text)
    seats = [seat_line(texts, table, view, seat, name) for seat in range(len(view.seats))]
    facts = in_a_line(texts, table_facts(texts, view))
    calls = [f"- {line}" for line in last_calls(texts, table, name, most=_LAST)]
    last = "\n".join([texts("learn-last"), *calls]) if calls else ""
    return "\n\n".join(filter(None, [last] if as_text else ["\n".join(seats), facts, last]))
