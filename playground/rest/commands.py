"""Registering application commands, global or for one guild."""

from __future__ import annotations

from typing import Any, Final, cast

from playground import limits
from playground.app import App
from playground.errors import ApiError, InvalidForm, Json, refused
from playground.ratelimits import Bucket
from playground.rest.call import Reply, RestCall, Routes
from playground.validation.commands import CHAT_INPUT, read_command, size
from playground.validation.form import Form
from playground.world import Commands

routes: Final = Routes()

_WRITE: Final = Bucket("command write", limits.COMMAND_PACE)
_GLOBAL: Final = "/applications/{application_id}/commands"
_GUILD: Final = "/applications/{application_id}/guilds/{guild_id}/commands"


def _commands(call: RestCall) -> Commands:
    world = call.app.world
    if call.id("application_id") != world.application_id:
        raise refused("not_yours")
    guild_id = call.id("guild_id") if "guild_id" in call.parameters else None
    if guild_id not in world.commands or (guild_id is not None and world.guilds[guild_id].bot_gone):
        raise refused("missing_access")
    return world.commands[guild_id]


def _one(call: RestCall) -> tuple[Commands, Json]:
    commands = _commands(call)
    command = commands.by_id.get(call.id("command_id"))
    if command is None:
        raise refused("unknown_command")
    return commands, command


def _key(command: Json) -> tuple[int, str]:
    return int(command["type"]), str(command["name"])


def _register(app: App, commands: Commands, command: Json, known: Json | None) -> Json:
    """Store a command under its earlier id, or a new one."""
    world = app.world
    registered: Json = {
        "id": str(world.snowflakes.new()) if known is None else known["id"],
        "application_id": str(world.application_id),
        "version": str(world.snowflakes.new()),
        **command,
    }
    if commands.guild_id is not None:
        registered["guild_id"] = str(commands.guild_id)
    commands.by_id[int(registered["id"])] = registered
    return registered


def _changed(app: App) -> None:
    app.streams.to_all("commands_update", {})


def _check_counts(commands: list[Json]) -> None:
    for kind, most in ((CHAT_INPUT, limits.COMMANDS), (2, limits.CONTEXT_COMMANDS), (3, limits.CONTEXT_COMMANDS)):
        if sum(1 for command in commands if command["type"] == kind) > most:
            raise ApiError(400, 30032, f"Maximum number of application commands reached ({most})")


@routes("GET", _GLOBAL)
@routes("GET", _GUILD)
async def listing(call: RestCall) -> list[Json]:
    full = call.asked("with_localizations")
    return [command if full else _without_localizations(command) for command in _commands(call).by_id.values()]


def _without_localizations(command: Json) -> Json:
    return {key: value for key, value in command.items() if not key.endswith("_localizations")}


@routes("PUT", _GLOBAL, bucket=_WRITE)
@routes("PUT", _GUILD, bucket=_WRITE)
async def overwrite(call: RestCall) -> list[Json]:
    commands = _commands(call)
    bodies = call.body
    if not isinstance(bodies, list):
        raise InvalidForm([((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")])
    form = Form()
    read: list[Json] = []
    seen: set[tuple[int, str]] = set()
    for index, body in enumerate(cast(list[Any], bodies)):
        if not isinstance(body, dict):
            form.note((index,), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            continue
        command = read_command(form, cast(Json, body), (index,))
        if _key(command) in seen:
            sentence = "Application command names must be unique"
            form.note((index, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", sentence)
        seen.add(_key(command))
        read.append(command)
    form.finish()
    _check_counts(read)
    known = {_key(command): command for command in commands.by_id.values()}
    commands.by_id.clear()
    registered = [_register(call.app, commands, command, known.get(_key(command))) for command in read]
    _changed(call.app)
    return registered


@routes("POST", _GLOBAL, bucket=_WRITE)
@routes("POST", _GUILD, bucket=_WRITE)
async def upsert(call: RestCall) -> Reply:
    """Create (201) or replace (200) the command of this name and type."""
    commands = _commands(call)
    form = Form()
    command = read_command(form, call.object(), ())
    form.finish()
    known = next((old for old in commands.by_id.values() if _key(old) == _key(command)), None)
    if known is None:
        _check_counts([*commands.by_id.values(), command])
    registered = _register(call.app, commands, command, known)
    _changed(call.app)
    return Reply(201 if known is None else 200, registered)


@routes("GET", f"{_GLOBAL}/{{command_id}}")
@routes("GET", f"{_GUILD}/{{command_id}}")
async def one(call: RestCall) -> Json:
    return _one(call)[1]


@routes("PATCH", f"{_GLOBAL}/{{command_id}}", bucket=_WRITE)
@routes("PATCH", f"{_GUILD}/{{command_id}}", bucket=_WRITE)
async def change(call: RestCall) -> Json:
    commands, known = _one(call)
    form = Form()
    body = call.object() | {"type": known["type"]}
    changed = known | read_command(form, body, (), partial=True)
    if any(_key(old) == _key(changed) for old in commands.by_id.values() if old is not known):
        sentence = "Application command names must be unique"
        form.note(("name",), "APPLICATION_COMMANDS_DUPLICATE_NAME", sentence)
    if size(changed) > limits.COMMAND_TOTAL:
        sentence = f"Command exceeds maximum size ({limits.COMMAND_TOTAL})"
        form.note((), "APPLICATION_COMMAND_TOO_LARGE", sentence)
    form.finish()
    changed["version"] = str(call.app.world.snowflakes.new())
    commands.by_id[int(changed["id"])] = changed
    _changed(call.app)
    return changed


@routes("DELETE", f"{_GLOBAL}/{{command_id}}", bucket=_WRITE)
@routes("DELETE", f"{_GUILD}/{{command_id}}", bucket=_WRITE)
async def delete(call: RestCall) -> None:
    commands, command = _one(call)
    del commands.by_id[int(command["id"])]
    _changed(call.app)
