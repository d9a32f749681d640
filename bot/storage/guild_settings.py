"""A server's settings: one frozen model a server, stored as JSON."""

from collections.abc import Collection, Mapping
from enum import StrEnum
from functools import lru_cache
from typing import Annotated, Any, Final, TypeVar, cast

import orjson
from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from bot.storage.controls import Control, MenuControl, Offered, PlacesControl, ServerPage, SwitchControl, controls_of
from bot.tables.setup import OPTIONS, TURN_TIMES, TableSetup, TurnSeconds
from bot.text.finding import PLAYABLE
from bot.text.limits import MOST_CHOICES
from data.rows import Values
from data.settings import KeyedValues
from engine.catalog import GAMES
from i18n import LANGUAGES

MOST_BARRED: Final = 100
"""People who can be barred in one server: what one message can list."""
BARRED: Final = "barred"
"""The stored name of `ServerSettings.barred`."""
BARS: Final = "bars"
"""The stored name of `ServerSettings.bars`."""
DAILY_CHANNEL: Final = "daily_channel"
"""The stored name of `ServerSettings.daily_channel`."""
MOST_REFUSALS: Final = 3
"""So often in a row Discord may refuse the daily deal's message, before it is posted no more."""
MOST_TABLES: Final = 1000
NONE: Final = "none"
"""The choice by which nothing is set."""


class BarredBy(StrEnum):
    """By which right a user was barred."""

    MODERATOR = "moderator"
    """The permission to manage messages."""
    MANAGER = "manager"
    """The permission to manage the server: only by it is the bar lifted."""


def _language(code: str) -> str:
    if code not in LANGUAGES:
        raise ValueError("is no language of the bot")
    return code


def _games(games: tuple[str, ...]) -> tuple[str, ...]:
    if not PLAYABLE.issuperset(games):
        raise ValueError("names a game that is not known")
    return games


def _known(stored: Any) -> Any:
    """A stored setup without those of the table's own options that this release does not know."""
    if not isinstance(stored, dict):
        return stored
    values = cast(dict[str, Any], stored)
    return {name: value for name, value in values.items() if name not in OPTIONS or value in OPTIONS[name].values}


def _playable(setup: TableSetup) -> TableSetup:
    _games((setup.game,))
    return setup


KnownLanguage = Annotated[str, AfterValidator(_language)]
Places = Annotated[tuple[Annotated[int, Field(gt=0)], ...], Field(max_length=MOST_CHOICES)]


class ServerSettings(BaseModel):
    """The settings of a server, in the order of their pages. The defaults are those of one that has set nothing."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    text_only: Annotated[bool, SwitchControl("text")] = False
    """Show tables as text instead of pictures."""
    four_colour: Annotated[bool, SwitchControl("suits")] = False
    """Draw the four suits in four colours."""
    language: Annotated[KnownLanguage | None, MenuControl("language", values=Offered(NONE, LANGUAGES))] = None
    """The language of new tables; None: that of the server in Discord."""
    pings: Annotated[bool, SwitchControl("pings", ServerPage.CALLS)] = True
    """Mention people so that Discord tells them: for their turn, an invitation, another match."""
    table_talk: Annotated[bool, SwitchControl("talk", ServerPage.CALLS)] = True
    """People may say phrases at tables."""
    ask_role: Annotated[int | None, Control("ask", ServerPage.CALLS)] = None
    """The role that the host of a lobby may ping."""
    channels: Annotated[Places, PlacesControl("channels", ServerPage.OPENING)] = ()
    """The channels in which tables may be opened, and in their threads; empty: all."""
    roles: Annotated[Places, PlacesControl("roles", ServerPage.OPENING)] = ()
    """People with one of these roles may open tables; empty: everybody."""
    games: Annotated[
        tuple[str, ...],
        AfterValidator(_games),
        MenuControl("games", ServerPage.GAMES, {each: each for each in GAMES if each in PLAYABLE}, many=True),
    ] = ()
    """The games that may be played; empty: all."""
    default_table: Annotated[
        Annotated[TableSetup, BeforeValidator(_known), AfterValidator(_playable)] | None,
        Control("default", ServerPage.GAMES),
    ] = None
    most_tables: Annotated[
        Annotated[int, Field(ge=1, le=MOST_TABLES)] | None,
        MenuControl("most", ServerPage.LIMITS, Offered(NONE, (1, 2, 3, 5, 10, 20, 50))),
    ] = None
    """Tables open at once; None: as many as the bot allows."""
    turn_seconds: Annotated[TurnSeconds | None, MenuControl("turn", ServerPage.LIMITS, Offered(NONE, TURN_TIMES))] = (
        None
    )
    """The turn time of tables whose setup has none; None: the bot's."""
    open_replays: Annotated[bool, SwitchControl("replays", ServerPage.LIMITS)] = False
    """Everybody in a table's channel may open its replay, and not only those who played."""
    daily_channel: Annotated[Annotated[int, Field(gt=0)] | None, Control("daily", ServerPage.DAILY)] = None
    """Where the daily deal is announced; None: nowhere."""
    daily_hour: Annotated[
        Annotated[int, Field(ge=0, le=23)] | None,
        MenuControl("hour", ServerPage.DAILY, Offered(NONE, range(24))),
    ] = None
    """When it is announced: the hour in UTC; None: never."""
    daily_from: int = 0
    """The first day that is announced: none whose hour had passed when that was chosen."""
    daily_locale: str | None = None
    """The language of the server in Discord when that was chosen."""
    daily_refused: int = 0
    """How often in a row Discord has refused the message."""
    barred: Annotated[
        tuple[Annotated[int, Field(gt=0)], ...],
        Field(max_length=MOST_BARRED),
        Control("unbar", ServerPage.PEOPLE),
    ] = ()
    """People who can neither open nor join a table, in the order in which they were barred."""
    bars: dict[int, BarredBy] = {}
    """By barred person, how they were barred, where that is known: earlier releases did not store it."""

    def may_lift(self, user: int, right: BarredBy) -> bool:
        """Whether a user with this right may lift the bar of this person."""
        return right is BarredBy.MANAGER or self._bars().get(user) is not BarredBy.MANAGER

    def with_bar(self, user: int, right: BarredBy) -> Mapping[str, object]:
        """The changes by which this person is barred. Barring again makes no manager's bar a moderator's."""
        barred = self.barred if user in self.barred else (*self.barred, user)
        return {BARRED: barred, BARS: {**self._bars(), user: right} if self.may_lift(user, right) else self._bars()}

    def without_bars(self, users: Collection[int]) -> Mapping[str, object]:
        """The changes by which these people are barred no more."""
        rights = {user: right for user, right in self._bars().items() if user not in users}
        return {BARRED: [user for user in self.barred if user not in users], BARS: rights}

    def _bars(self) -> Mapping[int, BarredBy]:
        """The bars of people who are barred: an earlier release lifts a bar and leaves its right."""
        return {user: right for user, right in self.bars.items() if user in self.barred}


SERVER: Final = controls_of(ServerSettings)


class GuildSettings:
    """Reads and writes the settings of servers."""

    def __init__(self, settings: KeyedValues) -> None:
        self._settings = settings

    async def of(self, guild: int) -> ServerSettings:
        """The server's settings. A stored value that this release cannot read counts as its default."""
        return read_known(ServerSettings, await self._settings.get(guild))

    async def change(self, guild: int, **changes: object) -> ServerSettings:
        """Set these fields of `ServerSettings` and return all settings. ValidationError if a value is none; nothing is
        changed then."""
        now = await self.of(guild)
        wanted = ServerSettings.model_validate({**now.model_dump(), **changes})
        # Defaults are deleted, so that a later release can change them.
        written = wanted.model_dump(mode="json", exclude_defaults=True)
        changed = {name: written.get(name) for name in changes}
        return read_known(ServerSettings, await self._settings.change(guild, changed))


S = TypeVar("S", bound=BaseModel)


def read_known(model: type[S], values: Values) -> S:
    """Stored settings; a value that this release cannot read counts as its default."""
    return cast(S, _read_known(model, orjson.dumps(dict(values))))


@lru_cache(maxsize=4096)
def _read_known(model: type[BaseModel], stored: bytes) -> BaseModel:
    """The settings of this JSON. They are asked for a few times with each press, and change rarely."""
    values: Values = orjson.loads(stored)
    try:
        return model.model_validate(values)
    except ValidationError as error:
        wrong = {each["loc"][0] for each in error.errors()}
        return model.model_validate({name: value for name, value in values.items() if name not in wrong})
