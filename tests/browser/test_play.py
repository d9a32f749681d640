"""Whole games in a real browser with `sevens run`, using only what the page shows."""

import asyncio
import contextlib
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256

import pytest
from playwright.async_api import Browser, Locator, Page, Response, WebSocket, expect
from playwright.async_api import Error as NeverArrived

from tests.browser.playing import (
    AGAIN,
    PATIENCE,
    PICTURE,
    fits_in_width,
    is_there,
    messages,
    private,
    public,
    run_command,
    running,
    seat_computers,
    seats,
    window,
)
from tests.e2e.playing import ENGLISH, JAPANESE, Labels

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

MOST_MOVES = 60
GAME = 3 * PATIENCE
"""Milliseconds in which others play until it is one's turn or the game is over."""
MOVES_EACH = 3
"""So many times one may pass: nobody is bankrupt by then."""
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


@pytest.fixture(scope="module")
def address(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(tmp_path_factory.mktemp("play")) as found:
        yield found


def hand(page: Page) -> Locator:
    """The newest private message with cards."""
    return private(page).filter(has=page.locator(PICTURE)).last


def moves(page: Page) -> Locator:
    """The enabled controls of the hand."""
    return hand(page).locator("button[data-custom-id^='m:']:not(:disabled):not([aria-busy=true])")


async def move(page: Page, labels: Labels, *, tap: bool = False) -> bool:
    """Wait for the turn and press the first card; False: the match is over."""
    over = private(page).filter(has=page.locator(AGAIN))
    await expect(moves(page).or_(over).first).to_be_visible(timeout=GAME)
    if await over.count():
        return False
    pressed = await moves(page).first.get_attribute("data-custom-id")
    button = hand(page).locator(f"button[data-custom-id='{pressed}']")
    await (button.tap() if tap else button.click())
    await expect(button).to_have_count(0)
    return True


async def whose_turn(*pages: Page) -> Page:
    """Wait until one of them can move."""
    async with asyncio.timeout(GAME / 1000):
        while True:
            for page in pages:
                if await moves(page).count():
                    return page
            await asyncio.sleep(0.05)


async def play_to_the_end(page: Page, labels: Labels, *, tap: bool = False) -> None:
    for _ in range(MOST_MOVES):
        if not await move(page, labels, tap=tap):
            return
    raise AssertionError(f"not over after {MOST_MOVES} moves")


async def test_a_newcomer_plays_a_game_and_reads_the_leaderboard(browser: Browser, address: str) -> None:
    async with window(browser, locale="en-US", viewport={"width": 1280, "height": 800}) as context:
        page = await context.new_page()
        await page.goto(address)
        await is_there(page)
        me = await page.locator(".person-link[aria-current] .person-name").text_content()
        assert me is not None
        await run_command(page, "/pl", "play", game=("Shi", "Shichi Narabe"))
        await expect(page.locator("li.message[data-bot]").last).to_contain_text(f"{me} (host)")
        await seat_computers(page, ENGLISH, 3)
        await public(page, ENGLISH.start).click()
        await expect(hand(page)).to_contain_text("Only you can see this")
        await expect(hand(page).locator(PICTURE).last).to_have_attribute("alt", re.compile("Spades|Hearts|Diamonds"))
        await play_to_the_end(page, ENGLISH)
        result = messages(page).filter(has_text=ENGLISH.result)
        await expect(result.locator(PICTURE)).to_have_attribute("alt", re.compile(re.escape(me)))
        await expect(result.get_by_role("button", name=ENGLISH.again)).to_be_visible()
        await run_command(page, "/lea", "leaderboard")
        await expect(private(page).last).to_contain_text("leaderboard of this server")
        await expect(private(page).last).to_contain_text(re.compile(f"{me}.*1 game"))


async def test_a_game_is_played_on_a_phone_in_japanese(browser: Browser, address: str) -> None:
    async with window(browser, locale="ja-JP", **PHONE) as context:
        page = await context.new_page()
        await page.goto(address)
        await is_there(page)
        await expect(page.locator("html")).to_have_attribute("lang", "ja")
        await run_command(page, "/遊", "遊ぶ", tap=True, ゲーム=("七並べ", "七並べ"))
        await public(page, JAPANESE.set_up).tap()
        await private(page).last.get_by_role("button", name=JAPANESE.fill).tap()
        await expect(messages(page).last).to_contain_text(seats(JAPANESE, 4))
        await fits_in_width(page)
        await public(page, JAPANESE.start).tap()
        await expect(hand(page).locator(PICTURE).last).to_have_attribute("alt", re.compile("スペード|ハート|ダイヤ"))
        await expect(hand(page).locator(PICTURE).last).to_be_in_viewport(ratio=0.9)
        await fits_in_width(page)
        for button in await moves(page).all():
            box = await button.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 32, "big enough for a thumb"
        await play_to_the_end(page, JAPANESE, tap=True)
        await expect(messages(page).filter(has_text=JAPANESE.result)).to_be_attached()
        await run_command(page, "/順", "順位表", tap=True)
        await expect(private(page).last).to_contain_text(re.compile("Aki.*1戦"))
        await fits_in_width(page)


@dataclass
class Received:
    """Everything a window received: its events, and the digests of the pictures it loaded."""

    frames: list[str] = field(default_factory=list)
    responses: list[Response] = field(default_factory=list)

    def watch(self, page: Page) -> None:
        page.on("websocket", self._line)
        page.on("response", self._response)

    def _line(self, line: WebSocket) -> None:
        line.on("framereceived", lambda data: self.frames.append(str(data)))

    def _response(self, response: Response) -> None:
        self.responses.append(response)

    async def pictures(self) -> set[str]:
        found: set[str] = set()
        for each in self.responses:
            if "/attachments/" in each.url:
                with contextlib.suppress(NeverArrived):
                    found.add(sha256(await each.body()).hexdigest())
        return found


@dataclass(frozen=True)
class Secret:
    """A hand as its player sees it: the alt text's sentence about it, the whole alt text, and the picture's digest."""

    cards: str
    words: str
    picture: str

    def hidden_from(self, given_text: str) -> bool:
        """Whether `given_text`, which may be JSON, holds neither the sentence nor the whole."""
        return not any(each in given_text for each in (self.cards, self.words))


ALL_WORDS = "[document.body.innerText, ...[...document.querySelectorAll('[alt]')].map((each) => each.alt)].join('\\n')"
HAND = f"""() => {{
  const private = [...document.querySelectorAll("li.message[data-ephemeral] .body")];
  const hand = private.findLast((each) => each.querySelector("{PICTURE}"));
  const picture = [...(hand?.querySelectorAll("{PICTURE}") ?? [])].at(-1);
  if (!picture?.complete || !picture.naturalWidth) return null;
  return {{ words: picture.alt, source: picture.src, all: {ALL_WORDS} }};
}}"""


async def secret_of(page: Page) -> Secret:
    """The hand that the page shows, as soon as its picture is there."""
    shown = await (await page.wait_for_function(HAND, polling=100)).json_value()
    cards = re.search(r"Your hand \(\d+\): [^.]*\.", shown["words"])
    assert cards
    content = await (await page.request.get(shown["source"])).body()
    secret = Secret(cards[0], shown["words"], sha256(content).hexdigest())
    assert not secret.hidden_from(shown["all"]), "this would be noticed"
    return secret


async def all_words(page: Page) -> str:
    """All text of a page, alt texts included."""
    return await page.evaluate(ALL_WORDS)


async def test_two_windows_are_two_users_who_see_only_their_own_hand(browser: Browser, address: str) -> None:
    async with window(browser, locale="en-US", viewport={"width": 1100, "height": 800}) as context:
        received: dict[Page, Received] = {}
        context.on("page", lambda page: received.setdefault(page, Received()).watch(page))
        first = await context.new_page()
        await first.goto(address)
        await is_there(first)
        await first.get_by_role("link", name="table-2").click()
        await expect(first.locator("#messages")).to_have_attribute("aria-label", re.compile("table-2"))
        name = (
            await first.locator(".person-link:not([aria-current])", has_text="en-").locator(".person-name").inner_text()
        )
        async with context.expect_page() as opening:
            await first.get_by_role("link", name=f"Be {name} in a new window").click()
        second = await opening.value
        await is_there(second)

        await first.bring_to_front()  # a browser draws a background page only once a second
        await run_command(first, "/pl", "play", game=("Shi", "Shichi Narabe"))
        await second.bring_to_front()
        await public(second, ENGLISH.join).click()
        await first.bring_to_front()
        await expect(first.locator("li.message[data-bot]").last).to_contain_text(name)
        await seat_computers(first, ENGLISH, 1, there=2)
        await public(first, ENGLISH.start).click()
        secrets: dict[Page, list[Secret]] = {first: [], second: []}
        await second.bring_to_front()
        for page in secrets:
            await page.bring_to_front()
            await expect(hand(page)).to_be_visible()
        made = Counter({first: 0, second: 0})
        while min(made.values()) < MOVES_EACH:
            mover = await whose_turn(first, second)  # until it is over nothing changes
            for page, seen in secrets.items():
                seen.append(await secret_of(page))
            for page, other in ((first, second), (second, first)):
                assert secrets[page][-1].hidden_from(await all_words(other))
            await mover.bring_to_front()
            assert await move(mover, ENGLISH)
            made[mover] += 1
        for page, other in ((first, second), (second, first)):
            own_line, line = ("\n".join(received[each].frames) for each in (page, other))
            own_pictures, pictures = [await received[each].pictures() for each in (page, other)]
            for secret in secrets[page]:
                assert secret.hidden_from(line)
                assert not secret.hidden_from(own_line)
                assert secret.picture not in pictures
                assert secret.picture in own_pictures
