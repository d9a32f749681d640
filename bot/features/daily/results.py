"""A person's result on a day, from what is stored."""

from bot.features.daily.pages import OwnResult
from bot.tables.registry import TableRegistry
from data.dailies import Dailies


class OwnResults:
    """Finds results, also of tries that have just ended."""

    def __init__(self, dailies: Dailies, registry: TableRegistry) -> None:
        self._dailies = dailies
        self._registry = registry

    async def of(self, user: int, day: int) -> OwnResult | None:
        """A user's result on a day; None: they have not finished a try. It is shown a moment before it is stored."""
        own = await self._dailies.try_of(user, day)
        if own is not None and own.score is None and own.table_id is not None:
            await self._registry.settled(own.table_id)
            own = await self._dailies.try_of(user, day)
        if own is None or own.score is None:
            return None
        return OwnResult.of(own, await self._dailies.others(day, own.score))
