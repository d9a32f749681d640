"""Where two pictures differ: in what they show, or only in how it is packed."""

from collections.abc import Callable, Sequence
from io import BytesIO
from typing import TypeVar

from PIL import Image, ImageChops

T = TypeVar("T")


def are_alike(one: bytes, other: bytes) -> bool:
    """Whether two PNGs show the same; ISA-L does not always pack equal rows into equal bytes."""
    return one == other or Image.open(BytesIO(one)).convert("RGB") == Image.open(BytesIO(other)).convert("RGB")


def difference(one: bytes, other: bytes) -> str:
    """A sentence on where two PNGs differ: the box of their pixels and the first of them, or the chunk and its byte."""
    shown, other_shown = (Image.open(BytesIO(each)).convert("RGB") for each in (one, other))
    if shown.size != other_shown.size:
        return f"sizes {shown.size} and {other_shown.size}"
    box = ImageChops.difference(shown, other_shown).getbbox()
    if box:
        left, top, right, _ = box
        first = next((x, top) for x in range(left, right) if shown.getpixel((x, top)) != other_shown.getpixel((x, top)))
        return f"pixels within {box}, first {first}: {shown.getpixel(first)} and {other_shown.getpixel(first)}"
    for (kind, data), (other_kind, other_data) in zip(_chunks(one), _chunks(other), strict=False):
        if kind != other_kind:
            return f"equal pixels; chunks {kind} and {other_kind}"
        if data != other_data:
            lengths = f"{len(data)} and {len(other_data)} bytes"
            pairs = enumerate(zip(data, other_data, strict=False))
            at = next((i for i, (a, b) in pairs if a != b), min(len(data), len(other_data)))
            return f"equal pixels; chunk {kind} of {lengths} from byte {at} on"
    return "equal pixels; bytes after the chunks" if one != other else "nothing"


def apart(one: bytes, other: bytes, draw: Callable[[T], bytes], shown: Sequence[T]) -> str:
    """Where two PNGs differ that were drawn from equal values, and which of them comes again when they are drawn again:
    one alone, if drawing or packing failed once; both, if a piece is kept in two ways.
    """
    again = [{one: "the first", other: "the second"}.get(draw(each), "neither") for _ in range(3) for each in shown]
    return f"{difference(one, other)}; drawn again it is {', '.join(again)}"


def _chunks(png: bytes) -> list[tuple[str, bytes]]:
    """The chunks of a PNG as (kind, data)."""
    found: list[tuple[str, bytes]] = []
    at = 8
    while at < len(png):
        size = int.from_bytes(png[at : at + 4], "big")
        found.append((png[at + 4 : at + 8].decode("latin-1"), png[at + 8 : at + 8 + size]))
        at += size + 12
    return found
