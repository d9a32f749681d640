"""Two people in two windows, who write to each other between their moves, both see who won without scrolling."""

import asyncio
import re
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.async_api import Browser, Page, ViewportSize, expect

from i18n import texts_in
from tests.browser.matches import Match, preferring
from tests.browser.playing import (
    AGAIN,
    PICTURE,
    is_there,
    messages,
    public,
    run_command,
    seat_computers,
    thread_in,
    window,
)
from tests.browser.test_first_page import IN_VIEW
from tests.browser.test_seat import COMMANDS, PHONE, SCREEN
from tests.e2e.playing import ENGLISH

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

IS_SHORT = True
CHATS = 4
PARTS = f"[...end.querySelectorAll(`{PICTURE}`)]"
"""The picture of an end, which shows who won."""
MOST_POSTED = 4
"""Public messages of the bot in a match with chat."""


async def write(page: Page, words: str) -> None:
    box = page.locator("#composer-input")
    await box.fill(words)
    await box.press("Enter")
    await expect(page.locator("li.message").filter(has_text=words)).to_have_count(1)


async def play(page: Page, match: Match, *, chats: int) -> None:
    """Play to the end, and write something after each of the first moves."""
    gone, made = "", 0
    while not (look := await match.look(gone)).is_over:
        gone = await match.press(match.choose(look.controls))
        made += 1
        if made <= chats:
            await write(page, f"{chats} of a kind, {made}")


@pytest.mark.slow
@pytest.mark.parametrize("size", [pytest.param(PHONE, id="phone"), pytest.param(SCREEN, id="screen")])
async def test_both_see_who_won_below_what_they_wrote(browser: Browser, address: str, size: ViewportSize) -> None:
    async with thread_in(browser, address, f"end {size['width']}", ENGLISH, size) as first:
        made = await first.request.post(f"{address}/people", data={"global_name": "Mia", "locale": ENGLISH.locale})
        channel = parse_qs(urlsplit(first.url).query)["channel"][0]
        async with window(browser, locale=ENGLISH.locale, viewport=size, has_touch=True) as other:
            second = await other.new_page()
            await second.goto(f"{address}/?as={(await made.json())['id']}&channel={channel}")
            await is_there(second)
            typed, command, option = COMMANDS["en"]
            title = texts_in("en")("game-shichi-narabe")
            await run_command(first, typed, command, **{option: (title, title)})
            board = messages(first).first
            await public(second, ENGLISH.join).click()
            await expect(board).to_contain_text("Mia")
            await seat_computers(first, ENGLISH, 1, there=2)
            one, two = (Match(page, ENGLISH, preferring()) for page in (first, second))
            await one.start()
            await two.hold_hand()
            await asyncio.gather(play(first, one, chats=CHATS), play(second, two, chats=CHATS + 1))
            for page, match in ((first, one), (second, two)):
                result = messages(page).filter(has=page.locator(AGAIN)).last
                await expect(result.locator(".content")).to_contain_text(re.compile(r" won\b"))
                await expect(result.locator(PICTURE)).to_have_count(1)
                # Who moved last may look at their hand, above the chat, which shows the result as well.
                await expect(match.hand.locator(PICTURE)).to_have_count(1)
                ends = [await each.element_handle() for each in (result, match.hand)]
                await page.wait_for_function(
                    f"(ends) => ends.some((end) => {PARTS}.every((each) => ({IN_VIEW})(each)))", arg=ends
                )
                assert await messages(page).count() <= MOST_POSTED
                await expect(messages(page).first).to_contain_text("further down")
