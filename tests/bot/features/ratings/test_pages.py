"""Leaderboards, statistics and profiles: ranks, names, pages, links to other leaderboards, within Discord's limits."""

import re

import pytest

from bot.features.ratings.against import against_message
from bot.features.ratings.ids import BoardPress, LeadersPress, StatsPress
from bot.features.ratings.pages import LINES, Leaderboard, leaderboard_message, stats_message
from bot.features.ratings.profile_shown import profile_shown
from bot.platform.messages import Picture
from bot.tables.entries import Level
from bot.text.boards import BOARDS, BoardName, find_board
from bot.text.finding import HOUSE_RULES
from data.ratings import Rating
from data.rows import (
    Against,
    AgainstLevels,
    GamePlaces,
    Leader,
    Leaders,
    LevelStanding,
    Profile,
    RankedBoard,
    Standing,
)
from engine.catalog import PRESETS
from i18n import LANGUAGES, Language, texts_in
from renderers import MOST_GAMES, MOST_PEOPLE, ProfilePicture
from tests.bot.fitting.limits import check, text_of
from tests.bot.table_factories import MARKDOWN_NAME
from tests.discord_in_memory import Json
from tests.i18n.languages import ENGLISH

both = pytest.mark.parametrize("language", LANGUAGES)
ME = 7
FAN_TAN = BoardName("fan-tan", HOUSE_RULES)


def leader(user: int, rank: int | None, *, rated: int = 20, board: BoardName = FAN_TAN) -> Leader:
    rating = None if rank is None else Rating(mu=40 - rank / 10, sigma=1)
    return Leader(rank, Standing(user, board.game, board.preset, 10**6, 10**6, 12.3, rating, rated if rating else 0))


def shown(*lines: Leader, people: int | None = None, **more: object) -> Leaderboard:
    leaders = Leaders(lines, len(lines) if people is None else people, more.pop("own", None))
    usual = {"board": FAN_TAN, "page": 0, "everywhere": False, "has_server": True, "reader": ME}
    return Leaderboard(**usual | more, leaders=leaders)


def said(leaderboard: Leaderboard) -> str:
    return text_of(leaderboard_message(ENGLISH, leaderboard))


def controls(leaderboard: Leaderboard) -> dict[str, Json]:
    return buttons(check(leaderboard_message(ENGLISH, leaderboard)))


def buttons(checked: list[Json]) -> dict[str, Json]:
    return {each["label"]: each for each in checked if each["type"] == 2}


async def test_equal_ratings_share_a_rank_and_the_unrated_have_none() -> None:
    lines = leader(1, 1), leader(2, 2), leader(3, 2), leader(4, 4, rated=3), leader(5, None)
    text = said(shown(*lines))
    assert [line.split(" ")[0] for line in text.splitlines()[1:6]] == ["1\\.", "2\\.", "2\\.", "4\\.", "–"]
    assert text.splitlines()[4].count("(provisional)") == 1
    assert "not rated" in text.splitlines()[5]


async def test_users_of_this_server_are_named_and_others_mentioned() -> None:
    names = {1: MARKDOWN_NAME}
    text = said(shown(leader(1, 1), leader(2, 2), names=names))
    assert "\\*\\_" in text
    assert "**<@2>**" in text
    assert "@\u200beveryone" in text


async def test_the_reader_is_marked_and_added_to_other_pages() -> None:
    near = said(shown(leader(ME, 1), leader(2, 2), own=leader(ME, 1)))
    assert near.count("◂ you") == 1
    far = said(shown(leader(1, 1), people=30, own=leader(ME, 23)))
    assert re.search(r"\n\n23\\\. \*\*<@7>\*\* .*◂ you\n\n-# Page 1 of 3, 30 people", far)


@pytest.mark.parametrize(
    ("own", "missing"),
    [
        (None, "You are not ranked here yet: 1 rated match is missing"),
        (leader(ME, None), "You are not ranked here yet: 1 rated match is missing"),
        (leader(ME, 3, rated=1), "Your rating is provisional: 9 more rated matches settle it."),
        (leader(ME, 3, rated=9), "Your rating is provisional: 1 more rated match settles it."),
        (leader(ME, 3, rated=10), None),
    ],
)
async def test_the_reader_is_told_how_many_rated_matches_are_missing(own: Leader | None, missing: str | None) -> None:
    text = said(shown(leader(1, 1), own=own))
    assert ("rated match" in text) == (missing is not None)
    assert (missing or "") in text


async def test_buttons_turn_pages_and_switch_to_the_global_leaderboard() -> None:
    pages = [controls(shown(leader(1, 1), people=25, page=page)) for page in range(3)]
    assert [each["◀ Back"]["disabled"] for each in pages] == [True, False, False]
    assert [each["Next ▶"]["disabled"] for each in pages] == [False, False, True]
    middle = pages[1]
    assert middle["Next ▶"]["custom_id"] == "b:fan-tan:house-rules:here:2>"
    assert middle["All servers"]["custom_id"] == "b:fan-tan:house-rules:all:0"
    everywhere = controls(shown(leader(1, 1), everywhere=True))
    assert list(everywhere) == ["This server", "Against the computer"]
    assert everywhere["Against the computer"]["custom_id"] == "bl:fan-tan:house-rules:all"
    assert list(controls(shown(everywhere=True, has_server=False))) == ["Against the computer"]


@both
async def test_a_list_offers_other_leaderboards_with_this_one_selected(language: Language) -> None:
    others = [RankedBoard(name.game, name.preset, 3) for each in BOARDS if (name := find_board(each.id)) is not None]
    checked = check(leaderboard_message(texts_in(language), shown(leader(1, 1), others=others)))
    (found,) = [each for each in checked if each["type"] == 3]
    assert found["custom_id"] == "bc:here"
    assert len(found["options"]) == 25
    assert [each["value"] for each in found["options"] if each.get("default")] == ["fan-tan:house-rules"]


@pytest.mark.parametrize(("board", "levels"), [("classic", 1), ("joker", 2), (f"{HOUSE_RULES}-shichi-narabe", 2)])
def test_strong_and_normal_have_one_line_where_they_play_alike(board: str, levels: int) -> None:
    name, texts = find_board(board), texts_in("en")
    assert name is not None
    standings = (
        LevelStanding(Level.NORMAL, Rating(25, 2), 10, 20, 4),
        LevelStanding(Level.STRONG, Rating(25, 2), 10, 20, 8),
    )
    lines = text_of(against_message(texts, name, AgainstLevels(standings, ()), everywhere=True)).splitlines()
    rated = [line for line in lines if "30%" in line or "20%" in line or "40%" in line]
    assert len(rated) == levels, lines
    assert ("30%" in rated[0]) == (levels == 1), "all matches of both count"
    assert any("Strong" in line for line in lines) == (levels == 2)
    alone = text_of(against_message(texts, name, AgainstLevels(standings[1:], ()), everywhere=True))
    assert ("Strong" in alone) == (levels == 2)
    assert "40%" in alone


async def test_an_empty_leaderboard_names_its_scope() -> None:
    assert "on this server" in said(shown())
    assert "on this server" not in said(shown(everywhere=True))


@both
async def test_every_leaderboard_fits_with_the_longest_names(language: Language) -> None:
    for each in BOARDS:
        board = find_board(each.id)
        lines = [leader(10**18 + n, 10**6, rated=1, board=board) for n in range(LINES)]
        names = {10**18 + n: MARKDOWN_NAME for n in range(LINES)}
        own, names = leader(ME, 10**6, board=board), names | {ME: MARKDOWN_NAME}
        full = shown(*lines, board=board, people=10**6, page=10**5 - 1, own=own, names=names)
        check(leaderboard_message(texts_in(language), full))


@both
async def test_statistics_are_paged_under_current_titles(language: Language) -> None:
    texts = texts_in(language)
    names = [name for each in BOARDS if (name := find_board(each.id)) is not None]
    standings = [leader(ME, 1, board=name).standing for name in names]
    said = ""
    for page in range(-(-len(names) // LINES)):
        message = stats_message(texts, standings, user=ME, name=MARKDOWN_NAME, page=page)
        check(message)
        said += text_of(message)
    assert all(f"**{name.called(texts)}**" in said for name in names)
    last, beyond = (stats_message(texts, standings, user=ME, name="Aoi", page=page) for page in (5, 99))
    assert text_of(last) == text_of(beyond)
    assert buttons(check(stats_message(texts, standings[:LINES], user=ME, name="Aoi"))) == {}
    assert f"<@{ME}>" in text_of(stats_message(texts, [], user=ME, name=None))


async def test_custom_ids_carry_leaderboard_and_page() -> None:
    for preset in [*(preset.id for preset in PRESETS), HOUSE_RULES]:
        page = LeadersPress("fan-tan", preset, page=3, everywhere=True, side=">")
        assert LeadersPress.read(f"b:fan-tan:{preset}:all:3>") == page
    assert BoardPress.read("bc:here") == BoardPress(everywhere=False)
    assert StatsPress.read(f"u:{2**63}:2<") == StatsPress(2**63, 2, "<")


async def test_the_first_page_of_statistics_has_the_profile_and_a_menu_of_rated_leaderboards() -> None:
    texts = texts_in("en")
    board, other = BoardName("fan-tan", "fan-tan"), BoardName("jig", "jig")
    standings = [leader(ME, 1, board=board).standing, leader(ME, 2, board=other).standing]
    picture = Picture(b"", "stats.png", "in words")
    checked = check(stats_message(texts, standings, user=ME, name="Aoi", profile=picture, board=other))
    (menu,) = [each for each in checked if each["type"] == 3]
    assert menu["custom_id"] == f"uc:{ME}"
    marked = [(each["value"], each.get("default", False)) for each in menu["options"]]
    assert marked == [("fan-tan:fan-tan", False), ("jig:jig", True)]
    stats = stats_message(texts, standings[:1], user=ME, name="Aoi", profile="Against people", board=board)
    assert "Against people" in text_of(stats)
    assert not [each for each in check(stats) if each["type"] == 3], "a single leaderboard leaves nothing to choose"
    assert not stats.pictures


def test_a_profile_leaves_out_no_level_that_was_met() -> None:
    met = tuple(Against(level.value, 4, 2, 1) for level in Level)
    profile = Profile(board=None, rated=(), places=(), people=(), computers=met, longest_streak=0, streak=0)
    texts = texts_in("en")
    shown = profile_shown(texts, profile, name="Ann", named=str)
    assert [each.name for each in shown.computers] == [texts("profile-level", level=level.value) for level in Level]


@pytest.mark.parametrize("more", [0, 1])
def test_a_profile_says_where_games_or_people_are_left_out(more: int) -> None:
    games = ("shichi-narabe", "jig", "fan-tan", "koroshi", "pai-qi")[: MOST_GAMES + more]
    people = tuple(Against(str(who), 4, 2, 1) for who in range(MOST_PEOPLE + more))
    profile = Profile(
        board=None,
        rated=(),
        places=tuple(GamePlaces(each, {1: 3}) for each in games),
        people=people,
        computers=(),
        longest_streak=0,
        streak=0,
    )
    texts = texts_in("en")
    shown = profile_shown(texts, profile, name="Ann", named=str)
    assert (len(shown.games), len(shown.people)) == (MOST_GAMES, MOST_PEOPLE)
    picture = ProfilePicture.of(shown, texts)
    captions, words = picture.captions, picture.words(texts)
    assert ("(4 most played)" in captions.games, "(3 met most)" in captions.people) == (more > 0, more > 0)
    assert ("The 4 games played most:" in words, "people in this server (3 met most):" in words) == (
        more > 0,
        more > 0,
    )
