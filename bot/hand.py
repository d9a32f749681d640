"""A person's private message: their hand, what they can play, and why not when they cannot."""

from collections.abc import Mapping
from typing import Any, Final

import discord
from discord import ButtonStyle, ui

from bot import ids
from bot.board import relative
from bot.faces import by_suit, card_of, move_label
from bot.ids import AtTable, Paged
from bot.messages import Message, Picture, button, note, panel, rows, words
from bot.tables.table import Stage, Table
from bot.texts import Texts
from engine.moves import Bankrupt, Move, Pass, Play
from engine.views import SeatStatus, View

PICTURE: Final = "hand.png"
BUTTONS_A_PAGE: Final = 20

Emojis = Mapping[str, discord.PartialEmoji]
"""Uploaded card emojis by card code; empty where there are none."""


def hand_message(
    texts: Texts,
    table: Table,
    view: View,
    picture: Picture,
    *,
    ply: int,
    emojis: Emojis,
    page: int = 0,
    notice: str | None = None,
    asking: Move | None = None,
) -> Message:
    """The hand of `view.seat` as it was at `ply`. `notice` stands above it; `asking`: a move to be confirmed first."""
    seat = view.seat
    assert seat is not None
    place = table.at(seat)
    text = "\n\n".join(part for part in (notice, _status(texts, table, view), by_suit(texts, view.hand)) if part)
    if place.away:
        controls = [back_button(texts, table)]
    elif asking is not None:
        controls = _confirmation(texts, table, asking, ply)
    elif table.stage is Stage.BETWEEN and not place.ready:
        controls = [button(texts("board-ready"), ids.at_table(AtTable.READY, table.id), style=ButtonStyle.success)]
    else:
        controls = _moves(texts, table, view, ply=ply, emojis=emojis, page=page)
    return panel(words(text), picture.gallery(), *rows(controls), pictures=[picture])


def out_message(texts: Texts, table: Table, view: View, *, notice: str | None = None) -> Message:
    """For somebody who holds no cards any more, while the others play on."""
    assert view.seat is not None
    text = _status(texts, table, view)
    return note(f"{notice}\n\n{text}" if notice else text)


def over_message(texts: Texts, table: Table, user: int) -> Message:
    """For a hand of a table that is over."""
    if table.match is not None and table.match.result is not None:
        rank = next((line.rank for line in table.standings() if line.place.user == user), None)
        if rank is not None:
            return note(texts("hand-over-rank", rank=rank))
    return note(texts("hand-over"))


def needs_asking(view: View, move: Move) -> bool:
    """Whether a move is easily regretted: the last pass although a card could be played."""
    if not isinstance(move, Pass) or view.seat is None:
        return False
    can_play = any(not isinstance(each, Pass | Bankrupt) for each in view.legal)
    return can_play and view.seats[view.seat].passes_left == 1


def sought(table: Table, seat: int) -> object:
    """What decides what this seat's private message shows: while it stays equal, nothing has to be sent."""
    if table.match is None or table.match.hand is None:
        return (table.stage,)
    view = table.view(seat)
    place = table.at(seat)
    return (table.stage, view.number, view.hand, view.legal, view.seats[seat], place.away, place.ready, table.id)


def back_button(texts: Texts, table: Table) -> ui.Button[Any]:
    return button(texts("board-back"), ids.at_table(AtTable.BACK, table.id), style=ButtonStyle.success)


def _status(texts: Texts, table: Table, view: View) -> str:
    assert view.seat is not None
    seen, place = view.seats[view.seat], table.at(view.seat)
    if place.away:
        return texts("hand-away")
    if table.stage is Stage.BETWEEN:
        return texts("hand-waiting-next" if place.ready else "hand-between")
    match seen.status:
        case SeatStatus.OUT:
            return texts("hand-out") if seen.place is None else texts("hand-out-place", place=seen.place)
        case SeatStatus.BANKRUPT | SeatStatus.ELIMINATED:
            return texts("hand-fallen", how=seen.status.value)
        case SeatStatus.PLAYING:
            pass
    if not view.legal:
        return texts("hand-not-your-turn")
    until = relative(table.deadline)
    if any(isinstance(move, Bankrupt) for move in view.legal):
        return texts("hand-bankrupt", until=until)
    if not any(isinstance(move, Play) for move in view.legal) and any(isinstance(move, Pass) for move in view.legal):
        return texts("hand-only-pass", until=until)
    return texts("hand-your-turn", until=until)


def _moves(texts: Texts, table: Table, view: View, *, ply: int, emojis: Emojis, page: int) -> list[ui.Button[Any]]:
    """A button for each legal move; cards that do not fit on one page are turned to."""
    assert view.seat is not None
    plays = [move for move in view.legal if not isinstance(move, Pass | Bankrupt)]
    others = [move for move in view.legal if isinstance(move, Pass | Bankrupt)]
    pages = max(1, -(-len(plays) // BUTTONS_A_PAGE))
    page = min(page, pages - 1)
    left = view.seats[view.seat].passes_left
    shown = [*plays[page * BUTTONS_A_PAGE : (page + 1) * BUTTONS_A_PAGE], *others]
    buttons = [_move_button(texts, move, ids.move(table.id, ply, str(move)), emojis, left) for move in shown]
    if pages > 1:
        before, after = max(0, page - 1), min(pages - 1, page + 1)
        buttons += [
            button(texts("page-before"), ids.page(Paged.HAND, table.id, before, "<"), disabled=page == 0),
            button(texts("page-after"), ids.page(Paged.HAND, table.id, after, ">"), disabled=page == pages - 1),
        ]
    return buttons


def _move_button(texts: Texts, move: Move, custom_id: str, emojis: Emojis, left: int | None) -> ui.Button[Any]:
    card = card_of(move)
    style = ButtonStyle.primary
    if isinstance(move, Pass):
        style = ButtonStyle.secondary
    elif isinstance(move, Bankrupt):
        style = ButtonStyle.danger
    return button(
        move_label(texts, move, passes_left=left),
        custom_id,
        style=style,
        emoji=emojis.get(card.code) if card else None,
    )


def _confirmation(texts: Texts, table: Table, move: Move, ply: int) -> list[ui.Button[Any]]:
    return [
        button(
            texts("hand-sure-pass"),
            ids.move(table.id, ply, str(move), sure=True),
            style=ButtonStyle.danger,
        ),
        button(texts("hand-keep"), ids.page(Paged.HAND, table.id, 0)),
    ]
