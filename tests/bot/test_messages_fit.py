"""Every message in every language, with the most seats and the longest names, is within Discord's limits.

Also in a pseudo language that is 40 % longer than English. `tests/bot/fitting` makes the messages; add new pages there.
"""

import pkgutil
import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import nullcontext
from importlib import import_module

import discord
import pytest

from bot.features.lobby.ids import Lobby, LobbyPress
from bot.features.lobby.invitations import Asking, How, answers_of, line_of
from bot.features.lobby.options import number_form
from bot.features.play.board import PICTURE
from bot.features.play.fair_page import word_form
from bot.features.play.lobby_board import lobby_message
from bot.features.play.result import result_message
from bot.features.play.turn_calls import call_of
from bot.platform import messages
from bot.platform.discord_api import place_url
from bot.platform.messages import Message, Picture
from bot.tables.participants import Guest
from bot.tables.service import TableService
from bot.tables.setup import TableSetup
from bot.tables.table import Table
from bot.text.options import option_words
from engine.catalog import GAMES
from engine.rules import Number
from i18n import LANGUAGES, SOURCE, Language, Texts, texts_in
from tests.bot import fitting
from tests.bot.fitting.limits import CONTENT, check, check_form, check_whole, length, picture, text_of, texts_of, walk
from tests.bot.fitting.stage import Stage
from tests.bot.fitting.watching import makers, watching
from tests.bot.interaction_factories import all_features
from tests.bot.match_factories import match_of
from tests.bot.table_factories import HOST, LONG_NAME, lobby, play_to_the_end
from tests.i18n.catalogs import messages as messages_of
from tests.i18n.pseudo import PSEUDO, foreign_words, pseudo_added

pytestmark = pytest.mark.slow

__all__ = ["check", "check_whole", "picture", "text_of", "walk"]

every_language = pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
Making = Callable[[Texts], AsyncIterator[Message]]


@pytest.fixture(scope="module", autouse=True)
def _pseudo_language(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pseudo_added(tmp_path_factory.mktemp("languages")):
        yield


def makings() -> dict[str, Making]:
    """Everything in `tests.bot.fitting` that makes messages, by name."""
    modules = [import_module(f"{fitting.__name__}.{found.name}") for found in pkgutil.iter_modules(fitting.__path__)]
    return {
        f"{module.__name__.rpartition('.')[2]}.{name}": made
        for module in modules
        for name, made in vars(module).items()
        if name.startswith("make_")
    }


OWN_NAMES = {texts_in(language)("language-name") for language in LANGUAGES}
FOREIGN = {"everyone", "sevens", "ナナトリドリ", "Argentina", "ComodRivadavia"} | foreign_words(" ".join(OWN_NAMES))
"""Words of no message: in a name, a search and a city, languages' own names, and a game's original title."""
PASSED_ON = {
    *(f"bot/features/play/{board}.py:render" for board in ("live_board", "borrowed_board")),
    "bot/features/play/live_board.py:render_result",
    "bot/features/daily/try_rendering.py:_ended",
    "bot/features/games/handlers.py:listed",
    "bot/features/play/handlers.py:__call__",
}
"""What returns messages that `BoardPublisher.render`, `games_message` and the ends of tries make, which are measured."""
CUT = re.compile(r"\S*…")
MAY_BE_CUT = re.compile(r"WW|xx|\*_|\\\*|\\_|`[0-9a-f]{16}")
"""In a word that may be cut: a player's name, a search or a hash."""


@pytest.mark.parametrize("language", [*(each for each in LANGUAGES if each != SOURCE), PSEUDO])
async def test_every_message_fits_and_no_function_that_makes_one_is_left_out(language: Language) -> None:
    """Also, no message of the pseudo language is cut or has words of another language. Of what there is for every game,
    the other languages try a part each (`tests.bot.fitting.stage.in_turn`).

    English is left out: the pseudo language is made of it, and longer.
    """
    texts = texts_in(language)
    parts: set[str] = set()
    with watching() if language == PSEUDO else nullcontext(set[str]()) as seen:
        for name, make in makings().items():
            number = -1
            try:
                async for made in make(texts):
                    number += 1
                    check_whole(made)
                    if language == PSEUDO:
                        parts |= set(texts_of(list(walk(made.view.to_components()))))
            except Exception as error:
                error.add_note(f"{name} in {language!r}, after its message {number}")
                raise
            assert number >= 0, f"{name} makes nothing"
    if language == PSEUDO:
        assert makers() - seen - PASSED_ON == set(), "add what makes them to tests/bot/fitting"
        assert len(parts) > 1000
        cut = {word for part in parts for word in CUT.findall(part) if not MAY_BE_CUT.search(word)}
        assert cut == set()
        assert {word for part in parts for word in foreign_words(CUT.sub(" ", part))} <= FOREIGN


@every_language
async def test_forms_fit(language: Language) -> None:
    texts = texts_in(language)
    async with Stage() as stage:
        table = await lobby(stage.tables, people=1)
        check_form(word_form(texts, table, HOST, LobbyPress(table.id, Lobby.WORD)).to_dict())
        for game in GAMES:
            table.setup = TableSetup.of(game)
            for option in option_words(texts, game, table.rules):
                if isinstance(option.option, Number):
                    check_form(number_form(texts, table, option).to_dict())


@every_language
async def test_pings_of_every_player_fit(language: Language) -> None:
    async with Stage() as stage:
        table = await match_of(stage.tables, "classic", people=10, locale=language)
        content, view = call_of(table, [2**63 - number for number in range(1, 11)])
        assert 1 <= length(content) <= CONTENT
        assert all(1 <= length(each["label"]) <= 80 for each in walk(view.to_components()) if each["type"] == 2)


@every_language
async def test_invitations_of_many_people_fit(language: Language) -> None:
    async with Stage() as stage:
        table = await lobby(stage.tables, people=1, locale=language)
        guests = [Guest(2**63 - number, LONG_NAME) for number in range(1, 12)]
        for how in How:
            asking = Asking(how=how, by=Guest(HOST, LONG_NAME), guests=guests, role=2**63 - 1)
            link = place_url(2**63 - 1, 2**63 - 1, 2**63 - 1)
            for pinged in ((), [guest.user for guest in guests]):
                assert 1 <= length(line_of(table, asking, pinged, link)) <= CONTENT
            labels = [each["label"] for each in walk(answers_of(table, how).to_components()) if each["type"] == 2]
            assert all(1 <= length(each) <= 80 for each in labels)


@every_language
def test_names_of_commands_and_options_are_valid_in_discord(language: Language) -> None:
    texts = texts_in(language)
    named = {name for name in messages_of("en") if re.fullmatch("(?:command|option)-[a-z-]+", name)}
    assert len(named) > 10
    for name in named:
        said = texts(name)
        if name.endswith("-description"):
            assert 1 <= length(said) <= 100, name
        else:
            assert re.fullmatch(r"[-_\w]{1,32}", said), name
            assert said == said.lower(), name
    assert len({command.name for feature in all_features() for command in feature.get_app_commands()}) <= 100


@every_language
async def test_the_lobby_names_too_few_and_too_many_players(tables: TableService, language: Language) -> None:
    texts = texts_in(language)
    table = await lobby(tables, people=1)
    alone = lobby_message(texts, table)
    assert any(each.get("label") == texts("lobby-start") and each["disabled"] for each in check(alone))
    assert texts("lobby-missing", missing=1) in text_of(alone)
    for user in range(HOST + 1, HOST + 10):
        await tables.join(table.id, user, "W" * 32)
    full = check(lobby_message(texts, table))
    assert any(each.get("label") == texts("lobby-full") and each["disabled"] for each in full)


async def test_names_do_not_change_the_markup_around_them(tables: TableService) -> None:
    table: Table = await lobby(tables, people=2)
    shown = text_of(lobby_message(texts_in("en"), table))
    assert "@everyone" not in shown.replace("@\u200beveryone", "")
    assert "\\*" in shown


async def test_a_file_can_be_sent_twice() -> None:
    message = messages.panel(pictures=[Picture(b"png", "a.png", "words")])
    first, second = message.files()[0], message.files()[0]
    assert isinstance(first, discord.File)
    assert first.fp.read() == second.fp.read() == b"png"
    assert first.description == "words"


async def test_the_end_of_a_match_is_shown(tables: TableService) -> None:
    table = await lobby(tables, people=3)
    await tables.start(table.id, HOST)
    await play_to_the_end(tables, table)
    texts, first = texts_in("ja"), table.standings()[0].participant.name[:4]
    result_text = text_of(result_message(texts, table, "…", {}))
    assert [result_text.count(f"{rank}位 **") for rank in (1, 2, 3)] == [1, 1, 1]
    beside = text_of(result_message(texts, table, picture(PICTURE), {}))
    assert not re.search(r"\d位", beside), "the picture says it"
    assert re.search(rf"\*\*.*{first}[^*]*\*\*の勝ち", beside)


async def test_a_message_that_is_too_long_fails_the_check() -> None:
    long = [messages.words("x" * 2001), messages.words("x" * 2000)]
    with pytest.raises(AssertionError, match="4001 characters"):
        check(messages.message(*long))
    with pytest.raises(AssertionError, match="cut"):
        check_whole(messages.note("x" * 4001))


async def test_a_message_function_without_a_sample_is_found() -> None:
    with watching() as seen:
        messages.note("words")
    assert "bot/platform/messages.py:note" in seen
    assert "bot/features/play/board.py:board_message" in makers() - seen
