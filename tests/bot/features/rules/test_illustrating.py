"""Rules for one reader: a picture with its alt text, or words alone."""

from typing import Any

import pytest

from bot.features.rules.illustrating import illustrated
from bot.features.rules.rules import preset_rules
from bot.platform.drawing import Drawing
from bot.platform.messages import Picture
from bot.storage.user_settings import Reader
from engine.catalog import PRESETS, Preset
from i18n import LANGUAGES, Language, texts_in
from tests.bot.test_messages_fit import check, text_of
from tests.sampling import pairs

both = pytest.mark.parametrize("language", LANGUAGES)
BY_ID = {preset.id: preset for preset in PRESETS}


class Counting(Drawing):
    """A drawing service that draws nothing and records what it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []

    async def table(self, view: Any, theme: Any, words: Any, *, preview: Any = None) -> bytes:  # type: ignore[override]
        self.asked.append(f"table, {preview}, {theme.four_colour}")
        return b"png"

    async def seat(self, view: Any, theme: Any, words: Any, *, preview: Any = None) -> bytes:  # type: ignore[override]
        self.asked.append(f"seat, {preview}, {theme.four_colour}")
        return b"png"


@pytest.mark.parametrize(
    ("preset", "language"),
    [pytest.param(*each, id=f"{each[0].id}-{each[1]}") for each in pairs(PRESETS, LANGUAGES, each=2)],
)
async def test_every_page_of_every_preset_fits_in_pictures_and_in_words(preset: Preset, language: Language) -> None:
    texts, book, drawing = texts_in(language), preset_rules(preset), Counting()
    pages = book.message(texts, 99).view.to_components()
    assert pages
    for number in range(3):
        picture = await illustrated(drawing, Reader(texts), book, number)
        check(picture)
        spoken = await illustrated(drawing, Reader(texts, text_only=True), book, number)
        check(spoken)
        assert not spoken.pictures
        if picture.pictures:
            assert "\n> " in text_of(spoken)
            assert len(text_of(spoken)) > len(text_of(picture))


@both
async def test_a_rules_picture_has_its_own_alt_text(language: Language) -> None:
    shown = await illustrated(Counting(), Reader(texts_in(language)), preset_rules(BY_ID["closed-tunnel"]), 1)
    (picture,) = shown.pictures
    assert isinstance(picture, Picture)
    assert texts_in(language)("picture-player", letter="A") in picture.alt


@pytest.mark.parametrize(
    ("preset", "page", "asked"),
    [
        ("classic", 0, "table, None, True"),
        ("killing", 1, "table, 9H, True"),
        ("nanatoridori", 1, "seat, take:5, True"),
        ("closed-tunnel", 1, "table, None, True"),
    ],
)
async def test_the_picture_follows_the_page_and_the_readers_settings(preset: str, page: int, asked: str) -> None:
    drawing = Counting()
    await illustrated(drawing, Reader(texts_in("en"), four_colour=True), preset_rules(BY_ID[preset]), page)
    assert drawing.asked == [asked]


async def test_a_real_picture_is_drawn_once() -> None:
    drawing, person, book = Drawing(), Reader(texts_in("en")), preset_rules(BY_ID["killing"])
    first, again = [await illustrated(drawing, person, book, 1) for _ in range(2)]
    await drawing.close()
    assert first.pictures[0].data.startswith(b"\x89PNG")
    assert first.pictures[0].data is again.pictures[0].data
    assert len(first.pictures[0].data) < 40_000
