"""A user's settings: language, suit colours, large cards, pings, pictures or text, automatic moves."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.storage.guild_settings import GuildSettings, ServerSettings
from bot.storage.names import SEEN
from data.rows import Values
from data.store import Store
from i18n import LANGUAGES, Language, Texts, language_of, texts_in


@dataclass(frozen=True, slots=True)
class Reader:
    """A user's settings as they apply in one server. `language` is their own choice; None: Discord's locale."""

    texts: Texts
    language: Language | None = None
    pings: bool = True
    pinged: bool = True
    """Whether to ping them: neither they nor the server have switched it off."""
    four_colour: bool = False
    """Four-colour suits in their private messages: their own choice, otherwise the server's."""
    large_cards: bool = False
    """Cards with rank and suit alone, as large as there is room, in the pictures of their private messages."""
    auto_single: bool = False
    """Make their only legal move automatically after a short pause (G-9)."""
    seen_everywhere: bool = False
    """Named also to people with whom they share no server (`bot.storage.names`)."""
    text_only: bool = False
    """Text instead of pictures in their private messages: their own choice, otherwise the server's."""
    own_text: bool | None = None
    """Their own choice for `text_only`; None: use each server's."""


class _User(Protocol):
    id: int


class _Locale(Protocol):
    @property
    def value(self) -> str: ...


class Asked(Protocol):
    """What is read of an interaction: whose it is, in which locale, and in which server."""

    @property
    def user(self) -> _User: ...

    @property
    def locale(self) -> _Locale: ...

    @property
    def guild_id(self) -> int | None: ...


class UserSettings:
    """Reads and writes the settings of users."""

    def __init__(self, store: Store) -> None:
        self._preferences = store.preferences
        self._guild_settings = GuildSettings(store.guild_settings)

    async def of(self, interaction: Asked) -> Reader:
        """The settings of the interaction's user."""
        return await self.get(interaction.user.id, interaction.locale.value, guild=interaction.guild_id)

    async def get(self, user: int, locale: str | None, *, guild: int | None = None) -> Reader:
        """The settings of a user with this Discord locale in this server."""
        return await self._person(await self._preferences.get(user), locale, guild)

    async def pinged(self, users: Sequence[int], *, guild: int) -> list[int]:
        """Those of the users whom the bot may ping in this server."""
        return [user for user in users if (await self.get(user, None, guild=guild)).pinged]

    async def set(
        self, user: int, locale: str | None, *, guild: int | None = None, **changes: bool | str | None
    ) -> Reader:
        """Change preferences and return the new settings.

        Keys: `language` and the bool fields of `Reader` (`text_only` sets their own choice). None restores the default.
        """
        return await self._person(await self._preferences.change(user, changes), locale, guild)

    async def _person(self, values: Values, locale: str | None, guild: int | None) -> Reader:
        chosen = values.get("language")
        language: Language | None = chosen if isinstance(chosen, str) and chosen in LANGUAGES else None
        own_text, own_suits = _choice(values, "text_only"), _choice(values, "four_colour")
        server = ServerSettings() if guild is None else await self._guild_settings.of(guild)
        pings = values.get("pings", True) is not False
        return Reader(
            texts=texts_in(language or language_of(locale)),
            language=language,
            pings=pings,
            pinged=pings and server.pings,
            four_colour=server.four_colour if own_suits is None else own_suits,
            large_cards=values.get("large_cards") is True,
            auto_single=values.get("auto_single") is True,
            seen_everywhere=values.get(SEEN) is True,
            text_only=server.text_only if own_text is None else own_text,
            own_text=own_text,
        )


def _choice(values: Values, name: str) -> bool | None:
    """The stored bool; None if unset."""
    value = values.get(name)
    return value if isinstance(value, bool) else None
