"""A table's setup: game, options, strict ghosts, hints and turn time.

Used for a server's default table and to repeat a user's last match.
"""

from dataclasses import dataclass
from typing import Self

from bot.storage.archive import Archive
from bot.storage.guild_settings import GuildSettings, StoredSetup
from bot.tables.entries import Hints
from bot.tables.service import TURN_SECONDS
from bot.tables.table import Table
from bot.text.finding import PLAYABLE
from bot.text.games import game_called, preset_of, set_apart
from data.results import Results
from engine.catalog import Preset, find_game
from engine.errors import RulesError
from engine.rules import Rules, read_rules
from i18n import Texts


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSetup:
    """A setup. `turn_seconds` None: the bot's default."""

    game: str
    rules: Rules
    strict: bool = False
    hints: Hints = Hints.AUTOMATIC
    turn_seconds: int | None = None

    @classmethod
    def of_preset(cls, preset: Preset) -> Self:
        """The setup of a preset, unchanged."""
        return cls(game=preset.game, rules=preset.rules())

    @classmethod
    def of_table(cls, table: Table) -> Self:
        """The setup of an existing table."""
        return cls(
            game=table.game,
            rules=table.rules,
            strict=table.ghosts.strict,
            hints=table.hints,
            turn_seconds=table.turn_seconds,
        )

    @property
    def preset(self) -> str | None:
        """The preset that has these rules, if any."""
        return preset_of(self.game, self.rules)

    @property
    def can_be_played(self) -> bool:
        """Whether a table can be opened with this setup."""
        return self.game in PLAYABLE

    def title(self, texts: Texts) -> str:
        """The title; marked as house rules if the rules match no preset."""
        return game_called(texts, self.game, self.preset)


async def server_default(guild_settings: GuildSettings, guild: int) -> TableSetup | None:
    """The server's default table; None if it has none or this release cannot open it."""
    return read_setup((await guild_settings.of(guild)).default_table)


async def save_default(guild_settings: GuildSettings, guild: int, setup: TableSetup | None) -> None:
    """Store the server's default table; None deletes it."""
    await guild_settings.change(guild, default_table=None if setup is None else write_setup(setup))


async def last_one(results: Results, archive: Archive, user: int) -> Table | None:
    """The table of the user's last finished match; None if there is none that can be opened again."""
    for result in await results.latest(user, limit=1):
        table = await again(archive, result.table_id, user)
        if table is not None:
            return table
    return None


async def again(archive: Archive, table_id: int, user: int) -> Table | None:
    """A table this user played at; None if they did not, or it cannot be opened again."""
    table = await archive.find(table_id)
    if table is None or table.practice or table.participant_of(user) is None:
        return None
    return table if TableSetup.of_table(table).can_be_played else None


def write_setup(setup: TableSetup) -> StoredSetup:
    return StoredSetup(
        game=setup.game,
        options=set_apart(setup.rules),
        strict=setup.strict,
        hints=setup.hints,
        turn_seconds=setup.turn_seconds,
    )


def read_setup(stored: StoredSetup | None) -> TableSetup | None:
    """The stored setup; None if this release cannot open it."""
    if stored is None:
        return None
    try:
        rules = read_rules(find_game(stored.game).rules, stored.options)
    except RulesError:
        return None
    seconds = stored.turn_seconds if stored.turn_seconds in TURN_SECONDS else None
    setup = TableSetup(game=stored.game, rules=rules, strict=stored.strict, hints=stored.hints, turn_seconds=seconds)
    return setup if setup.can_be_played else None
