"""Buttons, lists and forms of messages in the playground's page."""

import pytest
from playwright.async_api import BrowserContext, Locator, Page, expect

from tests.browser.keyboard import Keyboard
from tests.browser.stage import Stage, command, visit

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def counting(page: Page) -> tuple[Locator, Locator]:
    """A message that counts, and its button."""
    await command(page, "count")
    await expect(page.locator("li.is-outgoing")).to_have_count(0)  # It stands below the answer for a moment.
    message = page.locator("li.message", has_text="Counted").last
    return message, message.get_by_role("button", name="Add one")


async def test_the_pressed_button_keeps_focus_while_its_message_changes(page: Page) -> None:
    message, button = await counting(page)
    await button.focus()
    for count in range(1, 4):
        await page.keyboard.press("Enter")
        await expect(message).to_contain_text(f"Counted {count}")
    assert await page.evaluate("document.activeElement.dataset.customId") == "count:3"
    await expect(message.get_by_role("button", name="Later")).to_be_disabled()


async def test_escape_moves_between_the_box_and_the_newest_buttons_and_digits_press_them(
    stage: Stage, page: Page
) -> None:
    keyboard = Keyboard(page)
    box = page.locator("#composer-input")
    await command(page, "count")
    await command(page, "count-privately")
    hand = page.locator("li.message[data-ephemeral]")
    button = hand.get_by_role("button", name="Add one")
    await expect(hand).to_contain_text("Counted 0")
    await stage.say(stage.noa, "Nothing to press here")
    await box.fill("1")
    await keyboard.press("Escape")
    await expect(button).to_be_focused()
    there = await keyboard.focus()
    assert (there["visible"], there["marked"]) == (True, True)
    await expect(button).to_have_attribute("aria-keyshortcuts", "1")
    await keyboard.press("2")  # the second button cannot be pressed
    await keyboard.press("1")
    await expect(hand).to_contain_text("Counted 1")
    await expect(button).to_be_focused()
    await keyboard.press("Escape")
    await expect(hand).to_be_focused()
    await keyboard.press("1")
    await expect(hand).to_contain_text("Counted 2")
    await keyboard.press("Escape")
    await keyboard.press("Escape")
    await expect(box).to_be_focused()
    await keyboard.type("1")
    await expect(box).to_have_value("11")
    await expect(page.locator("li.message", has_text="Counted 0")).to_have_count(1)


async def test_several_options_are_chosen_by_keyboard(page: Page) -> None:
    await command(page, "choose")
    await page.get_by_role("combobox", name="Suits").last.press("Enter")
    for key in ("Enter", "ArrowDown", "ArrowDown", "Space", "Tab", "Enter"):
        await page.keyboard.press(key)
    await expect(page.locator("li.message[data-ephemeral]", has_text="Chosen: Clubs, Spades")).to_be_visible()


async def test_several_options_are_chosen_with_the_mouse_and_dropped_with_escape(page: Page) -> None:
    await command(page, "choose-many")
    suits = page.locator("li.message", has_text="used /choose-many").get_by_role("combobox", name="Suits")
    popup = page.locator(".popup")
    await suits.click()
    for label in ("Suit 2", "Suit 3", "Suit 4"):
        await popup.get_by_role("option", name=label, exact=True).click()
    await expect(popup.locator("[aria-selected=true]")).to_have_text(["Suit 2", "Suit 3"])
    await page.keyboard.press("Escape")
    await expect(popup).to_have_count(0)
    await expect(suits).to_be_focused()
    await suits.click()
    await popup.get_by_role("combobox", name="Search").fill("25")
    await popup.get_by_role("option").click()
    await popup.get_by_role("button", name="Done").click()
    await expect(page.locator("li.message[data-ephemeral]", has_text="Chosen: Suit 25")).to_be_visible()
    await expect(page.get_by_text("Chosen: Suit 2,")).to_have_count(0)


async def test_a_modal_is_checked_before_it_is_sent(page: Page) -> None:
    await command(page, "form")
    dialog = page.get_by_role("dialog", name="New table")
    name = dialog.get_by_role("textbox", name="Name")
    await expect(name).to_be_focused()
    await name.fill("ab")
    await dialog.get_by_role("button", name="Submit").click()
    await expect(dialog.get_by_text("At least 3 characters.")).to_be_visible()
    await expect(name).to_be_focused()
    await name.fill("Friday")
    await dialog.get_by_role("radio", name="Small").check()
    await name.press("Enter")
    await expect(page.locator("li.message[data-ephemeral]", has_text="Made Friday, Small")).to_be_visible()
    await expect(dialog).to_have_count(0)


@pytest.mark.parametrize("way", ["mouse", "space"])
async def test_a_pressed_button_is_not_replaced_until_released(
    stage: Stage, context: BrowserContext, other: BrowserContext, way: str
) -> None:
    mine, theirs = await visit(stage, context), await visit(stage, other, stage.noa)
    message, button = await counting(mine)
    await button.hover()
    await button.focus()
    await (mine.mouse.down() if way == "mouse" else mine.keyboard.down("Space"))
    await theirs.get_by_role("button", name="Add one").click()
    await expect(theirs.locator("li.message").last).to_contain_text("Counted 1")
    said_first = await stage.say(stage.noa, "Mine was first", stage.other_channel)
    await expect(mine.locator(f"[data-channel-id='{said_first['channel_id']}'].is-unread")).to_be_attached()
    await (mine.mouse.up() if way == "mouse" else mine.keyboard.up("Space"))
    await expect(message).to_contain_text("It has changed meanwhile.")
    await expect(message).to_contain_text("Counted 1")
    await expect(button).to_be_focused()


async def test_a_key_held_down_presses_once(page: Page) -> None:
    message, button = await counting(page)
    await button.focus()
    await page.evaluate("addEventListener('click', () => { window.clicks = (window.clicks ?? 0) + 1; })")
    for _ in range(5):
        await page.keyboard.down("Enter")
    await page.keyboard.up("Enter")
    await expect(message).to_contain_text("Counted 1")
    assert await page.evaluate("window.clicks") == 1


async def test_a_list_stays_open_when_the_window_gets_smaller(page: Page) -> None:
    await command(page, "choose-many")
    await page.get_by_role("combobox", name="Suits").click()
    popup = page.locator(".popup")
    await expect(popup.get_by_role("option", name="Suit 25")).to_be_attached()
    await page.set_viewport_size({"width": 1100, "height": 420})
    await popup.get_by_role("combobox", name="Search").fill("25")
    await popup.get_by_role("option").click()
    await expect(popup).to_be_in_viewport(ratio=1)
    await popup.get_by_role("button", name="Done").click()
    await expect(page.locator("li.message[data-ephemeral]", has_text="Chosen: Suit 25")).to_be_visible()


async def test_a_list_closes_with_its_message(stage: Stage, page: Page) -> None:
    await command(page, "choose")
    message = page.locator("li.message", has_text="used /choose").last
    await message.get_by_role("combobox", name="Suits").click()
    await expect(page.locator(".popup")).to_be_visible()
    await stage.delete(await message.get_attribute("data-message-id"))
    await expect(message).to_have_count(0)
    await expect(page.locator(".popup")).to_have_count(0)
    await expect(page.locator("#composer-input")).to_be_focused()


async def test_focus_returns_from_a_form_to_the_redrawn_button(page: Page) -> None:
    await command(page, "name")
    message = page.locator("li.message", has_text="Named").last
    await message.get_by_role("button", name="Rename").click()
    await expect(page.get_by_role("dialog").get_by_role("textbox")).to_be_focused()
    await page.keyboard.type("Friday")
    await page.keyboard.press("Enter")
    await expect(message).to_contain_text("Named Friday")
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await expect(message.get_by_role("button", name="Rename")).to_be_focused()
