"""Type and size of a picture from its first bytes, and what a PNG shows."""

from __future__ import annotations

import base64
import binascii
import mimetypes
import re
import struct
import zlib
from typing import Final

_PNG: Final = b"\x89PNG\r\n\x1a\n"


def content_type(filename: str, content: bytes) -> str:
    for start, name in ((_PNG, "image/png"), (b"\xff\xd8\xff", "image/jpeg"), (b"GIF8", "image/gif")):
        if content.startswith(start):
            return name
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return "image/webp"
    return mimetypes.guess_type(filename)[0] or "application/octet-stream"


_DATA: Final = re.compile(r"data:image/(?:png|jpeg|gif|webp|avif);base64,(.*)", re.DOTALL)


def from_data_uri(text: str) -> bytes | None:
    """The content of an image in a data URI; None if it is none that can be read."""
    found = _DATA.fullmatch(text)
    try:
        content = base64.b64decode(found[1], validate=True) if found else b""
    except binascii.Error:
        return None
    return content if size(content) is not None else None


def size(content: bytes) -> tuple[int, int] | None:
    """Width and height in pixels of a PNG, GIF, JPEG or WebP; None for anything else."""
    try:
        if content.startswith(_PNG):
            return struct.unpack(">II", content[16:24])
        if content.startswith(b"GIF8"):
            return struct.unpack("<HH", content[6:10])
        if content.startswith(b"\xff\xd8\xff"):
            return _jpeg_size(content)
        if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
            return _webp_size(content)
    except (struct.error, IndexError):
        return None
    return None


def unpacked_png(content: bytes) -> bytes:
    """The chunks of a PNG with its rows inflated, so that two ways to pack the same pixels are equal; else the content.

    ISA-L does not always pack equal rows into equal bytes.
    """
    if not content.startswith(_PNG):
        return content
    chunks, rows, at = bytearray(), bytearray(), len(_PNG)
    try:
        while at < len(content):
            (length,) = struct.unpack_from(">I", content, at)
            kind, data = content[at + 4 : at + 8], content[at + 8 : at + 8 + length]
            if kind == b"IDAT":
                rows += data
            else:
                chunks += kind + data
            at += length + 12
        return bytes(chunks) + zlib.decompress(rows)
    except (struct.error, zlib.error):
        return content


def _jpeg_size(content: bytes) -> tuple[int, int] | None:
    at = 2
    while content[at] == 0xFF:
        marker = content[at + 1]
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", content[at + 5 : at + 9])
            return width, height
        at += 2 + struct.unpack(">H", content[at + 2 : at + 4])[0]
    return None


def _webp_size(content: bytes) -> tuple[int, int] | None:
    kind = content[12:16]
    if kind == b"VP8X":
        return int.from_bytes(content[24:27], "little") + 1, int.from_bytes(content[27:30], "little") + 1
    if kind == b"VP8L":
        bits = int.from_bytes(content[21:25], "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    if kind == b"VP8 ":
        width, height = struct.unpack("<HH", content[26:30])
        return width & 0x3FFF, height & 0x3FFF
    return None


def plain_png(colour: str, *, side: int = 64) -> bytes:
    """A PNG square of one colour (`#rrggbb`)."""
    pixel = bytes.fromhex(colour.removeprefix("#"))
    header = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    rows = zlib.compress((b"\0" + pixel * side) * side)
    chunks = ((b"IHDR", header), (b"IDAT", rows), (b"IEND", b""))
    return _PNG + b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data)) for name, data in chunks
    )
