"""Serves `/metrics` and `/healthz` to those who run the bot, in the event loop that it watches."""

import logging
from dataclasses import asdict
from typing import Final, Self

import orjson
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest

from bot.operating.figures import Figures, registry_of
from bot.operating.health import Health, health_of

log = logging.getLogger(__name__)

_CLOSING_SECONDS: Final = 0.05


class FiguresServer:
    """A small web server. It has nothing that is secret, but belongs on loopback or in a private network."""

    def __init__(self, runner: web.AppRunner) -> None:
        self._runner = runner

    @classmethod
    async def open(cls, host: str, port: int, figures: Figures) -> Self:
        """Listen there; port 0: any free one. Raises OSError."""
        runner = web.AppRunner(_application(figures), access_log=None, shutdown_timeout=_CLOSING_SECONDS)
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


def _application(figures: Figures) -> web.Application:
    registry: CollectorRegistry = registry_of(figures)

    async def metrics(_: web.Request) -> web.Response:
        return web.Response(body=generate_latest(registry), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def healthz(_: web.Request) -> web.Response:
        """200 if the bot can play now, else 503; what is wrong stands in the body."""
        health: Health = health_of(figures.client)
        body = orjson.dumps({"ok": health.is_good, **asdict(health)})
        return web.Response(status=200 if health.is_good else 503, body=body, content_type="application/json")

    application = web.Application()
    application.router.add_get("/metrics", metrics)
    application.router.add_get("/healthz", healthz)
    return application
