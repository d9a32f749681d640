"""How high messages are in a window that a user has open, without playing until they come."""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

import pytest
from playwright.async_api import Browser, Page, ViewportSize, expect

from bot.platform.messages import Message
from tests.browser.playing import fits_in_width, is_there, messages, private, run_command, window
from tests.browser.stage import Stage
from tests.e2e.playing import ENGLISH, EVERY_LANGUAGE, JAPANESE, Labels

PHONE: ViewportSize = {"width": 360, "height": 740}
SCREEN: ViewportSize = {"width": 1280, "height": 800}
PAGE = 640
"""The most pixels of a message on a phone."""
EACH = 20
"""So many messages are sent at a time."""

WINDOWS = [
    *((labels, PHONE) for labels in EVERY_LANGUAGE),
    *((labels, SCREEN) for labels in (ENGLISH, JAPANESE)),
]
"""The languages and sizes of the windows in which all that a user can see is measured."""


def every_window(*quick: tuple[Labels, ViewportSize]) -> pytest.MarkDecorator:
    """Run a test in each of `WINDOWS`; `make test` runs the quick ones only."""
    return pytest.mark.parametrize(
        ("labels", "size"),
        [
            pytest.param(
                labels,
                size,
                id=f"{labels.language}, {size['width']}",
                marks=() if (labels, size) in quick else pytest.mark.slow,
            )
            for labels, size in WINDOWS
        ],
    )


HEIGHTS = """([selector, count]) => [...document.querySelectorAll(selector)].slice(-count).map((each) => {
  const lines = each.querySelectorAll(".above-line");
  const reply = lines.length > 1 ? lines[0].getBoundingClientRect().height : 0;
  return Math.round(each.getBoundingClientRect().height - reply);
})"""
"""Without the line that says to which message a further answer belongs."""


@dataclass(frozen=True)
class Ruler:
    """Measures messages in an open window. `most`: the pixels of a message that is in it without scrolling."""

    stage: Stage
    page: Page
    most: float

    async def heights(self, shown: Mapping[str, Message], *, is_public: bool = False) -> dict[str, float]:
        """The heights of these messages as answers to a command, under the same names."""
        named = list(shown.items())
        found = dict[str, float]()
        for begin in range(0, len(named), EACH):
            names, sent = zip(*named[begin : begin + EACH], strict=True)
            found |= zip(names, await self._sent(sent, is_public=is_public), strict=True)
        return found

    async def _sent(self, shown: Sequence[Message], *, is_public: bool) -> list[float]:
        bot, there = self.stage.bot, messages(self.page) if is_public else private(self.page)
        bot.shown, bot.shows_all = shown, is_public
        before = await there.count()
        await run_command(self.page, "/show", "show")
        await expect(there).to_have_count(before + len(shown))
        await fits_in_width(self.page)
        await self.page.wait_for_function(
            "() => [...document.images].every((each) => each.complete && each.naturalWidth)"
        )
        selector = f"li.message[data-bot]{':not([data-ephemeral])' if is_public else '[data-ephemeral]'}"
        return await self.page.evaluate(HEIGHTS, [selector, len(shown)])


@asynccontextmanager
async def measuring(
    browser: Browser, shared_stage: Stage, name: str, labels: Labels, size: ViewportSize
) -> AsyncIterator[Ruler]:
    """A window of this size in a new channel, of a user who reads the language of the labels."""
    stage = await shared_stage.with_new_channels(f"{name}-{labels.language.lower()}-{size['width']}")
    visitor = await stage.newcomer(labels.locale)
    async with window(browser, locale=labels.locale, viewport=size, has_touch=True) as context:
        page = await context.new_page()
        await page.goto(stage.place(visitor))
        await is_there(page)
        scroller = await page.locator("#scroller").evaluate("(each) => each.clientHeight")
        yield Ruler(stage, page, PAGE if size is PHONE else scroller)
