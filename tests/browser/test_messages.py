"""Messages in the playground's page: visibility, content and changes."""

import re
from io import BytesIO

import discord
import pytest
from playwright.async_api import BrowserContext, Page, expect

from playground.images import plain_png
from tests.browser.small_bot import Pictures
from tests.browser.stage import Stage, command, visit

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_private_answer_is_marked_seen_by_its_user_only_and_can_be_dismissed(
    stage: Stage, context: BrowserContext, other: BrowserContext
) -> None:
    mine, theirs = await visit(stage, context), await visit(stage, other, stage.noa)
    await command(mine, "secret")
    secret = mine.locator("li.message[data-ephemeral]", has_text="The seven of diamonds")
    await expect(secret).to_contain_text("Only you can see this")
    await mine.locator("#composer-input").fill("Said after it")
    await mine.keyboard.press("Enter")
    await expect(theirs.locator("li.message").last).to_contain_text("Said after it")
    await expect(theirs.get_by_text("The seven of diamonds")).to_have_count(0)
    await secret.get_by_role("button", name="Dismiss message").click()
    await expect(secret).to_have_count(0)
    await mine.reload()
    await expect(mine.locator("li.message").last).to_be_visible()
    await expect(secret).to_have_count(0)


async def test_pictures_have_alt_texts_and_open_large_and_files_are_downloaded(page: Page) -> None:
    await command(page, "pictures")
    message = page.locator("li.message[data-ephemeral]", has=page.get_by_alt_text("Picture 0.png")).last
    await expect(message.get_by_role("img")).to_have_count(Pictures.COUNT)
    boxes = [box for each in await message.get_by_role("img").all() if (box := await each.bounding_box())]
    assert min(box["width"] for box in boxes) > 200, "none is squeezed"
    assert all(box["height"] == pytest.approx(box["width"]) for box in boxes), "nor one that is yet to come"
    await message.get_by_role("button", name="Picture 1.png").click()
    large = page.locator("dialog").get_by_role("img", name="Picture 1.png")
    await expect(large).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(large).to_have_count(0)
    await expect(message.get_by_role("button", name="Picture 1.png")).to_be_focused()
    async with page.expect_download() as downloading:
        await message.get_by_role("link", name="record.jsonl").click()
    download = await downloading.value
    assert download.suggested_filename == "record.jsonl"
    assert (await download.path()).read_bytes() == Pictures.RECORD


async def test_a_spoiler_file_is_covered_until_pressed(stage: Stage, page: Page) -> None:
    channel = await stage.bot.fetch_channel(int(stage.channel))
    assert isinstance(channel, discord.TextChannel)
    secret = discord.File(BytesIO(plain_png("#1f6f54")), "end.png", spoiler=True, description="The end")
    await channel.send("Who won", file=secret)
    message = page.locator("li.message", has_text="Who won")
    await message.get_by_role("button", name="Spoiler").click()
    await message.get_by_role("button", name="The end").click()
    await expect(page.locator("dialog").get_by_role("img", name="The end")).to_be_visible()


async def test_a_private_message_that_changes_is_read_out(page: Page) -> None:
    await page.evaluate(
        """() => {
          window.said = [];
          const told = (changes) => changes.forEach((each) => each.addedNodes.forEach((node) => said.push(node.textContent)));
          new MutationObserver(told).observe(document.getElementById("announcer"), { childList: true });
        }"""
    )
    await command(page, "count-privately")
    message = page.locator("li.message[data-ephemeral]", has_text="Counted").last
    await message.get_by_role("button", name="Add one").click()
    await expect(message).to_contain_text("Counted 1")
    said = await page.evaluate("said")
    assert ["Counted 0" in said[0], "Counted 1" in said[1], len(said)] == [True, True, 2]


async def test_mentions_notify_users_in_every_channel(
    stage: Stage, context: BrowserContext, other: BrowserContext
) -> None:
    mine, theirs = await visit(stage, context), await visit(stage, other, stage.noa, stage.other_channel)
    name = await theirs.locator("[data-person-id][aria-current] .person-name").text_content()
    assert name is not None
    await mine.locator("#composer-input").press_sequentially(f"Now @{name[:2]}")
    await expect(mine.locator(".popup").get_by_role("option", name=name)).to_be_visible()
    await mine.keyboard.press("Enter")
    await mine.keyboard.press("Enter")
    await expect(mine.locator("li.message").last.locator(".mention")).to_have_text(f"@{name}")
    await expect(theirs).to_have_title(re.compile(r"^\(1\) "))
    await theirs.locator(f"[data-channel-id='{stage.channel}']").click()
    called = theirs.locator("li.message[data-mentioned]").last
    await expect(called).to_contain_text("Now")
    await expect(theirs).to_have_title(re.compile("^#"))
    await called.hover()
    await called.get_by_role("button", name="Reply").click()
    await expect(theirs.locator("#composer-input")).to_be_focused()
    await theirs.keyboard.type("Coming")
    await theirs.keyboard.press("Enter")
    answer = mine.locator("li.message", has_text="Coming").last
    await answer.get_by_role("button", name=re.compile("Show the message this replies to")).click()
    await expect(mine.locator("li.message:focus")).to_contain_text("Now")


SCROLL_UP_AND_CHANGE = """() => {
  document.getElementById("scroller").scrollTop = 0;
  document.querySelector("[data-action=dismiss]").click();
}"""


async def test_scrolling_up_is_not_reset_by_a_concurrent_change(stage: Stage, context: BrowserContext) -> None:
    for number in range(40):
        await stage.say(stage.noa, f"Number {number}")
    page = await visit(stage, context)
    await command(page, "secret")
    secret = page.locator("li.message[data-ephemeral]")
    await expect(secret).to_be_in_viewport()
    await page.evaluate(SCROLL_UP_AND_CHANGE)
    await expect(secret).to_have_count(0)
    await expect(page.locator("li.message", has_text="Number 0")).to_be_in_viewport()


async def test_the_button_to_the_newest_message_works_while_messages_arrive(
    stage: Stage, context: BrowserContext
) -> None:
    for number in range(40):
        await stage.say(stage.noa, f"Number {number}")
    page = await visit(stage, context)
    await expect(page.locator("li.message", has_text="Number 39")).to_be_in_viewport()
    await page.locator("li.message").first.scroll_into_view_if_needed()
    jump = page.get_by_role("button", name="Jump to the newest")
    await jump.locator("svg").hover()
    await page.mouse.down()
    await stage.say(stage.noa, "One more")
    await expect(page.get_by_role("button", name="1 new")).to_be_visible()
    await page.mouse.up()
    await expect(page.locator("li.message", has_text="One more")).to_be_in_viewport()


async def test_own_messages_are_edited_and_deleted(page: Page) -> None:
    box = page.locator("#composer-input")
    await box.fill("A frist try")
    await box.press("Enter")
    message = page.locator("li.message", has_text="try").last
    await expect(message).to_be_visible()
    await box.press("ArrowUp")
    await page.get_by_role("textbox", name="Edit message").fill("A first try")
    await page.keyboard.press("Enter")
    await expect(message.locator(".content")).to_have_text("A first try(edited)")
    await message.hover()
    await message.get_by_role("button", name="Add a reaction").click()
    await page.get_by_role("button", name="React with ⭐").click()
    await expect(message.get_by_role("button", name="⭐: 1", pressed=True)).to_be_visible()
    await message.hover()
    await message.get_by_role("button", name="Delete").click()
    await page.get_by_role("alertdialog").get_by_role("button", name="Delete").click()
    await expect(page.get_by_text("A first try")).to_have_count(0)


async def test_a_link_to_a_message_opens_it_in_the_page(stage: Stage, context: BrowserContext) -> None:
    there, here = (int(each) for each in (stage.other_channel, stage.channel))
    channel, other = await stage.bot.fetch_channel(here), await stage.bot.fetch_channel(there)
    assert isinstance(channel, discord.TextChannel)
    assert isinstance(other, discord.TextChannel)
    aim = await other.send("Where the link leads")
    path = f"channels/{stage.guild}/{there}/{aim.id}"
    view = discord.ui.View()
    view.add_item(discord.ui.Button(label="Go there", url=f"{stage.url}/{path}"))
    await channel.send(f"[As Discord writes it](https://discord.com/{path})", view=view)
    page = await visit(stage, context)
    pages = len(context.pages)
    for name in ("Go there", "As Discord writes it"):
        await page.get_by_role("link", name=name).last.click()
        await expect(page.locator(f'li.message[data-key="{aim.id}"]')).to_be_focused()
        assert len(context.pages) == pages, "in no window of its own"
        await page.go_back()
    await page.goto(f"{stage.url}/{path}")
    await expect(page.locator(f'li.message[data-key="{aim.id}"]')).to_be_focused()
