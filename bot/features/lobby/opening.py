"""Opens a table in the channel where a user asks for one."""

import logging
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import replace
from typing import Final

import discord

from bot.features.lobby.admission import Admission, location_of
from bot.features.lobby.alone import Alone
from bot.features.lobby.guests import LeftOut, left_out_lines, pressed_by
from bot.features.lobby.invitations import Asking, How, Invitations
from bot.features.lobby.occupied import occupied_message, unread_message
from bot.features.lobby.threads import add_to_thread, give_up, let_in, not_added
from bot.features.play.board_publisher import BoardPublisher
from bot.features.play.private_hands import PrivateHands
from bot.platform.discord_api import FAILED, log_failed
from bot.platform.messages import Message, cut, note
from bot.platform.permissions import PRIVATE_THREADS, missing_permissions
from bot.platform.places import is_forced_private, locale_here, open_place, place_of, server_of
from bot.platform.responder import Interaction, Responder
from bot.storage.user_settings import Reader
from bot.tables.entries import Level
from bot.tables.limits import Doing
from bot.tables.opening import check_ghosts
from bot.tables.participants import Company, Guest, Location
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.service import TableService
from bot.tables.setup import TableSetup
from bot.tables.table import Table
from bot.text.games import called_at, setup_called
from bot.text.sentences import public_texts, refused
from i18n import Texts

log = logging.getLogger(__name__)

_THREAD_TITLE: Final = 100
"""Characters of a thread's name."""


class Opening:
    """Opens tables in the channels where users ask for one. `turn_seconds`: if the setup has no time of its own."""

    def __init__(
        self,
        tables: TableService,
        publisher: BoardPublisher,
        hands: PrivateHands,
        admission: Admission,
        invitations: Invitations,
        *,
        alone: Alone,
        turn_seconds: int,
    ) -> None:
        self._tables = tables
        self.admission = admission
        self._invitations = invitations
        self.hands = hands
        self._publisher = publisher
        self.alone = alone
        self._turn_seconds = turn_seconds

    async def refusal(self, interaction: Interaction, texts: Texts) -> Message | None:
        """A message that says why no table can be opened here now, or None."""
        channel, place = interaction.channel_id, place_of(interaction)
        if not open_place(interaction).is_shared or channel is None:
            return note(texts("notice-place", place="forced" if is_forced_private(interaction) else "own"))
        try:
            await self.admission.to_open(interaction)
        except TableError as error:
            return note(refused(texts, error))
        if place.has_bot and (missing := missing_permissions(interaction, texts)):
            return note(texts("notice-missing", permissions=missing))
        unread = self._tables.registry.unread.in_channel(channel)
        if unread is not None:
            return unread_message(texts, unread, may_close=interaction.permissions.manage_guild)
        there = self._tables.in_channel(channel)
        if there is None:
            return None
        link = None if self._publisher.bring_back(there) else self._publisher.link(there)
        trouble = self._publisher.trouble_at(there.id)
        notice = None if trouble is None else texts("hand-channel-trouble", why=trouble.value)
        open_ones = await self.alone.own_tables.of(interaction.user.id)
        return occupied_message(texts, there, interaction.user.id, link=link, notice=notice, open_ones=open_ones)

    async def open(
        self,
        responder: Responder,
        setup: TableSetup,
        reader: Reader,
        *,
        computers: Sequence[Level] = (),
        invited: Sequence[Guest] = (),
        left_out: Sequence[LeftOut] = (),
        again: int | None = None,
    ) -> None:
        """Open a lobby as the public answer, or say privately why not. A pressed picker message is updated, too.

        Where nobody could join, a match with computer players starts. `left_out`: who cannot be invited, which the user
        is told. `again`: the match that is played again. TableError: OFTEN, those of `start` and `_open`.
        """
        interaction, texts = responder.interaction, reader.texts
        if not open_place(interaction).is_shared and not (invited or left_out):
            computers = computers or (Level.NORMAL,) * (setup.usual_seats() - 1)
            await self.start(responder, setup, reader, computers=computers)
            return
        refusal = await self.refusal(interaction, texts)
        if refusal is not None:
            await responder.private(refusal)
            return
        user, channel = interaction.user.id, interaction.channel_id or 0
        counts = invited and again is None
        with self._tables.rates.doing(Doing.INVITE, user=user, channel=channel) if counts else nullcontext():
            company = Company(pressed_by(interaction), computers, invited=invited)
            table = await self._open(interaction, setup, company)
        lines = left_out_lines(texts, left_out)
        if invited and place_of(interaction).has_bot:
            lines += await let_in(texts, interaction.channel, invited)
        await self._post(responder, table, texts("picker-opened", game=setup_called(texts, setup)), lines)
        await self._call_invited(table, interaction, again=again)

    async def _call_invited(self, table: Table, interaction: Interaction, *, again: int | None = None) -> None:
        """Call everybody who is invited to a new table. `again`: the match that is played again."""
        if guests := _still_invited(table):
            asking = Asking(how=How.INVITED, by=pressed_by(interaction), guests=guests, again=again)
            await self._invitations.call(table, asking)

    async def start(
        self,
        responder: Responder,
        setup: TableSetup,
        reader: Reader,
        *,
        computers: Sequence[Level],
        locale: str | None = None,
        is_below: bool = False,
    ) -> None:
        """Start a match with computer players at once, at a private table if it can be.

        Else, where ghosts are talked to in the channel (SG-4), the user is told so: the board is the public answer, the
        user's hand is below it. `locale`: as in `_open`. `is_below`: as in `Alone.start`. TableError: NO_GHOSTS where
        the bot is no member, those of `_open` and `Alone.start`.
        """
        if self.alone.can(setup):
            await self.alone.start(responder, setup, reader, computers=computers, is_below=is_below)
            return
        check_ghosts(place_of(responder.interaction), setup)
        refusal = await self.refusal(responder.interaction, reader.texts)
        if refusal is not None:
            await responder.private(refusal)
            return
        company = Company(pressed_by(responder.interaction), computers)
        table = await self._open(responder.interaction, setup, company, locale=locale, start=True)
        opened = reader.texts("picker-opened", game=setup_called(reader.texts, setup))
        try:
            await self._post(responder, table, opened, [reader.texts("picker-ghosts")])
        except FAILED as error:  # The publisher posts the board; the user can play.
            log_failed(log, error, "The board of table %s could not be the answer", table.id, usual=logging.WARNING)
        await self.hands.show(responder, table, reader, is_below=True)

    async def _post(self, responder: Responder, table: Table, opened: str, lines: Sequence[str] = ()) -> None:
        """Post a new table's first message as the public answer. `opened` replaces a pressed private message, and fills
        a command's deferred response. `lines`: what the user alone is told beside it."""
        n, message_id, is_replaced = table.version, None, responder.on_private
        try:
            message = await self._publisher.render(table)
            if is_replaced:
                await responder.replace(note("\n".join([opened, *lines])))
            message_id = await responder.public(message, aside=note(opened))
        finally:
            await self._publisher.opened(table, message_id, n=n, press=responder.press_token(message_id))
        if lines and not is_replaced:
            await responder.private(note("\n".join(lines)))

    async def repeat(self, responder: Responder, before: Table, reader: Reader) -> None:
        """Open a table like the user's last one: a match with computer players only starts at once; people who played
        are invited to a lobby."""
        setup, (guests, computers) = before.setup, _others(before, responder.interaction.user.id)
        if guests:
            await self.open(responder, setup, reader, computers=computers, invited=guests, again=before.id)
        else:
            await self.start(responder, setup, reader, computers=computers)

    async def open_again(self, responder: Responder, before: Table, reader: Reader) -> None:
        """Open a lobby with the same people and the same computer players; the user who pressed becomes host. A match
        with computer players only starts at once."""
        interaction, texts = responder.interaction, reader.texts
        user = interaction.user
        if before.lesson is not None:
            raise TableError(RefusalReason.TABLE_GONE)
        if before.participant_of(user.id) is None:
            await responder.private(note(texts("notice-again-players")))
            return
        await self._tables.registry.settled(before.id)
        guests, computers = _others(before, user.id)
        barred = (await self.admission.settings(server_of(interaction) or 0)).barred
        guests = [guest for guest in guests if guest.user not in barred]
        setup = before.setup
        if not guests:
            await self.start(responder, setup, reader, computers=computers, locale=before.locale, is_below=True)
            return
        refusal = await self.refusal(interaction, texts)
        if refusal is not None:
            await responder.private(refusal)
            return
        by = pressed_by(interaction)
        table = await self._open(interaction, setup, Company(by, computers, guests), locale=before.locale)
        await self._post(responder, table, texts("picker-opened", game=setup_called(texts, setup)))
        await self._invitations.call(table, Asking(how=How.AGAIN, by=by, guests=guests, again=before.id))

    async def move_to_thread(self, responder: Responder, table: Table, texts: Texts) -> None:
        """Move the user's lobby to a new private thread of its channel: everybody at it and everybody who was invited
        is added to the thread. Where the host cannot be added, or none of the others, the lobby stays where it is.
        TableError: NO_THREADS, MAY_NOT_THREAD, OFTEN, NOT_HOST, NOT_IN_LOBBY, TABLE_GONE."""
        interaction = responder.interaction
        channel, user = interaction.channel, interaction.user
        if not isinstance(channel, discord.TextChannel) or channel.is_news():
            raise TableError(RefusalReason.NO_THREADS)
        if missing := missing_permissions(interaction, texts, PRIVATE_THREADS):
            await responder.private(note(texts("notice-missing-thread", permissions=missing)))
            return
        if not interaction.permissions.create_private_threads:
            raise TableError(RefusalReason.MAY_NOT_THREAD)
        title = cut(called_at(public_texts(table), table), _THREAD_TITLE)
        with self._tables.rates.doing(Doing.THREAD, user=user.id, channel=table.channel):
            thread = await channel.create_thread(name=title, type=discord.ChannelType.private_thread)
        people = _people_of(table)
        absent = {guest.user for guest in await add_to_thread(thread, people)}
        if user.id in absent or (len(people) > 1 and absent >= {guest.user for guest in people} - {user.id}):
            await give_up(thread)
            await responder.private(note(texts("lobby-stays")))
            return
        try:
            before = await self._tables.move_away(table.id, user.id)
        except TableError:  # The match has started meanwhile, or another press has moved the lobby.
            await give_up(thread)
            raise
        setup, (guests, computers) = before.setup, _others(before, user.id)
        company = Company(pressed_by(interaction), computers, guests, _still_invited(before))
        moved = await self._open(interaction, setup, company, thread=thread.id, locale=before.locale)
        known = {guest.user for guest in people}  # A guest may have come since.
        left_out = [guest for guest in people if guest.user in absent]
        left_out += await add_to_thread(thread, [guest for guest in _people_of(before) if guest.user not in known])
        self._publisher.post(moved)
        await self._call_invited(moved, interaction)
        lines = [texts("lobby-moved", thread=thread.mention), *not_added(texts, left_out)]
        await responder.private(note("\n".join(lines)))

    async def _open(
        self,
        interaction: Interaction,
        setup: TableSetup,
        company: Company,
        *,
        thread: int | None = None,
        locale: str | None = None,
        start: bool = False,
    ) -> Table:
        """`locale`: the language of the table, unless the server has chosen one; None: that of the server in Discord.
        `thread`: open it there and not in the channel; it is a table that moves, which the server let them open before.
        TableError: those of `Admission` and `TableOpening`.
        """
        guild = server_of(interaction) or 0
        assert interaction.channel_id is not None
        if thread is None:
            server = await self.admission.to_open(interaction, setup.game)
            where = location_of(interaction, server)
        else:
            server = await self.admission.settings(guild)
            where = Location(guild, thread, in_thread=True)
        locale = locale_here(interaction, server.language or locale)
        return await self._tables.open(
            replace(company, invited=[guest for guest in company.invited if guest.user not in server.barred]),
            where,
            setup.having(turn_seconds=setup.turn_seconds or server.turn_seconds or self._turn_seconds),
            locale=locale,
            start=start,
            press=interaction.id,
            is_limited=thread is None,
        )


def _still_invited(table: Table) -> list[Guest]:
    """The people who were invited and have neither joined nor said no."""
    return [
        Guest(each, asked.name)
        for each, asked in table.invited.items()
        if not asked.declined and table.participant_of(each) is None
    ]


def _people_of(table: Table) -> list[Guest]:
    """Everybody at a lobby, the host first, and everybody who is still invited."""
    seated = [Guest(each.user, each.name) for each in table.participants if each.user is not None]
    return [*sorted(seated, key=lambda guest: guest.user != table.host), *_still_invited(table)]


def _others(table: Table, user: int) -> tuple[list[Guest], list[Level]]:
    """The other people of a table, and the levels of its computer players."""
    guests = [Guest(each.user, each.name) for each in table.participants if each.user not in (None, user)]
    return guests, [each.level for each in table.computers()]
