"""Table, hand and buttons of one's turn are in the window at once, in a game of each mechanism; so is the result. On a phone
here, and on a screen where `test_games` plays with the mouse."""

import os
import re

import pytest
from playwright.async_api import Browser, ViewportSize

from engine.catalog import GAMES, MECHANISMS
from i18n import texts_in
from tests.browser.heights import PHONE, SCREEN
from tests.browser.matches import Look, Match, preferring
from tests.browser.playing import messages, run_command, seat_computers, thread_in
from tests.browser.wording import says
from tests.e2e.playing import ENGLISH, JAPANESE, Labels

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

HIGHEST = 620
"""The most pixels that a private message in an ordinary turn, or the result of a match, may be high."""
ORDINARY = 3
"""The most choices of an ordinary turn."""
PLAYED_OUT = tuple(games[0].id for games in MECHANISMS)
"""A game of each mechanism, which is played to the end of a match as short as can be."""
MOST = {"insidious-sevens": 18, "nanatoridori": 24}
"""So many turns of those whose matches have no short form: two rounds at least."""
CHOSEN_FROM_MENUS = ("nanatoridori",)
"""Games whose turns are ordinary however many choices there are."""
TO_THE_END = bool(os.environ.get("WHOLE_MATCHES"))
"""Whether every game is played to the end, with its usual options, which takes a quarter of an hour."""


COMMANDS = {"en": ("/pl", "play", "game"), "ja": ("/遊", "遊ぶ", "ゲーム")}
SHOWN = ((PHONE, JAPANESE, "phone in Japanese"), (SCREEN, ENGLISH, "screen in English"))
COMPUTERS = 3
IS_SHORT = not TO_THE_END
QUICK = (PLAYED_OUT[0], PHONE)
"""What `make test` plays."""
MOST_POSTED = 3
"""Public messages of a whole match."""


@pytest.mark.parametrize(
    ("game", "size", "labels"),
    [
        pytest.param(game, size, labels, id=f"{game}, {where}", marks=() if (game, size) == QUICK else pytest.mark.slow)
        for game in (GAMES if TO_THE_END else PLAYED_OUT)
        for size, labels, where in (SHOWN if TO_THE_END else SHOWN[:1])
    ],
)
async def test_a_turn_fits_in_the_window(
    browser: Browser, address: str, game: str, size: ViewportSize, labels: Labels
) -> None:
    async with thread_in(browser, address, f"{game} {labels.language}", labels, size) as page:
        typed, command, option = COMMANDS[labels.language]
        title = texts_in(labels.language)(f"game-{game}")  # type: ignore[arg-type]
        await run_command(page, typed, command, **{option: (title, title)})
        await seat_computers(page, labels, COMPUTERS)
        match = Match(page, labels, preferring(avoiding=f"^(?:{says('move-pass', labels.language)})"))
        await match.start()
        gone, looks, is_over = "", list[Look](), False
        while TO_THE_END or game not in MOST or len(looks) < MOST[game]:
            look = await match.settled(gone)
            if is_over := look.is_over:
                break
            looks.append(look)
            gone = await match.press(match.choose(look.controls))
        print(game, labels.language, [(round(look.height), len(look.controls), look.rows) for look in looks])
        assert looks
        assert await messages(page).count() <= MOST_POSTED
        if is_over:
            await result_fits(match)
        for look in looks:
            turn_fits(look, is_from_menus=game in CHOSEN_FROM_MENUS)


def turn_fits(look: Look, *, is_from_menus: bool, highest: float = HIGHEST) -> None:
    """A turn is in the window as a whole, and no higher than its choices make it."""
    assert look.is_in_view, look
    may_be_higher = not is_from_menus and len(look.controls) > ORDINARY
    assert look.height <= highest or may_be_higher, look
    assert look.rows <= look.buttons // 2 + 1, f"buttons are not side by side: {look}"
    if any(control.id.startswith("m:") for control in look.controls):
        assert re.search(r"\d", look.words), "the picture has words"


async def result_fits(match: Match, number: int = 1) -> None:
    box = await (await match.result_message(number)).bounding_box()
    assert box is not None
    print("result", round(box["height"]))
    assert box["height"] <= HIGHEST
