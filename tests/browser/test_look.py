"""The look of the playground's page: on a phone, in both themes, in every language."""

import re
from typing import Literal

import pytest
from playwright.async_api import Browser, BrowserContext, Page, expect

from i18n import LANGUAGES, language_of, texts_in
from tests.browser.playing import window
from tests.browser.stage import Stage, command, visit

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_phone_of_320_pixels_shows_everything_without_scrolling_sideways(
    browser: Browser, stage: Stage
) -> None:
    async with window(browser, viewport={"width": 320, "height": 640}, has_touch=True, is_mobile=True) as context:
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
async def test_all_text_has_enough_contrast(
    stage: Stage, context: BrowserContext, look: Literal["light", "dark"]
) -> None:
    page = await visit(stage, context, stage.noa)
    await page.emulate_media(color_scheme=look)
    await command(page, "count")
    await command(page, "secret")
    await expect(page.locator("li.message[data-ephemeral]").last).to_contain_text("The seven of diamonds")
    assert await page.evaluate(FAINT) == []


async def module_page(stage: Stage, context: BrowserContext) -> Page:
    """An idle page of the same origin, for importing the page's modules."""
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
          const { parse } = await import("/static/markdown.js");
          const { toNodes } = await import("/static/prose.js");
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


async def test_a_shortened_text_ends_with_a_whole_character(stage: Stage, context: BrowserContext) -> None:
    page = await module_page(stage, context)
    shown = await page.evaluate(
        """async () => {
          const { shortened } = await import("/static/message.js");
          return [3, 4, 5, 6].map((most) => shortened("ab🔵cd", most));
        }"""
    )
    assert shown == ["ab…", "ab…", "ab🔵…", "ab🔵cd"]


async def test_timestamps_are_shown_in_the_users_language(stage: Stage, context: BrowserContext) -> None:
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


async def test_the_page_speaks_every_language(stage: Stage, context: BrowserContext) -> None:
    page = await module_page(stage, context)
    locales = ["en-GB", "fr", *LANGUAGES]
    shown = await page.evaluate(
        """async (locales) => {
          const { setLocale, t } = await import("/static/i18n.js");
          return locales.map((locale) => {
            setLocale(locale);
            return [t("playground-write-to", { channel: "$&" }), document.documentElement.lang];
          });
        }""",
        locales,
    )
    said = [texts_in(language_of(locale))("playground-write-to", channel="$&") for locale in locales]
    assert [words for words, _ in shown] == said
    assert len(set(said)) == len(LANGUAGES)
    assert [language for _, language in shown] == ["en-GB", "en", *LANGUAGES]
