"""Users whom somebody wants to play with: those who can be invited, and why the others cannot."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum, auto
from typing import Any

import discord

from bot.platform.handlers import called
from bot.platform.responder import Interaction
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
        return cls.among(data.get("resolved") or {}, users, asker=interaction.user.id, barred=barred)

    @classmethod
    async def fetched(cls, interaction: Interaction, users: Iterable[int], *, barred: Collection[int]) -> "Wanted":
        """The same, if only their ids are known."""
        resolved: dict[str, dict[str, Any]] = {"users": {}, "members": {}}
        for user in users:
            try:
                member: Any = await interaction.client.http.get_member(interaction.guild_id or 0, user)
                resolved["members"][str(user)] = member
                resolved["users"][str(user)] = member["user"]
            except discord.NotFound:  # They have left the server.
                resolved["users"][str(user)] = {"username": ""}
        return cls.among(resolved, users, asker=interaction.user.id, barred=barred)

    @classmethod
    def among(cls, resolved: Any, users: Iterable[int], *, asker: int, barred: Collection[int]) -> "Wanted":
        """The users among those that Discord describes. TableError: STALE if it does not describe one."""
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
            elif not _sees_channel(member):
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


def pressed_by(interaction: Interaction) -> Guest:
    """The person who pressed."""
    return Guest(interaction.user.id, called(interaction.user))
