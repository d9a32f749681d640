"""What somebody wants a table for: a game with its options, the ghost's strictness and the time for a turn.

A server can keep one as its default, and a person's last match gives one.
"""

from dataclasses import dataclass
from typing import Any, Final, Self

from pydantic import BaseModel, ConfigDict, ValidationError

from bot.storage.archive import Archive
from bot.tables.service import TURN_SECONDS
from bot.tables.table import Table
from bot.text.finding import PLAYABLE
from bot.text.presets import game_called, preset_of, set_apart
from data.rows import Values
from data.store import Store
from engine.catalog import Preset, find_game
from engine.errors import RulesError
from engine.rules import Rules, read_rules
from i18n import Texts

_DEFAULT: Final = "default_table"
"""Where the settings of a server hold it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSetup:
    """`turn_seconds` None: as the bot is set."""

    game: str
    rules: Rules
    strict: bool = False
    turn_seconds: int | None = None

    @classmethod
    def of_preset(cls, preset: Preset) -> Self:
        """The preset as it is."""
        return cls(game=preset.game, rules=preset.rules())

    @classmethod
    def of_table(cls, table: Table) -> Self:
        """All that is set at a table."""
        return cls(game=table.game, rules=table.rules, strict=table.ghosts.strict, turn_seconds=table.turn_seconds)

    @property
    def preset(self) -> str | None:
        """The preset whose rules these are."""
        return preset_of(self.game, self.rules)

    @property
    def can_be_played(self) -> bool:
        """Whether a table can be opened for it."""
        return self.game in PLAYABLE

    def title(self, texts: Texts) -> str:
        """What it is called; rules of no preset are marked as such."""
        return game_called(texts, self.game, self.preset)


async def server_default(store: Store, guild: int) -> TableSetup | None:
    """What a server has saved; None: nothing, or nothing that this release can open."""
    return _read((await store.guild_settings(guild)).get(_DEFAULT))


async def save_default(store: Store, guild: int, setup: TableSetup | None) -> None:
    """Keep this for the server; None: forget what it has."""
    await store.set_guild_settings(guild, {_DEFAULT: None if setup is None else _write(setup)})


async def last_one(store: Store, archive: Archive, user: int) -> tuple[int, TableSetup] | None:
    """The table of somebody's last finished match, and what was set there. None: there is none that can be opened."""
    for result in await store.last_games(user, limit=1):
        setup = await again(archive, result.table_id, user)
        if setup is not None:
            return result.table_id, setup
    return None


async def again(archive: Archive, table_id: int, user: int) -> TableSetup | None:
    """What was set at a table where this person has played; None: they have not, or it cannot be opened."""
    table = await archive.find(table_id)
    if table is None or table.participant_of(user) is None:
        return None
    setup = TableSetup.of_table(table)
    return setup if setup.can_be_played else None


class _Kept(BaseModel):
    """A wish as JSON: only the options that differ from their defaults."""

    model_config = ConfigDict(frozen=True)

    game: str
    options: dict[str, Any]
    strict: bool
    turn_seconds: int | None


def _write(setup: TableSetup) -> Values:
    kept = _Kept(game=setup.game, options=set_apart(setup.rules), strict=setup.strict, turn_seconds=setup.turn_seconds)
    return kept.model_dump(mode="json")


def _read(values: object) -> TableSetup | None:
    if values is None:
        return None
    try:
        kept = _Kept.model_validate(values)
        rules = read_rules(find_game(kept.game).rules, kept.options)
    except (ValidationError, RulesError):
        return None
    seconds = kept.turn_seconds if kept.turn_seconds in TURN_SECONDS else None
    setup = TableSetup(game=kept.game, rules=rules, strict=kept.strict, turn_seconds=seconds)
    return setup if setup.can_be_played else None
