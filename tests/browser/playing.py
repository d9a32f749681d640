"""What people do in a browser's window, and what they see there; nothing of it is asked of the bot or the playground."""

import re
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.wording import says
from tests.e2e.playing import Labels
from tests.e2e.processes import RUN, clean_environment, end
from tests.e2e.scenes import staged

PATIENCE = 20_000
"""Milliseconds after which what is waited for counts as never coming."""
PICTURE = "img[alt]:not([alt=''])"
DEALT = (sys.executable, "-m", "tests.browser.dealing_bot", "run")

AWAITED = """[
  ...[...document.images].filter((each) => !each.complete || !each.naturalWidth).map((each) => each.src),
  ...[...document.querySelectorAll("[aria-busy=true]")].map((each) => each.dataset.customId ?? each.outerHTML),
]"""
"""Pictures that are not there, and what has been pressed and not answered."""


@contextmanager
def dealing(folder: Path) -> Iterator[str]:
    """Where one can play with a bot that deals as is known, and nobody is in a hurry."""
    with staged(folder, command=DEALT, validated=False) as scene:
        scene.bot.start()
        yield scene.playground.url


@contextmanager
def running(folder: Path) -> Iterator[str]:
    """Where `sevens run`, as anybody starts it, says that one can play: no token, a new database.

    Its log must tell of no fault.
    """
    environment = clean_environment() | {
        "DATABASE_URL": f"sqlite:///{folder / 'sevens.sqlite3'}",
        "SEVENS_PLAYGROUND_PORT": "0",
        "SEVENS_COMPUTER_PAUSE": "0.02",
    }
    log = folder / "bot.log"
    with log.open("w") as stderr:
        process = subprocess.Popen(RUN, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=stderr, text=True)
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            found = re.search(r"http://\S+", said)
            assert found, f"no address in {said!r}: {log.read_text()}"
            yield found[0]
        finally:
            status = end(process)
    assert status == 0, log.read_text()
    assert "Traceback" not in log.read_text(), log.read_text()


@asynccontextmanager
async def window(browser: Browser, **options: Any) -> AsyncIterator[BrowserContext]:
    """A browser of somebody's own. Where its test fails it tells what its pages show."""
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
    """Say what its pages show: in what is captured of a test that fails."""
    for page in context.pages:
        print(f"{page.url} shows:\n{await page.locator('body').aria_snapshot()}")
        print(f"It waits for {await page.evaluate(AWAITED)}")


async def is_there(page: Page) -> None:
    """The page shows a channel, and hears of everything."""
    await expect(page.locator("#messages")).to_have_attribute("aria-label", re.compile("#"))
    await expect(page.locator("#beginning")).not_to_be_empty()


async def open_thread(page: Page, name: str) -> None:
    """Begin a thread in the channel, and go there."""
    await page.locator("#header [data-key=thread]").click()
    dialog = page.locator("dialog")
    await dialog.get_by_role("textbox").fill(name)
    await dialog.locator("button[type=submit]").click()
    await expect(page.locator("#messages")).to_have_attribute("aria-label", re.compile(re.escape(name)))


async def seat_computers(page: Page, labels: Labels, count: int) -> None:
    """Add computer players to a lobby without any; each is waited for."""
    computer = says("name-computer", labels.language)
    for number in range(1, count + 1):
        await public(page, labels.add).click()
        await expect(messages(page).last).to_contain_text(re.compile(rf"(?:{computer}[\s\S]*){{{number}}}"))


async def run_command(page: Page, typed: str, name: str, *, tap: bool = False, **options: tuple[str, str]) -> None:
    """Type the beginning of a command and choose it among those offered; for its options, too; send it."""
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
    """What the bot shows to everybody."""
    return page.locator("li.message[data-bot]:not([data-ephemeral])")


def public(page: Page, label: str) -> Locator:
    """The newest button of this label that everybody sees."""
    return page.locator("li.message:not([data-ephemeral])").get_by_role("button", name=label, exact=True).last


def private(page: Page) -> Locator:
    """Messages that only this person sees."""
    return page.locator("li.message[data-ephemeral]")


async def fits_in_width(page: Page) -> None:
    """Nothing has to be scrolled sideways."""
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert await page.evaluate("(box => box.scrollWidth <= box.clientWidth)(document.querySelector('#scroller'))")
