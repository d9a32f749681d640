"""The picture of a profile: below 40 KB however long the names, without the parts that there are not."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from i18n import LANGUAGES, Language, Texts, texts_in
from renderers import MOST_GAMES, AgainstShown, ProfilePicture, ProfileShown, counted
from renderers.alt_text.fitting import LONGEST_ALT, LONGEST_TEXT
from renderers.alt_text.profiles import alt_profile, text_profile
from renderers.canvas.lettering import drawable
from tests.renderers.profiles import GAMES, full
from tests.sampling import one_in

DENSE = ("龍鬱驫麤籲" * 7)[:32]
WIDE = "WM@&%" * 6 + "WM"


def drawn(shown: ProfileShown, texts: Texts) -> bytes:
    return ProfilePicture.of(shown, texts).png()


def height(shown: ProfileShown, texts: Texts) -> int:
    picture = Image.open(BytesIO(drawn(shown, texts)))
    assert (picture.width, picture.mode) == (900, "P")
    return picture.height


@pytest.mark.parametrize("language", one_in(3, LANGUAGES))
@pytest.mark.parametrize("name", [DENSE, WIDE, "ن" * 32])
def test_a_full_profile_is_below_40_kb_and_its_words_fit(name: str, language: Language) -> None:
    texts = texts_in(language)
    shown = full(texts, name)
    assert len(GAMES) == MOST_GAMES
    assert len(drawn(shown, texts)) < 40_000
    assert len(alt_profile(shown, texts)) <= LONGEST_ALT
    assert len(text_profile(shown, texts)) <= LONGEST_TEXT


@pytest.mark.parametrize("language", LANGUAGES)
def test_captions_and_legends_are_whole(language: Language) -> None:
    texts = texts_in(language)
    picture = ProfilePicture.of(full(texts, "Aoi"), texts)
    captions = picture.captions
    written = {line.text: line for line in picture.lettering()}
    for each in (*captions.places, *captions.outcomes):
        line = written[drawable(each)]
        assert (line.drawn, line.size[0] <= line.room[0]) == (drawable(each), True), f"{each} is squeezed or cut"
    for each in (captions.games, captions.people, captions.computers, captions.streaks):
        assert written[drawable(each)].drawn == drawable(each), f"{each} is cut"


def test_parts_without_anything_to_show_are_left_out() -> None:
    texts = texts_in("en")
    shown = full(texts, "Aoi")
    whole = height(shown, texts)
    for part in ({"ratings": ()}, {"games": ()}, {"people": ()}, {"computers": ()}, {"longest_streak": 0}):
        assert height(replace(shown, **part), texts) < whole, part
    assert height(replace(shown, ratings=(1000,) * 3), texts) == whole, "ratings that never change"


def test_the_words_have_what_the_picture_shows() -> None:
    texts = texts_in("en")
    shown = ProfileShown(
        name="Aoi",
        board="Fan Tan",
        ratings=(1000, 1040, 1020),
        days=("2026-01-02", "2026-02-03"),
        games=(counted("Fan Tan", [(1, 2), (3, 1), (4, 1), (6, 2)]),),
        people=(AgainstShown("Ben", 5, 3, 1),),
        computers=(AgainstShown("Steady", 9, 4, 5),),
        longest_streak=2,
        streak=0,
    )
    assert text_profile(shown, texts).splitlines() == [
        "Rating in Fan Tan: 1020.",
        "The last 3 rated matches (2026-01-02 to 2026-02-03): 1000, 1040, 1020; lowest 1000, highest 1040.",
        "Fan Tan, 6 matches: 1st twice, 3rd once, 4th+ 3 times.",
        "Against people in this server: Ben: ahead 3 of 5, equal 1.",
        "Against computers: Steady: ahead 4 of 9.",
        "Most wins in a row: 2. Now: 0.",
    ]
    assert alt_profile(shown, texts) == " ".join(text_profile(shown, texts).splitlines())
    assert text_profile(ProfileShown(name="Aoi"), texts) == "Nothing has been played yet."
