"""discord.py's own clients without a socket: each request becomes one of the simulated Discord, with all that discord.py
does about answers that are refused, late or missing."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, Protocol, cast

import orjson
from aiohttp import FormData
from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.client import SevensClient
from bot.platform.discord_api import PRESSED, parse_less, report_changes
from bot.services import Services
from playground.errors import Json
from tests.discord_in_memory import Client as InMemory
from tests.discord_in_memory import Discord, Part, Pressed
from tests.simulation.loop import Host

Form = list[Part]


@dataclass(frozen=True, slots=True)
class Answer:
    """A response. `body`: None: there is none; text: it is no JSON."""

    status: int
    body: object = None
    headers: Mapping[str, str] = field(default_factory=dict[str, str])
    reason: str = ""

    async def text(self, encoding: str = "utf-8") -> str:
        """The body, as discord.py reads it."""
        if self.body is None or isinstance(self.body, str):
            return self.body or ""
        return orjson.dumps(self.body).decode(encoding)


def json_answer(status: int, body: object, **headers: str) -> Answer:
    """A response with JSON."""
    return Answer(status, body, {"content-type": "application/json", **headers})


class Server(Protocol):
    """What answers requests."""

    async def exchange(
        self, host: Host, method: str, url: str, form: Form | None, query: Mapping[str, object]
    ) -> Answer:
        """Raises what aiohttp raises where the connection breaks."""
        ...


def connect(http: HTTPClient, session: object) -> None:
    """Give discord.py's client this connection, as logging in does."""
    setattr(http, "_HTTPClient__session", session)  # noqa: B010
    http._global_over = over = asyncio.Event()
    over.set()


class Session:
    """What discord.py takes for an HTTP session: the connection of one process."""

    closed = False

    def __init__(self, server: Server, host: Host) -> None:
        self._server, self._host = server, host
        self.adapter = AsyncWebhookAdapter()
        """Its locks are those of this process."""

    def request(
        self, method: str, url: str, *, data: object = None, params: Mapping[str, object] | None = None, **rest: object
    ) -> "_Exchange":
        del rest
        return _Exchange(self._server, self._host, method, url, _form(data), params or {})


class _Exchange:
    def __init__(self, server: Server, *asked: Any) -> None:
        self._server, self._asked = server, asked

    async def __aenter__(self) -> Answer:
        return await self._server.exchange(*self._asked)

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


def _form(data: object) -> Form | None:
    """A body in parts, as forms of discord.py have them; JSON is a form of one part."""
    if data is None:
        return None
    if isinstance(data, FormData):
        fields = cast(list[tuple[Mapping[str, str], object, object]], getattr(data, "_fields"))  # noqa: B009
        return [cast(Part, {**about, "value": value}) for about, _, value in fields]
    return [{"name": "payload_json", "value": data}]


class Client(InMemory):
    """The client of one process, which handles events as the bot's own does."""

    def __init__(self, there: Discord, server: Server, host: Host, loop: asyncio.AbstractEventLoop) -> None:
        self._session = Session(server, host)
        self.host = host
        super().__init__(there)
        self.loop = loop
        parse_less(self)
        report_changes(self)

    def _get_state(self, **options: object) -> object:
        state: Any = super()._get_state(**options)
        self.http = state.http = http = HTTPClient(self.loop)
        connect(http, self._session)
        return state

    @property
    def services(self) -> Services:
        """The services of its process."""
        return cast(Any, self.host).services

    def interaction(self, event: Json) -> Pressed:
        """An interaction, of whose pressed message only that is read which the bot reads."""
        if (pressed := event.get("message")) is not None:
            event["message"] = {key: pressed[key] for key in PRESSED if key in pressed}
        return super().interaction(event)

    def hear(self, event: str, data: Json) -> None:
        """Take an event of the gateway."""
        getattr(self, "_connection").parsers[event](orjson.loads(orjson.dumps(data)))  # noqa: B009

    taken_up = SevensClient.taken_up
    on_message = SevensClient.on_message
    on_raw_message_delete = SevensClient.on_raw_message_delete
    on_raw_message_edit = SevensClient.on_raw_message_edit
    on_channel_gone = SevensClient.on_channel_gone
    on_permissions_changed = SevensClient.on_permissions_changed
    on_error = SevensClient.on_error
