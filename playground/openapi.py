"""Validates the bot's request bodies against Discord's API description (OpenAPI 3.1), if a copy is available.

`jsonschema-rs` is a development dependency and imported only here.
"""

from __future__ import annotations

import lzma
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, cast

import orjson

from playground.errors import Json

_REFERENCE: Final = "#/components/schemas/"


class OpenApi:
    """Finds the `problems` of a body by method and path template, such as `/channels/{channel_id}/messages`."""

    def __init__(self, description: Json) -> None:
        self.paths: Json = description["paths"]
        self.components: Json = description["components"]
        schemas: Json = self.components["schemas"]
        # The description types ids as strings; Discord also accepts numbers, and discord.py sends them.
        schemas["SnowflakeType"] = {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$"}
        self._by_type: dict[str, Any] = {}
        self._validators: dict[tuple[str, str], Any] = {}

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
        if validator.is_valid(body):
            return []
        return [f"{_path(each.instance_path)}: {each.message[:300]}" for each in validator.iter_errors(body)]

    def _compile(self, method: str, template: str) -> Any:
        import jsonschema_rs  # noqa: PLC0415

        operation: Json = self.paths.get(template, {}).get(method, {})
        content: Json = operation.get("requestBody", {}).get("content", {})
        schema: Json | None = content.get("application/json", {}).get("schema")
        if schema is None:
            return None
        decided = _by_type(schema, self.components["schemas"])
        needed = {"components": {"schemas": self._referred_by(decided)}}
        return jsonschema_rs.Draft202012Validator({**decided, **needed}, validate_formats=False)

    def _referred_by(self, schema: Json) -> Json:
        """By name, the schemas that this one refers to, and those that they refer to: a small part of all."""
        found: Json = {}
        left = [schema]
        while left:
            for name in set(_references(left.pop())) - found.keys():
                if name not in self._by_type:
                    self._by_type[name] = _by_type(self.components["schemas"][name], self.components["schemas"])
                found[name] = self._by_type[name]
                left.append(found[name])
        return found


def _references(schema: Any) -> Iterator[str]:
    """The names of the schemas that this one refers to directly."""
    if isinstance(schema, list):
        for each in cast("list[Any]", schema):
            yield from _references(each)
    elif isinstance(schema, dict):
        for key, each in cast(Json, schema).items():
            if key == "$ref" and isinstance(each, str):
                yield each.removeprefix(_REFERENCE)
            else:
                yield from _references(each)


def _by_type(schema: Any, schemas: Json) -> Any:
    """The schema, in which a `type` that only one of several alternatives has decides: errors name the actual cause."""
    if isinstance(schema, list):
        return [_by_type(each, schemas) for each in cast("list[Any]", schema)]
    if not isinstance(schema, dict):
        return schema
    found: Json = {key: _by_type(each, schemas) for key, each in cast(Json, schema).items()}
    for key in ("oneOf", "anyOf"):
        alternatives: Any = found.get(key)
        if isinstance(alternatives, list) and (chosen := _choice(cast("list[Json]", alternatives), schemas)):
            otherwise = {key: found.pop(key)}
            found["allOf"] = [*found.get("allOf", ()), {**chosen, "else": otherwise}]
    return found


def _choice(alternatives: list[Json], schemas: Json) -> Json | None:
    """The condition that one alternative alone has the `type`, and what follows; None if none has a type of its own."""
    kinds = [_kinds(schemas.get(str(each.get("$ref", "")).removeprefix(_REFERENCE), {})) for each in alternatives]
    counted = Counter(kind for each in kinds for kind in set(each))
    own = [[kind for kind in each if counted[kind] == 1] for each in kinds]
    cases = [{"if": _has(each), "then": then} for each, then in zip(own, alternatives, strict=True) if each]
    return {"if": _has([kind for each in own for kind in each]), "then": {"allOf": cases}} if cases else None


def _kinds(schema: Json) -> Sequence[int]:
    return schema.get("properties", {}).get("type", {}).get("enum", ())


def _has(kinds: Sequence[int]) -> Json:
    return {"type": "object", "required": ["type"], "properties": {"type": {"enum": kinds}}}


def _path(steps: Sequence[str | int]) -> str:
    return "$" + "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in steps)
