"""Messages outside a match: game choice, rules, options, settings, leaderboards, refusals."""

from collections.abc import AsyncIterator, Collection, Mapping
from dataclasses import dataclass, replace
from itertools import product

from fluent.syntax import ast as ftl

from bot.features.games.handlers import games_message
from bot.features.help.handlers import help_message
from bot.features.learn.practice import which_message
from bot.features.lobby.admission import Admission
from bot.features.lobby.alone import Alone
from bot.features.lobby.friends import FriendsHandlers, friends_message
from bot.features.lobby.handlers import LobbyHandlers
from bot.features.lobby.ids import Options, OptionsPress, Pick, PickPress
from bot.features.lobby.levels import LevelChoice, level_chosen, levels_message, who_options
from bot.features.lobby.occupied import occupied_message, unread_message
from bot.features.lobby.opening import Opening
from bot.features.lobby.options import Noted, closed_page, options_message, page_with
from bot.features.lobby.options_handlers import OptionsHandlers
from bot.features.lobby.pages import guest_message, set_up_message, slow_start_message
from bot.features.lobby.panels import Panels
from bot.features.lobby.picker import game_message, picker_message, unsure_message
from bot.features.lobby.shelf import shelf_shown
from bot.features.moderating.handlers import barred_words, close_question
from bot.features.privacy import handlers as privacy
from bot.features.privacy.handlers import PrivacyHandlers
from bot.features.privacy.ids import Privacy, PrivacyPress
from bot.features.ratings.handlers import RatingsHandlers
from bot.features.ratings.ids import AgainstPress, LeadersPress, StatsBoardPress, StatsPress
from bot.features.rules.illustrating import illustrated
from bot.features.rules.rules import preset_rules, table_rules
from bot.features.settings.handlers import SettingsHandlers
from bot.features.settings.hours_page import hours_message, zone_question
from bot.features.settings.server_page import server_message
from bot.platform.discord_api import install_url
from bot.platform.messages import Message, note
from bot.storage.controls import ServerPage
from bot.storage.guild_settings import MOST_BARRED, MOST_TABLES, ServerSettings
from bot.storage.own_tables import OwnTable, OwnTables
from bot.storage.user_settings import OwnSettings, Reader, UserSettings
from bot.tables.entries import Level
from bot.tables.participants import Guest
from bot.tables.places import Place
from bot.tables.private_tables import MOST_OPEN
from bot.tables.setup import Hints, Pace, TableSetup
from bot.tables.table import Stage as At
from bot.tables.table import Table
from bot.text.boards import BOARDS, BoardName, find_board
from bot.text.finding import likely
from bot.text.limits import MOST_CHOICES
from bot.text.mechanisms.record import GameKind
from data import rows
from data.people import BY_USER
from data.ratings import Rating
from data.rows import Leader, Leaders, LevelStanding, LevelWins, Profile, Standing
from engine.catalog import GAMES, PRESETS
from i18n import Texts
from playground.permissions import Permission
from tests.bot.channels import Keyed
from tests.bot.fitting.stage import BIG_ID, Stage, answers_to, in_turn, reader, reads
from tests.bot.interaction_factories import new_answers
from tests.bot.match_factories import match_of
from tests.bot.no_pictures import no_pictures
from tests.bot.operators import RUN_BY
from tests.bot.table_factories import HOST, MARKDOWN_NAME, lobby, name_of
from tests.bot.text.test_rules_text import rule_sets
from tests.discord_in_memory import Discord
from tests.i18n.catalogs import messages


class Named(Keyed):
    """Preferences in which every user has the longest name."""

    async def get(self, key: int) -> rows.Values:
        return {f"name-{BIG_ID}": MARKDOWN_NAME}


class Profiles:
    """Of each user one of a million matches. `first`: the board of those who ask for none."""

    def __init__(self, first: BoardName) -> None:
        self._first = first.game, first.preset

    async def of_user(self, user: int, *, board: tuple[str, str] | None, **_: object) -> Profile:
        return Profile(
            board=board or self._first,
            rated=tuple(rows.RatedAt(10**12 * (n + 1), Rating(99 - n, 1)) for n in range(50)),
            places=tuple(rows.GamePlaces(game, dict.fromkeys(range(1, 13), 10**6)) for game in GAMES),
            people=tuple(rows.Against(BIG_ID - n, 10**6, 10**5, 10**5) for n in range(1, 5)),
            computers=tuple(rows.Against(level, 10**6, 10**5, 10**5) for level in Level),
            longest_streak=10**6,
            streak=10**6,
        )


class Scores:
    """A store in which every user has played every game a million times."""

    def __init__(self) -> None:
        self.standings = self.levels = self
        self.preferences = Named()
        self.results = None
        self.names = [name for each in BOARDS if (name := find_board(each.id)) is not None]
        self.profiles = Profiles(self.names[0])

    async def leaderboard(self, *, user_id: int, limit: int, offset: int, **_: object) -> Leaders:
        lines = [self._leader(BIG_ID - n, offset + n) for n in range(1, limit + 1)]
        return Leaders(tuple(lines), 10**6, self._leader(user_id, 10**6))

    async def boards(self, **_: object) -> list[rows.RankedBoard]:
        return [rows.RankedBoard(name.game, name.preset, 10**6) for name in self.names]

    async def of_user(self, user: int) -> list[Standing]:
        return [self._leader(user, 1, name).standing for name in self.names]

    async def against(self, user: int, **_: object) -> rows.AgainstLevels:
        return rows.AgainstLevels(
            tuple(LevelStanding(level, Rating(99, 1), 10**6, 10**6, 10**6) for level in Level),
            tuple(LevelWins(game, level, 10**6, 10**6) for game in GAMES for level in Level),
        )

    async def sharing(self, user_id: int, others: Collection[int], *, guild_id: int | None) -> set[int]:
        return set()

    def _leader(self, user: int, rank: int, name: BoardName | None = None) -> Leader:
        board = name or self.names[0]
        return Leader(rank, Standing(user, board.game, board.preset, 10**6, 10**6, 12.3, Rating(99, 1), 3))


BIG = {"guild": BIG_ID, "channel": BIG_ID}
"""Where most of them are asked for."""


async def make_rules(texts: Texts) -> AsyncIterator[Message]:
    """The rules pages of every preset, in pictures and text, and those of a lobby."""
    async with Stage() as stage:
        for text_only in (False, True):
            person = reader(texts, text_only=text_only)
            for preset in in_turn(PRESETS, texts):
                book = preset_rules(preset)
                for number in range(4):
                    yield await illustrated(stage.drawing, person, book, number)
            table = await lobby(stage.tables, people=10, channel=8 + text_only)
            yield await illustrated(stage.drawing, person, table_rules(table))


async def make_leaderboards(texts: Texts) -> AsyncIterator[Message]:
    """Every leaderboard, and the statistics of a user who has played everything."""
    scores, asked = Scores(), list[str]()
    for board, everywhere in product(scores.names, (False, True)):
        asked.append(str(LeadersPress(board.game, board.preset, page=10**5 - 2, everywhere=everywhere)))
        asked.append(str(AgainstPress(board.game, board.preset, everywhere=everywhere)))
    asked += [*(str(StatsPress(HOST, page)) for page in range(6)), str(StatsPress(BIG_ID - 1, 0))]
    handlers = RatingsHandlers(new_answers(user_settings=reads(texts)), no_pictures(), scores)
    for custom_id in asked:
        for each in await answers_to(handlers, custom_id, **BIG):
            yield each
    for text_only in (False, True):
        settings = reads(texts, text_only=text_only)
        handlers = RatingsHandlers(new_answers(user_settings=settings), no_pictures(), scores)
        chosen = [f"{PRESETS[0].game}:{PRESETS[0].id}"]
        for each in await answers_to(handlers, str(StatsBoardPress(HOST)), values=chosen, **BIG):
            yield each


LONGEST = "America/Argentina/ComodRivadavia"
NOON = 1_800_000_000_000


async def make_games(texts: Texts) -> AsyncIterator[Message]:
    """The list of a person's tables: none, and more than have room."""
    yield games_message(texts, [], HOST)
    async with Stage() as stage:
        tables = list[Table]()
        for number in range(14):
            table = await lobby(stage.tables, people=4, channel=50 + number, locale=texts.language)
            tables.append(table)
            if number % 3:
                await stage.tables.set_up(table.id, HOST, lambda setup: setup.at_pace(Pace.DAYS_3))
            if number % 7:
                await stage.tables.start(table.id, HOST)
        own = [OwnTable(BIG_ID - number, tables[0].setup) for number in range(MOST_OPEN)]
        yield games_message(texts, tables, HOST, open_ones=own, is_own=True, notice=texts("notice-no-table"))


async def make_help(texts: Texts) -> AsyncIterator[Message]:
    """The page for newcomers."""
    yield help_message(texts, BIG_ID, add=install_url(BIG_ID), operator=RUN_BY)


async def make_settings(texts: Texts) -> AsyncIterator[Message]:
    """A user's settings, and those of a server."""
    async with Stage() as stage:
        handlers = SettingsHandlers(new_answers(stage.tables, stage.user_settings))
        for manages in (False, True):
            yield await handlers.page(Discord().press(user=HOST, manages=manages), reader(texts))
    yield hours_message(reader(texts), NOON, notice=texts("hours-unknown"))
    yield hours_message(Reader(texts, OwnSettings(zone=LONGEST)), NOON)
    yield zone_question(texts, LONGEST, NOON)
    chosen, barred = range(BIG_ID - MOST_CHOICES, BIG_ID), range(BIG_ID - MOST_BARRED, BIG_ID)
    full = ServerSettings(
        text_only=True, four_colour=True, ask_role=BIG_ID, channels=tuple(chosen), roles=tuple(chosen)
    )
    most = {"most_tables": MOST_TABLES, "games": tuple(GAMES), "turn_seconds": 11, "barred": tuple(barred)}
    full = full.model_copy(update=most)
    for page in ServerPage:
        yield server_message(texts, page, ServerSettings())
        for preset in PRESETS:
            default = TableSetup.of_preset(preset)
            yield server_message(texts, page, full.model_copy(update={"default_table": default}))


async def make_moderating(texts: Texts) -> AsyncIterator[Message]:
    """The question before a table is closed, and what is said of a person who is barred."""
    async with Stage() as stage:
        table = await lobby(stage.tables, people=10, locale=texts.language)
        yield close_question(texts, table)
        table = await stage.tables.start(table.id, HOST)
        yield close_question(texts, table)
        yield note(barred_words(texts, BIG_ID, [(table, begun) for begun in (True, False)] * 10))


@dataclass(frozen=True)
class Counted:
    """So much is kept about a person of everything."""

    number: int

    async def kept(self, user: int) -> Mapping[str, int]:
        return dict.fromkeys((*BY_USER, "tables"), self.number)


async def make_privacy(texts: Texts) -> AsyncIterator[Message]:
    """What is kept about a person, the questions before it is deleted, and what is said then."""
    for number, manages in product((0, 1, 10**6), (False, True)):
        handlers = PrivacyHandlers(new_answers(user_settings=reads(texts)), Counted(number), RUN_BY)
        for each in await answers_to(handlers, str(PrivacyPress(Privacy.PAGE)), manages=manages, **BIG):
            yield each
    yield privacy.delete_question(texts)
    yield privacy.server_question(texts)
    yield privacy.export_message(texts, b"{}")
    async with Stage() as stage:
        table = await lobby(stage.tables, people=1)
        yield note(privacy.deleted_words(texts, [table.channel] * 5))


async def make_levels(texts: Texts) -> AsyncIterator[Message]:
    """The private message in which the host chooses a level, and the panel after each choice."""
    async with Stage() as stage:
        table = await lobby(stage.tables, people=1, computers=2, locale=texts.language)
        for who in who_options(texts, table):
            choice = LevelChoice.read(who.value)
            yield levels_message(texts, table, choice)
            for level in Level:
                notice = level_chosen(texts, table, replace(choice, level=level))
                yield set_up_message(texts, table, may_ask=True, notice=notice)


def own_tables(setup: TableSetup) -> list[OwnTable]:
    """As many private tables as a person can have open."""
    return [OwnTable(BIG_ID + number, setup) for number in range(MOST_OPEN)]


async def make_pickers(texts: Texts) -> AsyncIterator[Message]:
    """The pages for picking a game, with everything that can be on them."""
    async with Stage() as stage:
        last = await lobby(stage.tables, people=1)
        for preset in PRESETS:
            for rules in rule_sets(preset.game)[-2:]:
                last.setup = TableSetup(game=preset.game, rules=rules)
                shelf = await shelf_shown(stage.drawing, reader(texts))
                yield picker_message(
                    texts, default=last.setup, last=last, shelf=shelf, open_ones=own_tables(last.setup)
                )
        for place in (Place.BORROWED, Place.OWN):
            yield picker_message(texts, place, last=last, shelf=shelf, open_ones=own_tables(last.setup))
            for game in {preset.game for preset in PRESETS}:
                yield game_message(texts, game, place)
        answers, opening = new_answers(stage.tables, reads(texts)), _opening(stage)
        friends = FriendsHandlers(answers, opening, stage.cache, stage.guild_settings)
        handlers = LobbyHandlers(
            answers,
            opening,
            stage.publisher,
            _panels(stage, reads(texts)),
            drawing=stage.drawing,
            results=stage.cache,
            guild_settings=stage.guild_settings,
            friends=friends,
        )
        for users in ([], [BIG_ID] * 3):
            notices = ["n" * 500] * 2
            for preset in PRESETS:
                setup = TableSetup.of_preset(preset)
                yield friends_message(texts, setup, preset.id, PRESETS[:25], users=users, notices=notices)
        for custom_id in (
            str(PickPress(Pick.KINDS)),
            *(str(PickPress(Pick.KIND, kind.value)) for kind in GameKind),
            *(str(PickPress(Pick.GAME, game)) for game in GAMES),
        ):
            for each in await answers_to(handlers, custom_id, **BIG):
                yield each
    for typed in ("W" * 6000, "*" * 100, "sevens", "七", "x"):
        yield unsure_message(texts, typed, likely(typed))
    yield unsure_message(texts, "W" * 100, PRESETS[:25])


async def make_options(texts: Texts) -> AsyncIterator[Message]:
    """Every game's pages of options with many option sets, and the longest notice about an option."""
    async with Stage() as stage:
        table = await lobby(stage.tables, people=10, locale=texts.language)
        for game in {preset.game for preset in PRESETS}:
            table.setup = TableSetup.of(game)
            for rules in in_turn(rule_sets(game)[::7], texts):
                table.setup = table.setup.having(rules=rules)
                for option in (None, *type(rules).model_fields):
                    noted, page = Noted("n" * 300, option), page_with(texts, table, option or "")
                    yield options_message(texts, table, page, may_save=True, is_default=True, noted=noted)


async def make_pages_of_lobbies(texts: Texts) -> AsyncIterator[Message]:
    """The set-up panel of a full lobby, and what others see of it: at the table, invited, none of both."""
    async with Stage() as stage:
        table = await lobby(stage.tables, people=6, computers=3, locale=texts.language)
        await stage.tables.invite(table.id, HOST, [Guest(BIG_ID - number, name_of(number)) for number in range(9)])
        for rules in rule_sets(table.game)[-2:]:
            table.setup = TableSetup(game=table.game, rules=rules, hints=Hints.ALLOWED, rated=False, strict=True)
            yield set_up_message(texts, table, may_ask=True, notice="n" * 300)
            for user in (HOST, HOST + 1, BIG_ID, BIG_ID + 1):
                yield guest_message(texts, table, user, notice="n" * 300)
            yield slow_start_message(texts, table)


async def make_options_that_are_closed(texts: Texts) -> AsyncIterator[Message]:
    """The closed page of a lobby: with the longest rules, and of one that is gone."""
    async with Stage() as stage:
        table = await lobby(stage.tables, people=10, locale=texts.language)
        await stage.tables.start(table.id, HOST)
        for preset in {each.game: each for each in PRESETS}.values():
            table.setup = TableSetup.of(preset.game)
            for rules in rule_sets(preset.game)[-2:]:
                table.setup = table.setup.having(rules=rules)
                yield closed_page(texts, table)
        closed = await lobby(stage.tables, people=1, channel=8)
        await stage.tables.cancel(closed.id, HOST)
        yield closed_page(texts, closed)


async def make_options_as_the_host_opens_them(texts: Texts) -> AsyncIterator[Message]:
    """The options page as the response to the host's press."""
    async with Stage() as stage:
        table = await lobby(stage.tables, people=1, locale=texts.language)
        answers = new_answers(stage.tables, reads(texts))
        handlers = OptionsHandlers(answers, _panels(stage, answers.user_settings), stage.guild_settings)
        for each in await answers_to(handlers, str(OptionsPress(table.id, Options.SHOW))):
            yield each


def _panels(stage: Stage, user_settings: UserSettings) -> Panels:
    return Panels(stage.delivery, stage.tables, user_settings, stage.guild_settings, stage.hands)


def _opening(stage: Stage) -> Opening:
    admission = Admission(stage.guild_settings)
    alone = Alone(new_answers(stage.tables), stage.hands, OwnTables(stage.cache), turn_seconds=60)
    parts = (stage.tables, stage.publisher, stage.hands, admission, stage.remembered)
    return Opening(*parts, alone=alone, turn_seconds=60)


async def make_opening_refusals(texts: Texts) -> AsyncIterator[Message]:
    """The reasons why no table can be opened here."""
    async with Stage() as stage:
        table = await lobby(stage.tables, people=1)
        opening = _opening(stage)
        there = Discord()
        there.channel(BIG_ID, guild=BIG_ID).place.deny = ~Permission(0)
        for asked in (there.press(guild=None), there.press(**BIG), there.press(channel=table.channel)):
            found = await opening.refusal(asked, texts)
            assert found is not None
            yield found
    for may_close in (False, True):
        yield unread_message(texts, 10**18 - 1, may_close=may_close)


async def make_tables_that_are_there_already(texts: Texts) -> AsyncIterator[Message]:
    """A channel with a table, lobby or long match, for its players, past players and others."""
    link = f"https://discord.com/channels/{BIG_ID}/{BIG_ID}/{BIG_ID}"
    async with Stage() as stage:
        table = await lobby(stage.tables, people=1)
        yield occupied_message(texts, table, HOST + 1, link=link)
        for index in range(1, 10):
            await stage.tables.join(table.id, HOST + index, name_of(index))
        yield occupied_message(texts, table, HOST, link=None, notice="n" * 200)
        match = await match_of(stage.tables, "fan-tan-double-deck", people=12, channel=8)
        await stage.tables.leave(match.id, HOST + 1)
        for at in (At.PLAYING, At.BETWEEN):
            match.stage = at
            for user in (HOST, HOST + 1, HOST + 50):
                yield occupied_message(texts, match, user, link=link)


async def make_what_to_learn(texts: Texts) -> AsyncIterator[Message]:
    """The choice of what to learn, without and with a running practice."""
    async with Stage() as stage:
        yield which_message(texts, None)
        yield which_message(texts, await lobby(stage.tables, people=1))


def _variables(node: object) -> set[str]:
    """The names of the variables in a part of a message."""
    if isinstance(node, list):
        return set().union(*map(_variables, node))
    own = {node.id.name} if isinstance(node, ftl.VariableReference) else set[str]()
    return own.union(*map(_variables, vars(node).values())) if isinstance(node, ftl.BaseNode) else own


async def make_sentences(texts: Texts) -> AsyncIterator[Message]:
    """All standalone notes: refusals, notices, reasons for illegal moves, ghosts' questions."""
    for name, message in messages(texts.language).items():
        if name.split("-")[0] in ("refused", "illegal", "notice", "ghost", "asking", "picker", "hand"):
            yield note(texts(name, **dict.fromkeys(_variables(message), "W" * 100)))
