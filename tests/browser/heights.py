"""How high messages are in a window that a user has open, without playing until they come."""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TypeVar, cast

import pytest
from playwright.async_api import Browser, Page, ViewportSize, expect

from bot.platform.messages import Message
from engine.catalog import GAMES
from i18n import LANGUAGES
from tests.browser.playing import fits_in_width, is_there, messages, private, window
from tests.browser.stage import Stage
from tests.e2e.playing import EVERY_LANGUAGE, JAPANESE, Labels
from tests.sampling import share

T = TypeVar("T")
PHONE: ViewportSize = {"width": 360, "height": 740}
SCREEN: ViewportSize = {"width": 1280, "height": 800}
PAGE = 640
"""The most pixels of a message on a phone."""
EACH = 90
"""So many messages are in a channel when its page is opened, which asks for a hundred."""
LOADED = "() => [...document.images].every((each) => each.complete && each.naturalWidth)"
LOOKS_MS = 100
"""Milliseconds between two looks whether all pictures are there."""

WINDOWS = [
    *((labels, PHONE) for labels in EVERY_LANGUAGE),
    (JAPANESE, SCREEN),
]
"""The languages and sizes of the windows in which all that a user can see is measured. A screen has room for the lines of
any language; its pictures are larger."""

WHOLE = ("de", "ja")
"""The languages in which all games are measured: with the longest lines, and that of the screen."""


def games_in(labels: Labels) -> Sequence[str]:
    """The games that are measured in this language where little but pictures depends on the game: all of them, or each third
    in turn."""
    games = list(GAMES)
    return games if labels.language in WHOLE else share(games, list(LANGUAGES).index(labels.language), of=3)


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


_made = dict[tuple[str, str], object]()


async def made_once(name: str, labels: Labels, make: Callable[[], Awaitable[T]]) -> T:
    """What is measured in this language, made once for the windows of all sizes."""
    key = name, labels.language
    if key in _made:
        return cast(T, _made.pop(key))
    made = await make()
    if sum(each is labels for each, _ in WINDOWS) > 1:
        _made[key] = made
    return made


HEIGHTS = """([selector, count]) => [...document.querySelectorAll(selector)].slice(-count).map((each) => {
  const lines = each.querySelectorAll(".above-line");
  const reply = lines.length > 1 ? lines[0].getBoundingClientRect().height : 0;
  return Math.round(each.getBoundingClientRect().height - reply);
})"""
"""Without the line that says to which message a further answer belongs."""


@dataclass
class Ruler:
    """Measures messages in a window of this size that this visitor has open."""

    stage: Stage
    page: Page
    name: str
    visitor: str
    size: ViewportSize
    most: float = PAGE
    """The pixels of a message that is in the window without scrolling, once something was measured."""

    async def heights(self, shown: Mapping[str, Message], *, is_public: bool = False) -> dict[str, float]:
        """The heights of these messages as answers to a command, under the same names."""
        named = list(shown.items())
        found = dict[str, float]()
        for begin in range(0, len(named), EACH):
            names, sent = zip(*named[begin : begin + EACH], strict=True)
            found |= zip(names, await self._sent(sent, is_public=is_public), strict=True)
        return found

    async def _sent(self, shown: Sequence[Message], *, is_public: bool) -> list[float]:
        """Send them to a channel of their own, and then look at it: a page that is open lays all out with each."""
        stage = await self.stage.with_new_channels(self.name)
        stage.bot.shown, stage.bot.shows_all = shown, is_public
        stage.bot.has_shown.clear()
        await stage.ask("POST", f"/people/{self.visitor}/channels/{stage.channel}/commands", {"name": "show"})
        await stage.bot.has_shown.wait()
        await self.page.goto(stage.place(self.visitor))
        await is_there(self.page)
        await expect(messages(self.page) if is_public else private(self.page)).to_have_count(len(shown))
        await self.page.wait_for_function(LOADED, polling=LOOKS_MS)
        await fits_in_width(self.page)
        if self.size != PHONE:
            self.most = await self.page.locator("#scroller").evaluate("(each) => each.clientHeight")
        selector = f"li.message[data-bot]{':not([data-ephemeral])' if is_public else '[data-ephemeral]'}"
        return await self.page.evaluate(HEIGHTS, [selector, len(shown)])


@asynccontextmanager
async def measuring(
    browser: Browser, shared_stage: Stage, name: str, labels: Labels, size: ViewportSize
) -> AsyncIterator[Ruler]:
    """A window of this size, of a user who reads the language of the labels."""
    visitor = await shared_stage.newcomer(labels.locale)
    async with window(browser, locale=labels.locale, viewport=size, has_touch=True) as context:
        named = f"{name}-{labels.language.lower()}-{size['width']}"
        yield Ruler(shared_stage, await context.new_page(), named, visitor, size)
