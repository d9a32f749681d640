"""A live message over a channel that is a list, which records what is done in it."""

import asyncio
from collections.abc import Awaitable, Callable

from bot.platform.live_message import LiveMessage
from bot.platform.live_source import Policy, Sent, Source, Trouble
from bot.platform.traffic import Traffic
from tests.bot.policies import Doubling
from tests.discord_in_memory import fresh_id

POLICY = Policy(pace=1.0, gather=0.1, retry=2.0, blocked=60.0, old=1e6, is_replaced=True, backoff=Doubling)
Live = LiveMessage[str]


class Words(Source[str]):
    """A message of words; `version` is what it should say."""

    name = "The message"

    def __init__(self) -> None:
        self.version: object = "one"
        self.is_last = self.is_dead = False
        self.done: list[tuple[object, ...]] = []
        """("send", id, words), ("edit", id, words), ("delete", id), in order; what was refused as well."""
        self.at: list[float] = []
        """When."""
        self.refuses: dict[str, Exception] = {}
        self.unheard: set[str] = set()
        """What arrives, though it fails by what comes back."""
        self.meanwhile: Callable[[], Awaitable[None]] | None = None
        """What happens once while a request is under way."""
        self.nonces: dict[int, tuple[int, str]] = {}
        self.posts = 0
        self.lost_in_channel: int | None = None
        self.saved: list[tuple[int | None, bool]] = []
        self.troubles: list[Trouble | None] = []
        self.given_up: list[Exception] = []
        self.finished = 0
        self.live: Live = None  # type: ignore[assignment]

    @property
    def kinds(self) -> list[str]:
        return [kind for kind, *_ in self.done]

    @property
    def says(self) -> str:
        """What the newest message says."""
        return next(words for kind, _, words in reversed([each for each in self.done if len(each) == 3]) if kind)

    def wanted(self) -> object:
        return self.version

    async def render(self) -> str:
        return str(self.version).lower()

    def digest(self, rendered: str) -> str:
        return rendered

    async def _ask(self, kind: str, *facts: object) -> None:
        self.at.append(asyncio.get_running_loop().time())
        if kind in self.refuses:
            self.done.append((f"{kind} refused", *facts))
            raise self.refuses[kind]
        self.done.append((kind, *facts))
        meanwhile, self.meanwhile = self.meanwhile, None
        if meanwhile is not None:
            await meanwhile()
        if kind in self.unheard:
            self.unheard.remove(kind)
            raise ConnectionResetError

    async def send(self, rendered: str) -> Sent:
        if self.posts not in self.nonces:
            self.nonces[self.posts] = fresh_id(), rendered
            await self._ask("send", *self.nonces[self.posts])
        message, words = self.nonces[self.posts]
        self.posts += 1
        return Sent(message, words == rendered)

    async def edit(self, message: int, rendered: str) -> None:
        await self._ask("edit", message, rendered)

    async def delete(self, message: int) -> None:
        await self._ask("delete", message)

    async def find(self) -> int | None:
        return self.lost_in_channel

    async def save(self) -> None:
        self.saved.append((self.live.message, self.live.is_posting))

    def on_trouble(self) -> None:
        self.troubles.append(self.live.trouble)

    def on_given_up(self, error: Exception) -> None:
        self.given_up.append(error)

    def is_final(self) -> bool:
        return self.is_last

    def is_expired(self) -> bool:
        return self.is_dead

    def on_finished(self) -> None:
        self.finished += 1


def live_over(words: Words, policy: Policy = POLICY, **facts: object) -> Live:
    words.live = LiveMessage(words, policy, Traffic(), **facts)
    return words.live


async def change(live: Live, version: object, *, wait: float = 0.0) -> None:
    """The message should say this from now on; wait so many seconds for it."""
    live.source.version = version  # type: ignore[attr-defined]
    live.changed()
    if wait:
        await asyncio.sleep(wait)


async def touch(live: Live, *, wait: float) -> None:
    live.touch()
    await asyncio.sleep(wait)
