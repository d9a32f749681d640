"""Transport compression of the gateway: all frames of a connection are one stream, flushed after each frame."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Any

Compress = Callable[[bytes], bytes]
"""Makes of a connection's next frame the bytes that are sent; they end with a whole block."""


def compression(asked: str | None) -> Compress | None:
    """The compression asked for by `compress=`; None: frames stay text.

    zstd is in Python from 3.14 on. Where it is missing, frames stay text, which discord.py reads as well.
    """
    if asked == "zlib-stream":
        return _zlib()
    if asked == "zstd-stream":
        return _zstd()
    return None


def _zlib() -> Compress:
    stream = zlib.compressobj()
    return lambda frame: stream.compress(frame) + stream.flush(zlib.Z_SYNC_FLUSH)


def _zstd() -> Compress | None:
    module = _zstd_module()
    if module is None:
        return None
    stream = module.ZstdCompressor()
    return lambda frame: stream.compress(frame, stream.FLUSH_BLOCK)


def _zstd_module() -> Any:
    """Python's own module, or the same one for older Pythons where it is installed."""
    try:
        from compression import zstd  # pyright: ignore  # noqa: PLC0415
    except ImportError:
        try:
            from backports import zstd  # pyright: ignore  # noqa: PLC0415
        except ImportError:
            return None
    return zstd  # pyright: ignore
