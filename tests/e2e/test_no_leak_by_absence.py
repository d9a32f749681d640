"""No message reveals who is asked in secret, or their cards, when players leave, step away, return, time out or talk,
when somebody takes a computer player's seat, or the bot is started again.

In every phase in which something is chosen that others do not see, the same happens to the same person in two games
that differ in hidden cards only, or in who is asked (SP-4). All that the others are told is compared, to the second of
the deadlines in it: time passes only when told.
"""

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Literal, get_args

import pytest

from bot.storage.guild_settings import GuildSettings
from bot.tables import entries
from bot.tables.entries import MovedBy
from bot.tables.seating import place_for
from bot.tables.setup import SetupChange, SitDown
from data.store import Store
from engine.game import EDITION
from engine.moves import Leave
from engine.views import Phase
from tests.e2e.known_bot import STILL
from tests.e2e.paired_games import READER, Ply
from tests.e2e.pairs import SERVERS, Mode, at_once, differences, opened, press_move, servers, stored, whole_journal
from tests.e2e.people import Message, Person, person
from tests.e2e.playing import Labels, take_hand
from tests.e2e.processes import Bot
from tests.e2e.recorder import Recording, recorded
from tests.e2e.scenes import channel_of, staged
from tests.e2e.scripted_bot import SCRIPT
from tests.e2e.secret_phases import PHASES, Moment, moment_of
from tests.e2e.still_bot import PAUSE

pytestmark = pytest.mark.slow

COMMAND = (sys.executable, "-m", "tests.e2e.still_bot", "run")
BEGUN_AT = 1_800_000_000_000
"""When everything was played that comes before the moments: milliseconds since 1970."""
TURN_SECONDS = 100 * PAUSE
A_WHILE = 10
COMPUTERS_DONE = 10 * PAUSE
"""After so many seconds computers have moved, also where they take their time (SP-4)."""
NAMES = ("Ada", "Ben", "Cai", "Dan")

What = Literal[
    "answers", "leaves", "steps away", "comes back", "is late", "is asked again", "talks", "sits down", "is dealt in"
]
"""`is asked again`: the bot is killed and started again. `sits down`: the reader does, at once; `is dealt in`: at the
next deal, or at this one where the match had a hand before."""
WHATS: tuple[What, ...] = get_args(What)
SITS = ("sits down", "is dealt in")


@dataclass
class Side:
    """One of the two games. `it`: the seat asked in the first game; `asked`: the seat asked in this one."""

    what: What
    channel: str
    table: int
    labels: Labels
    it: Person
    asked: Person
    next: Ply
    """What whoever is asked does."""
    is_seated: bool
    """Whether the reader is at the match before the moment."""
    hands: dict[str, Message] = field(default_factory=dict[str, Message])
    """By person."""

    @property
    def takes_seat(self) -> bool:
        """Whether the reader is not at the match at the moment, and asks for a seat."""
        return self.what in SITS and not self.is_seated


Key = tuple[Phase, What, Mode]


Heard = dict[Key, tuple[Recording, Recording]]


@pytest.fixture(scope="module")
def heard(tmp_path_factory: pytest.TempPathFactory) -> Heard:
    """What the onlooker and the reader were told in both games."""
    folder = tmp_path_factory.mktemp("absence")
    settings = {SCRIPT: str(folder / "script.json"), STILL: str(BEGUN_AT)}
    with staged(folder, settings, command=COMMAND, validated=False) as scene:
        return asyncio.run(_play_all(scene.bot))


@pytest.mark.parametrize("mode", SERVERS)
@pytest.mark.parametrize("what", WHATS)
@pytest.mark.parametrize("phase", PHASES)
def test_a_player_under_a_secret_question_looks_like_any_other(
    heard: Heard, phase: Phase, what: What, mode: Mode
) -> None:
    ours, theirs = heard[phase, what, mode]
    assert any("<t:1800" in line for line in ours.public["table"]), "the time that all have is told"
    least = 3 if what in ("leaves", "steps away", "comes back") else 2
    assert len(ours.public["table"]) >= least, "the board follows"
    assert differences(ours, theirs) == []


# -- Playing ----------------------------------------------------------------------------------------------------------


async def _play_all(bot: Bot) -> Heard:
    moments = {phase: moment_of(phase) for phase in PHASES}
    async with _people(bot) as (people, onlooker):
        pairs = await _set_up(bot, people, moments)
        sides = [side for pair in pairs.values() for side in pair]
        plies = {
            str(side.table): [(seat, str(move)) for seat, move in moments[phase].plies(which)]
            for (phase, _, _), pair in pairs.items()
            for which, side in enumerate(pair)
        }
        (bot.folder / "script.json").write_text(json.dumps(plies))
        await asyncio.to_thread(bot.start)
        reader = people[0]
        await at_once(_take_hands(reader, side) for side in sides)
        await asyncio.to_thread(bot.later, A_WHILE)
        await at_once(_happens(reader, side) for side in sides)
        await asyncio.to_thread(bot.later, COMPUTERS_DONE)
        await at_once(_answers(side) for side in sides if side.what != "is asked again")
        await asyncio.to_thread(bot.later, TURN_SECONDS - A_WHILE - COMPUTERS_DONE)
        await asyncio.to_thread(bot.kill)
        await asyncio.to_thread(bot.start)
        again = [side for side in sides if side.what == "is asked again"]
        await at_once(_take_hands(reader, side) for side in again)
        await asyncio.to_thread(bot.later, A_WHILE)
        await at_once(map(_answers, again))
        await at_once(_asks(reader, onlooker, side) for side in sides)
        await asyncio.to_thread(bot.later, 0)
        requests = await asyncio.to_thread(whole_journal, bot.playground)
        tables = {side.channel: side.table for side in sides}
        others = {number: at for each in people if each is not reader for number, at in each.begun.items()}
        said = recorded(requests, reader.begun | onlooker.begun, tables, others=others, moments=True)
    for phase, what, mode in pairs:
        for which, side in enumerate(pairs[phase, what, mode]):
            made = moments[phase].made(which)
            table = bot.table(side.channel)
            assert len(table.history) > made, f"nothing was played: {phase}, {what}, {mode}"
            if what == "talks":
                assert any(each.said is not None for each in table.participants), f"nothing was said: {phase}, {mode}"
            if what == "sits down":
                is_there = table.participant_of(int(reader.id)) is not None
                assert is_there is (phase is not Phase.COVER), f"nobody sits down where it is asked secretly: {phase}"
            if what == "is dealt in":
                assert place_for(table.participants, int(reader.id)) or side.is_seated, (
                    f"nobody is to sit down: {phase}, {mode}"
                )
    return {key: (said[ours.channel], said[theirs.channel]) for key, (ours, theirs) in pairs.items()}


@asynccontextmanager
async def _people(bot: Bot) -> AsyncIterator[tuple[list[Person], Person]]:
    """Those at the tables, the reader first, and an onlooker."""
    async with AsyncExitStack() as stack:
        here = [await stack.enter_async_context(person(bot.playground.url, name)) for name in (*NAMES, "Olga")]
        yield here[:-1], here[-1]


async def _take_hands(reader: Person, side: Side) -> None:
    readers = [] if side.takes_seat else [reader]
    for who in {each.id: each for each in (*readers, side.it, side.asked)}.values():
        table = await who.until(lambda who=who: who.button(side.channel, side.labels.log), "the table")
        side.hands[who.id] = await take_hand(who, table, side.labels)


async def _happens(reader: Person, side: Side) -> None:
    table = side.it.button(side.channel, side.labels.log)
    assert table is not None
    match side.what:
        case "leaves" | "steps away":
            question = await side.it.press_id(table, f"t:leave:{side.table}")
            await side.it.press_id(question, f"t:{'gone' if side.what == 'leaves' else 'away'}:{side.table}")
        case "comes back":
            await side.it.press_id(side.hands[side.it.id], f"t:back:{side.table}")
        case "talks":
            hand = side.hands[side.it.id]
            await side.it.press_id(hand, f"e:{side.table}")
            await side.it.press_id(hand, f"e:{side.table}:holding")
        case "sits down" | "is dealt in" if side.takes_seat:
            page = await reader.press_id(table, f"t:hand:{side.table}")
            await reader.press_id(page, f"sd:{side.table}:{READER}")
        case _:
            pass


async def _answers(side: Side) -> None:
    """The asked player moves, unless they timed out, or left or stepped away and a computer has moved."""
    is_gone = side.what in ("leaves", "steps away") and side.asked is side.it
    if side.what != "is late" and not is_gone:
        await press_move(side.asked, side.hands[side.asked.id], side.table, side.next[1])


async def _asks(reader: Person, onlooker: Person, side: Side) -> None:
    for who in (reader, onlooker):
        table = who.button(side.channel, side.labels.log)
        assert table is not None
        for action in ("log", "hand"):
            await who.press_id(table, f"t:{action}:{side.table}")


# -- What comes before ------------------------------------------------------------------------------------------------


async def _set_up(bot: Bot, people: list[Person], moments: dict[Phase, Moment]) -> dict[Key, tuple[Side, Side]]:
    """The tables at their moments, stored for the bot to load."""
    guilds = await asyncio.to_thread(servers, bot.playground)
    made: dict[Key, tuple[Side, Side]] = {}
    async with await Store.open(bot.database) as store:
        await GuildSettings(store.guild_settings).change(int(guilds["words"]["id"]), text_only=True)
        for phase, moment in moments.items():
            for mode, labels in SERVERS.items():
                guild = guilds[mode]
                for what in WHATS:
                    pair: list[Side] = []
                    for which in range(2):
                        channel = await people[0].thread(channel_of(guild), f"{phase} {what}")
                        log = _log(people, moment, which, what, labels)
                        number = await stored(store, guild, channel, log, BEGUN_AT)
                        it, asked = people[moment.asked[0]], people[moment.asked[which]]
                        ply = moment.paired.plies[moment.at][which]
                        is_seated = what not in SITS or (what == "is dealt in" and bool(moment.paired.before))
                        pair.append(Side(what, channel, number, labels, it, asked, ply, is_seated))
                    made[phase, what, mode] = pair[0], pair[1]
    return made


def _log(people: list[Person], moment: Moment, which: int, what: What, labels: Labels) -> Iterator[entries.Entry]:
    """The log up to the moment. A player who is to return has timed out twice and is away. Where the reader sits down,
    a computer player has the seat.
    """
    paired = moment.paired
    host, *others = people
    yield opened(host, paired, labels.locale, (2 if what == "is asked again" else 1) * TURN_SECONDS)
    if what in SITS:
        yield entries.ComputerJoined(name="Botan")
        at_once = SitDown.AT_ONCE if what == "sits down" else SitDown.NEXT_DEAL
        yield entries.SetupChanged(changed=SetupChange(sit_down=at_once))
    for each in others[: paired.seats - 1]:
        yield entries.Joined(user=int(each.id), name=each.name)
    if what in SITS:
        yield entries.Left(user=int(host.id))
    late = 0
    for number, (dealer, deal, plies) in enumerate(moment.hands(which)):
        if number == 0:
            yield entries.Started(edition=EDITION, seed=paired.seed, dealer=dealer, deal=deal)
        else:
            if what == "is dealt in":
                yield entries.SatDown(user=int(host.id), name=host.name, player=READER, at_once=False)
            yield entries.Dealt(edition=EDITION, dealer=dealer, deal=deal)
        for seat, move in plies:
            by = MovedBy.COMPUTER if what in SITS and seat == READER else MovedBy.PERSON
            if what == "comes back" and seat == moment.asked[0] and not isinstance(move, Leave):
                by, late = (MovedBy.CLOCK if late < 2 else MovedBy.COMPUTER), late + 1
            yield entries.Moved(seat=seat, move=str(move), by=by)
