"""Games played with the shown controls: of every preset, and with options of no preset. Only legal moves are offered, and
no card is revealed early."""

import asyncio
from random import Random

import pytest

from bot.features.play.ids import MovePress, PagePress
from bot.tables import entries
from bot.tables.table import Table
from engine.catalog import PRESETS, Preset, find_game
from engine.events import WentBankrupt
from engine.moves import Bankrupt, Beg, Give, Pass, Play
from engine.record import differences, read_record
from engine.record.writing import as_line, take_down
from engine.views import RowsTable
from tests.e2e.legality import wrongly_offered
from tests.e2e.lobbies import choose, page_of, seat_computers, switch, turned_to
from tests.e2e.naming import told_too_much
from tests.e2e.people import Json, Message, Person, alt, controls, text
from tests.e2e.playing import (
    ENGLISH,
    Labels,
    any_control,
    choice,
    is_over,
    open_lobby,
    press_unless_gone,
    sees_result,
    start,
    take_hand,
    to_press,
)

pytestmark = pytest.mark.slow

MOST_PRESSES = 1500
PARTS = 4
ENOUGH = 15
"""Presses in further presets of a game, most of which are over by then; the first one is played to its end."""
LOOKED_THROUGH = 0.3
"""Of the hands that have pages, each page of so many is turned to."""


async def turn_pages(who: Person, hand: Message) -> int | None:
    """Turn all pages of the hand; returns the number of moves at that time."""
    turned = None
    while found := [each for each in controls(who.now(hand)) if PagePress.read(each["custom_id"])]:
        onward = next((each for each in found if each["custom_id"].endswith(">") and not each.get("disabled")), None)
        if onward is None:
            return turned
        shown = to_press(who.now(hand))
        plies = {move.ply for each in shown if (move := MovePress.read(each["custom_id"]))}
        if await press_unless_gone(who, hand, onward):
            turned = min(plies, default=None)
    return turned


async def play_on(
    who: Person, hand: Message, name: str, walked: set[int], labels: Labels = ENGLISH, *, enough: int = MOST_PRESSES
) -> int:
    """Press until the match is over, or so often that it is `enough`; returns the number of presses."""

    def ready() -> str | list[Json] | None:
        now = who.now(hand)
        return "over" if is_over(now) else to_press(now)

    pressed = 0
    for _ in range(MOST_PRESSES):
        chance = Random(f"{name}/{pressed}")
        found = await who.until(ready, "a turn")
        if found == "over" or pressed >= enough:
            return pressed
        if chance.random() < LOOKED_THROUGH and (turned := await turn_pages(who, hand)) is not None:
            walked.add(turned)
        found = to_press(who.now(hand))
        if not found:
            continue
        control, shown = any_control(found, chance), text(who.now(hand))
        pressed += await press_unless_gone(who, hand, control, choice(control, chance))
        assert "went wrong" not in text(who.now(hand)), f"after {control['custom_id']} in\n{shown}"
    raise AssertionError(f"not over after {MOST_PRESSES} presses")


@pytest.mark.parametrize("first", range(PARTS))
async def test_every_preset_is_played(scene, sit, room, first: int) -> None:
    """Several tables at once, as most of a game is waiting."""
    presets = PRESETS[first::PARTS]
    onlooker = await sit("Olga")

    async def play(preset: Preset) -> None:
        host, channel, walked = await play_preset(sit, room, preset)
        wrong, compared = wrongly_offered(scene.bot, channel, host, walked)
        assert wrong == []
        assert compared > 2
        for reader in (host, onlooker):
            assert told_too_much(scene.bot, channel, reader) == []
        if preset.game != "nanatoridori":  # Its cards are plain numbers, which cannot be told from other numbers.
            assert told_too_much(scene.bot, channel, host, knowing=onlooker), "an onlooker could not know these hands"

    outcomes = await asyncio.gather(*map(play, presets), return_exceptions=True)
    failed = {
        preset.id: repr(outcome) for preset, outcome in zip(presets, outcomes, strict=True) if outcome is not None
    }
    assert failed == {}


async def play_preset(sit, room, preset: Preset) -> tuple[Person, str, set[int]]:
    """The person who played it, the channel, and the plies at which they turned all pages."""
    is_first = next(each for each in PRESETS if each.game == preset.game) is preset
    channel, host = await room("en"), await sit("Ada")
    host.only_in = channel  # Else each of a dozen people takes in the moves of all tables.
    computers = find_game(preset.game).seats(preset.rules())[0] - 1
    table = await start(host, await open_lobby(channel, host, game=preset.id, computers=computers))
    hand = await take_hand(host, table)
    walked: set[int] = set()
    assert await play_on(host, hand, preset.id, walked, enough=MOST_PRESSES if is_first else ENOUGH) > 0
    if not is_over(host.now(hand)):
        return host, channel, walked
    result = await sees_result(host, channel)
    assert "Ada" in alt(result)
    record = await host.press(result, "Record")
    assert [each["filename"].endswith(".jsonl") for each in record["attachments"]] == [True]
    return host, channel, walked


async def set_options(host: Person, lobby: Message, *options: str) -> None:
    """`name=value` is chosen in a list, `name` switched, a number typed as the number of hands."""
    page = await page_of(host, lobby)
    for each in options:
        name, equals, value = each.partition("=")
        if each.isdigit():
            shown = await host.fill(await turned_to(host, page, "o:ask:"), "3 · change", each)
            page = shown
        else:
            page = await choose(host, page, name, value) if equals else await switch(host, page, name)


async def played(scene, sit, room, game: str, *options: str, computers: int, more: int = 0) -> Table:
    """The table, folded from its log, of a match that one person played to the end. `more`: computer players that are
    added once the options are set."""
    channel, host = await room("en"), await sit("Ada")
    lobby = await open_lobby(channel, host, game=game, computers=computers)
    await set_options(host, lobby, *options)
    chosen, rules = (
        dict(each.split("=") for each in options if "=" in each),
        scene.bot.table(channel).rules.model_dump(),
    )
    assert {name: str(rules[name]) for name in chosen} == chosen
    await seat_computers(host, lobby, more)
    table = await start(host, lobby)
    walked: set[int] = set()
    assert await play_on(host, await take_hand(host, table), f"{game}/{options}", walked) > 0
    assert "Ada" in alt(await sees_result(host, channel))
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
    table = await played(scene, sit, room, "classic", "sevens=held", "voluntary", computers=1)
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
    table = await played(scene, sit, room, "joker-alone", *options, computers=3)
    assert table.rules.model_dump()["sevens"] == "held"


TWO_PACKS = [("decks=2", "passes=1", "ghost"), ("decks=2", "sevens=held", "first=random", "voluntary")]


@pytest.mark.parametrize("options", TWO_PACKS, ids=str)
async def test_sn_13_twelve_play_a_match_with_two_packs(scene, sit, room, options: tuple[str, ...]) -> None:
    table = await played(scene, sit, room, "classic", *options, computers=9, more=2)
    assert table.match is not None
    assert len(table.participants) == 12
    assert sum(len(hand) for hand in table.match.played[0].setup.deal.hands) == 104
    layout = table.match.view(None).table
    assert isinstance(layout, RowsTable)
    assert len(layout.rows) == 8


@pytest.mark.parametrize("dropouts", ["last", "by-count"])
async def test_ki_14_the_cards_of_a_dropped_out_seat_go_into_the_grid(scene, sit, room, dropouts: str) -> None:
    options = ("passes=0", "remains=laid", f"dropouts={dropouts}")
    table = await played(scene, sit, room, "killing", *options, computers=4)
    dropped = [each for each in table.history if isinstance(each.move, Bankrupt)]
    assert dropped
    assert all(isinstance(fallen := each.events[0], WentBankrupt) and fallen.cards for each in dropped)


async def test_rs_4_a_stuck_player_may_pass_or_beg_on_the_first_turn(scene, sit, room) -> None:
    table = await played(scene, sit, room, "ristiseiska", "1", "first_beg", computers=5)
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
