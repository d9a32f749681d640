"""The first page of /play, and the hand of a match that starts at once, are in the window without scrolling."""

import pytest
from playwright.async_api import Browser, Locator, Page, ViewportSize, expect

from tests.browser.matches import Match, preferring
from tests.browser.playing import PICTURE, arrive, messages, private, run_command, window
from tests.browser.test_seat import PHONE, SCREEN
from tests.e2e.playing import ENGLISH, EVERY_LANGUAGE, Labels

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

MOST_POSTED = 3
"""Public messages of a whole match."""
IN_VIEW = """(part, [top, bottom] = [document.querySelector("#scroller"), document.querySelector("#composer-input")]
  .map((each) => each.getBoundingClientRect().top)) => {
  const box = part.getBoundingClientRect();
  return box.height > 0 && box.top >= top - 0.5 && box.bottom <= bottom + 0.5;
}"""
"""Whether all of an element is between the header and the box in which one writes."""


async def shown_whole(page: Page, message: Locator) -> None:
    """Text, picture and every control of the message are in the window. Nothing scrolls here."""
    await expect(message.locator(PICTURE).last).to_be_visible()
    await page.wait_for_function("() => [...document.images].every((each) => each.complete && each.naturalWidth)")
    handle = await message.element_handle()
    await page.wait_for_function(
        f"(message) => [...message.querySelectorAll('p, h2, img[alt]:not([alt=\"\"]), [data-custom-id]')]"
        f".every((each) => ({IN_VIEW})(each))",
        arg=handle,
    )


async def _played(match: Match) -> None:
    gone = ""
    while not (look := await match.look(gone)).is_over:
        gone = await match.press(match.choose(look.controls))


@pytest.mark.parametrize(
    ("labels", "size"),
    [
        *(pytest.param(each, PHONE, id=f"{each.language}, phone") for each in EVERY_LANGUAGE),
        *(pytest.param(each, SCREEN, id=f"{each.language}, screen") for each in (ENGLISH,)),
    ],
)
async def test_a_newcomer_sees_where_to_start_and_then_what_to_play(
    browser: Browser, address: str, size: ViewportSize, labels: Labels
) -> None:
    command = labels.texts("command-play")
    typed = f"/{command[:2]}"
    async with window(browser, locale=labels.locale, viewport=size, has_touch=True) as context:
        page = await context.new_page()
        # A browser's first person is one of its language.
        await page.request.post(f"{address}/people", data={"global_name": "Lou", "locale": labels.locale})
        await arrive(page, address, f"first {size['width']} {labels.language}")
        await run_command(page, typed, command)
        await shown_whole(page, private(page).last)
        await private(page).get_by_role("button", name=labels.texts("picker-now")).click()
        await expect(private(page)).to_have_count(2)
        hand = private(page).last
        await shown_whole(page, hand)
        await expect(page.locator("li.message").last).to_have_attribute("data-ephemeral", "true")
        await expect(messages(page)).to_have_count(1)
        match = Match(page, labels, preferring())
        match.hand_id = await hand.get_attribute("data-message-id") or ""
        await _played(match)
        assert await messages(page).count() <= MOST_POSTED
        # Who has played is offered more.
        await arrive(page, address, f"again {size['width']} {labels.language}")
        await run_command(page, typed, command)
        again = private(page).last.get_by_role("button", name=labels.texts("picker-again", game=""))
        await expect(again).to_have_count(1)
        await shown_whole(page, private(page).last)
