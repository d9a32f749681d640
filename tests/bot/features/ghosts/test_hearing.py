"""Which messages count as talking to a ghost, in tables of cases; concurrent messages and moves; restarts."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable

import discord
import pytest

from bot.features.ghosts.hearing import KEPT, Hearing
from bot.storage.remembered import Remembered
from bot.tables.entries import TalkKind
from bot.tables.setup import TableSetup
from bot.tables.table import Table
from bot.tables.talking import Talking
from tests.bot.channels import Cache
from tests.bot.clock import Clock
from tests.bot.ghost_factories import CHANNEL, force_move, ghost_of, haunted, living, message
from tests.bot.memory_storage import MemoryStorage
from tests.bot.table_factories import new_tables, open_table
from tests.discord_in_memory import Json

ONLOOKER, BOT = 999, 1
PIN = discord.MessageType.pins_add


class Room:
    """A channel with a haunted table. Each message is written one second after the one before."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.storage = MemoryStorage()
        self.tables = new_tables(self.storage, now=self.clock)
        self.cache = Cache()
        self.listen()

    def listen(self) -> None:
        """Start like a new process."""
        self.remembered = Remembered(self.cache)
        self.hearing = Hearing(self.tables.registry, Talking(self.tables.registry), self.remembered)
        self.tables.listen(self.hearing.table_changed)

    async def enter(self, *, strict: bool = False, computers: int = 0) -> None:
        facts = {"strict": strict, "computers": computers, "people": 4 - computers}
        self.table: Table = await haunted(self.tables, self.clock, **facts)
        self.ghost = ghost_of(self.table)
        self.talker, *self.others = living(self.table)

    @property
    def since(self) -> int:
        return next(iter(self.table.ghosts.since.values()))

    def says(
        self, author: int | None, *, after: int = 1000, number: int | None = None, **facts: object
    ) -> discord.Message:
        """A message that is written `after` so many milliseconds. `number`: its id; `facts`: as of `message`."""
        self.clock.ms += after
        written = message(number or self.clock.message(), author, **facts)
        self.hearing.message(written)
        return written

    def say(self, *said: tuple[int | None, int]) -> None:
        """Messages of these authors, each so many milliseconds after the one before."""
        for author, after in said:
            self.says(author, after=after)

    def unheard(self, author: int | None) -> discord.Message:
        """Written now; the process did not receive it."""
        self.clock.ms += 1000
        return message(self.clock.message(), author)

    def said_before(self, author: int | None, **facts: object) -> discord.Message:
        """Written before the bankruptcy; the process did not receive it."""
        return message((self.since - 5000 - discord.utils.DISCORD_EPOCH) << 22, author, **facts)

    def edits(self, written: discord.Message, *mentions: int, embed_only: bool = False, **facts: object) -> None:
        self.clock.ms += 1000
        edited_at = None if embed_only else self.clock.ms
        self.hearing.edited(message(written.id, written.author.id, mentions=mentions, edited_at=edited_at, **facts))

    def reacts(self, user: int | None, to: discord.Message, *, author: int | None = None) -> None:
        self.clock.ms += 1000
        thumb = discord.PartialEmoji(name="👍")
        data = {"channel_id": to.channel.id, "user_id": user, "message_id": to.id, "type": 0}
        data["message_author_id"] = author or to.author.id
        self.hearing.reaction(discord.RawReactionActionEvent(data, thumb, "REACTION_ADD"))  # type: ignore[arg-type]

    async def settled(self) -> None:
        await self.tables.registry.idle()

    @property
    def ways(self) -> list[TalkKind]:
        return [played.talk_kind for played in self.table.history if played.talk_kind is not None]


@pytest.fixture
async def room() -> AsyncIterator[Room]:
    there = Room()
    yield there
    await there.tables.stop_play()


Saying = Callable[[Room], object]


def edits_a_reply(room: Room, to: discord.Message) -> None:
    """The talker adds a mention of the ghost to a reply."""
    room.edits(room.says(room.talker, answers=to), room.ghost, answers=to)


def edits_what_was_heard(room: Room, *mentions: int) -> None:
    """The talker adds a mention of the ghost to a message from before the bankruptcy, which was received then."""
    old = room.said_before(room.talker, mentions=mentions)
    room.hearing.message(old)
    room.edits(old, room.ghost)


REPLIES: dict[str, Saying] = {
    "reply": lambda room: room.says(room.talker, answers=room.says(room.ghost)),
    "reply to what was never heard": lambda room: room.says(room.talker, answers=room.unheard(room.ghost)),
}
MENTIONS: dict[str, Saying] = {
    "mention": lambda room: room.says(room.talker, mentions=(room.ghost,)),
    "mention beside others": lambda room: room.says(room.talker, mentions=(ONLOOKER, room.others[0], room.ghost)),
    "edit that adds a mention": lambda room: room.edits(room.says(room.talker), room.ghost),
    "edit of a reply that adds a mention": lambda room: edits_a_reply(room, room.says(room.others[0])),
    "edit that adds one to an old message": edits_what_was_heard,
    "edit of a young message never heard": lambda room: room.edits(room.unheard(room.talker), room.ghost),
    "reply to an old message that mentions the ghost": lambda room: room.says(
        room.talker, answers=room.said_before(room.others[0]), mentions=(room.ghost,)
    ),
    "reply to a living that mentions the ghost": lambda room: room.says(
        room.talker, answers=room.says(room.others[0]), mentions=(room.ghost,)
    ),
}


@pytest.mark.parametrize(
    ("said", "way"),
    [*((each, TalkKind.REPLY) for each in REPLIES.values()), *((each, TalkKind.MENTION) for each in MENTIONS.values())],
    ids=[*REPLIES, *MENTIONS],
)
@pytest.mark.parametrize("strict", [False, True])
async def test_sg_4_messages_that_are_talking_at_every_table(
    room: Room, said: Saying, way: TalkKind, strict: bool
) -> None:
    await room.enter(strict=strict)
    seat = room.table.seat_of(room.talker)
    said(room)
    await room.settled()
    assert room.ways == [way]
    assert room.table.seat_of(room.ghost) == seat


STRICT: dict[str, tuple[TalkKind, Saying]] = {
    "reaction": (TalkKind.REACTION, lambda room: room.reacts(room.talker, room.says(room.ghost))),
    "next message": (TalkKind.NEXT, lambda room: room.say((room.ghost, 1000), (room.talker, 20_000))),
    "next message after one of two": (
        TalkKind.NEXT,
        lambda room: room.say((room.ghost, 1000), (room.ghost, 60_000), (room.talker, 19_000)),
    ),
    "next message with a pin between": (
        TalkKind.NEXT,
        lambda room: (room.says(room.ghost), room.says(ONLOOKER, kind=PIN), room.says(room.talker)),
    ),
    "next message that answers somebody else": (
        TalkKind.NEXT,
        lambda room: room.says(room.talker, answers=(room.says(room.others[0]), room.says(room.ghost))[0]),
    ),
}


@pytest.mark.parametrize(("way", "said"), STRICT.values(), ids=STRICT)
async def test_sg_4_messages_that_are_talking_at_strict_tables_only(room: Room, said: Saying, way: TalkKind) -> None:
    await room.enter(strict=False)
    said(room)
    await room.settled()
    assert room.ways == []
    await room.tables.channel_gone(CHANNEL)
    await room.enter(strict=True)
    said(room)
    await room.settled()
    assert room.ways == [way]


@pytest.mark.parametrize(
    "said",
    [
        lambda room: room.says(ONLOOKER, mentions=(room.ghost,)),
        lambda room: room.says(BOT, mentions=(room.ghost,)),
        lambda room: room.says(room.talker),
        lambda room: room.says(room.talker, mentions=(room.others[0],)),
        lambda room: room.says(room.talker, mentions=(ONLOOKER,)),
        lambda room: room.says(room.ghost, mentions=(room.talker,)),
        lambda room: room.says(room.ghost, answers=room.says(room.talker)),
        lambda room: room.says(room.ghost, answers=room.says(room.ghost)),
        lambda room: room.says(room.talker, mentions=(room.ghost,), channel=CHANNEL + 1),
        lambda room: room.says(room.talker, mentions=(room.ghost,), kind=PIN),
        lambda room: room.says(room.talker, mentions=(room.ghost,), kind=discord.MessageType.chat_input_command),
        lambda room: room.says(room.talker, answers=room.said_before(room.ghost)),
        lambda room: room.says(room.talker, answers=room.said_before(room.ghost), resolved=False),
        lambda room: room.says(room.talker, answers=room.says(room.others[0])),
        lambda room: room.says(room.others[0], answers=room.says(ONLOOKER)),
        lambda room: room.says(
            room.others[0], answers=message(room.clock.message() + 5, room.ghost), forwarded=True, mentions=()
        ),
        lambda room: room.says(
            room.talker, number=(room.since - 1 - discord.utils.DISCORD_EPOCH) << 22, mentions=(room.ghost,)
        ),
        lambda room: room.reacts(room.talker, room.said_before(room.ghost)),
        lambda room: room.reacts(room.talker, room.says(room.others[0])),
        lambda room: room.reacts(ONLOOKER, room.says(room.ghost)),
        lambda room: room.reacts(room.ghost, room.says(room.ghost)),
        lambda room: room.say((room.ghost, 1000), (ONLOOKER, 1000), (room.talker, 1000)),
        lambda room: room.say((room.ghost, 1000), (room.talker, 20_001)),
        lambda room: room.say((room.others[0], 1000), (room.talker, 1000)),
        # Discord adds a link preview: the message changes without an edit by its author.
        lambda room: room.edits(room.says(room.talker), room.ghost, embed_only=True),
        lambda room: edits_what_was_heard(room, room.ghost),
        lambda room: room.edits(room.said_before(room.talker), room.ghost),
        lambda room: edits_a_reply(room, room.said_before(room.ghost)),
    ],
)
async def test_sg_2_sg_4_messages_that_are_not_talking_even_at_strict_tables(room: Room, said: Saying) -> None:
    await room.enter(strict=True)
    said(room)
    await room.settled()
    assert room.ways == []


async def test_players_who_left_or_are_out_cannot_talk(room: Room) -> None:
    await room.enter()
    await room.tables.leave(room.table.id, room.talker)
    room.says(room.talker, mentions=(room.ghost,))
    await room.settled()
    assert room.ways == []


async def test_a_message_counts_once_however_often_it_is_edited(room: Room) -> None:
    await room.enter()
    written = room.says(room.talker, mentions=(room.ghost,))
    await room.settled()
    first = room.ghost
    room.says(room.others[0], mentions=(room.talker,))
    await room.settled()
    assert room.ways == [TalkKind.MENTION] * 2, "the first talker holds cards again"
    room.edits(written)
    room.edits(written, room.others[0])
    await room.settled()
    assert room.ways == [TalkKind.MENTION] * 2
    assert room.table.seat_of(first) is not None


async def test_sg_3_the_replied_to_ghost_comes_before_a_mentioned_one(room: Room) -> None:
    for _ in range(40):
        await room.enter()
        while room.table.to_act() and len(room.table.ghosts.since) < 2:
            room.clock.ms += 1000
            await force_move(room.tables, room.table)
        if room.table.to_act():
            break
        await room.tables.channel_gone(CHANNEL)
    room.clock.ms += 1000
    first, second = (room.table.at(seat).user for seat in room.table.ghosts.since)
    talker = living(room.table)[0]
    room.says(talker, answers=room.says(second), mentions=(first,))
    await room.settled()
    assert room.ways == [TalkKind.REPLY]
    assert {room.table.at(seat).user for seat in room.table.ghosts.since} == {talker, first}


async def test_two_talkers_at_once_are_heard_in_their_order(room: Room) -> None:
    await room.enter()
    first, second = room.talker, room.others[0]
    room.says(first, mentions=(room.ghost,))
    room.says(second, mentions=(room.ghost,))
    await room.settled()
    assert room.ways == [TalkKind.MENTION], "the second talked to somebody who was no ghost any more"
    assert ghost_of(room.table) == first


async def test_a_move_that_arrived_first_stands(room: Room) -> None:
    await room.enter()
    seat = room.table.to_act()[0]
    move = str(room.table.view(seat).legal[0])
    moving = asyncio.create_task(room.tables.move(room.table.id, room.talker, ply=len(room.table.history), move=move))
    await asyncio.sleep(0)
    room.says(room.talker, mentions=(room.ghost,))
    await moving
    await room.settled()
    before, last = room.table.history[-2:]
    assert (str(before.move), last.talk_kind) == (move, TalkKind.MENTION)


@pytest.mark.parametrize("answer", [TalkKind.REPLY, TalkKind.REACTION, TalkKind.NEXT])
async def test_replies_to_a_computer_ghosts_message_count_after_a_restart(room: Room, answer: TalkKind) -> None:
    await room.enter(strict=True, computers=2)
    player = room.table.player_at(next(iter(room.table.ghosts.since)))
    question = message(room.clock.message(), BOT)
    room.remembered.of(room.table.id).asked[question.id] = player
    await room.remembered.save(room.table.id)
    room.cache.kept = json.loads(json.dumps(room.cache.kept), object_hook=_with_ids)
    room.listen()
    await room.remembered.recall([room.table.id])
    room.hearing.resume_table(room.table, question.id)
    match answer:
        case TalkKind.REPLY:
            room.says(room.talker, answers=question, after=60_000)
        case TalkKind.REACTION:
            room.reacts(room.talker, question)
        case _:
            room.says(room.talker)
    await room.settled()
    assert room.ways == [answer]
    [ghost] = room.table.ghosts.since
    assert room.table.at(ghost) is room.table.participant_of(room.talker)


def _with_ids(values: Json) -> dict[str | int, object]:
    """The store has JSON with table ids as keys."""
    return {int(key) if key.isdigit() and isinstance(value, dict) else key: value for key, value in values.items()}


async def test_after_a_message_of_a_player_the_next_message_is_not_talking(room: Room) -> None:
    await room.enter(strict=True, computers=2)
    room.hearing.resume_table(room.table, room.clock.message())
    room.says(room.talker)
    await room.settled()
    assert room.ways == []


async def test_a_limited_number_of_message_ids_and_no_text_is_remembered(room: Room) -> None:
    await room.enter()
    for _ in range(KEPT + 5):
        room.says(ONLOOKER)
    ear = room.hearing.ears[room.table.id]
    assert len(ear.mentions) == KEPT
    assert all(isinstance(user, int) for users in ear.mentions.values() for user in users)
    await room.tables.channel_gone(CHANNEL)
    assert room.hearing.ears == {}


async def test_tables_without_ghosts_ignore_messages(room: Room) -> None:
    await open_table(
        room.tables, guild=1, channel=CHANNEL, user=5, name="A", setup=TableSetup.of("shichi-narabe"), locale="ja"
    )
    room.says(5, mentions=(6,))
    assert room.hearing.ears == {}
