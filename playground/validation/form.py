"""Reads typed fields from untrusted JSON and collects every problem."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, cast

from playground.errors import InvalidForm, Json, Path


class Form:
    """Readers return None (or an empty list) for missing or invalid values and note the latter; `finish` raises."""

    __slots__ = ("problems",)

    def __init__(self) -> None:
        self.problems: list[tuple[Path, str, str]] = []

    def note(self, path: Path, code: str, sentence: str) -> None:
        self.problems.append((path, code, sentence))

    def finish(self) -> None:
        if self.problems:
            raise InvalidForm(self.problems)

    def required(self, path: Path) -> None:
        self.note(path, "BASE_TYPE_REQUIRED", "This field is required")

    def body(self, value: Any) -> Json:
        """The whole body, which must be an object."""
        if not isinstance(value, dict):
            self.note((), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            self.finish()
        return cast(Json, value)

    def object(self, of: Json, key: str, at: Path, *, required: bool = False) -> Json | None:
        value = of.get(key)
        if value is None:
            if required:
                self.required((*at, key))
            return None
        if not isinstance(value, dict):
            self.note((*at, key), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            return None
        return cast(Json, value)

    def objects(
        self, of: Json, key: str, at: Path, *, low: int = 0, high: int, required: bool = False
    ) -> list[tuple[Path, Json]]:
        """The objects of a list with their paths; a wrong length is noted, and the objects are still returned."""
        found: list[tuple[Path, Json]] = []
        for index, value in enumerate(self.items(of, key, at, low=low, high=high, required=required)):
            if isinstance(value, dict):
                found.append(((*at, key, index), cast(Json, value)))
            else:
                sentence = "Only dictionaries may be used in a DictType"
                self.note((*at, key, index), "DICT_TYPE_CONVERT", sentence)
        return found

    def items(self, of: Json, key: str, at: Path, *, low: int = 0, high: int, required: bool = False) -> list[Any]:
        value = of.get(key)
        if value is None:
            if required:
                self.required((*at, key))
            return []
        if not isinstance(value, list):
            self.note((*at, key), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        items = cast(list[Any], value)
        if not low <= len(items) <= high:
            self._length((*at, key), low, high)
        return items

    def text(
        self, of: Json, key: str, at: Path, *, low: int = 0, high: int, required: bool = False, default: str = ""
    ) -> str:
        """A string of `low` to `high` characters; `default` if it is absent, null or invalid."""
        value = of.get(key)
        if value is None:
            if required:
                self.required((*at, key))
            return default
        if not isinstance(value, str):
            self.note((*at, key), "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
            return default
        if not low <= len(value) <= high:
            if required and not value:
                self.required((*at, key))
            else:
                self._length((*at, key), low, high)
        return value

    def number(
        self, of: Json, key: str, at: Path, *, low: float, high: float, required: bool = False, whole: bool = True
    ) -> int | float | None:
        value = of.get(key)
        if value is None:
            if required:
                self.required((*at, key))
            return None
        kind = "int" if whole else "float"
        if isinstance(value, bool) or not isinstance(value, int if whole else int | float):
            self.note((*at, key), "NUMBER_TYPE_COERCE", f'Value "{value}" is not {kind}.')
            return None
        if value < low:
            self.note((*at, key), "NUMBER_TYPE_MIN", f"{kind} value should be greater than or equal to {low}.")
        elif value > high:
            self.note((*at, key), "NUMBER_TYPE_MAX", f"{kind} value should be less than or equal to {high}.")
        else:
            return value
        return None

    def integer(self, of: Json, key: str, at: Path, *, low: int, high: int, required: bool = False) -> int | None:
        value = self.number(of, key, at, low=low, high=high, required=required)
        return None if value is None else int(value)

    def choice(
        self, of: Json, key: str, at: Path, choices: Collection[Any], *, required: bool = False, default: Any = None
    ) -> Any:
        value = of.get(key)
        if value is None:
            if required:
                self.required((*at, key))
            return default
        if isinstance(value, bool) or value not in choices:
            allowed = ", ".join(str(choice) for choice in sorted(choices))
            self.note((*at, key), "BASE_TYPE_CHOICES", f"Value must be one of {{{allowed}}}.")
            return default
        return value

    def flag(self, of: Json, key: str, at: Path, *, default: bool = False) -> bool:
        value = of.get(key)
        if value is None:
            return default
        if not isinstance(value, bool):
            self.note((*at, key), "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
            return default
        return value

    def snowflake(self, of: Json, key: str, at: Path, *, required: bool = False) -> int | None:
        value = of.get(key)
        if value is None:
            if required:
                self.required((*at, key))
            return None
        number = as_snowflake(value)
        if number is None:
            self.note((*at, key), "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
        return number

    def url(self, of: Json, key: str, at: Path, *, high: int, schemes: tuple[str, ...], required: bool = False) -> str:
        value = self.text(of, key, at, high=high, required=required)
        if value:
            scheme, separator, rest = value.partition("://")
            if not separator or scheme not in schemes:
                allowed = ", ".join(f"'{name}'" for name in schemes)
                sentence = (
                    f'Scheme "{scheme if separator else ""}" is not supported. Scheme must be one of ({allowed}).'
                )
                self.note((*at, key), "URL_TYPE_INVALID_SCHEME", sentence)
            elif not rest or any(c.isspace() for c in rest):
                self.note((*at, key), "URL_TYPE_INVALID_URL", "Not a well formed URL.")
        return value

    def _length(self, path: Path, low: int, high: int) -> None:
        if low:
            self.note(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
        else:
            self.note(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")


def as_snowflake(value: Any) -> int | None:
    """A snowflake from a string or number; None for anything else."""
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= 20:
        return int(value)
    if isinstance(value, int) and not isinstance(value, bool) and value >= 0:
        return value
    return None
