"""Fast pickling of views, which are sent to another process for drawing.

The default pickling of a frozen dataclass with slots looks its fields up on every dump and load.
"""

from collections.abc import Callable
from dataclasses import fields
from operator import attrgetter
from typing import Any, Final, TypeVar, cast

T = TypeVar("T")
_PACKED: Final[dict[type[Any], tuple[str, ...]]] = {}
"""By class, the fields that are pickled."""


def packs(kind: type[T]) -> type[T]:
    """Class decorator for a dataclass with slots: pickle it as the tuple of its field values.

    Fields that do not compare are no part of its value, and are not pickled.
    """
    names = _PACKED[kind] = tuple(each.name for each in fields(cast(Any, kind)) if each.compare)
    values: Callable[[Any], Any] = attrgetter(*names)

    def reduce_all(self: Any) -> tuple[object, tuple[Any, ...]]:
        return _unpacked, (kind, *values(self))

    def reduce_one(self: Any) -> tuple[object, tuple[Any, ...]]:
        return _unpacked, (kind, values(self))

    setattr(kind, "__reduce__", reduce_one if len(names) == 1 else reduce_all)  # noqa: B010
    return kind


def _unpacked(kind: type[Any], *values: object) -> object:
    made = object.__new__(kind)
    for name, value in zip(_PACKED[kind], values, strict=True):
        object.__setattr__(made, name, value)
    return made
