"""What a person has set for themselves: language, suits, pings, pictures or words, what is done for them."""

from dataclasses import dataclass
from typing import Any, Protocol

import discord

from bot.storage.guild_settings import GuildSettings, GuildStore, Look
from data.rows import Values
from i18n import LANGUAGES, Language, Texts, language_of, texts_in


@dataclass(frozen=True, slots=True)
class Reader:
    """A reader. `language` is their own choice; None: that of their Discord."""

    texts: Texts
    language: Language | None = None
    pings: bool = True
    four_colour: bool = False
    """Suits in four colours where they read now, in what only they see: their own choice, or else the server's."""
    auto_single: bool = False
    """Their only legal move is made for them after a short pause (G-9)."""
    text_only: bool = False
    """Words instead of pictures where they read now: their own choice, or else the server's."""
    own_text: bool | None = None
    """Their own choice of that; None: as each server has it."""


class UserStore(GuildStore, Protocol):
    """What a store keeps for each person, and for the servers they are in."""

    async def preferences(self, user_id: int) -> Values: ...

    async def set_preferences(self, user_id: int, changes: Values) -> Values: ...


class UserSettings:
    """Everybody's settings, from the store."""

    def __init__(self, preferences: UserStore) -> None:
        self._preferences = preferences
        self._guild_settings = GuildSettings(preferences)

    async def of(self, interaction: discord.Interaction[Any]) -> Reader:
        """Who has pressed or written."""
        return await self.get(interaction.user.id, interaction.locale.value, guild=interaction.guild_id)

    async def get(self, user: int, locale: str | None, *, guild: int | None = None) -> Reader:
        """This person, whose Discord is in `locale`, as they read in this server."""
        return await self._person(await self._preferences.preferences(user), locale, guild)

    async def set(
        self, user: int, locale: str | None, *, guild: int | None = None, **changes: bool | str | None
    ) -> Reader:
        """Set preferences: `language` and the switches of a `Reader` by their names, `text_only` being their own
        choice; None: back to the default."""
        return await self._person(await self._preferences.set_preferences(user, changes), locale, guild)

    async def _person(self, values: Values, locale: str | None, guild: int | None) -> Reader:
        chosen = values.get("language")
        language: Language | None = next((each for each in LANGUAGES if each == chosen), None)
        own_text, own_suits = _choice(values, "text_only"), _choice(values, "four_colour")
        server = Look() if guild is None else await self._guild_settings.look(guild)
        return Reader(
            texts=texts_in(language or language_of(locale)),
            language=language,
            pings=values.get("pings", True) is not False,
            four_colour=server.four_colour if own_suits is None else own_suits,
            auto_single=values.get("auto_single") is True,
            text_only=server.text_only if own_text is None else own_text,
            own_text=own_text,
        )


def _choice(values: Values, name: str) -> bool | None:
    """What somebody has chosen; None: nothing."""
    value = values.get(name)
    return value if isinstance(value, bool) else None
