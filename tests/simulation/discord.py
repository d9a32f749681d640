"""Discord on a bad day: requests are late, fail, or are done without an answer, as the seed says."""

import asyncio
import re
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from contextvars import Context
from dataclasses import dataclass, fields
from random import Random
from typing import Final

from discord import HTTPException
from discord.http import Route

from bot.platform.noting import GATHER, PACE
from playground import payloads
from playground.errors import Json
from playground.interactions import Interaction
from playground.models import PostedMessage
from playground.permissions import Permission, of_person
from tests.discord_in_memory import Discord, Pressed
from tests.simulation.loop import Host, SeededLoop
from tests.simulation.wire import Answer, Client, Form, json_answer

_ANSWERED: Final = 40060
"""The interaction was answered before, such as by an answer whose receipt was lost."""
_DEAD: Final = 50027
_UNKNOWN_WEBHOOK: Final = 10015
_MENTION: Final = re.compile(r"<@(\d+)>")
STATUSES: Final = (500, 502, 503, 504)
RETRY_S: Final = (0.3, 4.0)
"""How long Discord asks to wait where a request comes too often."""
LATE_S: Final = (0.3, 6.0)
"""How late an event of the gateway may be."""
NOTED_S: Final = PACE + GATHER + 1.0
"""After so long what a process has heard is noted for the next one."""
DIES_S: Final = (2.0, 60.0)
"""How long a token lives that dies early."""


@dataclass(frozen=True, slots=True)
class Weather:
    """What goes wrong: shares of all requests, tokens and events. `slow`: seconds that a request takes on its way."""

    fails: float = 0.0
    """Nothing is done: an error of Discord, or the connection breaks."""
    is_lost: float = 0.0
    """It is done, but the answer is such an error, so discord.py may ask again."""
    twice: float = 0.0
    """Something on the way sends it twice."""
    limited: float = 0.0
    """Answered 429, with the time to wait."""
    banned: float = 0.0
    """Answered 429 without headers, by what stands before Discord."""
    tokens_die: float = 0.0
    late: float = 0.0
    """Events that come late, and so out of order."""
    unheard: float = 0.0
    """Events that never come."""
    slow: tuple[float, float] = (0.01, 0.2)

    @classmethod
    def of(cls, plan: object) -> "Weather":
        """As a plan of a run says."""
        return cls(**{each.name: getattr(plan, each.name) for each in fields(cls) if each.name != "slow"})

    def fault(self, chance: Random) -> str:
        """What goes wrong with a request; "": nothing."""
        left = chance.random()
        for name in ("fails", "is_lost", "twice", "limited", "banned"):
            left -= getattr(self, name)
            if left < 0:
                return name
        return ""


class BadDiscord(Discord):
    """Discord in this loop. Each process has a client of its own; requests go on if their process dies."""

    def __init__(self, loop: SeededLoop, epoch_s: float, trace: Callable[[str], None], chance: Random) -> None:
        super().__init__(now=lambda: epoch_s + loop.now)
        self.weather = Weather()
        self.asked = 0
        self.malformed: list[str] = []
        """Requests that Discord refuses for their form, or as they are beyond its limits."""
        self.hasty: list[str] = []
        """Requests that came before the time that Discord had asked to wait."""
        self.calls: defaultdict[tuple[int, int], list[float]] = defaultdict(list)
        """When a call of a user to act was first asked for, if it was posted: by channel and user."""
        self.rung: defaultdict[int, list[float]] = defaultdict(list)
        """The same of all messages that mention a user."""
        self.refused_at: defaultdict[int, float] = defaultdict(lambda: float("-inf"))
        """When something in a channel was last not done, or the bot did not hear that it was."""
        self._heard: dict[int, list[tuple[Host, float]]] = {}
        """Messages and channels that are gone, and messages that were posted: which processes have heard of it, and when."""
        self.calls_taken: defaultdict[tuple[int, int], list[float]] = defaultdict(list)
        """Those of which a moderator has deleted the message. If its receipt was lost, it is posted again."""
        self._texts: dict[int, tuple[list[Json], str]] = {}
        """By message: its components, and what `text_of` made of them."""
        self._posted: set[int] = set()
        self._named: dict[str, float] = {}
        """When a message with this nonce was first asked for."""
        self._closed: dict[tuple[object, ...], float] = {}
        self._clients: list[Client] = []
        self.loop, self._trace, self._chance = loop, trace, chance
        self.app.gateway.dispatch = self._dispatched
        self.app.gateway.dispatch_message = self._dispatched_message

    def client_of(self, host: Host) -> Client:
        """A client for this process."""
        client = Client(self, self, host, self.loop)
        for guild in self.app.world.guilds.values():
            client.learn(guild)
        self._clients = [each for each in self._clients if not each.host.is_dead] + [client]
        return client

    # -- Requests ---------------------------------------------------------------------------------------------------

    async def exchange(
        self, host: Host, method: str, url: str, form: Form | None, query: Mapping[str, object]
    ) -> Answer:
        """Answer a request of discord.py's."""
        self.asked += 1
        route = Route(method, url.removeprefix(Route.BASE))
        if method == "POST" and form is not None and (named := _NONCE.search(str(form[0]["value"]))) is not None:
            self._named.setdefault(named[1], self.loop.now)
        work = self.loop.create_task(self._carried_out(host, route, form, query), context=Context())
        return await asyncio.shield(work)

    async def _carried_out(self, host: Host, route: Route, form: Form | None, query: Mapping[str, object]) -> Answer:
        weather, chance = self.weather, self._chance
        await asyncio.sleep(chance.uniform(*weather.slow) / 2)
        fault, what = weather.fault(chance), f"{host.name} {route.method} {_shown(route)}"
        bucket = host, route.method, *_major(route)
        if self.loop.now < self._closed.get(bucket, 0.0) - 0.001:
            self.hasty.append(what)
        if fault == "fails":
            return self._broken(what, route)
        if fault == "banned":
            self._trace(f"{what} is banned")
            self._note_refused(route)
            return Answer(429, "error code: 1015")
        if fault == "limited":
            seconds = round(chance.uniform(*RETRY_S), 2)
            self._trace(f"{what} is to wait for {seconds:g} s")
            await asyncio.sleep(chance.uniform(*weather.slow) / 2)
            self._closed[bucket] = self.loop.now + seconds
            return json_answer(429, {"message": "", "retry_after": seconds, "global": False}, Via="1.1 google")
        answer = await self._done(what, route, form, query)
        if fault == "twice":
            await self._done(f"{what} again", route, form, query)
        await asyncio.sleep(chance.uniform(*weather.slow) / 2)
        if fault == "is_lost":
            return self._broken(what, route)
        if answer.status >= 400:
            self._note_refused(route)
        return answer

    def _broken(self, what: str, route: Route) -> Answer:
        """Nothing comes back, or an error."""
        self._note_refused(route)
        status = self._chance.choice((*STATUSES, 0))
        self._trace(f"{what} fails: {status or 'no connection'}")
        if not status:
            raise ConnectionResetError("The connection broke")
        return Answer(status)

    async def _done(self, what: str, route: Route, form: Form | None, query: Mapping[str, object]) -> Answer:
        try:
            answer = await self.request(route, form=form, query=query)
        except HTTPException as error:
            self._trace(f"{what} {error}")
            if error.status == 400 and error.code != _ANSWERED:
                self.malformed.append(f"{what}: {error}")
            status, code = error.status, error.code
            if code == _DEAD and self._chance.random() < 0.5:
                status, code = 404, _UNKNOWN_WEBHOOK
            return json_answer(status, {"code": code, "message": error.text})
        self._trace(what)
        if route.method == "POST" and _POSTS.fullmatch(_path(route)) and isinstance(answer, dict):
            self._note_call(answer)
        return Answer(204) if answer is None else json_answer(200, answer)

    def _note_refused(self, route: Route) -> None:
        channel = _CHANNEL.match(_path(route))
        if channel is not None and route.method in ("POST", "PATCH"):
            self.refused_at[int(channel[1])] = self.loop.now

    def _note_call(self, message: Json) -> None:
        if int(message.get("id") or 0) in self._posted:
            return  # The nonce was known.
        self._posted.add(int(message.get("id") or 0))
        at, is_invitation = (
            self._named.get(str(message.get("nonce")), self.loop.now),
            is_of_lobby(message["components"]),
        )
        for user in _MENTION.findall(message.get("content") or ""):
            self.rung[int(user)].append(at)
            if not is_invitation:
                self.calls[int(message["channel_id"]), int(user)].append(at)

    # -- Events -----------------------------------------------------------------------------------------------------

    def on_its_way(self) -> float | None:
        """After how many seconds an event comes; None: never."""
        if self._chance.random() < self.weather.unheard:
            return None
        if self._chance.random() < self.weather.late:
            return self._chance.uniform(*LATE_S)
        return self._chance.uniform(*self.weather.slow) / 2

    def _dispatched(self, event: str, data: Json, *, guild_id: int | None = None, need: int = 0) -> None:
        """Discord sends this event to each process. An event that no living process receives is not sent again."""
        del guild_id, need
        if event == "INTERACTION_CREATE":
            return  # Who presses brings it to the process.
        news = int(data["id"]) if event.endswith("_DELETE") or event == "MESSAGE_CREATE" else None
        if news is not None:
            self._heard[news] = []
        for client in self._clients:
            self.loop.call_later(self._in_time(), self._tell, client, event, data, news, context=Context())

    def _in_time(self) -> float:
        """What is lost of events about channels and messages is lost with its process; else they are late at most."""
        found = self.on_its_way()
        return self._chance.uniform(*LATE_S) if found is None else found

    def _tell(self, client: Client, event: str, data: Json, news: int | None) -> None:
        host = client.host
        if host.is_dead or not getattr(host, "is_up", False):
            return
        self._trace(f"{host.name} hears {event}")
        if news is not None:
            self._heard[news].append((host, self.loop.now))
        host.context.copy().run(client.hear, event, data)  # type: ignore[attr-defined]

    def is_untold(self, news: int) -> bool:
        """Whether no process has heard that this message or channel is gone, or that the message was posted, or only
        such that died before they had noted it."""
        heard = self._heard.get(news)
        return heard is not None and not any(host.lived_until > at + NOTED_S for host, at in heard)

    def _dispatched_message(self, event: str, message: PostedMessage) -> None:
        """Public messages that were posted: those of people without content, and the bot's own. It reads no edits."""
        if message.seen_by is None and event == "MESSAGE_CREATE":
            shape = payloads.message(message, self.app.world.bot.id, self.app.world) | payloads.event_fields(message)
            self._dispatched(event, payloads.withheld(shape, str(self.app.world.bot.id)))

    # -- What others do ---------------------------------------------------------------------------------------------

    def press(self, **facts: object) -> Pressed:  # type: ignore[override]
        """As in `Discord`; the token may die early."""
        pressed = super().press(**facts)  # type: ignore[arg-type]
        if self._chance.random() < self.weather.tokens_die:
            begun = self.begun(pressed)
            begun.expires = self.app.clock.now() + self._chance.uniform(*DIES_S)
        return pressed

    def described(self, users: Sequence[int], channel: int) -> Json:
        """What Discord says about users who are chosen in a menu; nothing if there are none."""
        place, found = self.channel(channel).place, Json()
        for user in users:
            person = self.person(user, name=f"P{user}")
            assert place.guild is not None
            member = payloads.member(place.guild, person, with_user=False)
            found.setdefault("users", {})[str(user)] = payloads.user(person)
            found.setdefault("members", {})[str(user)] = member | {"permissions": str(of_person(user, place))}
        return found

    def begun(self, pressed: Pressed) -> Interaction:
        """The interaction, as Discord knows it."""
        found = self.app.interactions.of_person(pressed.id, self.app.world.people[pressed.user.id])
        assert found is not None
        return found

    def deny(self, number: int, permissions: int) -> None:
        """Take permissions of the bot in a channel away; 0: give all back."""
        channel = self.app.world.channels[number]
        channel.deny = permissions
        self._trace(f"#{number} denies {Permission(permissions)!s}")
        self.app.messaging.channel_event("UPDATE", channel)

    def delete(self, message: PostedMessage) -> None:
        """A moderator deletes a message."""
        self._trace(f"{message.id} is deleted")
        for user in _MENTION.findall(message.content or ""):
            named = self._named.get(str(message.nonce))
            if named is not None:
                self.calls_taken[message.channel.id, int(user)].append(named)
        self.app.messaging.delete(message)

    def drop_channel(self, number: int) -> None:
        """A moderator deletes a channel."""
        self._trace(f"#{number} is deleted")
        self.app.messaging.drop_channel(self.app.world.channels[number])
        del self._channels[number]

    def text_of(self, message: PostedMessage) -> str:
        """All that stands in the components of a message, as one text."""
        known = self._texts.get(message.id)
        if known is None or known[0] is not message.components:  # An edit gives a message other ones.
            known = self._texts[message.id] = message.components, str(message.components)
        return known[1]

    def newest_direct(self, user: int) -> PostedMessage | None:
        """The newest direct message of the bot to a user; answers that only they see are none."""
        place = self.app.world.dm_with(self.person(user))[0]
        return next((each for each in reversed(place.messages.values()) if each.seen_by is None), None)

    @property
    def messages_by_id(self) -> dict[int, PostedMessage]:
        """All messages that are there."""
        return self.app.world.messages


def is_of_lobby(components: list[Json]) -> bool:
    """Whether a message has a lobby's buttons."""
    return "'l:" in str(components)


_CHANNEL: Final = re.compile(r"/channels/(\d+)/messages")
_POSTS: Final = re.compile(r"/channels/\d+/messages")
_NONCE: Final = re.compile(r'"nonce":"([^"]+)"')
_LONG: Final = re.compile(r"/[\w-]{100,}")


def _path(route: Route) -> str:
    return route.url.removeprefix(Route.BASE)


def _shown(route: Route) -> str:
    """The path, without tokens."""
    return _LONG.sub("/token", _path(route))


def _major(route: Route) -> tuple[str, ...]:
    """What Discord's limits are counted by: the kind of path, and its channel or token."""
    parts = _path(route).split("/")[1:]
    return (*parts[:3], *("" if part.isdecimal() else part for part in parts[3:]))
