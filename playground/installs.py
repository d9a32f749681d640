"""Where the application is installed: by servers, by users; and what follows for commands and interactions."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from playground.errors import Json
from playground.models import Channel, Person, PostedMessage
from playground.permissions import Permission, of_person
from playground.world import World


class Context(IntEnum):
    """Where an interaction takes place: in a guild, in the bot's direct messages, in other conversations of users."""

    GUILD = 0
    BOT_DM = 1
    PRIVATE_CHANNEL = 2


BY_GUILD: Final = "0"
BY_USER: Final = "1"
"""The keys of `authorizing_integration_owners`, and the kinds of installation in a command's `integration_types`."""

Owners = dict[str, str]


def context_of(channel: Channel) -> Context:
    if channel.guild is not None:
        return Context.GUILD
    return Context.BOT_DM if channel.with_bot else Context.PRIVATE_CHANNEL


def owners_of_command(world: World, person: Person, channel: Channel, command: Json) -> Owners:
    """The installations by which the user has the command here; empty where they do not have it.

    The bot's direct messages belong to a guild's installation for its members.
    """
    context = context_of(channel)
    contexts: list[int] | None = command.get("contexts")
    if contexts is None:
        contexts = list(Context) if command.get("dm_permission", True) else [Context.GUILD]
    if context not in contexts:
        return {}
    kinds = {str(kind) for kind in command.get("integration_types") or (BY_GUILD,)}
    return {by: owner for by, owner in _installed(world, person, channel).items() if by in kinds}


def owners_of_message(world: World, message: PostedMessage, person: Person) -> Owners:
    """The installations by which a message's components work, whoever uses them.

    Those of the interaction that the message answers. One that the bot has sent itself belongs to where it is. Empty
    where the server that had installed the application has removed it.
    """
    if message.interaction is None:
        return _installed(world, person, message.channel)
    owners: Owners = message.interaction["authorizing_integration_owners"]
    is_removed = message.channel.guild is not None and not message.channel.has_bot
    return {by: owner for by, owner in owners.items() if by != BY_GUILD or not is_removed}


def is_forced_private(person: Person, channel: Channel, owners: Owners) -> bool:
    """Whether all answers are ephemeral: in a guild where nobody else has installed it and this user may not have
    public answers of such applications.
    """
    if channel.guild is None or BY_GUILD in owners:
        return False
    return not of_person(person.id, channel) & Permission.USE_EXTERNAL_APPS


def _installed(world: World, person: Person, channel: Channel) -> Owners:
    owners: Owners = {}
    if channel.guild is not None and channel.has_bot:
        owners[BY_GUILD] = str(channel.guild.id)
    elif channel.with_bot and world.meets_bot(person):
        owners[BY_GUILD] = "0"
    if person.has_installed:
        owners[BY_USER] = str(person.id)
    return owners
