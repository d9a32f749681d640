"""How a setting that is declared with its control stands on a page: a user's own, or a server's."""

from collections.abc import Iterable, Sequence
from typing import Any

from discord import ButtonStyle, ui

from bot.features.play.lobby_board import time_words
from bot.platform.custom_ids import CustomId
from bot.platform.messages import Child, button, channel_select, menu_option, role_select, select, words
from bot.storage.controls import Chosen, Control, MenuControl, PlacesControl, SwitchControl
from bot.text.games import title
from bot.text.limits import MOST_CHOICES
from engine.catalog import GAMES
from i18n import LANGUAGES, Texts, texts_in


def shown_control(texts: Texts, message: str, control: Control, now: Any, press: CustomId) -> Iterable[Child]:
    """The parts of a setting whose value is `now`. Its messages begin with `message`; `press` changes it."""
    match control:
        case SwitchControl():
            name, _, effect = texts(f"{message}-what").partition("\n")
            style = ButtonStyle.success if now and not control.chooses else ButtonStyle.secondary
            end = "on" if now else "off"
            label = texts(f"{message}-{end}" if texts.has(f"{message}-{end}") else f"settings-{end}")
            yield ui.Section(words(name), accessory=button(label, press, style=style))
            yield words(effect)
        case MenuControl():
            chosen: Sequence[Chosen] = now if control.many else (now,)
            names = {value: name for name, value in control.values.items()}
            values = [*names, *(each for each in chosen if each not in names)]
            if _is_number(now):
                values = [None, *sorted(each for each in values if isinstance(each, int))]
            options = [
                menu_option(_label(texts, message, name, each), name, is_chosen=each in chosen)
                for each in values
                for name in [names.get(each, str(each))]
            ]
            least, most = (0, len(options)) if control.many else (1, 1)
            yield words(texts(f"{message}-what"))
            yield select(press, options, texts(message), least=least, most=most)
        case PlacesControl():
            shown = channel_select if control.id == "channels" else role_select
            yield words(texts(f"{message}-what"))
            yield shown(press, texts(message), now, most=MOST_CHOICES)
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
