"""A lesson's one private message: the table with the hand, a lesson and a hint, and controls."""

from typing import Any

from discord import ButtonStyle, ui

from bot.features.learn.ids import Learn, LearnChoice, LearnMore, LearnPress
from bot.features.play.controls import Controls, Emojis, confirmation, controls, highlight, take_back_buttons
from bot.features.play.endings import ending_words
from bot.features.play.hand import HandPage
from bot.features.play.ids import AtTable, Step, TablePress
from bot.features.play.result import look_back, standings_words
from bot.platform.messages import (
    A_ROW,
    Child,
    Message,
    Picture,
    Shown,
    button,
    menu_option,
    panel,
    rows,
    select,
    shown_panel,
    words,
)
from bot.tables.table import Stage, Table
from bot.text.games import about, called_at, game_called
from bot.text.lessons import TAUGHT, heading
from bot.text.naming import names_at
from bot.text.rounds import part_of
from bot.text.why_not import has_reasons
from engine.advice import advised
from engine.views import View
from i18n import Texts


def practice_message(
    texts: Texts,
    table: Table,
    view: View,
    shown: Shown,
    page: HandPage,
    *,
    text: str,
    ply: int,
    emojis: Emojis,
) -> Message:
    """A hand as the learner sees it in `view`, at `ply`.

    `shown`: table and hand, as a picture or text. `text`: the lesson and the hint, or the question about a move. It
    stands directly above the buttons.
    """
    assert table.lesson is not None
    if page.asking is not None:
        pressed = confirmation(texts, table, view, page.asking, ply)
    elif page.step.more:
        pressed = [_menu(texts, table, view), *rows([_back(texts, table)])]
    else:
        pressed = _moves(texts, table, controls(texts, table, view, ply=ply, emojis=emojis, step=page.step))
    if page.asking is None and view.seat in view.to_act:
        highlight(texts, pressed, table, ply, advised(view))
    children: list[Child] = [
        words(heading(texts, view, table.lesson.choices)),
        words(shown) if isinstance(shown, str) else shown.gallery(),
        words(text),
        *pressed,
    ]
    return panel(*children, pictures=[shown] if isinstance(shown, Picture) else [])


def between_message(texts: Texts, table: Table, shown: Shown, *, step: Step) -> Message:
    """A hand is over: its scores, and a button to go on. One picture, so that it fits in the window."""
    part, view = part_of(table.game), table.view(table.seat_of(table.host))
    onward = button(texts("rounds-next", part=part), TablePress(table.id, AtTable.READY), style=ButtonStyle.success)
    title = texts("learn-between", part=part)
    if step.more:
        return shown_panel(title, shown, buttons=[_back(texts, table)], menus=[_menu(texts, table, view)])
    return shown_panel(title, shown, buttons=[onward, _play(texts, table), _more(texts, table)])


def over_message(texts: Texts, table: Table, user: int, shown: Shown | None) -> Message:
    """The lesson is over: the result, and the ways on. `shown`: the result; None: the lesson was stopped."""
    play, again = _play(texts, table), button(texts("learn-again"), LearnPress(Learn.AGAIN, str(table.id)))
    other = button(texts("learn-other"), LearnPress(Learn.WHICH, "any"))
    title = texts("learn-over", game=called_at(texts, table))
    if shown is None:
        return shown_panel(title, state=texts("learn-over-stopped"), buttons=[play, again, other])
    title += "\n" + ending_words(texts, table, user)
    state = standings_words(texts, table, {}, names_at(texts, table, signed=False)) if isinstance(shown, str) else ""
    return shown_panel(title, shown, state=state, buttons=[play, again, other, *look_back(texts, table)])


def which_message(texts: Texts, running: Table | None) -> Message:
    """The choice of a game to learn. `running`: the user's open lesson."""
    text = texts("learn-which")
    quick: list[ui.Button[Any]] = []
    if running is not None and running.stage is not Stage.OVER:
        name = called_at(texts, running)
        text += "\n\n" + texts("learn-running", game=name)
        label = texts("learn-go-on", game=name)
        quick.append(button(label, LearnPress(Learn.SHOW, str(running.id)), style=ButtonStyle.success))
    options = [
        menu_option(game_called(texts, game, preset.id), preset.id, about=about(texts, game))
        for game, preset in TAUGHT.items()
    ]
    return panel(words(text), *rows(quick), select(LearnChoice(), options, texts("option-learn-game-description")))


def _moves(texts: Texts, table: Table, pressed: Controls) -> Controls:
    """The controls of moves, and in their last row the button to the menu, where one also asks why cards cannot be
    played.
    """
    why = str(TablePress(table.id, AtTable.WHY))
    for row in pressed:
        for each in row.children:
            if isinstance(each, ui.Button) and each.custom_id == why:
                row.remove_item(each)
    left = [row for row in pressed if row.children]
    buttons = [row for row in left if all(isinstance(each, ui.Button) for each in row.children)]
    if not buttons or len(buttons[-1].children) == A_ROW:
        return [*left, *rows([_more(texts, table)])]
    buttons[-1].add_item(_more(texts, table))
    return left


def _more(texts: Texts, table: Table) -> ui.Button[Any]:
    return button(texts("private-more"), LearnPress(Learn.MORE, str(table.id)))


def _back(texts: Texts, table: Table) -> ui.Button[Any]:
    return button(texts("talk-back"), LearnPress(Learn.SHOW, str(table.id)))


def _menu(texts: Texts, table: Table, view: View) -> ui.ActionRow[Any]:
    """The menu of all that is not a move."""
    options: list[tuple[str, str]] = []
    if table.stage is Stage.PLAYING and has_reasons(view):
        options.append((texts("why-not"), AtTable.WHY))
    for each in take_back_buttons(texts, table, view):
        options.append((each.label or "", each.custom_id or ""))
    options += [
        (texts("board-log"), AtTable.LOG),
        (texts("board-rules"), AtTable.RULES),
        (texts("learn-again"), Learn.AGAIN),
        (texts("learn-now"), Learn.NOW),
        (texts("learn-stop"), Learn.STOP),
    ]
    return select(
        LearnMore(table.id),
        [menu_option(label, value) for label, value in options],
        texts("private-more"),
    )


def _play(texts: Texts, table: Table) -> ui.Button[Any]:
    return button(texts("learn-now"), LearnPress(Learn.NOW, str(table.id)), style=ButtonStyle.success)
