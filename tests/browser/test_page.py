"""The playground's page in Chromium, with a small bot of discord.py's on the other side."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from io import BytesIO
from typing import ClassVar, Literal

import discord
import pytest
import pytest_asyncio
from discord import app_commands, ui
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route
from playwright.async_api import Browser, BrowserContext, Page, WebSocketRoute, async_playwright, expect
from playwright.async_api import Route as BrowserRoute
from yarl import URL

from playground import server
from playground.images import plain_png
from tests.browser.conftest import CHROMIUM, FLAGS

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not CHROMIUM.exists(), reason="no Chromium on this machine"),
]


class Japanese(app_commands.Translator):
    WORDS: ClassVar = {"greet": "挨拶", "Greet somebody": "誰かに挨拶する", "who": "相手"}

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        return self.WORDS.get(string.message) if locale is discord.Locale.japanese else None


class Counter(ui.LayoutView):
    """A message whose only button has another custom_id after every press."""

    def __init__(self, count: int = 0) -> None:
        super().__init__(timeout=None)
        button = ui.Button[Counter](label="Add one", custom_id=f"count:{count}", style=discord.ButtonStyle.primary)
        button.callback = self.add
        self.count = count
        self.add_item(
            ui.Container(
                ui.TextDisplay(f"Counted **{count}**"),
                ui.ActionRow(button, ui.Button(label="Later", custom_id=f"later:{count}", disabled=True)),
                accent_colour=0x1F6F54,
            )
        )

    async def add(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=Counter(self.count + 1))


class Choices(ui.LayoutView):
    def __init__(self, *labels: str) -> None:
        super().__init__(timeout=None)
        options = [discord.SelectOption(label=label) for label in labels]
        select = ui.Select[Choices](custom_id="suits", placeholder="Suits", options=options, min_values=1, max_values=2)

        async def chosen(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(f"Chosen: {', '.join(select.values)}", ephemeral=True)

        select.callback = chosen
        self.add_item(ui.ActionRow(select))


class Pictures(ui.LayoutView):
    """Three pictures, each with words of its own, and a file to download."""

    COUNT: ClassVar = 3
    RECORD: ClassVar = b'{"game": "jig"}\n'

    def __init__(self) -> None:
        super().__init__(timeout=None)
        names = [f"{number}.png" for number in range(self.COUNT)]
        shown = [discord.MediaGalleryItem(f"attachment://{name}", description=f"Picture {name}") for name in names]
        self.add_item(ui.Container(ui.MediaGallery(*shown), ui.File("attachment://record.jsonl")))

    @classmethod
    def files(cls) -> list[discord.File]:
        pictures = [
            discord.File(BytesIO(plain_png("#1f6f54", side=400)), f"{number}.png") for number in range(cls.COUNT)
        ]
        return [*pictures, discord.File(BytesIO(cls.RECORD), "record.jsonl")]


class Form(ui.Modal, title="New table"):
    name = ui.Label(text="Name", component=ui.TextInput[ui.Modal](min_length=3, max_length=20))
    size = ui.Label(
        text="Size",
        component=ui.RadioGroup[ui.Modal](
            options=[discord.RadioGroupOption(label="Small"), discord.RadioGroupOption(label="Large", default=True)]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.name.component, ui.TextInput)
        assert isinstance(self.size.component, ui.RadioGroup)
        await interaction.response.send_message(
            f"Made {self.name.component.value}, {self.size.component.value}", ephemeral=True
        )


class Bot(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default(), max_messages=None)
        self.tree = app_commands.CommandTree(self)
        self.may_answer = asyncio.Event()

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Japanese())

        @self.tree.command(name="greet", description="Greet somebody")
        async def greet(
            interaction: discord.Interaction, who: str, times: app_commands.Range[int, 1, 3] | None = None
        ) -> None:
            await interaction.response.send_message(" ".join([f"Hello {who}!"] * (times or 1)))

        @greet.autocomplete("who")
        async def names(_: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
            known = {"World": "planet Earth", "Moon": "the Moon"}
            return [
                app_commands.Choice(name=name, value=value)
                for name, value in known.items()
                if current.lower() in name.lower()
            ]

        @self.tree.command(name="secret", description="Tell a secret")
        async def secret(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("The seven of diamonds", ephemeral=True)

        @self.tree.command(name="wait", description="Think for a while")
        async def wait(interaction: discord.Interaction) -> None:
            await interaction.response.defer(thinking=True)
            await self.may_answer.wait()
            await interaction.followup.send("Thought about it")

        @self.tree.command(name="mute", description="Say nothing")
        async def mute(_: discord.Interaction) -> None: ...

        @self.tree.command(name="count", description="Count")
        async def count(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(view=Counter())

        @self.tree.command(name="count-privately", description="Count for one person")
        async def count_privately(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(view=Counter(), ephemeral=True)

        @self.tree.command(name="choose", description="Choose suits")
        async def choose(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(view=Choices("Clubs", "Hearts", "Spades"))

        @self.tree.command(name="choose-many", description="Choose among many suits")
        async def choose_many(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(view=Choices(*(f"Suit {number}" for number in range(1, 26))))

        @self.tree.command(name="pictures", description="Three pictures and a file")
        async def pictures(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(view=Pictures(), files=Pictures.files(), ephemeral=True)

        @self.tree.command(name="form", description="Fill in a form")
        async def form(interaction: discord.Interaction) -> None:
            await interaction.response.send_modal(Form())

        await self.tree.sync()


@dataclass(frozen=True)
class Stage:
    """Where the tests play: the playground's address, two people in one channel, a browser."""

    url: str
    channel: str
    other_channel: str
    mia: str
    noa: str
    browser: Browser
    bot: Bot

    def place(self, person: str, channel: str | None = None) -> str:
        return f"{self.url}/?as={person}&channel={channel or self.channel}"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def stage() -> AsyncIterator[Stage]:
    async with server.serve(port=0) as playground, async_playwright() as playwright:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Route, "BASE", f"{playground.url}/api/v10")
            patch.setattr(Asset, "BASE", f"{playground.url}/cdn")
            gateway = URL(playground.url).with_scheme("ws") / "gateway"
            patch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
            bot = Bot()
            running = asyncio.create_task(bot.start("playground"))
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
            page = await browser.new_page()
            world = await (await page.request.get(f"{playground.url}/world")).json()
            mia, noa = [
                (await (await page.request.post(f"{playground.url}/people", data=person)).json())["id"]
                for person in ({"global_name": "Mia", "locale": "en-US"}, {"global_name": "Noa", "locale": "en-GB"})
            ]
            await page.close()
            channel, other = (channel["id"] for channel in world["guilds"][0]["channels"][:2])
            await asyncio.wait_for(bot.wait_until_ready(), 10)
            yield Stage(playground.url, channel, other, mia, noa, browser, bot)
            await browser.close()
            await bot.close()
            await running


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def windows(stage: Stage) -> AsyncIterator[list[BrowserContext]]:
    """Two windows: pages behind others in one window are slowed down."""
    windows = [
        await stage.browser.new_context(viewport={"width": 1100, "height": 760}, reduced_motion="reduce")
        for _ in range(2)
    ]
    for window in windows:
        window.set_default_timeout(5000)
    yield windows
    for window in windows:
        await window.close()


@pytest_asyncio.fixture(loop_scope="module")
async def context(windows: list[BrowserContext]) -> AsyncIterator[BrowserContext]:
    yield windows[0]
    for page in windows[0].pages:
        await page.close()


@pytest_asyncio.fixture(loop_scope="module")
async def other(windows: list[BrowserContext]) -> AsyncIterator[BrowserContext]:
    yield windows[1]
    for page in windows[1].pages:
        await page.close()


async def visit(stage: Stage, context: BrowserContext, person: str | None = None, channel: str | None = None) -> Page:
    page = await context.new_page()
    await page.goto(stage.place(person or stage.mia, channel))
    await expect(page.locator("#messages")).to_have_attribute("aria-label", re.compile("#"))
    return page


async def command(page: Page, name: str) -> None:
    box = page.locator("#composer-input")
    await box.fill(f"/{name}")
    await page.get_by_role("option", name=f"/{name}").first.click()
    await page.get_by_role("button", name=f"Send /{name}").press("Enter")


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

    async def late(route: BrowserRoute) -> None:
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


async def test_a_newcomer_is_somebody_who_speaks_the_language_of_the_browser(stage: Stage) -> None:
    for wish, language in (("ja-JP", "ja"), ("en-US", "en-US"), ("en-AU", "en-US")):
        context = await stage.browser.new_context(locale=wish)
        page = await context.new_page()
        await page.goto(stage.url)
        await expect(page).to_have_url(re.compile(r"\?as=\d+&channel=\d+$"))
        await expect(page.locator("html")).to_have_attribute("lang", language)
        await context.close()


async def test_a_private_answer_is_marked_seen_by_its_person_only_and_can_be_put_away(
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
    await page.request.post(f"{stage.url}/world/clock", data={"ahead": 4})
    failed = page.locator("li.message", has_text="The application did not respond")
    await expect(failed).to_be_visible()
    await failed.get_by_role("button", name="Dismiss message").click()
    await expect(failed).to_have_count(0)


async def test_the_pressed_button_keeps_focus_while_its_message_changes(stage: Stage, context: BrowserContext) -> None:
    page = await visit(stage, context)
    await command(page, "count")
    message = page.locator("li.message", has_text="Counted").last
    await message.get_by_role("button", name="Add one").focus()
    for count in range(1, 4):
        await page.keyboard.press("Enter")
        await expect(message).to_contain_text(f"Counted {count}")
    assert await page.evaluate("document.activeElement.dataset.customId") == "count:3"
    await expect(message.get_by_role("button", name="Later")).to_be_disabled()


async def test_several_options_are_chosen_by_keyboard(stage: Stage, context: BrowserContext) -> None:
    page = await visit(stage, context)
    await command(page, "choose")
    await page.get_by_role("combobox", name="Suits").last.press("Enter")
    for key in ("Enter", "ArrowDown", "ArrowDown", "Space", "Tab", "Enter"):
        await page.keyboard.press(key)
    await expect(page.locator("li.message[data-ephemeral]", has_text="Chosen: Clubs, Spades")).to_be_visible()


async def test_several_options_are_chosen_with_the_mouse_and_kept_back_with_escape(
    stage: Stage, context: BrowserContext
) -> None:
    page = await visit(stage, context)
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


async def test_pictures_have_words_open_large_and_files_are_downloaded(stage: Stage, context: BrowserContext) -> None:
    page = await visit(stage, context)
    await command(page, "pictures")
    message = page.locator("li.message[data-ephemeral]", has=page.get_by_alt_text("Picture 0.png")).last
    await expect(message.get_by_role("img")).to_have_count(Pictures.COUNT)
    wide = [box["width"] for each in await message.get_by_role("img").all() if (box := await each.bounding_box())]
    assert min(wide) > 200, "none is squeezed"
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


async def test_a_private_message_that_changes_is_read_out(stage: Stage, context: BrowserContext) -> None:
    page = await visit(stage, context)
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


async def test_a_modal_is_checked_before_it_is_sent(stage: Stage, context: BrowserContext) -> None:
    page = await visit(stage, context)
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


async def test_mentions_call_people_wherever_they_are(
    stage: Stage, context: BrowserContext, other: BrowserContext
) -> None:
    mine, theirs = await visit(stage, context), await visit(stage, other, stage.noa, stage.other_channel)
    name = await theirs.locator("[data-person-id][aria-current] .person-name").text_content()
    assert name is not None
    await mine.locator("#composer-input").press_sequentially(f"Now @{name[:2]}")
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
    await theirs.keyboard.type("Coming")
    await theirs.keyboard.press("Enter")
    answer = mine.locator("li.message", has_text="Coming").last
    await answer.get_by_role("button", name=re.compile("Show the message this replies to")).click()
    await expect(mine.locator("li.message[data-mentioned], li.message.is-shown").first).to_contain_text("Now")


async def test_own_messages_are_edited_and_deleted(stage: Stage, context: BrowserContext) -> None:
    page = await visit(stage, context)
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


async def test_a_broken_line_is_mended_and_what_was_missed_is_fetched(stage: Stage, context: BrowserContext) -> None:
    lines: list[WebSocketRoute] = []
    held = asyncio.Event()

    async def line(route: WebSocketRoute) -> None:
        if lines:
            await held.wait()
        lines.append(route)
        route.connect_to_server()

    page = await context.new_page()
    await page.route_web_socket(re.compile("/events$"), line)
    await page.goto(stage.place(stage.mia))
    await expect(page.locator("#messages")).to_have_attribute("aria-label", re.compile("#"))
    await lines[0].close()
    await expect(page.locator("#banners")).to_contain_text("broken")
    url = f"{stage.url}/people/{stage.noa}/channels/{stage.channel}/messages"
    await page.request.post(url, data={"content": "Said meanwhile"})
    held.set()
    await expect(page.locator("li.message", has_text="Said meanwhile")).to_be_visible()
    await expect(page.locator("#banners")).to_be_empty()


async def test_a_phone_of_320_pixels_shows_everything_without_scrolling_sideways(stage: Stage) -> None:
    context = await stage.browser.new_context(
        viewport={"width": 320, "height": 640}, has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    page = await visit(stage, context)
    await command(page, "count")
    await expect(page.get_by_role("button", name="Add one").last).to_be_visible()
    widths = await page.evaluate(
        "[document.documentElement.scrollWidth, document.getElementById('scroller').scrollWidth]"
    )
    assert max(widths) <= 320
    box = await page.get_by_role("button", name="Add one").last.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    sidebar = page.locator("#sidebar")
    await expect(sidebar).not_to_be_in_viewport()
    await page.get_by_role("button", name="Open the channel list").tap()
    await sidebar.locator(f"[data-channel-id='{stage.other_channel}']").tap()
    await expect(sidebar).not_to_be_in_viewport()
    await expect(page).to_have_url(re.compile(f"channel={stage.other_channel}"))
    await context.close()


FAINT = """() => {
  const parts = (colour) => (colour.match(/[\\d.]+/g) ?? []).map(Number);
  const over = ([r, g, b, a = 1], below) => [r, g, b].map((part, at) => part * a + below[at] * (1 - a));
  const behind = (element) => {
    if (!element) return [255, 255, 255];
    const colour = parts(getComputedStyle(element).backgroundColor);
    return colour[3] === 0 ? behind(element.parentElement) : over(colour, behind(element.parentElement));
  };
  const light = (colour) => {
    const [r, g, b] = colour.map((part) => part / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const faint = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const words = walker.currentNode.data.trim();
    if (!words || !element.checkVisibility() || element.closest("[aria-disabled=true], [aria-hidden=true], option")) continue;
    const back = behind(element);
    const [one, other] = [light(over(parts(getComputedStyle(element).color), back)), light(back)];
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    if (ratio < 4.5) faint.push(`${ratio.toFixed(2)} ${element.className} ${words}`);
  }
  return faint;
}"""


@pytest.mark.parametrize("look", ["light", "dark"])
async def test_all_words_stand_out_from_what_is_behind_them(
    stage: Stage, other: BrowserContext, look: Literal["light", "dark"]
) -> None:
    page = await other.new_page()
    await page.emulate_media(color_scheme=look)
    await page.goto(stage.place(stage.noa))
    await command(page, "count")
    await command(page, "secret")
    await expect(page.locator("li.message[data-ephemeral]").last).to_contain_text("The seven of diamonds")
    assert await page.evaluate(FAINT) == []


async def module_page(stage: Stage, context: BrowserContext) -> Page:
    """A page of the same origin that has not started anything: for looking at the page's modules."""
    page = await context.new_page()
    await page.goto(f"{stage.url}/static/style.css")
    return page


MARKDOWN = [
    ("**b** *i* _j_ __u__ ~~s~~ `c`", "<strong>b</strong> <em>i</em> <em>j</em> <u>u</u> <s>s</s> <code>c</code>"),
    ("***both***", "<strong><em>both</em></strong>"),
    (r"\*not\* snake_case_name 2 * 3 * 4", "*not* snake_case_name 2 * 3 * 4"),
    ("`*raw*`", "<code>*raw*</code>"),
    ("```py\n# *raw*\n```", "<pre><code># *raw*</code></pre>"),
    ("# A\n### B\n-# c", "<h3>A</h3><h5>B</h5><div>c</div>"),
    ("> a\n> b\nc", "<blockquote><div>a\nb</div></blockquote><div>c</div>"),
    (">>> a\nb", "<blockquote><div>a\nb</div></blockquote>"),
    ("- a\n  - b\n- c", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>"),
    ("- a\n1. b", "<ul><li>a</li></ul><ol><li>b</li></ol>"),
    ("||x||", "<span>x</span>"),
    ("<@1> <#2> </play:3>", "<span>@Aki</span> <button>#lobby</button> <button>/play</button>"),
    ("see https://a.example/x_y_z.", "see <a>https://a.example/x_y_z</a>."),
    ("[w](https://a.example) [x](javascript:alert(1))", "<a>w</a> [x](javascript:alert(1))"),
    ("<img src=x onerror=alert(1)>", "&lt;img src=x onerror=alert(1)&gt;"),
    ("<:seven:77>", "<img>"),
]


async def test_markdown_reads_as_in_discord(stage: Stage, context: BrowserContext) -> None:
    page = await module_page(stage, context)
    shown = await page.evaluate(
        """async (sources) => {
          const { parse, toNodes } = await import("/static/markdown.js");
          const names = { user: () => ({ name: "Aki" }), channel: () => "lobby", command: (_, name) => name, emoji: () => "" };
          return sources.map((source) => {
            const holder = document.createElement("div");
            holder.append(...toNodes(parse(source), names));
            for (const element of holder.querySelectorAll("*"))
              for (const { name } of [...element.attributes]) element.removeAttribute(name);
            return holder.innerHTML;
          });
        }""",
        [source for source, _ in MARKDOWN],
    )
    plain_blocks = [re.sub(r"^<div>(.*)</div>$", r"\1", html) if html.count("<div>") == 1 else html for html in shown]
    assert dict(zip([source for source, _ in MARKDOWN], plain_blocks, strict=True)) == dict(MARKDOWN)


async def test_timestamps_are_shown_in_the_language_of_the_person(stage: Stage, context: BrowserContext) -> None:
    page = await module_page(stage, context)
    words = await page.evaluate(
        """async () => {
          const { timestampText } = await import("/static/time.js");
          const { setLocale } = await import("/static/i18n.js");
          return ["en-US", "ja"].map((locale) => {
            setLocale(locale);
            return ["R", "D"].map((style) => timestampText(Math.round(Date.now() / 1000) + (style === "R" ? 90 : 0), style));
          });
        }"""
    )
    (soon, _), (soon_ja, date_ja) = words
    assert soon == "in 1 minute"
    assert re.sub(r"\s", "", soon_ja) == "1分後"
    assert re.fullmatch(r"\d+年\d+月\d+日", date_ja)


async def test_the_page_says_the_same_in_both_languages(stage: Stage, context: BrowserContext) -> None:
    page = await module_page(stage, context)
    texts = await page.evaluate("import('/static/i18n.js').then(({ TEXTS }) => TEXTS)")
    variables = {
        language: {key: sorted(re.findall(r"\{(\w+)\}", text)) for key, text in words.items()}
        for language, words in texts.items()
    }
    assert variables["en"] == variables["ja"]
