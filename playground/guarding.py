"""Keeps web pages of others away from the playground, which anybody's browser on this machine can reach.

A foreign page can send requests to 127.0.0.1, open WebSockets there, and have a name of its own point there (DNS
rebinding). Every request therefore has to be addressed to this machine by a name that no page can take, must not come
from a page of another origin, and what changes something must be declared as JSON, which a page cannot send elsewhere
without asking. No response can be framed, guessed to be of another type, or embedded elsewhere.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import urlsplit

import orjson
from aiohttp import web

from playground.bodies import content_type_of

_Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

_LOCAL: Final = frozenset({"127.0.0.1", "localhost", "::1"})
"""Host names of this machine. The port may be another one, as of a tunnel."""
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_API: Final = "/api/"
"""The bot's side, which takes multipart forms as well, as Discord does."""

_FRAMES: Final = "frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'"
_PAGE: Final = f"default-src 'self'; img-src * data: blob:; connect-src 'self' ws:; {_FRAMES}"
_UPLOADED: Final = f"sandbox; default-src 'none'; style-src 'unsafe-inline'; {_FRAMES}"
"""Files that the bot has sent run no scripts, even if one is an HTML page."""


@web.middleware
async def guard(request: web.Request, handler: _Handler) -> web.StreamResponse:
    """Refuse what a foreign page could send: 403, or 415 for a change that is not declared as JSON."""
    hosts = request.headers.getall("Host", [])
    if len(hosts) != 1 or _host_name(hosts[0]) not in _LOCAL:
        return _refused(403, "The playground answers on this machine only: 127.0.0.1 or localhost.")
    if any(origin != f"http://{hosts[0]}" for origin in request.headers.getall("Origin", [])):
        return _refused(403, "The playground takes nothing from other pages.")
    if request.method not in _SAFE and not request.path.startswith(_API) and not _is_json(request):
        return _refused(415, "What changes something is JSON: Content-Type: application/json.")
    return await handler(request)


async def set_headers(request: web.Request, response: web.StreamResponse) -> None:
    """Forbid the browser what it shall not do with the response; for the signal `on_response_prepare`."""
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Cross-Origin-Resource-Policy"] = "same-origin"
    response.headers["Referrer-Policy"] = "same-origin"
    response.headers["Content-Security-Policy"] = _UPLOADED if request.path.startswith("/cdn/") else _PAGE


def _host_name(host: str) -> str | None:
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def _is_json(request: web.Request) -> bool:
    """Whether the request is declared as JSON. PUT and DELETE without a body need not be: no page may send them."""
    if request.method != "POST" and not request.can_read_body:
        return True
    return content_type_of(request) == "application/json"


def _refused(status: int, sentence: str) -> web.Response:
    return web.Response(status=status, body=orjson.dumps({"error": sentence}), content_type="application/json")
