"""A practice table's one private message: a hint, the table with the hand, and controls."""

from typing import Any

from discord import ButtonStyle, ui

from bot.features.learn.ids import Learn, LearnPress
from bot.features.play.controls import Emojis, confirmation, controls, highlight, take_back_buttons
from bot.features.play.ids import AtTable, Step, TablePress
from bot.features.play.result import look_back, standings_words
from bot.platform.messages import Child, Message, Picture, Shown, button, panel, rows, shown_panel, words
from bot.tables.table import Stage, Table
from bot.text.games import about, called_at, game_called
from bot.text.lessons import TAUGHT
from bot.text.naming import names_at
from bot.text.rounds import part_of
from engine.advice import advised
from engine.moves import Move
from engine.views import View
from i18n import Texts


def practice_message(
    texts: Texts,
    table: Table,
    view: View,
    shown: Shown,
    *,
    text: str,
    beside: str,
    ply: int,
    emojis: Emojis,
    step: Step,
    asking: Move | None = None,
) -> Message:
    """A hand as the learner sees it in `view`, at `ply`.

    `shown`: table and hand, as a picture or text. `text`: the hint, or the question about a move in `asking`. `beside`:
    the text below the picture.
    """
    if asking is not None:
        pressed = confirmation(texts, table, view, asking, ply)
    else:
        pressed = controls(texts, table, view, ply=ply, emojis=emojis, step=step)
    awaited = view.seat in view.to_act
    if asking is None and awaited:
        highlight(texts, pressed, table, ply, advised(view))
    children: list[Child | None] = [
        words(f"{_title(texts, table)}\n{text}"),
        words(shown) if isinstance(shown, str) else shown.gallery(),
        words(beside) if beside else None,
        *pressed,
        *rows([*([] if asking else take_back_buttons(texts, table, view)), *_doors(texts, table, refresh=not awaited)]),
    ]
    return panel(*children, pictures=[shown] if isinstance(shown, Picture) else [])


def between_message(texts: Texts, table: Table, text: str, layout: Shown, sheet: Shown | None) -> Message:
    """A hand is over: its scores, and a button to go on."""
    title = f"{_title(texts, table)}\n{texts('learn-between', part=part_of(table.game))}"
    onward = button(
        texts("rounds-next", part=part_of(table.game)), TablePress(table.id, AtTable.READY), style=ButtonStyle.success
    )
    view = table.view(table.seat_of(table.host))
    buttons = [onward, *take_back_buttons(texts, table, view), _play(texts, table), *_doors(texts, table)]
    return shown_panel(title, layout, sheet, state=text, buttons=buttons)


def practice_over_message(texts: Texts, table: Table, user: int, shown: Shown | None) -> Message:
    """The practice is over: the outcome, and what to do next. `shown`: the result; None: it was stopped."""
    title = texts("learn-over", game=called_at(texts, table))
    again = button(texts("learn-again"), LearnPress(Learn.AGAIN, str(table.id)))
    buttons = [_play(texts, table), again]
    if shown is None:
        return shown_panel(title, state=texts("learn-over-stopped"), buttons=[*buttons, _rules(texts, table)])
    standings = table.standings()
    rank = next(line.rank for line in standings if line.participant.user == user)
    title += "\n" + texts("learn-over-place", rank=rank, seats=len(standings))
    in_words = standings_words(texts, table, {}, names_at(texts, table, signed=False)) if isinstance(shown, str) else ""
    state = "\n\n".join(filter(None, [in_words, texts("learn-over-more")]))
    buttons += [*look_back(texts, table), _rules(texts, table)]
    return shown_panel(title, shown, state=state, buttons=buttons)


def which_message(texts: Texts, running: Table | None) -> Message:
    """The choice of a game to learn. `running`: the user's open practice table."""
    text = texts("learn-which")
    quick: list[ui.Button[Any]] = []
    if running is not None and running.stage is not Stage.OVER:
        name = called_at(texts, running)
        text += "\n\n" + texts("learn-running", game=name)
        label = texts("learn-go-on", game=name)
        quick.append(button(label, LearnPress(Learn.SHOW, str(running.id)), style=ButtonStyle.success))
    text += "\n\n" + "\n".join(
        f"- {texts('learn-game', game=game_called(texts, game, preset.id), about=about(texts, game))}"
        for game, preset in TAUGHT.items()
    )
    buttons = [
        button(game_called(texts, game, preset.id), LearnPress(Learn.START, str(preset.id)), style=ButtonStyle.primary)
        for game, preset in TAUGHT.items()
    ]
    return panel(words(text), *rows(quick), *rows(buttons))


def _title(texts: Texts, table: Table) -> str:
    return texts("learn-title", game=called_at(texts, table))


def _doors(texts: Texts, table: Table, *, refresh: bool = False) -> list[ui.Button[Any]]:
    """The buttons that are always there. `refresh`: add one while others play, in case the message is not updated."""
    doors = [_rules(texts, table), button(texts("learn-stop"), LearnPress(Learn.STOP, str(table.id)))]
    return [button(texts("learn-refresh"), LearnPress(Learn.SHOW, str(table.id))), *doors] if refresh else doors


def _rules(texts: Texts, table: Table) -> ui.Button[Any]:
    return button(texts("board-rules"), TablePress(table.id, AtTable.RULES))


def _play(texts: Texts, table: Table) -> ui.Button[Any]:
    return button(texts("learn-play"), LearnPress(Learn.PLAY, str(table.id)), style=ButtonStyle.primary)
