"""A Discord message kept up to date: edited at most once per `pace`; the newest state wins.

`LiveMessage` has what boards, private hands, turn pings and announcements share. A `Source` supplies the rest: the
version to show, how it is rendered, and how the message is sent, edited and deleted.
"""

import asyncio
from contextlib import nullcontext
from dataclasses import dataclass, field
from typing import Final, Generic

import discord

from bot.platform.discord_api import ARCHIVED, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, is_passing
from bot.platform.gate import ANSWER_SECONDS, Gate
from bot.platform.live_failures import Failures
from bot.platform.live_source import GONE, M, Policy, Source, Trouble, Withdrawn
from bot.platform.press_tokens import is_refusal
from bot.platform.throttle import Throttle
from bot.platform.traffic import Traffic
from bot.storage.remembered import PressToken
from data.outside import now_ms

UNSHOWN: Final = -1
"""Instead of a number of changes: a message that does not show yet what it was answered with."""


@dataclass(slots=True, eq=False, repr=False)
class LiveMessage(Generic[M]):
    """Keeps one message up to date. Call `touch` whenever its content may have changed."""

    source: Source[M]
    policy: Policy
    traffic: Traffic
    gate: Gate | None = None
    """Edits wait briefly for the answers in this gate."""
    drafts: asyncio.Semaphore | None = None
    """Limits how many rendered messages wait to be sent."""
    message: int | None = None
    """The message id; None: not posted yet."""
    is_posting: bool = False
    """A message may have been posted whose id is unknown; posting again with the same nonce returns it."""
    needs_search: bool = False
    """Search the channel for such a message before posting one."""
    is_seen: bool = False
    """Whether this process has sent or edited the message: it exists, and its age counts."""
    is_expected: bool = False
    """The message is being sent elsewhere, as the answer to a command; `opened` follows."""
    answering: Gate = field(default_factory=Gate)
    """Enter while an answer edits the message. Edits wait for it, so that it cannot overwrite a newer state."""
    shown_version: object = None
    """The version that the message shows; None: unknown."""
    digest: str | None = None
    """The digest of what the message shows; None: unknown."""
    changes: int = 0
    """Counts changes to the message and its wanted content. If it changes during a request, the order of arrival is
    unknown, and so is what the message shows."""
    _throttle: Throttle = field(init=False)
    _answer: tuple[object, M] | None = None
    _is_sending: bool = False
    _sent: tuple[int, float] = (0, 0.0)
    _below: int = 0
    _deleted: set[int] = field(default_factory=set[int])
    _others: set[int] = field(default_factory=set[int])
    """Doubted while this message was being sent: itself, or others of the same kind."""
    _lost: int = 0
    _failures: Failures[M] = field(init=False)

    def __post_init__(self) -> None:
        self._failures = Failures(self.source, self.policy, self.touch)
        self._throttle = Throttle(
            self._refresh,
            pace=self.policy.pace,
            delay=self.policy.gather,
            gate=self.gate,
            has_nothing=self._is_up_to_date,
            at_ease=lambda: self.policy.at_ease if self.source.is_at_ease() else 0.0,
        )

    @property
    def is_idle(self) -> bool:
        """Whether no update is running or scheduled."""
        return self._throttle.is_idle

    # -- What happens -------------------------------------------------------------------------------------------------

    def touch(self) -> None:
        """Schedule an update: the content may have changed."""
        self._throttle.touch()

    def changed(self) -> None:
        """Schedule an update after an event at the table, even if the message was deleted too often."""
        self._lost = 0
        self.touch()

    def redraw(self) -> None:
        """Redraw the same version, which looks different now."""
        self.shown_version = self._answer = None
        self.changes += 1
        self.source.on_shown()
        self.touch()

    def answered(
        self,
        version: object,
        *,
        since: int,
        digest: str | None = None,
        repeat: M | None = None,
        is_newest: bool = True,
    ) -> None:
        """An interaction was answered by editing the message to this version. `since`: `changes` before that;
        `UNSHOWN`: the message is still to be edited to it.

        `repeat`: the answer, to be sent again if an edit crossed it; it may show more than `Source.render`.
        `is_newest`: False if a later interaction has already been answered.
        """
        if is_newest:
            self._answer = None if repeat is None else (version, repeat)
        self._arrived(version, digest, since)
        self.touch()

    async def opened(self, message: int | None, version: object, digest: str | None = None) -> None:
        """The first message was sent elsewhere and shows this version. None: that failed, or its response was lost."""
        if message is None:
            self.needs_search = True
            self.source.on_message()
        else:
            self.shown_version, self.digest, self.is_seen = version, digest, True
            self._posted(message)
            self.source.on_shown()
        self.is_expected = False
        self._deleted.clear()
        if message is not None:
            await self.source.save()
        self.touch()

    @property
    def trouble(self) -> Trouble | None:
        """Why the message cannot be shown."""
        return self._failures.trouble

    @property
    def is_doubtful(self) -> bool:
        """Whether the channel may have another message of this kind, which a later process has to look for."""
        return self.is_posting or self.needs_search

    @property
    def has_messages_below(self) -> bool:
        """Whether a user has written below the message, as far as this process knows."""
        return self._below > 0

    def message_below(self, message: int) -> None:
        """Count a message posted in the channel, if it is below this one."""
        if message > (self.message or message):
            self._below += 1

    def message_deleted(self, message: int) -> None:
        """A message of the channel was deleted."""
        if self._is_sending or self.is_expected:
            self._deleted.add(message)
        elif message == self.message:
            self._lose()

    def doubt(self, message: int) -> None:
        """A user has pressed this message, which shows what is not so, or is another one of the same kind.

        A request of an earlier process may have arrived after those of this one. The newest message stays.
        """
        if self.is_expected or self._is_sending:
            self._others.add(message)  # It is not known yet which message is this one.
        else:
            self.needs_search |= message != self.message
            self.source.on_message()
            self._forget()

    def retry(self) -> None:
        """Update now: the cause of the trouble may be gone."""
        self._failures.end_hold()
        self.touch()

    def retry_refused(self) -> None:
        """A user uses the table: retry a message that was given up as refused, but not too soon."""
        if self._failures.can_be_asked():
            self.retry()

    def bring_back(self) -> bool:
        """A user looks for the message: repost it if it scrolled away or was deleted; return whether it is.

        A message of an earlier process may have been deleted since. Editing it finds out.
        """
        self.retry_refused()
        if self.is_expected:
            return False
        is_needed = self.message is None or self.has_scrolled_away
        if is_needed or not self.is_seen:
            self._lost = 0
            self._forget()
        return is_needed

    async def stop_sending(self) -> None:
        """Stop sending; wait for the request in progress."""
        await self._throttle.stop()

    # -- Bringing it up to date ---------------------------------------------------------------------------------------

    async def _refresh(self) -> bool:
        """Bring the message up to date; return whether anything was sent."""
        source = self.source
        await self.answering.over(ANSWER_SECONDS)
        if not self._is_due():
            return False
        await source.prepare()
        if not self._is_due() or not await self.traffic.recovered():
            return False
        if self.needs_search or (self.is_posting and source.wanted() is GONE):  # What may be there must go.
            if await self.traffic.turn() and not await self._searched():
                return True
            self.touch()
            return True
        version, since = source.wanted(), self.changes
        try:
            async with self.drafts or nullcontext():
                if not self._is_due():
                    return False
                version, since = source.wanted(), self.changes
                if version is GONE:
                    await self._delete()
                    return True
                rendered = await self._draft(version)
                digest = source.digest(rendered)
                is_new = digest is None or digest != self.digest or self.message is None
                press = self._press_token()
                if is_new and press is None and not await self._turn():
                    return False
            if not await self.traffic.recovered():
                return False  # While this was rendered, another process may have taken the table over.
            if source.is_outdated(version):
                self.touch()
                return False
            if source.is_expired():  # While this was rendered, an answer put something else in its place.
                source.on_finished()
                return False
            if is_new:
                self.shown_version = self.digest = None
                source.on_shown()
                if not await self._put(rendered, press):
                    return False
                self.is_seen = True
        except Withdrawn:
            source.on_finished()
            return False
        except Exception as error:
            await self._failed(error, version, since)
            return True
        self._failures.succeeded()
        self._arrived(version, digest, since)
        if self._is_due():
            self.touch()
        return is_new

    def _is_up_to_date(self) -> bool:
        """Whether there is nothing to do until the next `touch`. Most hands at a table stay as they are at a move."""
        wanted, source = self.source.wanted(), self.source
        return wanted is not None and wanted == self.shown_version and not (source.is_final() or source.is_expired())

    def _is_due(self) -> bool:
        """Whether an update is needed and allowed now."""
        wanted = self.source.wanted()
        if self.source.is_expired() or (wanted is not None and wanted == self.shown_version and self.source.is_final()):
            self.source.on_finished()
            return False
        is_needed = wanted is not None and wanted != self.shown_version
        return is_needed and not self.is_expected and not self._failures.are_held

    async def _draft(self, version: object) -> M:
        if self.shown_version is None and self._answer is not None and self._answer[0] == version:
            return self._answer[1]
        return await self.source.render()

    def _arrived(self, version: object, digest: str | None, since: int) -> None:
        """The message was changed to show this version. `since`: `changes` before that."""
        is_known = self.changes == since
        self.shown_version, self.digest = (version, digest) if is_known else (None, None)
        self.changes += 1
        self.source.on_shown()

    def _forget(self) -> None:
        """Treat what the message shows as unknown."""
        self.digest = None
        self.redraw()

    @property
    def _is_edited(self) -> bool:
        """Whether the message is edited where it is, and no new one posted."""
        return self.message is not None and not (
            self.is_posting or self.has_scrolled_away or self.source.is_left_behind()
        )

    def _press_token(self) -> PressToken | None:
        """The token by which the message is edited; None: the bot edits it by its own, or posts a new one."""
        return None if self.message is None or not self._is_edited else self.source.token_of(self.message)

    async def _turn(self) -> bool:
        """Wait until the bot may make one more request by its own token; False: make none."""
        return self.source.is_by_token() or await self.traffic.turn()

    async def _put(self, rendered: M, press: PressToken | None) -> bool:
        """Edit the message, or post a new one in its place; False: no request may be made.

        `press`: the token to edit it with. None: the bot's turn has come to make a request by its own.
        """
        old, is_replaced = self.message, self.policy.is_replaced
        if press is not None:
            if press.message == old and self._is_edited and await self._edited_by(press, rendered):
                return True
            if not await self._turn():
                return False
        if old is not None and self._is_edited:
            try:
                await self.source.edit(old, rendered)
            except discord.HTTPException as error:
                if not is_replaced or error.code not in (UNKNOWN_MESSAGE, ARCHIVED):
                    raise
                old = old if error.code == ARCHIVED else None  # Posting a new message unarchives the thread.
            else:
                return True
        await self._post(rendered, instead_of=old)
        if old is not None:
            await self.source.delete(old)
        return True

    async def _edited_by(self, press: PressToken, rendered: M) -> bool:
        """Edit the message with this token; return False if Discord refuses that."""
        try:
            await self.source.edit_by(press, rendered)
        except discord.HTTPException as error:
            if not is_refusal(error):
                raise
            self.source.on_token_refused(press)
            return False
        return True

    async def _post(self, rendered: M, *, instead_of: int | None) -> None:
        """Post a new message. `is_posting` is saved first: the process may end before the message's id is known."""
        is_again = self.is_posting
        if not is_again:
            self.is_posting = True
            self.source.on_message()
            await self.source.save()
        self._is_sending = True
        try:
            sent = await self.source.send(rendered)
            if is_again and not sent.is_as_rendered:
                self.changes += 1  # This message was posted earlier and shows what was wanted then.
            self.is_posting, self._below = False, 0
            self._posted(sent.id)
            if instead_of is not None:
                self.source.on_replaced(instead_of)
        except Withdrawn:
            self.is_posting = False
            raise
        except discord.HTTPException as error:
            # Any other error means that this one was not sent. Of an earlier one it says nothing.
            self.is_posting = is_again or is_passing(error)
            self.needs_search |= is_again and not is_passing(error)
            self.source.on_message()
            raise
        finally:
            self._is_sending = False
            self._deleted.clear()
        await self.source.save()

    def _posted(self, message: int) -> None:
        self.message = message
        self._sent = message, self._now()
        if self._others - {message}:
            self.needs_search = True
            self._forget()
        self._others.clear()
        self.source.on_message()
        if message in self._deleted:
            self._lose()

    def _lose(self) -> None:
        """The message was deleted. Repost it, at most `Policy.lost` times: a moderator may not want it."""
        self.message = None
        self.source.on_message()
        self._lost += 1
        if self._lost <= self.policy.lost:
            self._forget()

    async def _searched(self) -> bool:
        """Search the channel; return False if that failed, and is tried again later."""
        self.needs_search = False
        self._others.clear()
        try:
            found = await self.source.find()
        except Exception as error:
            self.needs_search = is_passing(error)
            self.source.on_message()
            await self._failed(error, self.source.wanted(), self.changes)
            return False
        if found is not None or self.source.wanted() is GONE:
            self.message, self.is_posting = found or self.message, False
        self.source.on_message()
        await self.source.save()
        return True

    async def _delete(self) -> None:
        if self.message is not None:
            await self.source.delete(self.message)
            self.message = None
            self.source.on_message()
        self.source.on_finished()

    @property
    def has_scrolled_away(self) -> bool:
        """Whether the message is so far up or so old that a new one should be posted."""
        message = self.message
        if message is None or not self.policy.is_replaced or not self.is_seen:
            return False  # After a restart, edit it in place.
        if self._sent[0] != message:  # Sent by an earlier process.
            age = now_ms() / 1000 - discord.utils.snowflake_time(message).timestamp()
            self._sent = message, self._now() - age
        age = self._now() - self._sent[1]
        return age >= self.source.rests() and (self._below >= self.policy.far or age > self.policy.old)

    async def _failed(self, error: Exception, version: object, since: int) -> None:
        """Schedule a retry: soon while Discord is failing, with growing delays while it refuses the message."""
        failures, code = self._failures, error.code if isinstance(error, discord.HTTPException) else 0
        failures.count()
        if code == UNKNOWN_CHANNEL and await self.source.on_channel_gone():
            return
        has_changed = self.changes != since
        if is_passing(error):
            failures.log(error)
            if has_changed:  # The request may have arrived, and after the answer that crossed it.
                self.shown_version = self.digest = None
                self.source.on_shown()
            self.changes += 1
            failures.try_soon()
        elif failures.is_forbidden_by(error):
            failures.log(error)
            if self.source.is_final():
                self._give_up(error, version)
            else:
                failures.wait_for_permission()
        elif has_changed:
            failures.log(error, tries=1)
            self.touch()  # An answer has reached the message since, perhaps with a newer token.
        else:
            failures.log(error)
            if failures.refused():
                self._give_up(error, version)

    def _give_up(self, error: Exception, version: object) -> None:
        """Treat this version as shown."""
        self.shown_version = version
        self._failures.given_up()
        self.source.on_given_up(error)
        self.touch()

    def _now(self) -> float:
        return asyncio.get_running_loop().time()
