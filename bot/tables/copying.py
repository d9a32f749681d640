"""Copies of objects with slots."""

from typing import TypeVar, cast

T = TypeVar("T")


def shallow_copy(of: T) -> T:
    """A shallow copy; faster than `dataclasses.replace`."""
    copied = object.__new__(type(of))
    for name in cast("tuple[str, ...]", getattr(type(of), "__slots__")):  # noqa: B009  (typed where it is sure)
        setattr(copied, name, getattr(of, name))
    return copied
