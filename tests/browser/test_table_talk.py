"""Two people at a table in two windows: one says something by 💬, both see it, and their hands stay within the window."""

import re

import pytest
from playwright.async_api import Browser, Locator, Page, ViewportSize, expect

from bot.tables.entries import Phrase
from tests.browser.playing import PICTURE, arrive, is_there, private, public, run_command, seat_computers, window
from tests.browser.test_seat import HIGHEST, PHONE, SCREEN
from tests.e2e.playing import ENGLISH

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

COMPUTERS = 2


def hand(page: Page) -> Locator:
    """The newest private message with cards."""
    return private(page).filter(has=page.locator(PICTURE)).last


def talk(page: Page) -> Locator:
    """The button that leads to the phrases, in the hand."""
    return hand(page).get_by_role("button", name=ENGLISH.texts("talk"), exact=True)


async def height(page: Page) -> float:
    """The height of the hand, with its picture loaded."""
    await page.bring_to_front()
    await expect(hand(page).locator(PICTURE).last).to_have_js_property("complete", True)
    box = await hand(page).bounding_box()
    assert box is not None
    return box["height"]


@pytest.mark.parametrize("size", [PHONE, SCREEN], ids=["phone", "screen"])
async def test_what_one_says_stands_in_both_windows_and_no_hand_grows_out_of_them(
    browser: Browser, address: str, size: ViewportSize
) -> None:
    async with window(browser, locale="en-US", viewport=SCREEN) as context:
        first = await context.new_page()
        await arrive(first, address, f"talk {size['width']}")
        other = first.locator(".person-link:not([aria-current])", has_text="en-").first
        name = await other.locator(".person-name").text_content()
        async with context.expect_page() as opening:
            await first.get_by_role("link", name=f"Be {name} in a new window").click()
        second = await opening.value
        await is_there(second)
        for page in (first, second):
            await page.set_viewport_size(size)
        await first.bring_to_front()
        await run_command(first, "/pl", "play", game=("Shi", "Shichi Narabe"))
        await second.bring_to_front()
        await public(second, ENGLISH.join).click()
        await first.bring_to_front()
        await expect(first.locator("li.message[data-bot]").last).to_contain_text(str(name))
        await seat_computers(first, ENGLISH, COMPUTERS, there=2)
        await public(first, ENGLISH.start).click()
        await second.bring_to_front()
        for page in (first, second):
            await page.bring_to_front()
            await expect(talk(page)).to_be_visible()
        before = [await height(page) for page in (first, second)]
        await talk(second).click()
        phrases = hand(second).locator("[data-custom-id^='e:']")
        await expect(phrases).to_have_count(len(Phrase))
        opened = await height(second)
        await phrases.first.click()
        await expect(hand(second)).to_contain_text("until your next move: Pass again?!")
        after = await height(second)
        says = re.compile(re.escape(f"{name} says: “Pass again?!”"))
        await first.bring_to_front()
        await expect(hand(first).locator(PICTURE).last).to_have_attribute("alt", says)
        board = first.locator("li.message[data-bot]:not([data-ephemeral])").filter(has=first.locator(PICTURE)).last
        await expect(board.locator(PICTURE).first).to_have_attribute("alt", says)
        heights = [*before, opened, after, await height(first)]
        print(size, [round(each) for each in heights])
        assert max(heights) <= HIGHEST
