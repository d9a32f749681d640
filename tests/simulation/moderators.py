"""Those who look after the channels of a simulated world: they delete messages and channels, take permissions away for a
while, end tables, and write below them."""

import asyncio
from contextvars import Context
from random import Random
from typing import TYPE_CHECKING, Final

from playground.models import MessageType, PostedMessage
from playground.permissions import Permission
from playground.validation.messages import Draft

if TYPE_CHECKING:
    from tests.simulation.world import World

MODERATOR: Final = 9_000
_LOOKS_S: Final = (2.0, 20.0)
_SLOWER: Final = 60
"""So many times as long it takes where matches last days."""
_DENIES_S: Final = (5.0, 60.0)
_DENIED: Final = (
    Permission.VIEW_CHANNEL,
    Permission.SEND_MESSAGES,
    Permission.ATTACH_FILES,
    Permission.READ_MESSAGE_HISTORY,
    Permission.SEND_MESSAGES | Permission.READ_MESSAGE_HISTORY,
)


class Moderators:
    """What is done in channels other than to play."""

    def __init__(self, world: "World", chance: Random) -> None:
        self._world, self._chance = world, chance
        self._denied: set[int] = set()
        self._is_calm = False

    def begin(self) -> None:
        """Look after the channels from now on."""
        self.task = self._world.loop.create_task(self._live(), context=Context())

    def calm_down(self) -> None:
        """Give back what was taken away, and do nothing more."""
        self._is_calm = True
        for channel in sorted(self._denied):
            self._allow(channel)

    async def _live(self) -> None:
        world, plan, chance = self._world, self._world.plan, self._chance
        does = {
            "deletes": self._delete,
            "denies": self._deny,
            "drops": self._drop,
            "ends": self._end,
            "writes": self._write,
        }
        while not self._is_calm:
            await asyncio.sleep(chance.uniform(*_LOOKS_S) * (_SLOWER if plan.paced else 1))
            channel = chance.choice(sorted({person.channel for person in world.people}))
            for name, act in does.items():
                is_there = channel in world.discord.app.world.channels  # Until one of them deletes it.
                if is_there and not self._is_calm and chance.random() < getattr(plan, name):
                    act(channel)

    def _delete(self, channel: int) -> None:
        """Delete one of the newest messages."""
        there = list(self._world.discord.channel(channel).messages.values())[-5:]
        if there:
            self._world.discord.delete(self._chance.choice(there))

    def _deny(self, channel: int) -> None:
        """Take permissions of the bot away."""
        if channel in self._denied:
            return
        self._denied.add(channel)
        self._world.discord.deny(channel, int(self._chance.choice(_DENIED)))
        self._world.loop.call_later(self._chance.uniform(*_DENIES_S), self._allow, channel, context=Context())

    def _allow(self, channel: int) -> None:
        if channel in self._denied:
            self._denied.discard(channel)
            self._world.discord.deny(channel, 0)

    def _drop(self, channel: int) -> None:
        """Delete the channel; its people go on in a new one."""
        world = self._world
        self._denied.discard(channel)
        world.discord.drop_channel(channel)
        newer = max(person.channel for person in world.people) + 100
        world.discord.channel(newer)
        for person in world.people:
            if person.channel == channel:
                person.move_to(newer)

    def _end(self, channel: int) -> None:
        """End the channel's table for good."""
        world, table = self._world, self._world.table_of(channel)
        if table is not None and world.process is not None:
            world.trace(f"a moderator ends table {table.id}")
            world.discord.client = world.process.client
            press = world.discord.press(
                user=MODERATOR, channel=channel, custom_id=f"xc:{table.id}", name="M", manages=True
            )
            world.process.deliver(press, f"xc:{table.id}")

    def _write(self, channel: int) -> None:
        """Write something below the table."""
        world, there = self._world.discord.app.world, self._world.discord.channel(channel).place
        author = self._world.discord.person(MODERATOR, name="M")
        message = PostedMessage(world.snowflakes.new(), there, author, world.now_iso(), type=MessageType.DEFAULT)
        self._world.discord.app.messaging.post(message, Draft(content="hm"))
