"""The page's line to the playground: who one is at first, and what happens while something is under way."""

import asyncio
import re

import pytest
from playwright.async_api import Browser, BrowserContext, WebSocketRoute, expect

from tests.browser.playing import window
from tests.browser.stage import Stage

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]


async def test_a_newcomer_is_somebody_who_speaks_the_language_of_the_browser(browser: Browser, stage: Stage) -> None:
    for wish, language in (("ja-JP", "ja"), ("en-US", "en-US"), ("en-AU", "en-US")):
        async with window(browser, locale=wish) as context:
            page = await context.new_page()
            await page.goto(stage.url)
            await expect(page).to_have_url(re.compile(r"\?as=\d+&channel=\d+$"))
            await expect(page.locator("html")).to_have_attribute("lang", language)


async def test_a_broken_line_is_mended_and_what_was_missed_is_fetched(stage: Stage, context: BrowserContext) -> None:
    lines: list[WebSocketRoute] = []
    held = asyncio.Event()

    async def line(route: WebSocketRoute) -> None:
        if lines:
            await held.wait()
        lines.append(route)
        route.connect_to_server()

    page = await context.new_page()
    await page.route_web_socket(re.compile("/events$"), line)
    await page.goto(stage.place(stage.mia))
    await expect(page.locator("#messages")).to_have_attribute("aria-label", re.compile("#"))
    await lines[0].close()
    await expect(page.locator("#banners")).to_contain_text("broken")
    await stage.say(stage.noa, "Said meanwhile")
    held.set()
    await expect(page.locator("li.message", has_text="Said meanwhile")).to_be_visible()
    await expect(page.locator("#banners")).to_be_empty()
