"""What a screen reader tells of a message, line by line, read from Chromium's accessibility tree."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from playwright.async_api import CDPSession, Locator, Page

from tests.e2e.people import Json

NAMED: Final = {"button": "button", "combobox": "list", "image": "picture", "link": "link", "heading": "heading"}
"""By role in the tree: what a reader calls it. These are told by their names, not by what is in them."""
INLINE: Final = frozenset({"StaticText", "strong", "emphasis", "code", "time", "Time", "mark", "insertion", "deletion"})
SKIPPED: Final = frozenset({"InlineTextBox", "ListMarker"})
MARK: Final = "data-read-out"
LISTEN: Final = """() => {
  window.heard = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) window.heard.push(...[...addedNodes].map((each) => each.textContent));
  }).observe(document.getElementById("announcer"), { childList: true });
}"""
HEARD: Final = "window.heard.splice(0).join('\\n')"
"""What the page has announced since this was asked last, once it listens."""


@dataclass(frozen=True)
class Line:
    """Something that is told at once."""

    role: str
    """`text`, `heading`, `picture`, `button`, `list` or `link`."""
    words: str
    is_disabled: bool = False

    def __str__(self) -> str:
        return f"{self.role}: {self.words}{' (unavailable)' if self.is_disabled else ''}"


@dataclass
class Reader:
    """Reads parts of a page in order."""

    page: Page
    session: CDPSession
    _nodes: dict[str, Json] = field(default_factory=dict[str, Json])

    @classmethod
    async def of(cls, page: Page) -> "Reader":
        session = await page.context.new_cdp_session(page)
        await session.send("Accessibility.enable")
        return cls(page, session)

    async def lines(self, part: Locator) -> list[Line]:
        """The lines of this part of the page."""
        found: Json = {}
        while "objectId" not in found:  # What is drawn anew meanwhile loses its mark.
            await part.evaluate(f"each => each.setAttribute('{MARK}', '')")
            expression = f"document.querySelector('[{MARK}]')"
            found = (await self.session.send("Runtime.evaluate", {"expression": expression}))["result"]
        described = await self.session.send("DOM.describeNode", {"objectId": found["objectId"]})
        await part.evaluate(f"each => each.removeAttribute('{MARK}')")
        tree = await self.session.send("Accessibility.getFullAXTree")
        self._nodes = {node["nodeId"]: node for node in tree["nodes"]}
        wanted = described["node"]["backendNodeId"]
        root = next(node for node in tree["nodes"] if node.get("backendDOMNodeId") == wanted)
        return list(_joined(self._told(root)))

    def _told(self, node: Json) -> Iterator[Line | str | None]:
        """The lines of a node; pieces of text as strings; None: a block ends here."""
        role = _value(node, "role")
        if role in SKIPPED:
            return
        if role == "StaticText":
            yield _value(node, "name")
            return
        if role in ("LineBreak",):
            yield None
            return
        if not node.get("ignored") and role in NAMED:
            called = "picture" if self._holds_picture(node) else NAMED[role]
            yield Line(called, _value(node, "name"), is_disabled=_is_disabled(node))
            return
        if role not in INLINE:
            yield None
        for each in node.get("childIds", ()):
            if each in self._nodes:
                yield from self._told(self._nodes[each])
        if role not in INLINE:
            yield None

    def _holds_picture(self, node: Json) -> bool:
        inside = [self._nodes[each] for each in node.get("childIds", ()) if each in self._nodes]
        return any(
            (not each.get("ignored") and _value(each, "role") == "image") or self._holds_picture(each)
            for each in inside
        )


def _joined(pieces: Iterator[Line | str | None]) -> Iterator[Line]:
    """The lines, with the pieces of text up to the end of a block as one."""
    text = ""
    for piece in (*pieces, None):
        if isinstance(piece, str):
            text += piece
            continue
        if text.strip():
            yield Line("text", re.sub(r"\s+", " ", text).strip())
        text = ""
        if piece is not None:
            yield piece


def _value(node: Json, key: str) -> str:
    return str(node.get(key, {}).get("value", ""))


def _is_disabled(node: Json) -> bool:
    return any(each["name"] == "disabled" and each["value"].get("value") for each in node.get("properties", ()))
