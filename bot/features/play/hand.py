"""A player's private message: their hand and controls, or why they cannot play; who renders it, and its versions."""

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Any, Final, Protocol

from discord import ButtonStyle, ui

from bot.features.play.board_publisher import PublicBoards
from bot.features.play.controls import (
    Emojis,
    confirmation,
    controls,
    highlight,
    phrases,
    plan_buttons,
    plan_controls,
    take_back_buttons,
    talk_buttons,
)
from bot.features.play.endings import has_result
from bot.features.play.hints import HintFinder, hint_buttons
from bot.features.play.ids import AtTable, Step, TablePress, TakeBackPress
from bot.features.play.plans import Plans, can_plan, cards_of
from bot.features.play.prompts import MOST_EVENTS, prompt, prompt_beside_moves, revokes_words, since_own_move
from bot.features.play.result import ended_message
from bot.features.play.result_shown import ratings_after, remarks_on, result_shown
from bot.platform.drawing import Drawing, theme_of
from bot.platform.messages import Message, Picture, Shown, button, message, narrow_rows, note, panel, rows, words
from bot.storage.user_settings import Reader
from bot.tables.checks import seated
from bot.tables.entries import CloseReason, MovedBy
from bot.tables.participants import PlayedMove, is_one_person
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.table import Stage, Table
from bot.tables.table_talk import phrases_at
from bot.text.faces import faces
from bot.text.ghosts import private_words
from bot.text.labels import made_label
from bot.text.markup import plain, relative
from bot.text.naming import NameOf, seat_badges, short_names_at
from bot.text.reasons import advice
from bot.text.rounds import part_of
from bot.text.sentences import timed
from bot.text.talk import said_at
from bot.text.why_not import why_not
from data.results import Results
from engine.cards import Card
from engine.moves import Move, Talk
from engine.views import GridTable, GroupTable, SeatStatus, View
from i18n import Texts
from renderers import SeatPicture, text_moves

PICTURE: Final = "hand.png"
CROWDED: Final = 9
"""With so many buttons, only the last event of others is shown, as the message would not fit in a small window."""


_FIRST: Final = Step()


@dataclass(frozen=True, slots=True)
class HandPage:
    """A page of a player's private message. `notice`: stands at the top. `step`: the controls that are shown. `asking`:
    a move to be confirmed; the notice has the question.
    """

    notice: str | None = None
    step: Step = _FIRST
    asking: Move | None = None

    def above(self, *notices: str | None) -> "HandPage":
        """This page, with its notice above these."""
        return replace(self, notice=joined(self.notice, *notices))

    def below(self, notice: str | None) -> "HandPage":
        """This page, with its notice below this one."""
        return replace(self, notice=joined(notice, self.notice))


def joined(*notices: str | None) -> str | None:
    """These notices as one."""
    return "\n\n".join(filter(None, notices)) or None


HAND: Final = HandPage()


def hand_message(
    reader: Reader,
    table: Table,
    view: View,
    shown: Picture | str,
    page: HandPage = HAND,
    *,
    ply: int,
    emojis: Emojis,
    hint: Move | None = None,
    below: Sequence[ui.Item[Any]] = (),
    heard: str = "",
    plan: Sequence[Card] | None = None,
) -> Message:
    """The table and the hand of `view.seat` at `ply`. `shown`: their picture or text.

    `hint`: the move that was the answer to the viewer. `below`: stands at the end. `heard`: what others say that the
    picture has no room for. `plan`: the cards that are planned, where plans can be laid.
    """
    texts, asking, seat = reader.texts, page.asking, view.seat
    assert seat is not None
    place = table.at(seat)
    hint = None if place.away or asking is not None else hint
    aids: list[ui.Button[Any]] = []
    if not place.away and hint is None:
        aids += hint_buttons(texts, table, view, ply=ply)
    if not place.away:
        aids += take_back_buttons(texts, table, view)
    if reader.talks:
        aids += talk_buttons(texts, table, view)
    may_plan = plan is not None and can_plan(table, view)
    if may_plan:
        aids += plan_buttons(texts, table, view, plan or ())
    if place.away:
        pressed = narrow_rows([_back_button(texts, table), *aids])
    elif page.step.talks:
        pressed, hint = phrases(texts, table), None
    elif page.step.plans and may_plan:
        pressed, hint = plan_controls(texts, table, view, plan or ()), None
    elif asking is not None:
        pressed = confirmation(texts, table, view, asking, ply)
    elif table.stage is Stage.BETWEEN and not place.ready:
        pressed = narrow_rows([_ready_button(texts, table), *aids])
    else:
        single = reader.own.auto_single
        pressed = controls(texts, table, view, ply=ply, emojis=emojis, step=page.step, auto_single=single, aids=aids)
    if hint is not None:
        highlight(texts, pressed, table, ply, hint)
    is_crowded = sum(len(row.children) for row in pressed) >= CROWDED
    if asking is not None:
        body = timed(texts, table)
    elif hint is not None:
        body = _advised(texts, table, view, hint)
    else:
        name = short_names_at(table, signed=not isinstance(shown, str))
        in_words = isinstance(shown, str)
        most = 1 if is_crowded and not in_words else MOST_EVENTS
        body = _body(texts, table, view, name, most=most, in_words=in_words)
        if plan:
            is_of_groups = isinstance(view.table, GroupTable)
            body += "\n" + texts("plan-is-groups" if is_of_groups else "plan-is", cards=faces(texts, plan))
    if isinstance(shown, str):
        moves = text_moves(view, texts, preview=asking) if view.seat in view.to_act and not place.away else ""
        text = "\n\n".join(part for part in (page.notice, moves, body, shown) if part)
        return panel(words(text), *pressed, *below)
    body = "\n".join(filter(None, [body, heard]))
    text = f"{page.notice}\n\n{body}" if page.notice else body
    return panel(words(text), shown.gallery(), *pressed, *below, pictures=[shown])


def _body(texts: Texts, table: Table, view: View, name: NameOf, *, most: int, in_words: bool = False) -> str:
    """The prompt for the viewer, and what has happened; of others, the `most` last events. `in_words`: what the viewer
    can do stands above it."""
    since = since_own_move(texts, table, view, name, most=most) if table.stage is Stage.PLAYING else ""
    lines = [
        _status(texts, table, view, name, in_words=in_words),
        revokes_words(texts, view),
        f"-# {since}" if since else "",
    ]
    return "\n".join(filter(None, lines))


def _advised(texts: Texts, table: Table, view: View, hint: Move) -> str:
    """The hint, in place of the question that it answers."""
    return "\n".join(filter(None, [advice(texts, view, hint), timed(texts, table), revokes_words(texts, view)]))


def why_not_message(texts: Texts, table: Table, view: View) -> Message:
    """Why cards of this hand cannot be played. It pushes the hand out of a small window, so it has a button by which it
    becomes the hand."""
    back = button(texts("board-hand"), TablePress(table.id, AtTable.HAND))
    return message(words(f"{why_not(texts, view)}\n{texts('why-not-then')}"), *rows([back]))


def out_message(
    reader: Reader, table: Table, view: View, page: HandPage, *, below: Sequence[ui.Item[Any]] = ()
) -> Message:
    """For a player without cards, while the others play on or until the next hand. `below`: as in `hand_message`."""
    assert view.seat is not None
    texts = reader.texts
    text = _status(texts, table, view, short_names_at(table, signed=False))
    text = f"{page.notice}\n\n{text}" if page.notice else text
    back = [*take_back_buttons(texts, table, view), *(talk_buttons(texts, table, view) if reader.talks else [])]
    if table.at(view.seat).away:
        return panel(words(text), *rows([_back_button(texts, table)]))
    if page.step.talks:
        return panel(words(text), *phrases(texts, table))
    if table.stage is Stage.BETWEEN and not table.at(view.seat).ready:
        return panel(words(text), *rows([_ready_button(texts, table), *back]))
    return panel(words(text), *rows(back), *below) if back or below else note(text)


def leave_question(texts: Texts, table: Table, user: int) -> Message:
    """The confirmation: after leaving, a computer plays on or the match ends. Stepping away keeps the seat.

    TableError: NOT_SEATED; TABLE_GONE if the match is over.
    """
    if table.stage is Stage.OVER:
        raise TableError(RefusalReason.TABLE_GONE)
    place = seated(table, user)
    others = len(table.people()) - 1
    agreed = AtTable.LEAVE_FOR_GOOD if others else AtTable.LEAVE_AND_END
    label = texts("notice-leave-yes") if others else texts("notice-leave-end")
    # At a private table nothing happens anyway while its person is away.
    can_step_away = table.stage in (Stage.PLAYING, Stage.BETWEEN) and not place.away and not table.is_private
    away = button(texts("notice-step-away"), TablePress(table.id, AtTable.STEP_AWAY), style=ButtonStyle.primary)
    buttons = [
        *([away] if can_step_away else []),
        button(label, TablePress(table.id, agreed), style=ButtonStyle.danger),
        button(texts("notice-leave-no"), TablePress(table.id, AtTable.HAND)),
    ]
    question = texts("notice-leave-question", others=others, more="yes" if has_more_to_play(table, user) else "no")
    if can_step_away:
        is_last = all(each.away for each in table.people() if each is not place)
        question += "\n\n" + texts("notice-step-away-alone" if is_last else "notice-step-away-question")
    return message(words(question), *rows(buttons))


def take_back_question(texts: Texts, table: Table, played: PlayedMove) -> Message:
    """The confirmation before the first move is taken back: the match does not count then."""
    move = made_label(texts, table.view(played.seat), played)
    buttons = [
        button(
            texts("take-back", move=move), TakeBackPress(table.id, played.ply, sure=True), style=ButtonStyle.primary
        ),
        button(texts("take-back-no"), TablePress(table.id, AtTable.HAND)),
    ]
    return message(words(texts("take-back-question", move=move)), *rows(buttons))


def left_message(texts: Texts, table: Table, user: int) -> Message:
    """For a user who left during the match: what became of it."""
    if table.stage is not Stage.OVER:
        return note(texts("hand-left" if has_more_to_play(table, user) else "hand-left-idle"))
    ended = "hand-left-ended" if table.close_reason is CloseReason.DESERTED else "hand-left-over"
    return note(texts(ended))


def has_more_to_play(table: Table, user: int) -> bool:
    """Whether anything is left to play in this participant's seat, by them or by a computer."""
    if table.match is None or table.stage is Stage.OVER:
        return False
    if table.has_ghosts or len(table.match.played) != table.match.scoring.hands:
        return True  # A ghost may get a seat with cards (SG-1), and every seat gets cards in the next hand.
    seats = table.view(None).seats
    return any(table.at(seat).user == user and seats[seat].status is SeatStatus.PLAYING for seat in range(len(seats)))


def over_message(texts: Texts, table: Table) -> Message:
    """For a private hand of a table that is over without a result."""
    if table.is_private and table.close_reason is CloseReason.DESERTED:
        return note(texts("private-idle"))
    closed = table.close_reason is CloseReason.MODERATED
    return note(texts("hand-closed" if closed else "hand-over"))


def version_of(table: Table, seat: int) -> object:
    """The state that this seat's private message depends on; while it is equal, nothing is sent."""
    if table.match is None or table.match.hand is None:
        return (table.stage,)
    view = table.view(seat)
    place = table.at(seat)
    is_asked = table.is_timed and seat in view.to_act
    until = table.deadline if is_asked or (table.all_away and place.away) else None
    seen = (view.number, view.hand, view.legal, view.seats[seat], *phrases_at(table).items())
    return (table.stage, *seen, place.away, place.ready, until, table.id, len(table.take_backs))


def _back_button(texts: Texts, table: Table) -> ui.Button[Any]:
    return button(texts("board-back"), TablePress(table.id, AtTable.BACK), style=ButtonStyle.success)


def _ready_button(texts: Texts, table: Table) -> ui.Button[Any]:
    return button(
        texts("rounds-next", part=part_of(table.game)), TablePress(table.id, AtTable.READY), style=ButtonStyle.success
    )


def _status(texts: Texts, table: Table, view: View, name: NameOf, *, in_words: bool = False) -> str:
    assert view.seat is not None
    seen, place = view.seats[view.seat], table.at(view.seat)
    if place.away:
        return texts("hand-all-away", until=relative(table.deadline)) if table.all_away else texts("hand-away")
    if table.stage is Stage.BETWEEN:
        part = part_of(table.game)
        if place.ready:
            return texts("rounds-waiting", part=part)
        return texts("rounds-over", part=part, button=texts("rounds-next", part=part))
    is_killing = isinstance(view.table, GridTable)
    match seen.status:
        case SeatStatus.OUT if is_killing:
            return texts("hand-koroshi-out")
        case SeatStatus.OUT:
            return texts("hand-out") if seen.place is None else texts("hand-out-place", place=seen.place)
        case SeatStatus.BANKRUPT if view.seat in table.ghosts.since:
            return private_words(texts, table, view.seat)
        case SeatStatus.BANKRUPT | SeatStatus.ELIMINATED:
            return texts("hand-fallen", how="out" if is_killing else seen.status.value)
        case SeatStatus.PLAYING:
            pass
    if view.seat not in view.to_act:  # The table may have changed while the picture was drawn.
        return texts("prompt-chosen", cards=faces(texts, view.chosen)) if view.chosen else texts("hand-not-your-turn")
    asked = prompt_beside_moves if in_words else prompt
    return timed(texts, table, asked(texts, table, view, name))


class PrivateRenderer(Protocol):
    """Renders the private messages of one kind of tables."""

    def version(self, table: Table, user: int) -> object:
        """The version of the user's message: while it is equal, the message is up to date."""
        ...

    async def render(self, table: Table, user: int, reader: Reader, page: HandPage = HAND) -> Message:
        """This page of the user's current message.

        `table` must not change while this draws, so pass a snapshot. TableError: NOT_SEATED, NOT_STARTED.
        """
        ...


class HandRenderer:
    """Renders hands. `boards`: if a board cannot be shown, its players' messages say so. `below`: what stands under the
    hands of a table beside the controls. `before`: what is said at its end of an earlier match with its cards.
    """

    def __init__(
        self,
        drawing: Drawing,
        boards: PublicBoards,
        hints: HintFinder,
        results: Results,
        *,
        emojis: Emojis,
        below: Callable[[Texts, Table], Sequence[ui.Item[Any]]] = lambda texts, table: (),
        before: Callable[[Texts, Table], Awaitable[str]] | None = None,
        plans: Plans | None = None,
    ) -> None:
        self._plans = plans
        self._before = before
        self._below = below
        self._drawing = drawing
        self._results = results
        self._boards = boards
        self._hints = hints
        self._emojis = emojis

    def version(self, table: Table, user: int) -> object:
        if table.stage is Stage.OVER:
            # The last entry, which closes the table, brings the ratings.
            is_rated = table.counts and not is_one_person(table.participants)
            return (table.stage, table.close_reason, table.version if is_rated else 0)
        seat = table.seat_of(user)
        return has_more_to_play(table, user) if seat is None else version_of(table, seat)

    async def render(self, table: Table, user: int, reader: Reader, page: HandPage = HAND) -> Message:
        texts = reader.texts
        if has_result(table) and table.participant_of(user) is not None:
            rated = await ratings_after(self._results, table)
            shown = await result_shown(self._drawing, texts, table, rated, reader)
            remarks = await remarks_on(self._results, table) if table.is_private else ()
            before = "" if self._before is None else await self._before(texts, table)
            return ended_message(texts, table, user, shown, rated, remarks=remarks, before=before)
        if has_left(table, user):
            return left_message(texts, table, user)
        if table.stage is Stage.OVER:
            return over_message(texts, table)
        if table.participant_of(user) is None:
            raise TableError(RefusalReason.NOT_SEATED)
        seat = table.seat_of(user)
        if seat is None or table.match is None or table.match.hand is None:
            raise TableError(RefusalReason.NOT_STARTED)
        view, ply = table.view(seat), table.ply
        hint = self._hints.given(table, view) if seat in view.to_act else None
        trouble = self._boards.trouble_at(table.id)
        page = page.above(
            texts("hand-timed-out") if _timed_out(table, seat) else None,
            texts("hand-channel-trouble", why=trouble.value) if trouble is not None else None,
        )
        if not view.hand:
            return out_message(reader, table, view, page, below=self._below(texts, table))

        planned = None
        if self._plans is not None and table.setup.is_slow:
            plan = await self._plans.of(table, user)
            planned = [] if plan is None else cards_of(plan)
        picture = seat_picture(table, view, reader, asking=page.asking, talks=reader.talks, has_moves=False)

        def write(shown: Shown) -> Message:
            return hand_message(
                reader,
                table,
                view,
                shown,
                page,
                ply=ply,
                emojis=self._emojis,
                hint=hint,
                below=self._below(texts, table),
                heard=heard_words(texts, table, picture.unsaid),
                plan=planned,
            )

        return await self._drawing.written(picture, PICTURE, texts, write)


def seat_picture(
    table: Table,
    view: View,
    reader: Reader,
    *,
    asking: Move | None = None,
    talks: bool = False,
    has_moves: bool = True,
) -> SeatPicture:
    """The table with the hand of the view's seat. `asking`: a move to be confirmed, which is previewed. `talks`:
    whether what players say is shown. `has_moves`: whether its words begin with what the player can do; the message has
    that elsewhere otherwise.
    """
    texts, names = reader.texts, table.names()
    picture = SeatPicture.of(
        view,
        theme_of(reader),
        texts,
        badges=seat_badges(table),
        names=names,
        written=tuple(map(plain, names)),
        has_plates=True,
        preview=asking,
        said=said_at(texts, table) if talks else (),
    )
    return replace(picture, has_moves=has_moves)


def heard_words(texts: Texts, table: Table, seats: Collection[int]) -> str:
    """The words of the players of these seats, in one line."""
    said, name = said_at(texts, table), short_names_at(table, signed=True)
    lines = [texts("alt-said", name=name(table.at(seat)), said=said[seat]) for seat in seats]
    return f"-# {texts('list-dot').join(lines)}" if lines else ""


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
