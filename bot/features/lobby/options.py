"""The host's private pages of options: a control for each option that has an effect; each press changes one.

A page is no longer than a phone's window is high.
"""

import unicodedata
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from discord import ButtonStyle, ui

from bot.features.lobby.ids import Lobby, LobbyPress, Options, OptionsPagePress, OptionsPress, OwnPress
from bot.features.play.lobby_board import rules_lines, too_many_line
from bot.platform.fields import ButtonField, Field, MenuField, beside
from bot.platform.messages import Child, Message, button, cut, note, panel, rows, words
from bot.tables.entries import CloseReason
from bot.tables.table import Table
from bot.text.games import called_at, preset_at, title
from bot.text.labels import turned
from bot.text.limits import TITLE_LETTERS
from bot.text.markup import columns
from bot.text.options import ChoiceWords, OptionWords, option_label, option_words, own_words, refused_option
from engine.catalog import presets_of
from engine.errors import RulesError
from engine.rules import Number, Switch
from i18n import Texts

NUMBER: Final = "number"
"""The custom id of the number field in the form."""

_ON_PANEL: Final = frozenset({"hints", "rated"})
"""The table's own options that the set-up panel has a button for."""
_DIGITS: Final = 10
_PAGE: Final = 410
"""Pixels of the controls of a page, in a window 360 pixels wide; 25 pixels are left for a line that breaks earlier than
estimated."""
_MENU, _BUTTON, _LABEL, _MEANING = 54, 26, (21, 36), (18, 44)
"""Pixels of a menu; what a button adds to the name beside it; of a line of name and of meaning, with its columns."""
_PRESETS: Final = 50
"""Pixels of the list of presets."""
_FOOTER: Final = 185
"""Pixels of what stands below all options."""


@dataclass(frozen=True, slots=True)
class Noted:
    """A notice at an option's control; `option` None: at the top."""

    sentence: str
    option: str | None = None


def options_message(
    texts: Texts, table: Table, page: int = 1, *, may_save: bool, is_default: bool, noted: Noted | None = None
) -> Message:
    """A page of options, the first or the last one where there is none of this number. `may_save`: the reader may save
    server defaults. `is_default`: these are the default.
    """
    pages = option_pages(texts, table)
    page = min(max(page, 1), len(pages))
    shown, is_last = pages[page - 1], page == len(pages)
    parts: list[Child] = [words("\n".join(_heading(texts, table, noted, {each.name for each in shown})))]
    if page == 1 and len(presets_of(table.game)) > 1:
        parts += preset_field(texts, table).parts()
    for option in shown:
        parts += option_field(texts, table, option, noted).parts()
    if is_last and may_save:
        parts.append(words(texts("setup-default-is" if is_default else "setup-default-note")))
    if is_last:
        parts += rows(_below(texts, table, may_save=may_save, is_default=is_default))
    parts += rows(_turners(texts, table, page, len(pages)))
    return panel(*parts)


def option_pages(texts: Texts, table: Table) -> list[list[OptionWords]]:
    """The options with a control, by pages; there is one at least."""
    there = [each for each in options_at(texts, table) if each.blocked is None and not is_on_the_panel(each)]
    pages: list[list[OptionWords]] = [[]]
    left = _PAGE - (_PRESETS if len(presets_of(table.game)) > 1 else 0)
    for option in there:
        height = _height(texts, option)
        if height > left and pages[-1]:
            pages.append([])
            left = _PAGE
        pages[-1].append(option)
        left -= height
    if left < _FOOTER and len(pages[-1]) > 1:
        pages.append([pages[-1].pop()])
    return pages


def page_with(texts: Texts, table: Table, option: str) -> int:
    """The number of the page with this option; 1 if none has it."""
    pages = enumerate(option_pages(texts, table), start=1)
    return next((number for number, page in pages if option in {each.name for each in page}), 1)


def options_at(texts: Texts, table: Table) -> Sequence[OptionWords]:
    """The options of the game and of the table."""
    return (*option_words(texts, table.game, table.rules), *own_words(texts, table.setup))


def is_on_the_panel(option: OptionWords) -> bool:
    """Whether this is one of the table's own options that the set-up panel has a button for."""
    return option.is_own and option.name in _ON_PANEL


def closed_page(texts: Texts, table: Table) -> Message:
    """Replaces the pages of a lobby that is over: the rules the match started with, or that it never started."""
    if table.match is not None:
        return note(f"{texts('setup-begun', game=called_at(texts, table))}\n{rules_lines(texts, table)}")
    return note(texts("lobby-closed", ending=(table.close_reason or CloseReason.DESERTED).value, stage="lobby"))


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
        title=cut(option.label, TITLE_LETTERS), custom_id=str(OptionsPress(table.id, Options.SET, option.name))
    )
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id=NUMBER, default=str(option.value.value), min_length=1, max_length=_DIGITS
    )
    facts = {"least": option.option.least, "most": option.option.most, "usual": option.usual.label}
    form.add_item(
        ui.Label(
            text=cut(texts("setup-range", **facts), TITLE_LETTERS),
            description=beside(option.meaning),
            component=field,
        )
    )
    form.stop()
    return form


def _heading(texts: Texts, table: Table, noted: Noted | None, shown: Collection[str]) -> list[str]:
    """`shown`: the options with a control."""
    lines = [texts("setup-title", game=title(texts, table.game, preset_at(table)))]
    if (too_many := too_many_line(texts, table)) is not None:
        lines.append(too_many)
    if noted is not None and noted.option not in shown:
        lines.append(noted.sentence)
    return lines


def preset_field(texts: Texts, table: Table) -> Field:
    """The presets of the game, one of which these rules may be."""
    titles = {each.id: title(texts, table.game, each.id) for each in presets_of(table.game)}
    return MenuField(
        name="",
        meaning="",
        press=OptionsPress(table.id, Options.PRESET),
        label=texts("setup-presets"),
        choices={preset: ChoiceWords(preset, named) for preset, named in titles.items()},
        now=[preset_at(table)],
    )


def option_field(texts: Texts, table: Table, option: OptionWords, noted: Noted | None = None) -> Field:
    """The field of an option; instead of what it means, a notice about it."""
    kind = OwnPress(table.id, option.name) if option.is_own else OptionsPress(table.id, Options.SET, option.name)
    name, meaning, value = _named(texts, option), f"-# {option.meaning}", option.value
    if noted is not None and noted.option == option.name:
        meaning = noted.sentence
    if isinstance(option.option, Switch):
        on = value.value is True
        return ButtonField(name=name, meaning=meaning, press=replace(kind, on=not on), label=value.label, is_on=on)
    if not option.choices:
        asks = OptionsPress(table.id, Options.ASK, option.name)
        return ButtonField(name=name, meaning=meaning, press=asks, label=texts("setup-number", value=value.label))
    choices = {str(each.value): each for each in option.choices}
    return MenuField(name=name, meaning=meaning, press=kind, label=option.label, choices=choices, now=[value.value])


def _named(texts: Texts, option: OptionWords) -> str:
    """The name of an option, with its usual value if it has another one."""
    if option.value == option.usual:
        return texts("setup-option", label=option.label)
    return texts("setup-option-usual", label=option.label, usual=option.usual.label)


def _below(texts: Texts, table: Table, *, may_save: bool, is_default: bool) -> list[ui.Button[Any]]:
    """The buttons for all options together."""
    below = [button(texts("setup-reset"), OptionsPress(table.id, Options.RESET))]
    if may_save:
        do, label = (Options.FORGET, "setup-forget") if is_default else (Options.SAVE, "setup-save")
        below.append(button(texts(label), OptionsPress(table.id, do)))
    return below


def _turners(texts: Texts, table: Table, page: int, pages: int) -> list[ui.Button[Any]]:
    """The buttons to the pages before and after this one, and back to the set-up panel."""
    back = button(texts("setup-back"), LobbyPress(table.id, Lobby.SET_UP))
    if pages == 1:
        return [back]
    before, after = OptionsPagePress(table.id, page - 1), OptionsPagePress(table.id, page + 1)
    return [
        button(turned(texts, "back"), before, disabled=page == 1),
        button(f"{page} / {pages}", OptionsPagePress(table.id, page), disabled=True),
        button(turned(texts, "forward"), after, disabled=page == pages),
        back,
    ]


def next_button(texts: Texts, table: Table, option: OptionWords) -> ui.Button[Any]:
    """A button that shows one of the table's own options, and goes on to the next choice."""
    shown = texts("setup-value", label=option.label, value=option.value.label)
    following = option.choices[(option.choices.index(option.value) + 1) % len(option.choices)].value
    if isinstance(following, bool):
        style = ButtonStyle.secondary if following else ButtonStyle.success
        return button(shown, OwnPress(table.id, option.name, on=following), style=style)
    return button(shown, OwnPress(table.id, option.name, str(following)))


def _height(texts: Texts, option: OptionWords) -> int:
    """About so many pixels a field takes."""
    lines = (_named(texts, option), _LABEL), (option.meaning, _MEANING)
    is_menu = option.choices and not isinstance(option.option, Switch)
    return (_MENU if is_menu else _BUTTON) + sum(height * -(-columns(text) // most) for text, (height, most) in lines)
