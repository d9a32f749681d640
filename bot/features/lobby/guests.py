"""Users whom somebody wants to play with: those who can be invited, and why the others cannot."""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum, auto
from typing import Any

import discord

from bot.platform.handlers import called
from bot.platform.places import place_of, server_of
from bot.platform.responder import Interaction
from bot.tables.places import Place
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.service import Guest
from bot.text.markup import plain, shown_name
from bot.text.sentences import listed
from i18n import Texts


class Why(StrEnum):
    """Why a user is not invited; the fact `why` of the sentence."""

    APP = auto()
    SELF = auto()
    BARRED = auto()
    ABSENT = auto()
    """They cannot see the channel."""
    SEATED = auto()
    ASKED = auto()


LeftOut = tuple[Guest, Why]


@dataclass(frozen=True, slots=True)
class Wanted:
    """The users whom somebody has chosen."""

    guests: tuple[Guest, ...]
    """The people who can be invited, each once."""
    left_out: tuple[LeftOut, ...]

    @classmethod
    def of(cls, interaction: Interaction, users: Iterable[int], *, barred: Collection[int]) -> "Wanted":
        """The users with the names that they have in the server, as Discord sends them with what was chosen.

        TableError: STALE if it does not.
        """
        data: Any = interaction.data
        resolved: Any = data.get("resolved") or {}
        sees = _seeing(interaction)
        return cls.among(resolved, users, asker=interaction.user.id, barred=barred, sees=sees)

    @classmethod
    async def fetched(cls, interaction: Interaction, users: Iterable[int], *, barred: Collection[int]) -> "Wanted":
        """The same, if only their ids are known."""
        resolved: dict[str, dict[str, Any]] = {"users": {}, "members": {}}
        wanted = list(users)
        for user in wanted if server_of(interaction) is None else ():
            try:
                resolved["users"][str(user)] = await interaction.client.http.get_user(user)
            except discord.NotFound:
                resolved["users"][str(user)] = {"username": ""}
        for user in wanted if server_of(interaction) is not None else ():
            try:
                member: Any = await interaction.client.http.get_member(interaction.guild_id or 0, user)
                resolved["members"][str(user)] = member
                resolved["users"][str(user)] = member["user"]
            except discord.NotFound:  # They have left the server.
                resolved["users"][str(user)] = {"username": ""}
        sees = _seeing(interaction)
        return cls.among(resolved, wanted, asker=interaction.user.id, barred=barred, sees=sees)

    @classmethod
    def among(
        cls,
        resolved: Any,
        users: Iterable[int],
        *,
        asker: int,
        barred: Collection[int],
        sees: Callable[[int], bool | None] = lambda user: None,
    ) -> "Wanted":
        """The users among those that Discord describes. `sees`: whether a user is in the conversation; None: that
        follows from what a member of the server may. TableError: STALE if Discord does not describe one.
        """
        guests, left_out = list[Guest](), list[LeftOut]()
        known: dict[str, Any] = resolved.get("users") or {}
        members: dict[str, Any] = resolved.get("members") or {}
        for user in dict.fromkeys(users):
            about, member = known.get(str(user)), members.get(str(user))
            if about is None:
                raise TableError(RefusalReason.STALE)
            nick: str | None = None if member is None else member.get("nick")
            guest = Guest(user, shown_name(user, nick, about.get("global_name"), about["username"]))
            if about.get("bot"):
                left_out.append((guest, Why.APP))
            elif user == asker:
                left_out.append((guest, Why.SELF))
            elif user in barred:
                left_out.append((guest, Why.BARRED))
            elif not (_sees_channel(member) if sees(user) is None else sees(user)):
                left_out.append((guest, Why.ABSENT))
            else:
                guests.append(guest)
        return cls(tuple(guests), tuple(left_out))


def left_out_lines(texts: Texts, left_out: Sequence[LeftOut]) -> list[str]:
    """A sentence about those who are not invited, if there are any."""
    names = [texts("lobby-left-out-one", name=f"**{plain(each.name)}**", why=why.value) for each, why in left_out]
    return [texts("lobby-left-out", names=listed(texts, names))] if names else []


def _sees_channel(member: Any) -> bool:
    """Whether a member, None: of another server, can see the channel; so it is if Discord does not tell."""
    if member is None:
        return False
    bits = member.get("permissions")
    return bits is None or discord.Permissions(int(bits)).view_channel


def _seeing(interaction: Interaction) -> Callable[[int], bool | None]:
    """Whether users are in this conversation outside servers; who is in a direct message of two is not known."""
    if interaction.guild_id is not None:
        known = server_of(interaction) is not None or "members" in ((interaction.data or {}).get("resolved") or {})
        return lambda user: None if known else True
    if place_of(interaction) is not Place.BORROWED:
        return lambda user: None
    there = {each.id for each in getattr(interaction.channel, "recipients", ()) or ()}
    return lambda user: user in there if isinstance(interaction.channel, discord.GroupChannel) and there else True


def pressed_by(interaction: Interaction) -> Guest:
    """The person who pressed."""
    return Guest(interaction.user.id, called(interaction.user))
