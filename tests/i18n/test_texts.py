"""The catalogs: every language has the same messages and variables, and none is missing or unused."""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest
from babel.numbers import format_decimal
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

import bot
import playground
import renderers
from bot.features.ghosts.tempting import QUESTIONS
from bot.features.play.endings import Ending, PublicEnding
from bot.features.play.remarks import RemarkKind
from bot.storage.controls import Control, ServerPage, SwitchControl
from bot.storage.guild_settings import SERVER
from bot.storage.user_settings import OWN as OWN_SETTINGS
from bot.tables.entries import CloseReason, Phrase
from bot.tables.refusals import RefusalReason
from bot.tables.setup import OPTIONS
from bot.text.events import announcement
from bot.text.lessons import TEACHING
from bot.text.mechanisms.record import GameKind, SectionName
from bot.text.moments import MomentKind
from engine import advice
from engine.catalog import GAMES, PRESETS
from engine.errors import Reason
from engine.events import Announced, Call
from engine.results import EndReason, Unit
from engine.rules import Switch
from engine.unplayable import Obstacle
from i18n import LANGUAGES, SOURCE, Language, language_of, texts_in
from i18n.languages import Languages
from tests.docs.papers import newest
from tests.i18n.catalogs import messages, pending, variables_of


def named_in(topic: str) -> list[str]:
    """The messages of a catalog file."""
    body = FluentParser().parse((LANGUAGES.folder(SOURCE) / f"{topic}.ftl").read_text()).body
    return [entry.id.name for entry in body if isinstance(entry, ftl.Message)]


COMMANDS = [
    name
    for path in sorted(Path(bot.__file__).parent.glob("features/*/*handlers.py"))
    for name in re.findall(r'(?:@command\(|@grouped\(\w+, |name=named\()"(?:command-)?([a-z]+)"', path.read_text())
]


def switches(controls: Mapping[str, tuple[str, Control]]) -> list[str]:
    """The settings that are on or off."""
    return [each for each, (_, control) in controls.items() if isinstance(control, SwitchControl)]


OWN = {name.replace("_", "-"): option for name, option in OPTIONS.items() if option.default is not None}


def said_by(switch: str) -> list[str]:
    """The ends of the messages of a switch that says something else than on and off."""
    return ["-on", "-off"] if texts_in(SOURCE).has(f"{switch}-on") else []


FAMILIES = {
    "remark-": [each.value for each in RemarkKind],
    "moment-": [each.value for each in MomentKind],
    "talk-": [each.value for each in Phrase],
    "refused-": [no.value for no in RefusalReason],
    "illegal-": [reason.value.replace("_", "-") for reason in Reason],
    "event-": [announcement(each).removeprefix("event-") for each in Announced.__subclasses__()],
    "call-": [f"{call.value}{ending}" for call in Call for ending in ("", "-aloud")],
    "alt-phase-": ["cover", "extra", "give", "passing", "bidding", "place"],
    "alt-move-": ["pass", "bankrupt", "cover", "leave", "draw", "beg", "decline", "end", "take", "discard"],
    "end-": [each.value for each in Ending],
    "end-all-": [each.value for each in PublicEnding],
    "ending-": [reason.value for reason in EndReason],
    "command-": [f"{name}{ending}" for name in COMMANDS for ending in ("", "-description")],
    "game-": ["shichi-narabe-house", *(f"{game}{ending}" for game in GAMES for ending in ("", "-about"))],
    "kind-": [f"{kind.value}{ending}" for kind in GameKind for ending in ("", "-about", "-alt")],
    "rules-section-": [name.value for name in SectionName],
    # The tests of option texts prove which of these an option uses.
    "rule-": [name.removeprefix("rule-") for name in named_in("options")],
    "permission-": [
        *("view-channel", "send-messages", "send-messages-in-threads", "attach-files", "create-private-threads")
    ],
    "ghost-question-": [str(number) for number in range(1, QUESTIONS + 1)],
    "settings-language": ["", "-own"],
    "preset-": [preset.id for preset in PRESETS],
    "settings-server-": [
        *(f"page-{page.value}" for page in ServerPage),
        *(f"{which}{end}" for which in switches(SERVER) for end in ("-what", *said_by(f"settings-server-{which}"))),
        *(f"{which}-what" for which in ("language", "channels", "roles", "most", "games", "default", "turn")),
        *("language", "channels", "roles", "most", "games", "turn"),
        *(f"hour{end}" for end in ("", "-what", "-none")),
        *(f"{which}-none" for which in ("language", "most", "turn")),
        *("default", "preset", "most-number"),
    ],
    "learn-goal-": [teaching.goal.name for teaching in TEACHING.values()],
    "learn-lesson-": list(dict.fromkeys(name for teaching in TEACHING.values() for name in teaching.lessons)),
    "alt-unit-": [unit.value for unit in Unit],
    "reason-": [reason.value for reason in advice.AdviceReason],
    "settings-shown": ["", "-server", "-pictures", "-words"],
    "settings-": ["on", "off", *(f"{each}-what" for each in OWN_SETTINGS)],
    "why-not-": [each.value for each in Obstacle],
    **{f"settings-{which}": said_by(f"settings-{which}") for which in switches(OWN_SETTINGS)},
    **{
        f"setup-{name}": ["", "-meaning"] if isinstance(option, Switch) else ["", "-meaning", "-value"]
        for name, option in OWN.items()
    },
    "setup-changed": [],  # A kind of entry.
}
"""Messages whose names the code puts together: the beginning, and every end there is."""
OF_GAME: Final = ("event", "prompt", "asking", "ending", "talk")
"""Families in which a game can have a message of its own instead of everybody's (`i18n.of_game`)."""


def catalog(language: Language) -> dict[str, set[str]]:
    """The variables of each message."""
    return {name: variables_of(message) for name, message in messages(language).items()}


def literals() -> Iterator[str]:
    """Every string in the code of the bot and the renderers, and the messages named in the playground's page."""
    for path in (Path(playground.__file__).parent / "static").glob("*.js"):
        yield from re.findall(r'"(playground-[a-z-]+)"', path.read_text(encoding="utf-8"))
    for path in (*Path(bot.__file__).parent.rglob("*.py"), *Path(renderers.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def of_games(general: set[str]) -> set[str]:
    """The messages that games may have in place of these."""
    parted = [name.partition("-") for name in general]
    return {f"{family}-{game}-{end}" for family, _, end in parted if family in OF_GAME for game in GAMES}


def is_optional(name: str) -> bool:
    """Not every preset has other names in every language."""
    return name.startswith("preset-") and name.endswith("-aliases")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(language: Language) -> None:
    source, here = catalog(SOURCE), catalog(language)
    assert {name for name in source.keys() ^ here.keys() if not is_optional(name)} <= pending() - here.keys()
    assert {name: found for name, found in here.items() if found != source.get(name, found)} == {}


def test_messages_are_pending_while_a_language_lacks_them_and_none_is_at_a_release() -> None:
    lacked = {name for language in LANGUAGES for name in catalog(SOURCE).keys() - catalog(language).keys()}
    assert pending() - lacked == set()
    assert newest() == "Unreleased" or not pending()


def test_every_message_is_used_and_every_one_used_is_there() -> None:
    there = {name for name in catalog(SOURCE) if not is_optional(name)}
    called = {text for text in literals() if text in there}
    composed = {start + end for start, ends in FAMILIES.items() for end in ends}
    assert composed - there == set()
    assert there - called - composed - of_games(called | composed) == set()
    topics = "|".join(sorted({name.split("-")[0] for name in there}))
    looks_like_one = re.compile(rf"({topics})(-[a-z]+)+")
    unknown = {text for text in literals() if looks_like_one.fullmatch(text)} - there
    assert {text for text in unknown if not any(text.startswith(start) for start in FAMILIES)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_name_commands_as_discord_shows_them(language: Language) -> None:
    texts = texts_in(language)
    names = {texts(f"command-{command}") for command in COMMANDS}
    assert len(names) == len(COMMANDS)
    named = {
        (name, word)
        for name, message in messages(language).items()
        for words in re.findall(r"\*\*/([^*]+)\*\*", FluentSerializer().serialize_entry(message))
        for word in words.split()
    }
    assert len(named) > 20
    assert {(name, word) for name, word in named if word not in names} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_of_a_language_holds_no_files_of_its_own(language: Language) -> None:
    source, here = ({each.name for each in LANGUAGES.folder(code).iterdir()} for code in (SOURCE, language))
    assert here - source == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_variable_or_message_is_an_error(language: Language) -> None:
    texts = texts_in(language)
    with pytest.raises(ValueError, match="lobby-title"):
        texts("lobby-title")
    with pytest.raises(LookupError):
        texts("no-such-message")


def test_the_page_has_its_messages_in_every_language_with_variables_in_braces(tmp_path: Path) -> None:
    pages = LANGUAGES.templates("playground")
    assert pages.keys() == set(LANGUAGES)
    assert {language: texts for language, texts in pages.items() if texts.keys() != pages[SOURCE].keys()} == {}
    assert pages[SOURCE]["playground-reply-to"] == "Replying to {name}"
    (tmp_path / "nl").mkdir()
    (tmp_path / "nl" / "language.ftl").touch()
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "language.ftl").touch()
    (tmp_path / "en" / "playground.ftl").write_text("cancel = Cancel\nadd = 100 % of { $what }\n")
    incomplete = Languages(tmp_path)
    assert incomplete.templates("playground")["nl"] == {"cancel": "Cancel", "add": "100 % of {what}"}
    (tmp_path / "nl" / "playground.ftl").write_text("add = { $what ->\n   *[one] x\n}\n")
    with pytest.raises(ValueError, match="add has more"):
        incomplete.templates("playground")


@pytest.mark.parametrize(
    ("locale", "language"), [("ja", "ja"), ("en-US", "en"), ("en-GB", "en"), ("fr", "en"), (None, "en")]
)
def test_unsupported_locales_read_english(locale: str | None, language: Language) -> None:
    assert language_of(locale) == language


def test_japanese_is_in_japanese() -> None:
    own_names = {"list-dot", "list-comma"}
    japanese = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
    for name, message in messages("ja").items():
        if name not in own_names:
            text = FluentSerializer().serialize_entry(message)
            assert japanese.search(text) or not re.search(r"[A-Za-z]{4,}", text.partition("=")[2].split("{")[0]), text


def test_every_ending_has_a_message() -> None:
    english = texts_in("en")
    closed = {english("lobby-closed", ending=ending.value, stage="lobby") for ending in CloseReason}
    assert len(closed) == 5, "cancelled, channel gone, deserted, moderated, moved"


def test_numbers_have_the_decimal_sign_of_their_language() -> None:
    shown = {language: texts_in(language)("number-tenths", value=4.0) for language in LANGUAGES}
    assert shown == {each: format_decimal(4.0, "0.0", each.replace("-", "_")) for each in LANGUAGES}
    assert {shown["en"], shown["de"]} == {"4.0", "4,0"}
