"""Renders a player's private message, and tells its versions apart."""

from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from typing import Protocol

from bot.features.play import hand
from bot.features.play.board_publisher import PublicBoards
from bot.features.play.controls import Emojis
from bot.features.play.hand import START, hand_message, left_message, out_message, over_message
from bot.platform.drawing import Drawing, theme_of, written_while_drawn
from bot.platform.ids import Step
from bot.platform.messages import Message, Shown
from bot.storage.user_settings import Reader
from bot.tables.entries import MovedBy
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.table import Stage, Table
from bot.text.markup import plain
from bot.text.naming import seat_badges
from engine.moves import Move, Play, Take, Talk
from engine.views import View
from renderers import alt_hand, alt_table, text_hand, text_table


class PrivateRenderer(Protocol):
    """Renders the private messages of one kind of tables."""

    def version(self, table: Table, user: int) -> object:
        """The version of the user's message: while it is equal, the message is up to date."""
        ...

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
        """The user's current message. `notice`: stands at the top. `asking`: a move to be confirmed; the notice has the
        question.

        `table` must not change while this draws, so pass a snapshot. TableError: NOT_SEATED, NOT_STARTED.
        """
        ...


class HandRenderer:
    """Renders the hands of tables in channels. `boards`: if a board cannot be shown, its players' messages say so."""

    def __init__(self, drawing: Drawing, boards: PublicBoards, *, emojis: Emojis) -> None:
        self._drawing = drawing
        self._boards = boards
        self._emojis = emojis

    def version(self, table: Table, user: int) -> object:
        seat = table.seat_of(user)
        if seat is not None:
            return hand.sought(table, seat)
        return (table.stage is Stage.OVER, table.close_reason, hand.has_more_to_play(table, user))

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
        if has_left(table, user):
            return left_message(texts, table, user)
        if table.stage is Stage.OVER:
            return over_message(texts, table, user)
        if table.participant_of(user) is None:
            raise TableError(RefusalReason.NOT_SEATED)
        seat = table.seat_of(user)
        if seat is None or table.match is None or table.match.hand is None:
            raise TableError(RefusalReason.NOT_STARTED)
        view, ply = table.view(seat), len(table.history)
        notices = [notice, texts("hand-timed-out") if _timed_out(table, seat) else None]
        trouble = self._boards.trouble_at(table.id)
        notices.append(texts("hand-channel-trouble", why=trouble.value) if trouble is not None else None)
        notice = "\n\n".join(filter(None, notices)) or None
        if not view.hand:
            return out_message(texts, table, view, notice=notice)

        def write(shown: Shown) -> Message:
            return hand_message(
                texts, table, view, shown, ply=ply, emojis=self._emojis, step=step, notice=notice, asking=asking
            )

        return await self._written(table, view, person, asking, write)

    async def _written(
        self, table: Table, view: View, person: Reader, asking: Move | None, write: Callable[[Shown], Message]
    ) -> Message:
        """What `write` makes of the hand, or of a preview of the move to be confirmed: a picture or text."""
        texts, theme = person.texts, theme_of(person)
        would_be = asking.position if isinstance(asking, Take) else None
        preview = asking if isinstance(asking, Play) else None

        def told() -> str:
            names = [plain(name) for name in table.names()]
            layout = text_table(view, names, texts, preview=preview)
            return f"{layout}\n\n{text_hand(view, texts, would_be=would_be)}"

        if person.text_only:
            return write(told())
        if preview is not None:
            draw = partial(self._drawing.table, view, theme, texts, preview=preview, badges=seat_badges(table))
            alt = partial(alt_table, view, table.names(), texts, preview=preview)
        else:
            draw = partial(self._drawing.hand, view, theme, would_be=would_be)
            alt = partial(alt_hand, view, texts, would_be=would_be)
        return await written_while_drawn(draw, hand.PICTURE, alt, told, write)


def digest_of(version: object, table: Table, user: int) -> str:
    """A digest that distinguishes this version from all earlier ones, even across a restart: the same hand may come
    again, but not with the same number of moves and trades."""
    done = sum(
        table.participants[played.player].user == user or isinstance(played.move, Talk) for played in table.history
    )
    return blake2b(repr((version, done)).encode(), digest_size=8).hexdigest()


def has_left(table: Table, user: int) -> bool:
    """Whether the user left during the match."""
    place = table.participant_of(user)
    return place is not None and place.left


def _timed_out(table: Table, seat: int) -> bool:
    """Whether the clock made the last move of the player in this seat."""
    last = next((played for played in reversed(table.history) if played.seat == seat), None)
    return last is not None and last.by is MovedBy.CLOCK and last.player == table.player_at(seat)
