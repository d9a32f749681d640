"""The playground's page before the bot connects."""

import pytest
from playwright.async_api import BrowserContext, expect

from tests.browser.stage import staged, visit

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_command_waits_for_the_bot_and_its_suggestions_come_with_it(context: BrowserContext) -> None:
    async with staged() as empty:
        stage = await empty.with_new_channels("early")
        page = await visit(stage, context)
        await expect(page.locator("#banners")).to_contain_text("offline")
        await expect(page.locator("#beginning")).not_to_be_empty()
        box = page.locator("#composer-input")
        await box.press_sequentially("/gr")
        await page.keyboard.press("Enter")
        await expect(box).to_have_value("/gr")
        async with stage.with_bot():
            await expect(page.get_by_role("form", name="/greet")).to_be_visible()
            await expect(page.get_by_role("option", name="World")).to_be_visible()
            await expect(page.locator("#banners")).to_be_empty()
