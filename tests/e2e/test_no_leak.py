"""No leak in requests: two games that differ in hidden cards only send the same to everyone and to each person.

For every preset the bot plays a pair of games (`tests.e2e.paired_games`) with one person and computers that keep to a
script: the first preset of a game with pictures, and in a server that has words instead; its others in turn with one of
them. Everything that it sends while an onlooker and the
person cannot tell the two apart is compared byte for byte: texts, alt texts, file names, pictures, custom ids, how many
messages there are and in which order they come.
"""

import asyncio
import json
import re
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle, groupby

import pytest

from bot.storage.guild_settings import GuildSettings
from bot.tables import entries
from bot.tables.places import Place
from bot.text.moments import MomentKind
from data.store import Store
from engine.cards import COLOURED, INTERNATIONAL
from engine.catalog import PRESETS, Preset
from engine.errors import IllegalMove, Refusal
from engine.game import EDITION
from engine.match import MatchHand
from engine.moves import Draw, Move, parse
from engine.record import write_deal
from tests.e2e.forging import press_forged
from tests.e2e.paired_games import READER, PairedGames, Ply, paired_games_of, positions
from tests.e2e.pairs import (
    SERVERS,
    Mode,
    all_played,
    at_once,
    differences,
    opened,
    press_move,
    servers,
    stored,
    whole_journal,
)
from tests.e2e.people import Person, ids_of, person
from tests.e2e.playing import ENGLISH, Labels, take_hand
from tests.e2e.processes import Bot
from tests.e2e.recorder import Recording, recorded
from tests.e2e.scenes import Scene, channel_of, staged
from tests.e2e.scripted_bot import SCRIPT

pytestmark = pytest.mark.slow

SCRIPTED = (sys.executable, "-m", "tests.e2e.scripted_bot", "run")
AT_ONCE = 6
"""Pairs of games that are played at the same time."""
TURN_SECONDS = 3600
EVERY = 12
"""In each so manieth position everything is tried."""
TYPED = (
    *("pass", "bankrupt", "cover", "leave", "draw", "beg", "decline", "end", "discard", "pass:5"),
    *(f"{form}{card}" for form in ("", "give:", "pile:", "JK=", "~") for card in INTERNATIONAL),
    *(f"{form}{card}" for form in ("", "give:", "bid:") for card in COLOURED),
    *(f"play:{first}-{first + more}" for first in range(10) for more in range(3)),
    *(f"take:{position}" for position in range(12)),
)
"""Moves as somebody could write them into a custom id."""
NAMES = ("Botan", "Fuji", "Kaede")


def _modes() -> Iterator[tuple[Preset, Mode]]:
    """Every preset with the modes that it is played in."""
    for _, presets in groupby(PRESETS, key=lambda preset: preset.game):
        first, *others = presets
        yield from ((first, mode) for mode in SERVERS)
        yield from zip(others, cycle(SERVERS), strict=False)


MODES = list(_modes())
ALONE: tuple[tuple[str, Mode], ...] = (
    ("classic", "pictures"),
    ("killing", "words"),
    ("fan-tan", "pictures"),
    ("insidious-sevens", "words"),
    ("crazy-tan", "pictures"),
    ("nanatoridori", "words"),
)
"""What is also played at private tables, and where its person sits."""


@dataclass
class Side:
    """One game of a pair, in a channel of its own."""

    channel: str
    table: int
    plies: list[Ply]
    labels: Labels
    is_private: bool = False


@dataclass
class Pair:
    """A played pair, and the recordings of both games."""

    paired: PairedGames
    sides: tuple[Side, Side]
    said: tuple[Recording, Recording]


Pairs = dict[tuple[str, Mode, bool], Pair]
"""By preset and mode, and whether at a private table."""


@pytest.fixture(scope="module")
def staged_pairs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Scene, Pairs]]:
    """A bot that has played every preset's pairs, and those."""
    folder = tmp_path_factory.mktemp("no-leak")
    settings = {SCRIPT: str(folder / "script.json"), "SEVENS_LOG_LEVEL": "DEBUG"}
    with staged(folder, settings, command=SCRIPTED, validated=False) as scene:
        yield scene, asyncio.run(_play_all(scene.bot))


@pytest.fixture(scope="module")
def pairs(staged_pairs: tuple[Scene, Pairs]) -> Pairs:
    return staged_pairs[1]


@pytest.mark.parametrize(("preset", "mode"), [pytest.param(*each, id=f"{each[0].id}-{each[1]}") for each in MODES])
def test_hidden_cards_do_not_change_any_payload(pairs: Pairs, preset: Preset, mode: Mode) -> None:
    pair = pairs[preset.id, mode, False]
    ours, theirs = pair.said
    plies = len(pair.paired.plies)
    assert plies >= 15, "hardly anything was compared"
    assert pair.paired.has_its_secret, "what the rules of the game keep secret differs"
    steps = sum(not again for _, again in _by_press(pair.sides[0].plies))
    assert len(ours.public["table"]) == steps + 1, "the deal and every step are shown, once"
    shows_cards = {"pictures": ("play.png", "hand.png"), "words": ('"custom_id":"m:', '"custom_id":"c:')}[mode]
    assert sum(any(sign in line for sign in shows_cards) for said in ours.private.values() for line in said) >= 2, (
        "the person's hand was shown"
    )
    assert any(".png" in line for line in ours.public["table"]) == (mode == "pictures")
    assert differences(ours, theirs) == []


@pytest.mark.parametrize(("name", "mode"), ALONE)
def test_hidden_cards_change_nothing_of_a_private_table(pairs: Pairs, name: str, mode: Mode) -> None:
    pair = pairs[name, mode, True]
    ours, theirs = pair.said
    assert len(pair.paired.plies) >= 15, "hardly anything was compared"
    hands = {"pictures": "hand.png", "words": '"custom_id":"m:'}[mode]
    assert sum(hands in line or "play.png" in line for said in ours.private.values() for line in said) >= 2
    assert not any("alt" in line or ".png" in line for line in ours.public["table"]), "nothing is posted"
    assert differences(ours, theirs) == []


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_forged_moves_are_refused_alike(pairs: Pairs, preset: Preset) -> None:
    """For every move the person tries, on their turn or not, the refusal is the same in both games."""
    paired = next(pair.paired for (name, *_), pair in pairs.items() if name == preset.id)
    tried = 0
    for number, (ours, theirs) in enumerate(positions(paired)):
        if number % EVERY == 0:
            assert refusals(ours) == refusals(theirs)
            tried += 1
    assert tried >= 2


@pytest.mark.parametrize("mode", SERVERS)
def test_moments_are_among_what_is_compared(pairs: Pairs, mode: Mode) -> None:
    texts = SERVERS[mode].texts
    lines = [line for (_, there, _), pair in pairs.items() if there == mode for line in pair.said[0].public["table"]]
    told = [texts(f"moment-{kind.value}", name="…", number=3, card="", suit="") for kind in MomentKind]
    found = [each for each in told if any(max(each.split("…"), key=len) in line for line in lines)]
    assert len(found) >= 2, told


CARD = re.compile(r"(?<![\w-])(?:[A23456789TJQK][SHDC]|[0-7][RYGBP])(?![\w-])|[♠♥♦♣]|\bm:\d+:")


def test_the_log_of_the_process_names_no_cards(staged_pairs: tuple[Scene, Pairs]) -> None:
    lines = staged_pairs[0].bot.log.splitlines()
    assert any(f"{2 * (len(MODES) + len(ALONE))} tables are open" in line for line in lines)
    assert [line for line in lines if CARD.search(line)] == []


def refusals(hand: MatchHand) -> dict[str, Refusal | None]:
    """The refusal of every possible move; None for legal ones."""
    found: dict[str, Refusal | None] = {}
    for written in TYPED:
        try:
            hand.copy().advance(READER, parse(written))
        except IllegalMove as wrong:
            found[written] = wrong.refusal
        else:
            found[written] = None
    return found


# -- Playing ----------------------------------------------------------------------------------------------------------


async def _play_all(bot: Bot) -> Pairs:
    url = bot.playground.url
    paired = {preset.id: paired_games_of(preset) for preset in PRESETS}
    chosen = [(paired[preset.id], mode, False) for preset, mode in MODES]
    chosen += [(paired[name], mode, True) for name, mode in ALONE]
    async with person(url, "Ada") as reader, person(url, "Olga") as onlooker:
        sides = await _set_up(bot, reader, chosen)
        script = {str(side.table): [(seat, str(move)) for seat, move in side.plies] for pair in sides for side in pair}
        (bot.folder / "script.json").write_text(json.dumps(script))
        await asyncio.to_thread(bot.start)
        both = [side for pair in sides for side in pair]
        await at_once((_follow(reader, side) for side in both), 2 * AT_ONCE)
        await all_played(reader, bot, len(both))
        await at_once((_ask_about(reader, onlooker, side) for side in both), 2 * AT_ONCE)
        requests = await asyncio.to_thread(whole_journal, bot.playground)
        tables = {side.channel: side.table for side in both}
        said = recorded(requests, reader.begun | onlooker.begun, tables)
    return {
        (paired.preset.id, mode, alone): Pair(paired, pair, (said[pair[0].channel], said[pair[1].channel]))
        for (paired, mode, alone), pair in zip(chosen, sides, strict=True)
    }


async def _set_up(bot: Bot, reader: Person, chosen: list[tuple[PairedGames, Mode, bool]]) -> list[tuple[Side, Side]]:
    """The tables, just dealt, stored for the bot to load."""
    guilds = await asyncio.to_thread(servers, bot.playground)
    made: list[tuple[Side, Side]] = []
    async with await Store.open(bot.database) as store:
        await GuildSettings(store.guild_settings).change(int(guilds["words"]["id"]), text_only=True)
        for paired, mode, alone in chosen:
            guild, labels = guilds[mode], SERVERS[mode]
            pair: list[Side] = []
            for which in range(2):
                channel = await reader.thread(channel_of(guild), "a game")
                log = _log(reader, paired, which, labels.locale, Place.OWN if alone else None)
                owner = reader if alone else None
                number = await stored(store, guild, channel, log, time.time_ns() // 1_000_000, owner=owner)
                pair.append(Side(channel, number, [ply[which] for ply in paired.plies], labels, is_private=alone))
            made.append((pair[0], pair[1]))
    return made


def _log(reader: Person, paired: PairedGames, which: int, locale: str, place: Place | None) -> Iterator[entries.Entry]:
    yield opened(reader, paired, locale, TURN_SECONDS, place)
    for name in NAMES[: paired.seats - 1]:
        yield entries.ComputerJoined(name=name)
    yield entries.Started(edition=EDITION, seed=paired.seed, dealer=paired.dealer, deal=write_deal(paired.deals[which]))


async def _follow(reader: Person, side: Side) -> None:
    """Open the hand, which starts the script, and make the person's moves."""
    if side.is_private:
        hand = await press_forged(reader, side.channel, f"t:hand:{side.table}")
    else:
        table = await reader.until(lambda: reader.button(side.channel, side.labels.log), "the table")
        hand = await take_hand(reader, table, side.labels)
    for (seat, move), again in _by_press(side.plies):
        if seat == READER and not again:
            await press_move(reader, hand, side.table, move)


def _by_press(plies: list[tuple[int, Move]]) -> Iterator[tuple[tuple[int, Move], bool]]:
    """Each ply, and whether the reader's press before it made it as well: one press draws until a card fits (DS-1)."""
    before: tuple[int, Move] | None = None
    for seat, move in plies:
        yield (seat, move), seat == READER and isinstance(move, Draw) and before == (seat, move)
        before = (seat, move)


async def _ask_about(reader: Person, onlooker: Person, side: Side) -> None:
    """Request everything a running match offers, as a player and as an onlooker."""
    if side.is_private:
        await _ask_alone(reader, onlooker, side)
        return
    table = reader.button(side.channel, side.labels.log)
    assert table is not None
    there = ids_of(reader.now(table))
    scores = ["scores"] if f"t:scores:{side.table}" in there else []
    for action in ("log", *scores):
        await reader.press_id(table, f"t:{action}:{side.table}")
    for action in ("log", "hand", "leave", "rules", *scores):
        await onlooker.press_id(table, f"t:{action}:{side.table}")
    for command in ("hand", "rules", "stats"):
        await onlooker.command(side.channel, command)
    await reader.command(side.channel, "hand")
    # The earlier hand is replaced beside the answer, which does not wait for it.
    await reader.sees(side.channel, ENGLISH.texts("hand-moved", where="down"), private=True)


async def _ask_alone(reader: Person, onlooker: Person, side: Side) -> None:
    """Request what a private table offers its person, and what an onlooker who knows its number could try."""
    for what in ("log", "rules", "fair"):
        await press_forged(reader, side.channel, (f"t:more:{side.table}", (what,)))
    for action in ("hand", "log", "fair", "why", "away"):
        await press_forged(onlooker, side.channel, f"t:{action}:{side.table}")
    await press_forged(onlooker, side.channel, (f"t:more:{side.table}", ("log",)))
