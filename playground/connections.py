"""A WebSocket with one writer task: frames keep their order, and a slow reader blocks no sender."""

from __future__ import annotations

import asyncio
from typing import Final

from aiohttp import web

from playground.compression import Compress

_TEXT: Final = web.WSMsgType.TEXT
_BINARY: Final = web.WSMsgType.BINARY


class GatewayConnection:
    """A WebSocket and its queue of frames; a close code in the queue comes last."""

    def __init__(self, socket: web.WebSocketResponse, compress: Compress | None = None) -> None:
        """`compress`: what turns frames into binary ones; None: they stay text."""
        self._socket = socket
        self._compress = compress
        self._frames: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.closing = False

    def send(self, frame: bytes) -> None:
        if not self.closing:
            self._frames.put_nowait(frame)

    def close(self, code: int) -> None:
        """Write the queued frames, then close."""
        if not self.closing:
            self.closing = True
            self._frames.put_nowait(code)

    async def write(self) -> None:
        """Write queued frames until the socket is closed; runs beside the reader."""
        while True:
            frame = await self._frames.get()
            if isinstance(frame, int):
                await self._socket.close(code=frame)
                return
            try:
                if self._compress is None:
                    await self._socket.send_frame(frame, _TEXT)
                else:
                    await self._socket.send_frame(self._compress(frame), _BINARY)
            except (ConnectionError, RuntimeError):
                return
