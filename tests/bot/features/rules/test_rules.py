"""Pages of rules: within Discord's limits, turned by buttons, with a picture and its alt text or in words alone."""

import pytest

from bot.features.rules.ids import RulesPress, TableRulesPress, rules_press
from bot.features.rules.illustrating import illustrated
from bot.features.rules.rules import Rulebook, preset_rules, table_rules
from bot.platform.drawing import Drawing
from bot.platform.messages import Message, Picture
from bot.storage.user_settings import OwnSettings, Reader
from bot.tables.service import TableService
from bot.text.rules_text import rules_text
from engine.catalog import PRESETS, Preset, find_game
from engine.rules import read_rules
from i18n import LANGUAGES, Language, texts_in
from renderers import SeatPicture, TablePicture
from tests.bot.fitting.limits import check, text_of
from tests.bot.table_factories import HOST, lobby
from tests.discord_in_memory import Json
from tests.sampling import pairs

both = pytest.mark.parametrize("language", LANGUAGES)
LONG = {"jokers": 2, "joker_play": "single", "tunnel": "closed", "ghost": True}


def pages_of(language: Language) -> list[Message]:
    rules = read_rules(find_game("shichi-narabe").rules, LONG)
    book = Rulebook(game="shichi-narabe", preset="everything", rules=rules, source="everything", talking="strict")
    texts = texts_in(language)
    count = len(rules_text(texts, "shichi-narabe", rules, talking="strict"))
    return [book.message(texts, page) for page in range(-1, count + 1)]


def turners(message: Message) -> list[Json]:
    return [each for each in check(message) if each["type"] == 2 and each["custom_id"].startswith("r:")]


@both
async def test_the_rules_of_every_preset_fit(language: Language) -> None:
    for preset in PRESETS:
        check(preset_rules(preset).message(texts_in(language), 0))


async def test_pages_are_turned_one_by_one_from_the_first_to_the_last() -> None:
    before_first, *pages, after_last = pages_of("en")
    assert len(pages) > 1
    assert text_of(before_first) == text_of(pages[0])
    assert text_of(after_last) == text_of(pages[-1])
    assert len({text_of(page) for page in pages}) == len(pages)
    ends = [[each["disabled"] for each in turners(page)] for page in (pages[0], pages[-1])]
    assert ends == [[True, False], [False, True]]
    assert turners(pages[0])[1]["custom_id"] == "r:everything:1>"


@both
async def test_rules_that_fit_one_page_have_no_buttons(language: Language) -> None:
    assert turners(preset_rules(PRESETS[0]).message(texts_in(language), 0)) == []


def test_a_page_button_carries_the_table_or_the_preset_of_its_rules() -> None:
    assert rules_press("12", 1, ">") == TableRulesPress(12, 1, ">")
    assert rules_press("tunnel-joker", 1, ">") == RulesPress("tunnel-joker", 1, ">")


def test_preset_ids_are_valid_in_custom_ids() -> None:
    assert all(RulesPress.read(str(rules_press(preset.id, 10))) for preset in PRESETS)


async def test_the_rules_of_a_running_table_name_the_number_of_cards(tables: TableService) -> None:
    table = await lobby(tables, people=4)
    assert "With 4 players" not in text_of(table_rules(table).message(texts_in("en"), 0))
    await tables.start(table.id, HOST)
    assert "With 4 players that makes 13 cards each." in text_of(table_rules(table).message(texts_in("en"), 0))


JOKER = Rulebook(game="shichi-narabe", preset="joker", rules=PRESETS[1].rules(), source="joker")


def kinds(message: Message) -> list[int]:
    """The components of the frame: 10 is text, 12 a picture, 1 a row of buttons."""
    (frame,) = message.components
    return [each["type"] for each in frame["components"]]


def test_a_picture_is_below_its_paragraph_with_its_caption() -> None:
    texts = texts_in("en")
    shown = JOKER.message(texts, 1, Picture(b"png", "rules.png", "words"))
    assert kinds(shown) == [10, 12, 10, 10, 1]
    above, caption, below = text_of(shown).partition("-# The joker as 5♠, together with the player's own 4♠.\n")
    assert "**The joker** goes to the next missing place" in above
    assert caption
    assert "**The exchange.**" in below
    assert [picture.name for picture in shown.pictures] == ["rules.png"]


def test_the_words_form_has_the_alt_text_in_place_of_the_picture() -> None:
    shown = JOKER.message(texts_in("en"), 1, "one line\nanother")
    assert kinds(shown) == [10, 10, 1]
    assert "own 4♠.\n> one line\n> another" in text_of(shown)
    assert shown.pictures == ()


def test_a_page_without_its_picture_has_all_its_words() -> None:
    assert kinds(JOKER.message(texts_in("en"), 1)) == [10, 1]
    assert "**The exchange.**" in text_of(JOKER.message(texts_in("en"), 1))


BY_ID = {preset.id: preset for preset in PRESETS}


class Counting(Drawing):
    """A drawing service that draws nothing and records what it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []

    async def draw(self, drawable: SeatPicture | TablePicture) -> bytes:  # type: ignore[override]
        kind = "seat" if isinstance(drawable, SeatPicture) else "table"
        self.asked.append(f"{kind}, {drawable.preview}, {drawable.theme.four_colour}")
        return b"png"


@pytest.mark.parametrize(
    ("preset", "language"),
    [pytest.param(*each, id=f"{each[0].id}-{each[1]}") for each in pairs(PRESETS, LANGUAGES, each=2)],
)
async def test_every_page_of_every_preset_fits_in_pictures_and_in_words(preset: Preset, language: Language) -> None:
    texts, book, drawing = texts_in(language), preset_rules(preset), Counting()
    assert book.message(texts, 99).components
    for number in range(3):
        picture, spoken = [
            await illustrated(drawing, Reader(texts, OwnSettings(text_only=in_words)), book, number)
            for in_words in (False, True)
        ]
        check(picture)
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
    await illustrated(drawing, Reader(texts_in("en"), OwnSettings(four_colour=True)), preset_rules(BY_ID[preset]), page)
    assert drawing.asked == [asked]


async def test_a_real_picture_is_drawn_once() -> None:
    drawing, person, book = Drawing(), Reader(texts_in("en")), preset_rules(BY_ID["killing"])
    first, again = [await illustrated(drawing, person, book, 1) for _ in range(2)]
    await drawing.stop_drawing()
    assert first.pictures[0].data.startswith(b"\x89PNG")
    assert first.pictures[0].data is again.pictures[0].data
    assert len(first.pictures[0].data) < 40_000
