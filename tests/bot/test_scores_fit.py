"""Boards as words, and scores between hands and at the end: every preset, the most seats, the longest names."""

import pytest

from bot.features.play.board import board_message
from bot.features.play.match_pages import sheet_message
from bot.features.play.result import result_message
from bot.features.play.showing import scores_shown, table_shown
from bot.features.settings.ids import ServerPagePress, ServerSwitchPress
from bot.features.settings.page import page_of, settings_message
from bot.features.settings.server_page import server_message
from bot.platform.drawing import Drawing
from bot.platform.messages import Message, Shown
from bot.storage.controls import ServerPage, SwitchControl
from bot.storage.guild_settings import SERVER, ServerSettings
from bot.storage.user_settings import OWN, OwnSettings, Reader
from bot.tables.service import TableService
from bot.tables.table import Stage, Table
from engine.catalog import PRESETS, Preset, find_game
from i18n import LANGUAGES, Language, Texts, texts_in
from renderers import RatingShown, Theme
from tests.bot.match_factories import match_of, next_hand, play_hand
from tests.bot.table_factories import HOST, play_one
from tests.bot.test_messages_fit import check, picture, text_of, walk
from tests.i18n.languages import WORDED
from tests.sampling import one_in, pairs

MOST_HANDS = 8
"""So many hands of a match are played here at most."""
LOOK_EVERY = 7
"""Moves."""


class NoDrawing(Drawing):
    """Fails if a picture is requested."""

    async def table(self, *args: object, **named: object) -> bytes:
        raise AssertionError("no picture is wanted")

    scores = table  # pyright: ignore[reportAssignmentType]


async def whole(texts: Texts, table: Table, *, as_text: bool) -> Message:
    """The board as the publisher composes it."""
    sheet: Shown | None
    if as_text:
        texts = texts.spoken
        shown = await table_shown(NoDrawing(), texts, table, Theme())
        scores = await scores_shown(NoDrawing(), texts, table)
        shown, sheet = (shown if table.stage is Stage.PLAYING or scores is None else scores), None
    else:
        shown, sheet = picture("table.png"), picture("scores.png")
    if table.stage is Stage.OVER:
        rated = {place.user: RatingShown(12345, -5678) for place in table.participants if place.user is not None}
        return result_message(texts, table, shown, rated)
    return board_message(texts, table, table.view(None), shown, sheet)


async def check_both(texts: Texts, table: Table) -> None:
    """In pictures and in words."""
    for as_text in (False, True):
        message = await whole(texts, table, as_text=as_text)
        assert any(each["type"] == 12 for each in check(message)) != as_text
        assert bool(message.files()) != as_text
        assert not text_of(message).endswith("…"), "all of it is there"


@pytest.mark.parametrize(
    ("preset", "language"),
    one_in(7, (pytest.param(*each, id=f"{each[1]}-{each[0].id}") for each in pairs(PRESETS, LANGUAGES, each=2))),
)
async def test_everything_fits_with_the_most_seats(tables: TableService, preset: Preset, language: Language) -> None:
    texts = texts_in(language)
    table = await match_of(tables, preset.id, people=find_game(preset.game).seats(preset.rules())[-1])
    hands = 0
    while True:
        while table.stage is Stage.PLAYING:
            if len(table.history) % LOOK_EVERY == 0:
                await check_both(texts, table)
            await play_one(tables, table)
        await check_both(texts, table)
        check(sheet_message(texts, table, await scores_shown(NoDrawing(), texts.spoken, table)))
        hands += 1
        if table.stage is Stage.OVER or hands == MOST_HANDS:
            break
        await next_hand(tables, table)


@pytest.mark.parametrize("language", WORDED)
async def test_scores_on_request(tables: TableService, language: Language) -> None:
    texts = texts_in(language)
    table = await match_of(tables, "insidious-sevens", people=5)
    begun = sheet_message(texts, table, await scores_shown(NoDrawing(), texts.spoken, table))
    assert {"en": "the first round is still", "ja": "最初のラウンドの途中"}[language] in text_of(begun)
    await play_hand(tables, table)
    await next_hand(tables, table)
    shown = text_of(sheet_message(texts, table, await scores_shown(NoDrawing(), texts.spoken, table)))
    assert {"en": "Scores after round 1 of 7", "ja": "第1ラウンド（全7ラウンド）までの得点表"}[language] in shown
    assert len(check(sheet_message(texts, table, picture("scores.png")))) >= 3


async def test_between_hands_the_board_names_who_is_ready_and_the_next_dealer(tables: TableService) -> None:
    texts = texts_in("en")
    table = await match_of(tables, "fan-tan", people=3)
    await play_hand(tables, table)
    await tables.ready(table.id, HOST)
    for as_text in (False, True):
        message = await whole(texts, table, as_text=as_text)
        shown_text = text_of(message)
        assert shown_text.count("ready") == 2, "in the sentence that says so, and at the seat"
        result = table.match.played[0].result
        assert ("WWWW" if result.winner != 1 else "@") in shown_text.split("deals it")[0].rsplit("\n", 1)[-1]
        parts = list(walk(message.view.to_components()))
        assert [each["label"] for each in parts if each["type"] == 2] == ["My hand", "Next hand", "Scores"]
        [listed] = [each["options"] for each in parts if each["type"] == 3]
        assert [each["label"] for each in listed] == ["Log", "Rules", "Leave"]


async def test_the_words_form_names_the_turn_and_its_end_once(tables: TableService) -> None:
    texts = texts_in("en")
    table = await match_of(tables, "insidious-sevens", people=3)
    shown_text = text_of(await whole(texts, table, as_text=True))
    assert shown_text.count("To move: ") == 1
    assert "Ends <t:" in shown_text
    assert "'s turn" not in shown_text
    assert "Round 1 of 7" in shown_text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("may_manage", [False, True])
@pytest.mark.parametrize("own_text", [None, False, True])
async def test_settings(language: Language, may_manage: bool, own_text: bool | None) -> None:
    texts = texts_in(language)
    reader = Reader(texts, OwnSettings(language=language, text_only=own_text))
    pages = [settings_message(reader, page, may_manage=may_manage) for page in range(1, page_of([*OWN][-1]) + 1)]
    check(settings_message(reader, in_server=False))
    components = [each for page in pages for each in check(page)]
    chosen = [option["value"] for each in components for option in each.get("options", ()) if option.get("default")]
    assert chosen == [{None: "server", False: "pictures", True: "words"}[own_text], language]
    custom_ids = [each["custom_id"] for each in components if "custom_id" in each]
    assert (str(ServerPagePress(ServerPage.TABLES)) in custom_ids) == may_manage


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", ServerPage)
@pytest.mark.parametrize("is_on", [False, True])
async def test_server_settings(language: Language, page: ServerPage, is_on: bool) -> None:
    texts = texts_in(language)
    switches = {which: field for which, (field, control) in SERVER.items() if isinstance(control, SwitchControl)}
    assert switches.keys() >= {"text", "suits", "replays", "pings", "talk"}
    message = server_message(texts, page, ServerSettings.model_validate(dict.fromkeys(switches.values(), is_on)))
    components = check(message)
    assert texts("settings-server-title") in text_of(message)
    offered = {each["custom_id"] for each in components if each.get("custom_id", "").startswith("v:")}
    others = {str(ServerSwitchPress(which, on=not is_on)) for which in switches if SERVER[which][1].page is page}
    assert offered == others, "each switch offers the other value"
