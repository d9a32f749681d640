"""A page of somebody else, in the browser of a person whose playground runs."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from aiohttp import web
from playwright.async_api import BrowserContext, Page, expect

from tests.browser.conftest import FOREIGN
from tests.browser.stage import Stage, visit
from tests.e2e.people import Json

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

ATTEMPTS = """async ([url, person, channel]) => {
  const messages = `${url}/people/${person}/channels/${channel}/messages`;
  const body = JSON.stringify({ content: "from a foreign page" });
  const outcome = (promise) => promise.then((it) => it, () => "refused");
  const fetched = (path, options) =>
    outcome(fetch(path, options).then(async (it) => (it.ok ? `answered: ${await it.text()}` : "refused")));
  const event = (element, src) => outcome(new Promise((done) => {
    element.addEventListener("load", () => done("loaded"));
    element.addEventListener("error", () => done("refused"));
    Object.assign(element, { src });
    document.body.append(element);
  }));
  const socket = (path) => outcome(new Promise((done) => {
    const line = new WebSocket(url.replace("http:", "ws:") + path);
    line.addEventListener("open", () => done("open"));
    line.addEventListener("error", () => done("refused"));
  }));
  return {
    "reads the world": await fetched(`${url}/world`),
    "writes JSON": await fetched(messages, { method: "POST", headers: { "content-type": "application/json" }, body }),
    "writes plain text": await fetched(messages, { method: "POST", body }),
    "writes without asking": await fetched(messages, { method: "POST", mode: "no-cors", body }),
    "deletes the channel": await fetched(`${url}/channels/${channel}`, { method: "DELETE" }),
    "moves the clock": await fetched(`${url}/world/clock`, { method: "POST", body: '{"ahead": 9}' }),
    "listens to a person": await socket(`/people/${person}/events`),
    "is a bot": await socket("/gateway?v=10&encoding=json"),
    "embeds a picture": await event(new Image(), `${url}/cdn/embed/avatars/1.png`),
    "embeds a script": await event(document.createElement("script"), `${url}/static/i18n.js`),
  };
}"""
FORM = """([url, person, channel]) => {
  document.body.innerHTML = `<form method="post" enctype="text/plain"
    action="${url}/people/${person}/channels/${channel}/messages"><input name='{"content":"by a form","x":"' value='"}'>`;
  document.forms[0].submit();
}"""


@asynccontextmanager
async def foreign_server() -> AsyncIterator[int]:
    """A server of somebody else, which serves an empty page; yields its port."""

    async def page(_: web.Request) -> web.Response:
        return web.Response(text="<!doctype html><title>Foreign</title><body></body>", content_type="text/html")

    application = web.Application()
    application.router.add_get("/", page)
    runner = web.AppRunner(application, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        yield runner.addresses[0][1]
    finally:
        await runner.cleanup()


async def _written(stage: Stage) -> list[Json]:
    return await stage.ask("GET", f"/people/{stage.mia}/channels/{stage.channel}/messages")


async def _framed(page: Page, url: str) -> str:
    """What is in a frame with the playground's page, as far as the browser shows it."""
    await page.evaluate("(src) => document.body.append(Object.assign(document.createElement('iframe'), { src }))", url)
    handle = await page.locator("iframe").element_handle()
    frame = await handle.content_frame()
    assert frame is not None
    await frame.wait_for_load_state()
    return frame.url


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", FOREIGN])
async def test_a_foreign_page_can_neither_read_nor_do_anything(
    stage: Stage, context: BrowserContext, host: str
) -> None:
    async with foreign_server() as port:
        page = await context.new_page()
        await page.goto(f"http://{host}:{port}/")
        given = [stage.url, stage.mia, stage.channel]
        outcomes = await page.evaluate(ATTEMPTS, given)
        assert outcomes == dict.fromkeys(outcomes, "refused")
        assert not (await _framed(page, stage.place(stage.mia))).startswith(stage.url)
        async with page.expect_navigation():
            await page.evaluate(FORM, given)
        await expect(page.locator("body")).to_contain_text("takes nothing from other pages")
    assert await _written(stage) == []
    world = await stage.ask("GET", "/world")
    assert any(c["id"] == stage.channel for guild in world["guilds"] for c in guild["channels"])


async def test_a_name_that_is_bound_to_this_machine_afterwards_leads_nowhere(
    stage: Stage, context: BrowserContext
) -> None:
    page = await context.new_page()
    answer = await page.goto(stage.place(stage.mia).replace("127.0.0.1", FOREIGN))
    assert answer is not None
    assert answer.status == 403
    await expect(page.locator("body")).to_contain_text("on this machine only")


async def test_the_page_itself_works_by_the_other_name_of_this_machine(stage: Stage, context: BrowserContext) -> None:
    here = Stage(**{**vars(stage), "url": stage.url.replace("127.0.0.1", "localhost")})
    page = await visit(here, context)
    box = page.locator("#composer-input")
    await box.fill("by localhost")
    await box.press("Enter")
    await expect(page.locator("#messages")).to_contain_text("by localhost")
    assert [each["content"] for each in await _written(stage)] == ["by localhost"]
