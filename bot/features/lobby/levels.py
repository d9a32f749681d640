"""How the computer players of a lobby play: a menu of them, and the menu of levels to which it leads."""

from dataclasses import dataclass, replace
from enum import StrEnum, auto
from typing import Self

import discord

from bot.features.lobby.ids import Lobby, LobbyPress
from bot.platform.messages import Message, button, menu_option, panel, rows, select, words
from bot.tables.computers import level_played
from bot.tables.entries import Level
from bot.tables.participants import Participant
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.table import Table
from bot.text.markup import plain
from i18n import Texts


class What(StrEnum):
    """The effect of a choice."""

    ADD = auto()
    """Add a computer player; the button does it for the normal level."""
    ALL = auto()
    ONE = auto()


@dataclass(frozen=True, slots=True)
class LevelChoice:
    """A choice in a menu. `name`: whose level it sets, by `What.ONE`. `level` None: it is to be chosen next."""

    what: What
    level: Level | None = None
    name: str = ""

    @property
    def value(self) -> str:
        """The written form, a menu's value."""
        return f"{self.what}:{self.level or ''}:{self.name}"

    @classmethod
    def read(cls, value: str) -> Self:
        """The choice of a menu's value. TableError: STALE."""
        try:
            what, level, name = value.split(":", 2)
            return cls(What(what), Level(level) if level else None, name)
        except ValueError as error:
            raise TableError(RefusalReason.STALE) from error

    def meant(self, table: Table) -> list[Participant]:
        """The computer players whose level it sets. TableError: STALE if there are none any more."""
        found = [place for place in table.computers() if self.what is not What.ONE or place.name == self.name]
        if not found and self.what is not What.ADD:
            raise TableError(RefusalReason.STALE)
        return [] if self.what is What.ADD else found


def who_options(texts: Texts, table: Table) -> list[discord.SelectOption]:
    """The choices of whose level to set: one to add, all, or one of the computer players; at most twelve options."""
    computers, options = table.computers(), list[discord.SelectOption]()
    if _has_room(table):
        options.append(menu_option(texts("lobby-level-of", what="add"), LevelChoice(What.ADD).value))
    if len(computers) > 1:
        options.append(menu_option(texts("lobby-level-of", what="all"), LevelChoice(What.ALL).value))
    for place in computers:
        level = texts("lobby-level-name", level=place.level.value)
        options.append(
            menu_option(texts("name-drawn", name=place.name, level=level), LevelChoice(What.ONE, name=place.name).value)
        )
    return options


def levels_message(texts: Texts, table: Table, choice: LevelChoice) -> Message:
    """The private message in which the host chooses a level. TableError: STALE if the computer player is gone.

    A level that plays as another one by the table's rules is not offered; the message says so.
    """
    now = {level_played(place.level, table.setup) for place in choice.meant(table)}
    offered = [level for level in Level if level_played(level, table.setup) is level]
    asked = [texts("lobby-level-ask", what=choice.what.value, name=plain(choice.name))]
    if Level.STRONG not in offered:
        asked.append(texts("lobby-level-no-strong"))
    options = [
        menu_option(
            texts("profile-level", level=level.value),
            replace(choice, level=level).value,
            about=texts("lobby-level-about", level=level.value),
            is_chosen=now == {level},
        )
        for level in offered
    ]
    return panel(
        words("\n".join(asked)),
        select(LobbyPress(table.id, Lobby.LEVEL), options, texts("lobby-level-which", what=choice.what.value)),
        *rows([button(texts("setup-back"), LobbyPress(table.id, Lobby.SET_UP))]),
    )


def level_chosen(texts: Texts, table: Table, choice: LevelChoice) -> str:
    """The sentence after a choice of a level."""
    assert choice.level is not None
    name = table.computers()[-1].name if choice.what is What.ADD else choice.name
    level = texts("lobby-level-name", level=level_played(choice.level, table.setup).value)
    return texts("lobby-level-chosen", what=choice.what.value, name=plain(name), level=level)


def _has_room(table: Table) -> bool:
    return len(table.participants) < table.setup.seats_allowed()[-1]
