"""A user's settings: language, suit colours, large cards, pings, pictures or text, automatic moves, table talk."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Annotated, Any, Final, Protocol

from pydantic import BaseModel, ConfigDict, Field

from bot.storage.controls import MenuControl, Offered, SwitchControl, controls_of
from bot.storage.guild_settings import GuildSettings, KnownLanguage, ServerSettings, read_known
from bot.tables.hours import ALWAYS, Hours
from data.rows import Values
from data.store import Store
from i18n import LANGUAGES, Texts, language_of, texts_in

MOST_QUIET: Final = 12
"""Quiet hours of a day, at most."""


class OwnSettings(BaseModel):
    """A user's own settings, as they are stored, in the order of their pages. None: as in the server, or in Discord."""

    model_config = ConfigDict(frozen=True, extra="ignore", strict=True)

    text_only: Annotated[
        bool | None, MenuControl("shown", values={"server": None, "pictures": False, "words": True})
    ] = None
    """Text instead of pictures in their private messages."""
    four_colour: Annotated[bool | None, SwitchControl("suits", chooses=True)] = None
    """Four-colour suits in their private messages."""
    large_cards: Annotated[bool, SwitchControl("large")] = False
    """Cards with rank and suit alone, as large as there is room, in the pictures of their private messages."""
    language: Annotated[KnownLanguage | None, MenuControl("language", values=Offered("own", LANGUAGES))] = None
    pings: Annotated[bool, SwitchControl("pings")] = True
    auto_single: Annotated[bool, SwitchControl("auto")] = False
    """Make their only legal move automatically after a short pause (G-9)."""
    table_talk: Annotated[bool, SwitchControl("talk")] = True
    """Say phrases, and see those of others, in their private messages."""
    seen_everywhere: Annotated[bool, SwitchControl("seen")] = False
    """Named also to people with whom they share no server (`bot.storage.names`)."""
    auto_slow: Annotated[bool, SwitchControl("auto-slow")] = True
    """The same as `auto_single` at slow tables."""
    turn_messages: Annotated[bool, SwitchControl("turn", chooses=True)] = False
    """At slow tables write to them when it is their turn, instead of mentioning them..."""
    turn_locale: str | None = None
    """... in the language of Discord that they had when they chose it."""
    turn_refused: int | None = None
    """When Discord refused such a message, milliseconds since 1970..."""
    turn_refusal_told: bool = False
    """... and whether that was said to them."""
    zone: str | None = None
    """Their time zone, by its name among tzdata's."""
    quiet_from: Annotated[int, Field(ge=0, le=23)] = 23
    """The hour at which their quiet hours begin, once their zone is known (`bot.tables.hours`)..."""
    quiet_hours: Annotated[int, Field(ge=0, le=MOST_QUIET)] = 9
    """... and how many there are."""
    away_from: int | None = None
    """The first day for which they are away, counted from the year 1..."""
    away_until: int | None = None
    """... and the last."""
    away_year: int = 0
    """The year of which..."""
    away_days: int = 0
    """... so many days have been chosen."""
    daily_hour: Annotated[int, Field(ge=0, le=23)] | None = None
    """The hour in UTC at which they are reminded of the daily deal..."""
    daily_locale: str | None = None
    """... in the language of Discord that they had when they chose it."""
    daily_sent: int = 0
    """The day of the last reminder..."""
    daily_unanswered: int = 0
    """... and how many in a row they have not followed."""
    daily_ended: str | None = None
    """Why reminders have ended by themselves, until that was said."""

    @property
    def hours(self) -> Hours:
        """When their clock runs at slow tables."""
        if self.zone is None:
            return ALWAYS
        away = None
        if self.away_from is not None and self.away_until is not None:
            away = date.fromordinal(self.away_from), date.fromordinal(self.away_until)
        quiet = (self.quiet_from, (self.quiet_from + self.quiet_hours) % 24) if self.quiet_hours else None
        return Hours(self.zone, quiet, away)


OWN: Final = controls_of(OwnSettings)


_OWN, _SERVER = OwnSettings(), ServerSettings()


@dataclass(frozen=True, slots=True)
class Reader:
    """A user's settings as they apply in one server, and the texts in their language, in words mode the spoken ones."""

    texts: Texts
    own: OwnSettings = _OWN
    server: ServerSettings = _SERVER

    def __post_init__(self) -> None:
        if self.text_only:
            object.__setattr__(self, "texts", self.texts.spoken)

    def value(self, name: str) -> Any:
        """The user's own choice, or else the server's setting of the same name."""
        own = getattr(self.own, name)
        return getattr(self.server, name) if own is None else own

    @property
    def text_only(self) -> bool:
        """Whether their private messages have text instead of pictures."""
        return self.value("text_only")

    @property
    def four_colour(self) -> bool:
        """Whether their private messages have four-colour suits."""
        return self.value("four_colour")

    @property
    def pinged(self) -> bool:
        """Whether to ping them: neither they nor the server have switched it off."""
        return self.own.pings and self.server.pings

    @property
    def talks(self) -> bool:
        """Whether they can talk and are shown what others say: neither they nor the server have switched it off."""
        return self.own.table_talk and self.server.table_talk


class _User(Protocol):
    id: int


class _Locale(Protocol):
    @property
    def value(self) -> str: ...


class AskedBy(Protocol):
    """The fields of an interaction that are read: whose it is, in which locale, and in which server."""

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

    async def of(self, interaction: AskedBy) -> Reader:
        """The settings of the interaction's user."""
        return await self.get(interaction.user.id, interaction.locale.value, guild=interaction.guild_id)

    async def get(self, user: int, locale: str | None, *, guild: int | None = None) -> Reader:
        """The settings of a user with this Discord locale in this server."""
        return await self._reader(await self._preferences.get(user), locale, guild)

    async def pinged(self, users: Sequence[int], *, guild: int) -> list[int]:
        """The users whom the bot may ping in this server."""
        return [user for user in users if (await self.get(user, None, guild=guild)).pinged]

    async def hours_of(self, users: Sequence[int]) -> Mapping[int, Hours]:
        """When the clocks of these users run at slow tables."""
        return {user: (await self.get(user, None)).own.hours for user in users}

    async def set(
        self, user: int, locale: str | None, *, guild: int | None = None, **changes: bool | str | int | None
    ) -> Reader:
        """Change fields of `OwnSettings` and return the new settings. None restores the default."""
        return await self._reader(await self._preferences.change(user, changes), locale, guild)

    async def _reader(self, values: Values, locale: str | None, guild: int | None) -> Reader:
        own = read_known(OwnSettings, values)
        server = _SERVER if guild is None else await self._guild_settings.of(guild)
        return Reader(texts_in(own.language or language_of(locale)), own, server)
