"""The positions of a match: each as it was, seen by its eyes alone, and those worth a jump."""

import pytest

from bot.features.replay.messages import ReplayPlace, replay_message
from bot.features.replay.positions import (
    ONLOOKER,
    Jump,
    JumpReason,
    KnownJumps,
    fewer,
    filmed,
    match_at,
    moments_of,
    positions_of,
    shown_to,
)
from bot.tables.entries import Level
from bot.tables.service import TableService
from bot.tables.talking import Talking
from renderers import Theme
from renderers.pictures.position import paint_position
from tests.bot.clock import Clock
from tests.bot.features.review.factories import over
from tests.bot.ghost_factories import haunted, trade
from tests.bot.match_factories import match_of, next_hand
from tests.bot.table_factories import HOST, lobby, new_tables, play_one
from tests.i18n.languages import ENGLISH


@pytest.mark.parametrize("preset", ["everything", "fan-tan", "killing", "insidious-sevens", "nanatoridori"])
async def test_a_position_is_what_was_seen_then(tables: TableService, preset: str) -> None:
    table = await match_of(tables, preset, people=4)
    eyes = (None, 0, 1, 2, 3)
    seen = [[*map(table.view, eyes)]]
    while table.match is not None and table.match.result is None and len(seen) < 60:
        if table.to_act():
            await play_one(tables, table)
        else:
            await next_hand(tables, table)
        seen.append([*map(table.view, eyes)])
    positions = positions_of(table)
    assert len(positions) == len(seen)
    for number, views in enumerate(seen):
        assert [*map(match_at(table, number).view, eyes)] == views
    in_log = [ply + move.hand_number for ply, move in enumerate(table.history)]
    assert in_log == [number for number, each in enumerate(positions) if each.move], "as menus of logs name them"


async def test_eyes_see_their_own_hand_only() -> None:
    table = await over("killing")
    match = match_at(table, 5)
    assert shown_to(table, match, "o", ENGLISH, Theme()).hands == (None,) * 4
    own = shown_to(table, match, "2", ENGLISH, Theme())
    assert [hand is not None for hand in own.hands] == [False, False, True, False]
    assert own.table.view == match.view(2)
    assert shown_to(table, match, "a", ENGLISH, Theme()).hands == tuple(match.view(seat).hand for seat in range(4))


@pytest.mark.parametrize("preset", ["killing", "insidious-sevens", "nanatoridori"])
async def test_only_the_last_position_shows_who_won_and_keeps_its_size(preset: str) -> None:
    table = await over(preset)
    positions = positions_of(table)
    last = len(positions) - 1
    before, end = (shown_to(table, match_at(table, number), ONLOOKER, ENGLISH, Theme()) for number in (last - 1, last))
    winners = [line.participant.name for line in table.standings() if line.rank == 1]
    assert sorted(plate.name for plate in end.table.shown.plates.each if plate.has_won) == sorted(winners)
    assert not any(plate.has_won for plate in before.table.shown.plates.each)
    assert paint_position(end).size == paint_position(before).size
    assert " won the match." in end.alt_text(ENGLISH)
    assert " won the match." not in before.alt_text(ENGLISH)
    for number in (last - 1, last):
        place = ReplayPlace(table=table, positions=positions, number=number, eyes=ONLOOKER)
        said = str(replay_message(ENGLISH, place, "", []).view.to_components())
        assert ("** won" in said) is (number == last)


async def test_sg_1_eyes_follow_a_player_who_trades_with_a_ghost() -> None:
    """SG-1: the hand is that of the seat in which the player then sits."""
    clock = Clock()
    tables = new_tables(now=clock)
    table = await haunted(tables, clock)
    [ghost] = table.ghosts.since
    talker = table.to_act()[0]
    player = table.player_at(talker)
    await trade(Talking(tables.registry), table, at=clock())
    await tables.stop_play()
    number = len(positions_of(table)) - 1
    for at, seat in ((number - 1, talker), (number, ghost)):
        shown = shown_to(table, match_at(table, at), str(player), ENGLISH, Theme())
        assert shown.table.names[seat] == table.participants[player].name
        assert [each for each, hand in enumerate(shown.hands) if hand is not None] == [seat]
    assert [each.moment for each in moments_of(table)][-1] is JumpReason.TRADE


async def test_moments_name_deals_and_ends_of_each_hand() -> None:
    table = await over("insidious-sevens")
    jumps = moments_of(table)
    assert table.match is not None
    hands = len(table.match.played)
    assert sum(each.moment is JumpReason.DEAL for each in jumps) == hands
    assert sum(each.moment is JumpReason.HAND_OVER for each in jumps) == hands
    assert [each.number for each in jumps] == sorted({each.number for each in jumps})


@pytest.mark.parametrize("most", [1, 5, 25])
def test_too_many_moments_keep_the_important_kinds(most: int) -> None:
    jumps = [Jump(number, JumpReason(number % 8)) for number in range(80)]
    chosen = fewer(jumps, most)
    assert len(chosen) == most
    assert chosen == sorted(chosen, key=lambda each: each.number)
    assert max(each.moment for each in chosen) == (most - 1) // 10


@pytest.mark.parametrize(("preset", "most"), [("classic", 500), ("classic", 20), ("insidious-sevens", 43)])
async def test_a_film_has_the_end_and_no_more_than_its_positions(preset: str, most: int) -> None:
    table = await over(preset)
    chosen = filmed(table, most)
    count = len(positions_of(table))
    assert len(chosen) == min(most, count) == len(set(chosen))
    assert chosen == sorted(chosen)
    assert chosen[-1] == count - 1


async def test_the_moments_of_a_match_are_found_once() -> None:
    table, moments = await over("killing"), KnownJumps()
    assert list(moments.of(table)) == moments_of(table)
    table.match = None  # Nothing is played again.
    assert moments.of(table) is moments.of(table)


async def test_seats_tell_the_level_of_a_computer_player(tables: TableService) -> None:
    table = await lobby(tables, people=1)
    await tables.add_computer(table.id, HOST, Level.STRONG)
    await tables.add_computer(table.id, HOST)
    await tables.start(table.id, HOST)
    person, strong, normal = table.participants
    assert table.match is not None
    position = shown_to(table, table.match, ONLOOKER, ENGLISH, Theme())
    names = [person.name, f"{strong.name} (strong)", normal.name]
    assert [plate.name for plate in position.table.shown.plates.each] == names
