"""Holds requests between a page and the playground, and cuts its event stream."""

import asyncio
import re
from dataclasses import dataclass, field

from playwright.async_api import Page, Response, Route, WebSocketRoute


@dataclass
class Held:
    """Held requests."""

    page: Page
    path: re.Pattern[str]
    asked: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when one of them has arrived."""
    may_go: asyncio.Event = field(default_factory=asyncio.Event)
    is_lost: bool = False

    async def let_go(self) -> Response:
        """Release them; returns the first response when the page has received it."""
        async with self.page.expect_response(self.path) as answering:
            self.may_go.set()
        answer = await answering.value
        await answer.finished()
        return answer

    async def lose(self) -> None:
        """Abort them; the page sees a network error."""
        async with self.page.expect_event("requestfailed", lambda request: self.path.search(request.url) is not None):
            self.is_lost = True
            self.may_go.set()


async def hold(page: Page, path: str, *, answered: bool = False, times: int | None = None) -> Held:
    """Hold requests whose path ends with this pattern, or with `answered` their responses."""
    held = Held(page, re.compile(f"{path}(\\?.*)?$"))

    async def wait(route: Route) -> None:
        answer = await route.fetch() if answered else None
        held.asked.set()
        await held.may_go.wait()
        if held.is_lost:
            await route.abort()
        elif answer is None:
            await route.continue_()
        else:
            await route.fulfill(response=answer)

    await page.route(held.path, wait, times=times)
    return held


@dataclass
class Line:
    """A page's event stream, which can be cut. The page cannot reconnect until it is mended."""

    connections: list[WebSocketRoute] = field(default_factory=list[WebSocketRoute])
    whole: asyncio.Event = field(default_factory=asyncio.Event)

    async def cut(self) -> None:
        self.whole.clear()
        await self.connections[-1].close()

    def mend(self) -> None:
        self.whole.set()


async def line_of(page: Page, *, whole: bool = True) -> Line:
    """The event stream that the page will open; unless `whole`, it cannot connect until mended."""
    line = Line()
    if whole:
        line.mend()

    async def connect(route: WebSocketRoute) -> None:
        await line.whole.wait()
        line.connections.append(route)
        route.connect_to_server()

    await page.route_web_socket(re.compile("/events$"), connect)
    return line
