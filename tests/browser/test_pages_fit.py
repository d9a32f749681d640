"""What follows a match is in the window without scrolling: the result in the channel and in the hand, the replay, the review;
and `/help`. With the longest names, on a phone in every language, and on a screen."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.async_api import Browser, Locator, Page, ViewportSize, expect

from bot.features.replay.handlers import ReplayHandlers
from bot.features.replay.ids import Replay, ReplayPress
from bot.features.replay.pages import ReplayPages
from bot.features.review.handlers import ReviewHandlers
from bot.features.review.ids import ReviewPress
from bot.features.review.reviewing import Reviews
from bot.features.review.stored import MOST_MISTAKES, written
from bot.platform.messages import Message
from bot.platform.studio import ThreadStudio
from i18n import texts_in
from tests.bot.features.review.factories import Here, Kept, blamed
from tests.bot.fitting.stage import Stage as Parts
from tests.bot.fitting.stage import answers_to, reads
from tests.bot.interaction_factories import new_answers
from tests.bot.table_factories import HOST
from tests.browser.dealing_bot import SHORT
from tests.browser.heights import PAGE, PHONE, SCREEN, every_window, made_once, measuring
from tests.browser.matches import Match, preferring
from tests.browser.playing import AGAIN, DEALT, PICTURE, arrive, messages, private, run_command, window
from tests.browser.stage import Stage
from tests.browser.test_ends_fit import ended
from tests.browser.test_first_page import IN_VIEW
from tests.browser.wording import says
from tests.e2e.people import Person, person
from tests.e2e.playing import EVERY_LANGUAGE, JAPANESE, Labels, play_out, take_hand
from tests.e2e.scenes import Scene, staged

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

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
    if size == PHONE and found[what] > PAGE:
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


IN_VIEW_TO = {PHONE["width"]: 655, SCREEN["width"]: 725}
"""By width: the most pixels of a message of which all that one reads or presses is in the window: its margins and the line
above it need not be."""
LAYOUTS = ("shichi-narabe", "fan-tan", "koroshi")
"""Games by what their pictures have: rows, rows and a pot, a grid."""


@every_window()
async def test_a_page_about_a_match_fits_in_a_window(
    browser: Browser, shared_stage: Stage, labels: Labels, size: ViewportSize
) -> None:
    pages = await made_once("after", labels, lambda: pages_about_matches(labels))
    async with measuring(browser, shared_stage, "after", labels, size) as ruler:
        heights = await ruler.heights(pages)
    print(labels.language, size["width"], heights)
    assert not {name: height for name, height in heights.items() if height > IN_VIEW_TO[size["width"]]}


async def pages_about_matches(labels: Labels) -> dict[str, Message]:
    """The replay through the eyes of one who played, at its beginning and in its middle, and all pages of a review."""
    pages = dict[str, Message]()
    for game in LAYOUTS:
        async with Parts(ThreadStudio()) as parts:
            answers, kept = new_answers(parts.tables, reads(labels.texts)), Kept()
            table = await ended(parts, game, labels)
            replays = ReplayHandlers(
                answers, parts.drawing, ReplayPages(parts.drawing), parts.guild_settings, parts.cache
            )
            for position in (0, len(table.history) // 2):
                pressed = str(ReplayPress(table.id, Replay.OPEN, position, "0"))
                for shown in await answers_to(replays, pressed, command=True):
                    pages[f"{game}, replay at {position}"] = shown
            reviews = ReviewHandlers(answers, parts.drawing, Reviews(Here(), kept, worlds=8))
            kept.values[table.id, HOST] = written(await blamed(table, 0))
            for page in (None, *range(MOST_MISTAKES + 1)):
                for shown in await answers_to(reviews, str(ReviewPress(table.id, page)), command=True):
                    pages[f"{game}, review {page}"] = shown
            await reviews.cancel_reviews()
    return pages


PLAYED = (
    (LAYOUTS[0], EVERY_LANGUAGE[0], PHONE),
    ("koroshi", JAPANESE, SCREEN),
)
"""What is played until these pages come; `make test` plays the first. Those of each layout are measured above."""


@pytest.mark.parametrize(
    ("game", "labels", "size"),
    [
        pytest.param(*each, id=f"{each[0]}, {each[1].language}, {each[2]['width']}", marks=() if each == PLAYED[0] else pytest.mark.slow)
        for each in PLAYED
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
    highest = PAGE if size == PHONE else size["height"]
    assert {what: height for what, height in found.items() if height > highest} == {}
