"""Convert views to JSON values: cards to their codes, moves to their written forms, enum members to their values."""

from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, cast

from engine.cards import Card
from engine.moves import Move
from engine.rules import Rules


def serialize(value: object) -> Any:
    """Convert a view, or any part of one, to dicts, lists, strings and numbers. Raises TypeError for other values."""
    match value:
        case None | bool() | int() | str() if not isinstance(value, Enum):
            return value
        case Enum():
            return value.value
        case Card():
            return value.code
        case Rules():
            return value.model_dump()
        case tuple() | list():
            return [serialize(each) for each in cast(tuple[object, ...], value)]
        case _ if isinstance(value, Move):
            return str(value)
        case _ if is_dataclass(value):
            return {each.name: serialize(getattr(value, each.name)) for each in fields(value)}
        case _:
            raise TypeError(f"{type(value).__name__} is no part of a view")
