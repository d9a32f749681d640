"""How many clicks lead from the first view of an empty channel to one's cards: alone, with a friend, and once more."""

import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.async_api import Browser, Locator, Page, ViewportSize, expect

from tests.browser.matches import Match, preferring
from tests.browser.playing import PICTURE, arrive, is_there, messages, private, window
from tests.browser.test_first_page import IN_VIEW
from tests.e2e.playing import ENGLISH, EVERY_LANGUAGE, JAPANESE, Labels

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

IS_SHORT = True
PHONE: ViewportSize = {"width": 360, "height": 740}
SCREEN: ViewportSize = {"width": 1280, "height": 800}
ALONE, HOST, FRIEND, AGAIN = 3, 5, 2, 1
"""The most clicks of each way in."""
COUNTED = """
window.clicks = 0;
document.addEventListener("click", () => { window.clicks += 1; }, { capture: true, passive: true });
"""
"""Playwright stops at the window what would reach something else, as the page moved, and clicks again: that is no click more."""
PAGES = "[data-custom-id^='g:'], [data-custom-id^='f:']"
JOIN = "[data-custom-id^='l:join:']"
MOVES = "[data-custom-id^='m:'], [data-custom-id^='c:']"


class Visitor:
    """Somebody in a window of their own, whose clicks are counted."""

    def __init__(self, page: Page, labels: Labels) -> None:
        self.page, self.labels = page, labels

    @property
    async def clicks(self) -> int:
        return await self.page.evaluate("window.clicks")

    async def play(self) -> Locator:
        """Send /play by the card of the empty channel; returns the page that answers."""
        name = self.labels.texts("command-play")
        await self.page.bring_to_front()
        await self.page.locator(".starter", has_text=f"/{name}").first.click()
        await self.page.get_by_role("button", name=f"/{name}").last.click()
        await expect(private(self.page)).to_have_count(1)
        return private(self.page).last

    async def has_cards(self) -> None:
        """Wait for the hand: a private message with a picture that is no page of /play."""
        await self.page.bring_to_front()
        shown = private(self.page).filter(has=self.page.locator(PICTURE))
        await expect(shown.filter(has_not=self.page.locator(PAGES)).last).to_be_visible()

    def of(self, does: str) -> Locator:
        """The newest public button that does this; its label is in the server's language."""
        return self.page.locator(f"li.message:not([data-ephemeral]) [data-custom-id^='{does}:']").last

    async def press(self, does: str) -> None:
        await self.page.bring_to_front()
        await self.of(does).click()


class Visitors:
    """The people of a channel of its own."""

    def __init__(self, browser: Browser, address: str, name: str, size: ViewportSize, stack: AsyncExitStack) -> None:
        self._browser, self._address, self._name, self._size = browser, address, name, size
        self._stack = stack
        self._place = ""

    async def come(self, name: str, labels: Labels) -> Visitor:
        context = await self._stack.enter_async_context(
            window(self._browser, locale=labels.locale, viewport=self._size, has_touch=True)
        )
        await context.add_init_script(COUNTED)
        page = await context.new_page()
        made = await page.request.post(f"{self._address}/people", data={"global_name": name, "locale": labels.locale})
        person = (await made.json())["id"]
        if not self._place:
            await arrive(page, f"{self._address}/?as={person}", self._name)
            self._place = parse_qs(urlsplit(page.url).query)["channel"][0]
        await page.goto(f"{self._address}/?as={person}&channel={self._place}")
        await is_there(page)
        return Visitor(page, labels)


@asynccontextmanager
async def visiting(browser: Browser, address: str, name: str, size: ViewportSize) -> AsyncIterator[Visitors]:
    async with AsyncExitStack() as stack:
        yield Visitors(browser, address, name, size, stack)


async def test_alone_and_once_more(browser: Browser, address: str) -> None:
    async with visiting(browser, address, "alone", SCREEN) as people:
        lou = await people.come("Lou", ENGLISH)
        texts = ENGLISH.texts
        page = await lou.play()
        await page.get_by_role("button", name=texts("picker-now")).click()
        await lou.has_cards()
        assert await lou.clicks <= ALONE
        match = Match(lou.page, ENGLISH, preferring())
        await match.hold_hand()
        await match.play()
        before = await lou.clicks
        await lou.page.get_by_role("button", name=ENGLISH.again, exact=True).last.click()
        await expect(lou.page.locator(MOVES).last).to_be_visible()
        assert await lou.clicks - before <= AGAIN


async def _sit_down_and_start(host: Visitor, friend: Visitor) -> None:
    """The friend joins, the host starts with two computers, and both have their cards."""
    await friend.press("l:join")
    lobby = messages(host.page).filter(has=host.page.locator(JOIN)).first
    await expect(lobby).to_contain_text(re.compile(r"Kim\D+2"))  # Two computers, in the server's language.
    await host.press("l:start")
    await host.has_cards()
    await friend.has_cards()


async def _sees_who_invites_to_what(friend: Visitor) -> None:
    """Without scrolling: in the lobby the game, the names and Join, and below it the line with the mention."""
    await friend.page.bring_to_front()
    lobby, line = messages(friend.page).first, messages(friend.page).last
    await expect(line).to_contain_text("@Kim")
    await expect(line).to_contain_text("Lou")
    await expect(lobby.get_by_text("Lou").first).to_be_visible()
    for there in (lobby.get_by_role("heading").first, lobby.get_by_text("Lou").first, lobby.locator(JOIN), line):
        handle = await there.element_handle()
        await friend.page.wait_for_function(IN_VIEW, arg=handle)


GERMAN = next(each for each in EVERY_LANGUAGE if each.language == "de")
SHOWN = [
    pytest.param(ENGLISH, PHONE, id="en, phone"),
    pytest.param(GERMAN, PHONE, id="de, phone", marks=pytest.mark.slow),
    pytest.param(JAPANESE, SCREEN, id="ja, screen", marks=pytest.mark.slow),
]
"""What is in view is measured in every language by `test_lobby`, and the clicks are the same."""


@pytest.mark.parametrize(("labels", "size"), SHOWN)
async def test_with_a_friend_who_is_there(browser: Browser, address: str, labels: Labels, size: ViewportSize) -> None:
    texts = labels.texts
    async with visiting(browser, address, f"there {labels.language} {size['width']}", size) as people:
        host, friend = await people.come("Lou", labels), await people.come("Kim", labels)
        page = await host.play()
        await page.get_by_role("button", name=texts("picker-friends")).click()
        await private(host.page).get_by_role("button", name=texts("friends-open", invited="no")).click()
        await _sit_down_and_start(host, friend)
        assert await host.clicks <= HOST
        assert await friend.clicks < FRIEND, "and one for the first card"


@pytest.mark.slow
@pytest.mark.parametrize(("labels", "size"), SHOWN)
async def test_with_a_friend_who_is_chosen(browser: Browser, address: str, labels: Labels, size: ViewportSize) -> None:
    texts = labels.texts
    async with visiting(browser, address, f"chosen {labels.language} {size['width']}", size) as people:
        host, friend = await people.come("Lou", labels), await people.come("Kim", labels)
        page = await host.play()
        await page.get_by_role("combobox", name=texts("picker-friend")).click()
        await host.page.locator(".popup").get_by_role("option", name="Kim").first.click()
        await _sees_who_invites_to_what(friend)
        await _sit_down_and_start(host, friend)
        assert await host.clicks <= HOST
        assert await friend.clicks < FRIEND


@pytest.mark.slow
async def test_with_a_friend_who_is_named_in_the_command(browser: Browser, address: str) -> None:
    texts = ENGLISH.texts
    async with visiting(browser, address, "named", PHONE) as people:
        host, friend = await people.come("Lou", ENGLISH), await people.come("Kim", ENGLISH)
        await host.page.bring_to_front()
        await host.page.locator(".starter", has_text="/play").click()
        form = host.page.get_by_role("form", name="/play")
        await form.get_by_role("combobox", name=texts("option-with"), exact=True).click()
        await host.page.locator(".popup").get_by_role("option", name="Kim").first.click()
        await form.get_by_role("button", name="Send").click()
        await expect(messages(host.page)).to_have_count(2)
        await _sit_down_and_start(host, friend)
        assert await host.clicks <= HOST
        assert await friend.clicks < FRIEND
