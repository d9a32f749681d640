"""What players say: in a bubble at their plate, of the same size and small; in alt texts and words as well."""

from functools import cache
from typing import TypeVar

import pytest
from PIL import Image

from bot.tables.entries import Phrase
from bot.text.talk import phrase_words
from engine.catalog import PRESETS, Preset, find_game
from engine.match import Match
from engine.views import TrickTable, View
from i18n import LANGUAGES, texts_in
from renderers import SeatPicture, TablePicture, Theme
from renderers.canvas.lettering import drawable
from renderers.pictures import plates
from renderers.pictures.frame import BORDER, felt
from renderers.pictures.tables import paint_table
from renderers.sprites.bubbles import said_whole
from tests.i18n.languages import ENGLISH
from tests.renderers.pictures.test_plates import differ, with_seat
from tests.sampling import one_in

T = TypeVar("T", bound=TablePicture)
NAMES = ("Aoi", "Ben", "Cleo", "Dan")
MOST = 40_000


def shown(kind: type[TablePicture], *said: str) -> TablePicture:
    preset = next(each for each in PRESETS if each.id == "classic")
    match = Match(find_game(preset.game), preset.rules(), seats=len(NAMES), seed=1)
    match.next_hand()
    view = match.view(0 if kind.has_hand else None)
    return kind.of(view, Theme(), ENGLISH, names=NAMES, has_plates=True, said=said)


@pytest.mark.parametrize("kind", [TablePicture, SeatPicture])
@pytest.mark.parametrize("phrase", Phrase)
def test_a_phrase_stands_at_its_plate_in_the_alt_text_and_in_words(kind: type[TablePicture], phrase: Phrase) -> None:
    words = phrase_words(ENGLISH, "shichi-narabe", phrase)
    silent, said = shown(kind), shown(kind, "", words, "", "")
    assert said != silent
    assert said.png() != silent.png()
    assert said.png()[16:24] == silent.png()[16:24], "the size of the picture"
    assert len(said.png()) < MOST
    for told in (said.alt_text(ENGLISH), said.words(ENGLISH)):
        assert f"Ben says: “{words}”" in told
    assert shown(kind, "", "", "", "") == silent


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_can_be_drawn(language: str) -> None:
    texts = texts_in(language)
    for phrase in Phrase:
        words = phrase_words(texts, "shichi-narabe", phrase)
        assert words in ("😏", "👏") or len(drawable(words).split()) == len(words.split()), words


@cache
def tables() -> tuple[tuple[Preset, View], ...]:
    """Of each game one for every number of seats that its presets have, as it is dealt; of those the plates of which
    are alike, one."""
    found: dict[object, tuple[Preset, View]] = {}
    for preset in PRESETS:
        game, rules = find_game(preset.game), preset.rules()
        for seats in game.seats(rules):
            match = Match(game, rules, seats=seats, seed=1)
            match.next_hand()
            view = match.view(0)
            alike = (type(view.table), seats, view.seats[0].passes_left, view.pot, len(view.totals or ()))
            found.setdefault((preset.game, alike), (preset, view))
    return tuple(found.values())


def talking(kind: type[T], view: View, said: tuple[str, ...]) -> T:
    return kind.of(view, Theme(), ENGLISH, names=tuple("ABCDEFGHIJKL"[: len(view.seats)]), has_plates=True, said=said)


def strip(picture: TablePicture) -> Image.Image:
    """The picture, or at least its plates."""
    shown = picture.shown
    if isinstance(shown.table, TrickTable):
        return paint_table(shown, Theme())
    picture = felt(plates.plates_of(shown).height + 2 * BORDER).copy()
    plates.lay_plates(picture, shown)
    return picture


@pytest.fixture
def bubbles(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int, int]]:
    """What each bubble says, and its room, as they are drawn."""
    drawn: list[tuple[str, int, int]] = []

    def recorded(said: str, widest: int, ground: tuple[int, int, int], height: int = 34) -> Image.Image:
        drawn.append((said, widest, height))
        return speech_bubble(said, widest, ground, height)

    speech_bubble = plates.speech_bubble
    monkeypatch.setattr(plates, "speech_bubble", recorded)
    return drawn


@pytest.mark.parametrize("language", one_in(6, LANGUAGES))
def test_at_every_public_table_all_phrases_are_whole(bubbles: list[tuple[str, int, int]], language: str) -> None:
    for preset, view in tables():
        phrases = [phrase_words(texts_in(language), preset.game, phrase) for phrase in Phrase]
        # Where all say the longest, plates of each width have it.
        for words in phrases if len(view.seats) == 5 else {max(phrases, key=len), "👏"}:
            strip(talking(TablePicture, view, (words,) * len(view.seats)))
    assert len(bubbles) > 200
    assert [each for each in bubbles if not said_whole(*each)] == []


@pytest.mark.parametrize("language", one_in(6, LANGUAGES))
def test_above_a_hand_what_is_not_whole_is_three_dots_and_named(
    bubbles: list[tuple[str, int, int]], language: str
) -> None:
    for preset, view in tables():
        phrases = [phrase_words(texts_in(language), preset.game, phrase) for phrase in Phrase]
        for words in (max(phrases, key=len), "😏"):
            plates.low_plate.cache_clear()
            bubbles.clear()
            picture = talking(SeatPicture, view, (words,) * len(view.seats))
            strip(picture)
            assert [each for each in bubbles if not said_whole(*each)] == []
            assert [each[0] for each in bubbles].count("…") == len(picture.unsaid)
            assert not (words == "😏" and picture.unsaid), "a sign is whole everywhere"


@pytest.mark.parametrize("kind", [TablePicture, SeatPicture])
def test_who_talks_hides_neither_cards_nor_passes(kind: type[TablePicture]) -> None:
    for preset, view in tables():
        words = phrase_words(texts_in("de"), preset.game, Phrase.AGAIN)
        said = (words,) * len(view.seats)
        seat, here = len(view.seats) - 1, view.seats[-1]
        fewer = [with_seat(view, seat, cards=here.cards - 1)]
        if here.passes is not None and here.passes_left:
            fewer.append(with_seat(view, seat, passes=here.passes + 1, passes_left=here.passes_left - 1))
        before = strip(talking(kind, view, said))
        for after in fewer:
            assert differ(before, strip(talking(kind, after, said))), (preset.id, len(view.seats))
