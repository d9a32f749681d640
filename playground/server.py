"""The playground's server on 127.0.0.1: Discord's REST API and gateway, files, the people's API and the web page."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final
from urllib.parse import urlencode

import orjson
from aiohttp import web

from i18n import LANGUAGES
from playground.app import App, PlaygroundOptions
from playground.errors import ApiError
from playground.guarding import guard, set_headers
from playground.images import plain_png
from playground.limits import REQUEST_BYTES
from playground.names import COLOURS
from playground.people.routes import PeopleRoutes
from playground.people.world_routes import WorldRoutes
from playground.rest.routes import Cut, RestRoutes

HOST: Final = "127.0.0.1"
_STATIC: Final = Path(__file__).parent / "static"
_FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
_NO_CACHE: Final = {"Cache-Control": "no-cache"}


@cache
def page_texts() -> bytes:
    """The page's words in every language, as a module of JavaScript; parsed once."""
    return b"export const TEXTS = %s;" % orjson.dumps(LANGUAGES.templates("playground"))


@dataclass(frozen=True, slots=True)
class Playground:
    """A running playground: its address, and its parts for tests in the same process."""

    url: str
    port: int
    app: App

    @property
    def api_url(self) -> str:
        """The value for discord.py's `Route.BASE`."""
        return f"{self.url}/api/v10"

    @property
    def gateway_url(self) -> str:
        """The value for discord.py's `DiscordWebSocket.DEFAULT_GATEWAY`."""
        return self.app.gateway.url

    @property
    def cdn_url(self) -> str:
        """The value for discord.py's `Asset.BASE`."""
        return f"{self.url}/cdn"


class _Files:
    """Serves attachments, emojis, avatars and the web page."""

    def __init__(self, app: App) -> None:
        self._app = app

    def add_to(self, router: web.UrlDispatcher) -> None:
        router.add_get("/cdn/attachments/{channel}/{attachment}/{name}", self._attachment)
        router.add_get("/cdn/emojis/{emoji}", self._emoji)
        router.add_get("/cdn/embed/avatars/{number}", self._avatar)
        router.add_get("/", self._page)
        router.add_get(r"/channels/{guild:\d+}/{channel:\d+}", self._place)
        router.add_get(r"/channels/{guild:\d+}/{channel:\d+}/{message:\d+}", self._place)
        router.add_get("/oauth2/authorize", self._add)
        router.add_get("/static/texts.js", self._texts)
        router.add_static("/static/", _STATIC)

    async def _attachment(self, request: web.Request) -> web.Response:
        number = request.match_info["attachment"]
        file = self._app.world.files.get(int(number)) if number.isdecimal() else None
        if file is None:
            raise web.HTTPNotFound
        return web.Response(body=file.content, content_type=file.content_type, headers=_FOREVER)

    async def _emoji(self, request: web.Request) -> web.Response:
        number = request.match_info["emoji"].partition(".")[0]
        emoji = self._app.world.emojis.get(int(number)) if number.isdecimal() else None
        if emoji is None:
            raise web.HTTPNotFound
        return web.Response(body=emoji.content, content_type=emoji.content_type, headers=_FOREVER)

    async def _avatar(self, request: web.Request) -> web.Response:
        number = request.match_info["number"].partition(".")[0]
        colour = COLOURS[int(number) % len(COLOURS)] if number.isdecimal() else COLOURS[0]
        return web.Response(body=plain_png(colour), content_type="image/png", headers=_FOREVER)

    async def _texts(self, _: web.Request) -> web.Response:
        return web.Response(body=page_texts(), content_type="text/javascript", charset="utf-8")

    async def _page(self, _: web.Request) -> web.FileResponse:
        return web.FileResponse(_STATIC / "index.html", headers=_NO_CACHE)

    async def _place(self, request: web.Request) -> web.Response:
        """Where a link to a channel or a message leads: the page, which opens it."""
        place = {name: found for name, found in request.match_info.items() if name != "guild"}
        raise web.HTTPFound(f"/?{urlencode(place)}")

    async def _add(self, _: web.Request) -> web.Response:
        """Where an application is added: the page, where everybody can add it to their own apps."""
        raise web.HTTPFound("/")


async def _set_no_cache(request: web.Request, response: web.StreamResponse) -> None:
    """The page's files must be of one version, so browsers have to revalidate each."""
    if request.path.startswith("/static/"):
        response.headers.update(_NO_CACHE)


def application(app: App) -> web.Application:
    web_app = web.Application(client_max_size=REQUEST_BYTES, middlewares=[guard])
    rest = RestRoutes(app)

    async def gateway(request: web.Request) -> web.StreamResponse:
        """Open a gateway connection, after the faults for `GET /gateway`."""
        try:
            await rest.suffer(request, app.faults.meet("GET /gateway"))
        except ApiError as error:
            return web.Response(status=error.status)
        except Cut:
            return web.Response(status=499)
        return await app.gateway.serve(request)

    web_app.router.add_get("/gateway", gateway)
    web_app.router.add_get("/gateway/", gateway)
    rest.add_to(web_app.router)
    PeopleRoutes(app).add_to(web_app.router)
    WorldRoutes(app).add_to(web_app.router)
    _Files(app).add_to(web_app.router)

    async def shut(_: web.Application) -> None:
        app.clock.stop()
        app.streams.close()
        app.gateway.close(1001)

    web_app.on_response_prepare.extend((_set_no_cache, set_headers))
    web_app.on_shutdown.append(shut)
    return web_app


@asynccontextmanager
async def serve(*, port: int = 0, options: PlaygroundOptions | None = None) -> AsyncGenerator[Playground]:
    """Run a playground; port 0: any free one. Raises OSError if the port is taken."""
    app = App(options or PlaygroundOptions())
    runner = web.AppRunner(application(app), access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        site = web.TCPSite(runner, HOST, port)
        await site.start()
        bound: int = runner.addresses[0][1]
        url = f"http://{HOST}:{bound}"
        app.opened(url)
        yield Playground(url, bound, app)
    finally:
        await runner.cleanup()
