"""Routes for the world as a whole and for tests: journal, faults, clock, new and changed guilds and channels."""

from __future__ import annotations

from typing import Any, cast

from aiohttp import web
from aiohttp.web_request import Request

from playground import limits, payloads
from playground.app import App
from playground.errors import Json
from playground.faults import Fault
from playground.models import Channel, Guild
from playground.people.refusal import PeopleRefusal
from playground.people.routes import Answer, answering, body_of, text_of
from playground.permissions import Permission
from playground.validation.form import as_snowflake


class WorldRoutes:
    def __init__(self, app: App) -> None:
        self._app = app
        self._world = app.world

    def add_to(self, router: web.UrlDispatcher) -> None:
        for method, path, handler in (
            ("GET", "/world", self._everything),
            ("POST", "/world/guilds", self._add_guild),
            ("PATCH", "/world/guilds/{guild}", self._change_guild),
            ("PATCH", "/world/guilds/{guild}/members/{person}", self._change_member),
            ("POST", "/world/channels", self._add_channel),
            ("PATCH", "/world/channels/{channel}", self._change_channel),
            ("DELETE", "/channels/{channel}", self._drop_channel),
            ("GET", "/world/requests", self._requests),
            ("POST", "/world/faults", self._add_fault),
            ("POST", "/world/clock", self._move_clock),
        ):
            router.add_route(method, path, answering(handler))

    async def _everything(self, _: Request) -> Answer:
        world = self._world
        bot = payloads.user(world.bot)
        return {
            "application": {"id": str(world.application_id), "name": world.bot.username, "bot": bot},
            "guilds": [self._guild(guild) for guild in world.guilds.values()],
            "people": [payloads.person(person) for person in world.humans()],
            "connected": self._app.gateway.connected,
            "shards": self._app.gateway.connected_shards,
            "identifies": self._app.gateway.identifies,
            "held": self._app.faults.held,
            "requests": self._app.journal.counted,
        }

    def _guild(self, guild: Guild) -> Json:
        world = self._world
        channels = guild.channels.values()
        return {
            "id": str(guild.id),
            "name": guild.name,
            "preferred_locale": guild.locale,
            "owner_id": str(guild.owner_id),
            "external_apps": guild.external_apps,
            "roles": [
                {"id": str(role.id), "name": role.name, "members": [str(each) for each in role.members]}
                for role in guild.roles
            ],
            "channels": [payloads.channel(c, world) for c in channels if c.thread is None],
            "threads": [payloads.place(c, world) for c in channels if c.thread is not None],
            "members": [str(person_id) for person_id in guild.joined],
        }

    # Places

    async def _add_guild(self, request: Request) -> Answer:
        body, world = await body_of(request), self._world
        locale = body.get("preferred_locale", "en-US")
        if locale not in limits.LOCALES:
            raise PeopleRefusal("Discord does not know this language.")
        owner = world.people.get(as_snowflake(body.get("owner_id")) or 0, world.humans()[0])
        is_there = body.get("bot") != "gone"
        guild = world.add_guild(text_of(body, "name", most=100), str(locale), owner, with_bot=is_there)
        for name in cast(list[Any], body.get("channels") or ["general"]):
            world.add_channel(guild, str(name))
        if is_there:
            self._app.gateway.guild_created(guild)
        return self._seen(guild)

    def _seen(self, guild: Guild) -> Json:
        """The guild, which every user has been shown as it is now."""
        shape = self._guild(guild)
        self._app.streams.to_all("guild_create", {"guild": shape})
        return shape

    async def _change_guild(self, request: Request) -> Answer:
        """Change `bot`: "gone" removes it, "unavailable" is an outage, with "untold" new sessions are not told of the
        server, "there" adds it, or restores it after any of them. And `external_apps`: whether *Use External Apps* is
        switched on."""
        guild = self._world.guilds.get(as_snowflake(request.match_info["guild"]) or 0)
        if guild is None:
            raise PeopleRefusal("There is no such server.", status=404)
        body, gateway = await body_of(request), self._app.gateway
        match body.get("bot"):
            case "there":
                guild.bot_gone = guild.is_untold = False
                guild.joined.setdefault(self._world.bot.id, self._world.now_iso())
                gateway.guild_created(guild)
            case ("gone" | "unavailable") as how:
                if how == "gone":
                    guild.bot_gone = True
                    guild.joined.pop(self._world.bot.id, None)
                gateway.guild_lost(guild, unavailable=how == "unavailable")
            case "untold":
                guild.is_untold = True
            case None if isinstance(body.get("external_apps"), bool):
                guild.external_apps = body["external_apps"]
            case _:
                raise PeopleRefusal("The bot is there, gone, unavailable or untold.")
        return self._seen(guild)

    async def _change_member(self, request: Request) -> Answer:
        """Change `roles`, the names of those that a member has."""
        guild = self._world.guilds.get(as_snowflake(request.match_info["guild"]) or 0)
        person = as_snowflake(request.match_info["person"]) or 0
        if guild is None or person not in guild.joined:
            raise PeopleRefusal("There is no such member.", status=404)
        names: Any = (await body_of(request)).get("roles")
        if not isinstance(names, list) or not {role.name for role in guild.roles}.issuperset(cast(list[Any], names)):
            raise PeopleRefusal(f"Roles are some of {', '.join(role.name for role in guild.roles)}.")
        for role in guild.roles:
            if role.name in names:
                role.members.add(person)
            else:
                role.members.discard(person)
        return self._seen(guild)

    async def _add_channel(self, request: Request) -> Answer:
        body = await body_of(request)
        guild = self._world.guilds.get(as_snowflake(body.get("guild_id")) or 0)
        if guild is None:
            raise PeopleRefusal("There is no such server.", status=404)
        channel = self._world.add_channel(guild, text_of(body, "name", most=limits.CHANNEL_NAME))
        self._app.messaging.channel_event("CREATE", channel)
        return payloads.channel(channel, self._world)

    def _channel(self, request: Request) -> Channel:
        channel = self._world.channels.get(as_snowflake(request.match_info["channel"]) or 0)
        if channel is None:
            raise PeopleRefusal("There is no such channel.", status=404)
        return channel

    async def _change_channel(self, request: Request) -> Answer:
        """Change `name` and `deny` (names of permissions the bot lacks); of a thread `archived` and `locked`."""
        channel, body = self._channel(request), await body_of(request)
        denied: Any = body.get("deny")
        if denied is not None:
            if channel.thread is not None:
                raise PeopleRefusal("A thread has the permissions of its channel.")
            try:
                bits = {int(Permission[str(name)]) for name in denied}
            except (KeyError, TypeError):
                raise PeopleRefusal(f"Permissions are some of {', '.join(Permission.__members__)}.") from None
            channel.deny = sum(bits)
        if "name" in body:
            channel.name = text_of(body, "name", most=limits.CHANNEL_NAME)
        if channel.thread is not None:
            channel.thread.archived = bool(body.get("archived", channel.thread.archived))
            channel.thread.locked = bool(body.get("locked", channel.thread.locked))
        self._app.messaging.channel_event("UPDATE", channel)
        return payloads.channel(channel, self._world)

    async def _drop_channel(self, request: Request) -> Answer:
        self._app.messaging.drop_channel(self._channel(request))
        return None

    # Tests

    async def _requests(self, request: Request) -> Answer:
        since = request.query.get("since", "0")
        return self._app.journal.since(int(since) if since.isdecimal() else 0)

    async def _add_fault(self, request: Request) -> Answer:
        body, gateway = await body_of(request), self._app.gateway
        match body.get("kind"):
            case "reconnect":
                gateway.reconnect()
            case "invalidate":
                gateway.invalidate(resumable=bool(body.get("resumable")))
            case "close":
                gateway.close(int(body.get("code", 4000)))
            case "clear":
                self._app.faults.clear()
            case ("rate_limit" | "error" | "delay" | "drop" | "hold") as kind:
                seconds = body.get("retry_after" if kind == "rate_limit" else "seconds", 1.0)
                times = body.get("times", 1)
                self._app.faults.add(
                    Fault(
                        kind=kind,
                        route=str(body.get("route", "")),
                        times=None if times is None else int(times),
                        status=int(body.get("status", 500)),
                        code=int(body.get("code", 0)),
                        seconds=float(seconds),
                        after=bool(body.get("after")),
                    )
                )
            case _:
                raise PeopleRefusal(
                    "A fault is reconnect, invalidate, close, rate_limit, error, delay, drop, hold or clear."
                )
        return None

    async def _move_clock(self, request: Request) -> Answer:
        """Move the clock ahead by `ahead` seconds."""
        clock = self._app.clock
        try:
            clock.move(float((await body_of(request)).get("ahead", 0)))
        except (TypeError, ValueError):
            raise PeopleRefusal("The clock goes ahead only, by seconds.") from None
        return {"now": clock.iso(), "ahead": clock.ahead}
