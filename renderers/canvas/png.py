"""Encodes palette pictures as PNG.

Pillow holds the GIL while it compresses, which would block the event loop. ISA-L releases it and takes a seventh of
zlib's time for the same size.
"""

import struct
import zlib
from typing import Any, Final

from isal import isal_zlib
from PIL import Image

LARGEST: Final = 40_000
"""Maximum size of a picture in bytes."""

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_HEADER: Final = struct.Struct(">IIBBBBB")
_WORD: Final = struct.Struct(">I")
_UNFILTERED: Final = b"\0"
_EIGHT_BITS: Final = 8
_PALETTE: Final = 3
_QUICK: Final = 2
_CLOSE: Final = (4, 6, 9)
"""zlib levels to try for the few pictures of very full tables that are too large otherwise."""


def encode(picture: Image.Image) -> bytes:
    """Encode a palette picture as PNG, aiming below `LARGEST` bytes."""
    data = _quickly(picture)
    for level in _CLOSE:
        if len(data) < LARGEST - 1000:
            break
        data = zlib.compress(_rows(picture), level)
    header = _HEADER.pack(picture.width, picture.height, _EIGHT_BITS, _PALETTE, 0, 0, 0)
    colours = bytes(picture.getpalette() or ())
    return (
        _SIGNATURE + _chunk(b"IHDR", header) + _chunk(b"PLTE", colours) + _chunk(b"IDAT", data) + _chunk(b"IEND", b"")
    )


def _quickly(picture: Image.Image) -> bytes:
    """Compress the rows without copying them: the padding after each row serves as the next row's filter byte."""
    rows = memoryview(picture.tobytes("raw", "P", picture.width + 1))
    stream: Any = isal_zlib.compressobj(_QUICK)  # pyright: ignore[reportUnknownMemberType]
    return stream.compress(_UNFILTERED) + stream.compress(rows[:-1]) + stream.flush()


def _rows(picture: Image.Image) -> bytes:
    """The rows, each preceded by filter type 0 (none), which compresses flat colours best."""
    return _UNFILTERED + picture.tobytes("raw", "P", picture.width + 1)[:-1]


def _chunk(kind: bytes, data: bytes) -> bytes:
    return b"".join((_WORD.pack(len(data)), kind, data, _WORD.pack(zlib.crc32(data, zlib.crc32(kind)))))
