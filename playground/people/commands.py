"""Application commands as a user's client lists, fills and autocompletes them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from playground import payloads, permissions
from playground.errors import Json
from playground.installs import Owners, owners_of_command
from playground.models import Channel, Person
from playground.people.refusal import PeopleRefusal
from playground.validation import commands as kinds
from playground.validation.form import as_snowflake
from playground.world import World


def offered(world: World, person: Person, channel: Channel) -> list[Json]:
    """The commands that the user sees in a channel, with texts in their language."""
    return [_localized(command, person.locale) for command in _visible(world, person, channel)]


def _visible(world: World, person: Person, channel: Channel) -> Iterator[Json]:
    guild = channel.guild
    own = {} if guild is None else world.commands[guild.id].by_id
    for command in (*own.values(), *world.commands[None].by_id.values()):
        permitted = guild is None or _permitted(command, owner=guild.owner_id == person.id)
        if permitted and owners_of_command(world, person, channel, command):
            yield command


def _permitted(command: Json, *, owner: bool) -> bool:
    needed = command.get("default_member_permissions")
    if needed is None or owner:
        return True
    return needed != "0" and not int(needed) & ~int(permissions.EVERYONE)


def _localized(of: Json, locale: str) -> Json:
    """Add `name_localized` and `description_localized`, also to options and choices."""
    shape = dict(of)
    for key in ("name", "description"):
        texts: Json = of.get(f"{key}_localizations") or {}
        if key in of:
            shape[f"{key}_localized"] = texts.get(locale) or of[key]
    for key in ("options", "choices"):
        if key in of:
            shape[key] = [_localized(each, locale) for each in of[key]]
    return shape


def find(world: World, person: Person, channel: Channel, body: Json) -> Json:
    """Find a command by `command_id` or by `name`."""
    command_id = as_snowflake(body.get("command_id"))
    name = str(body.get("name") or "").split(" ")[0]
    for command in _visible(world, person, channel):
        if command["id"] == str(command_id) if command_id is not None else command["name"] == name:
            return command
    raise PeopleRefusal("There is no such command here.", status=404)


def _path(body: Json, command: Json) -> list[str]:
    """The subcommand groups and subcommands: the rest of `name`, then `subcommand`, split into words."""
    words = str(body.get("name") or command["name"]).split(" ")[1:]
    return words + str(body.get("subcommand") or "").split()


class Filling:
    """Checks the options a user gave as their client does, and makes the interaction's data."""

    def __init__(self, world: World, person: Person, channel: Channel, body: Json) -> None:
        self._world = world
        self._person = person
        self._channel = channel
        self._command = find(world, person, channel, body)
        given: Any = body.get("options") or {}
        if not isinstance(given, dict):
            raise PeopleRefusal("Options are an object of names and values.")
        self._given = cast(Json, given)
        self._path = _path(body, self._command)
        self._target = as_snowflake(body.get("target_id"))
        self._resolved: Json = {}

    @property
    def command_type(self) -> int:
        return int(self._command["type"])

    @property
    def owners(self) -> Owners:
        """The installations by which the user has the command."""
        return owners_of_command(self._world, self._person, self._channel, self._command)

    def run(self) -> Json:
        """The data of a sent command; all required options must be there."""
        return self._data(focused=None)

    def complete(self, focused: str) -> Json:
        """The data of an autocomplete request for the option `focused`."""
        return self._data(focused=focused)

    def _data(self, focused: str | None) -> Json:
        command = self._command
        data: Json = {"id": command["id"], "name": command["name"], "type": command["type"]}
        if "guild_id" in command:
            data["guild_id"] = command["guild_id"]
        if command["type"] == kinds.CHAT_INPUT:
            data["options"] = self._leaf(command, list(self._path), focused)
        else:
            data["target_id"] = self._resolve_target()
        if self._resolved:
            data["resolved"] = self._resolved
        return data

    def _leaf(self, of: Json, path: list[str], focused: str | None) -> list[Json]:
        options: list[Json] = of.get("options") or []
        if options and options[0]["type"] in (kinds.SUBCOMMAND, kinds.GROUP):
            if not path:
                raise PeopleRefusal(f"Choose one of: {', '.join(option['name'] for option in options)}.")
            for option in options:
                if option["name"] == path[0]:
                    inner = self._leaf(option, path[1:], focused)
                    return [{"name": option["name"], "type": option["type"], "options": inner}]
            raise PeopleRefusal(f"There is no subcommand {path[0]}.", status=404)
        if path:
            raise PeopleRefusal(f"There is no subcommand {path[0]}.", status=404)
        return self._values(options, focused)

    def _values(self, options: list[Json], focused: str | None) -> list[Json]:
        known = {option["name"]: option for option in options}
        for name in self._given:
            if name not in known:
                raise PeopleRefusal(f"There is no option {name}.")
        if focused is not None and not known.get(focused, {}).get("autocomplete"):
            raise PeopleRefusal(f"The option {focused} has no suggestions.")
        filled: list[Json] = []
        for option in options:
            name = option["name"]
            value = self._given.get(name)
            if name == focused:
                filled.append({"name": name, "type": option["type"], "value": _typed(value), "focused": True})
            elif value is None or value == "":
                if option.get("required") and focused is None:
                    raise PeopleRefusal(f"The option {name} is required.")
            else:
                filled.append({"name": name, "type": option["type"], "value": self._value(option, value, focused)})
        return filled

    def _value(self, option: Json, value: Any, focused: str | None) -> Any:
        kind, name = option["type"], option["name"]
        if kind == kinds.STRING:
            value = str(value)
            low, high = option.get("min_length", 0), option.get("max_length", 6000)
            if focused is None and not low <= len(value) <= high:
                raise PeopleRefusal(f"The option {name} takes {low} to {high} characters.")
        elif kind in (kinds.INTEGER, kinds.NUMBER):
            value = _number(value, name, whole=kind == kinds.INTEGER)
            low, high = option.get("min_value"), option.get("max_value")
            if low is not None and value < low:
                raise PeopleRefusal(f"The option {name} is at least {low}.")
            if high is not None and value > high:
                raise PeopleRefusal(f"The option {name} is at most {high}.")
        elif kind == kinds.BOOLEAN:
            if not isinstance(value, bool):
                raise PeopleRefusal(f"The option {name} is true or false.")
        else:
            return self._resolve(option, value)
        choices: list[Json] = option.get("choices") or []
        if choices and not any(choice["value"] == value for choice in choices):
            raise PeopleRefusal(f"The option {name} takes one of its choices only.")
        return value

    def _resolve(self, option: Json, value: Any) -> str:
        """Resolve a user, channel, role or mentionable, with the data that Discord adds."""
        kind, name = option["type"], option["name"]
        number = as_snowflake(value)
        guild = self._channel.guild
        if number is not None and kind in (kinds.USER_OPTION, kinds.MENTIONABLE) and number in self._world.people:
            self._resolve_user(number)
            return str(number)
        if number is not None and guild is not None:
            if kind == kinds.CHANNEL_OPTION and number in guild.channels:
                channel = guild.channels[number]
                types: list[int] | None = option.get("channel_types")
                if types and int(channel.type) not in types:
                    raise PeopleRefusal(f"The option {name} does not take this kind of channel.")
                bits = str(permissions.of_person(self._person.id, channel))
                shape = payloads.channel(channel, self._world) | {"permissions": bits}
                self._resolved.setdefault("channels", {})[str(number)] = shape
                return str(number)
            if kind in (kinds.ROLE_OPTION, kinds.MENTIONABLE):
                for role in payloads.guild(guild, self._world)["roles"]:
                    if role["id"] == str(number):
                        self._resolved.setdefault("roles", {})[role["id"]] = role
                        return str(number)
        raise PeopleRefusal(f"The option {name} names nobody and nothing known here.")

    def _resolve_user(self, user_id: int) -> None:
        person, guild = self._world.people[user_id], self._channel.guild
        self._resolved.setdefault("users", {})[str(user_id)] = payloads.user(person)
        if guild is not None and user_id in guild.joined:
            bits = str(permissions.of_person(user_id, self._channel))
            member = payloads.member(guild, person, with_user=False) | {"permissions": bits}
            self._resolved.setdefault("members", {})[str(user_id)] = member

    def _resolve_target(self) -> str:
        """The user or message on which a context menu command was run."""
        target = self._target
        if target is not None and self.command_type == kinds.USER and target in self._world.people:
            self._resolve_user(target)
            return str(target)
        message = None if target is None else self._channel.messages.get(target)
        if self.command_type == kinds.MESSAGE and message is not None and message.visible_to(self._person.id):
            shape = payloads.message(message, self._world.bot.id, self._world)
            self._resolved["messages"] = {str(message.id): shape}
            return str(message.id)
        raise PeopleRefusal("Choose what the command is for (target_id).")


def _typed(value: Any) -> str:
    """The text typed in the field so far."""
    return "" if value is None else str(value)


def _number(value: Any, name: str, *, whole: bool) -> int | float:
    try:
        if isinstance(value, bool):
            raise ValueError
        number = float(value)
    except (TypeError, ValueError):
        raise PeopleRefusal(f"The option {name} is a number.") from None
    if not whole:
        return number
    if number != int(number):
        raise PeopleRefusal(f"The option {name} is a whole number.")
    return int(number)
