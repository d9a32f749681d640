"""A game of each mechanism in a real browser with the mouse, from the slash command to the result. Each turn and the result are
in the window at once, as on a phone (`test_seat`)."""

import re
from dataclasses import dataclass, field

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.heights import PAGE, SCREEN
from tests.browser.matches import Choice, Match, by_turns, preferring
from tests.browser.playing import (
    fits_in_width,
    messages,
    open_options,
    run_command,
    seat_computers,
    thread_in,
    turn_to,
)
from tests.browser.test_seat import result_fits, turn_fits
from tests.browser.wording import label, says
from tests.e2e.playing import ENGLISH, JAPANESE, Labels

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

NUMBERS = {"Hands": "hands", "Chips": "chips", "Points": "limit"}
"""Options by their labels."""
MOST_MATCHES = 3
"""So many are played until all that is waited for has come; the first deal is chosen so that one is enough."""


THE_FIRST = preferring()
POINTS = r"(?:Place \d+: |\d位：)ME ?[(（][^)）]*\d"


@dataclass(frozen=True)
class Game:
    """How a game is started and played, and the messages on the way."""

    opening: tuple[str, str, int]
    """Letters after which its title is offered, the title, and the number of computer players."""
    pressed: tuple[str, ...]
    """Patterns of labels that are pressed before it is over."""
    shown: tuple[str, ...]
    """Patterns of what is to be read meanwhile, in texts or in the words of pictures."""
    choose: Choice = THE_FIRST
    result: str = POINTS
    """A pattern of one's own place in the words of the result's picture; `ME` is one's name."""
    choices: dict[str, str] = field(default_factory=dict)
    """What is chosen on the page of options, by the option."""
    numbers: dict[str, int] = field(default_factory=dict)
    """What is typed there."""
    labels: Labels = ENGLISH
    is_from_menus: bool = False
    """Whether its turns are chosen from lists, so that they are not high however many choices there are."""


ONE_HAND = {"Hands": 1}
PLACE = rf"Place \d+: ME \({says('result-by')}"
A_CARD = r"^(?:10|[A2-9JQK])[♠♥♦♣]$"
SUBSTITUTE, TAKEN, END_TURN, SEVERAL = map(label, ("move-substitute", "move-community", "move-end", "controls-several"))
GAPS, FIRST_GAP = label("controls-gap", "ja"), label("move-take-first", "ja")
GAMES = {
    "layout": Game(
        ("shi", "Shichi Narabe", 4),
        choose=preferring("^Joker as", avoiding="^Pass"),
        pressed=("^Joker as", r"^Joker as K(.)\W.*A\1"),
        shown=(says("prompt-turn"), "Can go down next: ", "joker as ", says("alt-last-by")),
        result=PLACE,
        choices={"Jokers": "two", "Tunnel": "Open"},
    ),
    "chips": Game(
        ("fan", "Fan Tan", 5),
        pressed=("^Pass", A_CARD),
        shown=(says("alt-pot"), says("event-passed-paid")),
        numbers={"Hands": 1, "Chips": 20},
    ),
    "trumps": Game(
        ("trump", "Fan Tan with Trumps", 5),
        choose=preferring(SUBSTITUTE),
        pressed=(SUBSTITUTE, TAKEN),
        shown=(says("alt-trump"), says("alt-community"), r"\(\w+ of \w+\)"),
        numbers=ONE_HAND,
    ),
    "drawing": Game(
        ("crazy c", "Crazy Crazy Tan", 2),
        choose=preferring(SEVERAL),
        pressed=(SEVERAL, r"^\S+[♠♥♦♣] \S+[♠♥♦♣]", label("move-draw")),
        shown=(says("alt-stock"), says("prompt-draw")),
        numbers=ONE_HAND,
    ),
    "begging": Game(
        ("ris", "Ristiseiska", 4),
        choose=preferring(END_TURN),
        pressed=(label("move-beg"), END_TURN),
        shown=(says("prompt-give"), says("prompt-extra"), says("event-begged")),
        numbers=ONE_HAND,
    ),
    "stops": Game(
        ("snip", "Snip", 5),
        pressed=("^Pass", A_CARD),
        shown=(says("event-called"), says("alt-wanted"), "Called: .*Wanted: "),
        numbers=ONE_HAND,
    ),
    "piles": Game(
        ("pai", "Pai Qi", 3),
        pressed=(A_CARD,),
        shown=(says("prompt-pile"), says("event-piled-unseen"), says("alt-own-pile")),
        numbers={"Points": 1},
    ),
    "parliament": Game(
        ("parl", "Parliament (Sevens)", 4),
        pressed=("^Pass", A_CARD),
        shown=(says("prompt-play"), says("prompt-only-pass"), says("alt-last-by")),
        numbers=ONE_HAND,
    ),
    "killing": Game(
        ("kill", "Killing Sevens", 4),
        choose=preferring(label("asking-play-it")),
        pressed=(label("asking-play-it"), A_CARD),
        shown=(says("asking-kill"), says("alt-penalty")),
    ),
    "tricks": Game(
        ("ins", "Insidious Sevens", 2),
        pressed=(label("controls-gift"), label("rounds-next")),
        shown=tuple(map(says, ("prompt-bidding", "prompt-passing", "alt-bid", "alt-trump", "prompt-lead"))),
    ),
    "groups": Game(
        ("ナナ", "ナナトリドリ", 2),
        choose=by_turns(preferring(GAPS), preferring(label("move-discard", "ja"))),
        pressed=(GAPS, FIRST_GAP, *(label(each, "ja") for each in ("asking-place-here", "move-discard", "move-group"))),
        shown=(says("asking-place", "ja"), says("alt-penguins", "ja")),
        labels=JAPANESE,
        is_from_menus=True,
    ),
}


@pytest.mark.parametrize("name", GAMES)
async def test_a_game_of_each_mechanism_is_played_with_the_mouse(browser: Browser, address: str, name: str) -> None:
    game = GAMES[name]
    async with thread_in(browser, address, name, game.labels, SCREEN, has_touch=False) as page:
        me = await page.locator(".person-link[aria-current] .person-name").text_content() or ""
        await open_table(page, game)
        match = Match(page, game.labels, game.choose)
        missing: set[str] = set()
        await match.start()
        for number in range(1, MOST_MATCHES + 1):
            await match.play()
            result = await match.result(number)
            assert re.search(game.result.replace("ME", me), result), result
            await result_fits(match, number)
            await fits_in_width(page)
            missing = not_found(game.pressed, "\n".join(match.pressed)) | not_found(game.shown, await match.shown())
            if not missing:
                break
            await open_table(page, game)
            await match.start()
        assert missing == set(), match.pressed
        for look in match.looks:
            if not look.is_over:
                turn_fits(look, is_from_menus=game.is_from_menus, highest=PAGE)
        tables = {look.table_words for look in match.looks}
        assert len(tables) > 1, "the picture of the table goes with the game, at a pace of its own"


def not_found(patterns: tuple[str, ...], text: str) -> set[str]:
    return {each for each in patterns if not re.search(each, text, re.MULTILINE)}


async def open_table(page: Page, game: Game) -> None:
    """Open the lobby, seat everyone and set the options."""
    typed, title, computers = game.opening
    command, option = game.labels.texts("command-play"), game.labels.texts("option-game")
    await run_command(page, f"/{command[:2]}", command, **{option: (typed, title)})
    lobby = messages(page).last
    await expect(lobby).to_contain_text(title)
    if game.choices or game.numbers:
        options = await open_options(page, game.labels)
    for name, value in game.choices.items():
        chooser = options.get_by_role("combobox", name=name)
        await turn_to(options, chooser)
        await chooser.click()
        await page.locator(".popup").get_by_role("option", name=value).first.click()
        await expect(lobby).to_contain_text(re.compile(f"{name}:? {value}"))
    for name, number in game.numbers.items():
        opener = options.locator(f'[data-custom-id$=":{NUMBERS[name]}"]')
        await turn_to(options, opener)
        await opener.click()
        dialog = page.get_by_role("dialog", name=name)
        await dialog.get_by_role("textbox").fill(str(number))
        await dialog.get_by_role("button", name="Submit").click()
        await expect(lobby).to_contain_text(re.compile(f"{name}:? {number}"))
    await seat_computers(page, game.labels, computers)
