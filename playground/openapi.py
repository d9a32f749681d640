"""Validates the bot's request bodies against Discord's API description (OpenAPI 3.1), if a copy is available.

`jsonschema` is a development dependency and imported only here.
"""

from __future__ import annotations

import lzma
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, Protocol, cast

import orjson

from playground.errors import Json

_REFERENCE: Final = "#/components/schemas/"


class _Problem(Protocol):
    message: str
    json_path: str


class _Validator(Protocol):
    def iter_errors(self, instance: Any) -> Iterator[_Problem]: ...


class OpenApi:
    """Finds the `problems` of a body by method and path template, such as `/channels/{channel_id}/messages`."""

    def __init__(self, description: Json) -> None:
        self.paths: Json = description["paths"]
        self.components: Json = description["components"]
        # The description types ids as strings; Discord also accepts numbers, and discord.py sends them.
        self.components["schemas"]["SnowflakeType"] = {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$"}
        self._make = _validator_factory(self.components["schemas"])
        self._validators: dict[tuple[str, str], _Validator | None] = {}

    @classmethod
    def read(cls, path: Path) -> OpenApi:
        """Read the description's JSON, which may be compressed (`.xz`)."""
        said = path.read_bytes()
        return cls(orjson.loads(lzma.decompress(said) if path.suffix == ".xz" else said))

    def problems(self, method: str, template: str, body: Any) -> list[str]:
        """Error messages with a JSON path; an operation missing from the description is one problem."""
        key = (method.lower(), template)
        if key not in self._validators:
            self._validators[key] = self._compile(*key)
        operation: Json | None = self.paths.get(template, {}).get(key[0])
        if operation is None:
            return [f"{method} {template} is not in the description"]
        validator = self._validators[key]
        if validator is None:
            return [f"{method} {template} takes no body"] if body is not None else []
        if body is None:
            required = operation.get("requestBody", {}).get("required")
            return [f"{method} {template} needs a body"] if required else []
        return [f"{problem.json_path}: {problem.message[:300]}" for problem in validator.iter_errors(body)]

    def _compile(self, method: str, template: str) -> _Validator | None:
        operation: Json = self.paths.get(template, {}).get(method, {})
        content: Json = operation.get("requestBody", {}).get("content", {})
        schema: Json | None = content.get("application/json", {}).get("schema")
        if schema is None:
            return None
        return self._make({**schema, "components": self.components})


def _validator_factory(schemas: Json) -> Callable[[Json], _Validator]:
    """Make validators that choose among alternatives by `type` first: faster, and errors name the actual cause."""
    import jsonschema  # noqa: PLC0415

    library: Any = jsonschema
    base: Any = library.Draft202012Validator

    def choose(alternatives: list[Json], instance: Any) -> Json | None:
        if not isinstance(instance, dict) or "type" not in instance:
            return None
        kind = cast(Json, instance)["type"]
        chosen: list[Json] = []
        for alternative in alternatives:
            reference = str(alternative.get("$ref", ""))
            schema: Json = schemas.get(reference.removeprefix(_REFERENCE), {})
            if kind in schema.get("properties", {}).get("type", {}).get("enum", ()):
                chosen.append(alternative)
        return chosen[0] if len(chosen) == 1 else None

    def by_type(keyword: str) -> Callable[[Any, Any, Any, Any], Iterator[Any]]:
        def check(validator: Any, alternatives: Any, instance: Any, schema: Any) -> Iterator[Any]:
            chosen = choose(alternatives, instance)
            if chosen is not None:
                yield from validator.descend(instance, chosen)
            else:
                yield from base.VALIDATORS[keyword](validator, alternatives, instance, schema)

        return check

    extended: Any = library.validators.extend(base, {key: by_type(key) for key in ("oneOf", "anyOf")})
    return cast(Callable[[Json], _Validator], extended)
