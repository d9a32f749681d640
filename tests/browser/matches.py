"""Plays a whole match in a window, and records what was shown before each press."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from playwright.async_api import Locator, Page, expect
from playwright.async_api import TimeoutError as TooLate

from tests.browser.playing import PATIENCE, PICTURE, messages, private, public
from tests.e2e.people import Json
from tests.e2e.playing import Labels

MOST_PRESSES = 200
MOMENT = PATIENCE / 2
"""Milliseconds within which what is shown can be pressed."""
LOOKS_MS = 100
"""Milliseconds between two looks at the page, which would otherwise be looked at whenever it is drawn."""
SCROLLS = 30
"""Tenths of a second that the page may take on a slow machine to scroll to what has come."""
TURN = 3 * PATIENCE
"""Longest time in milliseconds until the player's turn."""
CARD = re.compile(r"(10|[A2-9JQK])([♠♥♦♣])")
PLACES = re.compile(r"Place \d+: |\d位：")
SUITS = {"♠": "Spades", "♥": "Hearts", "♦": "Diamonds", "♣": "Clubs"}


@dataclass(frozen=True)
class Control:
    """An enabled button or list of a hand."""

    id: str
    label: str
    is_list: bool


Choice = Callable[[Sequence[Control]], Control]


def preferring(*patterns: str, avoiding: str = r"$^") -> Choice:
    """Choose by label: the first pattern that matches decides; otherwise the first control that is not avoided."""

    def chosen(controls: Sequence[Control]) -> Control:
        for pattern in (*patterns, rf"^(?!.*(?:{avoiding}))", ""):
            for control in controls:
                if re.search(pattern, control.label):
                    return control
        raise AssertionError("there is nothing to choose from")

    return chosen


def by_turns(*choices: Choice) -> Choice:
    """Use these ways of choosing in turn."""
    made = 0

    def chosen(controls: Sequence[Control]) -> Control:
        nonlocal made
        made += 1
        return choices[made % len(choices)](controls)

    return chosen


@dataclass(frozen=True)
class Look:
    """What a window shows when the player can move, or when the match is over."""

    text: str
    """The hand's text, without its buttons."""
    words: str
    """The alt text of the hand's picture."""
    table: str
    """The public text of the table."""
    table_words: str
    """The alt text of the table's picture."""
    controls: tuple[Control, ...]
    height: float
    """The message's height in pixels."""
    buttons: int
    """How many buttons and lists the message has below its picture, also those that cannot be used."""
    rows: int
    """How many lines they take in this window."""
    is_in_view: bool
    """The whole message is in view, without scrolling: its line, its picture and its buttons."""
    is_over: bool
    is_broken: bool
    """A picture has no alt text, or more than Discord allows."""

    def holds(self, label: str) -> bool:
        """Whether the hand holds the card in a label; true for a label without a card."""
        card = CARD.fullmatch(label)
        if card is None:
            return True
        hand = re.search(r"Your hand \(\d+\): ([^.]*)\.", self.words)
        hand_text = hand[1] if hand else ""
        return re.search(rf"{SUITS[card[2]]} (?:[^;]*, )?{card[1]}(?:[,;]|$)", hand_text) is not None


LOOK = """([id, gone]) => {
  const hand = document.querySelector(`li.message[data-message-id='${id}'] .body`);
  if (!hand) return null;
  const pictures = (item) => [...(item?.querySelectorAll("img:not(.emoji)") ?? [])];
  const words = (item) => pictures(item).map((each) => each.alt).join("\\n");
  const texts = (item) => [...(item?.querySelectorAll(".text-display, .content") ?? [])].map((each) => each.innerText);
  const tables = [...document.querySelectorAll("li.message[data-bot]:not([data-ephemeral]) .body")];
  const table = tables.findLast((each) => pictures(each).length);
  const is_over = Boolean(hand.querySelector("[data-custom-id^='t:again:'], [data-custom-id^='k:again:']"));
  const usable = [...hand.querySelectorAll("[data-custom-id]:not([aria-disabled=true])")];
  const controls = usable.filter((each) => /^([mc]:|t:ready:)/.test(each.dataset.customId));
  const below = [...hand.querySelectorAll("[data-custom-id]")].filter((each) => !each.closest(".section-accessory"));
  const view = document.getElementById("scroller").getBoundingClientRect();
  const isInView = (each) => {
    const box = each.getBoundingClientRect();
    return box.top >= view.top && box.bottom <= view.bottom && box.left >= view.left && box.right <= view.right;
  };
  const waits = (each) => each.dataset.customId === gone || each.getAttribute("aria-busy") === "true";
  const loading = [...pictures(hand), ...pictures(table)].some((each) => !each.complete || !each.naturalWidth);
  if (!is_over && (!controls.length || usable.some(waits) || loading)) return null;
  return {
    text: texts(hand).join("\\n"),
    words: words(hand),
    table: texts(table).join("\\n"),
    table_words: words(table),
    controls: controls.map((each) => [
      each.dataset.customId, each.innerText.trim(), each.getAttribute("role") === "combobox",
    ]),
    height: hand.closest("li.message").getBoundingClientRect().height,
    buttons: below.length,
    rows: new Set(below.map((each) => each.getBoundingClientRect().top)).size,
    is_in_view: [...hand.querySelectorAll(".text-display, img:not(.emoji), [data-custom-id]")].every(isInView),
    is_over,
    is_broken: pictures(hand).some((each) => !each.alt || each.alt.length > 1024),
  };
}"""

NOTE_SHOWN = """() => {
  if (window.shown) return;
  window.shown = new Set();
  const note = (item) => {
    const words = [...item.querySelectorAll("img:not(.emoji)")].map((each) => each.alt);
    window.shown.add([item.querySelector(".body")?.innerText ?? "", ...words].join("\\n"));
  };
  const noteAll = (changes) => {
    const items = changes.map(({ target }) => (target.closest ? target : target.parentElement)?.closest("li.message"));
    new Set(items.filter((each) => each?.isConnected)).forEach(note);
  };
  document.querySelectorAll("li.message").forEach(note);
  new MutationObserver(noteAll).observe(
    document.getElementById("messages"), { attributes: true, characterData: true, childList: true, subtree: true },
  );
}"""
NOTE_PRESSED = """() => addEventListener(
  "click", ({ target }) => { window.pressed = target.closest("[data-custom-id]")?.dataset.customId; },
  { capture: true, once: true },
)"""


FOLLOW_NEWEST = """async () => {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  const jump = document.getElementById("jump");
  if (!jump.hidden) jump.click();
}"""
"""Once the page has seen where it is scrolled to; in one step, as the button may vanish while it is being clicked."""


@dataclass
class Match:
    """A match played in a window with the mouse, pressing only what is shown."""

    page: Page
    labels: Labels
    choose: Choice
    looks: list[Look] = field(default_factory=list)
    pressed: list[str] = field(default_factory=list)
    """Labels of the pressed buttons and lists, and of the selected options."""
    hand_id: str = ""

    async def shown(self) -> str:
        """All text shown in messages since the hand was taken, also between two looks."""
        return "\n".join(await self.page.evaluate("[...window.shown]"))

    @property
    def hand(self) -> Locator:
        return self.page.locator(f"li.message[data-message-id='{self.hand_id}']")

    async def start(self) -> None:
        """Press Start, and use the private message that answers it from then on."""
        await self.page.evaluate(NOTE_SHOWN)
        hands = private(self.page).filter(has=self.page.locator(PICTURE))
        before = await hands.count()
        await public(self.page, self.labels.start).click()
        await expect(hands).to_have_count(before + 1)
        await self.hold_hand()

    async def hold_hand(self) -> None:
        """Use the newest private message with a picture from then on."""
        taken = private(self.page).filter(has=self.page.locator(PICTURE)).last
        await expect(taken.locator(PICTURE).last).to_be_visible()
        self.hand_id = await taken.get_attribute("data-message-id") or ""

    async def play(self) -> None:
        """Look, choose and press until the match is over."""
        gone = ""
        for _ in range(MOST_PRESSES):
            look = await self.settled(gone)
            self.looks.append(look)
            if look.is_over:
                return
            assert not look.is_broken, look
            control = self.choose(look.controls)
            assert look.holds(control.label), f"{control.label} is not in this hand:\n{look.words}"
            gone = await self.press(control)
        raise AssertionError(f"not over after {MOST_PRESSES} presses")

    async def look(self, gone: str = "") -> Look:
        """Wait for a control other than `gone`, or the end of the match.

        If `gone` is still there after `MOMENT`, its press had no effect, as the hand had just changed, and it counts
        again.
        """
        try:
            return await self._look(gone, MOMENT)
        except TooLate:
            return await self._look("", TURN)

    async def settled(self, gone: str = "") -> Look:
        """As `look`, once the page had the time to scroll to what has come."""
        look = await self.look(gone)
        for _ in range(SCROLLS):
            if look.is_in_view:
                break
            await self.page.wait_for_timeout(100)
            look = await self.look()
        return look

    async def _look(self, gone: str, patience: float) -> Look:
        wanted = [self.hand_id, gone]
        handle = await self.page.wait_for_function(LOOK, arg=wanted, timeout=patience, polling=LOOKS_MS)
        found: Json = await handle.json_value()
        return Look(**found | {"controls": tuple(Control(*each) for each in found["controls"])})

    async def press(self, control: Control) -> str:
        """Press the button, or open the list and select the first options; returns the id it then had.

        It is found by its label, as the id changes whenever another player chooses a card to pass on. If the hand
        changed in another way, nothing is pressed.
        """
        labelled = self.hand.locator("[data-custom-id]").filter(has_text=re.compile(f"^{re.escape(control.label)}$"))
        await self.page.evaluate(NOTE_PRESSED)
        try:
            await labelled.click(timeout=MOMENT)
        except TooLate:
            assert not await labelled.count(), f"{control.label} is there and cannot be pressed"
            return ""
        self.pressed.append(control.label)
        # Where the message changes as it is clicked, Playwright scrolls up and tries again, which nobody would.
        if not control.is_list:
            await self.page.evaluate(FOLLOW_NEWEST)
        pressed: str = await self.page.evaluate("window.pressed")
        if control.is_list:
            await self.choose_from_list()
        return pressed

    async def choose_from_list(self) -> None:
        popup = self.page.locator(".popup")
        options, done = popup.get_by_role("option"), popup.locator("button.btn-primary")
        several = await done.count() > 0
        for number in range(await options.count()):
            self.pressed.append(await options.nth(number).inner_text())
            await options.nth(number).click()
            if not several:
                return
            if await done.get_attribute("aria-disabled") != "true":
                break
        await done.click()

    async def result(self, number: int = 1) -> str:
        """The words of the picture of the result of the channel's match of this number."""
        picture = (await self.result_message(number)).locator(PICTURE)
        await expect(picture).to_have_attribute("alt", PLACES)
        return await picture.get_attribute("alt") or ""

    async def result_message(self, number: int = 1) -> Locator:
        """The public message of that result, with its only picture loaded."""
        ends = messages(self.page).filter(has_text=self.labels.result)
        await expect(ends).to_have_count(number)
        picture = ends.last.locator(PICTURE)
        await expect(picture).to_have_count(1)
        await expect(picture).to_have_js_property("complete", value=True)
        return ends.last
