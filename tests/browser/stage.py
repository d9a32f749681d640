"""The stage for tests of the page: a playground and a small bot in this process, users, and empty channels."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any

import aiohttp
from playwright.async_api import BrowserContext, Page, expect

from playground import server
from playground.app import PlaygroundOptions
from tests.browser.held import Held, Line, hold, line_of
from tests.browser.playing import PATIENCE
from tests.browser.small_bot import SmallBot
from tests.e2e.people import Json
from tests.late import be_late
from tests.pointed import pointed_at


@dataclass(frozen=True)
class Stage:
    """The playground's address, two users, two channels of one guild, and the bot."""

    url: str
    http: aiohttp.ClientSession
    bot: SmallBot
    guild: str
    channel: str
    other_channel: str
    mia: str
    noa: str

    def place(self, person: str, channel: str | None = None) -> str:
        return f"{self.url}/?as={person}&channel={channel or self.channel}"

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request to the playground's people API, without a page."""
        async with self.http.request(method, self.url + path, json=body) as answer:
            assert answer.ok, await answer.text()
            return await answer.json() if answer.status != 204 else None

    async def say(self, person: str, content: str, channel: str | None = None) -> Json:
        """Write a message as this user."""
        return await self.ask(
            "POST", f"/people/{person}/channels/{channel or self.channel}/messages", {"content": content}
        )

    async def newcomer(self, locale: str, name: str = "Lou") -> str:
        """Add a user; returns their id."""
        return (await self.ask("POST", "/people", {"global_name": name, "locale": locale}))["id"]

    async def delete(self, message: str | None) -> None:
        """Delete a message of the channel as the bot."""
        await self.bot.http.delete_message(int(self.channel), int(message or 0))

    @asynccontextmanager
    async def with_bot(self) -> AsyncIterator[None]:
        """Connect the bot while the context lasts."""
        async with self.bot:
            running = asyncio.create_task(self.bot.start("playground"))
            ready = asyncio.create_task(self.bot.wait_until_ready())
            await asyncio.wait((running, ready), timeout=PATIENCE / 1000, return_when=asyncio.FIRST_COMPLETED)
            if running.done():
                running.result()
            assert ready.done(), f"the bot is not ready: {asyncio.all_tasks()}"
            yield
        await running

    async def with_new_channels(self, name: str) -> "Stage":
        """The same stage with two new channels."""
        made = [
            (await self.ask("POST", "/world/channels", {"guild_id": self.guild, "name": f"{name}-{end}"}))["id"]
            for end in "ab"
        ]
        return replace(self, channel=made[0], other_channel=made[1])


be_late()


@asynccontextmanager
async def staged() -> AsyncIterator[Stage]:
    """A playground with a small bot that is not connected yet."""
    options = PlaygroundOptions(rate_limits="off")
    async with server.serve(options=options) as playground, aiohttp.ClientSession() as http:
        playground.app.clock.stand()  # so that the small bot is never late on a slow machine
        with pointed_at(playground.url):
            stage = Stage(playground.url, http, SmallBot(), guild="", channel="", other_channel="", mia="", noa="")
            guild = (await stage.ask("GET", "/world"))["guilds"][0]
            mia, noa = await stage.newcomer("en-US", "Mia"), await stage.newcomer("en-GB", "Noa")
            yield replace(stage, guild=guild["id"], mia=mia, noa=noa)


async def visit(stage: Stage, context: BrowserContext, person: str | None = None, channel: str | None = None) -> Page:
    """Open a page of the channel; returns when it receives events."""
    page = await context.new_page()
    await page.goto(stage.place(person or stage.mia, channel))
    await expect(page.locator("#messages")).to_have_attribute("aria-label", re.compile("#"))
    await expect(page.locator("#beginning")).not_to_be_empty()
    return page


async def visit_holding(
    stage: Stage, context: BrowserContext, path: str, *, answered: bool = False
) -> tuple[Page, Held]:
    """Open a page whose first request of this path is held, once that is so."""
    page = await context.new_page()
    held = await hold(page, path, answered=answered, times=1)
    await page.goto(stage.place(stage.mia))
    await held.asked.wait()
    return page, held


async def visit_by_line(stage: Stage, context: BrowserContext, *, whole: bool = True) -> tuple[Page, Line]:
    """Open a page by an event stream that can be cut."""
    page = await context.new_page()
    line = await line_of(page, whole=whole)
    await page.goto(stage.place(stage.mia))
    return page, line


async def command(page: Page, name: str) -> None:
    box = page.locator("#composer-input")
    await box.fill(f"/{name}")
    await page.get_by_role("option", name=f"/{name}").first.click()
    await page.get_by_role("button", name=f"Send /{name}").press("Enter")
