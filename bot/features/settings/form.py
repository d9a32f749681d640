"""The field of a setting that is declared with its control: a user's own, or a server's."""

from collections.abc import Sequence
from typing import Any

from bot.features.play.lobby_board import time_words
from bot.platform.custom_ids import CustomId
from bot.platform.fields import ButtonField, Field, MenuField, PlacesField
from bot.storage.controls import Chosen, Control, MenuControl, PlacesControl, SwitchControl
from bot.text.games import title
from bot.text.options import ChoiceWords
from engine.catalog import GAMES
from i18n import LANGUAGES, Texts, texts_in


def setting_field(texts: Texts, message: str, control: Control, now: Any, press: CustomId) -> Field:
    """The field of a setting whose value is `now`. Its messages begin with `message`; `press` changes it."""
    name, _, meaning = texts(f"{message}-what").partition("\n")
    match control:
        case SwitchControl():
            end = "on" if now else "off"
            label = texts(f"{message}-{end}" if texts.has(f"{message}-{end}") else f"settings-{end}")
            is_on = bool(now) and not control.chooses
            return ButtonField(name=name, meaning=meaning, press=press, label=label, is_on=is_on)
        case MenuControl():
            chosen: Sequence[Chosen] = now if control.many else (now,)
            names = {value: name for name, value in control.values.items()}
            values = [*names, *(each for each in chosen if each not in names)]
            if _is_number(now):
                values = [None, *sorted(each for each in values if isinstance(each, int))]
            written = {names.get(each, str(each)): each for each in values}
            choices = {name: ChoiceWords(each, _label(texts, message, name, each)) for name, each in written.items()}
            label, many = texts(message), control.many
            return MenuField(
                name=name, meaning=meaning, press=press, label=label, choices=choices, now=chosen, many=many
            )
        case PlacesControl():
            is_roles, label = control.id == "roles", texts(message)
            return PlacesField(name=name, meaning=meaning, press=press, label=label, now=now, is_roles=is_roles)
        case _:
            raise NotImplementedError(control)


def _label(texts: Texts, message: str, name: str, value: Chosen) -> str:
    """A value in a menu: a language, a game, a time, a number or another one, by its name."""
    if value in LANGUAGES:
        return texts_in(str(value))("language-name")
    if value in GAMES:
        return title(texts, str(value))
    if isinstance(value, int) and _is_number(value):
        return time_words(texts, value) if message.endswith("-turn") else texts(f"{message}-number", number=value)
    return texts(f"{message}-{name}")


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
