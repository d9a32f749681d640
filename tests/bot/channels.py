"""Discord channels, clients and the cache as test doubles that record what was sent, edited and deleted."""

import itertools
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import discord

_ids = itertools.count(1)


def fresh_id() -> int:
    """A message id with the current time."""
    return discord.utils.time_snowflake(discord.utils.utcnow()) + next(_ids)


def refusal(status: int, code: int) -> discord.HTTPException:
    """An exception like discord.py's for this status and code."""
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    response: Any = SimpleNamespace(status=status, reason="")
    return kinds.get(status, discord.HTTPException)(response, {"code": code, "message": ""})


NONCE_LIMIT = 25
BOT = SimpleNamespace(id=1)


@dataclass
class Channel:
    """Records its requests in order:

    ("send", id), ("edit", id), ("delete", id). `refuses`: exceptions to raise, by name.
    """

    done: list[tuple[str, int]] = field(default_factory=list)
    views: dict[int, Any] = field(default_factory=dict)
    texts: dict[int, str] = field(default_factory=dict)
    files: dict[int, list[str]] = field(default_factory=dict)
    """The names of each message's attachments."""
    refuses: dict[str, Exception] = field(default_factory=dict)
    meanwhile: Callable[[], Awaitable[None]] | None = None
    """Called while an edit is in progress."""
    nonces: dict[str, int] = field(default_factory=dict)
    """Messages by the nonce they were sent with; a repeated nonce sends nothing."""

    def _do(self, what: str, message: int) -> None:
        if what in self.refuses:
            self.done.append((f"{what} refused", message))
            raise self.refuses[what]
        self.done.append((what, message))

    async def send(
        self, content: str | None = None, *, view: Any, files: Any = (), allowed_mentions: Any, nonce: str | None = None
    ) -> Any:
        if nonce is not None and nonce in self.nonces:
            earlier = self.nonces[nonce]
            return SimpleNamespace(id=earlier, components=self.views[earlier].children)
        message, error = fresh_id(), self.refuses.get("send")
        if nonce is not None:
            assert len(nonce) <= NONCE_LIMIT
            # A refused message was not sent; one that failed otherwise may have been.
            if not (isinstance(error, discord.HTTPException) and error.status < 500):
                self.nonces[nonce] = message
        self._do("send", message)
        self.views[message] = view
        self.texts[message] = content or ""
        self.files[message] = [each.filename for each in files]
        return SimpleNamespace(id=message, components=view.children)

    async def history(self, *, limit: int) -> Any:
        """The bot's own messages, newest first."""
        if "history" in self.refuses:
            raise self.refuses["history"]
        for message in sorted(self.views, reverse=True)[:limit]:
            view = self.views[message]
            flags = SimpleNamespace(components_v2=isinstance(view, discord.ui.LayoutView))
            yield SimpleNamespace(id=message, author=BOT, flags=flags, components=view.children)

    def get_partial_message(self, message: int) -> Any:
        async def edit(*, view: Any, attachments: Any, allowed_mentions: Any) -> None:
            self._do("edit", message)
            self.views[message] = view
            self.files[message] = [each.filename for each in attachments]
            if self.meanwhile is not None:
                await self.meanwhile()

        async def delete() -> None:
            self._do("delete", message)
            self.views.pop(message, None)

        return SimpleNamespace(edit=edit, delete=delete)

    @property
    def kinds(self) -> list[str]:
        return [what for what, _ in self.done]


class Client:
    """A client with one channel."""

    def __init__(self) -> None:
        self.channel = Channel()
        self.user = BOT

    def get_partial_messageable(self, channel: int, *, guild_id: int | None) -> Channel:
        return self.channel


class Cache:
    """The store's methods for table notes, preferences and settings."""

    def __init__(self) -> None:
        self.kept: dict[int, Any] = {}
        self.preferences_of: dict[int, dict[str, Any]] = {}
        self.settings_of: dict[int, dict[str, Any]] = {}

    async def caches(self, table_ids: Sequence[int]) -> dict[int, Any]:
        return {table_id: self.kept[table_id] for table_id in table_ids if table_id in self.kept}

    async def set_cache(self, table_id: int, cache: Any) -> None:
        self.kept[table_id] = cache

    async def results_of(self, table_id: int) -> list[Any]:
        return []

    async def pasts(self, table_id: int) -> dict[int, Any]:
        return {}

    async def preferences(self, user_id: int) -> dict[str, Any]:
        return self.preferences_of.get(user_id, {})

    async def set_preferences(self, user_id: int, changes: Any) -> dict[str, Any]:
        self.preferences_of.setdefault(user_id, {}).update(changes)
        return self.preferences_of[user_id]

    async def guild_settings(self, guild_id: int) -> dict[str, Any]:
        return self.settings_of.get(guild_id, {})

    async def set_guild_settings(self, guild_id: int, changes: Any) -> dict[str, Any]:
        values = {**self.settings_of.get(guild_id, {}), **changes}
        self.settings_of[guild_id] = {name: value for name, value in values.items() if value is not None}
        return self.settings_of[guild_id]
