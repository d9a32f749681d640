"""Commands in the playground's page: found, filled in, sent and answered."""

import asyncio

import pytest
from playwright.async_api import BrowserContext, Route, expect

from tests.browser.stage import ANSWER_SECONDS, Stage, command, visit

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]


async def test_a_command_is_completed_checked_and_answered(stage: Stage, context: BrowserContext) -> None:
    page = await visit(stage, context)
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


async def test_a_command_typed_before_the_commands_are_there_waits_for_them(
    stage: Stage, context: BrowserContext
) -> None:
    page, asked_for, may_come = await context.new_page(), asyncio.Event(), asyncio.Event()

    async def late(route: Route) -> None:
        asked_for.set()
        await may_come.wait()
        await route.continue_()

    await page.route("**/commands?*", late)
    await page.goto(stage.place(stage.mia))
    await page.locator("#composer-input").press_sequentially("/gr")
    await asked_for.wait()
    await page.keyboard.press("Enter")
    await expect(page.locator(".popup")).to_have_text("Loading the commands …")
    await expect(page.locator("#composer-input")).to_have_value("/gr")
    may_come.set()
    await expect(page.get_by_role("form", name="/greet")).to_be_visible()
    assert await page.get_by_text("/gr", exact=True).count() == 0, "it was sent as a message"


async def test_the_page_and_the_commands_follow_the_language_of_the_person(
    stage: Stage, context: BrowserContext
) -> None:
    page = await visit(stage, context, stage.noa)
    await page.get_by_role("combobox", name="Your language").select_option("ja")
    await expect(page.locator("html")).to_have_attribute("lang", "ja")
    await page.locator("#composer-input").fill("/挨")
    await expect(page.locator(".popup").get_by_role("option")).to_contain_text("誰かに挨拶する")
    await page.get_by_role("combobox", name="あなたの言語").select_option("en-GB")
    await expect(page.locator("html")).to_have_attribute("lang", "en-GB")


async def test_thinking_is_shown_until_the_answer_comes(stage: Stage, context: BrowserContext) -> None:
    page = await visit(stage, context)
    await command(page, "wait")
    thinking = page.locator("li.message", has_text="is thinking…")
    await expect(thinking).to_have_count(1)
    stage.bot.may_answer.set()
    await expect(page.locator("li.message").last).to_contain_text("Thought about it")
    await expect(thinking).to_have_count(0)


async def test_a_command_without_an_answer_says_so(stage: Stage, context: BrowserContext) -> None:
    page = await visit(stage, context)
    await command(page, "mute")
    await expect(page.locator("li[data-outgoing='sending']")).to_be_visible()
    await stage.ask("POST", "/world/clock", {"ahead": ANSWER_SECONDS})
    failed = page.locator("li.message", has_text="The application did not respond")
    await expect(failed).to_be_visible()
    await failed.get_by_role("button", name="Dismiss message").click()
    await expect(failed).to_have_count(0)
