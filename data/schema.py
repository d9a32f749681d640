"""The database schema, in SQLAlchemy Core.

A row of `tables` is one match in one channel. Its state is the log of its `entries`; everything else is derived.
Columns that end in `_at_ms` are integer milliseconds since 1970 UTC. Discord ids are 64-bit integers.
`data.migrations` builds the same schema step by step; a test compares the two.
"""

from __future__ import annotations

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

# SQLite generates ids only for a column declared INTEGER, which has 64 bits there.
TableId = BigInteger().with_variant(Integer, "sqlite")

tables = Table(
    "tables",
    metadata,
    Column("id", TableId, primary_key=True),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("opened_at_ms", BigInteger, nullable=False),
    Column("closed_at_ms", BigInteger),
    # Message ids and the like. The match survives losing it.
    Column("cache", JSON, nullable=False),
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

entries = Table(
    "entries",
    metadata,
    Column("table_id", TableId, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

# The log of a finished match instead of its entries; `data.archived` has its form.
archived_logs = Table(
    "archived_logs",
    metadata,
    Column("table_id", TableId, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("log", LargeBinary, nullable=False),
)

# The users in the log of a closed table, to find the data of one without reading every log.
table_users = Table(
    "table_users",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", TableId, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Index(None, "table_id"),
)

results = Table(
    "results",
    metadata,
    Column("table_id", TableId, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger),
    Column("game", Text, nullable=False),
    Column("preset", Text, nullable=False),
    Column("seats", SmallInteger, nullable=False),
    Column("place", SmallInteger, nullable=False),
    Column("is_rated", Boolean, nullable=False),
    Column("mu_before", Double),
    Column("sigma_before", Double),
    Column("mu_after", Double),
    Column("sigma_after", Double),
    Column("finished_at_ms", BigInteger, nullable=False),
    CheckConstraint("place BETWEEN 1 AND seats", name="place_in_seats"),
    Index(None, "user_id", "finished_at_ms"),
    Index(None, "guild_id", "game", "preset"),
)

# The computer players of finished matches, by the level at which they play.
computers = Table(
    "computers",
    metadata,
    Column("table_id", TableId, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("n", SmallInteger, primary_key=True, autoincrement=False),
    Column("player", Text, nullable=False),
    Column("place", SmallInteger, nullable=False),
    CheckConstraint("place >= 1", name="place_from_1"),
)

# How well each level does on a leaderboard: against users and other levels.
level_ratings = Table(
    "level_ratings",
    metadata,
    Column("game", Text, primary_key=True),
    Column("preset", Text, primary_key=True),
    Column("level", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    # A match may have several players of a level; these and their first places are counted each.
    Column("players", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
)

# The matches that a user played with computer players of a level at the table, and won.
level_wins = Table(
    "level_wins",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("level", Text, primary_key=True),
    Column("matches", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
)

# What the computer thinks of a user's choices in a finished match, computed once; only the bot interprets it.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", TableId, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("values", JSON, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("preset", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("rated_games", Integer, nullable=False),
    Column("updated_at_ms", BigInteger, nullable=False),
)

# The lines of leaderboards, which follow from results and ratings (`data.standings`): for each server, and once more
# with the guild id 0 for all servers.
standings = Table(
    "standings",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("preset", Text, primary_key=True),
    Column("score", Integer, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("place_sum", Integer, nullable=False),
    Column("average_place", Double, nullable=False),
    Column("played_at_ms", BigInteger, nullable=False),
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
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("preset", Text, primary_key=True),
    Column("score", Integer, primary_key=True, autoincrement=False),
    Column("people", Integer, nullable=False),
)

# How many matches of a leaderboard were finished.
board_matches = Table(
    "board_matches",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("preset", Text, primary_key=True),
    Column("matches", Integer, nullable=False),
)

preferences = Table(
    "preferences",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("values", JSON, nullable=False),
)

guild_settings = Table(
    "guild_settings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("values", JSON, nullable=False),
)

emojis = Table(
    "emojis",
    metadata,
    Column("application_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, primary_key=True),
    Column("emoji_id", BigInteger, nullable=False),
)

heartbeat = Table(
    "heartbeat",
    metadata,
    Column("id", SmallInteger, primary_key=True, autoincrement=False),
    Column("alive_at_ms", BigInteger, nullable=False),
    CheckConstraint(text("id = 1"), name="one_row"),
)

ownership = Table(
    "ownership",
    metadata,
    Column("id", SmallInteger, primary_key=True, autoincrement=False),
    # Names the process that opened the database last, the only one that may write; or says that several share it.
    Column("owner", Text, nullable=False),
    CheckConstraint(text("id = 1"), name="one_row"),
)

# Which process plays the tables of a shard of servers, where several share a database (`data.leases`).
leases = Table(
    "leases",
    metadata,
    Column("shard", Integer, primary_key=True, autoincrement=False),
    # Into how many shards servers are divided.
    Column("shards", Integer, nullable=False),
    Column("holder", Text),
    # Grows with each take, and never comes again.
    Column("token", BigInteger, nullable=False),
    # By the database's clock.
    Column("expires_at_ms", BigInteger, nullable=False),
    # When the shard's tables were last played, by the holder's clock.
    Column("alive_at_ms", BigInteger),
    # The shard's session at Discord (`data.gateway_sessions`), and the token of the take by which it was used last.
    Column("session_id", Text),
    Column("sequence", BigInteger),
    Column("resume_url", Text),
    Column("session_token", BigInteger),
)

# Signs of life of the processes that share a database.
processes = Table(
    "processes",
    metadata,
    Column("name", Text, primary_key=True),
    Column("shards", Integer, nullable=False),
    Column("is_sharing", Boolean, nullable=False),
    Column("seen_at_ms", BigInteger, nullable=False),
)

# When the next session of a bucket may be started at Discord.
identifies = Table(
    "identifies",
    metadata,
    Column("bucket", Integer, primary_key=True, autoincrement=False),
    Column("next_at_ms", BigInteger, nullable=False),
)
