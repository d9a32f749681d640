"""Uses a window with the keyboard alone; after every step the focus must be visible."""

from dataclasses import dataclass

from playwright.async_api import Locator, Page, expect

MOST_STEPS = 80

FOCUS = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  const style = getComputedStyle(at);
  const box = at.getBoundingClientRect();
  const outlined = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  const caret = at.matches("input, textarea") || at.closest(".composer-box") !== null;
  return {
    name: at.getAttribute("aria-label") || at.innerText || at.tagName,
    message: at.closest("li.message")?.dataset.messageId ?? "",
    visible: box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    marked: outlined || caret,
  };
}"""
TOWARDS = """(target) => {
  const at = document.activeElement;
  if (at === target) return 0;
  return at.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING ? 1 : -1;
}"""


@dataclass
class Keyboard:
    """The keyboard of a page."""

    page: Page

    async def focus(self) -> dict[str, str | bool]:
        """The focused element. Fails if nothing has focus."""
        found = await self.page.evaluate(FOCUS)
        assert found is not None, "focus is lost"
        return found

    async def press(self, key: str) -> None:
        await self.page.keyboard.press(key)

    async def type(self, text: str) -> None:
        await self.page.keyboard.type(text)

    async def go_to(self, target: Locator) -> None:
        """Press Tab or Shift+Tab until the target has focus."""
        await expect(target).to_be_attached()
        for _ in range(MOST_STEPS):
            way = await target.evaluate(TOWARDS)
            if way == 0:
                return
            await self.press("Tab" if way > 0 else "Shift+Tab")
            there = await self.focus()
            assert there["visible"], f"one does not see {there['name']!r}, which has focus"
            assert there["marked"], f"one does not see that {there['name']!r} has focus"
        raise AssertionError(f"{target} cannot be reached")

    async def use(self, target: Locator) -> None:
        """Move the focus to a control and press Enter."""
        await self.go_to(target)
        await self.press("Enter")
