"""The database schema, in SQLAlchemy Core.

A row of `tables` is one match, in one channel or in none. Its state is the log of its `entries`; everything else is
derived. Columns that end in `_at_ms` are integer milliseconds since 1970 UTC. Discord ids are 64-bit integers.
`data.migrations` builds the same schema step by step; a test compares the two.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    Table,
    Text,
    false,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PersonalColumn = partial(Column[Any], info={"is_personal": True})
"""A column that holds a person's data, which docs/privacy.md names."""
PlainColumn = partial(Column[Any], info={"is_personal": False})
"""A column that holds nothing of a person. Every column is one or the other."""

# SQLite generates ids only for a column declared INTEGER, which has 64 bits there.
TableId = BigInteger().with_variant(Integer, "sqlite")

tables = Table(
    "tables",
    metadata,
    PlainColumn("id", TableId, primary_key=True),
    PlainColumn("guild_id", BigInteger),
    PersonalColumn("channel_id", BigInteger, nullable=False),
    PlainColumn("opened_at_ms", BigInteger, nullable=False),
    PlainColumn("closed_at_ms", BigInteger),
    # Message ids and the like. The match survives losing it.
    PersonalColumn("cache", JSON, nullable=False),
    # Whose own place the table is in, which is no server and no channel: it decides the shard, as a server would.
    PersonalColumn("user_id", BigInteger),
    # It is closed, and messages are still to show that, or to be deleted.
    PlainColumn("is_unshown", Boolean, nullable=False, server_default=false()),
    # Buttons carry the table's id, so an id is never reused: `data.tables.fresh_id`.
    sqlite_autoincrement=True,
)

Index(
    "uq_tables_open_channel",
    tables.c.channel_id,
    unique=True,
    sqlite_where=tables.c.closed_at_ms.is_(None),
    postgresql_where=tables.c.closed_at_ms.is_(None),
)

Index(
    "ix_tables_open_user",
    tables.c.user_id,
    sqlite_where=tables.c.closed_at_ms.is_(None),
    postgresql_where=tables.c.closed_at_ms.is_(None),
)

# SQLite uses it for queries that say it in the same words.
Index("ix_tables_unshown", tables.c.id, sqlite_where=text("is_unshown = 1"), postgresql_where=tables.c.is_unshown)

entries = Table(
    "entries",
    metadata,
    PlainColumn("table_id", TableId, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    PlainColumn("n", Integer, primary_key=True, autoincrement=False),
    PlainColumn("at_ms", BigInteger, nullable=False),
    PersonalColumn("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

# The log of a finished match instead of its entries; `data.archived` has its form.
archived_logs = Table(
    "archived_logs",
    metadata,
    PlainColumn("table_id", TableId, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    PersonalColumn("log", LargeBinary, nullable=False),
)

# The users in the log of a closed table, to find the data of one without reading every log.
table_users = Table(
    "table_users",
    metadata,
    PersonalColumn("user_id", BigInteger, primary_key=True, autoincrement=False),
    PlainColumn("table_id", TableId, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Index(None, "table_id"),
)

results = Table(
    "results",
    metadata,
    PlainColumn("table_id", TableId, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    PersonalColumn("user_id", BigInteger, primary_key=True, autoincrement=False),
    PlainColumn("guild_id", BigInteger),
    PlainColumn("game", Text, nullable=False),
    PlainColumn("preset", Text, nullable=False),
    PlainColumn("seats", SmallInteger, nullable=False),
    PersonalColumn("place", SmallInteger, nullable=False),
    PlainColumn("is_rated", Boolean, nullable=False),
    PersonalColumn("mu_before", Double),
    PersonalColumn("sigma_before", Double),
    PersonalColumn("mu_after", Double),
    PersonalColumn("sigma_after", Double),
    PlainColumn("finished_at_ms", BigInteger, nullable=False),
    CheckConstraint("place BETWEEN 1 AND seats", name="place_in_seats"),
    Index(None, "user_id", "finished_at_ms"),
    Index(None, "guild_id", "game", "preset"),
)

# The computer players of finished matches, by the level at which they play.
computers = Table(
    "computers",
    metadata,
    PlainColumn("table_id", TableId, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    PlainColumn("n", SmallInteger, primary_key=True, autoincrement=False),
    PlainColumn("player", Text, nullable=False),
    PlainColumn("place", SmallInteger, nullable=False),
    CheckConstraint("place >= 1", name="place_from_1"),
)

# How well each level does on a leaderboard: against users and other levels.
level_ratings = Table(
    "level_ratings",
    metadata,
    PlainColumn("game", Text, primary_key=True),
    PlainColumn("preset", Text, primary_key=True),
    PlainColumn("level", Text, primary_key=True),
    PlainColumn("mu", Double, nullable=False),
    PlainColumn("sigma", Double, nullable=False),
    PlainColumn("matches", Integer, nullable=False),
    # A match may have several players of a level; these and their first places are counted each.
    PlainColumn("players", Integer, nullable=False),
    PlainColumn("wins", Integer, nullable=False),
)

# The matches that a user played with computer players of a level at the table, and won.
level_wins = Table(
    "level_wins",
    metadata,
    PersonalColumn("user_id", BigInteger, primary_key=True, autoincrement=False),
    PlainColumn("game", Text, primary_key=True),
    PlainColumn("level", Text, primary_key=True),
    PersonalColumn("matches", Integer, nullable=False),
    PersonalColumn("wins", Integer, nullable=False),
    info={"exported_as": "wins against computer players"},
)

# What the computer thinks of a user's choices in a finished match, computed once; only the bot interprets it.
reviews = Table(
    "reviews",
    metadata,
    PlainColumn("table_id", TableId, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    PersonalColumn("user_id", BigInteger, primary_key=True, autoincrement=False),
    PersonalColumn("values", JSON, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    PersonalColumn("user_id", BigInteger, primary_key=True, autoincrement=False),
    PlainColumn("game", Text, primary_key=True),
    PlainColumn("preset", Text, primary_key=True),
    PersonalColumn("mu", Double, nullable=False),
    PersonalColumn("sigma", Double, nullable=False),
    PersonalColumn("rated_games", Integer, nullable=False),
    PlainColumn("updated_at_ms", BigInteger, nullable=False),
)

# The lines of leaderboards, which follow from results and ratings (`data.standings`): for each server, and once more
# with the guild id 0 for all servers.
standings = Table(
    "standings",
    metadata,
    PersonalColumn("user_id", BigInteger, primary_key=True, autoincrement=False),
    PlainColumn("guild_id", BigInteger, primary_key=True, autoincrement=False),
    PlainColumn("game", Text, primary_key=True),
    PlainColumn("preset", Text, primary_key=True),
    PersonalColumn("score", Integer, nullable=False),
    PersonalColumn("games", Integer, nullable=False),
    PersonalColumn("wins", Integer, nullable=False),
    PersonalColumn("place_sum", Integer, nullable=False),
    PersonalColumn("average_place", Double, nullable=False),
    PersonalColumn("played_at_ms", BigInteger, nullable=False),
    info={"exported_as": "lines in leaderboards"},
)

# The order of every leaderboard.
Index(
    "ix_standings_in_order",
    standings.c.guild_id,
    standings.c.game,
    standings.c.preset,
    standings.c.score.desc(),
    standings.c.wins.desc(),
    standings.c.average_place,
    standings.c.user_id,
)

# How many people of a leaderboard have a score.
standing_counts = Table(
    "standing_counts",
    metadata,
    PlainColumn("guild_id", BigInteger, primary_key=True, autoincrement=False),
    PlainColumn("game", Text, primary_key=True),
    PlainColumn("preset", Text, primary_key=True),
    PlainColumn("score", Integer, primary_key=True, autoincrement=False),
    PlainColumn("people", Integer, nullable=False),
)

# How many matches of a leaderboard were finished.
board_matches = Table(
    "board_matches",
    metadata,
    PlainColumn("guild_id", BigInteger, primary_key=True, autoincrement=False),
    PlainColumn("game", Text, primary_key=True),
    PlainColumn("preset", Text, primary_key=True),
    PlainColumn("matches", Integer, nullable=False),
)

# What the secrets of days follow from (`engine.daily`): one for all days. A backup has it, too.
daily_secret = Table(
    "daily_secret",
    metadata,
    PlainColumn("id", SmallInteger, primary_key=True, autoincrement=False),
    PlainColumn("secret", Text, nullable=False),
    CheckConstraint(text("id = 1"), name="one_row"),
)

# The deal that was chosen for each day, and the commitment to it.
dailies = Table(
    "dailies",
    metadata,
    PlainColumn("day", Integer, primary_key=True, autoincrement=False),
    PlainColumn("preset", Text, nullable=False),
    PlainColumn("candidate", SmallInteger, nullable=False),
    PlainColumn("commitment", Text, nullable=False),
)

# The one try that a user has at a day's deal. Without a score it is not over.
daily_tries = Table(
    "daily_tries",
    metadata,
    PersonalColumn("user_id", BigInteger, primary_key=True, autoincrement=False),
    PlainColumn("day", Integer, ForeignKey("dailies.day"), primary_key=True, autoincrement=False),
    # None: the log of its table is gone.
    PlainColumn("table_id", TableId, ForeignKey("tables.id")),
    # The server on whose board it stands: where it was begun, unless its user has left the board.
    PlainColumn("guild_id", BigInteger),
    PlainColumn("begun_at_ms", BigInteger, nullable=False),
    PlainColumn("finished_at_ms", BigInteger),
    # The higher, the better: `Score.number` of `engine.daily.score`.
    PersonalColumn("score", Integer),
    # A letter for each turn of the user, as it is shared. Only the bot interprets it.
    PersonalColumn("turns", Text),
    CheckConstraint("(score IS NULL) = (finished_at_ms IS NULL)", name="finished_with_score"),
    Index(None, "table_id"),
    Index(None, "guild_id", "day"),
    Index(None, "day", "score"),
    info={"exported_as": "daily deals"},
)

# How many people have a score on a day. It follows from `daily_tries`.
daily_counts = Table(
    "daily_counts",
    metadata,
    PlainColumn("day", Integer, ForeignKey("dailies.day"), primary_key=True, autoincrement=False),
    PlainColumn("score", Integer, primary_key=True, autoincrement=False),
    PlainColumn("people", Integer, nullable=False),
)

# A few deals that two people play, each against house players. `closes_at_ms`: from then on nobody plays them.
challenges = Table(
    "challenges",
    metadata,
    PlainColumn("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    PlainColumn("preset", Text, nullable=False),
    PlainColumn("deals", SmallInteger, nullable=False),
    # What the deals follow from. A backup has it, too.
    PlainColumn("secret", Text, nullable=False),
    PlainColumn("begun_at_ms", BigInteger, nullable=False),
    PlainColumn("closes_at_ms", BigInteger, nullable=False),
    PlainColumn("is_declined", Boolean, nullable=False),
)

# The two people of a challenge. One is missing whose data was deleted.
challenge_sides = Table(
    "challenge_sides",
    metadata,
    PlainColumn("challenge_id", BigInteger, ForeignKey("challenges.id"), primary_key=True, autoincrement=False),
    PersonalColumn("user_id", BigInteger, primary_key=True, autoincrement=False),
    # Whether the user began the challenge.
    PersonalColumn("is_asker", Boolean, nullable=False),
    Index(None, "user_id"),
    info={"exported_as": "challenges"},
)

# A user's one try at a deal of a challenge, from 1. Without a score it is not over.
challenge_games = Table(
    "challenge_games",
    metadata,
    PlainColumn("challenge_id", BigInteger, ForeignKey("challenges.id"), primary_key=True, autoincrement=False),
    PersonalColumn("user_id", BigInteger, primary_key=True, autoincrement=False),
    PlainColumn("deal", SmallInteger, primary_key=True, autoincrement=False),
    # None: the log of its table is gone.
    PlainColumn("table_id", TableId, ForeignKey("tables.id")),
    PlainColumn("begun_at_ms", BigInteger, nullable=False),
    PlainColumn("finished_at_ms", BigInteger),
    # As of a try at a day.
    PersonalColumn("score", Integer),
    PersonalColumn("turns", Text),
    CheckConstraint("(score IS NULL) = (finished_at_ms IS NULL)", name="finished_with_score"),
    Index(None, "table_id"),
    Index(None, "user_id"),
    info={"exported_as": "games of challenges"},
)

preferences = Table(
    "preferences",
    metadata,
    PersonalColumn("user_id", BigInteger, primary_key=True, autoincrement=False),
    PersonalColumn("values", JSON, nullable=False),
    info={"exported_as": "settings"},
)

guild_settings = Table(
    "guild_settings",
    metadata,
    PlainColumn("guild_id", BigInteger, primary_key=True, autoincrement=False),
    PersonalColumn("values", JSON, nullable=False),
)

emojis = Table(
    "emojis",
    metadata,
    PlainColumn("application_id", BigInteger, primary_key=True, autoincrement=False),
    PlainColumn("name", Text, primary_key=True),
    PlainColumn("emoji_id", BigInteger, nullable=False),
)

heartbeat = Table(
    "heartbeat",
    metadata,
    PlainColumn("id", SmallInteger, primary_key=True, autoincrement=False),
    PlainColumn("alive_at_ms", BigInteger, nullable=False),
    CheckConstraint(text("id = 1"), name="one_row"),
)

ownership = Table(
    "ownership",
    metadata,
    PlainColumn("id", SmallInteger, primary_key=True, autoincrement=False),
    # Names the process that opened the database last, the only one that may write; or says that several share it.
    PlainColumn("owner", Text, nullable=False),
    CheckConstraint(text("id = 1"), name="one_row"),
)

# Which process plays the tables of a shard of servers, where several share a database (`data.leases`).
leases = Table(
    "leases",
    metadata,
    PlainColumn("shard", Integer, primary_key=True, autoincrement=False),
    # Into how many shards servers are divided.
    PlainColumn("shards", Integer, nullable=False),
    PlainColumn("holder", Text),
    # Grows with each take, and never comes again.
    PlainColumn("token", BigInteger, nullable=False),
    # By the database's clock.
    PlainColumn("expires_at_ms", BigInteger, nullable=False),
    # When the shard's tables were last played, by the holder's clock.
    PlainColumn("alive_at_ms", BigInteger),
    # The shard's session at Discord (`data.gateway_sessions`), and the token of the take by which it was used last.
    PlainColumn("session_id", Text),
    PlainColumn("sequence", BigInteger),
    PlainColumn("resume_url", Text),
    PlainColumn("session_token", BigInteger),
)

# Signs of life of the processes that share a database.
processes = Table(
    "processes",
    metadata,
    PlainColumn("name", Text, primary_key=True),
    PlainColumn("shards", Integer, nullable=False),
    PlainColumn("is_sharing", Boolean, nullable=False),
    PlainColumn("seen_at_ms", BigInteger, nullable=False),
)

# When the next session of a bucket may be started at Discord.
identifies = Table(
    "identifies",
    metadata,
    PlainColumn("bucket", Integer, primary_key=True, autoincrement=False),
    PlainColumn("next_at_ms", BigInteger, nullable=False),
)
