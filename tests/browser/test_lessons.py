"""Goal, picture, lesson, hint and buttons of a lesson's turn are in the window at once, in every language; so is its end."""

import re
from itertools import cycle

import pytest
from playwright.async_api import Browser, Page, ViewportSize, expect

from bot.platform.messages import Message
from bot.platform.studio import ThreadStudio
from bot.tables.lessons import LessonTables
from bot.text.lessons import TAUGHT
from tests.bot.fitting.limits import check
from tests.bot.fitting.stage import Stage as Parts
from tests.bot.fitting.stage import reader
from tests.bot.lesson_factories import LEARNER, begin, learn_one, until_awaited
from tests.browser.heights import PHONE, every_window, made_once, measuring
from tests.browser.matches import FOLLOW_NEWEST, NOTE_SHOWN, Look, Match, preferring
from tests.browser.playing import PICTURE, arrive, private, run_command, window
from tests.browser.stage import Stage
from tests.browser.test_seat import CHOSEN_FROM_MENUS, HIGHEST, ORDINARY
from tests.browser.wording import says
from tests.e2e.playing import EVERY_LANGUAGE, Labels

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

MOST = 15
"""So many turns of a lesson are measured, and looked at in the first one that is played."""
FEWER = 6
"""So many are looked at in the others: each is where the one before was."""
QUICK = "shichi-narabe"
"""What `make test` plays."""
LEARNERS_NAME = "Wilhelmine-Charlotte"


async def begin_in(page: Page, labels: Labels, game: str) -> Match:
    """`/learn`, and this game from the list, by what it is called in the reader's language."""
    texts = labels.texts
    command = texts("command-learn")
    await run_command(page, f"/{command}", command)
    await private(page).get_by_role("combobox").click()
    await page.locator(".popup").get_by_role("option", name=texts(f"game-{game}")).first.click()
    passing = says("move-pass", labels.language)
    match = Match(page, labels, preferring(avoiding=f"^(?:{passing})"))
    await page.evaluate(NOTE_SHOWN)
    await expect(private(page).locator(PICTURE)).to_have_count(1)
    await match.hold_hand()
    await page.evaluate(FOLLOW_NEWEST)  # Playwright may have scrolled up to type the command.
    return match


@every_window()
async def test_every_turn_of_a_lesson_fits_in_a_window(
    browser: Browser, shared_stage: Stage, labels: Labels, size: ViewportSize
) -> None:
    turns = await made_once("lessons", labels, lambda: turns_of_lessons(labels))
    async with measuring(browser, shared_stage, "lessons", labels, size) as ruler:
        heights = await ruler.heights({name: shown for name, _, shown in turns})
    print(labels.language, size["width"], heights)
    most = {name: ruler.most if may_be_higher else HIGHEST for name, may_be_higher, _ in turns}
    assert not {name: height for name, height in heights.items() if height > most[name]}


async def turns_of_lessons(labels: Labels) -> list[tuple[str, bool, Message]]:
    """The learner's turns in every game, and the end: a name, whether it may be higher than others, and the message."""
    turns = list[tuple[str, bool, Message]]()
    for game in TAUGHT:
        async with Parts(ThreadStudio()) as parts:
            table = await begin(parts.tables, game, user=LEARNER, name=LEARNERS_NAME, locale=labels.locale)
            for number in range(MOST):
                if await until_awaited(parts.tables, table) is None:
                    break
                shown = await parts.hands.render(table, LEARNER, reader(labels.texts))
                choices = [each for each in check(shown) if re.match("[mc]:", each.get("custom_id", ""))]
                may_be_higher = game not in CHOSEN_FROM_MENUS and len(choices) > ORDINARY
                turns.append((f"{game}, {number}", may_be_higher, shown))
                await learn_one(parts.tables, table)
            await LessonTables(parts.tables).stop(table.id, LEARNER)
            turns.append((f"{game}, end", False, await parts.hands.render(table, LEARNER, reader(labels.texts))))
    return turns


@pytest.mark.parametrize(
    ("game", "labels"),
    [
        pytest.param(game, labels, id=f"{game}, {labels.language}", marks=() if game == QUICK else pytest.mark.slow)
        for game, labels in zip(TAUGHT, cycle(EVERY_LANGUAGE), strict=False)
    ],
)
async def test_a_lesson_is_played_in_view(browser: Browser, address: str, game: str, labels: Labels) -> None:
    async with window(browser, locale=labels.locale, viewport=PHONE, has_touch=True) as context:
        page = await context.new_page()
        learner = {"global_name": LEARNERS_NAME, "locale": labels.locale}
        made = await page.request.post(f"{address}/people", data=learner)
        await arrive(page, f"{address}/?as={(await made.json())['id']}", f"learn {game} {labels.language}")
        match = await begin_in(page, labels, game)
        looks, gone = list[Look](), ""
        while len(looks) < (MOST if game == QUICK else FEWER):
            look = await match.settled(gone)
            looks.append(look)
            if look.is_over:
                break
            gone = await match.press(match.choose(look.controls))
        print(game, labels.language, [(round(each.height), each.rows) for each in looks])
        for look in looks:
            assert look.is_in_view, look
            may_be_higher = game not in CHOSEN_FROM_MENUS and len(look.controls) > ORDINARY
            assert look.height <= HIGHEST or may_be_higher, look
