"""On a phone, a newcomer is led to play, learn, rules and settings by the empty channel and by `/help`; and each setting
says what it does."""

import pytest
from playwright.async_api import Browser, ViewportSize, expect

from i18n import Texts, texts_in
from tests.browser.playing import fits_in_width, private, run_command, thread_in
from tests.e2e.playing import ENGLISH, JAPANESE, Labels

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PHONE: ViewportSize = {"width": 360, "height": 740}
LEADS = {
    "help-play": "picker-title",
    "learn-button": "learn-which",
    "daily-button": "daily-how",
    "board-rules": "game-shichi-narabe",
    "help-settings": "settings-title",
    "help-stats": "stats-empty",
}
"""The buttons of the page, each with a text of the page that it leads to."""


@pytest.mark.parametrize("labels", [ENGLISH, JAPANESE], ids=lambda labels: labels.language)
async def test_help_fits_on_a_phone_and_leads_on(browser: Browser, address: str, labels: Labels) -> None:
    texts = texts_in(labels.language)
    async with thread_in(browser, address, f"help {labels.language}", labels, PHONE) as page:
        offered = page.locator("#beginning .starter strong")
        await expect(offered).to_have_text(
            [f"/{texts(f'command-{name}')}" for name in ("play", "learn", "help", "rules")]
        )
        for number, (button, led_to) in enumerate(LEADS.items(), start=1):
            await run_command(page, "/" + texts("command-help")[:2], texts("command-help"))
            await expect(private(page)).to_have_count(number)
            shown = private(page).last
            await expect(shown).to_contain_text(texts("help-text"))
            await expect(shown).to_be_in_viewport(ratio=1)
            await fits_in_width(page)
            for each in LEADS:
                await expect(shown.get_by_role("button", name=texts(each), exact=True)).to_be_in_viewport(ratio=1)
            await shown.get_by_role("button", name=texts(button), exact=True).tap()
            pieces = texts(led_to, name="…").splitlines()[0].removeprefix("## ").split("…")
            await expect(private(page).last).to_contain_text(max(pieces, key=len).strip())


SWITCHES = {"suits": ("off", "on"), "large": ("off", "on"), "pings": ("on", "off"), "auto": ("off", "on")}
"""Each with its value before and after a press."""


@pytest.mark.parametrize("labels", [ENGLISH, JAPANESE], ids=lambda labels: labels.language)
async def test_each_setting_says_what_it_does_beside_its_value(browser: Browser, address: str, labels: Labels) -> None:
    texts = texts_in(labels.language)
    async with thread_in(browser, address, f"settings {labels.language}", labels, PHONE) as page:
        await run_command(page, "/" + texts("command-settings")[:2], texts("command-settings"))
        shown = private(page).last
        await expect(shown.get_by_role("button", name="▶", exact=True)).to_be_visible()
        await fits_in_width(page)
        for which, (before, after) in SWITCHES.items():
            name, _, what = texts(f"settings-{which}-what").partition("\n-# ")
            if not await shown.get_by_text(name.strip("*"), exact=True).count():
                await shown.get_by_role("button", name="▶", exact=True).tap()
                await expect(shown.get_by_text(name.strip("*"), exact=True)).to_be_visible()
            await expect(shown).to_contain_text(what.replace("*", ""))
            section = shown.locator(".section", has_text=name.strip("*"))
            value = section.get_by_role("button")
            await expect(value).to_have_text(said(texts, which, before))
            box = await value.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= PHONE["width"]
            await value.tap()
            await expect(value).to_have_text(said(texts, which, after))


def said(texts: Texts, which: str, end: str) -> str:
    """How a switch says that it is on or off: many say only that."""
    own = f"settings-{which}-{end}"
    return texts(own if texts.has(own) else f"settings-{end}")
