"""Players have one badge in lists, turns, moves, log, result and pictures; numbers are ranks only."""

import re
from collections.abc import Awaitable

import pytest

from bot.features.play.boards import Boards
from bot.features.play.lobby_board import lobby_message
from bot.features.play.match_pages import log_message
from bot.platform.drawing import Drawing
from bot.storage.guild_settings import GuildSettings
from bot.tables.entries import TalkKind
from bot.tables.service import TableService
from bot.tables.table import Stage, Table
from bot.tables.talking import Talking
from bot.text.naming import name_of, named_once, names_at, seat_badges
from bot.text.rounds import score_sheet
from engine.catalog import find_game
from i18n import Language, Texts, texts_in
from renderers import Drawable, ScoresPicture, TablePicture, Theme, badges_of
from renderers.model.badges import SIGNS
from tests.bot.channels import Cache
from tests.bot.clock import Clock
from tests.bot.ghost_factories import haunted
from tests.bot.match_factories import next_hand
from tests.bot.no_pictures import BlankStudio
from tests.bot.platform.test_drawing import match
from tests.bot.table_factories import HOST, awaited, lobby, new_tables, play_one
from tests.bot.test_messages_fit import text_of
from tests.i18n.languages import ENGLISH, WORDED

NAMES = ("Anna", "健太", "Anton", "שלום", "1234")
LETTERS = ("An", "健", "At", "B", "C")
ANY_SIGN = f"[{SIGNS}]"
EVERY_LANGUAGE = pytest.mark.parametrize("language", WORDED)


class Noted(Drawing):
    """A drawing that notes the badges of tables and sheets."""

    def __init__(self) -> None:
        super().__init__(BlankStudio())
        self.badges: list[object] = []

    def draw(self, drawable: Drawable) -> Awaitable[bytes]:
        if isinstance(drawable, ScoresPicture | TablePicture):
            self.badges.append(drawable.sheet.badges if isinstance(drawable, ScoresPicture) else drawable.badges)
        return super().draw(drawable)


async def match_at(tables: TableService, game: str, language: Language, count: int = 5) -> Table:
    locale = {"en": "en-US", "ja": "ja"}[language]
    table = await lobby(tables, people=1, name=NAMES[0], game=game, locale=locale)
    for user, name in enumerate(NAMES[1:count], start=HOST + 1):
        await tables.join(table.id, user, name)
    return await tables.start(table.id, HOST)


def signs_of(texts: Texts, table: Table) -> dict[str, str]:
    """The badge before each name."""
    name = names_at(texts, table, signed=True)
    names = {name_of(texts, place): name(place) for place in table.participants}
    return {bare: signed.removesuffix(bare).strip() for bare, signed in names.items()}


def test_a_badge_spells_its_letters_where_the_name_does_not_begin_with_them():
    assert [badge.letters for badge in badges_of(NAMES)] == list(LETTERS)
    assert [badge.sign for badge in badges_of(NAMES)] == ["🔵", "🟧", "🟡", "🟪 B", "🔴 C"]


def boards_over(drawing: Drawing) -> tuple[Boards, GuildSettings]:
    """What renders boards, and the settings that it follows."""
    cache = Cache()
    settings = GuildSettings(cache.guild_settings)
    return Boards(drawing, cache, settings), settings


def check_signs(given_text: str, signs: dict[str, str]) -> int:
    """Check that each name follows its own badge; returns the number of names."""
    found = 0
    for name, sign in signs.items():
        for at in re.finditer(re.escape(name), given_text):
            before = given_text[: at.start()].removesuffix("**").rstrip()
            assert before.endswith(sign), given_text
            found += 1
    assert found == len(re.findall(ANY_SIGN, given_text)), "and nobody else's sign is there"
    return found


@EVERY_LANGUAGE
@pytest.mark.parametrize("game", ["insidious-sevens", "koroshi", "chinese-seven", "snip-snap-snorum", "nanatoridori"])
async def test_a_player_has_the_same_badge_everywhere(tables: TableService, game: str, language: Language):
    texts, drawing = texts_in(language), Noted()
    boards, _ = boards_over(drawing)
    table = await match_at(tables, game, language)
    signs = signs_of(texts, table)
    assert [*signs.values()] == ["🔵", "🟧", "🟡", "🟪 B", "🔴 C"]
    found = 0
    for _ in range(400):
        if len(table.history) % 9 == 0 or table.stage is not Stage.PLAYING:
            for message in (await boards.render(table), log_message(texts, table, signed=True)):
                found += check_signs(text_of(message), signs)
        if table.stage is Stage.OVER:
            break
        if table.stage is Stage.BETWEEN:
            await next_hand(tables, table)
        else:
            await play_one(tables, table)
    assert found > 100
    assert set(drawing.badges) == {badges_of(NAMES)}
    sheet = score_sheet(texts, table)
    assert sheet is None or sheet.badges == seat_badges(table) == badges_of(NAMES)


@EVERY_LANGUAGE
async def test_seats_are_not_numbered(tables: TableService, language: Language):
    """Neither before the match nor during it; the result in words numbers ranks."""
    boards, settings = boards_over(Noted())
    numbered = re.compile(r"^(▶ )?\d+\\?[.位]", re.MULTILINE)
    waiting = await lobby(tables, people=3, channel=8)
    assert not numbered.search(text_of(lobby_message(texts_in(language), waiting)))
    table = await match_at(tables, "koroshi", language)
    assert not numbered.search(text_of(await boards.render(table)))
    while table.stage is Stage.PLAYING:
        await play_one(tables, table)
    assert not numbered.search(text_of(await boards.render(table)))
    await settings.change(1, text_only=True)
    over = text_of(await boards.render(table))
    ranks = [line.rank for line in table.standings()]
    assert [int(re.search(r"\d+", each[0])[0]) for each in numbered.finditer(over)] == ranks  # type: ignore[index]


@EVERY_LANGUAGE
async def test_the_words_form_has_no_badges(tables: TableService, language: Language):
    texts, (boards, settings) = texts_in(language), boards_over(Noted())
    await settings.change(1, text_only=True)
    table = await match_at(tables, "koroshi", language)
    while table.stage is Stage.PLAYING:
        await play_one(tables, table)
        if len(table.history) % 11 == 0 or table.stage is Stage.OVER:
            for message in (await boards.render(table), log_message(texts, table, signed=False)):
                assert not re.search(ANY_SIGN, text_of(message))
    assert table.stage is Stage.OVER


async def test_sg_1_a_player_keeps_the_badge_after_a_trade_of_seats():
    clock = Clock()
    tables = new_tables(now=clock)
    table = await haunted(tables, clock, users=[*enumerate(NAMES[:4], start=HOST)])
    texts = texts_in("en")
    before, badges = signs_of(texts, table), seat_badges(table)
    assert badges == badges_of(NAMES[:4])
    (ghost,) = table.ghosts.since
    (seat,) = table.to_act()
    facts = {"way": TalkKind.REPLY, "message": 1, "said_at": clock.ms, "heard_at": clock.ms}
    await Talking(tables.registry).talked(table.id, user=awaited(table), ghost=table.player_at(ghost), **facts)
    after = seat_badges(table)
    assert (after[seat], after[ghost]) == (badges[ghost], badges[seat])
    assert signs_of(texts, table) == before
    await tables.stop_play()


async def test_pictures_are_not_shared_by_tables_with_different_names():
    drawing, view = Drawing(), match().view(None)
    ours, theirs = (badges_of(names) for names in (("Anna", "Ben", "Cy"), ("Xaver", "Yuri", "Zoe")))
    keys = set[object]()
    for badges in (ours, theirs, ours):
        await drawing.draw(TablePicture.of(view, Theme(), ENGLISH, badges=badges))
        keys |= drawing.recent.keys()
    assert len(keys) == 2
    await drawing.stop_drawing()


def test_there_is_a_badge_for_every_seat():
    most = max(find_game(game).seats(find_game(game).rules())[-1] for game in ("koroshi", "fan-tan", "shichi-narabe"))
    assert most <= len(SIGNS)


async def test_a_name_is_said_once_and_then_its_sign_alone() -> None:
    table = await lobby(new_tables(), people=2)
    one, other = map(names_at(ENGLISH, table, signed=True), table.participants)
    first, second = one.split()[0], other.split()[0]
    assert named_once(table, f"{one}, {other}, {one}, {other}") == f"{one}, {other}, {first}, {second}"
