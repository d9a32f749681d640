"""A playground with the bot in it, shared by the tests of a file."""

import resource
import sys
from collections.abc import AsyncIterator, Generator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.data.migrated import migrated_in
from tests.e2e.people import Json, Message, Person, person
from tests.e2e.processes import Bot, Playground

PATIENT = (sys.executable, "-m", "tests.e2e.patient_playground")
KNOWN = (sys.executable, "-m", "tests.e2e.known_bot", "run")
UNHURRIED = {"SEVENS_TURN_SECONDS": "3600"}
"""No turn times out because a test is slow."""
UNLIMITED = dict.fromkeys(
    ("SEVENS_OPENED_BY_PERSON", "SEVENS_OPENED_IN_SERVER", "SEVENS_OPEN_BY_PERSON", "SEVENS_OPEN_IN_SERVER"), "100000"
)
"""Tests open tables as quickly as they can, many in one server."""


def channel_of(guild: Json) -> str:
    """A text channel of this guild."""
    return next(each["id"] for each in guild["channels"] if each["type"] == 0)


@dataclass
class Scene:
    """What the tests of a file share."""

    playground: Playground
    bot: Bot

    def guild(self, language: str = "en") -> Json:
        """A guild of this language."""
        guilds = self.playground.get("/world")["guilds"]
        return next(guild for guild in guilds if guild["preferred_locale"].startswith(language))

    def channel(self, language: str = "en") -> str:
        """A text channel of such a guild."""
        return channel_of(self.guild(language))

    def give_roles(self, who: Person, *roles: str) -> None:
        """Let them have these roles in the English guild, and no others."""
        self.playground.patch(f"/world/guilds/{self.guild()['id']}/members/{who.id}", {"roles": list(roles)})

    def new_channel(self, name: str, language: str = "en") -> str:
        """A new text channel in such a guild."""
        made = self.playground.post("/world/channels", {"guild_id": self.guild(language)["id"], "name": name})
        return made["id"]

    @contextmanager
    def full_disk(self) -> Generator[None]:
        """Meanwhile no file of the bot can grow, which is what a full disk looks like to one process."""
        pid, everything = self.bot.running.pid, resource.RLIM_INFINITY
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, everything))
        try:
            yield
        finally:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (everything, everything))

    def later(self, seconds: float) -> None:
        """Advance the time: at the playground, then at the bot's tables."""
        self.playground.post("/world/clock", {"ahead": seconds})
        self.bot.later(seconds)

    def plies(self, channel: str) -> int:
        """The number of moves made at the channel's table."""
        return len(self.bot.table(channel).history)

    def computers_move(self, channel: str, who: Person, *, pause: float) -> None:
        """Let the computer players, with a pause of so many seconds per move, play until it is this person's turn."""
        while (table := self.bot.table(channel)).seat_of(int(who.id)) not in table.to_act():
            self.bot.later(pause)
            assert self.plies(channel) == len(table.history) + 1, "one move each time"

    @asynccontextmanager
    async def manager(self, language: str = "en") -> AsyncIterator[Person]:
        """The owner of such a guild, who may manage it."""
        async with person(self.playground.url, "Manager", known=self.guild(language)["owner_id"]) as owner:
            yield owner

    async def server_settings(self, manager: Person, channel: str, page: str = "tables") -> Message:
        """A page of the server's settings, as somebody who may manage it opens it."""
        settings = await manager.command(channel, "settings")
        shown = await manager.press_id(settings, "vp:tables")
        if page != "tables":
            shown = await manager.press_id(shown, f"vp:{page}")
        return shown


@contextmanager
def staged(
    folder: Path,
    settings: Mapping[str, str] | None = None,
    *,
    kind: type[Bot] = Bot,
    command: Sequence[str] = KNOWN,
    validated: bool = True,
    rate_limits: bool = False,
    ends_well: bool = True,
) -> Iterator[Scene]:
    """A playground, and a bot that is not started, with an empty database. At the end the bot must exit with 0 and log no
    traceback.

    `validated`: validate every request against Discord's API description. `rate_limits`: apply Discord's. Not
    `ends_well`: the test may leave both in any state.
    """
    playground = Playground.start(folder, validated=validated, command=PATIENT, rate_limits=rate_limits)
    bot = kind(playground, folder, UNHURRIED | UNLIMITED | dict(settings or {}), command)
    migrated_in(folder, bot.file.name)
    try:
        yield Scene(playground, bot)
        if ends_well:
            assert bot.stop() == 0, bot.log
            assert "Traceback" not in bot.log, bot.log
    finally:
        bot.close()
        playground.stop()
