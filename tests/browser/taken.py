"""The README's picture of one's turn: `python -m tests.browser.taken` takes it from the playground's page (part of
`make pictures`)."""

import asyncio
import sys
import tempfile
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.async_api import Browser, ViewportSize, async_playwright

from i18n import texts_in
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.matches import Match, preferring
from tests.browser.playing import arrive, dealing, run_command, seat_computers, window
from tests.e2e.playing import ENGLISH

FILE: Final = Path(__file__).parents[2] / "docs" / "readme" / "turn.png"
LARGEST: Final = 150_000
"""Bytes of the picture."""
WINDOW: Final[ViewportSize] = {"width": 640, "height": 800}
SHARPNESS: Final = 1.5
"""Pixels of the picture by pixel of the window."""
DEALT, TURNS = 39, 2
"""A deal with much to choose from, and how often somebody has played before."""
MARKS = """(colours) => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) if (/\\p{Extended_Pictographic}/u.test(texts.currentNode.data)) found.push(texts.currentNode);
  for (const text of found) {
    const parts = [...text.data].map((sign) => {
      if (!colours[sign]) return sign;
      const mark = document.createElement("span");
      const [colour, radius] = colours[sign];
      mark.style = `display: inline-block; width: .8em; height: .8em; background: ${colour}; border-radius: ${radius}`;
      return mark;
    });
    text.replaceWith(...parts);
  }
}"""
"""Draws the marks of seats, for machines without a font for them."""
SHADES: Final = ("#3b88c3", "#f4900c", "#fdcb58", "#aa8ed6", "#dd2e44", "#78b159", "#c1694f")
COLOURS: Final = {
    sign: (colour, radius)
    for signs, radius in (("🔵🟠🟡🟣🔴🟢🟤", "50%"), ("🟦🟧🟨🟪🟥🟩🟫", "15%"))
    for sign, colour in zip(signs, SHADES, strict=True)
}


async def turn(browser: Browser, address: str) -> bytes:
    """The window with table, hand and buttons of a turn in the middle of a match, as a PNG."""
    async with window(browser, locale=ENGLISH.locale, viewport=WINDOW, device_scale_factor=SHARPNESS) as context:
        page = await context.new_page()
        await arrive(page, address, "Friday evening")
        title = texts_in("en")("game-shichi-narabe")
        await run_command(page, "/pl", "play", game=(title, title))
        await seat_computers(page, ENGLISH, 3)
        match = Match(page, ENGLISH, preferring(r"^(?:10|[A-Z\d])\S$"))
        await match.start()
        gone = ""
        for _ in range(TURNS):
            gone = await match.press(match.choose((await match.settled(gone)).controls))
        await match.settled(gone)
        await page.mouse.move(0, 0)
        await page.evaluate(MARKS, COLOURS)
        return await page.screenshot()


def packed(png: bytes) -> bytes:
    """The picture with as many colours as fit."""
    picture = Image.open(BytesIO(png)).convert("RGB")
    for colours in (256, 128, 64, 32):
        out = BytesIO()
        picture.quantize(colours, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
        if out.tell() <= LARGEST:
            return out.getvalue()
    raise ValueError(f"it has more than {LARGEST} bytes")


async def take() -> None:
    """Write the picture."""
    with tempfile.TemporaryDirectory() as folder, dealing(Path(folder), seed=DEALT) as address:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
            FILE.write_bytes(packed(await turn(browser, address)))
            await browser.close()


if __name__ == "__main__":
    if CHROMIUM.exists():
        asyncio.run(take())
    else:
        print(f"no Chromium at {CHROMIUM}: {FILE.name} stays as it is", file=sys.stderr)
