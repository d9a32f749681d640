"""A finished palette picture's way into bytes.

Pillow would hold the interpreter's lock while it compresses, and an event loop beside it would stand still for longer
than everything else takes that an answer needs. zlib lets go of the lock.
"""

import struct
import zlib
from collections.abc import Sequence
from typing import Final

from PIL import Image

LARGEST: Final = 40_000
"""In bytes: no picture is larger."""

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_HEADER: Final = struct.Struct(">IIBBBBB")
_WORD: Final = struct.Struct(">I")
_EIGHT_BITS: Final = 8
_PALETTE: Final = 3
CLOSE: Final = (4, 6, 9)
"""Levels of compression: the first takes a sixth of the bytes off; very full tables need more."""
QUICK: Final = (2, 6, 9)
"""For what people wait for: the first takes no more time than the fastest."""


def encode(picture: Image.Image, *, levels: Sequence[int] = CLOSE) -> bytes:
    """A palette picture as PNG, below `LARGEST` bytes: at the first of these levels that is enough."""
    rows = _rows(picture)
    data = b""
    for level in levels:
        compressor = zlib.compressobj(level)
        data = compressor.compress(rows) + compressor.flush()
        if len(data) < LARGEST - 1000:
            break
    header = _HEADER.pack(picture.width, picture.height, _EIGHT_BITS, _PALETTE, 0, 0, 0)
    colours = bytes(picture.getpalette() or ())
    return (
        _SIGNATURE + _chunk(b"IHDR", header) + _chunk(b"PLTE", colours) + _chunk(b"IDAT", data) + _chunk(b"IEND", b"")
    )


def _rows(picture: Image.Image) -> bytes:
    """The pixels, each row behind a zero that says that it is not filtered: flat colours compress best so."""
    wider = Image.new("P", (picture.width + 1, picture.height))
    wider.paste(picture, (1, 0))
    return wider.tobytes()


def _chunk(kind: bytes, data: bytes) -> bytes:
    return b"".join((_WORD.pack(len(data)), kind, data, _WORD.pack(zlib.crc32(data, zlib.crc32(kind)))))
