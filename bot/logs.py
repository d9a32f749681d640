"""The process's log: what it is about, how it is written, and what is kept out of it."""

import json
import logging
import re
import sys
import traceback
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any, Final, Literal


@dataclass(frozen=True, slots=True)
class About:
    """The subject of the work under way: Discord's ids, and the table's number."""

    shard: int | None = None
    interaction: int | None = None
    """The press or command that led to it."""
    table: int | None = None


_NOTHING: Final = About()
_about: ContextVar[About] = ContextVar("about", default=_NOTHING)


@contextmanager
def about(*, shard: int | None, interaction: int) -> Generator[None]:
    """Log what happens within as about this interaction."""
    token = _about.set(About(shard, interaction))
    try:
        yield
    finally:
        _about.reset(token)


def about_table(table: int) -> None:
    """Log what this task does from now on as about this table."""
    _about.set(replace(_about.get(), table=table))


class Redaction:
    """Takes out of a line what nobody may read there: the tokens of interactions, and the given secrets."""

    _TOKENS: Final = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s?\"']+")

    def __init__(self, secrets: Sequence[str] = ()) -> None:
        self._secrets = tuple(secret for secret in secrets if secret)

    def __call__(self, line: str) -> str:
        line = self._TOKENS.sub(r"\1...", line)
        for secret in self._secrets:
            line = line.replace(secret, "...")
        return line


class TextFormatter(logging.Formatter):
    """Lines for people."""

    def __init__(self, redacted: Redaction) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._redacted = redacted

    def format(self, record: logging.LogRecord) -> str:
        return self._redacted(super().format(record))


class JsonFormatter(logging.Formatter):
    """A JSON object a line. Of an error it has the kinds and places, not the text, in which cards may stand."""

    def __init__(self, redacted: Redaction) -> None:
        super().__init__()
        self._redacted = redacted

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC)
        line: dict[str, Any] = {
            "time": at.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": record.levelname,
            "logger": record.name,
            "message": self._redacted(record.getMessage()),
        }
        now = _about.get()
        line |= {
            name: value
            for name, value in (("shard", now.shard), ("interaction", now.interaction), ("table", now.table))
            if value is not None
        }
        if record.exc_info is not None and (error := record.exc_info[1]) is not None:
            line["error"] = [_described(each) for each in _chain(error)]
        return json.dumps(line, ensure_ascii=False)


def write_log(level: str, form: Literal["text", "json"], redacted: Redaction) -> logging.Handler:
    """Log to stderr from this level on; returns the handler."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter(redacted) if form == "json" else TextFormatter(redacted))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(level)
    return handler


def _chain(error: BaseException) -> Iterator[BaseException]:
    """The error and those that it came from."""
    seen = set[int]()
    found: BaseException | None = error
    while found is not None and id(found) not in seen:
        seen.add(id(found))
        yield found
        found = found.__cause__ or (None if found.__suppress_context__ else found.__context__)


def _described(error: BaseException) -> dict[str, Any]:
    frames = traceback.extract_tb(error.__traceback__)
    return {
        "type": type(error).__name__,
        "where": [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames],
    }
