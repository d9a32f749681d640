"""The choices that are judged: a person's own, each with what they could see then."""

import pytest

from bot.features.review.own_choices import own_match
from bot.tables.entries import MovedBy
from bot.tables.table import Stage
from engine.moves import Talk
from tests.bot.features.review.factories import over
from tests.bot.match_factories import match_of, next_hand
from tests.bot.table_factories import new_tables, play_one


@pytest.mark.parametrize("preset", ["everything", "fan-tan", "killing", "insidious-sevens", "nanatoridori"])
async def test_a_choice_is_judged_by_what_was_seen_then(preset: str) -> None:
    tables = new_tables()
    table = await match_of(tables, preset, people=4)
    seen = {}
    while table.stage is not Stage.OVER:
        if table.stage is Stage.BETWEEN:
            await next_hand(tables, table)
        views = {seat: table.view(seat) for seat in table.to_act()}
        number = len(table.history)
        player = {seat: table.player_at(seat) for seat in views}
        await play_one(tables, table)
        played = table.history[number]
        legal = [move for move in views[played.seat].legal if not isinstance(move, Talk)]
        if player[played.seat] == 0 and len(legal) > 1 and played.move in legal:
            seen[number] = (views[played.seat], played.move)
    await tables.close()
    match = await own_match(table, 0)
    assert {choice.move: (choice.view, choice.played) for hand in match.hands for choice in hand.choices} == seen
    assert seen


async def test_each_hand_has_its_place_and_ties_have_the_middle() -> None:
    table = await over("insidious-sevens")
    assert table.match is not None
    matches = [await own_match(table, player) for player in range(4)]
    for number in range(len(table.match.played)):
        assert sum(match.hands[number].place for match in matches) == 10


async def test_moves_of_the_clock_and_of_computer_players_are_not_judged() -> None:
    table = await over("classic")
    whole = await own_match(table, 0)
    assert whole.by_others == 0
    first = whole.hands[0].choices[0].move
    table.history[first] = table.history[first]._replace(by=MovedBy.CLOCK)
    left = await own_match(table, 0)
    assert (left.by_others, left.choices) == (1, whole.choices - 1)
    assert first not in [choice.move for choice in left.hands[0].choices]
