"""Games with options of no preset: set in the lobby and played to the end with only legal moves offered."""

import pytest

from bot.tables import entries
from bot.tables.table import Table
from engine.events import WentBankrupt
from engine.moves import Bankrupt, Beg, Give, Pass, Play
from engine.record import differences, read_record
from engine.record.writing import as_line, take_down
from engine.views import RowsTable
from tests.e2e.legality import wrongly_offered
from tests.e2e.lobbies import choose, page_of, reads, switch
from tests.e2e.people import Message, Person, alt
from tests.e2e.playing import ENGLISH, open_lobby, start, take_hand
from tests.e2e.test_every_game import play_on

pytestmark = pytest.mark.slow


async def set_options(host: Person, lobby: Message, *options: str) -> None:
    """`name=value` is chosen in a list, `name` switched, a number typed as the number of hands."""
    page = await page_of(host, lobby)
    for each in options:
        name, equals, value = each.partition("=")
        if each.isdigit():
            shown = await host.fill(page, "Hands: 3 · change", each)
            page = shown
        else:
            page = await choose(host, page, name, value) if equals else await switch(host, page, name)


async def played(scene, sit, room, game: str, *options: str, told: str, computers: int, more: int = 0) -> Table:
    """The table, folded from its log, of a match that one person played to the end. `more`: computer players that are
    added once the options are set."""
    channel, host = await room("en"), await sit("Ada")
    lobby = await open_lobby(channel, host, game=game, computers=computers)
    await set_options(host, lobby, *options)
    await reads(host, lobby, told)
    for _ in range(more):
        await host.press(lobby, ENGLISH.add)
    table = await start(host, lobby)
    walked: set[int] = set()
    assert await play_on(host, await take_hand(host, table), f"{game}/{options}", walked) > 0
    assert "Ada" in alt(await host.sees(channel, ENGLISH.result, private=False))
    wrong, compared = wrongly_offered(scene.bot, channel, host, walked)
    assert wrong == []
    assert compared > 2
    found = Table(0, 0, int(channel))
    for at, body in scene.bot.logged(channel):
        found.apply(entries.load(body), at)
    assert found.match is not None
    assert differences(read_record(as_line(take_down(found.match)))) == []
    return found


async def test_sn_11_sn_12_a_match_with_held_sevens_and_forced_plays(scene, sit, room) -> None:
    table = await played(
        scene, sit, room, "classic", "sevens=held", "voluntary", told="sevens in the hands", computers=1
    )
    assert len(table.participants) == 2
    assert table.match is not None
    hand = table.match.game.start(table.match.rules, table.match.played[0].setup)
    passes = 0
    for seat, move in table.match.played[0].plies:
        if isinstance(move, Pass):
            passes += 1
            assert list(hand.legal(seat)) == [move]
        hand.advance(seat, move)
    sevens = [str(told.move) for told in table.history if isinstance(told.move, Play) and told.move.card.rank == 6]
    assert sorted(sevens) == ["7C", "7D", "7H", "7S"]


async def test_sn_12_a_match_with_held_sevens_single_jokers_and_a_tunnel(scene, sit, room) -> None:
    options = ("sevens=held", "tunnel=closed", "jokers=2")
    table = await played(scene, sit, room, "joker-alone", *options, told="sevens in the hands", computers=3)
    assert table.rules.model_dump()["sevens"] == "held"


TWO_PACKS = [
    ("decks=2", "passes=1", "ghost"),
    ("decks=2", "sevens=held", "first=random", "voluntary"),
]


@pytest.mark.parametrize("options", TWO_PACKS, ids=str)
async def test_sn_13_twelve_play_a_match_with_two_packs(scene, sit, room, options: tuple[str, ...]) -> None:
    table = await played(scene, sit, room, "classic", *options, told="two packs", computers=9, more=2)
    assert table.match is not None
    assert len(table.participants) == 12
    assert sum(len(hand) for hand in table.match.played[0].setup.deal.hands) == 104
    layout = table.match.view(None).table
    assert isinstance(layout, RowsTable)
    assert len(layout.rows) == 8


@pytest.mark.parametrize("dropouts", ["last", "by-count"])
async def test_ki_14_the_cards_of_a_dropped_out_seat_go_into_the_grid(scene, sit, room, dropouts: str) -> None:
    options = ("passes=0", "remains=laid", f"dropouts={dropouts}")
    told = "cards of dropped-out players go into the grid"
    table = await played(scene, sit, room, "killing", *options, told=told, computers=4)
    dropped = [each for each in table.history if isinstance(each.move, Bankrupt)]
    assert dropped
    assert all(isinstance(fallen := each.events[0], WentBankrupt) and fallen.cards for each in dropped)


async def test_rs_4_a_stuck_player_may_pass_or_beg_on_the_first_turn(scene, sit, room) -> None:
    table = await played(
        scene, sit, room, "ristiseiska", "1", "first_beg", told="begging from the first turn", computers=5
    )
    assert table.match is not None
    hand = table.match.game.start(table.match.rules, table.match.played[0].setup)
    begun: set[int] = set()
    for seat, move in table.match.played[0].plies:
        kinds = {type(each) for each in hand.legal(seat)}
        if seat not in begun and Play not in kinds and Give not in kinds:
            assert kinds == {Pass, Beg}
        if Give not in kinds:
            begun.add(seat)
        hand.advance(seat, move)
    assert len(begun) == 6
