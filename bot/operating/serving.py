"""Serves `/metrics` and `/healthz` to those who run the bot, in the event loop that it watches; and its papers."""

import logging
from dataclasses import asdict
from typing import Final, Self

import orjson
from aiohttp import web
from aiohttp.typedefs import Handler
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest

from bot.operating.figures import Figures, registry_of
from bot.operating.health import Health, health_of
from bot.operating.papers import PAPERS, page_of
from bot.platform.operator import Operator

log = logging.getLogger(__name__)

_CLOSING_SECONDS: Final = 0.05
_PAGE_HEADERS: Final = {
    "Cache-Control": "max-age=3600",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    "X-Content-Type-Options": "nosniff",
}


class FiguresServer:
    """A small web server. It has nothing that is secret, but belongs on loopback or in a private network."""

    def __init__(self, runner: web.AppRunner) -> None:
        self._runner = runner

    @classmethod
    async def open(cls, host: str, port: int, figures: Figures, operator: Operator) -> Self:
        """Listen there; port 0: any free one. Raises OSError."""
        runner = web.AppRunner(_application(figures, operator), access_log=None, shutdown_timeout=_CLOSING_SECONDS)
        await runner.setup()
        try:
            await web.TCPSite(runner, host, port).start()
        except BaseException:
            await runner.cleanup()
            raise
        log.info("Figures on http://%s:%d/metrics", host, runner.addresses[0][1])
        return cls(runner)

    async def stop_serving(self) -> None:
        await self._runner.cleanup()


def _application(figures: Figures, operator: Operator) -> web.Application:
    registry: CollectorRegistry = registry_of(figures)

    async def metrics(_: web.Request) -> web.Response:
        return web.Response(body=generate_latest(registry), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def healthz(_: web.Request) -> web.Response:
        """200 if the bot can play now, else 503; what is wrong stands in the body."""
        health: Health = health_of(figures.client)
        body = orjson.dumps({"ok": health.is_good, **asdict(health)})
        return web.Response(status=200 if health.is_good else 503, body=body, content_type="application/json")

    application = web.Application()
    for name in PAPERS:
        application.router.add_get(f"/{name}", _page(page_of(name, operator)))
    application.router.add_get("/metrics", metrics)
    application.router.add_get("/healthz", healthz)
    return application


def _page(text: str) -> Handler:
    """A page that stays as it is."""

    async def page(_: web.Request) -> web.Response:
        return web.Response(text=text, content_type="text/html", headers=_PAGE_HEADERS)

    return page
