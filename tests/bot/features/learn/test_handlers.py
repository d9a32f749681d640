"""Handlers of practice: the learner's presses, and presses of other users."""

from typing import Any
from unittest.mock import Mock

import pytest

from bot.features.learn.handlers import LearnHandlers
from bot.features.learn.ids import Learn, LearnChoice, LearnMore, LearnPress
from bot.features.lobby.admission import Admission
from bot.features.lobby.alone import Alone
from bot.features.lobby.handlers import LobbyHandlers
from bot.features.lobby.ids import AgainPress
from bot.features.lobby.opening import Opening
from bot.features.play.board_publisher import BoardPublisher
from bot.features.play.handlers import PlayHandlers
from bot.features.play.ids import AtTable, Paged, PagePress, TakeBackPress
from bot.features.rules.handlers import RulesHandlers
from bot.features.rules.ids import rules_press
from bot.platform.handlers import Handlers
from bot.platform.messages import Message
from bot.platform.responder import Responder
from bot.storage.guild_settings import GuildSettings
from bot.storage.own_tables import OwnTables
from bot.storage.remembered import Remembered
from bot.storage.user_settings import Reader
from bot.tables.entries import CloseReason
from bot.tables.lessons import SEATS, LessonTables
from bot.tables.participants import Lesson
from bot.tables.refusals import RefusalReason
from bot.tables.service import TableService
from bot.tables.setup import TableSetup
from bot.tables.table import Stage, Table
from tests.bot.channels import Cache
from tests.bot.interaction_factories import new_answers, press
from tests.bot.lesson_factories import LEARNER, begin, learn_one, until_awaited
from tests.bot.refused import refused
from tests.bot.table_factories import open_table
from tests.discord_in_memory import Discord, Pressed

STRANGER = 999


class Pressing:
    """The features that a learner's buttons use. `shown`: the tables that were shown to the user."""

    def __init__(self, tables: TableService) -> None:
        self.tables = tables
        self.practising = LessonTables(tables)
        self.shown: list[Table] = []
        answers = new_answers(tables)
        parts: Any = None
        cache = Cache()
        admission = Admission(GuildSettings(cache.guild_settings))
        alone = Alone(answers, self, OwnTables(cache), turn_seconds=45)
        opening = Opening(tables, parts, parts, admission, Remembered(cache), alone=alone, turn_seconds=45)
        playing = PlayHandlers(answers, self, Mock(spec=BoardPublisher), parts, parts, listed=parts)
        self.features: tuple[Handlers, ...] = (
            LearnHandlers(answers, self.practising, self, opening, playing, turn_seconds=45),
            LobbyHandlers(
                answers, opening, parts, parts, drawing=parts, results=parts, guild_settings=parts, friends=parts
            ),
            playing,
            RulesHandlers(answers, parts, parts),
        )

    async def show(
        self, responder: Responder, table: Table, reader: Reader, page: object = None, *, is_below: bool = False
    ) -> None:
        """As private hands do."""
        self.shown.append(table)

    def drop(self, table_id: int, user: int) -> None:
        """As private hands do."""

    async def aside(self, responder: Responder, table: Table, message: Message) -> None:
        """As private hands do."""
        await responder.private(message)

    async def press(
        self, custom_id: str, *, user: int = LEARNER, guild: int | None = 1, chosen: str | None = None
    ) -> Pressed:
        pressed = Discord().press(user=user, guild=guild, values=[] if chosen is None else [chosen])
        [feature] = [each for each in self.features if any(part.kind.read(custom_id) for part in each.components())]
        await press(feature, custom_id, pressed)
        return pressed

    async def learn(self, do: Learn, what: str | int, **given: int | None) -> Pressed:
        return await self.press(str(LearnPress(do, str(what))), **given)


@pytest.fixture
def pressing(tables: TableService) -> Pressing:
    return Pressing(tables)


async def test_a_game_after_practice_has_the_turn_time_of_the_server(pressing: Pressing) -> None:
    await pressing.learn(Learn.START, "killing")
    [table] = pressing.shown
    assert (table.game, table.lesson, table.turn_seconds) == ("koroshi", Lesson(), 45)


@pytest.mark.parametrize("what", ["snip-snap-snorum", "joker", "12", "no-such-game"])
async def test_a_game_without_lessons_is_not_begun(pressing: Pressing, what: str) -> None:
    with refused(RefusalReason.GAME_UNKNOWN):
        await pressing.learn(Learn.START, what)


async def test_practising_again_starts_the_same_game(pressing: Pressing) -> None:
    before = await begin(pressing.tables, "nanatoridori")
    await pressing.learn(Learn.STOP, before.id)
    await pressing.learn(Learn.AGAIN, before.id)
    assert [table.game for table in pressing.shown] == ["nanatoridori", "nanatoridori"]
    assert pressing.shown[0] is before
    assert (before.close_reason, pressing.shown[1].stage) == (CloseReason.CANCELLED, Stage.PLAYING)


@pytest.mark.parametrize("do", [Learn.SHOW, Learn.STOP, Learn.AGAIN, Learn.PLAY, Learn.NOW])
async def test_other_users_cannot_use_a_practice(pressing: Pressing, do: Learn) -> None:
    table = await begin(pressing.tables)
    with refused(RefusalReason.TABLE_GONE):
        await pressing.learn(do, table.id, user=STRANGER)
    assert (table.stage, pressing.shown) == (Stage.PLAYING, [])
    for gone in ("4711", "9" * 40, "killing"):
        with refused(RefusalReason.TABLE_GONE):
            await pressing.learn(do, gone)


@pytest.mark.parametrize("do", [Learn.SHOW, Learn.STOP, Learn.AGAIN, Learn.PLAY, Learn.NOW])
async def test_practice_buttons_do_not_act_on_a_match_table(pressing: Pressing, do: Learn) -> None:
    table = await open_table(
        pressing.tables, guild=1, channel=7, user=LEARNER, name="Aoi", setup=TableSetup.of("jig"), locale="ja"
    )
    with refused(RefusalReason.NOT_SEATED):
        await pressing.learn(do, table.id)
    assert table.stage is Stage.LOBBY


@pytest.mark.parametrize(
    "custom_id",
    [
        *(f"t:{action}:1" for action in (AtTable.RULES, AtTable.LOG, AtTable.HAND)),
        str(PagePress(1, Paged.LOG, 0)),
        str(rules_press("1", 0)),
    ],
)
async def test_a_stranger_reads_nothing_of_a_practice(pressing: Pressing, custom_id: str) -> None:
    assert (await begin(pressing.tables)).id == 1
    with refused(RefusalReason.TABLE_GONE):
        await pressing.press(custom_id, user=STRANGER)


async def test_play_again_does_not_open_a_practice_as_a_match_table(pressing: Pressing) -> None:
    table = await begin(pressing.tables)
    await pressing.practising.stop(table.id, LEARNER)
    with refused(RefusalReason.TABLE_GONE):
        await pressing.press(str(AgainPress(table.id)))


async def test_playing_with_others_ends_the_practice_only_where_a_table_can_be_opened(pressing: Pressing) -> None:
    table = await begin(pressing.tables)
    answer = await pressing.learn(Learn.PLAY, table.id, guild=None)
    assert answer.kinds == ["send"]
    assert "you play with me alone" in str(answer.shown[0])
    assert table.stage is Stage.PLAYING


async def test_learn_without_a_game_shows_the_list(pressing: Pressing) -> None:
    table = await begin(pressing.tables, "nanatoridori")
    answer = await pressing.learn(Learn.WHICH, "any")
    assert answer.kinds == ["edit"]
    assert str(LearnPress(Learn.SHOW, str(table.id))) in str(answer.shown[0])


async def test_playing_it_now_ends_the_lesson_and_opens_a_private_table(pressing: Pressing) -> None:
    table = await begin(pressing.tables, "pai-qi")
    await pressing.learn(Learn.NOW, table.id, guild=None)
    [played] = pressing.shown
    assert (played.game, played.lesson, played.is_private, played.stage) == ("pai-qi", None, True, Stage.PLAYING)
    assert len(played.computers()) == SEATS - 1
    assert table.close_reason is CloseReason.CANCELLED


async def test_a_game_is_chosen_from_the_list(pressing: Pressing) -> None:
    await pressing.press(str(LearnChoice()), chosen="ristiseiska")
    assert [table.game for table in pressing.shown] == ["ristiseiska"]
    with refused(RefusalReason.GAME_UNKNOWN):
        await pressing.press(str(LearnChoice()), chosen="snip-snap-snorum")


async def test_the_menu_of_a_lesson_does_all_but_moves(pressing: Pressing) -> None:
    table = await begin(pressing.tables)
    more = str(LearnMore(table.id))
    assert "Moves" not in str((await pressing.press(more, chosen=AtTable.LOG)).shown)
    await until_awaited(pressing.tables, table)
    ply = table.ply
    await learn_one(pressing.tables, table)
    await pressing.press(more, chosen=str(TakeBackPress(table.id, ply)))
    assert table.take_backs
    for choice in ("leave", str(TakeBackPress(table.id + 1, ply)), "nothing"):
        with refused(RefusalReason.STALE):
            await pressing.press(more, chosen=choice)
    await pressing.press(more, chosen=Learn.STOP)
    assert table.stage is Stage.OVER
    with refused(RefusalReason.TABLE_GONE):
        await pressing.press(more, chosen=Learn.AGAIN, user=STRANGER)
