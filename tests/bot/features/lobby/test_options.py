"""The pages of options: a control for every option of every game, within Discord's limits, in every language."""

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence

import pytest

from bot.features.lobby.ids import Lobby, LobbyPress, Options, OptionsPagePress, OptionsPress, OwnPress
from bot.features.lobby.options import (
    NUMBER,
    Noted,
    clash,
    number_form,
    number_typed,
    option_pages,
    options_message,
    page_with,
)
from bot.features.lobby.options_handlers import OptionsHandlers
from bot.features.lobby.pages import guest_message, set_up_message
from bot.features.lobby.panels import Panels
from bot.features.play.lobby_board import lobby_message
from bot.platform.delivery import Delivery
from bot.platform.messages import Message
from bot.platform.noting import Noting
from bot.platform.traffic import Traffic
from bot.storage.guild_settings import GuildSettings
from bot.storage.remembered import Remembered
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.service import TableService
from bot.tables.setup import TableSetup
from bot.tables.table import Table
from bot.text.games import title
from bot.text.options import option_label, option_words, own_words, value_words
from engine.catalog import GAMES, PRESETS, Preset
from engine.errors import RulesError
from engine.rules import Number, Option, Rules, Switch, Value, options_of, read_rules, with_option
from i18n import LANGUAGES, Language, texts_in
from tests.bot.channels import Cache, Keyed
from tests.bot.features.lobby.hands_taken import HandsTaken
from tests.bot.fitting.limits import check, check_form, text_of, texts_of
from tests.bot.interaction_factories import new_answers, press
from tests.bot.refused import refused
from tests.bot.table_factories import HOST, open_table
from tests.discord_in_memory import GUILD, Discord, Json
from tests.sampling import one_in

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_preset = pytest.mark.parametrize("preset", one_in(4, PRESETS), ids=lambda preset: preset.id)
every_game = pytest.mark.parametrize("game", one_in(3, sorted(GAMES)))


async def opened(tables: TableService, game: str, options: Mapping[str, object] | None = None) -> Table:
    about = {"guild": 1, "channel": 7, "user": HOST, "name": "W" * 32, "locale": "en-US"}
    return await open_table(tables, **about, setup=TableSetup.of(game, options))


async def change(tables: TableService, table: Table, name: str, value: object) -> None:
    await tables.set_up(table.id, HOST, lambda setup: setup.with_rules(with_option(setup.rules, name, value)))


def pages(
    language: Language, table: Table, *, may_save: bool = True, is_default: bool = False, noted: Noted | None = None
) -> list[Message]:
    texts = texts_in(language)
    return [
        options_message(texts, table, number, may_save=may_save, is_default=is_default, noted=noted)
        for number in range(1, len(option_pages(texts, table)) + 1)
    ]


def shown_on(messages: Sequence[Message]) -> str:
    return "\n".join(map(text_of, messages))


def controls(*messages: Message) -> dict[str, Json]:
    """The components with a custom id, by it."""
    return {each["custom_id"]: each for message in messages for each in check(message) if "custom_id" in each}


@every_language
@every_preset
async def test_every_option_has_a_control_with_the_values_of_the_engine(
    tables: TableService, preset: Preset, language: Language
) -> None:
    table = await opened(tables, preset.game, preset.options)
    found = controls(*pages(language, table))
    without_effect = {each.name for each in option_words(texts_in(language), table.game, table.rules) if each.blocked}
    for name, option in options_of(type(table.rules)).items():
        now = getattr(table.rules, name)
        if name in without_effect:
            assert not [custom_id for custom_id in found if f":{name}" in custom_id]
        elif isinstance(option, Switch):
            assert str(OptionsPress(table.id, Options.SET, name, on=not now)) in found
        elif (chooser := found.get(str(OptionsPress(table.id, Options.SET, name)))) is not None:
            assert [each["value"] for each in chooser["options"]] == [str(value) for value in option.values]
            assert [each["value"] for each in chooser["options"] if each.get("default")] == [str(now)]
        else:
            assert str(OptionsPress(table.id, Options.ASK, name)) in found
            assert isinstance(option, Number)
    kinds = OptionsPress, OptionsPagePress, OwnPress, LobbyPress
    assert all(any(kind.read(custom_id) for kind in kinds) for custom_id in found)


@every_language
@every_game
async def test_every_page_of_options_fits(tables: TableService, game: str, language: Language) -> None:
    table = await opened(tables, game)
    await tables.set_own(table.id, HOST, "strict", True)
    for name, option in options_of(type(table.rules)).items():
        for value in (values := tried(option)):
            try:
                await change(tables, table, name, value)
            except TableError:
                continue
            shown = pages(language, table, noted=Noted("n" * 300, name), is_default=value == values[0])
            assert ["n" * 300 in text_of(each) for each in shown].count(True) >= 1
            assert all(len(check(each)) < 40 for each in shown)
            check(lobby_message(texts_in(language), table))


@every_language
@every_game
async def test_no_technical_name_is_shown(tables: TableService, game: str, language: Language) -> None:
    table = await opened(tables, game)
    read = [text for each in pages(language, table) for text in texts_of(each.components)]
    for name, option in options_of(type(table.rules)).items():
        technical = {name if "_" in name else "", *(str(each) for each in option.values if "-" in str(each))} - {""}
        assert not [word for word in technical if any(word in text for text in read)]


@every_language
async def test_g_10_an_option_without_effect_is_hidden_and_reset_to_its_default(
    tables: TableService, language: Language
) -> None:
    table = await opened(tables, "shichi-narabe")
    control = str(OptionsPress(table.id, Options.SET, "joker_play"))
    assert control not in controls(*pages(language, table))
    await change(tables, table, "jokers", 1)
    assert control in controls(*pages(language, table))
    await change(tables, table, "joker_play", "single")
    assert table.setup.preset == "joker-alone"
    await change(tables, table, "jokers", 0)
    assert table.setup.preset == "classic"
    assert table.rules == type(table.rules)()
    assert control not in controls(*pages(language, table))


@every_language
async def test_conflicting_options_are_explained_at_the_control(tables: TableService, language: Language) -> None:
    table = await opened(tables, "shichi-narabe")
    await change(tables, table, "jokers", 1)
    await change(tables, table, "joker_play", "single")
    texts, error = texts_in(language), RulesError("joker_play", "single", "goes with no jokers")
    sentence = clash(texts, table, "jokers", error)
    words = {each.name: each for each in option_words(texts, table.game, table.rules)}
    assert words["joker_play"].label in sentence, "what stands against it"
    assert words["joker_play"].usual.label in sentence, "and what it should be"
    shown = text_of(pages(language, table, noted=Noted(sentence, "jokers"))[page_with(texts, table, "jokers") - 1])
    assert f"**{words['jokers'].label}**" in shown[: shown.index(sentence)].splitlines()[-1]


@every_language
async def test_every_control_has_its_name_its_meaning_and_its_value(tables: TableService, language: Language) -> None:
    texts = texts_in(language)
    table = await opened(tables, "shichi-narabe", {"jokers": 1, "tunnel": "closed", "ghost": True, "passes": 5})
    await tables.set_own(table.id, HOST, "strict", True)
    found, shown = controls(*pages(language, table)), shown_on(pages(language, table))
    strict = next(each for each in own_words(texts, table.setup) if each.name == "strict")
    for option in (*option_words(texts, table.game, table.rules), strict):
        if option.blocked is not None:
            continue
        named = texts("setup-option", label=option.label)
        if option.value != option.usual:
            named = texts("setup-option-usual", label=option.label, usual=option.usual.label)
        assert shown.count(f"{named}\n-# {option.meaning}") == 1
        control = next(each for custom_id, each in found.items() if f":{option.name}" in custom_id)
        chosen = [each["label"] for each in control.get("options", [control]) if each.get("default", True)]
        assert [each.partition(" · ")[0].partition("（")[0] for each in chosen] == [option.value.label]
    order = [custom_id.split(":")[3].partition("=")[0] for custom_id in found if custom_id.startswith("o:set:")]
    together = ["jokers", "joker_play", "joker_exchange", "tunnel", "ghost"]
    assert order[order.index("jokers") :][:5] == together


def tried(option: Option) -> Sequence[Value]:
    return (option.least, option.most) if isinstance(option, Number) else option.values


@every_game
def test_every_refusal_of_the_engine_has_a_sentence(game: str) -> None:
    model = GAMES[game].rules
    table = Table(1, 1, 1, setup=TableSetup.of(game))
    pairs = [
        (name, value, other, beside)
        for name, option in options_of(model).items()
        for value in [*tried(option), True, -1, "x"]
        for other, second in options_of(model).items()
        for beside in tried(second)
        if other != name
    ]
    refused = [error for pair in pairs if (error := refusal(model, *pair)) is not None]
    some = {str(error): error for error in refused}.values()
    sentences = {clash(texts_in(language), table, error.field, error) for error in some for language in LANGUAGES}
    assert all(sentences)
    assert not [sentence for sentence in sentences for name in options_of(model) if "_" in name and name in sentence]


def refusal(model: type[Rules], name: str, value: object, other: str, beside: object) -> RulesError | None:
    try:
        read_rules(model, {other: beside, name: value})
    except RulesError as error:
        return error
    return None


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        *[("7", 7), (" 12 ", 12), ("１２", 12), ("007", 7), ("1,000", 1000), ("²", 2)],
        *[(words, words) for words in ("", "-1", "1.5", "seven", "七", "9" * 5000)],
    ],
)
def test_numbers_are_read_in_the_forms_people_type(typed: str, number: int | str) -> None:
    assert number_typed(typed) == number


@every_language
@every_game
async def test_unlisted_numbers_are_asked_for_in_a_form(tables: TableService, game: str, language: Language) -> None:
    texts = texts_in(language)
    table = await opened(tables, game)
    for option in option_words(texts, game, table.rules):
        if not isinstance(option.option, Number) or option.choices:
            continue
        form = number_form(texts, table, option)
        check_form(form.to_dict())
        assert form.is_finished(), "discord.py would keep it"
        assert OptionsPress.read(form.custom_id)
        [label] = form.to_dict()["components"]
        assert label["label"] == label["label"].strip()
        ungrouped = re.sub(r"(?<=\d)\D(?=\d{3})", "", label["label"])
        assert str(option.option.most) in ungrouped, "grouped as in the language"
        assert len(label["description"]) >= 1
        assert label["component"]["custom_id"] == NUMBER
        assert label["component"]["value"] == str(option.value.value)


@every_language
async def test_the_strict_option_is_offered_in_games_with_ghosts(tables: TableService, language: Language) -> None:
    table, texts = await opened(tables, "shichi-narabe"), texts_in(language)
    strict = str(OwnPress(table.id, "strict", on=True))
    assert strict not in controls(*pages(language, table))
    await change(tables, table, "ghost", True)
    assert strict in controls(*pages(language, table))
    said = texts("setup-value", label=texts("setup-strict"), value=texts("rule-yes"))
    assert said not in text_of(guest_message(texts, table, HOST + 1))
    await tables.set_own(table.id, HOST, "strict", True)
    assert str(OwnPress(table.id, "strict", on=False)) in controls(*pages(language, table))
    assert said in text_of(guest_message(texts, table, HOST + 1))


@every_language
async def test_only_a_manager_is_offered_to_save(tables: TableService, language: Language) -> None:
    table = await opened(tables, "jig")
    for may in (True, False):
        for is_default, do in ((False, Options.SAVE), (True, Options.FORGET)):
            found = controls(*pages(language, table, may_save=may, is_default=is_default))
            assert (str(OptionsPress(table.id, do)) in found) is may


@every_language
async def test_the_lobby_says_what_is_unlike_usual_and_that_players_are_too_many(
    tables: TableService, language: Language
) -> None:
    texts = texts_in(language)
    table = await opened(tables, "fan-tan", {"decks": 2})
    for user in range(HOST + 1, HOST + 8):
        await tables.join(table.id, user, "somebody")
    await change(tables, table, "hands", 7)
    double, shown = title(texts, "fan-tan", "fan-tan-double-deck"), text_of(lobby_message(texts, table))
    seven = value_words(texts, "fan-tan", "hands", 7).label
    label = option_label(texts, "fan-tan", "hands")
    said = texts("setup-value", label=label, value=seven)
    assert shown.startswith(f"### {double}\n-# {said}\n"), "the length of a match is no house rule, but it is told"
    await change(tables, table, "first", "seven-of-hearts")
    assert table.setup.preset is None
    assert text_of(lobby_message(texts, table)).startswith(f"### {texts('game-fan-tan')}\n-# ")
    await change(tables, table, "decks", 1)
    message = lobby_message(texts, table)
    panel = set_up_message(texts, table, may_ask=False)
    assert all(
        texts("lobby-too-many", seated=8, most=6) in text_of(each) for each in (panel, pages(language, table)[0])
    )
    start = controls(message)[str(LobbyPress(table.id, Lobby.START))]
    assert (start["disabled"], start["label"]) == (True, texts("lobby-start-too-many", over=2))
    with refused(RefusalReason.TABLE_FULL):
        await tables.start(table.id, HOST)


Pressing = Callable[..., Awaitable[Json]]


@pytest.fixture
def pressing(tables: TableService) -> Pressing:
    """Carry out a press of this custom id by the host; returns the server's settings."""
    kept = Keyed()
    answers, settings, there = new_answers(tables), GuildSettings(kept), Discord()
    delivery = Delivery(client=there.client, noting=Noting(Remembered(Cache())), traffic=Traffic())
    panels = Panels(delivery, tables, answers.user_settings, settings, HandsTaken())
    handlers = OptionsHandlers(answers, panels, settings)

    async def pressing(custom_id: str, *, may_save: bool = False, values: tuple[str, ...] = ()) -> Json:
        pressed = there.press(user=HOST, manages=may_save, values=values)
        await press(handlers, custom_id, pressed)
        assert pressed.kinds == ["edit"]
        return await kept.get(GUILD)

    return pressing


async def test_a_user_without_manage_server_saves_nothing(tables: TableService, pressing: Pressing) -> None:
    table = await opened(tables, "jig", {"hands": 5})
    for do in (Options.SAVE, Options.FORGET):
        with refused(RefusalReason.NOT_MANAGER):
            await pressing(str(OptionsPress(table.id, do)))
    kept = await pressing(str(OptionsPress(table.id, Options.SAVE)), may_save=True)
    assert kept["default_table"]["options"] == {"hands": 5}
    assert await pressing(str(OptionsPress(table.id, Options.FORGET)), may_save=True) == {}


@pytest.mark.parametrize(
    ("do", "option", "value", "reason"),
    [
        (Options.SET, "gone", "1", RefusalReason.STALE),
        (Options.SET, "tunnel", "gone", RefusalReason.BAD_SETTING),
        (Options.SET, "passes", "10", RefusalReason.BAD_SETTING),
        (Options.SET, None, "1", RefusalReason.STALE),
        (Options.ASK, "gone", "", RefusalReason.STALE),
        (Options.PRESET, None, "fan-tan", RefusalReason.BAD_SETTING),
    ],
)
async def test_an_unknown_choice_changes_nothing(
    tables: TableService, pressing: Pressing, *, do: Options, option: str | None, value: str, reason: RefusalReason
) -> None:
    table = await opened(tables, "shichi-narabe")
    n = table.version
    with refused(reason):
        await pressing(str(OptionsPress(table.id, do, option)), values=(value,))
    assert table.version == n


async def test_a_stale_switch_sets_the_value_on_its_label(tables: TableService, pressing: Pressing) -> None:
    table = await opened(tables, "shichi-narabe")
    for _ in range(2):
        await pressing(str(OptionsPress(table.id, Options.SET, "ghost", on=True)))
        assert table.setup.preset == "ghost", "a second press on the same switch does not turn it off"
    await pressing(str(OptionsPress(table.id, Options.RESET)))
    assert table.setup.preset == "classic"


async def test_only_the_host_changes_options_and_only_in_the_lobby(tables: TableService) -> None:
    table = await opened(tables, "shichi-narabe")
    for user in (HOST + 1, HOST + 2):
        await tables.join(table.id, user, "somebody")
    with refused(RefusalReason.NOT_HOST):
        tables.hosted(table.id, HOST + 1)
    n = table.version
    await change(tables, table, "passes", 3)
    assert table.version == n, "it is set so already"
    await tables.start(table.id, HOST)
    with refused(RefusalReason.NOT_IN_LOBBY):
        await change(tables, table, "passes", 1)
    with refused(RefusalReason.TABLE_GONE):
        tables.hosted(999, HOST)
