"""Outside servers hidden cards change nothing either: twins of games in a group DM, and in the bot's direct messages.

As in `tests.e2e.test_no_leak`: a pair of games that differ in hidden cards only, played by one person and computers that
keep to a script. In a group the table is posted and edited by tokens of presses, beside the hand.
"""

import asyncio
import json
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from itertools import groupby, product

import pytest

from bot.tables import entries
from bot.tables.places import Place
from data.store import Store
from engine.catalog import PRESETS
from engine.game import EDITION
from engine.moves import Draw
from engine.record import write_deal
from tests.e2e.outside import conversation, install
from tests.e2e.paired_games import READER, PairedGames, Ply, paired_games_of
from tests.e2e.pairs import all_played, differences, opened, press_move, stored, whole_journal
from tests.e2e.people import Message, Person, person
from tests.e2e.playing import ENGLISH, take_hand
from tests.e2e.recorder import Recording, recorded
from tests.e2e.scenes import Scene, staged
from tests.e2e.scripted_bot import SCRIPT

pytestmark = pytest.mark.slow

SCRIPTED = (sys.executable, "-m", "tests.e2e.scripted_bot", "run")
TURN_SECONDS = 3600
NAMES = ("Botan", "Fuji", "Kaede")
PLACES = (Place.BORROWED, Place.OWN)
GAMES = ("classic", "killing", "fan-tan", "insidious-sevens", "crazy-tan", "nanatoridori")


@dataclass
class Side:
    """One game of a pair, with a person of its own, who has one place with the bot alone."""

    place: Place
    reader: Person
    channel: str
    table: int
    plies: list[Ply]


Heard = dict[tuple[str, Place], tuple[Recording, Recording]]


@pytest.fixture(scope="module")
def heard(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Heard]:
    """What was sent in both games of each pair."""
    folder = tmp_path_factory.mktemp("no-leak-elsewhere")
    settings = {SCRIPT: str(folder / "script.json")}
    with staged(folder, settings, command=SCRIPTED, validated=False) as scene:
        yield asyncio.run(_play_all(scene))


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_change_nothing_that_is_sent(heard: Heard, game: str, place: Place) -> None:
    ours, theirs = heard[game, place]
    hands = [line for said in ours.private.values() for line in said if "hand.png" in line or "play.png" in line]
    assert len(hands) >= 2, "the person's hand was shown"
    boards = [line for line in ours.public["table"] if "table.png" in line]
    assert len(boards) >= 10 if place.is_shared else not any(ours.public.values()), "what others see"
    for said in (ours, theirs):  # While a table wakes, it may be edited to the same once more.
        said.public["table"] = [line for line, _ in groupby(said.public["table"])]
    assert differences(ours, theirs) == []


async def _play_all(scene: Scene) -> Heard:
    bot, paired = (
        scene.bot,
        {game: paired_games_of(next(each for each in PRESETS if each.id == game)) for game in GAMES},
    )
    application = str(scene.playground.get("/world")["application"]["id"])
    async with AsyncExitStack() as stack:

        async def sit(name: str) -> Person:
            return await stack.enter_async_context(person(bot.playground.url, name))

        onlooker, friend = await sit("Olga"), await sit("Fred")
        there = {Place.BORROWED: (onlooker.id, friend.id), Place.OWN: (application,)}
        made: dict[tuple[str, Place], tuple[Side, Side]] = {}
        async with await Store.open(bot.database) as store:
            for game, place in product(GAMES, PLACES):
                pair: list[Side] = []
                for which in range(2):
                    reader = await sit("Ada")
                    await install(reader)
                    channel = await conversation(reader, *there[place])
                    pair.append(await _stored(store, reader, channel, (paired[game], which), place))
                made[game, place] = pair[0], pair[1]
        sides = [side for pair in made.values() for side in pair]
        script = {str(side.table): [(seat, str(move)) for seat, move in side.plies] for side in sides}
        (bot.folder / "script.json").write_text(json.dumps(script))
        await asyncio.to_thread(bot.start)
        for side in sides:
            await _follow(side, onlooker)
        await all_played(onlooker, bot, len(sides))
        for side in sides:
            await _ask_about(side, onlooker)
        requests = await asyncio.to_thread(whole_journal, bot.playground)
        begun = onlooker.begun | {number: at for side in sides for number, at in side.reader.begun.items()}
        said = recorded(requests, begun, {side.channel: side.table for side in sides})
    return {key: (said[one.channel], said[other.channel]) for key, (one, other) in made.items()}


async def _stored(store: Store, reader: Person, channel: str, game: tuple[PairedGames, int], place: Place) -> Side:
    """A table, just dealt, stored for the bot to load. `game`: a pair, and which of both."""
    paired, which = game
    log, owner = _log(reader, paired, which, place), None if place.is_shared else reader
    number = await stored(store, None, channel, log, time.time_ns() // 1_000_000, owner=owner)
    return Side(place, reader, channel, number, [ply[which] for ply in paired.plies])


def _log(reader: Person, paired: PairedGames, which: int, place: Place) -> Iterator[entries.Entry]:
    yield opened(reader, paired, ENGLISH.locale, TURN_SECONDS, place)
    for name in NAMES[: paired.seats - 1]:
        yield entries.ComputerJoined(name=name)
    yield entries.Started(edition=EDITION, seed=paired.seed, dealer=paired.dealer, deal=write_deal(paired.deals[which]))


async def _follow(side: Side, onlooker: Person) -> None:
    """Open the hand, which starts the script, and make the person's moves."""
    reader = side.reader
    if side.place.is_shared:
        await reader.command(side.channel, "rules")  # By that token the table is posted.
        await onlooker.until(lambda: onlooker.button(side.channel, ENGLISH.log), "the table")
        hand = await take_hand(reader, await reader.until(lambda: _board(reader, side), "the table"))
    else:
        hand = await reader.command(side.channel, "hand")
    before: Ply | None = None
    for ply in side.plies:
        seat, move = ply
        # One press draws until a card fits (DS-1).
        if seat == READER and not (isinstance(move, Draw) and before == ply):
            await press_move(reader, hand, side.table, move)
        before = ply


def _board(who: Person, side: Side) -> Message | None:
    return who.button(side.channel, ENGLISH.log)


async def _ask_about(side: Side, onlooker: Person) -> None:
    """Request what a running match offers its person, and an onlooker where there is one."""
    if not side.place.is_shared:
        for what in ("log", "rules", "fair"):
            hand = await side.reader.command(side.channel, "hand")
            await side.reader.press_id(hand, f"t:more:{side.table}", values=[what])
        return
    for who, actions in ((side.reader, ("log",)), (onlooker, ("log", "hand", "leave", "rules"))):
        table = _board(who, side)
        assert table is not None
        for action in actions:
            await who.press_id(table, f"t:{action}:{side.table}")
