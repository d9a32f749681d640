"""The page's connection to the playground: the first user, and events during requests."""

import re

import pytest
from playwright.async_api import Browser, BrowserContext, Page, expect

from tests.browser.held import hold
from tests.browser.playing import open_thread, window
from tests.browser.stage import Stage, command, visit, visit_by_line, visit_holding

FRAMES = """async (count) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}"""

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_new_user_has_the_language_of_the_browser(browser: Browser, stage: Stage) -> None:
    for wish, language in (("ja-JP", "ja"), ("en-US", "en-US"), ("en-AU", "en-US")):
        async with window(browser, locale=wish) as context:
            page = await context.new_page()
            await page.goto(stage.url)
            await expect(page).to_have_url(re.compile(r"\?as=\d+&channel=\d+$"))
            await expect(page.locator("html")).to_have_attribute("lang", language)


async def test_after_a_broken_connection_missed_events_are_fetched(stage: Stage, context: BrowserContext) -> None:
    page, line = await visit_by_line(stage, context)
    await expect(page.locator("#beginning")).not_to_be_empty()
    await line.cut()
    await expect(page.locator("#banners")).to_contain_text("broken")
    await stage.say(stage.noa, "Said meanwhile")
    line.mend()
    await expect(page.locator("li.message", has_text="Said meanwhile")).to_be_visible()
    await expect(page.locator("#banners")).to_be_empty()


async def test_a_press_during_a_broken_connection_waits_for_it(stage: Stage, context: BrowserContext) -> None:
    page, line = await visit_by_line(stage, context)
    await command(page, "choose")
    suits = page.locator("li.message").get_by_role("combobox")
    await expect(suits).to_be_visible()
    await line.cut()
    await expect(page.locator("#banners")).to_contain_text("broken")
    await suits.click()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(suits).to_have_attribute("aria-busy", "true")
    line.mend()
    await expect(page.locator("li.message[data-ephemeral]")).to_contain_text("Chosen: Clubs")
    await expect(suits).not_to_have_attribute("aria-busy", "true")


async def test_a_form_sent_as_the_connection_broke_can_be_sent_again(stage: Stage, context: BrowserContext) -> None:
    page, line = await visit_by_line(stage, context)
    await command(page, "form")
    dialog = page.get_by_role("dialog", name="New table")
    await dialog.get_by_role("textbox", name="Name").fill("Friday")
    held = await hold(page, "/modal", times=1)
    await page.keyboard.press("Enter")
    await held.asked.wait()
    await line.cut()
    await expect(dialog).to_contain_text("The line to the playground is broken")
    await held.lose()
    await dialog.get_by_role("button", name="Submit").click()
    line.mend()
    await expect(page.locator("li.message[data-ephemeral]")).to_contain_text("Made Friday, Large")
    await expect(dialog).to_have_count(0)


@pytest.mark.parametrize("path", ["/dms", "/messages", "/commands"])
async def test_failed_fetches_are_retried(stage: Stage, context: BrowserContext, path: str) -> None:
    await stage.say(stage.noa, "Hello")
    page, held = await visit_holding(stage, context, path)
    await held.lose()
    await expect(page.locator("li.message", has_text="Hello")).to_be_visible()
    await page.locator("#composer-input").fill("/gr")
    await expect(page.get_by_role("option", name="/greet")).to_be_visible()


async def test_messages_before_the_connection_opens_are_not_missed(stage: Stage, context: BrowserContext) -> None:
    page, line = await visit_by_line(stage, context, whole=False)
    held = await hold(page, f"/{stage.other_channel}/messages", answered=True, times=1)
    await page.locator(f"#sidebar [data-channel-id='{stage.other_channel}']").click()
    await held.asked.wait()
    await stage.say(stage.noa, "Said meanwhile", stage.other_channel)
    line.mend()
    said = page.locator("li.message", has_text="Said meanwhile")
    await expect(said).to_be_visible()
    await held.let_go()
    await stage.say(stage.noa, "Said later", stage.other_channel)
    await expect(page.locator("li.message", has_text="Said later")).to_be_visible()
    assert await said.count() == 1


async def test_events_during_a_fetch_are_not_undone(stage: Stage, page: Page) -> None:
    await expect(page.locator("#beginning")).not_to_be_empty()
    held = await hold(page, "/world", answered=True)
    server = await stage.ask("POST", "/world/guilds", {"name": f"Server {stage.channel}"})
    await held.asked.wait()
    await stage.ask("POST", "/world/channels", {"guild_id": stage.guild, "name": "made-meanwhile"})
    made = page.locator("#sidebar").get_by_role("link", name="made-meanwhile")
    await expect(made).to_be_visible()
    await open_thread(page, "A thread of mine")
    await page.locator("#composer-input").fill("Half a sentence")
    await held.let_go()
    await expect(page.locator(f"#sidebar [data-guild-id='{server['id']}']")).to_be_attached()
    await expect(made).to_be_visible()
    await expect(page.locator("#messages")).to_have_attribute("aria-label", re.compile("A thread of mine"))
    await expect(page.locator("#composer-input")).to_be_focused()
    await expect(page.locator("#composer-input")).to_have_value("Half a sentence")


async def test_late_conversations_are_not_shown_to_another_user(stage: Stage, context: BrowserContext) -> None:
    await (await stage.bot.fetch_user(int(stage.mia))).send("Psst")
    page, held = await visit_holding(stage, context, "/dms", answered=True)
    await page.get_by_role("link", name="Be Noa", exact=True).click()
    await expect(page.locator("#beginning")).not_to_be_empty()
    await held.let_go()
    await stage.say(stage.mia, "Hello")
    await expect(page.locator("li.message", has_text="Hello")).to_be_visible()
    await expect(page.locator("#sidebar [data-key=directs] li")).to_have_count(0)


async def test_a_thread_is_created_once_and_opened(page: Page) -> None:
    begun: list[str] = []
    page.on("request", lambda request: begun.append(request.url) if request.url.endswith("/threads") else None)
    held = await hold(page, "/threads")
    await page.get_by_role("button", name="New thread").click()
    await page.keyboard.type("Once")
    await page.keyboard.press("Enter")
    await held.asked.wait()
    await page.keyboard.press("Enter")
    await held.let_go()
    await expect(page.locator("#messages")).to_have_attribute("aria-label", re.compile("Once"))
    await expect(page.locator("#composer-input")).to_be_focused()
    assert len(begun) == 1


async def test_threads_are_created_in_server_channels_only(stage: Stage, context: BrowserContext) -> None:
    mia = await stage.bot.fetch_user(int(stage.mia))
    direct = await mia.create_dm()
    page = await visit(stage, context)
    begin = page.get_by_role("button", name="New thread")
    await expect(begin).to_be_visible()
    await page.locator(f'[data-go="{direct.id}"]').click()
    await expect(page.locator("#messages")).to_have_attribute("aria-label", re.compile("Sevens"))
    await expect(begin).to_have_count(0)


async def test_a_pressed_tool_is_not_replaced_by_messages_elsewhere(stage: Stage, page: Page) -> None:
    await expect(page.locator("#beginning")).not_to_be_empty()
    await page.get_by_role("button", name="New thread").hover()
    await page.mouse.down()
    await stage.say(stage.noa, "Elsewhere", stage.other_channel)
    await expect(page).to_have_title(re.compile("^• "))
    await page.mouse.up()
    await expect(page.get_by_role("dialog", name="New thread")).to_be_visible()


async def test_a_pressed_channel_is_not_replaced_when_another_is_created_above_it(stage: Stage, page: Page) -> None:
    await expect(page.locator("#beginning")).not_to_be_empty()
    lower = (await stage.ask("GET", "/world"))["guilds"][1]["channels"][0]
    await page.get_by_role("link", name=lower["name"]).hover()
    await page.mouse.down()
    for number in range(3):
        await stage.ask("POST", "/world/channels", {"guild_id": stage.guild, "name": f"above-{number}"})
    await stage.say(stage.noa, "Elsewhere", stage.other_channel)
    await expect(page).to_have_title(re.compile("^• "))
    await page.mouse.up()
    await expect(page).to_have_url(re.compile(f"channel={lower['id']}"))
    await expect(page.get_by_role("link", name="above-2")).to_be_visible()


async def test_a_link_to_an_old_message_works_while_older_ones_are_fetched(
    stage: Stage, context: BrowserContext
) -> None:
    oldest = await stage.say(stage.noa, "The oldest")
    for number in range(120):
        await stage.say(stage.noa, f"Number {number}")
    await stage.ask(
        "POST",
        f"/people/{stage.noa}/channels/{stage.channel}/messages",
        {"content": "An answer", "reply_to": oldest["id"]},
    )
    page = await visit(stage, context)
    answer = page.locator("li.message", has_text="An answer")
    await expect(answer).to_be_visible()
    held = await hold(page, f"/{stage.channel}/messages")
    await page.get_by_role("button", name="Show older messages").press("Enter")
    await held.asked.wait()
    await answer.get_by_role("button", name="Show the message this replies to").click()
    await page.evaluate(FRAMES, 60)
    await held.let_go()
    await expect(page.locator(f"li.message[data-message-id='{oldest['id']}']")).to_be_focused()
