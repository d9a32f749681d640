"""Routes of the people's API: read, write, react, run commands, press buttons, submit modals."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, cast

import orjson
from aiohttp import web
from aiohttp.web_request import Request

from playground import limits, payloads
from playground.app import App
from playground.errors import ApiError, Json
from playground.installs import BY_USER, owners_of_message
from playground.interactions import InteractionKind
from playground.models import Channel, ChannelType, MessageFlag, MessageType, Person, PostedMessage
from playground.people import commands, components, modals
from playground.people.refusal import PeopleRefusal
from playground.validation.emojis import is_unicode_emoji
from playground.validation.form import as_snowflake
from playground.validation.messages import AllowedMentions, Draft

_log: Final = logging.getLogger(__name__)

Answer = Json | list[Any] | None
_Handler = Callable[[Request], Awaitable[web.StreamResponse]]


def answering(handler: Callable[[Request], Awaitable[Answer]]) -> _Handler:
    """Send the handler's result as JSON (None: 204), and a refusal or API error as `{"error": sentence}`."""

    async def handle(request: Request) -> web.StreamResponse:
        try:
            answer = await handler(request)
        except PeopleRefusal as refusal:
            return _json({"error": refusal.sentence}, status=refusal.status)
        except ApiError as error:
            return _json({"error": error.message}, status=error.status)
        return web.Response(status=204) if answer is None else _json(answer)

    return handle


def _json(body: Any, *, status: int = 200) -> web.Response:
    return web.Response(status=status, body=orjson.dumps(body), content_type="application/json")


async def body_of(request: Request) -> Json:
    raw = await request.read()
    try:
        body: Any = orjson.loads(raw) if raw else {}
    except orjson.JSONDecodeError:
        raise PeopleRefusal("That is no JSON.") from None
    if not isinstance(body, dict):
        raise PeopleRefusal("The body is an object.")
    return cast(Json, body)


def text_of(body: Json, key: str, *, most: int) -> str:
    value = body.get(key)
    if not isinstance(value, str) or not value.strip():
        raise PeopleRefusal(f"{key} is missing.")
    if len(value) > most:
        raise PeopleRefusal(f"{key} has more than {most} characters.")
    return value.strip()


class PeopleRoutes:
    def __init__(self, app: App) -> None:
        self._app = app
        self._world = app.world

    def add_to(self, router: web.UrlDispatcher) -> None:
        person = "/people/{person}"
        channel = f"{person}/channels/{{channel}}"
        message = f"{channel}/messages/{{message}}"
        for method, path, handler in (
            ("POST", "/people", self._join),
            ("PATCH", person, self._change_person),
            ("GET", f"{person}/dms", self._dms),
            ("POST", f"{person}/dms", self._open_dm),
            ("PUT", f"{channel}/recipients/{{other}}", self._add_to_group),
            ("DELETE", f"{channel}/recipients/{{other}}", self._leave_group),
            ("GET", f"{channel}/messages", self._messages),
            ("POST", f"{channel}/messages", self._write),
            ("PATCH", message, self._rewrite),
            ("DELETE", message, self._delete),
            ("PUT", f"{message}/reactions/{{emoji}}", self._react),
            ("DELETE", f"{message}/reactions/{{emoji}}", self._unreact),
            ("POST", f"{channel}/typing", self._typing),
            ("POST", f"{channel}/threads", self._thread),
            ("GET", f"{channel}/commands", self._commands),
            ("POST", f"{channel}/commands", self._run),
            ("POST", f"{channel}/autocomplete", self._complete),
            ("POST", f"{person}/messages/{{message}}/components", self._press),
            ("POST", f"{person}/interactions/{{interaction}}/modal", self._send_modal),
        ):
            router.add_route(method, path, answering(handler))
        router.add_get(f"{person}/events", self._events)

    # Who and where

    def _person(self, request: Request) -> Person:
        person_id = as_snowflake(request.match_info["person"])
        person = self._world.people.get(person_id or 0)
        if person is None or person.bot:
            raise PeopleRefusal("There is nobody like that.", status=404)
        return person

    def _place(self, request: Request) -> tuple[Person, Channel]:
        person = self._person(request)
        channel = self._world.channels.get(as_snowflake(request.match_info["channel"]) or 0)
        if channel is None or not self._world.can_see(person, channel):
            raise PeopleRefusal("There is no such channel.", status=404)
        return person, channel

    def _message(self, request: Request) -> tuple[Person, PostedMessage]:
        person, channel = self._place(request)
        return person, self._seen(person, request, channel)

    def _seen(self, person: Person, request: Request, channel: Channel | None = None) -> PostedMessage:
        message = self._world.messages.get(as_snowflake(request.match_info["message"]) or 0)
        if message is None or channel not in (None, message.channel) or not self._sees(person, message):
            raise PeopleRefusal("There is no such message.", status=404)
        return message

    def _sees(self, person: Person, message: PostedMessage) -> bool:
        return message.visible_to(person.id) and self._world.can_see(person, message.channel)

    # People

    async def _join(self, request: Request) -> Answer:
        body = await body_of(request)
        name = text_of(body, "global_name", most=32)
        person = self._world.add_person(name, _locale(body.get("locale", "en-US")))
        for guild in self._world.guilds.values():
            self._app.gateway.member_added(guild, person)
        shape = payloads.person(person)
        self._app.streams.to_all("person_join", {"person": shape})
        return shape

    async def _change_person(self, request: Request) -> Answer:
        person, body = self._person(request), await body_of(request)
        if "locale" in body:
            person.locale = _locale(body["locale"])
        if "global_name" in body:
            person.global_name = text_of(body, "global_name", most=32)
        if isinstance(body.get("dms_open"), bool):
            person.dms_open = body["dms_open"]
        if isinstance(body.get("has_installed"), bool):
            if body["has_installed"] and BY_USER not in self._world.profile["integration_types_config"]:
                raise PeopleRefusal("Sevens cannot be added to your apps", status=403)
            person.has_installed = body["has_installed"]
        shape = payloads.person(person)
        self._app.streams.to_all("person_update", {"person": shape})
        return shape

    async def _events(self, request: Request) -> web.StreamResponse:
        try:
            person = self._person(request)
        except PeopleRefusal as refusal:
            return _json({"error": refusal.sentence}, status=refusal.status)
        first = ("connected", {"connected": self._app.gateway.connected})
        return await self._app.streams.serve(request, person, first)

    async def _dms(self, request: Request) -> Answer:
        person = self._person(request)
        return [payloads.channel(c, self._world) for c in self._world.channels.values() if person in c.recipients]

    async def _open_dm(self, request: Request) -> Answer:
        """Open a direct message with the one of `recipients`, the bot or a user, or a group, with a `name` or none."""
        person, body, world = self._person(request), await body_of(request), self._world
        given: Any = body.get("recipients")
        ids = [as_snowflake(each) for each in cast(list[Any], given)] if isinstance(given, list) else []
        others = [world.people[each] for each in dict.fromkeys(ids) if each is not None and each in world.people]
        if not others or len(others) < len(ids) or person in others:
            raise PeopleRefusal("Recipients are others who are here.")
        if others == [world.bot]:
            channel, is_new = world.dm_with(person)
        elif len(others) == 1:
            channel, is_new = world.dm_between(person, others[0])
        elif world.bot in others or len(others) >= limits.GROUP_MEMBERS:
            raise PeopleRefusal(f"A group has at most {limits.GROUP_MEMBERS} users, and no bots.")
        else:
            name = text_of(body, "name", most=limits.CHANNEL_NAME) if body.get("name") else ""
            channel, is_new = world.add_group(person, others, name), True
        if is_new:
            self._app.messaging.channel_event("CREATE", channel)
        return payloads.channel(channel, world)

    def _group(self, request: Request) -> tuple[Person, Channel, Person]:
        """Who asks, the group, and whom it is about."""
        person, channel = self._place(request)
        if channel.type != ChannelType.GROUP_DM:
            raise PeopleRefusal("This is no group.")
        other = self._world.people.get(as_snowflake(request.match_info["other"]) or 0)
        if other is None or other.bot:
            raise PeopleRefusal("Members of a group are users who are here, and no bots.")
        return person, channel, other

    async def _add_to_group(self, request: Request) -> Answer:
        """Add a friend to a group, as each of its members may."""
        person, channel, other = self._group(request)
        if len(channel.recipients) >= limits.GROUP_MEMBERS:
            raise PeopleRefusal(f"A group has at most {limits.GROUP_MEMBERS} users, and no bots.")
        if other not in channel.recipients:
            self._app.messaging.join_group(channel, other, added_by=person)
        return payloads.channel(channel, self._world)

    async def _leave_group(self, request: Request) -> Answer:
        """Leave a group, or as its owner remove another."""
        person, channel, other = self._group(request)
        if other not in channel.recipients:
            raise PeopleRefusal("There is no such member.", status=404)
        if other is not person and channel.owner_id != person.id:
            raise PeopleRefusal("Only the owner of a group can remove others.", status=403)
        self._app.messaging.leave_group(channel, other)
        return None

    # Messages

    async def _messages(self, request: Request) -> Answer:
        person, channel = self._place(request)
        before = as_snowflake(request.query.get("before"))
        limit = int(request.query.get("limit") or 100) if (request.query.get("limit") or "100").isdecimal() else 100
        seen = [
            message
            for message in channel.messages.values()
            if message.visible_to(person.id) and (before is None or message.id < before)
        ]
        return [payloads.message(message, person.id, self._world) for message in seen[-max(1, limit) :]]

    async def _write(self, request: Request) -> Answer:
        person, channel = self._place(request)
        body = await body_of(request)
        content = text_of(body, "content", most=limits.CONTENT)
        reference = None
        if body.get("reply_to") is not None:
            reference = channel.messages.get(as_snowflake(body["reply_to"]) or 0)
            if reference is None or not reference.visible_to(person.id):
                raise PeopleRefusal("The message to reply to is gone.", status=404)
            if reference.seen_by is not None:
                raise PeopleRefusal("A private message cannot be replied to.")
        message = PostedMessage(
            id=self._world.snowflakes.new(),
            channel=channel,
            author=person,
            timestamp=self._world.now_iso(),
            type=MessageType.DEFAULT if reference is None else MessageType.REPLY,
        )
        self._app.messaging.post(message, Draft(content=content, allowed=_OF_PEOPLE), reference=reference)
        return payloads.message(message, person.id, self._world)

    async def _rewrite(self, request: Request) -> Answer:
        person, message = self._message(request)
        if message.author is not person:
            raise PeopleRefusal("Only who wrote a message can change it.", status=403)
        content = text_of(await body_of(request), "content", most=limits.CONTENT)
        self._app.messaging.edit(message, Draft(content=content, allowed=_OF_PEOPLE, flags=message.flags))
        return payloads.message(message, person.id, self._world)

    async def _delete(self, request: Request) -> Answer:
        person, message = self._message(request)
        guild = message.channel.guild
        if message.author is not person and (guild is None or guild.owner_id != person.id):
            raise PeopleRefusal("Only who wrote a message, or the owner of the server, can delete it.", status=403)
        self._app.messaging.delete(message)
        return None

    async def _react(self, request: Request) -> Answer:
        person, message, emoji = self._reaction(request)
        self._app.messaging.react(message, person, emoji)
        return None

    async def _unreact(self, request: Request) -> Answer:
        person, message, emoji = self._reaction(request)
        self._app.messaging.unreact(message, person, emoji)
        return None

    def _reaction(self, request: Request) -> tuple[Person, PostedMessage, Json]:
        person, message = self._message(request)
        if message.seen_by is not None:
            raise PeopleRefusal("Private messages have no reactions.")
        text = request.match_info["emoji"]
        known = self._world.emojis.get(as_snowflake(text.rpartition(":")[2]) or 0)
        if known is not None:
            return person, message, {"id": str(known.id), "name": known.name, "animated": known.animated}
        if not is_unicode_emoji(text):
            raise PeopleRefusal("That is no emoji.")
        return person, message, {"id": None, "name": text}

    async def _typing(self, request: Request) -> Answer:
        person, channel = self._place(request)
        self._app.messaging.typing(channel, person)
        return None

    async def _thread(self, request: Request) -> Answer:
        person, channel = self._place(request)
        name = text_of(await body_of(request), "name", most=limits.CHANNEL_NAME)
        return payloads.channel(self._app.messaging.open_thread(channel, name, person), self._world)

    # Interactions

    async def _commands(self, request: Request) -> Answer:
        person, channel = self._place(request)
        return list(commands.offered(self._world, person, channel))

    async def _run(self, request: Request) -> Answer:
        person, channel = self._place(request)
        filling = commands.Filling(self._world, person, channel, await body_of(request))
        interaction = self._app.interactions.start(
            InteractionKind.COMMAND,
            person,
            channel,
            filling.run(),
            owners=filling.owners,
            command_type=filling.command_type,
        )
        return {"interaction_id": str(interaction.id)}

    async def _complete(self, request: Request) -> Answer:
        person, channel = self._place(request)
        body = await body_of(request)
        filling = commands.Filling(self._world, person, channel, body)
        data = filling.complete(str(body.get("focused")))
        interaction = self._app.interactions.start(
            InteractionKind.AUTOCOMPLETE, person, channel, data, owners=filling.owners
        )
        assert interaction.choices is not None
        try:
            return {"choices": await interaction.choices}
        except TimeoutError:
            raise PeopleRefusal("Loading options failed", status=504) from None

    async def _press(self, request: Request) -> Answer:
        person = self._person(request)
        message = self._seen(person, request)
        if message.flags & MessageFlag.LOADING:
            raise PeopleRefusal("The message is still loading.")
        data = components.used(message, await body_of(request), self._world)
        owners = owners_of_message(self._world, message, person)
        interaction = self._app.interactions.start(
            InteractionKind.COMPONENT, person, message.channel, data, owners=owners, source=message
        )
        return {"interaction_id": str(interaction.id), "at": self._app.clock.now()}

    async def _send_modal(self, request: Request) -> Answer:
        person, body = self._person(request), await body_of(request)
        interactions = self._app.interactions
        opened = interactions.of_person(as_snowflake(request.match_info["interaction"]) or 0, person)
        if opened is None or opened.modal is None or not self._world.can_see(person, opened.channel):
            raise PeopleRefusal("No modal is open.", status=404)
        if opened.submission is not None and not opened.submission.failed:
            raise PeopleRefusal("The modal was sent already.")
        if body.get("custom_id") not in (None, opened.modal["custom_id"]):
            raise PeopleRefusal("This modal is not open.", status=404)
        given: Any = body.get("components") or {}
        if not isinstance(given, dict):
            raise PeopleRefusal("Components are an object of custom ids and values.")
        source = opened.source if opened.updatable else None
        data = modals.submitted(opened.modal, cast(Json, given), source, self._world)
        interaction = interactions.start(
            InteractionKind.MODAL,
            person,
            opened.channel,
            data,
            owners=opened.owners,
            source=source,
            opened_from=opened,
        )
        return {"interaction_id": str(interaction.id)}


_OF_PEOPLE: Final = AllowedMentions()


def _locale(value: Any) -> str:
    if value not in limits.LOCALES:
        raise PeopleRefusal("Discord does not know this language.")
    return str(value)
