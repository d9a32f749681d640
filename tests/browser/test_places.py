"""On a phone: an application among one's own, in a group and in servers with and without the bot."""

import asyncio
import re

import pytest
from playwright.async_api import BrowserContext, Page, Route, ViewportSize, expect

from tests.browser.stage import Stage, command, visit
from tests.e2e.playing import EVERY_LANGUAGE, Labels

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PHONE: ViewportSize = {"width": 360, "height": 640}
CUT = """(sidebar) => [...sidebar.querySelectorAll("button .channel-name")]
  .filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)"""
"""The buttons of the sidebar whose words are cut off."""


async def in_sidebar(page: Page, button: str) -> None:
    if not await page.locator("#sidebar.is-open").count():
        await page.locator("[data-key=menu]").click()
    await page.locator("#sidebar").get_by_role("button", name=button, exact=True).click()


async def offers(page: Page, name: str) -> bool:
    """Whether a command is offered here."""
    await page.locator("#composer-input").fill(f"/{name}")
    found = page.get_by_role("option", name=f"/{name}")
    await expect(found.or_(page.get_by_text("No command matches.")).first).to_be_visible()
    is_offered = await found.count() > 0
    await page.locator("#composer-input").fill("")
    return is_offered


async def test_who_has_installed_an_app_brings_it_to_a_group(
    stage: Stage, context: BrowserContext, other: BrowserContext
) -> None:
    page = await visit(stage, context)
    await page.set_viewport_size(PHONE)
    with stage.bot.one_more_command("table"):
        await stage.bot.tree.sync()
        await in_sidebar(page, "New message")
        for name in ("Noa", "Aki"):
            await page.get_by_role("option", name=name).click()
        await page.get_by_role("button", name="Done").click()
        await expect(page.locator("h1")).to_have_text("Noa, Aki")
        await expect(page.locator("#composer-input")).to_have_attribute("placeholder", "Message Noa, Aki")
        group = re.search(r"channel=(\d+)", page.url)
        assert group is not None
        assert not await offers(page, "table")
        await in_sidebar(page, "Add Sevens to my apps")
        await expect(page.get_by_role("button", name="Remove Sevens from my apps")).to_be_visible()
        await page.keyboard.press("Escape")
        await command(page, "table")
        theirs = await visit(stage, other, stage.noa, group[1])
        await expect(theirs.locator("h1")).to_have_text("Mia, Aki")
        assert not await offers(theirs, "table")
        await theirs.get_by_role("button", name="Add one").click()
        await expect(page.get_by_text("Counted 1")).to_be_visible()
        await in_sidebar(page, "Remove Sevens from my apps")
    await stage.bot.tree.sync()


async def test_people_are_added_to_a_group_and_leave_it(
    stage: Stage, context: BrowserContext, other: BrowserContext
) -> None:
    lou = await stage.newcomer("en-US", "Lou")
    body = {"recipients": [stage.noa, await stage.newcomer("en-US", "Kim")], "name": "Friday"}
    group = (await stage.ask("POST", f"/people/{stage.mia}/dms", body))["id"]
    page = await visit(stage, context, channel=group)
    await page.set_viewport_size(PHONE)
    theirs = await visit(stage, other, lou)
    header = page.locator("#header")
    await header.get_by_role("button", name="Add people").click()
    await expect(page.get_by_role("option", name="Lou")).to_be_visible()
    assert not await page.get_by_role("option", name="Noa").count(), "she is in it"
    await page.get_by_role("option", name="Lou").click()
    await page.get_by_role("button", name="Done").click()
    await expect(page.get_by_text("Mia added Lou to the group.")).to_be_visible()
    assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    await theirs.get_by_role("link", name="Friday").click()
    await expect(theirs.locator("h1")).to_have_text("Friday")
    await expect(theirs.get_by_text("Mia added Lou to the group.")).to_be_visible()
    await header.get_by_role("button", name="Leave the group").click()
    await page.get_by_role("alertdialog").get_by_role("button", name="Leave the group").click()
    await expect(page.locator("h1")).not_to_have_text("Friday")
    await expect(theirs.get_by_text("Mia left the group.")).to_be_visible()
    await page.locator("[data-key=menu]").click()
    await expect(page.locator("#sidebar").get_by_role("link", name="Friday")).to_have_count(0)


async def test_a_server_of_ones_own_has_the_bot_when_it_is_added(stage: Stage, page: Page) -> None:
    await page.set_viewport_size(PHONE)
    await in_sidebar(page, "New server")
    await page.get_by_label("Name of the server").fill("Elsewhere")
    is_seen = asyncio.Event()

    async def late(route: Route) -> None:
        await is_seen.wait()
        await route.continue_()

    await page.route(re.compile(r"/commands$"), late)
    await page.keyboard.press("Enter")
    await expect(page.locator("h1")).to_have_text("general")
    await page.locator("#composer-input").fill("/greet")
    await expect(page.get_by_text("Loading the commands…")).to_be_visible()
    is_seen.set()
    assert not await offers(page, "greet")
    await in_sidebar(page, "Settings of Elsewhere")
    await page.get_by_role("option", name="Add Sevens to this server").click()
    await page.keyboard.press("Escape")
    await page.locator("#composer-input").fill("/greet")
    await expect(page.get_by_role("option", name="/greet")).to_be_visible()


@pytest.mark.parametrize("labels", EVERY_LANGUAGE, ids=lambda labels: labels.language)
async def test_its_words_fit_a_narrow_window(stage: Stage, context: BrowserContext, labels: Labels) -> None:
    texts, guild = labels.texts, "Server"
    owner = await stage.newcomer(labels.locale, f"Owner {labels.language}")
    await stage.ask("POST", "/world/guilds", {"name": guild, "bot": "gone", "owner_id": owner})
    page = await visit(stage, context, owner)
    await page.set_viewport_size(PHONE)
    await in_sidebar(page, texts("playground-server-settings", guild=guild))
    for name in (texts("playground-add-app", app="Sevens"), texts("playground-external-off")):
        await expect(page.get_by_role("option", name=name)).to_be_visible()
    await page.keyboard.press("Escape")
    assert await page.locator("#sidebar").evaluate(CUT) == []
