"""What a posted result tells, and the line left behind: nothing but what the result in place of the board tells, and of
the deal only what the end reveals."""

import re
from dataclasses import replace

import pytest

from bot.features.play.remarks import Finished, remarks_of
from bot.features.play.result import moved_message, posted_result, result_message, result_picture
from bot.platform.messages import Message, Picture, Shown
from bot.tables.table import Table
from bot.text.games import called_at
from engine.catalog import PRESETS, Preset, find_game
from engine.match import Match
from renderers import Theme
from renderers.model.badges import SIGNS
from tests.bot.fitting.limits import text_of
from tests.bot.match_factories import match_of, play_match
from tests.bot.table_factories import new_tables
from tests.i18n.languages import ENGLISH
from tests.sampling import one_in

NAMES = ("Aoi", "Ben", "Cleo", "Dan")
LINK = "https://discord.com/channels/1/7/"
EVERY_PRESET = pytest.mark.parametrize("preset", one_in(12, PRESETS), ids=lambda preset: preset.id)


async def finished(preset: Preset, *, seed: int = 5) -> Table:
    tables = new_tables(seed=seed)
    over = await match_of(tables, preset.id, people=find_game(preset.game).seats(preset.rules())[0])
    await play_match(tables, over)
    await tables.stop_play()
    for place, name in zip(over.participants, NAMES, strict=False):
        place.name = name
    return over


def messages(table: Table, *, as_text: bool) -> tuple[Message, Message]:
    """The result in place of the board, and the posted one, which mentions all."""
    texts = ENGLISH.spoken if as_text else ENGLISH
    picture = result_picture(texts, table, {}, Theme())
    drawn = Picture(picture.png(), "result.png", picture.alt_text(texts))
    shown: Shown = picture.words(texts) if as_text else drawn
    remarks = remarks_of(Finished(table, {}))
    called = [place.user for place in table.people() if place.user is not None]
    in_place = result_message(texts, table, shown, {}, remarks=remarks)
    return in_place, posted_result(texts, table, shown, {}, called=called, remarks=remarks)


def lines(table: Table, text: str) -> set[str]:
    """The lines of a text, with names for mentions and without the signs of players."""
    for place in table.people():
        text = text.replace(f"<@{place.user}>", place.name)
    plain = "".join(each for each in text if each not in SIGNS).replace("\ufe0f", "").replace(" ", "")
    return {line for line in plain.split("\n") if line}


@pytest.mark.parametrize("as_text", [False, True], ids=["pictures", "words"])
@EVERY_PRESET
async def test_a_posted_result_tells_what_the_one_in_place_of_the_board_does(preset: Preset, as_text: bool) -> None:
    table = await finished(preset)
    in_place, posted = messages(table, as_text=as_text)
    assert posted.pictures == in_place.pictures
    assert len(posted.pictures) == (not as_text)
    title = f"**{called_at(ENGLISH, table)}:** "
    assert posted.content.startswith(title)
    told = lines(table, posted.content.removeprefix(title))
    told -= {line for line in told if re.fullmatch(f"({'|'.join(NAMES)})+", line)}  # Mentions of those not named.
    assert told <= lines(table, text_of(in_place))
    assert custom_ids(posted) == custom_ids(in_place)


def custom_ids(message: Message) -> list[str]:
    return re.findall(r"'custom_id': '([^']+)'", str(message.components))


@EVERY_PRESET
async def test_the_line_left_behind_is_the_same_whatever_was_played(preset: Preset) -> None:
    one, other = await finished(preset), await finished(preset, seed=6)
    assert one.match is not None
    assert other.match is not None
    assert [each.setup.deal for each in one.match.played] != [each.setup.deal for each in other.match.played]
    ours, theirs = moved_message(one, f"{LINK}3"), moved_message(other, f"{LINK}3")
    assert text_of(ours) == text_of(theirs)
    assert (ours.components, ours.content, ours.pictures) == (theirs.components, theirs.content, theirs.pictures)
    assert "custom_id" not in str(ours.components)


async def test_cards_that_nobody_drew_change_nothing_at_the_end() -> None:
    preset = next(each for each in PRESETS if each.id == "domino-sevens")
    tables = [await finished(preset, seed=seed) for seed in range(10)]
    twins = [(table, other) for table in tables if (other := twin(table)) is not None]
    assert twins, "no match ends with cards in its stock"
    for table, other in twins:
        for as_text in (False, True):
            for ours, theirs in zip(messages(table, as_text=as_text), messages(other, as_text=as_text), strict=True):
                assert (ours.content, ours.components) == (theirs.content, theirs.components)
                assert ours.pictures == theirs.pictures


def twin(table: Table) -> Table | None:
    """The table, with the last two cards of the last hand's stock exchanged; None where they were drawn."""
    assert table.match is not None
    hands = [(each.setup.deal, each.setup.dealer, each.plies) for each in table.match.played]
    left = getattr(table.match.view(None).table, "stock", None) or 0
    deal, dealer, plies = hands[-1]
    if left < 2 or deal.stock is None:
        return None
    hands[-1] = replace(deal, stock=(*deal.stock[:-2], deal.stock[-1], deal.stock[-2])), dealer, plies
    again = Match(table.match.game, table.match.rules, seats=table.match.seats, seed=table.match.seed)
    for deal, dealer, plies in hands:
        again.next_hand(deal, dealer=dealer)
        for seat, move in plies:
            again.advance(seat, move)
    other = table.snapshot()
    other.match = again
    return other
