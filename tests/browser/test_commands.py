"""Commands in the playground's page: found, filled in, sent and answered."""

import re

import pytest
from playwright.async_api import BrowserContext, Locator, Page, expect

from tests.browser.held import Held, hold
from tests.browser.stage import Stage, command, visit, visit_holding

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_command_is_completed_checked_and_answered(page: Page) -> None:
    await page.locator("#composer-input").press_sequentially("/gr")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("form", name="/greet")).to_be_visible()
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("This is required.")).to_be_visible()
    await page.get_by_role("combobox", name="who").press_sequentially("wor")
    await page.get_by_role("option", name="World").click()
    times = page.get_by_role("textbox", name="times")
    await times.fill("9")
    await times.press("Enter")
    await expect(page.get_by_text("At most 3.")).to_be_visible()
    await times.fill("2")
    await times.press("Enter")
    message = page.locator("li.message[data-bot]").last
    await expect(message.locator(".content")).to_have_text("Hello planet Earth! Hello planet Earth!")
    await expect(message).to_contain_text("used /greet")


async def test_only_channels_of_the_kinds_that_an_option_takes_are_offered(
    stage: Stage, context: BrowserContext
) -> None:
    await stage.ask("POST", f"/people/{stage.mia}/channels/{stage.channel}/threads", {"name": "aside"})
    page = await visit(stage, context)
    await expect(page.get_by_role("link", name="aside")).to_be_visible()
    await page.locator("#composer-input").fill("/move ")
    await page.get_by_role("combobox", name="to").click()
    await expect(page.get_by_role("option", name="#table-1")).to_be_attached()
    await expect(page.get_by_role("option", name="#aside")).to_have_count(0)
    await page.get_by_role("option", name="#table-1").click()
    await page.get_by_role("button", name="Send /move").click()
    await expect(page.locator("li.message").last).to_contain_text("Moved to table-1")


async def test_a_command_typed_before_the_commands_load_waits_for_them(stage: Stage, context: BrowserContext) -> None:
    page = await context.new_page()
    held = await hold(page, "/commands")
    await page.goto(stage.place(stage.mia))
    await expect(page.locator("#composer-input")).to_be_enabled()
    await page.locator("#composer-input").press_sequentially("/gr")
    await held.asked.wait()
    await page.keyboard.press("Enter")
    await expect(page.locator(".popup")).to_have_text("Loading the commands…")
    await expect(page.locator("#composer-input")).to_have_value("/gr")
    await held.let_go()
    await expect(page.get_by_role("form", name="/greet")).to_be_visible()
    assert await page.get_by_text("/gr", exact=True).count() == 0, "it was sent as a message"


async def test_the_page_and_the_commands_follow_the_users_language(stage: Stage, context: BrowserContext) -> None:
    page = await visit(stage, context, await stage.newcomer("en-GB"))
    await page.get_by_role("combobox", name="Your language").select_option("ja")
    await expect(page.locator("html")).to_have_attribute("lang", "ja")
    await page.locator("#composer-input").fill("/挨")
    await expect(page.locator(".popup").get_by_role("option")).to_contain_text("誰かに挨拶する")


async def test_a_change_of_language_in_a_form_keeps_focus(stage: Stage, context: BrowserContext) -> None:
    page = await visit(stage, context, await stage.newcomer("en-GB"))
    await page.locator("#composer-input").fill("/greet ")
    await expect(page.get_by_role("form", name="/greet")).to_be_visible()
    language = page.get_by_role("combobox", name="Your language")
    await language.focus()
    await language.select_option("ja")
    await expect(page.get_by_role("form", name="/挨拶")).to_be_visible()
    await expect(page.locator("#locale")).to_be_focused()


async def test_thinking_is_shown_until_the_answer_comes(stage: Stage, page: Page) -> None:
    await command(page, "wait")
    thinking = page.locator("li.message", has_text="is thinking…")
    await expect(thinking).to_have_count(1)
    stage.bot.may_answer.set()
    await expect(page.locator("li.message").last).to_contain_text("Thought about it")
    await expect(thinking).to_have_count(0)


async def test_a_command_without_an_answer_says_so(stage: Stage, page: Page) -> None:
    await command(page, "mute")
    await expect(page.locator("li[data-outgoing='sending']")).to_be_visible()
    await stage.bot.was_asked.wait()
    await stage.ask("POST", "/world/clock", {"ahead": 3})
    failed = page.locator("li.message", has_text="The application did not respond")
    await expect(failed).to_be_visible()
    await failed.get_by_role("button", name="Dismiss message").click()
    await expect(failed).to_have_count(0)


async def test_commands_that_arrive_late_do_not_replace_newer_ones(stage: Stage, page: Page) -> None:
    await expect(page.locator("#beginning").get_by_role("button", name="/greet")).to_be_visible()
    held = await hold(page, "/commands", answered=True, times=1)
    await stage.bot.tree.sync()
    await held.asked.wait()
    with stage.bot.one_more_command("late"):
        async with page.expect_response(re.compile("/commands")):
            await stage.bot.tree.sync()
        await held.let_go()
        await page.locator("#composer-input").fill("/late")
        await expect(page.get_by_role("option", name="/late")).to_be_visible()
    await stage.bot.tree.sync()


async def test_a_command_named_in_a_message_waits_for_the_commands(stage: Stage, context: BrowserContext) -> None:
    await stage.say(stage.noa, "Try </greet:1>")
    page, held = await visit_holding(stage, context, "/commands")
    await page.locator("li.message").get_by_role("button", name="/greet").click()
    await held.let_go()
    await expect(page.get_by_role("form", name="/greet")).to_be_visible()


async def test_a_list_of_commands_keeps_its_selection_when_the_bot_registers_them_anew(
    stage: Stage, page: Page
) -> None:
    await page.locator("#composer-input").fill("/count")
    offered = page.locator(".popup").get_by_role("option")
    await expect(offered).to_have_count(2)
    await page.keyboard.press("ArrowDown")
    await expect(offered.nth(1)).to_have_attribute("aria-selected", "true")
    async with page.expect_response(re.compile("/commands")) as answering:
        await stage.bot.tree.sync()
    await (await answering.value).finished()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("form", name="/count-privately")).to_be_visible()


async def greet(page: Page, typed: str) -> tuple[Locator, Held]:
    """The command's option for the user to greet, with this typed; the suggestions to that are held."""
    await page.locator("#composer-input").fill("/greet ")
    await expect(page.locator(".popup").get_by_role("option")).to_have_text(["World", "Moon"])
    who, held = page.get_by_role("combobox", name="who"), await hold(page, "/autocomplete")
    await who.press_sequentially(typed)
    await held.asked.wait()
    return who, held


async def test_enter_waits_for_the_suggestions_to_what_was_typed(page: Page) -> None:
    who, held = await greet(page, "wor")
    await page.keyboard.press("Enter")
    await held.let_go()
    await expect(who).to_have_value("World")
    await page.keyboard.press("Enter")
    await expect(page.locator("li.message[data-bot] .content").last).to_have_text("Hello planet Earth!")


async def test_late_suggestions_are_not_shown_after_a_choice(page: Page) -> None:
    who, held = await greet(page, "oo")
    await page.get_by_role("option", name="Moon").click()
    await expect(who).to_have_value("Moon")
    await held.let_go()
    await page.keyboard.press("Enter")
    await expect(page.locator("li.message[data-bot] .content").last).to_have_text("Hello the Moon!")


async def test_a_pressed_suggestion_is_not_replaced_until_released(page: Page) -> None:
    who, held = await greet(page, "o")
    await page.get_by_role("option", name="Moon").hover()
    await page.mouse.down()
    await held.let_go()
    await page.mouse.up()
    await expect(who).to_have_value("Moon")


async def test_unsent_text_returns_next_to_newer_text(page: Page) -> None:
    box = page.locator("#composer-input")
    held = await hold(page, "/messages")
    await box.fill("One")
    await page.keyboard.press("Enter")
    await held.asked.wait()
    await box.press_sequentially("Two")
    await held.lose()
    await expect(page.locator(".composer-note")).to_contain_text("broken")
    await expect(box).to_have_value("One\nTwo")
