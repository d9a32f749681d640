"""A turn in a server of words, on a phone: it begins with what one can do, then come what happened, hand, table and seats;
buttons speak, and all of it is in the window."""

import re
from collections.abc import Iterator

import pytest
from playwright.async_api import Browser, expect

from tests.browser.dealing_bot import SHORT
from tests.browser.matches import Match, preferring
from tests.browser.playing import DEALT, arrive, messages, private, public, run_command, seat_computers, window
from tests.browser.test_keyboard import SUITS
from tests.browser.test_seat import PHONE
from tests.browser.wording import says
from tests.e2e.playing import ENGLISH, JAPANESE, Labels
from tests.e2e.scenes import Scene, staged

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

TURNS = 5
CAN_DO = ("alt-playable", "alt-none-playable", "alt-only")
"""What the first line says."""
COMPUTERS = 3
FIRST = {"en": "\nSakura[:：]", "ja": "\nサクラ[:：]"}
"""The line of the first computer."""
SIGNS = re.compile("[♠♥♦♣▾💬]")


@pytest.fixture(scope="module")
def scene(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with staged(tmp_path_factory.mktemp("words"), {SHORT: "1"}, command=DEALT, validated=False) as scene:
        scene.bot.start()
        yield scene


@pytest.mark.parametrize("labels", [ENGLISH, JAPANESE], ids=lambda labels: labels.language)
async def test_a_turn_in_words_begins_with_what_one_can_do(browser: Browser, scene: Scene, labels: Labels) -> None:
    texts, language, address = labels.texts, labels.language, scene.playground.url
    there = scene.channel(language)
    async with scene.manager(language) as manager:
        settings = await scene.server_settings(manager, there)
        await manager.press_id(settings, "v:text=on")
    async with window(browser, locale=labels.locale, viewport=PHONE, has_touch=True) as context:
        page = await context.new_page()
        made = await page.request.post(f"{address}/people", data={"global_name": "Lou", "locale": labels.locale})
        await arrive(page, f"{address}/?as={(await made.json())['id']}&channel={there}", f"words {language}")
        command, title = texts("command-play"), texts("game-shichi-narabe")
        await run_command(page, f"/{command[:2]}", command, **{texts("option-game"): (title, title)})
        await seat_computers(page, labels, COMPUTERS)
        await public(page, labels.start).click()
        hand = private(page).filter(has=page.locator("[data-custom-id^='m:']")).last
        await expect(hand).to_be_visible()
        match, gone = Match(page, labels, preferring(avoiding=f"^(?:{says('move-pass', language)})")), ""
        match.hand_id = await hand.get_attribute("data-message-id") or ""
        spoken = 0
        for _ in range(TURNS):
            look = await match.settled(gone)
            if look.is_over:
                break
            print(round(look.height), look.text, [each.label for each in look.controls], sep="\n")
            assert not look.words, "no picture"
            assert look.is_in_view, look
            can_do, _, rest = look.text.partition("\n")
            assert re.match("|".join(says(each, language) for each in CAN_DO), can_do)
            assert in_order(rest, says("alt-hand", language), SUITS[language]["♠"] + "[:：]", FIRST[language])
            cards = [each.label for each in look.controls if each.id.startswith("m:") and "pass" not in each.id]
            spoken += len(cards)
            for each in cards:
                assert each in can_do, "a button is called as the card is in the first line"
            assert not SIGNS.search("\n".join([look.text, *(each.label for each in look.controls)]))
            gone = await match.press(match.choose(look.controls))
        assert spoken
        assert not SIGNS.search(await messages(page).last.inner_text()), "the table speaks as well"


def in_order(text: str, *patterns: str) -> bool:
    """Whether these are found in the text in this order, each behind the one before and a line at the top."""
    found = [re.search(pattern, text) for pattern in patterns]
    starts = [each.start() for each in found if each is not None]
    return len(starts) == len(patterns) and starts[0] > 0 and starts == sorted(starts)
