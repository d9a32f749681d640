"""The REST API's router: routes by method and path, and the steps that every request passes through."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import orjson
from aiohttp import web
from aiohttp.web_request import Request

from playground.app import App
from playground.bodies import read_body
from playground.errors import ApiError, InvalidForm, coded, refused
from playground.faults import Fault
from playground.ratelimits import too_fast
from playground.rest import about, channels, commands, emojis, messages, webhooks
from playground.rest.call import Reply, RestCall, Route
from playground.validation.messages import Upload

_log: Final = logging.getLogger(__name__)
_BASE: Final = "/api/v10"
_TOKENS: Final = frozenset({"webhook_token", "interaction_token"})
ROUTES: Final = sorted(
    (route for module in (about, channels, messages, webhooks, commands, emojis) for route in module.routes.all),
    # Fixed path segments come before parameters, so that /messages/@original is not taken for a message id.
    key=lambda route: route.path.replace("{", "\x7f"),
)
"""All routes, in the order in which they are tried."""


class RestRoutes:
    def __init__(self, app: App) -> None:
        self._app = app

    def add_to(self, router: web.UrlDispatcher) -> None:
        for route in ROUTES:
            router.add_route(route.method, _BASE + route.path, self._handler(route))
        router.add_route("*", "/api/{rest:.*}", self._unknown)

    def _handler(self, route: Route) -> Any:
        async def handle(request: Request) -> web.Response:
            return await self._serve(request, route)

        return handle

    async def _serve(self, request: Request, route: Route) -> web.Response:
        """Read the body, apply faults and rate limits, run the handler, write the journal."""
        app, at = self._app, self._app.clock.now()
        body: Any = None
        files: dict[int, Upload] = {}
        problems: tuple[str, ...] = ()
        headers: dict[str, str] = {}
        try:
            self._authorize(request, route)
            body, files = await read_body(request)
            faults = app.faults.meet(f"{request.method} {request.path}") if app.faults else []
            await self.suffer(request, [fault for fault in faults if not fault.after])
            headers = self._limit(request, route)
            if app.openapi is not None:
                problems = tuple(app.openapi.problems(route.method, route.path, body))
            result = await route.handler(RestCall(app, request.match_info, request.query, body, files))
            await self.suffer(request, [fault for fault in faults if fault.after])
            reply = result if isinstance(result, Reply) else Reply(204 if result is None else 200, result)
        except ApiError as error:
            headers |= error.headers
            reply = Reply(error.status, error.body())
            if isinstance(error, InvalidForm):
                problems += tuple(f"{'.'.join(map(str, at))}: {sentence}" for at, _, sentence in error.problems)
            elif error.code == 50006:
                problems += (error.message,)
        except Cut:
            reply = Reply(499)
        except (ConnectionError, web.RequestPayloadError):
            # The client disconnected during its request.
            return web.Response(status=400)
        except web.HTTPRequestEntityTooLarge:
            reply = Reply(413, refused("too_large").body())
        except Exception:
            _log.exception("%s %s", request.method, request.path)
            reply = Reply(500, {"message": "500: Internal Server Error", "code": 0})
            problems += ("The playground itself failed; its log says how",)
        self._note(request, reply, body, files, problems, at=at)
        return _response(reply, headers)

    async def suffer(self, request: Request, faults: list[Fault]) -> None:
        """Apply these faults to the request. Raises ApiError, or Cut if the connection was cut."""
        for fault in faults:
            match fault.kind:
                case "delay":
                    await asyncio.sleep(fault.seconds)
                case "hold":
                    await self._app.faults.hold()
                case "drop":
                    if request.transport is not None:
                        request.transport.abort()
                    raise Cut
                case "rate_limit":
                    raise too_fast(fault.seconds, scope="user")
                case "error":
                    raise coded(fault.code) or ApiError(fault.status, 0, f"{fault.status}: made to fail")

    def _authorize(self, request: Request, route: Route) -> None:
        if route.authorized:
            kind, _, token = request.headers.get("Authorization", "").partition(" ")
            if kind != "Bot" or not self._app.token_is_good(token):
                raise refused("unauthorized")

    def _limit(self, request: Request, route: Route) -> dict[str, str]:
        limits = self._app.rate_limits
        if limits.off:
            return {}
        if route.authorized:
            limits.check_global()
        if route.bucket is None:
            return {}
        return limits.take(route.bucket, "+".join(request.match_info[name] for name in route.major))

    def _note(
        self,
        request: Request,
        reply: Reply,
        body: Any,
        files: dict[int, Upload],
        problems: tuple[str, ...],
        *,
        at: float,
    ) -> None:
        self._app.journal.add(
            at=at,
            by="token" if _TOKENS & request.match_info.keys() else "bot",
            method=request.method,
            path=request.path.removeprefix(_BASE),
            status=reply.status,
            body=body,
            files=files,
            errors=problems,
            refusal=reply.body if reply.status >= 400 else None,
        )

    async def _unknown(self, request: Request) -> web.Response:
        reply = Reply(404, refused("not_found").body())
        problem = f"The playground has no {request.method} {request.path}"
        self._note(request, reply, None, {}, (problem,), at=self._app.clock.now())
        return _response(reply, {})


class Cut(Exception):
    """A fault cut the connection."""


def _response(reply: Reply, headers: dict[str, str]) -> web.Response:
    if reply.body is None:
        return web.Response(status=reply.status, headers=headers)
    return web.Response(
        status=reply.status, body=orjson.dumps(reply.body), headers={**headers, "Content-Type": "application/json"}
    )
