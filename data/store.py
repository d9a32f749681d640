"""The store: all persistent data. `data.rows` has its input and output types.

All writes go through one writer (`data.writer`) and are on disk when the method returns. Times are milliseconds since
1970 UTC and come from the caller.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from data.aggregate import STATISTICS, Connections
from data.challenges import Challenges
from data.connect import cannot_be_used
from data.connect import create as create_engine
from data.dailies import Dailies
from data.damage import damage_of
from data.errors import OwnershipLost
from data.identifying import IdentifySlots
from data.lanes import Lane, lane_of
from data.leases import Leases
from data.levels import Levels
from data.migrations import migrate
from data.notices import Notices
from data.ownership import PATIENCE_S
from data.people import Guilds, People
from data.postgres_server import PostgresServer
from data.profiles import Profiles
from data.results import Results
from data.reviews import KeptReviews
from data.schema import guild_settings, preferences
from data.settings import Emojis, Heartbeat, KeyedValues
from data.sharing import Server
from data.standings import Standings
from data.tables import Tables
from data.tidying import Slices
from data.writer import Writer


class Store:
    """The database. Create it with `await Store.open(url)`; as an async context manager it closes itself.

    Any method may raise the database driver's errors (unreachable, out of space). Reads can be repeated. A failed or
    cancelled write may have been committed: read the data again to find out (`Writer.append`).
    """

    def __init__(self, connections: Connections, server: Server, leases: Leases | None) -> None:
        self.connections: Final = connections
        self.engine, self.writer = connections.engine, connections.writer
        self.leases = leases
        """The shards of servers that this process holds; None: it has the database to itself."""
        self.notices: Final = Notices(server, None if leases is None else leases.name)
        """News of other processes, if there are any."""
        self.identify_slots: Final = IdentifySlots(server)
        """To start sessions at Discord, where other processes do, too."""
        self.tables: Final = Tables(self.connections)
        self.tidying: Final = Slices(self.connections)
        self.results: Final = Results(self.connections)
        self.standings: Final = Standings(self.connections)
        self.levels: Final = Levels(self.connections)
        self.profiles: Final = Profiles(self.connections)
        self.reviews: Final = KeptReviews(self.connections)
        self.dailies: Final = Dailies(self.connections)
        self.challenges: Final = Challenges(self.connections)
        self.preferences: Final = KeyedValues(self.connections, preferences, self.notices)
        """Users' preferences."""
        self.guild_settings: Final = KeyedValues(self.connections, guild_settings, self.notices)
        """Servers' settings."""
        self.people: Final = People(self.connections, self.preferences)
        self.guilds: Final = Guilds(self.connections, self.preferences, self.guild_settings)
        self.emojis: Final = Emojis(self.connections, self.notices)
        self.heartbeat: Final = Heartbeat(self.connections)

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        patience_s: float = PATIENCE_S,
        on_lost: Callable[[OwnershipLost], object] = lambda _: None,
        is_shared: bool = False,
        lane_of: Callable[[AsyncConnection], Awaitable[Lane]] = lane_of,
        create: Callable[..., AsyncEngine] = create_engine,
        server_of: Callable[[AsyncEngine], Server] = PostgresServer,
    ) -> Store:
        """Lock the database at `url`, migrate its schema and start the writer.

        `is_shared`: share a PostgreSQL database with other processes; each writes for the tables whose `leases` it
        holds. Otherwise it is this process's alone. `lane_of` makes the lane of each connection of its writer, `create`
        its engines, `server_of` asks the server that is shared.

        Raises ValueError for an unsupported URL, InUse if another process keeps the lock that long, SchemaUnknown if a
        newer program has migrated the database, Damaged if the file is corrupt, Unusable if it cannot be reached.

        `on_lost` is called once when another process has taken over the database; then everything raises OwnershipLost.
        """
        engine = create(url)
        server = server_of(engine)
        leases = Leases(server) if is_shared else None
        writer = Writer(engine, on_lost=on_lost, lane_of=lane_of, server=server, leases=leases)
        if leases is not None:
            leases.on_lost = writer.lose
        try:
            await writer.open(patience_s=patience_s)
            await migrate(engine)
            await writer.claim()
        except BaseException as error:
            await writer.release_database()
            await engine.dispose()
            known = damage_of(error, engine.url) or cannot_be_used(error, engine.url)
            if known is None:
                raise
            raise known from error
        store = cls(Connections(engine, writer, create(url, connections=STATISTICS)), server, leases)
        store.notices.start_listening()
        return store

    async def close(self) -> None:
        """Commit pending writes and release the database. Later writes raise StoreClosed."""
        await self.notices.stop_listening()
        await self.writer.release_database()
        await self.connections.statistics.dispose()
        await self.engine.dispose()

    async def __aenter__(self) -> Store:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()
