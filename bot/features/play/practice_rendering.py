"""Renders a practice table's message: hint, table and hand, as pictures or text."""

import asyncio
from typing import Final

from bot.features.play import board
from bot.features.play import hand as hand_page
from bot.features.play.board import seat_line
from bot.features.play.controls import Emojis
from bot.features.play.practice import between_message, practice_message, practice_over_message
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


async def practice_page(
    drawing: Drawing,
    table: Table,
    user: int,
    person: Reader,
    *,
    emojis: Emojis,
    step: Step,
    notice: str | None = None,
    asking: Move | None = None,
) -> Message:
    """The learner's current message.

    `notice`: stands above the hint. `asking`: a move to be confirmed; the notice has the question. TableError:
    NOT_SEATED, NOT_STARTED.
    """
    texts = person.texts
    if table.participant_of(user) is None:
        raise TableError(RefusalReason.NOT_SEATED)
    if table.stage is Stage.OVER:
        is_played = table.match is not None and table.match.result is not None
        layout = (
            await table_shown(drawing, texts, table, theme_of(person), as_text=person.text_only) if is_played else None
        )
        sheet = await scores_shown(drawing, texts, table, as_text=person.text_only) if is_played else None
        return practice_over_message(texts, table, user, layout, sheet)
    seat = table.seat_of(user)
    if seat is None or table.practice is None or table.match is None or table.match.hand is None:
        raise TableError(RefusalReason.NOT_STARTED)
    # Computer players may move while hints are computed and pictures drawn, so the state is read once, here.
    view, ply, choices = table.view(seat), len(table.history), table.practice.choices
    beside = "" if asking is not None else _beside(texts, table, view, as_text=person.text_only)
    if table.stage is Stage.BETWEEN:
        layout = await table_shown(drawing, texts, table, theme_of(person), as_text=person.text_only)
        sheet = await scores_shown(drawing, texts, table, as_text=person.text_only)
        return between_message(texts, table, beside, layout, sheet)
    if asking is None:
        told = await asyncio.to_thread(hint, texts, view, choices)
    else:
        told = await asyncio.to_thread(weighed, texts, view, asking)
    said = f"{notice}\n\n{told}" if notice else told
    layout, hand = await asyncio.gather(
        _layout(drawing, person, table, view, asking), _hand(drawing, person, view, asking)
    )
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
        emojis=emojis,
        step=step,
        asking=asking,
    )


def _beside(texts: Texts, table: Table, view: View, *, as_text: bool) -> str:
    """The seats and the last events; a text layout already has the seats."""
    name = names_at(texts, table, signed=not as_text)
    seats = [seat_line(texts, table, view, seat, name) for seat in range(len(view.seats))]
    facts = in_a_line(texts, table_facts(texts, view))
    calls = [f"- {line}" for line in last_calls(texts, table, name, most=_LAST)]
    last = "\n".join([texts("learn-last"), *calls]) if calls else ""
    return "\n\n".join(filter(None, [last] if as_text else ["\n".join(seats), facts, last]))


async def _layout(drawing: Drawing, person: Reader, table: Table, view: View, asking: Move | None) -> Shown:
    """The table; a card to be confirmed is shown laid."""
    preview = asking if isinstance(asking, Play) else None

    def told() -> str:
        return text_table(view, [plain(name) for name in table.names()], person.texts, preview=preview)

    if person.text_only:
        return told()
    picture = drawing.table(view, theme_of(person), person.texts, preview=preview, badges=seat_badges(table))
    return await drawn(picture, board.PICTURE, alt_table(view, table.names(), person.texts, preview=preview), told)


async def _hand(drawing: Drawing, person: Reader, view: View, asking: Move | None) -> Shown | None:
    """The hand; a block to be confirmed is shown taken in. None if it is empty."""
    would_be = asking.position if isinstance(asking, Take) else None
    if not view.hand:
        return None

    def told() -> str:
        return text_hand(view, person.texts, would_be=would_be)

    if person.text_only:
        return told()
    picture = drawing.hand(view, theme_of(person), would_be=would_be)
    return await drawn(picture, hand_page.PICTURE, alt_hand(view, person.texts, would_be=would_be), told)
