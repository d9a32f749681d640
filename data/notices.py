"""Notices between processes that share a PostgreSQL database, by LISTEN and NOTIFY, such as what has changed.

A notice is sent with the transaction that makes the change. It may be missed while the connection is broken: then
everything may have changed.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from data.sharing import Server

_AGAIN_S: Final = 2.0
"""Seconds until a broken connection is opened again."""

OnNotice = Callable[[str | None], object]
"""Called with the content of a notice; None: some may have been missed."""


class Notices:
    """Sends notices, and receives those of other processes."""

    def __init__(self, server: Server, name: str | None) -> None:
        """`name`: this process's, whose own notices it leaves out; None: there are no other processes."""
        self.is_shared: Final = name is not None
        self._server = server
        self._name = name
        self._listeners: dict[str, OnNotice] = {}
        self._listening: asyncio.Task[None] | None = None

    def on(self, kind: str, listener: OnNotice) -> None:
        """Call `listener` with notices of this kind. It must not block."""
        self._listeners[kind] = listener

    async def send(self, connection: AsyncConnection, kind: str, content: object) -> None:
        """Send a notice when this transaction is committed; at most 7,900 bytes."""
        if self.is_shared:
            await self._server.within(connection).notify(self._notice(kind, content))

    async def send_now(self, kind: str, content: object) -> None:
        """Send a notice that tells of no transaction."""
        if self.is_shared:
            async with self._server.begin() as rows:
                await rows.notify(self._notice(kind, content))

    def _notice(self, kind: str, content: object) -> str:
        return f"{self._name} {kind} {content}"

    def start_listening(self) -> None:
        """Begin to listen."""
        if self.is_shared:
            self._listening = asyncio.create_task(self._listen(), name="notices")

    async def stop_listening(self) -> None:
        """Stop listening."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.wait([self._listening])

    async def _listen(self) -> None:
        while True:
            with contextlib.suppress(Exception):  # The store says that the database cannot be reached.
                async with self._server.listening(self._heard) as ended:
                    self._missed()
                    await ended.wait()
                self._missed()
            await asyncio.sleep(_AGAIN_S)

    def _heard(self, notice: str) -> None:
        name, kind, content = notice.split(" ", 2)
        listener = self._listeners.get(kind)
        if name != self._name and listener is not None:
            listener(content)

    def _missed(self) -> None:
        for listener in self._listeners.values():
            listener(None)
