"""A whole game with the keyboard alone, from the choice of a channel to the result; and games as somebody plays them who
hears the page, with what Chromium tells screen readers.

The first turns and the end of each walk are approved in `walks/`. To approve one anew, delete its file and run the
test.
"""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import Browser, expect
from playwright.async_api import TimeoutError as TooLate

from bot.features.play.endings import Ending
from tests.browser.keyboard import Keyboard
from tests.browser.matches import CARD, Control, Look, Match, preferring
from tests.browser.playing import PICTURE, is_there, messages, open_thread, private, public, run_command, seats, window
from tests.browser.reader import HEARD, LISTEN, Line, Reader
from tests.browser.wording import says
from tests.e2e.naming import CODE
from tests.e2e.playing import ENGLISH, JAPANESE, Labels
from tests.sampling import pairs

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

MOST_MOVES = 60
COMPUTERS = 3


NO_MOUSE = """for (const kind of ["pointerdown", "mousedown", "touchstart"])
  addEventListener(kind, () => { window.mouseUsed = true; }, true);"""


async def test_a_whole_game_is_played_with_the_keyboard_alone(browser: Browser, address: str) -> None:
    async with window(browser, locale="en-US", viewport={"width": 1100, "height": 800}) as context:
        await context.add_init_script(NO_MOUSE)
        page = await context.new_page()
        await page.goto(address)
        await is_there(page)
        keyboard = Keyboard(page)

        await keyboard.use(page.get_by_role("link", name="table-2"))
        await expect(page.locator("#messages")).to_have_attribute("aria-label", re.compile("table-2"))
        await expect(page.locator("#composer-input")).to_be_focused()

        await keyboard.type("/pl")
        await expect(page.locator(".popup").get_by_role("option", name="/play")).to_have_attribute(
            "aria-selected", "true"
        )
        await keyboard.press("Enter")
        await expect(page.get_by_role("combobox", name="game")).to_be_focused()
        await keyboard.type("jig")
        # The list shown before typing has it, too; an arrow key would keep that list.
        await expect(page.locator(".popup").get_by_role("option")).to_have_text([re.compile("Jig")])
        await keyboard.press("ArrowDown")
        await expect(page.get_by_role("option", name="Jig")).to_have_attribute("aria-selected", "true")
        await keyboard.press("Enter")
        await expect(page.get_by_role("combobox", name="game")).to_have_value("Jig")
        await keyboard.press("Enter")
        lobby = messages(page).last
        await expect(lobby).to_contain_text(seats(ENGLISH, 1))
        await expect(page.locator("#composer-input")).to_be_focused()

        await keyboard.use(public(page, ENGLISH.set_up))
        add = private(page).last.get_by_role("button", name=ENGLISH.add, exact=True)
        await keyboard.go_to(add)
        for number in range(COMPUTERS):
            await keyboard.press("Enter")
            await expect(lobby).to_contain_text(seats(ENGLISH, number + 2))
            await expect(add).to_be_focused()

        await keyboard.use(private(page).last.get_by_role("button", name="Options", exact=True))
        hands = private(page).last.locator('[data-custom-id$=":hands"]')
        await keyboard.use(hands)
        dialog = page.get_by_role("dialog", name="Hands")
        await expect(dialog.get_by_role("textbox")).to_be_focused()
        await keyboard.press("Control+a")
        await keyboard.type("1")
        await keyboard.press("Enter")
        await expect(dialog).to_have_count(0)
        await expect(lobby).to_contain_text(re.compile("Hands:? 1"))
        await expect(hands).to_be_focused()

        table_id = await lobby.get_attribute("data-message-id")
        await keyboard.use(public(page, ENGLISH.start))
        await expect(public(page, ENGLISH.hand)).to_be_visible()
        assert (await keyboard.focus())["message"] == table_id

        match = Match(page, ENGLISH, preferring())
        taken = private(page).filter(has=page.locator(PICTURE)).last
        await expect(taken).to_be_visible()
        match.hand_id = await taken.get_attribute("data-message-id") or ""
        gone, pressed = "", 0
        while not (look := await match.look(gone)).is_over:
            control = match.choose(look.controls)
            gone = control.id
            await keyboard.use(match.hand.locator(f'[data-custom-id="{gone}"]'))
            pressed += 1
            assert pressed <= MOST_MOVES
            assert (await keyboard.focus())["message"] == match.hand_id
        assert pressed > 0
        assert (await keyboard.focus())["message"] == match.hand_id
        assert re.search(r"Place \d+: Ben \([^)]*\d", await match.result())
        assert not await page.evaluate("window.mouseUsed ?? false")


WALKS: Final = Path(__file__).with_name("walks")
TOLD: Final = ("shichi-narabe", "koroshi", "earl-of-coventry", "insidious-sevens", "nanatoridori")
"""A game of each kind of table."""
BOTH: Final = (ENGLISH, JAPANESE)
Walk = list[tuple[list[Line], Look]]
CONTROLS: Final = ("button", "list")
TURNS: Final = 3
"""So many turns at the beginning are approved."""
MOST_PRESSES: Final = 250
SUITS: Final = {
    "en": {"♠": "Spades", "♥": "Hearts", "♦": "Diamonds", "♣": "Clubs"},
    "ja": {"♠": "スペード", "♥": "ハート", "♦": "ダイヤ", "♣": "クラブ"},
}
FOREIGN: Final = {"en": re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]+"), "ja": re.compile(r"[A-Za-z]{2,}")}
RAW: Final = re.compile(rf"{CODE.pattern}|<[@#:t/]|\b[mct]:\S|\*\*|\{{|\}}")
"""Codes of cards, marks of mentions, times and bold, custom ids, and variables without a value."""
NAMES: Final = {"Aki"}
"""The Japanese player's name in the playground."""
SENTENCE_END: Final = re.compile(r"(?<=[.!?。])\s*")
TIME: Final = re.compile(r"\d+ (?:(?:second|minute|hour)s?|秒|分|時間)")


@pytest.mark.parametrize(
    ("game", "labels"),
    [pytest.param(game, labels, id=f"{game}.{labels.language}") for game, labels in pairs(TOLD, BOTH, each=1)],
)
async def test_a_game_reads_well(browser: Browser, address: str, game: str, labels: Labels) -> None:
    """Each game in one of the two languages, in turn; with `EVERYTHING=1` in both."""
    walk = await walk_through(browser, address, game, labels)
    print(f"\n{game}.{labels.language}", told(walk), sep="\n\n")
    for lines, look in walk:
        reads_well(lines, look, labels=labels)
    assert not is_made(f"{game}.{labels.language}", walk), "the walk did not exist and has been made: read it"


async def walk_through(browser: Browser, address: str, game: str, labels: Labels) -> Walk:
    """Play the game by keyboard; returns what is told before each press and at the end."""
    async with window(browser, locale=labels.locale, viewport={"width": 1100, "height": 800}) as context:
        page = await context.new_page()
        await page.goto(address)
        await is_there(page)
        keyboard, reader = Keyboard(page), await Reader.of(page)
        await open_thread(page, game)
        command, option = labels.texts("command-play"), labels.texts("option-game")
        title = labels.texts(f"game-{game}")  # type: ignore[arg-type]
        await run_command(page, f"/{command[:2]}", command, **{option: (title, title)})  # pyright: ignore[reportArgumentType]
        await keyboard.use(public(page, labels.set_up))
        fill = private(page).last.get_by_role("button", name=labels.fill)
        await keyboard.use(fill)
        await expect(fill).to_have_attribute("aria-disabled", "true")
        await keyboard.use(public(page, labels.start))
        # The table's picture is higher than the lobby: the list follows its end, away from what has focus.
        table = page.locator(f"li.message:not([data-ephemeral]) {PICTURE}").last
        await expect(table).to_have_js_property("complete", value=True)
        await page.evaluate(LISTEN)
        match = Match(page, labels, preferring(avoiding=f"^(?:{says('move-pass', labels.language)})"))
        await match.hold_hand()
        await keyboard.go_to(page.locator("#composer-input"))
        await keyboard.press("Escape")
        gone, walk = "", Walk()
        for _ in range(MOST_PRESSES):
            look, lines = await heard_look(match, reader, gone, is_first=not walk)
            assert (await keyboard.focus())["message"] == match.hand_id
            walk.append((lines, look))
            if look.is_over:
                return walk
            control = match.choose(look.controls)
            gone = control.id
            await press(keyboard, match, control)
    raise AssertionError(f"not over after {MOST_PRESSES} presses: {told(walk)}")


async def heard_look(match: Match, reader: Reader, gone: str, *, is_first: bool) -> tuple[Look, list[Line]]:
    """What the hand shows and its lines, once the first line has been told; at first it was there already."""
    heard = ""
    while True:
        look = await match.look(gone)
        lines = await reader.lines(match.hand.locator(".body"))
        heard += untimed(await match.page.evaluate(HEARD))
        if is_first or untimed(lines[0].words) in heard:
            return look, lines
        try:
            more = await match.page.wait_for_function("window.heard.length")
        except TooLate:
            raise AssertionError(f"{lines[0]} was not told as it came, but {heard}") from None
        await more.dispose()


async def press(keyboard: Keyboard, match: Match, control: Control) -> None:
    """Press a button, by its number if it has one, or choose the first options of a list."""
    there = match.hand.locator(f'[data-custom-id="{control.id}"]')
    number = await there.get_attribute("aria-keyshortcuts")
    if number is not None:
        await keyboard.press(number)
        return
    await keyboard.use(there)
    if not control.is_list:
        return
    popup = keyboard.page.locator(".popup")
    options, done = popup.get_by_role("option"), popup.locator("button.btn-primary")
    await expect(options.first).to_be_visible()
    several = await done.count() > 0
    await keyboard.press("Enter")
    while several and await done.get_attribute("aria-disabled") == "true":
        await keyboard.press("ArrowDown")
        await keyboard.press("Enter")
    if several:
        await keyboard.press("Tab")
        await keyboard.press("Enter")


def reads_well(lines: Sequence[Line], look: Look, *, labels: Labels) -> None:
    """Whether one who only hears these lines is told all of it, once, in order and in words."""
    beside = re.compile(rf"^(?:{says('take-back', labels.language)}|{says('hint-button', labels.language)})$")
    kinds = ["control" if line.role in CONTROLS else line.role for line in lines if not beside.match(line.words)]
    in_order = list(dict.fromkeys(kinds))
    assert in_order in (["text", "picture", "control"], ["text", "control"]), lines
    assert kinds == sorted(kinds, key=in_order.index), "line, picture and controls are apart"
    assert all(line.words for line in lines)
    words = [line.words for line in lines]
    sentences = [each for line in lines if line.role == "text" for each in SENTENCE_END.split(line.words) if each]
    assert len({*words}) == len(words), "nothing is told twice"
    assert len({*sentences}) == len(sentences), "nothing is told twice"
    shown = "\n".join(line.words for line in lines if line.role == "picture")
    for each in sentences:
        assert each not in shown, "the picture does not repeat the line"
    for each in words:
        assert not RAW.search(each), each
        foreign = {*FOREIGN[labels.language].findall(each)} - NAMES
        assert not foreign, each
    for control in look.controls if shown else ():
        for rank, sign in CARD.findall(control.label):
            assert named(rank, SUITS[labels.language][sign]).search(shown), f"{control.label} is not among {shown}"


def named(rank: str, suit: str) -> re.Pattern[str]:
    """This card in a list of cards in words."""
    return re.compile(rf"{suit}[^;:.：。／]*(?<![0-9A-Z]){rank}(?![0-9A-Z])|(?<![0-9A-Z]){rank} of {suit}")


def untimed(words: str) -> str:
    return TIME.sub("‹time›", words)


def unvaried(words: str, *, language: str) -> str:
    """With the names of endings in place of their words, which depend on the table's number."""
    for ending in Ending:
        words = re.sub(says(f"end-{ending}", language), f"‹{ending}›", words)
    return words


def told(walk: Walk) -> str:
    return "\n\n".join("\n".join(map(str, lines)) for lines, _ in walk) + "\n"


def is_made(name: str, walk: Walk) -> bool:
    """Compare with the approved walk; True: there was none, and it has been made."""
    approved = WALKS / f"{name}.txt"
    here = unvaried(untimed(told([*walk[:TURNS], walk[-1]])), language=name.rpartition(".")[2])
    if not approved.exists():
        WALKS.mkdir(exist_ok=True)
        approved.write_text(here)
        return True
    assert here == approved.read_text()
    return False


async def test_every_approved_walk_belongs_to_a_game() -> None:
    assert {path.stem for path in WALKS.iterdir()} == {f"{game}.{each.language}" for game in TOLD for each in BOTH}
