"""Large cards: a turn still fits in the window, in a game of rows and in one of tricks."""

import pytest
from playwright.async_api import Browser, expect

from i18n import texts_in
from tests.browser.matches import Match, preferring
from tests.browser.playing import (
    arrive,
    private,
    public,
    run_command,
    seat_computers,
    thread_in,
)
from tests.browser.test_seat import COMMANDS, COMPUTERS, HIGHEST, ORDINARY, PHONE, SCREEN
from tests.browser.wording import says
from tests.e2e.playing import ENGLISH, JAPANESE

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

TURNS = 6
SHOWN = [(PHONE, JAPANESE), (SCREEN, ENGLISH)]


@pytest.mark.parametrize(("size", "labels"), SHOWN, ids=["phone in Japanese", "screen in English"])
async def test_a_turn_with_large_cards_fits_in_the_window(browser: Browser, address: str, size, labels) -> None:
    texts, language = labels.texts, labels.language
    async with thread_in(browser, address, f"large {language}", labels, size) as page:
        await run_command(page, "/" + texts("command-settings")[:2], texts("command-settings"))
        switch = private(page).last.get_by_role("button", name=texts("settings-large-off"))
        await switch.click()
        await expect(private(page).last.get_by_role("button", name=texts("settings-large-on"))).to_be_visible()
        for game in ("shichi-narabe", "insidious-sevens"):
            await arrive(page, address, f"{game} {language}")
            typed, command, option = COMMANDS[language]
            title = texts_in(language)(f"game-{game}")
            await run_command(page, typed, command, **{option: (title, title)})
            await seat_computers(page, labels, COMPUTERS)
            await public(page, labels.start).click()
            match = Match(page, labels, preferring(avoiding=f"^(?:{says('move-pass', language)})"))
            await match.take_hand()
            gone = ""
            for _ in range(TURNS):
                look = await match.settled(gone)
                print(game, language, round(look.height), len(look.controls))
                assert look.is_in_view, look
                assert look.height <= HIGHEST or len(look.controls) > ORDINARY, look
                gone = await match.press(match.choose(look.controls))
