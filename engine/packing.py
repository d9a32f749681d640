"""Fast pickling of views, which are sent to another process for drawing.

The default pickling of a frozen dataclass with slots looks its fields up on every dump and load.
"""

from collections.abc import Callable
from dataclasses import fields
from operator import attrgetter
from typing import Any, TypeVar, cast

T = TypeVar("T")


def packs(kind: type[T]) -> type[T]:
    """Class decorator for a dataclass with slots: pickle it as the tuple of its field values."""
    names = tuple(each.name for each in fields(cast(Any, kind)))
    values: Callable[[Any], Any] = attrgetter(*names)

    def reduce_all(self: Any) -> tuple[object, tuple[Any, ...]]:
        return _unpacked, (kind, *values(self))

    def reduce_one(self: Any) -> tuple[object, tuple[Any, ...]]:
        return _unpacked, (kind, values(self))

    setattr(kind, "__reduce__", reduce_one if len(names) == 1 else reduce_all)  # noqa: B010
    return kind


def _unpacked(kind: type[Any], *values: object) -> object:
    made = object.__new__(kind)
    names: tuple[str, ...] = kind.__slots__
    for name, value in zip(names, values, strict=True):
        object.__setattr__(made, name, value)
    return made
