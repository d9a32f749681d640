"""What people do and see in a browser window; nothing here asks the bot or the playground directly."""

import re
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import TypedDict, Unpack

from playwright.async_api import Browser, BrowserContext, Locator, Page, ViewportSize, expect

from tests.browser.dealing_bot import SEED, SHORT
from tests.e2e.playing import Labels
from tests.e2e.processes import RUN, clean_environment, end
from tests.e2e.scenes import staged
from tests.starter import launch

PATIENCE = 20_000
"""Longest wait in milliseconds."""
AGAIN = "[data-custom-id^='t:again:']"
"""The button that the end of a match has."""
PICTURE = "img[alt]:not([alt=''])"
DEALT = (sys.executable, "-m", "tests.browser.dealing_bot", "run")

AWAITED = """[
  ...[...document.images].filter((each) => !each.complete || !each.naturalWidth).map((each) => each.src),
  ...[...document.querySelectorAll("[aria-busy=true]")].map((each) => each.dataset.customId ?? each.outerHTML),
]"""
"""Pictures that are not loaded, and pressed controls without a response."""


@contextmanager
def dealing(folder: Path, *, is_short: bool = False, seed: int = 1) -> Iterator[str]:
    """The URL of a playground with a bot whose deals are known and whose turns do not time out. `is_short`: matches are
    as short as their games allow."""
    environment = {SEED: str(seed)} | ({SHORT: "1"} if is_short else {})
    with staged(folder, environment, command=DEALT, validated=False) as scene:
        scene.bot.start()
        yield scene.playground.url


@contextmanager
def running(folder: Path) -> Iterator[str]:
    """The URL that `sevens run` prints, started as a new user would: no token, a new database.

    It must exit with 0 and log no fault.
    """
    environment = clean_environment() | {
        "DATABASE_URL": f"sqlite:///{folder / 'sevens.sqlite3'}",
        "SEVENS_PLAYGROUND_PORT": "0",
        "SEVENS_COMPUTER_PAUSE": "0.02",
    }
    log = folder / "bot.log"
    with log.open("w") as stderr:
        process = launch(RUN, cwd=folder, env=environment, stderr=stderr, text=True)
        try:
            said = process.stdout.readline()
            found = re.search(r"http://\S+", said)
            assert found, f"no address in {said!r}: {log.read_text()}"
            yield found[0]
        finally:
            status = end(process)
    assert status == 0, log.read_text()
    assert "Traceback" not in log.read_text(), log.read_text()


class Window(TypedDict, total=False):
    """What a window is like, as Playwright calls it."""

    locale: str
    viewport: ViewportSize
    has_touch: bool
    is_mobile: bool
    device_scale_factor: float


@asynccontextmanager
async def window(browser: Browser, **options: Unpack[Window]) -> AsyncIterator[BrowserContext]:
    """A browser context of its own. If its test fails, it prints what its pages show."""
    context = await browser.new_context(reduced_motion="reduce", **options)
    context.set_default_timeout(PATIENCE)
    context.on("console", lambda said: print(f"{said.page and said.page.url} says {said.type}: {said.text}"))
    try:
        yield context
    except BaseException:
        await tell(context)
        raise
    finally:
        await context.close()


async def tell(context: BrowserContext) -> None:
    """Print what its pages show, for the output of a failed test."""
    for page in context.pages:
        print(f"{page.url} shows:\n{await page.locator('body').aria_snapshot()}")
        print(f"It waits for {await page.evaluate(AWAITED)}")


async def is_there(page: Page) -> None:
    """Wait until the page shows a channel and receives events."""
    await expect(page.locator("#messages")).to_have_attribute("aria-label", re.compile("#"))
    await expect(page.locator("#beginning")).not_to_be_empty()


async def arrive(page: Page, address: str, thread: str) -> None:
    """Open the playground at this address, and start a thread of this name there."""
    await page.goto(address)
    await is_there(page)
    await open_thread(page, thread)


@asynccontextmanager
async def thread_in(
    browser: Browser, address: str, name: str, labels: Labels, size: ViewportSize, *, has_touch: bool = True
) -> AsyncIterator[Page]:
    """A page in a window of its own, with a new thread, of somebody who reads the language of the labels."""
    async with window(browser, locale=labels.locale, viewport=size, has_touch=has_touch) as context:
        page = await context.new_page()
        await arrive(page, address, name)
        yield page


async def open_thread(page: Page, name: str) -> None:
    """Start a thread in the channel and go there."""
    await page.locator("#header [data-key=thread]").click()
    dialog = page.locator("dialog")
    await dialog.get_by_role("textbox").fill(name)
    await dialog.locator("button[type=submit]").click()
    await expect(page.locator("#messages")).to_have_attribute("aria-label", re.compile(re.escape(name)))


async def seat_computers(page: Page, labels: Labels, count: int, *, there: int = 1) -> None:
    """Add computer players to a lobby in which so many people sit, waiting for each."""
    if not count:
        return
    await public(page, labels.set_up).click()
    add = private(page).last.get_by_role("button", name=labels.add, exact=True)
    for number in range(1, count + 1):
        await add.click()
        await expect(messages(page).last).to_contain_text(seats(labels, there + number))


def seats(labels: Labels, count: int) -> str:
    """The beginning of a lobby's line with so many at the table."""
    return labels.texts("lobby-seats", seated=count, most=99, names="").partition("99")[0].replace("*", "")


async def open_options(page: Page, labels: Labels) -> Locator:
    """Open the set-up panel, and the first page of options in its place; returns the message."""
    await public(page, labels.set_up).click()
    await private(page).last.get_by_role("button", name=labels.texts("lobby-options"), exact=True).click()
    await expect(private(page).last).to_contain_text(labels.texts("setup-title", game="").removeprefix("### ").strip())
    return private(page).last


async def turn_to(options: Locator, control: Locator) -> None:
    """Turn the pages of options, onwards and then back, until the control is there."""
    shown = options.get_by_role("button", name=re.compile(r"^\d+ \/ \d+$"))
    number, last = map(int, (await shown.text_content() or "1 / 1").split(" / ")) if await shown.count() else (1, 1)
    step = 1
    while not await control.count():
        step = -1 if number == last else step
        number += step
        await options.get_by_role("button", name="▶" if step > 0 else "◀").click()
        await expect(options.get_by_role("button", name=re.compile(rf"^{number} \/ "))).to_be_visible()


async def run_command(page: Page, typed: str, name: str, *, tap: bool = False, **options: tuple[str, str]) -> None:
    """Type the start of a command, choose it from the suggestions, likewise its options, and send it."""
    box = page.locator("#composer-input")
    await box.click()
    await box.press_sequentially(typed)
    offered = page.locator(".popup").get_by_role("option", name=f"/{name}")
    await (offered.tap() if tap else offered.click())
    for option, (begun, value) in options.items():
        await page.get_by_role("combobox", name=option).press_sequentially(begun)
        await page.get_by_role("option", name=value).first.click()
    send = page.get_by_role("button", name=f"/{name}").last
    await (send.tap() if tap else send.click())


def messages(page: Page) -> Locator:
    """The bot's public messages."""
    return page.locator("li.message[data-bot]:not([data-ephemeral])")


def public(page: Page, label: str) -> Locator:
    """The newest public button with this label."""
    return page.locator("li.message:not([data-ephemeral])").get_by_role("button", name=label, exact=True).last


def private(page: Page) -> Locator:
    """Messages that only this user sees."""
    return page.locator("li.message[data-ephemeral]")


async def fits_in_width(page: Page) -> None:
    """The page needs no horizontal scrolling."""
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert await page.evaluate("(box => box.scrollWidth <= box.clientWidth)(document.querySelector('#scroller'))")
