"""Discord in this process for campaigns: a part of the requests may fail, and people press what messages show.

Requests fail before they are done or after: with errors 5xx, or 429 that discord.py has given up on.
"""

import asyncio
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

import discord
from discord.http import Route

from bot.services import Services
from playground.models import PostedMessage
from tests.discord_in_memory import Discord, Pressed, refusal
from tests.e2e.people import ids_of

STATUSES: Final = (500, 502, 503, 504, 429)
GUILDS: Final = 200
_ALREADY_ANSWERED: Final = 40060
_BOARD: Final = re.compile(r"t:(?:again|log):(\d+)")
_ANSWERS: Final = ("send", "edit", "follow up", "edit original")


class StandIn(Discord):
    """`faults`: the share of requests that fail. `tokens`: how many interactions it knows at the same time."""

    def __init__(self, chance: Random, *, faults: float = 0.0, tokens: int | None = None) -> None:
        super().__init__(tokens=tokens)
        self.asked = self.failed = 0
        """Requests, and those that failed."""
        self.answered_twice = 0
        """Interactions that the bot has answered twice although no answer failed."""
        self.faults = faults
        self._chance = chance
        self._troubled: set[str] = set()
        """Tokens with which something failed."""
        self._news: defaultdict[int, asyncio.Event] = defaultdict(asyncio.Event)

    async def request(self, route: Route, **facts: object) -> object:
        self.asked += 1
        await asyncio.sleep(0)
        fault = self._chance.random() if self.faults else 1.0
        if fault < self.faults / 2:
            self._fail(route)
        try:
            answer = await super().request(route, **facts)
        except discord.HTTPException as error:
            self.answered_twice += error.code == _ALREADY_ANSWERED and route.webhook_token not in self._troubled
            raise
        if fault < self.faults:
            self._fail(route)
        match answer:
            case {"id": number} if (news := self._news.get(int(number))) is not None:
                news.set()
            case _:
                pass
        return answer

    def _fail(self, route: Route) -> None:
        self.failed += 1
        self._troubled.add(route.webhook_token or "")
        raise refusal(self._chance.choice(STATUSES), 0)

    @property
    def messages(self) -> dict[int, PostedMessage]:
        return self.app.world.messages

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
        """Forget private messages that nobody looks at any more, and what was asked."""
        for each in messages:
            if each in self.messages:
                self.lose(each)
            self._news.pop(each, None)
        self.forget()

    def boards(self) -> Counter[int]:
        """By table: the public messages that show it or its result."""
        found = Counter[int]()
        for shown in self.messages.values():
            if shown.seen_by is None:
                buttons = (_BOARD.fullmatch(each) for each in ids_of({"components": shown.components}))
                found.update({int(button[1]) for button in buttons if button is not None})
        return found

    def clear(self, channels: Iterable[int]) -> None:
        """Forget all that was shown in these channels."""
        self.drop([number for channel in channels for number in self.channel(channel).place.messages])


class Room:
    """The people's side: carries out presses by the bot's handlers, as its client does."""

    def __init__(self, services: Services, discord_: StandIn) -> None:
        self.services = services
        self.discord = discord_
        self._components = [component for each in services.features for component in each.components()]

    async def press(
        self, *, user: int, channel: int, custom_id: str, message: int, values: Sequence[str] | None = None
    ) -> Pressed:
        """Press and return when the bot has done all that it does for it."""
        there = message if message in self.discord.messages else None
        press = self.discord.press(user=user, channel=channel, custom_id=custom_id, message=there, values=values)
        for component in self._components:
            if await component.answer(self.services.answers, press, custom_id):
                return press
        raise AssertionError(f"nobody handles {custom_id}")


def answer_of(press: Pressed) -> int | None:
    """The message that answers the press; None: no answer arrived."""
    followed = [each for each in press.line.requests if each.kind == "follow up"]  # Its token may edit a board since.
    given = followed or [each for each in press.line.requests if each.kind in _ANSWERS]
    if not given:
        return None
    return given[-1].message or press.message.id
