"""The host's private options page: a control for each option of the table's game; each press changes one."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ButtonStyle, ui

from bot.features.play.lobby_board import rules_lines, seats_line
from bot.platform import ids
from bot.platform.ids import Options
from bot.platform.messages import Child, Message, button, cut, note, panel, rows, select, words
from bot.tables.entries import CloseReason
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.table import Stage, Table
from bot.text.games import called_at, preset_at, presets_of, title
from bot.text.options import ChoiceWords, OptionWords, option_label, option_words, refused_option
from bot.text.sentences import refused
from engine.errors import RulesError
from engine.rules import Number, Switch
from i18n import Texts

STRICT: Final = "strict"
"""The name of the table's own option, next to those of its game."""
NUMBER: Final = "number"
"""The custom id of the number field in the form."""

_DIGITS: Final = 10
_TITLE_LIMIT: Final = 45
_LINE: Final = 100


@dataclass(frozen=True, slots=True)
class Noted:
    """A notice at an option's control; `option` None: at the top."""

    sentence: str
    option: str | None = None


def options_message(
    texts: Texts, table: Table, *, may_save: bool, is_default: bool, noted: Noted | None = None
) -> Message:
    """The options page. `may_save`: the reader may save server defaults. `is_default`: these are the default."""
    parts: list[Child] = [words("\n".join(_heading(texts, table, noted)))]
    presets = _presets(texts, table)
    if len(presets) > 1:
        parts.append(select(ids.options(Options.PRESET, table.id), presets, texts("setup-presets")))
    for option in option_words(texts, table.game, table.rules):
        parts.extend(_control(texts, table, option, noted))
    if table.has_ghosts:
        parts.append(_strict(texts, table))
    parts.append(words(texts("setup-default-is" if is_default else "setup-default-note")))
    parts.extend(rows(_below(texts, table, may_save=may_save, is_default=is_default)))
    return panel(*parts)


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
    form = ui.Modal(title=cut(option.label, _TITLE_LIMIT), custom_id=ids.options(Options.SET, table.id, option.name))
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


def _heading(texts: Texts, table: Table, noted: Noted | None) -> list[str]:
    lines = [texts("setup-title", game=called_at(texts, table)), texts("setup-text")]
    too_many = seats_line(texts, table)
    if too_many is not None:
        lines.append(too_many)
    if noted is not None and noted.option is None:
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
    lines = [texts("setup-option", label=option.label, meaning=option.meaning, usual=option.usual.label)]
    if option.blocked is not None:
        lines.append(texts("setup-blocked", why=option.blocked))
    if noted is not None and noted.option == option.name:
        lines.append(noted.sentence)
    said = "\n".join(lines)
    blocked = option.blocked is not None
    if isinstance(option.option, Switch):
        on = option.value.value is True
        custom_id = ids.options(Options.SET, table.id, option.name, on=not on)
        return [ui.Section(said, accessory=_switch(option.value.label, custom_id, on=on, disabled=blocked))]
    if option.choices:
        chooser = [_choice(option, each) for each in option.choices]
        return [
            words("\n".join([said, *_long_meanings(texts, option)])),
            select(ids.options(Options.SET, table.id, option.name), chooser, option.label, disabled=blocked),
        ]
    label = texts("setup-number", value=option.value.label)
    asked = button(label, ids.options(Options.ASK, table.id, option.name), disabled=blocked)
    return [ui.Section(said, accessory=asked)]


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


def _choice(option: OptionWords, choice: ChoiceWords) -> discord.SelectOption:
    return discord.SelectOption(
        label=cut(choice.label, _LINE),
        value=str(choice.value),
        description=_if_short(choice.meaning),
        default=choice.value == option.value.value,
    )


def _strict(texts: Texts, table: Table) -> Child:
    said = texts(
        "setup-option",
        label=texts("setup-strict"),
        meaning=texts("setup-strict-meaning"),
        usual=texts("rule-no"),
    )
    custom_id = ids.options(Options.STRICT, table.id, on=not table.ghosts.strict)
    return ui.Section(
        said,
        accessory=_switch(texts("rule-yes" if table.ghosts.strict else "rule-no"), custom_id, on=table.ghosts.strict),
    )


def _switch(label: str, custom_id: str, *, on: bool, disabled: bool = False) -> ui.Button[Any]:
    """A toggle button: shows the current state; its custom id has the state after a press."""
    style = ButtonStyle.success if on else ButtonStyle.secondary
    return button(label, custom_id, style=style, disabled=disabled)


def _below(texts: Texts, table: Table, *, may_save: bool, is_default: bool) -> list[ui.Button[Any]]:
    save = Options.FORGET if is_default else Options.SAVE
    return [
        button(texts("setup-reset"), ids.options(Options.RESET, table.id)),
        button(
            texts("setup-forget" if is_default else "setup-save"),
            ids.options(save, table.id),
            disabled=not may_save,
        ),
    ]
