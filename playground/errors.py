"""Discord's error responses: status, code and message, and the nested form of an invalid body."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

Json = dict[str, Any]
Path = tuple[str | int, ...]


class ApiError(Exception):
    """An error response with HTTP `status` and Discord's `code` and `message`; `extra` fields are added."""

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        *,
        extra: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status = status
        self.code = code
        self.message = message
        self.extra = dict(extra or {})
        self.headers = dict(headers or {})

    def body(self) -> Json:
        return {"message": self.message, **self.extra, "code": self.code}


class InvalidForm(ApiError):
    """Error 50035; `problems` are (path, code, message)."""

    def __init__(self, problems: list[tuple[Path, str, str]]) -> None:
        errors: Json = {}
        for path, code, sentence in problems:
            node = errors
            for part in path:
                node = node.setdefault(str(part), {})
            node.setdefault("_errors", []).append({"code": code, "message": sentence})
        super().__init__(400, 50035, "Invalid Form Body", extra={"errors": errors})
        self.problems = problems


_KNOWN: Final[dict[str, tuple[int, int, str]]] = {
    "not_found": (404, 0, "404: Not Found"),
    "unauthorized": (401, 0, "401: Unauthorized"),
    "method": (405, 0, "405: Method Not Allowed"),
    "bad_json": (400, 50109, "The request body contains invalid JSON."),
    "bad_type": (400, 50035, "Invalid Form Body"),
    "too_large": (413, 40005, "Request entity too large"),
    "acknowledged": (400, 40060, "Interaction has already been acknowledged."),
    "unknown_channel": (404, 10003, "Unknown Channel"),
    "unknown_guild": (404, 10004, "Unknown Guild"),
    "unknown_member": (404, 10007, "Unknown Member"),
    "unknown_message": (404, 10008, "Unknown Message"),
    "unknown_user": (404, 10013, "Unknown User"),
    "unknown_emoji": (404, 10014, "Unknown Emoji"),
    "unknown_webhook": (404, 10015, "Unknown Webhook"),
    "unknown_interaction": (404, 10062, "Unknown interaction"),
    "unknown_command": (404, 10063, "Unknown application command"),
    "too_many_emojis": (400, 30008, "Maximum number of emojis reached (2000)"),
    "too_many_reactions": (400, 30010, "Maximum number of reactions reached (20)"),
    "missing_access": (403, 50001, "Missing Access"),
    "not_author": (403, 50005, "Cannot edit a message authored by another user"),
    "empty_message": (400, 50006, "Cannot send an empty message"),
    "closed_dms": (403, 50007, "Cannot send messages to this user"),
    "no_mutual_guild": (403, 50278, "Cannot send messages to this user due to having no mutual guilds"),
    "too_many_follow_ups": (400, 40094, "This interaction has hit the maximum number of follow up messages"),
    "missing_permissions": (403, 50013, "Missing Permissions"),
    "webhook_token": (401, 50027, "Invalid Webhook Token"),
    "not_in_this_channel": (400, 50024, "Cannot execute action on this channel type"),
    "not_yours": (403, 20012, "You are not authorized to perform this action on this application"),
    "thread_exists": (400, 160004, "A thread has already been created for this message"),
    "archived": (400, 50083, "Thread is archived"),
}


def refused(name: str) -> ApiError:
    """One of the errors with a fixed text, by name."""
    return ApiError(*_KNOWN[name])


def coded(code: int) -> ApiError | None:
    """The error with this number; None if it is not one of them, or 0."""
    return next((ApiError(*known) for known in _KNOWN.values() if code and known[1] == code), None)
