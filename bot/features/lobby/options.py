"""The host's private options page: a control for each option that has an effect; each press changes one.

A control shows the option's name with its value. What is unlike usual stands once, at the top.
"""

import unicodedata
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ButtonStyle, ui

from bot.features.lobby.ids import Options, OptionsPress, OwnPress
from bot.features.play.lobby_board import rules_lines, seats_line
from bot.platform.custom_ids import CustomId
from bot.platform.messages import Child, Message, button, cut, note, panel, rows, select, words
from bot.tables.entries import CloseReason
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.table import Stage, Table
from bot.text.games import called_at, preset_at, title
from bot.text.markup import columns
from bot.text.options import (
    ChoiceWords,
    OptionWords,
    changed_lines,
    option_label,
    option_words,
    own_words,
    refused_option,
)
from bot.text.sentences import refused
from engine.catalog import presets_of
from engine.errors import RulesError
from engine.rules import Number, Switch
from i18n import Texts

NUMBER: Final = "number"
"""The custom id of the number field in the form."""

_AMONG: Final = frozenset({"strict"})
"""The table's own options that stand among those of the game; the longest pages have no room for more."""
_DIGITS: Final = 10
_TITLE_LIMIT: Final = 45
_LINE: Final = 100
_WIDEST: Final = 30
"""Columns that a closed list shows in a window 360 pixels wide."""


@dataclass(frozen=True, slots=True)
class Noted:
    """A notice at an option's control; `option` None: at the top."""

    sentence: str
    option: str | None = None


def options_message(
    texts: Texts, table: Table, *, may_save: bool, is_default: bool, noted: Noted | None = None
) -> Message:
    """The options page. `may_save`: the reader may save server defaults. `is_default`: these are the default."""
    there = [each for each in options_at(texts, table) if each.blocked is None]
    options = [each for each in there if not is_listed_below(each)]
    heading = _heading(texts, table, noted, {each.name for each in options})
    if may_save:
        heading.append(texts("setup-default-is" if is_default else "setup-default-note"))
    parts: list[Child] = [words("\n".join(heading))]
    presets = _presets(texts, table)
    if len(presets) > 1:
        parts.append(select(OptionsPress(table.id, Options.PRESET), presets, texts("setup-presets")))
    for option in options:
        parts.extend(_control(texts, table, option, noted))
    parts.extend(rows(_below(texts, table, filter(is_listed_below, there), may_save=may_save, is_default=is_default)))
    return panel(*parts)


def options_at(texts: Texts, table: Table) -> Sequence[OptionWords]:
    """The options of the game and of the table."""
    return (*option_words(texts, table.game, table.rules), *own_words(texts, table.setup))


def is_listed_below(option: OptionWords) -> bool:
    """Whether this is one of the table's own options that has a button below the others."""
    return option.is_own and option.name not in _AMONG


def options_closed_message(texts: Texts, table: Table, user: int) -> Message:
    """Replaces the options page when `user` can change nothing any more: the rules the match started with, that it
    never started, or that there is another host."""
    if table.match is not None:
        return note(f"{texts('setup-begun', game=called_at(texts, table))}\n{rules_lines(texts, table)}")
    if table.stage is Stage.OVER:
        return note(texts("lobby-closed", ending=(table.close_reason or CloseReason.DESERTED).value, stage="lobby"))
    return note(refused(texts, TableError(RefusalReason.NOT_HOST, host=table.host)))


def clash(texts: Texts, table: Table, option: str, error: RulesError) -> str:
    """Why changing this option was refused, and that nothing has changed."""
    why = refused_option(texts, table.game, error)
    if error.field == option or error.field not in type(table.rules).model_fields:
        return texts("setup-unchanged", why=why)
    usual = next(each.usual for each in option_words(texts, table.game, table.rules) if each.name == error.field)
    return texts(
        "setup-unchanged-because",
        why=why,
        label=option_label(texts, table.game, error.field),
        usual=usual.label,
    )


def number_typed(typed: str) -> int | str:
    """Parse a typed number, full-width or with commas; return the text unchanged if it is none."""
    text = unicodedata.normalize("NFKC", typed).strip().replace(",", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < _DIGITS else typed


def number_form(texts: Texts, table: Table, option: OptionWords) -> ui.Modal:
    """A form for a number; `option` is a `Number`. Stopped so that discord.py does not track it:
    `OptionsHandlers.press` recognizes it by its custom id."""
    assert isinstance(option.option, Number)
    form = ui.Modal(
        title=cut(option.label, _TITLE_LIMIT), custom_id=str(OptionsPress(table.id, Options.SET, option.name))
    )
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id=NUMBER, default=str(option.value.value), min_length=1, max_length=_DIGITS
    )
    facts = {"least": option.option.least, "most": option.option.most, "usual": option.usual.label}
    form.add_item(
        ui.Label(
            text=cut(texts("setup-range", **facts), _TITLE_LIMIT),
            description=_if_short(option.meaning),
            component=field,
        )
    )
    form.stop()
    return form


def _heading(texts: Texts, table: Table, noted: Noted | None, shown: Collection[str]) -> list[str]:
    """`shown`: the options with a control."""
    changes = changed_lines(texts, table.game, table.rules)
    lines = [texts("setup-title", game=called_at(texts, table)), texts("setup-text")]
    if changes:
        lines.append(texts("lobby-changed", changes="\n".join(f"- {line}" for line in changes)))
    too_many = seats_line(texts, table)
    if too_many is not None:
        lines.append(too_many)
    if noted is not None and noted.option not in shown:
        lines.append(noted.sentence)
    return lines


def _presets(texts: Texts, table: Table) -> list[discord.SelectOption]:
    now = preset_at(table)
    return [
        discord.SelectOption(
            label=cut(title(texts, table.game, preset.id), _LINE), value=preset.id, default=preset.id == now
        )
        for preset in presets_of(table.game)
    ]


def _control(texts: Texts, table: Table, option: OptionWords, noted: Noted | None) -> Sequence[Child]:
    meaning = option.meaning
    if not _is_named(texts, option):
        meaning = texts("rule-line", label=option.label, value=meaning)
    lines = [texts("setup-option", meaning=meaning), *_long_meanings(texts, option)]
    if noted is not None and noted.option == option.name:
        lines.append(noted.sentence)
    return [words("\n".join(lines)), _chooser(texts, table, option)]


def _is_named(texts: Texts, option: OptionWords) -> bool:
    """Whether the control has the option's name beside its value; in a list there may be no room for both, and the name
    stands above it."""
    if isinstance(option.option, Switch):
        return True
    named = (texts("setup-value", label=option.label, value=each.label) for each in option.choices)
    return all(columns(each) <= _WIDEST for each in named)


def _chooser(texts: Texts, table: Table, option: OptionWords) -> Child:
    """The control itself, with the option's value, and its name if there is room."""
    named = texts("setup-value", label=option.label, value=option.value.label)
    if option.is_own:
        return ui.ActionRow(_next(texts, table, option))
    if isinstance(option.option, Switch):
        on = option.value.value is True
        return ui.ActionRow(_switch(named, OptionsPress(table.id, Options.SET, option.name, on=not on), on=on))
    if option.choices:
        chooser = [_choice(texts, option, each) for each in option.choices]
        return select(OptionsPress(table.id, Options.SET, option.name), chooser, option.label)
    asked = button(texts("setup-number", value=named), OptionsPress(table.id, Options.ASK, option.name))
    return ui.ActionRow(asked)


def _long_meanings(texts: Texts, option: OptionWords) -> list[str]:
    """A line for each choice whose meaning is too long for the list."""
    return [
        texts("rule-line", label=each.label, value=each.meaning)
        for each in option.choices
        if each.meaning is not None and _if_short(each.meaning) is None
    ]


def _if_short(meaning: str | None) -> str | None:
    """A description for a control; None if it is too long: the page has it."""
    return meaning if meaning is not None and len(meaning) <= _LINE else None


def _choice(texts: Texts, option: OptionWords, choice: ChoiceWords) -> discord.SelectOption:
    return discord.SelectOption(
        label=cut(
            texts("setup-value", label=option.label, value=choice.label) if _is_named(texts, option) else choice.label,
            _LINE,
        ),
        value=str(choice.value),
        description=_if_short(choice.meaning),
        default=choice.value == option.value.value,
    )


def _switch(label: str, custom_id: CustomId, *, on: bool) -> ui.Button[Any]:
    """A toggle button: shows the current state; its custom id has the state after a press."""
    return button(label, custom_id, style=ButtonStyle.success if on else ButtonStyle.secondary)


def _below(
    texts: Texts, table: Table, own: Iterable[OptionWords], *, may_save: bool, is_default: bool
) -> list[ui.Button[Any]]:
    below = [*(_next(texts, table, each) for each in own)]
    below.append(button(texts("setup-reset"), OptionsPress(table.id, Options.RESET)))
    if may_save:
        do, label = (Options.FORGET, "setup-forget") if is_default else (Options.SAVE, "setup-save")
        below.append(button(texts(label), OptionsPress(table.id, do)))
    return below


def _next(texts: Texts, table: Table, option: OptionWords) -> ui.Button[Any]:
    """A button that shows one of the table's own options, and goes on to the next choice."""
    named = texts("setup-value", label=option.label, value=option.value.label)
    following = option.choices[(option.choices.index(option.value) + 1) % len(option.choices)].value
    if isinstance(following, bool):
        return _switch(named, OwnPress(table.id, option.name, on=following), on=not following)
    return button(named, OwnPress(table.id, option.name, str(following)))
