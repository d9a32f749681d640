"""An open socket written by one task, so that frames keep their order and nobody waits for a slow reader."""

from __future__ import annotations

import asyncio
from typing import Final

from aiohttp import web

_TEXT: Final = web.WSMsgType.TEXT


class Connection:
    """An open socket with the frames still to be written; a close code may stand behind them."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self._socket = socket
        self._frames: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.closing = False

    def send(self, frame: bytes) -> None:
        if not self.closing:
            self._frames.put_nowait(frame)

    def close(self, code: int) -> None:
        """Write what is waiting, then close."""
        if not self.closing:
            self.closing = True
            self._frames.put_nowait(code)

    async def write(self) -> None:
        """Runs beside the reader until the socket is closed."""
        while True:
            frame = await self._frames.get()
            if isinstance(frame, int):
                await self._socket.close(code=frame)
                return
            try:
                await self._socket.send_frame(frame, _TEXT)
            except (ConnectionError, RuntimeError):
                return
