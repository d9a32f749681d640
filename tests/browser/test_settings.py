"""The settings on a phone: each one's name and effect, with its value beside it, in the window's width."""

import re

import pytest
from playwright.async_api import Browser, ViewportSize, expect

from i18n import texts_in
from tests.browser.playing import fits_in_width, private, run_command, thread_in
from tests.e2e.playing import ENGLISH, JAPANESE, Labels

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

PHONE: ViewportSize = {"width": 360, "height": 740}
SWITCHES = {"suits": ("two", "four"), "large": ("off", "on"), "pings": ("on", "off"), "auto": ("off", "on")}
"""Each with its value before and after a press."""


@pytest.mark.parametrize("labels", [ENGLISH, JAPANESE], ids=lambda labels: labels.language)
async def test_each_setting_says_what_it_does_beside_its_value(browser: Browser, address: str, labels: Labels) -> None:
    texts = texts_in(labels.language)
    async with thread_in(browser, address, f"settings {labels.language}", labels, PHONE) as page:
        await run_command(page, "/" + texts("command-settings")[:2], texts("command-settings"))
        shown = private(page).last
        await expect(shown).to_contain_text(texts("settings-language-what").replace("*", ""))
        await fits_in_width(page)
        for which, (before, after) in SWITCHES.items():
            what = re.sub(r"\*", "", texts(f"settings-{which}-what"))
            section = shown.locator(".section", has_text=what)
            value = section.get_by_role("button")
            await expect(value).to_have_text(texts(f"settings-{which}-{before}"))
            box = await value.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= PHONE["width"]
            await value.tap()
            await expect(value).to_have_text(texts(f"settings-{which}-{after}"))
