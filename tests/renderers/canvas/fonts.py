"""The subset of Noto Sans CJK that pictures use: `make fonts SOURCE=NotoSansCJK-Bold.ttc`. Needs fontTools.

A collection of one face for each region, with the characters that its national standard can write in the region's own
shapes. The faces share their outlines, so that a shape that several regions write alike is there once.
"""

import sys
from io import BytesIO
from pathlib import Path
from typing import Final
from unicodedata import normalize

from fontTools import subset
from fontTools.ttLib import TTCollection, TTFont, newTable
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable

OUT: Final = Path(__file__).parents[3] / "renderers/canvas/fonts/NotoSansCJK-Bold-subset.ttc"
LATIN: Final = OUT.with_name("RobotoCondensed-Bold.ttf")
PLANES: Final = range(0x80, 0x30000)
HANGUL: Final = (range(0x1100, 0x1200), range(0x3131, 0x318F), range(0xAC00, 0xD7A4))
SUITS: Final = range(0x2660, 0x2668)
REGIONS: Final = {0: "cp932", 1: "euc_kr", 2: "gb2312", 3: "big5"}
"""By the number of the face in Noto Sans CJK (Japan, Korea, mainland China, Taiwan): what its standard is called."""
DROPPED: Final = ["GSUB", "GPOS", "BASE", "GDEF", "VORG", "vhea", "vmtx", "DSIG"]


def characters(encoding: str) -> set[int]:
    """What an encoding can write, in the normal form in which pictures have it. Of Korea's the Hangul only."""
    found: set[int] = set()
    for code in PLANES:
        if encoding == "euc_kr" and not any(code in each for each in HANGUL):
            continue
        try:
            is_in = len(chr(code).encode(encoding)) == 2
        except UnicodeEncodeError:
            continue
        if is_in:
            found |= {code, *map(ord, normalize("NFKC", chr(code)))}
    return {code for code in found if normalize("NFKC", chr(code)) == chr(code) or code in HANGUL[1]}


def main(source: Path) -> None:
    latin = set(TTFont(LATIN).getBestCmap())
    wanted = {number: (characters(encoding) - latin) for number, encoding in REGIONS.items()}
    wanted[0] |= set(SUITS)
    for codes in wanted.values():
        codes.add(ord(" "))  # Layout needs it for characters that are not seen.
    shapes = {number: TTFont(source, fontNumber=number).getBestCmap() for number in REGIONS}
    maps = {
        number: {code: shapes[number][code] for code in sorted(codes) if code in shapes[number]}
        for number, codes in wanted.items()
    }
    options = subset.Options(hinting=False, layout_features=[], drop_tables=DROPPED, notdef_outline=True)
    cut = subset.Subsetter(options)
    cut.populate(glyphs=sorted({glyph for each in maps.values() for glyph in each.values()}))
    font = TTFont(source, fontNumber=0)
    cut.subset(font)
    whole = BytesIO()
    font.save(whole)
    collection = TTCollection()
    collection.fonts = [_face(whole.getvalue(), each) for each in maps.values()]
    collection.save(OUT, shareTables=True)
    print({REGIONS[number]: len(each) for number, each in maps.items()}, OUT.stat().st_size)


def _face(font: bytes, shapes: dict[int, str]) -> TTFont:
    face = TTFont(BytesIO(font))
    table = newTable("cmap")
    table.tableVersion = 0
    table.tables = [_written(4, 3, 1, {code: each for code, each in shapes.items() if code < 0x10000})]
    table.tables.append(_written(12, 3, 10, shapes))
    face["cmap"] = table
    return face


def _written(form: int, platform: int, encoding: int, shapes: dict[int, str]) -> CmapSubtable:
    table = CmapSubtable.newSubtable(form)
    table.platformID, table.platEncID, table.language, table.cmap = platform, encoding, 0, shapes
    return table


if __name__ == "__main__":
    main(Path(sys.argv[1]))
