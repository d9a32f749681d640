"""A whole game with the keyboard alone, from the choice of a channel to the result."""

import re

import pytest
from playwright.async_api import Browser, expect

from tests.browser.keyboard import Keyboard
from tests.browser.matches import Match, preferring
from tests.browser.playing import PICTURE, is_there, messages, private, public, window
from tests.e2e.playing import ENGLISH

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

MOST_PRESSES = 60
COMPUTERS = 3


NO_MOUSE = """for (const kind of ["pointerdown", "mousedown", "touchstart"])
  addEventListener(kind, () => { window.mouseUsed = true; }, true);"""


async def test_a_whole_game_is_played_with_the_keyboard_alone(browser: Browser, address: str) -> None:
    async with window(browser, locale="en-US", viewport={"width": 1100, "height": 800}) as context:
        await context.add_init_script(NO_MOUSE)
        page = await context.new_page()
        await page.goto(address)
        await is_there(page)
        keyboard = Keyboard(page)

        await keyboard.use(page.get_by_role("link", name="table-2"))
        await expect(page.locator("#messages")).to_have_attribute("aria-label", re.compile("table-2"))
        await expect(page.locator("#composer-input")).to_be_focused()

        await keyboard.type("/pl")
        await expect(page.locator(".popup").get_by_role("option", name="/play")).to_have_attribute(
            "aria-selected", "true"
        )
        await keyboard.press("Enter")
        await expect(page.get_by_role("combobox", name="game")).to_be_focused()
        await keyboard.type("jig")
        # The list shown before typing has it, too; an arrow key would keep that list.
        await expect(page.locator(".popup").get_by_role("option")).to_have_text([re.compile("Jig")])
        await keyboard.press("ArrowDown")
        await expect(page.get_by_role("option", name="Jig")).to_have_attribute("aria-selected", "true")
        await keyboard.press("Enter")
        await expect(page.get_by_role("combobox", name="game")).to_have_value("Jig")
        await keyboard.press("Enter")
        lobby = messages(page).last
        await expect(lobby).to_contain_text("At the table: 1")
        await expect(page.locator("#composer-input")).to_be_focused()

        await keyboard.go_to(public(page, ENGLISH.add))
        for number in range(COMPUTERS):
            await keyboard.press("Enter")
            await expect(lobby).to_contain_text(f"At the table: {number + 2}")
            await expect(public(page, ENGLISH.add)).to_be_focused()

        await keyboard.use(public(page, "Options"))
        hands = private(page).last.get_by_role("button", name=re.compile("^Hands: "))
        await keyboard.use(hands)
        dialog = page.get_by_role("dialog", name="Hands")
        await expect(dialog.get_by_role("textbox")).to_be_focused()
        await keyboard.press("Control+a")
        await keyboard.type("1")
        await keyboard.press("Enter")
        await expect(dialog).to_have_count(0)
        await expect(lobby).to_contain_text(re.compile("Hands:? 1"))
        await expect(hands).to_be_focused()

        table_id = await lobby.get_attribute("data-message-id")
        await keyboard.use(public(page, ENGLISH.start))
        await expect(public(page, ENGLISH.hand)).to_be_visible()
        assert (await keyboard.focus())["message"] == table_id
        await keyboard.use(public(page, ENGLISH.hand))

        match = Match(page, ENGLISH, preferring())
        taken = private(page).filter(has=page.locator(PICTURE)).last
        await expect(taken).to_be_visible()
        match.hand_id = await taken.get_attribute("data-message-id") or ""
        gone, pressed = "", 0
        while not (look := await match.look(gone)).is_over:
            control = match.choose(look.controls)
            gone = control.id
            await keyboard.use(match.hand.locator(f'[data-custom-id="{gone}"]'))
            pressed += 1
            assert pressed <= MOST_PRESSES
            assert (await keyboard.focus())["message"] == match.hand_id
        assert pressed > 0
        assert (await keyboard.focus())["message"] == match.hand_id
        assert re.search(r"Place \d+: Ben \([^)]*\d", await match.result())
        assert not await page.evaluate("window.mouseUsed ?? false")
