"""Routes about the bot's user, application, guilds and gateway."""

from __future__ import annotations

from typing import Final

from playground import limits, payloads, permissions
from playground.errors import Json, refused
from playground.intents import Intent
from playground.models import Guild
from playground.rest.call import RestCall, Routes
from playground.validation.form import Form
from playground.validation.profile import read_profile

routes: Final = Routes()


@routes("GET", "/gateway", authorized=False)
async def gateway(call: RestCall) -> Json:
    return {"url": call.app.gateway.url}


@routes("GET", "/gateway/bot")
async def gateway_bot(call: RestCall) -> Json:
    starts = limits.SESSION_STARTS
    return {
        "url": call.app.gateway.url,
        "shards": call.app.options.shards,
        "session_start_limit": {
            "total": starts,
            "remaining": max(0, starts - call.app.gateway.identifies),
            "reset_after": 86_400_000,
            "max_concurrency": limits.MAX_CONCURRENCY,
        },
    }


@routes("GET", "/users/@me")
async def me(call: RestCall) -> Json:
    extra = {"verified": True, "mfa_enabled": True, "locale": "en-US", "email": None, "flags": 0}
    return payloads.user(call.app.world.bot) | extra


@routes("GET", "/users/{user_id}")
async def user(call: RestCall) -> Json:
    person = call.app.world.people.get(call.id("user_id"))
    if person is None:
        raise refused("unknown_user")
    return payloads.user(person)


@routes("GET", "/applications/@me")
@routes("GET", "/oauth2/applications/@me")
async def application(call: RestCall) -> Json:
    world, app = call.app.world, call.app
    owner = world.humans()[0]
    return {
        "id": str(world.application_id),
        "name": world.bot.username,
        "summary": "",
        "type": None,
        "bot": payloads.user(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "owner": payloads.user(owner),
        "team": None,
        "verify_key": "0" * 64,
        "flags": app.gateway.application_flags,
        "approximate_guild_count": sum(not guild.bot_gone for guild in world.guilds.values()),
        "approximate_user_install_count": sum(person.has_installed for person in world.humans()),
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        **world.profile,
    }


@routes("PATCH", "/applications/@me")
async def edit_application(call: RestCall) -> Json:
    form = Form()
    changed = read_profile(form, call.object())
    form.finish()
    call.app.world.profile |= changed
    return await application(call)


def _guild(call: RestCall) -> Guild:
    guild = call.app.world.guilds.get(call.id("guild_id"))
    if guild is None or guild.bot_gone:
        raise refused("unknown_guild")
    return guild


@routes("GET", "/users/@me/guilds")
async def my_guilds(call: RestCall) -> list[Json]:
    return [
        {
            "id": str(guild.id),
            "name": guild.name,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": str(int(permissions.EVERYONE)),
            "features": [],
            "approximate_member_count": len(guild.joined),
            "approximate_presence_count": len(guild.joined),
        }
        for guild in call.app.world.guilds.values()
        if not guild.bot_gone
    ]


@routes("GET", "/guilds/{guild_id}")
async def guild(call: RestCall) -> Json:
    found = _guild(call)
    shape = payloads.guild(found, call.app.world)
    if call.asked("with_counts"):
        shape |= {"approximate_member_count": len(found.joined), "approximate_presence_count": len(found.joined)}
    return shape


@routes("GET", "/guilds/{guild_id}/channels")
async def channels(call: RestCall) -> list[Json]:
    world = call.app.world
    return [payloads.channel(channel, world) for channel in _guild(call).channels.values() if channel.thread is None]


@routes("GET", "/guilds/{guild_id}/roles")
async def roles(call: RestCall) -> list[Json]:
    found: list[Json] = payloads.guild(_guild(call), call.app.world)["roles"]
    return found


@routes("GET", "/guilds/{guild_id}/members")
async def members(call: RestCall) -> list[Json]:
    guild, world = _guild(call), call.app.world
    if not call.app.options.privileged & Intent.GUILD_MEMBERS:
        raise refused("missing_access")
    limit = call.asked_number("limit", default=1, low=1, high=1000)
    after = call.asked_id("after") or 0
    people = [world.people[i] for i in sorted(guild.joined) if i > after]
    return [payloads.member(guild, person) for person in people[:limit]]


@routes("GET", "/guilds/{guild_id}/members/{user_id}")
async def member(call: RestCall) -> Json:
    guild, world = _guild(call), call.app.world
    person = world.people.get(call.id("user_id"))
    if person is None:
        raise refused("unknown_user")
    if person.id not in guild.joined:
        raise refused("unknown_member")
    return payloads.member(guild, person)
