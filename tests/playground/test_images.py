"""What a PNG shows, however its rows are packed."""

import struct
import zlib

from playground.images import plain_png, unpacked_png


def packed_anew(png: bytes, level: int) -> bytes:
    """The same picture with rows compressed at another level, in two chunks."""
    at = png.index(b"IDAT")
    (length,) = struct.unpack_from(">I", png, at - 4)
    rows = zlib.compress(zlib.decompress(png[at + 4 : at + 4 + length]), level)
    chunks = (
        struct.pack(">I", len(part)) + b"IDAT" + part + struct.pack(">I", zlib.crc32(b"IDAT" + part))
        for part in (rows[:9], rows[9:])
    )
    return png[: at - 4] + b"".join(chunks) + png[at + length + 8 :]


def test_equal_pixels_are_shown_alike_however_they_are_packed() -> None:
    red = plain_png("#ff0000")
    again = packed_anew(red, 1)
    assert again != red
    assert unpacked_png(again) == unpacked_png(red)
    assert unpacked_png(plain_png("#fe0000")) != unpacked_png(red)


def test_what_is_no_whole_png_is_compared_as_it_is() -> None:
    red = plain_png("#ff0000")
    for content in (b"GIF89a", red[:40], red[:60] + b"\0" * 20 + red[80:]):
        assert unpacked_png(content) == content
