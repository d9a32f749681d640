"""What follows a match is in the window without scrolling: the result in the channel and in the hand, the replay, the review;
and `/help`. With the longest names, on a phone in every language, and on a screen."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.async_api import Browser, Locator, Page, ViewportSize, expect

from i18n import texts_in
from tests.browser.dealing_bot import SHORT
from tests.browser.matches import Match, preferring
from tests.browser.playing import AGAIN, DEALT, PICTURE, arrive, messages, private, run_command, window
from tests.browser.test_first_page import IN_VIEW
from tests.browser.test_seat import PHONE, SCREEN
from tests.browser.wording import says
from tests.e2e.people import Person, person
from tests.e2e.playing import ENGLISH, EVERY_LANGUAGE, JAPANESE, Labels, play_out, take_hand
from tests.e2e.scenes import Scene, staged

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

HIGHEST = 640
"""The most pixels that a page may be high on a phone."""
PEOPLE = 4
NAMES = {"en": "W" * 32, "de": "Wolfgang-Maximilian Müllerschönn"}
"""The longest names, of 32 characters; in other languages of wide ones."""
WIDE_NAME = "名" * 32
REVIEWED_S = 120


@pytest.fixture(scope="module")
def scene(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    """A playground with a server of each language."""
    environment = {SHORT: "1", "SEVENS_REVIEW_WORLDS": "20"}
    with staged(tmp_path_factory.mktemp("pages"), environment, command=DEALT, validated=False) as scene:
        for labels in EVERY_LANGUAGE:
            scene.playground.post("/world/guilds", {"name": labels.locale, "preferred_locale": labels.locale})
        scene.bot.start()
        yield scene


@asynccontextmanager
async def others_in(address: str, labels: Labels) -> AsyncIterator[list[Person]]:
    """The other people, with long names. They see what is posted from now on."""
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(person(address, name_in(labels), labels.locale)) for _ in range(PEOPLE - 1)
        ]


def name_in(labels: Labels) -> str:
    return NAMES.get(labels.language, WIDE_NAME)


async def fits(page: Page, message: Locator, size: ViewportSize, what: str, found: dict[str, int]) -> None:
    """Note the height of the message, and that all of it is in the window."""
    await page.wait_for_function("() => [...document.images].every((each) => each.complete && each.naturalWidth)")
    box = await message.bounding_box()
    assert box is not None
    found[what] = round(box["height"])
    if size == PHONE and found[what] > HIGHEST:
        return
    handle = await message.element_handle()
    await page.wait_for_function(
        f"(message) => [...message.querySelectorAll('p, h2, img[alt]:not([alt=\"\"]), [data-custom-id]')]"
        f".every((each) => ({IN_VIEW})(each))",
        arg=handle,
    )


async def opened(page: Page, inside: Locator, label: str) -> Locator:
    """Press a button that opens a private message."""
    before = await private(page).count()
    await inside.get_by_role("button", name=label, exact=True).click()
    await expect(private(page)).to_have_count(before + 1)
    return private(page).last


LAYOUTS = ("shichi-narabe", "fan-tan", "koroshi")
"""Games by what their pictures have: rows, rows and a pot, a grid."""
COMBINATIONS: Sequence[tuple[str, Labels, ViewportSize]] = [
    *((game, labels, PHONE) for game in LAYOUTS for labels in EVERY_LANGUAGE),
    *((game, labels, SCREEN) for game in LAYOUTS for labels in (ENGLISH, JAPANESE)),
]
QUICK = ("shichi-narabe", ENGLISH, PHONE)


@pytest.mark.parametrize(
    ("game", "labels", "size"),
    [
        pytest.param(*each, id=f"{each[0]}, {each[1].language}, {each[2]['width']}", marks=() if each == QUICK else pytest.mark.slow)
        for each in COMBINATIONS
    ],
)  # fmt: skip
async def test_what_follows_a_match_fits_in_the_window(
    browser: Browser, scene: Scene, game: str, labels: Labels, size: ViewportSize
) -> None:
    texts, found, address = texts_in(labels.language), dict[str, int](), scene.playground.url
    async with window(browser, locale=labels.locale, viewport=size, has_touch=True) as context:
        page = await context.new_page()
        made = await page.request.post(
            f"{address}/people", data={"global_name": name_in(labels), "locale": labels.locale}
        )
        there = f"{address}/?as={(await made.json())['id']}&channel={scene.channel(labels.locale)}"
        await arrive(page, there, f"{game} {labels.language} {size['width']}")
        command = texts("command-help")
        await run_command(page, f"/{command[:2]}", command)
        await fits(page, private(page).last, size, "help", found)
        command, title = texts("command-play"), texts(f"game-{game}")  # type: ignore[arg-type]
        channel = parse_qs(urlsplit(page.url).query)["channel"][0]
        async with others_in(address, labels) as others:
            await run_command(page, f"/{command[:2]}", command, **{texts("option-game"): (title, title)})
            for who in others:
                lobby = await who.until(lambda who=who: who.button(channel, labels.join), "the lobby")
                await who.press(lobby, labels.join)
            match = Match(page, labels, preferring(avoiding=f"^(?:{says('move-pass', labels.language)})"))
            await match.start()
            hands = [(who, await take_hand(who, lobby, labels)) for who in others]
            playing = [asyncio.create_task(play_out(who, hand, labels)) for who, hand in hands]
            gone = ""
            while not (look := await match.look(gone)).is_over:
                gone = await match.press(match.choose(look.controls))
            await asyncio.gather(*playing)
        end = match.hand
        await expect(end.locator(PICTURE)).to_have_count(1)
        await fits(page, end, size, "hand at the end", found)
        result = messages(page).filter(has=page.locator(AGAIN)).last
        await result.scroll_into_view_if_needed()
        found["result"] = round((await result.bounding_box() or {"height": 0})["height"])
        replay = await opened(page, end, texts("replay-button"))
        await fits(page, replay, size, "replay", found)
        await replay.get_by_role("combobox").first.click()
        moments = page.locator(".popup").get_by_role("option")
        await moments.nth(await moments.count() // 2).click()
        await expect(replay.get_by_role("button", name="◀", exact=True)).to_be_enabled()
        await fits(page, replay, size, "replay in its middle", found)
        await replay.get_by_role("button", name="⏭", exact=True).click()
        await expect(replay.get_by_role("button", name="⏭", exact=True)).to_be_disabled()
        await fits(page, replay, size, "replay at its end", found)
        review = await opened(page, end, texts("review-button"))
        await expect(review).to_contain_text(
            texts("review-title", game="…").partition("…")[2].strip() or "…", timeout=REVIEWED_S * 1000
        )
        await fits(page, review, size, "review", found)
        choice = review.locator("button[data-custom-id]").nth(1)
        if await choice.count():
            await choice.click()
            await expect(choice).to_be_disabled()
            await fits(page, review, size, "choice", found)
    print(game, labels.language, found)
    highest = HIGHEST if size == PHONE else size["height"]
    assert {what: height for what, height in found.items() if height > highest} == {}
