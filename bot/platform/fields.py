"""A field that people set on a page: a setting of a user or of a server, an option of a table or of its game.

All have one layout: the name, what it means, and the value, which is pressed or chosen. A field reads what was chosen
as it was shown, and refuses what it does not offer.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from discord import ButtonStyle, ui

from bot.platform.custom_ids import CustomId
from bot.platform.handlers import chosen_if_any
from bot.platform.messages import Child, button, channel_select, menu_option, role_select, select, words
from bot.platform.responder import Interaction
from bot.tables.refusals import RefusalReason, TableError
from bot.text.limits import MOST_CHOICES, OPTION_LETTERS
from bot.text.options import ChoiceWords


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """One whose control another class has. `name`, `meaning`: lines of Markdown, which may be empty."""

    name: str
    meaning: str
    press: CustomId

    @property
    def is_many(self) -> bool:
        """Whether several values can be chosen."""
        return False

    def parts(self) -> Iterable[Child]:
        """Its parts on the page."""
        if about := "\n".join(filter(None, (self.name, self.meaning))):
            yield words(about)

    def picked(self, interaction: Interaction) -> Sequence[Any]:
        """The values that were chosen. TableError: BAD_SETTING where one is not offered."""
        raise TableError(RefusalReason.BAD_SETTING)


@dataclass(frozen=True, slots=True, kw_only=True)
class ButtonField(Field):
    """A value that is pressed: a switch, or a number that is typed into a form. Its custom id says what is pressed."""

    label: str
    is_on: bool = False

    def parts(self) -> Iterable[Child]:
        style = ButtonStyle.success if self.is_on else ButtonStyle.secondary
        yield ui.Section(words(self.name), accessory=button(self.label, self.press, style=style))
        if self.meaning:
            yield words(self.meaning)


@dataclass(frozen=True, slots=True, kw_only=True)
class MenuField(Field):
    """A menu. `choices`: by how a value is written in Discord. `now`: the chosen ones. `many`: any number of them."""

    label: str
    choices: Mapping[str, ChoiceWords]
    now: Collection[Any]
    many: bool = False

    @property
    def is_many(self) -> bool:
        return self.many

    def parts(self) -> Iterable[Child]:
        yield from Field.parts(self)
        options = [
            menu_option(each.label, written, about=beside(each.meaning), is_chosen=each.value in self.now)
            for written, each in self.choices.items()
        ]
        least, most = (0, len(options)) if self.many else (1, 1)
        yield select(self.press, options, self.label, least=least, most=most)

    def picked(self, interaction: Interaction) -> Sequence[Any]:
        written = chosen_if_any(interaction)
        is_number_right = self.many or len(written) == 1
        if not is_number_right or not self.choices.keys() >= set(written):
            raise TableError(RefusalReason.BAD_SETTING)
        return [self.choices[each].value for each in written]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlacesField(Field):
    """A menu of the server's channels or roles, up to `most`, whose ids are the values."""

    label: str
    now: Sequence[int]
    is_roles: bool = False
    most: int = MOST_CHOICES
    with_forums: bool = True

    @property
    def is_many(self) -> bool:
        return self.most > 1

    def parts(self) -> Iterable[Child]:
        yield from Field.parts(self)
        if self.is_roles:
            yield role_select(self.press, self.label, self.now, most=self.most)
        else:
            yield channel_select(self.press, self.label, self.now, most=self.most, with_forums=self.with_forums)

    def picked(self, interaction: Interaction) -> Sequence[int]:
        data: Any = interaction.data
        values, known = chosen_if_any(interaction), data.get("resolved", {})
        if not known.get("roles" if self.is_roles else "channels", {}).keys() >= set(values):
            raise TableError(RefusalReason.BAD_SETTING)
        return [int(value) for value in values]


def beside(meaning: str | None) -> str | None:
    """The meaning beside a control, where it fits into Discord's line; the page has it, too."""
    return meaning if meaning is not None and len(meaning) <= OPTION_LETTERS else None
