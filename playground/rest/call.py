"""A REST request of the bot as its handler sees it, and the declaration of routes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, cast

from playground import limits
from playground.app import App
from playground.errors import InvalidForm, Json
from playground.ratelimits import Bucket
from playground.validation.form import as_snowflake
from playground.validation.messages import Upload


@dataclass(slots=True)
class RestCall:
    app: App
    parameters: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    files: dict[int, Upload] = field(default_factory=dict[int, Upload])

    def id(self, name: str) -> int:
        """A snowflake from the path."""
        return _snowflake(name, self.parameters[name])

    def object(self) -> Json:
        """The body, which must be an object."""
        body = self.body
        if not isinstance(body, dict):
            raise InvalidForm([((), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")])
        return cast(Json, body)

    def asked(self, name: str) -> bool:
        """Whether a flag of the query string is set."""
        return self.query.get(name, "").lower() in ("1", "true")

    def asked_id(self, name: str) -> int | None:
        value = self.query.get(name)
        return None if value is None else _snowflake(name, value)

    def asked_number(self, name: str, *, default: int, low: int, high: int) -> int:
        value = self.query.get(name)
        if value is None:
            return default
        if not value.isdecimal() or not low <= int(value) <= high:
            sentence = f"int value should be between {low} and {high}."
            raise InvalidForm([((name,), "NUMBER_TYPE_MAX", sentence)])
        return int(value)


def _snowflake(name: str, value: str) -> int:
    number = as_snowflake(value)
    if number is None:
        raise InvalidForm([((name,), "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')])
    return number


@dataclass(frozen=True, slots=True)
class Reply:
    """A response other than 200 with JSON or 204 without."""

    status: int
    body: Any = None


Handler = Callable[[RestCall], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Route:
    """A route. `bucket`: its rate limit; None: it has none and its responses have no headers about one. `major`: the
    parameters with rate limit windows of their own. `authorized`: needs the bot's token.
    """

    method: str
    path: str
    handler: Handler
    bucket: Bucket | None
    major: tuple[str, ...]
    authorized: bool


class Routes:
    """Collects the routes of one module; paths are written as in Discord's API description."""

    def __init__(self) -> None:
        self.all: list[Route] = []

    def __call__(
        self, method: str, path: str, *, bucket: Bucket | None = None, limited: bool = True, authorized: bool = True
    ) -> Callable[[Handler], Handler]:
        def add(handler: Handler) -> Handler:
            majors = ("channel_id", "guild_id", "webhook_id", "webhook_token", "interaction_token")
            major = tuple(name for name in majors if f"{{{name}}}" in path)
            chosen = (bucket or Bucket(f"{method} {path}", limits.OTHER_PACE)) if limited else None
            self.all.append(Route(method, path, handler, chosen, major, authorized))
            return handler

        return add
