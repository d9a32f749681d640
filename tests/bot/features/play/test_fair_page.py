"""What a table says of its deal: the words in the lobby and on the page *Fair?*, and the form for them."""

from dataclasses import replace

import pytest

from bot.features.play.fair_page import fair_message, word_form, word_typed, words_line
from bot.features.play.ids import AtTable, TablePress
from bot.features.play.lobby_board import lobby_message
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.service import TableService
from bot.tables.table import Table
from bot.text.naming import names_at
from i18n import LANGUAGES, Language, texts_in
from tests.bot.table_factories import HOST, lobby, new_tables, play_to_the_end
from tests.bot.test_messages_fit import text_of, walk

every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
def tables() -> TableService:
    return new_tables()


def buttons(texts, table: Table, user: int) -> list[str]:
    components = fair_message(texts, table, user).view.to_components()
    return [each["label"] for each in walk(components) if each["type"] == 2]


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("", None),
        ("  ", None),
        (" apple ", "apple"),
        ("７なら\u3000べ", "7なら べ"),
        ("ｱｲ", "アイ"),
        ("a\nb", "a b"),
        ("\u202egnp.exe", "gnp.exe"),
        ("\u200b\u200b", ""),
        ("\u2800", ""),
        ("\ud800x", "x"),
        ("👩‍👩‍👧", "👩‍👩‍👧"),
        ("\ufdfa", "صلى الله عليه وسلم"),
    ],
)
def test_a_word_is_read_as_it_is_shown(typed: str, word: str | None) -> None:
    assert word_typed(typed) == word
    assert word is None or word_typed(word) in (word, None), "what is shown is what counts"


@every_language
async def test_the_lobby_shows_words_in_their_order_in_a_line(tables: TableService, language: Language) -> None:
    table, texts = await lobby(tables, people=3, locale=language), texts_in(language)
    assert words_line(texts, table) is None
    await tables.set_word(table.id, HOST + 2, "七並べ")
    await tables.set_word(table.id, HOST, "apple")
    name = names_at(texts, table, signed=True)
    first, second = table.participants[2], table.participants[0]
    shown = [texts("fair-word", name=name(first), word="七並べ"), texts("fair-word", name=name(second), word="apple")]
    line = words_line(texts, table)
    assert line == f"-# {texts('fair-words', words=texts('list-dot').join(shown))}"
    assert line in text_of(lobby_message(texts, table)).splitlines()
    assert str(table.id) in text_of(lobby_message(texts, table)), "the key binds the number"


async def test_words_are_escaped(tables: TableService) -> None:
    table, texts = await lobby(tables, people=2), texts_in("en")
    await tables.set_word(table.id, HOST, "**<@1> https://x.gg ||@here||")
    for shown in (text_of(lobby_message(texts, table)), text_of(fair_message(texts, table, HOST))):
        assert "\\*\\*\\<@1>" in shown
        assert "https://" not in shown
        assert "@here" not in shown


@every_language
async def test_the_page_says_who_could_have_chosen_the_cards(tables: TableService, language: Language) -> None:
    table, texts = await lobby(tables, people=2, locale=language), texts_in(language)
    assert texts("fair-alone") in text_of(fair_message(texts, table, HOST))
    assert buttons(texts, table, HOST) == [texts("fair-add")]
    assert buttons(texts, table, HOST + 7) == [], "who does not sit there"
    await tables.set_word(table.id, HOST, "apple")
    name = names_at(texts, table, signed=False)(table.participants[0])
    last = texts("fair-last", name=name)
    assert last in text_of(fair_message(texts, table, HOST + 1))
    assert texts("fair-alone") not in text_of(fair_message(texts, table, HOST + 1))
    assert buttons(texts, table, HOST) == [texts("fair-change")]
    await tables.start(table.id, HOST)
    assert last in text_of(fair_message(texts, table, HOST)), "while the match is played"
    assert buttons(texts, table, HOST) == []
    await play_to_the_end(tables, table)
    after = text_of(fair_message(texts, table, HOST))
    assert texts("fair-checked", follow="yes") in after
    assert last in after
    assert "apple" in after
    assert texts("fair-table", table=str(table.id)) in after
    assert "apple" not in text_of(fair_message(texts, table, HOST + 7)), "who has no part in the match"


async def test_a_deal_without_words_says_that_the_operator_could_have_chosen_it(tables: TableService) -> None:
    table, texts = await lobby(tables, people=2), texts_in("en")
    await tables.start(table.id, HOST)
    await play_to_the_end(tables, table)
    assert "nobody but who runs the bot could have chosen these cards" in text_of(fair_message(texts, table, HOST))


async def test_a_deleted_word_is_shown_by_its_mark(tables: TableService) -> None:
    table, texts = await lobby(tables, people=2), texts_in("en")
    await tables.set_word(table.id, HOST + 1, "apple")
    await tables.start(table.id, HOST)
    await play_to_the_end(tables, table)
    assert table.match is not None
    fair = table.match.fair
    assert fair is not None
    assert fair.bound is not None
    gone = replace(fair.words[0], text=None)
    table.match.fair = replace(fair, bound=replace(fair.bound, words=(gone,)))
    shown = text_of(fair_message(texts, table, HOST))
    assert gone.mark in shown
    assert "apple" not in shown
    assert texts("fair-checked", follow="yes") in shown


async def test_the_form_has_the_word_so_far_and_is_for_who_can_add_one(tables: TableService) -> None:
    table, texts = await lobby(tables, people=2), texts_in("en")
    [label] = word_form(texts, table, HOST).to_dict()["components"]
    assert "value" not in label["component"] or not label["component"]["value"]
    await tables.set_word(table.id, HOST, "apple")
    form = word_form(texts, table, HOST)
    data = form.to_dict()
    [label] = data["components"]
    assert (data["custom_id"], label["component"]["value"]) == (str(TablePress(table.id, AtTable.WORD)), "apple")
    assert form.is_finished(), "discord.py would keep it"
    with pytest.raises(TableError) as refused:
        word_form(texts, table, HOST + 7)
    assert refused.value.reason is RefusalReason.NOT_SEATED
    await tables.start(table.id, HOST)
    with pytest.raises(TableError) as refused:
        word_form(texts, table, HOST)
    assert refused.value.reason is RefusalReason.DEALT
