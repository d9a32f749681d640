"""`python -m tests.renderers.gallery FOLDER`: write a page with every reference picture.

Each picture is shown as it is drawn now, on Discord's light and dark backgrounds, next to the approved one. Pictures
that differ come first.
"""

import sys
from collections.abc import Callable, Mapping
from html import escape
from pathlib import Path
from typing import Final

from renderers.emblem import draw_sample
from tests.renderers.approved import APPROVED, README, reference
from tests.renderers.comparing import difference

BACKGROUNDS: Final = {"light": "#ffffff", "dark": "#313338"}
_STYLE: Final = """
body { font: 15px system-ui, sans-serif; margin: 1em }
section { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 4px; margin-bottom: 2em }
h2 { flex-basis: 100%; font-size: 1em; margin: 0 }
.changed h2 { color: #c00 }
div { padding: 12px; width: 450px }
img { display: block; width: 100% }
.approved { background: #777; width: 300px }
"""


def write_page(folder: Path, pictures: Mapping[str, Callable[[], list[bytes]]]) -> Path:
    """Draw the pictures and write them and the page; returns the path of `index.html`."""
    sections = [_section(folder, "README", [draw_sample()], README)]
    sections += [_section(folder, name, draw(), reference(name)) for name, draw in pictures.items()]
    sections.sort(key=lambda each: not each.startswith(_CHANGED))
    changed = sum(each.startswith(_CHANGED) for each in sections)
    page = folder / "index.html"
    page.write_text(
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Reference pictures</title><style>{_STYLE}</style>'
        f"<h1>Reference pictures</h1><p>{changed} of {len(sections)} differ from the approved ones.</p>"
        + "".join(sections)
    )
    return page


_CHANGED: Final = '<section class="changed">'


def _section(folder: Path, name: str, pngs: list[bytes], approved: Path) -> str:
    """The page's section for one reference; writes its pictures next to the page."""
    files = [folder / f"{name}-{i}.png" for i in range(len(pngs))]
    for file, png in zip(files, pngs, strict=True):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(png)
    kept = folder / f"{name}-approved.png"
    kept.write_bytes(approved.read_bytes())
    how = difference(pngs, approved)
    images = "".join(_image(folder, file) for file in files)
    return (
        f"{_CHANGED if how else '<section>'}<h2>{escape(name)}{f': {how}' if how else ''}</h2>"
        + "".join(f'<div style="background: {colour}">{images}</div>' for colour in BACKGROUNDS.values())
        + f'<div class="approved">{_image(folder, kept)}</div></section>'
    )


def _image(folder: Path, file: Path) -> str:
    name = escape(file.relative_to(folder).as_posix())
    return f'<img src="{name}" alt="{name}">'


if __name__ == "__main__":
    print(f"{write_page(Path(sys.argv[1]), APPROVED).resolve().as_uri()}")
