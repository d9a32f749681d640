"""The lobby's menu of the computer players and their levels: add one of a level, or change one or all of them."""

from dataclasses import dataclass
from enum import StrEnum, auto
from typing import Self

import discord

from bot.tables.entries import Level
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.table import Table
from i18n import Texts


class What(StrEnum):
    """What a choice does."""

    ADD = auto()
    """Add a computer player; the button does it for the normal level."""
    ALL = auto()
    ONE = auto()


@dataclass(frozen=True, slots=True)
class LevelChoice:
    """A choice in the menu. `name`: whose level it sets, by `What.ONE`."""

    what: What
    level: Level
    name: str = ""

    @property
    def value(self) -> str:
        """The written form, a menu's value."""
        return f"{self.what}:{self.level}:{self.name}"

    @classmethod
    def read(cls, value: str) -> Self:
        """The choice of a menu's value. TableError: STALE."""
        try:
            what, level, name = value.split(":", 2)
            return cls(What(what), Level(level), name)
        except ValueError as error:
            raise TableError(RefusalReason.STALE) from error


def level_options(texts: Texts, table: Table) -> list[discord.SelectOption]:
    """All choices that change something, at most 25: two to add, three for all, two for each of ten at most."""
    computers, choices = table.computers(), list[LevelChoice]()
    if len(table.participants) < table.seats_allowed()[-1]:
        choices += [LevelChoice(What.ADD, level) for level in Level if level is not Level.NORMAL]
    if len(computers) > 1:
        uniform = {place.level for place in computers}
        choices += [LevelChoice(What.ALL, level) for level in Level if uniform != {level}]
    choices += [
        LevelChoice(What.ONE, level, place.name) for place in computers for level in Level if level is not place.level
    ]
    return [
        discord.SelectOption(
            label=texts(
                "lobby-level",
                what=each.what.value,
                level=texts("lobby-level-name", level=each.level.value),
                name=each.name,
            ),
            value=each.value,
            description=texts("lobby-level-about", level=each.level.value),
        )
        for each in choices
    ]
