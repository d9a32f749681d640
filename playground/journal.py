"""The journal: the bot's requests in order, for tests. Only the newest `KEPT` are stored."""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, cast

from playground import images
from playground.errors import Json
from playground.validation.messages import Upload

KEPT: Final = 10_000


By = Literal["bot", "token"]
"""With whose right a request was made: the bot's own token, whose requests are 50 a second, or an interaction's."""


@dataclass(slots=True)
class JournalEntry:
    """One request. `errors`: what was invalid in its body. `refusal`: the error response, if it was refused."""

    number: int
    at: float
    """Time of arrival, in Unix seconds."""
    by: By
    method: str
    path: str
    status: int
    body: Any
    files: tuple[tuple[int, str, int, str, str], ...]
    """Number, name, size, content type and SHA-256 of what it shows; contents are not stored."""
    errors: tuple[str, ...]
    refusal: Any

    def json(self) -> Json:
        return {
            "n": self.number,
            "at": self.at,
            "by": self.by,
            "method": self.method,
            "path": self.path,
            "status": self.status,
            "body": self.body,
            "files": [
                {
                    "filename": name,
                    "size": size,
                    "content_type": content_type,
                    "shown": digest,
                    "description": _description(self.body, number),
                }
                for number, name, size, content_type, digest in self.files
            ],
            "errors": list(self.errors),
            "refusal": self.refusal,
        }


class Journal:
    def __init__(self) -> None:
        self._entries: deque[JournalEntry] = deque(maxlen=KEPT)
        self._count = 0
        self.counted: dict[By, int] = {"bot": 0, "token": 0}
        """All requests so far, also those no longer stored."""

    def add(
        self,
        *,
        at: float,
        by: By,
        method: str,
        path: str,
        status: int,
        body: Any,
        files: Mapping[int, Upload],
        errors: tuple[str, ...],
        refusal: Any,
    ) -> None:
        self._count += 1
        self.counted[by] += 1
        described = tuple(
            (
                number,
                file.filename,
                len(file.content),
                images.content_type(file.filename, file.content),
                hashlib.sha256(images.unpacked_png(file.content)).hexdigest(),
            )
            for number, file in files.items()
        )
        self._entries.append(JournalEntry(self._count, at, by, method, path, status, body, described, errors, refusal))

    def since(self, number: int) -> list[Json]:
        """The entries with a greater number."""
        return [entry.json() for entry in self._entries if entry.number > number]


def _description(body: Any, number: int) -> str | None:
    """The alt text given for `files[number]`, in a message or in the data of an interaction response."""
    if not isinstance(body, dict):
        return None
    message = cast(Json, body)
    inner = message.get("data")
    attachments = (cast(Json, inner) if isinstance(inner, dict) else message).get("attachments")
    for attachment in cast(list[Any], attachments) if isinstance(attachments, list) else ():
        if isinstance(attachment, dict) and str(cast(Json, attachment).get("id")) == str(number):
            return cast(Json, attachment).get("description")
    return None
