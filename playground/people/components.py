"""Buttons and selects as a user's client lets them be used."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, cast

from playground import payloads, permissions
from playground.errors import Json
from playground.models import PostedMessage
from playground.people.refusal import PeopleRefusal
from playground.validation import components as kinds
from playground.world import World


def interactive(components: Iterable[Json]) -> Iterator[Json]:
    """Every component with a custom id, nested ones too."""
    for component in components:
        if "custom_id" in component:
            yield component
        yield from interactive(component.get("components") or ())
        for key in ("accessory", "component"):
            if component.get(key):
                yield from interactive((component[key],))


def used(message: PostedMessage, body: Json, world: World) -> Json:
    """The data of the interaction that this use of a component starts."""
    custom_id = str(body.get("custom_id"))
    component = next((c for c in interactive(message.components) if c["custom_id"] == custom_id), None)
    if component is None:
        raise PeopleRefusal("The message has no such component.", status=404)
    if component.get("disabled"):
        raise PeopleRefusal("This is disabled.")
    data: Json = {"custom_id": custom_id, "component_type": component["type"], "id": component["id"]}
    if component["type"] in kinds.SELECTS:
        values = given_values(body.get("values"))
        data["values"] = values
        data |= chosen(component, values, message, world)
    elif body.get("values") is not None:
        raise PeopleRefusal("A button has no values.")
    return data


def given_values(given: Any) -> list[str]:
    if given is None:
        return []
    if not isinstance(given, list):
        raise PeopleRefusal("Values are a list.")
    values = [str(value) for value in cast(list[Any], given)]
    if len(set(values)) != len(values):
        raise PeopleRefusal("A value can be chosen once only.")
    return values


def check_count(component: Json, count: int) -> None:
    low, high = component["min_values"], component["max_values"]
    if not low <= count <= high:
        wanted = str(low) if low == high else f"{low} to {high}"
        raise PeopleRefusal(f"Choose {wanted}, not {count}.")


def chosen(component: Json, values: list[str], message: PostedMessage | None, world: World) -> Json:
    """Check the selected values; returns `resolved` for users, roles and channels."""
    check_count(component, len(values))
    if component["type"] == kinds.STRING_SELECT:
        options = {option["value"] for option in component["options"]}
        for value in values:
            if value not in options:
                raise PeopleRefusal(f"There is no option {value}.")
        return {}
    resolved: Json = {}
    channel = None if message is None else message.channel
    guild = None if channel is None else channel.guild
    for value in values:
        number = int(value) if value.isdecimal() else 0
        if component["type"] in (kinds.USER_SELECT, kinds.MENTIONABLE_SELECT) and number in world.people:
            person = world.people[number]
            resolved.setdefault("users", {})[value] = payloads.user(person)
            if channel is not None and guild is not None and number in guild.joined:
                bits = str(permissions.of_person(number, channel))
                member = payloads.member(guild, person, with_user=False) | {"permissions": bits}
                resolved.setdefault("members", {})[value] = member
        elif component["type"] == kinds.CHANNEL_SELECT and guild is not None and number in guild.channels:
            shape = payloads.channel(guild.channels[number], world) | {"permissions": "0"}
            resolved.setdefault("channels", {})[value] = shape
        elif component["type"] in (kinds.ROLE_SELECT, kinds.MENTIONABLE_SELECT) and guild is not None:
            roles = {role["id"]: role for role in payloads.guild(guild, world)["roles"]}
            if value not in roles:
                raise PeopleRefusal(f"There is no role {value}.")
            resolved.setdefault("roles", {})[value] = roles[value]
        else:
            raise PeopleRefusal(f"{value} cannot be chosen here.")
    return {"resolved": resolved} if resolved else {}
