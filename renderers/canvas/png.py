"""Encodes palette pictures as PNG.

Pillow holds the GIL while it compresses, which would block the event loop. ISA-L releases it and takes a seventh of
zlib's time for the same size. libdeflate makes the few pictures that are too large then smaller in half of zlib's time.
"""

import struct
import zlib
from collections.abc import Sequence
from functools import cache
from itertools import chain
from typing import Any, Final

import deflate
from isal import isal_zlib
from PIL import Image

from renderers.canvas.palette import COLOURS, without_shades
from renderers.canvas.sheet import Sheet

LARGEST: Final = 40_000
"""Maximum size of a picture in bytes."""

_ENOUGH: Final = LARGEST - 500
"""The rest is for what is beside the rows: header and palette."""

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_HEADER: Final = struct.Struct(">IIBBBBB")
_WORD: Final = struct.Struct(">I")
_UNFILTERED: Final = b"\0"
_EIGHT_BITS: Final = 8
_PALETTE: Final = 3
_QUICK: Final = 1
"""ISA-L's level: the next one takes a twelfth longer for the same size."""
_WINDOW: Final = 15
_MEMORY: Final = 8
_BLOCKS: Final = 1
"""With so little memory a stream has more and smaller blocks: it takes half as long again and spares two hundredths."""
_SPARED: Final = 0.02
_CLOSE: Final = ((2, 0.86), (3, 0.83), (4, 0.8), (6, 0.74), (8, 0.67), (9, 0.65))
"""libdeflate's levels for the few pictures of very full tables that are too large otherwise, and the share of the quick
size that they usually leave: those that would not be enough are not tried. The levels above take ten times as long."""
_SHADELESS: Final = ((1, 0.9), (6, 0.68), (8, 0.62), (12, 0))
"""The same where shades of edges are left out: the last one always serves."""


def encode(picture: Image.Image) -> bytes:
    """Encode a palette picture as PNG, below `LARGEST` bytes: without the shades of edges where it has to be."""
    data = _compressed(picture, _CLOSE)
    if len(data) >= _ENOUGH:
        data = _compressed(without_shades(picture), _SHADELESS)
    return b"".join((_SIGNATURE, _header(picture.size), _colours(), _chunk(b"IDAT", data), _chunk(b"IEND", b"")))


def _compressed(picture: Image.Image, levels: Sequence[tuple[int, float]]) -> bytes:
    data = _quickly(picture, _MEMORY)
    if _ENOUGH <= len(data) < _ENOUGH / (1 - _SPARED):
        data = _quickly(picture, _BLOCKS)
    quickly = len(data)
    for level, share in levels:
        if len(data) < _ENOUGH:
            break
        if quickly * share >= _ENOUGH:
            continue
        data = bytes(deflate.zlib_compress(_rows(picture), level))  # pyright: ignore[reportUnknownMemberType]
    return data


@cache
def _header(size: tuple[int, int]) -> bytes:
    return _chunk(b"IHDR", _HEADER.pack(*size, _EIGHT_BITS, _PALETTE, 0, 0, 0))


@cache
def _colours() -> bytes:
    """The palette, which all pictures share."""
    return _chunk(b"PLTE", bytes(chain.from_iterable(COLOURS)))


def _quickly(picture: Image.Image, memory: int) -> bytes:
    """Compress the rows without copying them: the padding after each row serves as the next row's filter byte."""
    stream: Any = isal_zlib.compressobj(_QUICK, zlib.DEFLATED, _WINDOW, memory)  # pyright: ignore[reportUnknownMemberType]
    return stream.compress(_UNFILTERED) + stream.compress(memoryview(_padded(picture))[:-1]) + stream.flush()


def _rows(picture: Image.Image) -> bytes:
    """The rows, each preceded by filter type 0 (none), which compresses flat colours best."""
    return b"".join((_UNFILTERED, memoryview(_padded(picture))[:-1]))


def _padded(picture: Image.Image) -> bytes | bytearray:
    """The rows, each with a zero after it."""
    return picture.rows if isinstance(picture, Sheet) else picture.tobytes("raw", "P", picture.width + 1)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return b"".join((_WORD.pack(len(data)), kind, data, _WORD.pack(zlib.crc32(data, zlib.crc32(kind)))))
