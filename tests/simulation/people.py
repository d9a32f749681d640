"""People of the simulated world: they press what they are shown, and some are impatient or hostile."""

import asyncio
import re
from collections.abc import Sequence
from contextvars import Context
from random import Random
from typing import TYPE_CHECKING, Final

from bot.tables.participants import Participant
from bot.tables.table import Stage, Table
from playground.limits import LOCALES as ALL_LOCALES
from playground.models import PostedMessage
from tests.campaigns._stand_in import answer_of
from tests.discord_in_memory import GUILD, Pressed
from tests.e2e.playing import any_control, choice, to_press
from tests.simulation import pastimes
from tests.simulation.pastimes import Ask

if TYPE_CHECKING:
    from tests.simulation.process import Process
    from tests.simulation.world import World

THINKS_LONG_S: Final = (2.0, 20.0)
"""How long most people think."""

_MENU: Final = re.compile(r"c:(\d+):(\d+):")
_MOVE: Final = re.compile(r"m:(\d+):(\d+):!?(.+)")
_IS_HAND: Final = re.compile(r"'[mcz]:\d+:\d+|'t:back:|'e:\d+")
LOCALES: Final = tuple(each for each in ("en-US", "de", "ja", "ko", "zh-CN", "zh-TW") if each in ALL_LOCALES)
_DOZES_S: Final = (20.0, 150.0)
_FLAPS_S: Final = (0.05, 0.3)
PATIENCE_S: Final = 5.0
ANSWERS_S: Final = 60.0
"""The bot does everything within this time, unless it dies."""
CALM_S: Final = 120.0
"""How long they go on playing when nothing goes wrong any more."""


class Person:
    """Somebody in a channel."""

    def __init__(self, world: "World", user: int, channel: int, chance: Random) -> None:
        self.world, self.user, self.channel = world, user, channel
        self.answered: list[tuple[int, int, str]] = []
        """Moves whose answers arrived: (table, ply, move)."""
        self.task: asyncio.Task[None]
        self._chance = chance
        self._is_calm = False
        self._calmed = world.loop.create_future()
        self._thinks = world.plan.thinks(chance)
        self._flaps = chance.random() < world.plan.flaps
        """Whether they step away and come back all the time, which must hold up nobody."""
        self.locale = chance.choice(LOCALES)
        self.hand = 0
        """The message that shows their hand."""
        self.shown: dict[int, float] = {}
        """When each private message was shown or answered last."""
        self.wants_deletion = self.is_deleted = False
        """Whether they want that all about them is deleted, and whether that was said to be done."""
        self._under_way: set[asyncio.Task[object]] = set()
        """Their presses that may still come to the bot."""
        self._stale: list[tuple[int, str]] = []
        """Buttons of earlier hands: (message, custom id)."""

    def begin(self) -> None:
        self.task = self.world.loop.create_task(self._live(), context=Context())

    def move_to(self, channel: int) -> None:
        """Go on in another channel."""
        self.channel, self.hand = channel, 0
        self._stale.clear()

    def calm_down(self) -> None:
        """Open no new table, and press nothing twice."""
        self._is_calm, self._flaps = True, False
        self._calmed.set_result(None)
        if self.world.plan.paced:
            self._thinks = THINKS_LONG_S

    async def _live(self) -> None:
        world, plan, chance = self.world, self.world.plan, self._chance
        until: float | None = None
        while not self.is_deleted:
            dozes = not self._is_calm and chance.random() < plan.dozes
            await self._rest(chance.uniform(*(_DOZES_S if dozes else _FLAPS_S if self._flaps else self._pause())))
            if self._is_calm:
                until = world.loop.now + CALM_S if until is None else until
                if world.loop.now > until:
                    return
            process = world.process_of(self.channel)
            if process is not None and process.is_up:
                self.wants_deletion |= not self._is_calm and chance.random() < plan.deletions
                await (self._have_all_deleted() if self.wants_deletion else self._step())

    async def _rest(self, seconds: float) -> None:
        """Wait for so long; for hours only until nothing goes wrong any more."""
        if not self.world.plan.paced:
            await asyncio.sleep(seconds)
        elif not self._is_calm:
            await asyncio.wait([self._calmed], timeout=seconds)
        else:
            await asyncio.sleep(min(seconds, THINKS_LONG_S[1]))

    def _pause(self) -> tuple[float, float]:
        """How long they wait before they do something: for hours only where a match is played."""
        if self.world.plan.paced:
            table = self.world.table_of(self.channel) or self.world.own_table_of(self.user)
            if table is not None and table.stage is Stage.LOBBY:
                return THINKS_LONG_S
        return self._thinks

    async def _step(self) -> None:
        """Do what there is to do."""
        world, plan, chance = self.world, self.world.plan, self._chance
        table = world.table_of(self.channel) or world.own_table_of(self.user)
        if table is None:
            ended = world.ended[self.channel]
            if self._is_calm:
                return
            if ended and chance.random() < plan.looks_back:
                await self._ask(pastimes.afterwards(ended, chance))
            elif chance.random() < 0.3:
                await self._ask(pastimes.opening(self, chance))
            return
        place = table.participant_of(self.user)
        if table.stage is Stage.LOBBY:
            if not self._is_calm and (ask := pastimes.in_lobby(self, table, chance)) is not None:
                await self._ask(ask)
            return
        if place is None or place.left:
            if not self._is_calm and chance.random() < plan.asides:
                await self._ask(pastimes.outside(table, chance))
            return
        if await self._aside(table, place):
            return
        await self._play(table)

    async def _play(self, table: Table) -> None:
        world, plan, chance = self.world, self.world.plan, self._chance
        if plan.paced and (message := world.discord.newest_direct(self.user)) is not None and message.id > self.hand:
            if not _IS_HAND.search(world.discord.text_of(message)):
                await self._press(f"t:hand:{table.id}", message.id, None)
                return
            self.hand = message.id
        shown = world.discord.messages_by_id.get(self.hand)
        controls = [] if shown is None else to_press({"components": shown.components})
        if shown is None or (not controls and chance.random() < 0.1):
            await self._press(f"t:hand:{table.id}", self.board_of(table), None)
        elif controls:
            control = any_control(controls, chance)
            values = choice(control, chance)
            self._stale.append((self.hand, control["custom_id"]))
            presses = 2 if not self._is_calm and chance.random() < plan.impatient else 1
            await asyncio.gather(*(self._press(control["custom_id"], self.hand, values) for _ in range(presses)))
        if self._stale and not self._is_calm and not self._flaps and chance.random() < plan.hostile:
            message, custom_id = chance.choice(self._stale)
            await self._press(custom_id, message, None)

    async def _aside(self, table: Table, place: Participant) -> bool:
        """Something else than a move; return whether it was done instead."""
        plan, chance = self.world.plan, self._chance
        if place.away and (self._is_calm or self._flaps or chance.random() < 0.3):
            await self._press(f"t:back:{table.id}", 0, None)
            return True
        if self._is_calm:
            if chance.random() < 0.05:
                await self._press(f"t:hand:{table.id}", 0, None)
            return False
        if self._flaps:
            await self._press(f"t:away:{table.id}", 0, None)
            return True
        if chance.random() < plan.asides:
            await self._ask(pastimes.beside(self, table, place, chance))
            return True
        return False

    async def _have_all_deleted(self) -> None:
        """Ask for it until it is said to be done, once nothing is under way that came before."""
        if self._under_way:
            await asyncio.wait(self._under_way)
        pressed = await self._press("q:delete", 0, None)
        answer = None if pressed is None else answer_of(pressed)
        there = None if answer is None else self.world.discord.messages_by_id.get(answer)
        if there is not None and pastimes.is_deleted(there.components):
            self.is_deleted = True
            self.world.trace(f"{self.user} is deleted")

    def showing(self, custom_id: str) -> int:
        """The newest message of their channel with this button; 0: there is none."""
        return self._newest_with(f"'{custom_id}'")

    def board_of(self, table: Table) -> int:
        """The message that shows a table in its channel; 0: there is none."""
        return self._newest_with(f":{table.id}'")

    def _newest_with(self, text: str) -> int:
        discord = self.world.discord
        there = reversed(discord.channel(self.channel).place.messages.values())
        return next((each.id for each in there if each.seen_by is None and text in discord.text_of(each)), 0)

    def ids(self) -> list[str]:
        """The custom ids in their hand."""
        shown = self.world.discord.messages_by_id.get(self.hand)
        return [] if shown is None else pastimes.offered(shown.components)

    async def _ask(self, ask: Ask) -> None:
        if ask.custom_id == "s:pings":
            self.world.silent.add(self.user)
        if ask.custom_id == "s:turn":
            self.world.by_message.add(self.user)
        await self._press(ask.custom_id, ask.message, ask.values, ask.invited)

    async def _press(
        self, custom_id: str, message: int, values: list[str] | None, invited: Sequence[int] = ()
    ) -> Pressed | None:
        world = self.world
        await asyncio.sleep(self._chance.uniform(0.01, 0.3))
        process = world.process_of(self.channel)
        if process is None or not process.is_up:
            return None
        friends = [each for each in world.people if each.user in invited and not each.wants_deletion]
        if invited and not friends:
            return None
        there: PostedMessage | None = world.discord.messages_by_id.get(message)
        world.discord.client = process.client
        press = world.discord.press(
            user=self.user,
            channel=self.channel,
            command=custom_id.startswith("/"),
            custom_id=custom_id,
            message=message if there is not None else None,
            values=[str(each.user) for each in friends] or values,
            guild=None if there is not None and there.channel.guild is None else GUILD,
            resolved=world.discord.described([each.user for each in friends], self.channel),
            name=f"P{self.user}",
            locale=self.locale,
        )
        self._note(custom_id)
        named = "".join(f" {each.user}" for each in friends)
        world.trace(f"{self.user} presses {custom_id}{named} at {process.name}")
        comes = world.discord.on_its_way()
        if comes is None:
            await asyncio.sleep(PATIENCE_S)
        else:
            delivered = asyncio.create_task(self._arrives(process, press, custom_id, comes))
            for each in friends:
                each.is_named_by(delivered)
            await asyncio.wait([delivered], timeout=PATIENCE_S)
        self._see(press, custom_id)
        return press

    def _note(self, custom_id: str) -> None:
        world = self.world
        if (button := _MOVE.fullmatch(custom_id)) is not None:
            world.pressed[int(button[1]), self.user, button[3]].add(int(button[2]))
        if (menu := _MENU.match(custom_id)) is not None:
            world.chosen[int(menu[1]), self.user].add(int(menu[2]))
        if custom_id.startswith("a:"):
            world.automatic.add(self.user)

    def is_named_by(self, press: "asyncio.Task[None]") -> None:
        """Another person's press that names this one is under way."""
        self._under_way.add(press)
        press.add_done_callback(self._under_way.discard)

    async def _arrives(self, process: "Process", press: Pressed, custom_id: str, comes: float) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._under_way.add(task)
        try:
            await asyncio.sleep(comes)
            if not process.is_dead:
                self.world.delivered_at[self.user] = self.world.loop.now
                await asyncio.wait([process.deliver(press, custom_id)], timeout=ANSWERS_S)
        finally:
            self._under_way.discard(task)

    def _see(self, press: Pressed, custom_id: str) -> None:
        answer = answer_of(press)
        if answer is None:
            return
        there = self.world.discord.messages_by_id.get(answer)
        if there is None or not _IS_HAND.search(self.world.discord.text_of(there)):
            return
        self.hand = answer
        self.shown[answer] = self.world.loop.now
        move, process = _MOVE.fullmatch(custom_id), self.world.process_of(self.channel)
        if move is None or process is None or process.services is None:
            return
        table = process.services.tables.get(int(move[1]))
        if table is None:
            return
        made = next((played for played in table.history if played.ply == int(move[2])), None)
        if made is not None and str(made.move) == move[3] and table.participants[made.player].user == self.user:
            self.answered.append((table.id, made.ply, move[3]))
