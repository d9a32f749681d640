"""Discord in this process: a real client of discord.py over the playground's handlers, without a socket between them.

Every request passes the playground's checks, so it is refused as over the wire: what is beyond Discord's limits, whose
message or token is not known, what is answered twice or too late. Nothing has to be logged in or connected.
"""

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypedDict, cast
from weakref import WeakValueDictionary

import discord
import orjson
from aiohttp import ClientSession
from discord.http import HTTPClient as DiscordHTTPClient
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from playground import interactions, payloads
from playground.app import App, PlaygroundOptions
from playground.clock import Clock
from playground.errors import ApiError, Json
from playground.installs import owners_of_command, owners_of_message
from playground.models import Channel as Place
from playground.models import Guild, MessageFlag, Person, PostedMessage
from playground.rest.call import Reply, RestCall
from playground.rest.routes import ROUTES
from playground.snowflakes import Snowflakes
from playground.validation.messages import Upload

GUILD: Final = 1
CHANNEL: Final = 7
_PATHS: Final = [(route, re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", route.path))) for route in ROUTES]
_TEXT: Final = {"type": 10, "content": "A message"}
_FILE: Final = re.compile(r"files\[(\d)\]")
_KINDS: Final = {
    ("POST", "/channels/{channel_id}/messages"): "send",
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): "edit",
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"): "delete",
    ("GET", "/channels/{channel_id}/messages"): "history",
    ("POST", "/webhooks/{webhook_id}/{webhook_token}"): "follow up",
    ("GET", "/webhooks/{webhook_id}/{webhook_token}/messages/@original"): "original",
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original"): "edit original",
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"): "edit private",
    ("DELETE", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"): "delete private",
}
_ids: Final = Snowflakes(Clock())
_FIRST: Final = {4: "send", 5: "defer", 6: "defer", 7: "edit", 8: "choices", 9: "modal"}
"""Initial responses by their type of callback."""


class Part(TypedDict, total=False):
    """A part of discord.py's forms."""

    name: str
    value: object
    filename: str


@dataclass(frozen=True, slots=True)
class _Response:
    """What discord.py's exceptions read of a response."""

    status: int
    reason: str = ""


def refusal(status: int, code: int, message: str = "", **extra: object) -> discord.HTTPException:
    """An exception like discord.py's for this status and code."""
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    kind = discord.DiscordServerError if status >= 500 else kinds.get(status, discord.HTTPException)
    body: Json = {"code": code, "message": message, **extra}
    return kind(cast(ClientSession, _Response(status)), body)  # type: ignore[arg-type]


def fresh_id() -> int:
    """The id of a message that is nowhere, with the current time."""
    return _ids.new()


@dataclass(slots=True)
class Request:
    """A request of the bot. `kind`: one word for method and path; `message`: which one it is about, or has made."""

    kind: str
    channel: int = 0
    message: int = 0
    token: str = ""
    body: Json | None = None

    @property
    def components(self) -> list[Json]:
        """What the message was to show."""
        body = self.body or {}
        return (body.get("data") or body).get("components") or []


Hook = Callable[[Request], Awaitable[None]]


class Line:
    """What is asked of Discord in one place, in order, and what goes wrong there. By kind of request: `refuses`: raised
    every time; `unheard`: raised once, nothing being done; `lost`: raised once, though it is done; `before`: awaited
    before Discord gets a request, `after`: when it is done, before the bot hears of it.
    """

    def __init__(self) -> None:
        self.requests: list[Request] = []
        self.refuses: dict[str, Exception] = {}
        self.unheard: dict[str, Exception] = {}
        self.lost: dict[str, Exception] = {}
        self.before: dict[str, Hook] = {}
        self.after: dict[str, Hook] = {}

    @property
    def done(self) -> list[tuple[str, int]]:
        """Kinds and messages of the requests, such as ("edit", id) and ("edit refused", id). "send again": with a nonce
        that was there, so nothing was sent.
        """
        return [(each.kind, each.message) for each in self.requests]

    @property
    def kinds(self) -> list[str]:
        return [each.kind for each in self.requests]

    async def begin(self, request: Request) -> None:
        if request.kind in self.before:
            await self.before[request.kind](request)
        if request.kind in self.refuses:
            raise self.refuses[request.kind]
        if request.kind in self.unheard:
            raise self.unheard.pop(request.kind)

    async def end(self, request: Request) -> None:
        if request.kind in self.after:
            await self.after[request.kind](request)
        if request.kind in self.lost:
            raise self.lost.pop(request.kind)


class Channel(Line):
    """A channel, as the people in it see it."""

    def __init__(self, place: Place) -> None:
        super().__init__()
        self.place = place

    @property
    def messages(self) -> dict[int, PostedMessage]:
        """The public messages, oldest first."""
        return {number: each for number, each in self.place.messages.items() if each.seen_by is None}

    def text(self, message: int | None) -> str:
        """What the message shows, as one string; "" without the message."""
        found = self.messages.get(message or 0)
        return "" if found is None else found.content + str(found.components)

    def files(self, message: int | None) -> list[str]:
        """The names of the message's attachments."""
        return [each.filename for each in self.messages[message or 0].attachments]


class Client(discord.Client):
    """A client that is logged in. `channel`: the one where most tests happen."""

    def __init__(self, there: "Discord") -> None:
        self._there = there
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        bot = there.app.world.bot
        self._connection.user = discord.ClientUser(
            state=self._connection,
            data={"id": bot.id, "username": bot.username, "discriminator": "0", "avatar": None},  # type: ignore[typeddict-item]
        )
        self._connection.application_id = bot.id

    def _get_state(self, **options: object) -> object:
        self.http = HTTPClient(self.loop, self._there)
        return super()._get_state(**options)

    @property
    def channel(self) -> Channel:
        return self._there.channel(CHANNEL)

    def learn(self, guild: Guild) -> None:
        """Know the server with its channels, as after GUILD_CREATE."""
        self._connection._add_guild_from_data(payloads.guild_create(guild, self._there.app.world, all_members=False))  # type: ignore[arg-type]

    def message(self, data: Json) -> discord.Message:
        channel = self.get_partial_messageable(int(data["channel_id"]), guild_id=GUILD)
        return discord.Message(state=self._connection, channel=channel, data=data)  # type: ignore[arg-type]

    def interaction(self, event: Json) -> "Pressed":
        return Pressed(data=event, state=self._connection)  # type: ignore[arg-type]


class HTTPClient(DiscordHTTPClient):
    """discord.py's client of the REST API. It has the same name, as its session is private to that."""

    def __init__(self, loop: asyncio.AbstractEventLoop, there: "Discord") -> None:
        super().__init__(loop)
        self.__session = there
        self._there = there

    async def request(
        self,
        route: Route,
        *,
        files: Sequence[discord.File] | None = None,
        form: Iterable[Part] | None = None,
        **facts: object,
    ) -> object:
        body, query = cast(Json | None, facts.get("json")), cast(Mapping[str, object], facts.get("params") or {})
        return await self._there.request(route, body=body, form=form, query=query)


class Webhooks(AsyncWebhookAdapter):
    """Requests with tokens of interactions; they go over the wire where the client does, or by the session's own adapter."""

    async def request(self, route: Route, session: object, **facts: object) -> object:  # type: ignore[override]
        if not isinstance(session, Discord):
            by = getattr(session, "adapter", super())
            return await by.request(route, session, **facts)
        return await session.request(
            route,
            body=cast(Json | None, facts.get("payload")),
            form=cast(Iterable[Part] | None, facts.get("multipart")),
            query=cast(Mapping[str, object], facts.get("params") or {}),
        )


# The adapter of all contexts: to set one would not reach tasks that another thread begins, such as the store's.
async_context.get().__class__ = Webhooks


class Discord:
    """A server with a channel and, as soon as they are named, more of them, and people."""

    def __init__(self, *, now: Callable[[], float] | None = None, tokens: int | None = None) -> None:
        """`now`: Unix seconds; by default as the event loop's time goes. `tokens`: how many interactions it knows."""
        self._begun, self._since = time.time(), cast(float | None, None)
        options = PlaygroundOptions(rate_limits="off", people=1)
        options = options if tokens is None else replace(options, interactions=tokens)
        self.app = App(options, clock=Clock(now or self._now))
        self.line = Line()
        """All requests."""
        self.by_token = WeakValueDictionary[str, Line]()
        """The responses to each interaction, as long as somebody has it."""
        self._channels: dict[int, Channel] = {}
        self.client = Client(self)

    def _now(self) -> float:
        """Unix seconds, by the event loop's time, which tests may let pass at once."""
        try:
            now = asyncio.get_running_loop().time()
        except RuntimeError:
            return self._begun
        if self._since is None:
            self._since = now
        return self._begun + now - self._since

    # -- What is there --------------------------------------------------------------------------------------------

    def channel(self, number: int = CHANNEL, *, guild: int = GUILD) -> Channel:
        """The channel, which is made when it is named first."""
        if number not in self._channels:
            place = self.app.world.add_channel(self.guild(guild), f"c{number}", channel_id=number)
            self._channels[number] = Channel(place)
        return self._channels[number]

    def group(self, people: Sequence[Person]) -> Channel:
        """A new group DM of these people; the first has made it."""
        place = self.app.world.add_group(people[0], list(people[1:]))
        self._channels[place.id] = Channel(place)
        return self._channels[place.id]

    def guild(self, number: int = GUILD) -> Guild:
        """The server, which is made when it is named first."""
        world = self.app.world
        return world.guilds.get(number) or world.add_guild("A server", "en-US", self.person(1), guild_id=number)

    def person(self, number: int, *, locale: str = "en-US", name: str = "Aoi") -> Person:
        """The user, who is made when named first."""
        world = self.app.world
        if number not in world.people:
            world.add_person(name, locale, person_id=number)
        return world.people[number]

    def post(self, channel: int = CHANNEL, *, seen_by: int | None = None) -> int:
        """A message that the bot has sent before: its id."""
        world = self.app.world
        place = world.channels.get(channel) or self.channel(channel).place
        message = PostedMessage(world.snowflakes.new(), place, world.bot, world.now_iso())
        message.components, message.flags = [_TEXT], int(MessageFlag.COMPONENTS_V2)
        if seen_by is not None:
            message.flags |= MessageFlag.EPHEMERAL
            message.seen_by = seen_by
        world.put_message(message)
        return message.id

    def forget(self) -> None:
        """Forget what was asked before."""
        for line in (self.line, *self._channels.values()):
            line.requests.clear()

    def lose(self, message: int | None) -> None:
        """Somebody deletes the message."""
        world = self.app.world
        world.drop_message(world.messages[message or 0])

    def press(
        self,
        *,
        user: int = 100,
        ephemeral: bool = True,
        command: bool = False,
        locale: str = "en-US",
        channel: int = CHANNEL,
        guild: int | None = GUILD,
        message: int | None = None,
        custom_id: str = "x",
        values: Sequence[str] | None = None,
        name: str = "Aoi",
        resolved: str | Json = "",
        manages: bool = False,
    ) -> "Pressed":
        """Somebody presses a component of this message, by default of a new one, or sends a command.

        `guild`: None: in a direct message. `resolved`: of which kind the values are, such as "roles", or what Discord says
        about them. `manages`: whether the user may manage the server.
        """
        person = self.person(user, name=name)
        person.locale = locale
        place = self.channel(channel).place if guild is not None else self.app.world.dm_with(person)[0]
        if manages and place.guild is not None:
            place.guild.roles[-1].members.add(user)
        source, kind, data = None, interactions.InteractionKind.COMMAND, Json(id="1", name="play", type=1, options=[])
        if not command:
            source = self.app.world.messages[message or self.post(place.id, seen_by=user if ephemeral else None)]
            kind, data = interactions.InteractionKind.COMPONENT, Json(custom_id=custom_id, component_type=2, id=1)
            if values is not None:
                data |= {"component_type": 3, "values": list(values)}
                about = {resolved: {value: {} for value in values}} if isinstance(resolved, str) else resolved
                data |= {"resolved": about} if resolved else {}
        world = self.app.world
        owners = owners_of_message(world, source, person) if source else owners_of_command(world, person, place, data)
        begun = self.app.interactions.start(kind, person, place, data, owners=owners, source=source)
        found = self.client.interaction(orjson.loads(orjson.dumps(self.app.interactions.event(begun))))
        self.by_token[found.token] = found.line
        return found

    # -- What is asked of it --------------------------------------------------------------------------------------

    async def request(
        self, route: Route, *, body: Json | None = None, form: Iterable[Part] | None = None, query: Mapping[str, object]
    ) -> object:
        """Carry out a request of discord.py's; raises what discord.py raises."""
        path = route.url.removeprefix(Route.BASE).replace("%40", "@")
        handler, parameters = _found(route.method, path)
        files: dict[int, Upload] = {}
        for part in form or ():
            if part["name"] == "payload_json":
                body = orjson.loads(cast(str, part["value"]))
            else:
                number = _FILE.fullmatch(part["name"])
                assert number is not None, part["name"]
                files[int(number[1])] = Upload(part.get("filename") or "", _bytes(part["value"]))
        if form is None and body is not None:
            body = orjson.loads(orjson.dumps(body))
        request = _request(route.method, handler.path, parameters, body)
        lines = [self.line, *self._lines(request)]
        try:
            for line in lines:
                await line.begin(request)
            newest = self.app.world.snowflakes.new()
            call = RestCall(self.app, parameters, {key: str(value) for key, value in query.items()}, body, files)
            try:
                result = await handler.handler(call)
            except ApiError as error:
                raise refusal(error.status, error.code, error.message, **error.extra) from None
        except Exception:
            request.kind += " refused"
            raise
        finally:
            if route.method != "GET":
                for line in lines:
                    line.requests.append(request)
        if isinstance(result, Reply):
            result = result.body
        answer: object = orjson.loads(orjson.dumps(result))
        if isinstance(answer, dict):
            request.message = request.message or _made(cast(Json, answer))
            if request.kind == "send" and request.message < newest:
                request.kind = "send again"
        for line in lines:
            await line.end(request)
        return answer

    def _lines(self, request: Request) -> list[Line]:
        if request.token:
            return [self.by_token[request.token]] if request.token in self.by_token else []
        return [self._channels[request.channel]] if request.channel in self._channels else []


class Pressed(discord.Interaction[Client]):
    """A component that was pressed, or a command. `line`: its responses, in order."""

    def __init__(self, **facts: object) -> None:
        super().__init__(**facts)  # type: ignore[arg-type]
        self.line = Line()

    @property
    def kinds(self) -> list[str]:
        """The kinds of the responses that Discord took: "send", "edit" and "defer" are initial ones."""
        return [each.kind for each in self._taken()]

    @property
    def shown(self) -> list[list[Json]]:
        """The components that they showed."""
        return [each.components for each in self._taken() if each.components]

    def _taken(self) -> list[Request]:
        return [each for each in self.line.requests if not each.kind.endswith("refused")]


def user_data(number: int) -> Json:
    """A user, as in payloads."""
    return {"id": number, "username": f"u{number}", "discriminator": "0", "avatar": None}


def written(number: int, author: int, channel: int) -> Json:
    """A message of this user, as in payloads to a bot that may not read it."""
    lists = {key: list[Json]() for key in ("mentions", "mention_roles", "attachments", "embeds", "components")}
    flags = dict.fromkeys(("tts", "mention_everyone", "pinned"), False)
    at = discord.utils.snowflake_time(number).isoformat()
    about = {"id": number, "channel_id": channel, "author": user_data(author), "timestamp": at}
    return {**about, **lists, **flags, "content": "", "type": 0, "edited_timestamp": None}


def _found(method: str, path: str) -> tuple[object, dict[str, str]]:
    for route, pattern in _PATHS:
        if route.method == method and (match := pattern.fullmatch(path)) is not None:
            return route, match.groupdict()
    raise AssertionError(f"the playground has no {method} {path}")


def _request(method: str, path: str, parameters: Mapping[str, str], body: Json | None) -> Request:
    kind = _KINDS.get((method, path))
    if kind is None:
        kind = _FIRST[(body or {})["type"]] if path.endswith("/callback") else f"{method} {path}"
    message = parameters.get("message_id", "")
    token = parameters.get("webhook_token") or parameters.get("interaction_token") or ""
    channel = int(parameters.get("channel_id", 0))
    return Request(kind, channel, int(message) if message.isdecimal() else 0, token, body)


def _made(answer: Json) -> int:
    """The id of the message in the answer."""
    message = (answer.get("resource") or {}).get("message") or answer
    number = message.get("id", "")
    return int(number) if str(number).isdecimal() else 0


def _bytes(value: object) -> bytes:
    return value if isinstance(value, bytes) else cast(discord.File, value).read()  # type: ignore[attr-defined]
