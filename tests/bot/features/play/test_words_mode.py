"""A private hand in words mode: what its player can do comes first, and no card is a sign, in text or on buttons."""

import re
from dataclasses import replace
from random import Random

import pytest
from discord import ui

from bot.features.play.hand import HandPage, hand_message
from bot.platform.messages import Message
from bot.storage.user_settings import OwnSettings, Reader
from bot.tables import entries
from bot.tables.table import Stage, Table
from bot.text.asking import needs_asking, question
from bot.text.naming import seat_badges
from bot.text.why_not import why_not
from engine.catalog import PRESETS
from engine.moves import Move, Talk
from i18n import LANGUAGES, Texts, texts_in
from renderers import SeatPicture, Theme, text_moves
from tests.bot.features.play.test_controls import deal_on, table_of

GAMES = ("classic", "joker", "crazy-crazy-tan", "fan-tan-trumps", "killing", "earl-of-coventry", "insidious-sevens",
         "ristiseiska", "nanatoridori")  # fmt: skip
"""Presets with cards, combinations, jokers, other rows, gifts, bids, tricks, and gaps."""
SIGNS = re.compile("[♠♥♦♣▾💬]")
PLIES = 40


def message_of(texts: Texts, table: Table, seat: int, asking: Move | None = None) -> Message:
    view, names = table.view(seat), table.names()
    picture = SeatPicture.of(view, Theme(), texts, badges=seat_badges(table), names=names, preview=asking)
    shown = replace(picture, has_moves=False).words(texts)
    notice = None if asking is None else question(texts, view, asking)
    reader, page = Reader(texts, OwnSettings(auto_single=False)), HandPage(notice, asking=asking)
    return hand_message(reader, table, view, shown, page, ply=table.ply, emojis={})


def said_in(message: Message) -> list[str]:
    """All text, and the labels of buttons and menus."""
    found: list[str] = []
    for each in message.view.walk_children():
        match each:
            case ui.TextDisplay():
                found.append(each.content)
            case ui.Button():
                found.append(each.label or "")
            case ui.Select():
                found += [each.placeholder or "", *(option.label for option in each.options)]
            case _:
                pass
    return found


@pytest.mark.parametrize("preset", [each for each in PRESETS if each.id in GAMES], ids=lambda preset: preset.id)
def test_words_mode_begins_with_what_one_can_do_and_names_all_cards(preset) -> None:
    chance, table = Random(preset.id), table_of(preset, 7)
    for number in range(PLIES):
        if table.stage is Stage.OVER:
            break
        if table.stage is Stage.BETWEEN:
            deal_on(table)
        texts = texts_in([*LANGUAGES][number % len(LANGUAGES)]).spoken
        seat = chance.choice(table.to_act())
        view = table.view(seat)
        said = said_in(message_of(texts, table, seat))
        assert said[0].startswith(text_moves(view, texts))
        asked = next((move for move in view.legal if needs_asking(view, move)), None)
        said += [] if asked is None else said_in(message_of(texts, table, seat, asked))
        for each in [*said, why_not(texts, view)]:
            assert not SIGNS.search(each), each
        moves = [move for move in view.legal if not isinstance(move, Talk)]
        table.apply(entries.Moved(seat=seat, move=str(chance.choice(moves))), 1)
