"""Goal, picture, lesson, hint and buttons of a lesson's turn are in the window at once, in every language; so is its end."""

import pytest
from playwright.async_api import Browser, Page, ViewportSize, expect

from bot.text.lessons import TAUGHT
from tests.browser.matches import FOLLOW_NEWEST, NOTE_SHOWN, Look, Match, preferring
from tests.browser.playing import PICTURE, arrive, private, run_command, window
from tests.browser.test_seat import CHOSEN_FROM_MENUS, HIGHEST, ORDINARY, PHONE, SCREEN
from tests.browser.wording import says
from tests.e2e.playing import ENGLISH, EVERY_LANGUAGE, JAPANESE, Labels

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

MOST = 15
"""So many turns of a lesson are looked at."""
QUICK = ("shichi-narabe", ENGLISH, PHONE)
"""What `make test` plays."""


async def begin(page: Page, labels: Labels, game: str) -> Match:
    """`/learn`, and this game from the list, by what it is called in the reader's language."""
    texts = labels.texts
    command = texts("command-learn")
    await run_command(page, f"/{command}", command)
    await private(page).get_by_role("combobox").click()
    await page.locator(".popup").get_by_role("option", name=texts(f"game-{game}")).first.click()
    passing = says("move-pass", labels.language)
    match = Match(page, labels, preferring(avoiding=f"^(?:{passing})"))
    await page.evaluate(NOTE_SHOWN)
    await expect(private(page).locator(PICTURE)).to_have_count(1)
    await match.hold_hand()
    await page.evaluate(FOLLOW_NEWEST)  # Playwright may have scrolled up to type the command.
    return match


@pytest.mark.parametrize(
    ("game", "labels", "size"),
    [
        pytest.param(
            game,
            labels,
            size,
            id=f"{game}, {labels.language}, {size['width']}",
            marks=() if (game, labels, size) == QUICK else pytest.mark.slow,
        )
        for game in TAUGHT
        for size, languages in ((PHONE, EVERY_LANGUAGE), (SCREEN, (ENGLISH, JAPANESE)))
        for labels in languages
    ],
)
async def test_a_turn_of_a_lesson_fits_in_the_window(
    browser: Browser, address: str, game: str, labels: Labels, size: ViewportSize
) -> None:
    async with window(browser, locale=labels.locale, viewport=size, has_touch=True) as context:
        page = await context.new_page()
        learner = {"global_name": "Wilhelmine-Charlotte", "locale": labels.locale}
        made = await page.request.post(f"{address}/people", data=learner)
        await arrive(page, f"{address}/?as={(await made.json())['id']}", f"learn {game} {labels.language}")
        match = await begin(page, labels, game)
        looks, gone = list[Look](), ""
        while len(looks) < MOST:
            look = await match.settled(gone)
            looks.append(look)
            if look.is_over:
                break
            gone = await match.press(match.choose(look.controls))
        print(game, labels.language, size["width"], [(round(each.height), each.rows) for each in looks])
        for look in looks:
            assert look.is_in_view, look
            may_be_higher = game not in CHOSEN_FROM_MENUS and len(look.controls) > ORDINARY
            assert look.height <= HIGHEST or may_be_higher, look
