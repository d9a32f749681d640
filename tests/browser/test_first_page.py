"""What is in the window without scrolling: the first page of /play, the hand of a match that starts at once, and a turn with
large cards, in a game of rows and in one of tricks."""

import pytest
from playwright.async_api import Browser, Locator, Page, ViewportSize, expect

from i18n import texts_in
from tests.browser.matches import Match, preferring
from tests.browser.playing import (
    PICTURE,
    arrive,
    messages,
    private,
    run_command,
    seat_computers,
    thread_in,
    window,
)
from tests.browser.test_seat import COMMANDS, COMPUTERS, ORDINARY, PHONE, SCREEN
from tests.browser.wording import says
from tests.e2e.playing import ENGLISH, EVERY_LANGUAGE, JAPANESE, Labels

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

IS_SHORT = True
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
        hand = private(page).last
        await expect(hand.locator("[data-custom-id^='t:more:']")).to_have_count(1)
        await shown_whole(page, hand)
        await expect(page.locator("li.message").last).to_have_attribute("data-ephemeral", "true")
        await expect(messages(page)).to_have_count(0)
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


TURNS = 6
HIGHEST_LARGE = 640
SHOWN = [(PHONE, JAPANESE), (SCREEN, ENGLISH)]


@pytest.mark.parametrize(("size", "labels"), SHOWN, ids=["phone in Japanese", "screen in English"])
async def test_a_turn_with_large_cards_fits_in_the_window(
    browser: Browser, address: str, size: ViewportSize, labels: Labels
) -> None:
    texts, language = labels.texts, labels.language
    async with thread_in(browser, address, f"large {language}", labels, size) as page:
        await run_command(page, "/" + texts("command-settings")[:2], texts("command-settings"))
        switch = private(page).last.locator("[data-custom-id='s:large']")
        await switch.click()
        await expect(switch).to_have_text(texts("settings-on"))
        for game in ("shichi-narabe", "insidious-sevens"):
            await arrive(page, address, f"{game} {language}")
            typed, command, option = COMMANDS[language]
            title = texts_in(language)(f"game-{game}")
            await run_command(page, typed, command, **{option: (title, title)})  # pyright: ignore[reportArgumentType]
            await seat_computers(page, labels, COMPUTERS)
            match = Match(page, labels, preferring(avoiding=f"^(?:{says('move-pass', language)})"))
            await match.start()
            gone = ""
            for _ in range(TURNS):
                look = await match.settled(gone)
                print(game, language, round(look.height), len(look.controls))
                assert look.is_in_view, look
                assert look.height <= HIGHEST_LARGE or len(look.controls) > ORDINARY, look
                gone = await match.press(match.choose(look.controls))
