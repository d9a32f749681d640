"""Discord in this process: takes what the bot sends, keeps messages, and lets people press what they show.

A part of requests may fail, before they are done or after: errors 5xx, and 429 that discord.py has given up on.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from types import SimpleNamespace
from typing import Any, Final

import discord

from bot.platform import sending
from bot.platform.messages import Message
from bot.services import Services
from tests.bot.channels import BOT, fresh_id, refusal
from tests.e2e.people import controls

STATUSES: Final = (500, 502, 503, 504, 429)
GUILDS: Final = 200
_ALREADY_ANSWERED: Final = 40060
_BOARD: Final = re.compile(r"t:(?:again|log):(\d+)")

Component = dict[str, Any]


@dataclass(slots=True, eq=False)
class Shown:
    """A message. `public`: in a channel, seen by everybody."""

    channel: int
    components: list[Component]
    is_public: bool = False
    is_call: bool = False


class StandIn:
    """The client that the bot's services get. `faults`: the share of requests that fail."""

    user = BOT
    shard_count = None

    def __init__(self, chance: Random, *, faults: float = 0.0) -> None:
        self.messages: dict[int, Shown] = {}
        self.requests: Counter[str] = Counter()
        self.failed = 0
        """Requests that failed."""
        self.answered_twice = 0
        """Interactions that the bot has answered twice although no answer failed."""
        self.faults = faults
        self._chance = chance
        self._nonces: dict[tuple[int, str], int] = {}
        self._news: defaultdict[int, asyncio.Event] = defaultdict(asyncio.Event)
        setattr(sending, "edit_public", self._edit_public)  # noqa: B010
        setattr(sending, "edit_private", self._edit_private)  # noqa: B010
        setattr(sending, "update", _update)  # noqa: B010

    async def request(self, kind: str) -> bool:
        """Count a request. It may fail: before it is done (raised here), or after (returned)."""
        self.requests[kind] += 1
        await asyncio.sleep(0)
        fault = self._chance.random() if self.faults else 1.0
        if fault < self.faults / 2:
            self.fail()
        return fault < self.faults

    def fail(self) -> None:
        self.failed += 1
        raise refusal(self._chance.choice(STATUSES), 0)

    def put(self, message: int, shown: Shown) -> None:
        """Show this; whoever waits for the message is woken."""
        self.messages[message] = shown
        if not shown.is_public and (news := self._news.get(message)) is not None:
            news.set()

    async def changed(self, message: int, patience: float) -> None:
        """Wait until the message is edited, for so many seconds at most."""
        news = self._news[message]
        news.clear()
        try:
            async with asyncio.timeout(patience):
                await news.wait()
        except TimeoutError:
            pass

    def drop(self, messages: Iterable[int]) -> None:
        """Forget private messages that nobody looks at any more."""
        for each in messages:
            self.messages.pop(each, None)
            self._news.pop(each, None)

    def boards(self) -> Counter[int]:
        """By table: the public messages that show it or its result."""
        found = Counter[int]()
        for shown in self.messages.values():
            if shown.is_public and not shown.is_call:
                buttons = (_BOARD.fullmatch(each["custom_id"]) for each in controls({"components": shown.components}))
                found.update({int(button[1]) for button in buttons if button is not None})
        return found

    def calls(self) -> int:
        """The messages that call somebody. None is left when all matches are over."""
        return sum(each.is_call for each in self.messages.values())

    def clear(self, channels: set[int]) -> None:
        """Forget all that was shown in these channels."""
        self.drop([number for number, each in self.messages.items() if each.channel in channels])
        self._nonces = {key: number for key, number in self._nonces.items() if key[0] not in channels}

    # -- What the bot asks for ----------------------------------------------------------------------------------------

    def get_guild(self, guild: int) -> None:
        return None

    def get_partial_messageable(self, channel: int, *, guild_id: int | None = None) -> Any:
        async def send(content: str | None = None, *, view: Any, nonce: str | None = None, **_: Any) -> Any:
            is_lost = await self.request("send")
            key = channel, nonce or ""
            number = self._nonces.get(key) if nonce is not None else None
            if number is None:
                number = fresh_id()
                is_call = not isinstance(view, discord.ui.LayoutView)
                self.put(number, Shown(channel, view.to_components(), is_public=True, is_call=is_call))
                if nonce is not None:
                    self._nonces[key] = number
            if is_lost:
                self.fail()
            return SimpleNamespace(id=number, components=view.children)

        async def history(*, limit: int) -> Any:
            for number in sorted((n for n, each in self.messages.items() if each.channel == channel), reverse=True):
                shown = self.messages[number]
                if shown.is_public and not shown.is_call:
                    found = controls({"components": shown.components})
                    parts = [SimpleNamespace(custom_id=each["custom_id"]) for each in found]
                    flags = SimpleNamespace(components_v2=True)
                    yield SimpleNamespace(id=number, author=BOT, flags=flags, components=parts)

        async def delete(message: int) -> None:
            is_lost = await self.request("delete")
            self.drop([message])
            if is_lost:
                self.fail()

        def partial(message: int) -> Any:
            return SimpleNamespace(delete=lambda: delete(message))

        return SimpleNamespace(send=send, history=history, get_partial_message=partial)

    async def _edit_public(self, client: Any, channel: int, message: int, shown: Message) -> None:
        is_lost = await self.request("edit")
        if message not in self.messages:
            raise refusal(404, 10008)
        self.put(message, Shown(channel, shown.components, is_public=True))
        if is_lost:
            self.fail()

    async def _edit_private(self, client: Any, application: int, token: str, message: int, shown: Message) -> None:
        is_lost = await self.request("edit private")
        before = self.messages.get(message)
        if before is None:
            raise refusal(404, 10008)
        self.put(message, Shown(before.channel, shown.components))
        if is_lost:
            self.fail()


async def _update(interaction: Any, shown: Message) -> None:
    await interaction.response.edit_message(view=shown.view, shown=shown)


class Press:
    """A press on a component. `message`: which one was pressed; `answer`: the private message that answers it."""

    def __init__(
        self, discord_: StandIn, *, user: int, channel: int, custom_id: str, message: int, values: list[str] | None
    ) -> None:
        self._discord = discord_
        pressed = discord_.messages.get(message)
        is_private = pressed is not None and not pressed.is_public
        self.type = discord.InteractionType.component
        self.user = SimpleNamespace(id=user, display_name=f"P{user}", bot=False)
        self.locale = SimpleNamespace(value="en-US")
        self.guild_id, self.channel_id = 1 + channel % GUILDS, channel
        self.client = discord_
        self.application_id, self.id = 1, fresh_id()
        self.token = f"token-{self.id}"
        self.data = {"custom_id": custom_id, "values": values or []}
        flags = SimpleNamespace(ephemeral=is_private, components_v2=True)
        self.message = SimpleNamespace(id=message, flags=flags)
        self.answer: int | None = None
        self.is_answered = False
        """Whether the answer arrived."""
        self._has_failed = False
        self._kind = ""
        self.response = SimpleNamespace(
            is_done=lambda: bool(self._kind), send_message=self._send, edit_message=self._edit, defer=self._defer
        )
        self.followup = SimpleNamespace(send=self._follow)
        self.edit_original_response = self._edit_original
        self.original_response = self._original

    async def _first(self, kind: str) -> bool:
        try:
            is_lost = await self._discord.request(kind)
        except discord.HTTPException:
            self._has_failed = True
            raise
        if self._kind:
            self._discord.answered_twice += not self._has_failed
            raise refusal(400, _ALREADY_ANSWERED)
        self._kind = kind
        return is_lost

    def _done(self, is_lost: bool) -> None:
        self.is_answered = True
        if is_lost:
            self._has_failed = True
            self._discord.fail()

    async def _send(self, *, view: Any, **_: Any) -> Any:
        is_lost = await self._first("answer")
        self.answer = fresh_id()
        self._discord.put(self.answer, Shown(self.channel_id, view.to_components()))
        self._done(is_lost)
        return SimpleNamespace(message_id=self.answer)

    async def _edit(self, *, view: Any, shown: Message | None = None, **_: Any) -> None:
        is_lost = await self._first("answer")
        components = view.to_components() if shown is None else shown.components
        before = self._discord.messages.get(self.message.id)
        self.answer = self.message.id
        self._discord.put(self.message.id, Shown(self.channel_id, components, before is not None and before.is_public))
        self._done(is_lost)

    async def _defer(self, **_: Any) -> None:
        is_lost = await self._first("defer")
        if is_lost:
            self._has_failed = True
            self._discord.fail()

    async def _follow(self, *, view: Any, **_: Any) -> Any:
        is_lost = await self._discord.request("follow up")
        self.answer = fresh_id()
        self._discord.put(self.answer, Shown(self.channel_id, view.to_components()))
        self._done(is_lost)
        return SimpleNamespace(id=self.answer)

    async def _edit_original(self, *, view: Any, **_: Any) -> Any:
        is_lost = await self._discord.request("edit original")
        before = self._discord.messages.get(self.message.id)
        number = self.answer = self.answer or self.message.id
        is_public = before is not None and before.is_public
        self._discord.put(number, Shown(self.channel_id, view.to_components(), is_public))
        self._done(is_lost)
        return SimpleNamespace(id=number)

    async def _original(self) -> Any:
        number = self.answer or self.message.id
        return SimpleNamespace(id=number, flags=SimpleNamespace(ephemeral=True))


class Room:
    """The people's side: carries out presses by the bot's handlers, as its client does."""

    def __init__(self, services: Services, discord_: StandIn) -> None:
        self.services = services
        self.discord = discord_
        self._acts = [
            (re.compile(pattern), act) for each in services.features for pattern, act in each.components().items()
        ]

    async def press(
        self, *, user: int, channel: int, custom_id: str, message: int, values: list[str] | None = None
    ) -> Press:
        """Press and return when the bot has done all that it does for it."""
        press: Any = Press(
            self.discord, user=user, channel=channel, custom_id=custom_id, message=message, values=values
        )
        for pattern, act in self._acts:
            if (match := pattern.fullmatch(custom_id)) is not None:
                await self.services.answers.press(press, match, act)
                return press
        raise AssertionError(f"nobody handles {custom_id}")
