"""What a person has set for themselves: language, suits, pings, what is done for them."""

from dataclasses import dataclass
from typing import Any, Protocol

import discord

from bot.texts import LANGUAGES, Language, Texts, language_of, texts_in
from data.rows import Values


@dataclass(frozen=True, slots=True)
class Person:
    """A reader. `language` is their own choice; None: that of their Discord."""

    texts: Texts
    language: Language | None = None
    pings: bool = True
    four_colour: bool = False
    auto_single: bool = False
    """Their only legal move is made for them after a short pause (G-9)."""
    text_only: bool = False
    """Hands in words instead of pictures."""


class Preferences(Protocol):
    """What a store keeps for each person."""

    async def preferences(self, user_id: int) -> Values: ...

    async def set_preferences(self, user_id: int, changes: Values) -> Values: ...


class People:
    """Everybody's settings, from the store."""

    def __init__(self, preferences: Preferences) -> None:
        self._preferences = preferences

    async def of(self, interaction: discord.Interaction[Any]) -> Person:
        """Who has pressed or written."""
        return await self.get(interaction.user.id, interaction.locale.value)

    async def get(self, user: int, locale: str | None) -> Person:
        """This person, whose Discord is in `locale`."""
        return _person(await self._preferences.preferences(user), locale)

    async def set(self, user: int, locale: str | None, **changes: bool | str | None) -> Person:
        """Set what a `Person` has by name; None: back to the default."""
        return _person(await self._preferences.set_preferences(user, changes), locale)


def _person(values: Values, locale: str | None) -> Person:
    chosen = values.get("language")
    language: Language | None = next((each for each in LANGUAGES if each == chosen), None)
    return Person(
        texts=texts_in(language or language_of(locale)),
        language=language,
        pings=values.get("pings", True) is not False,
        four_colour=values.get("four_colour") is True,
        auto_single=values.get("auto_single") is True,
        text_only=values.get("text_only") is True,
    )
