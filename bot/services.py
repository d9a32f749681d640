"""Builds the parts of the bot and gives each feature those that it needs, once at login."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import discord

from bot.features.daily.announcing import Announcing
from bot.features.daily.best import BestGames
from bot.features.daily.board_handlers import DailyBoardHandlers
from bot.features.daily.challenge_handlers import ChallengeHandlers
from bot.features.daily.challenge_rendering import ChallengeRenderer
from bot.features.daily.clock import DailyClock, chosen_by
from bot.features.daily.handlers import DailyHandlers
from bot.features.daily.past_handlers import PastHandlers
from bot.features.daily.reminder_handlers import ReminderHandlers
from bot.features.daily.reminding import Reminding
from bot.features.daily.rendering import DailyRenderer
from bot.features.games.handlers import GamesHandlers
from bot.features.games.reachable_tables import ReachableTables
from bot.features.ghosts.handlers import GhostHandlers
from bot.features.ghosts.service import Ghosts
from bot.features.help.handlers import HelpHandlers
from bot.features.learn.handlers import LearnHandlers
from bot.features.learn.practice_rendering import PracticeRenderer
from bot.features.lobby.admission import Admission
from bot.features.lobby.alone import Alone
from bot.features.lobby.cards import CardsHandlers
from bot.features.lobby.friends import FriendsHandlers
from bot.features.lobby.gathering import GatheringHandlers
from bot.features.lobby.handlers import LobbyHandlers
from bot.features.lobby.invitations import Invitations
from bot.features.lobby.opening import Opening
from bot.features.lobby.options_handlers import OptionsHandlers
from bot.features.lobby.panels import Panels
from bot.features.lobby.private_tables import PrivateTableHandlers
from bot.features.lobby.sitting import SittingHandlers
from bot.features.moderating.handlers import ModeratingHandlers
from bot.features.play.auto_play import AutoPlay
from bot.features.play.board_publisher import BoardPublisher
from bot.features.play.cards_before import CardsBefore
from bot.features.play.controls import Emojis
from bot.features.play.hand import HandRenderer, PrivateRenderer
from bot.features.play.handlers import PlayHandlers
from bot.features.play.hint_handlers import HintHandlers
from bot.features.play.hints import HintFinder
from bot.features.play.plan_handlers import PlanHandlers
from bot.features.play.plans import Plans
from bot.features.play.private_hands import PrivateHands
from bot.features.play.private_table import PrivateTableRenderer, below_hand
from bot.features.play.turn_messages import TurnMessages
from bot.features.play.turn_pings import TurnPings
from bot.features.privacy.handlers import PrivacyHandlers
from bot.features.ratings.handlers import RatingsHandlers
from bot.features.replay.handlers import ReplayHandlers
from bot.features.replay.matches_handlers import MatchesHandlers
from bot.features.replay.pages import ReplayPages
from bot.features.review.handlers import ReviewHandlers
from bot.features.review.reviewing import Reviews
from bot.features.rules.handlers import RulesHandlers
from bot.features.settings.handlers import SettingsHandlers
from bot.features.settings.server_handlers import ServerSettingsHandlers
from bot.features.talk.handlers import TalkHandlers
from bot.platform.delivery import Delivery
from bot.platform.drawing import Drawing
from bot.platform.forwarding import Forwarding
from bot.platform.gate import Gate
from bot.platform.handlers import Handlers
from bot.platform.live_message import LiveMessage
from bot.platform.noting import Noting
from bot.platform.responder import DEFER_AFTER, Answers
from bot.platform.studio import ProcessStudio, Studio, ThreadStudio
from bot.platform.thinking import Thinkers
from bot.platform.traffic import Traffic
from bot.platform.trickle import Trickle
from bot.settings import Settings
from bot.storage.archive import Archive
from bot.storage.dailies import DayDeals
from bot.storage.forgetting import Forgetting
from bot.storage.guild_settings import GuildSettings
from bot.storage.own_tables import OwnTables
from bot.storage.remembered import Remembered
from bot.storage.stored_tables import StoredTables
from bot.storage.tidying import Tidying
from bot.storage.user_settings import UserSettings
from bot.tables.following import Follower
from bot.tables.lessons import LessonTables
from bot.tables.limits import TableLimits
from bot.tables.service import TableService
from bot.tables.table import Table
from data.leases import LASTS_S
from data.store import Store
from engine.daily.days import day_at

IDENTIFY_SECONDS: Final = 5.1
"""Discord lets a bot start a session every five seconds, in each of its buckets."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """The services that the client reports to, and that start and stops with it."""

    features: tuple[Handlers, ...]
    answers: Answers
    tables: TableService
    thinkers: Thinkers
    reviews: ReviewHandlers
    drawing: Drawing
    delivery: Delivery
    publisher: BoardPublisher
    hands: PrivateHands
    ghosts: Ghosts
    followers: tuple[Follower, ...]
    """All that follows tables, in the order in which they take a table up."""
    tidying: Tidying
    daily_clock: DailyClock
    forgetting: Forgetting

    async def lead(self) -> None:
        """Do what one process does for all by the clock, until it is cancelled."""
        await asyncio.gather(self.tidying.run(), self.daily_clock.run())

    async def list_tables(self, mine: Callable[[int], bool] = lambda home: True, *, alive_at: int | None = None) -> int:
        """Find the tables of an earlier process and return how many are open; `resume_tables` takes them up.

        `mine`: whether this process holds the tables of this server or user. `alive_at`: when they were played
        last; None: at the last heartbeat.
        """
        restoring = self.tables.restoring
        restoring.recall, restoring.show = self.delivery.remembered.recall, self._show
        if alive_at is None:
            alive_at = await self.tables.registry.storage.last_beat()
        return await restoring.find(alive_at=alive_at, mine=mine)

    async def resume_tables(self) -> None:
        """Resume the listed tables. Their notes are loaded first, so that nothing is sent twice."""
        await self.tables.restoring.run()

    def _show(self, table: Table) -> None:
        """Show a table of an earlier process where what it shows is not up to date."""
        for each in self.followers:
            if each.follows_own or not table.is_private:
                each.resume_table(table)

    async def release_servers(self, mine: Callable[[int], bool]) -> int:
        """Forget the tables of these servers and users, once what is noted of them is saved; return how many."""
        open_ones = await self.tables.restoring.release_servers(mine)
        tables = {table.id for table in open_ones} | self.publisher.tables_of(mine)
        await asyncio.gather(*(each.release_tables(tables) for each in self.followers))
        await self.delivery.noting.release_tables(tables)
        return len(open_ones)

    async def moved_away(self, table_id: int) -> None:
        """Forget a table that has moved to where another process plays it."""
        self.delivery.remembered.forget(table_id)
        await asyncio.gather(*(each.release_tables([table_id]) for each in self.followers))

    def stopping(self) -> Iterator[tuple[str, Callable[[], Coroutine[Any, Any, None]]]]:
        """The steps that finish what is in progress and stop, in order (`StoppingLimits.of_services` has their limits):
        name and work. The store stays open.
        """
        yield "what goes on at tables", self.tables.stop_play
        yield "thinking", self._stop_thinking
        yield "what is being sent", self.stop_sending
        yield "keeping what was sent", self.delivery.noting.finish_saving
        yield "drawing", self.drawing.stop_drawing

    async def stop_services(self) -> None:
        """Stop, however long it takes."""
        for _, work in self.stopping():
            await work()

    async def _stop_thinking(self) -> None:
        await self.reviews.cancel_reviews()
        await self.thinkers.end_processes()

    async def stop_sending(self) -> None:
        """Stop sending; wait for the requests in progress."""
        self.delivery.later.drop_calls()
        self.delivery.traffic.refuse_requests()
        # In parallel: one that waits for Discord must not delay the others.
        await asyncio.gather(*(each.stop_following() for each in self.followers))


@dataclass(frozen=True, slots=True, kw_only=True)
class Parts:
    """Parts of a bot, where tests make it of something else."""

    tables: Callable[..., TableService] = TableService
    thinkers: Callable[[int | None], Thinkers] = Thinkers
    drawing: Callable[[Studio], Drawing] = Drawing
    noting: Callable[..., Noting] = Noting
    publisher: Callable[..., BoardPublisher] = BoardPublisher
    hands: Callable[..., PrivateHands] = PrivateHands
    pings: Callable[..., TurnPings] = TurnPings
    auto_play: Callable[..., AutoPlay] = AutoPlay
    ghosts: Callable[..., Ghosts] = Ghosts
    traffic: Callable[[], Traffic] = Traffic
    later: Callable[[], Trickle] = Trickle
    daily_clock: Callable[..., DailyClock] = DailyClock
    live: type[LiveMessage[Any]] = LiveMessage
    defer_after: float = DEFER_AFTER
    identify_seconds: float = IDENTIFY_SECONDS
    """Between two sessions of a bucket."""
    lease_seconds: float = LASTS_S
    """How long a lease of a shard lasts without a renewal."""


PARTS: Final = Parts()


def build(
    client: discord.Client,
    settings: Settings,
    store: Store,
    *,
    emojis: Emojis,
    traffic: Traffic,
    parts: Parts = PARTS,
    forwarding: Forwarding | None = None,
) -> Services:
    """Create all services for this store and client. `traffic` counts the requests that Discord refused."""
    thinkers = parts.thinkers(settings.thinkers)
    limits = TableLimits(
        opened_by_person=settings.opened_by_person,
        opened_in_server=settings.opened_in_server,
        open_by_person=settings.open_by_person,
        open_in_server=settings.open_in_server,
    )
    user_settings, gate = UserSettings(store), Gate()
    tables = parts.tables(
        StoredTables(store),
        computer_pause=settings.computer_pause,
        thinking=thinkers,
        limits=limits,
        hours_of=user_settings.hours_of,
    )
    drawing = parts.drawing(ThreadStudio() if settings.drawing == "threads" else ProcessStudio())
    guild_settings = GuildSettings(store.guild_settings)
    noting = parts.noting(Remembered(store.tables), gate=gate)
    delivery = Delivery(client=client, noting=noting, traffic=traffic, gate=gate, later=parts.later(), live=parts.live)
    delivery.later.is_busy = lambda: tables.restoring.is_busy
    publisher = parts.publisher(delivery, tables, drawing, store.results, guild_settings, user_settings=user_settings)
    hints = HintFinder(tables.computers)
    plans = Plans(tables, store.preferences)
    archive, own_tables = Archive(tables, store), OwnTables(store.tables)
    new_hands = partial(HandRenderer, drawing, publisher, hints, store.results, emojis=emojis)
    hand_renderer = new_hands(plans=plans)
    own_hands = new_hands(below=below_hand, before=CardsBefore(archive).words)
    now, is_unsaved = tables.registry.now, tables.registry.is_unsaved
    own_renderer = PrivateTableRenderer(own_hands, drawing, is_unsaved=is_unsaved)
    practice_renderer = PracticeRenderer(drawing, emojis=emojis, is_unsaved=is_unsaved)
    daily_renderer = DailyRenderer(own_renderer, drawing, store.dailies, now=now)
    challenge_renderer = ChallengeRenderer(own_renderer, drawing, store.challenges, now=now)

    def renderer_of(table: Table) -> PrivateRenderer:
        if table.lesson is not None:
            return practice_renderer
        if table.fair.day is not None:
            return daily_renderer
        if table.fair.challenge is not None:
            return challenge_renderer
        return own_renderer if table.is_private else hand_renderer

    hands = parts.hands(delivery, tables, renderer_of, user_settings, boards=publisher)
    publisher.trouble, publisher.has_open_hands = hands.touch, hands.are_open

    def saving_changed(table_id: int) -> None:
        table = tables.get(table_id)
        (hands if table is not None and table.is_private else publisher).touch(table_id)

    tables.registry.saving_changed = saving_changed
    reachable = ReachableTables(tables, archive, store.preferences)
    messages = TurnMessages(
        delivery, hands.write, user_settings, store.preferences, waiting=reachable.waiting_for, now=now
    )
    hands.news_for = messages.news
    pings = parts.pings(
        delivery, tables, user_settings, trouble_at=publisher.trouble_at, looks=hands, messages=messages
    )
    auto_play = parts.auto_play(tables, user_settings, plans=plans)
    panels = Panels(delivery, tables, user_settings, guild_settings, hands)
    ghosts = parts.ghosts(delivery, tables.registry, publisher.message_seen)
    answers = Answers(
        tables, archive, user_settings, gate, defer_after=parts.defer_after, forwarding=forwarding, boards=publisher
    )
    pages = ReplayPages(drawing)
    replays = ReplayHandlers(answers, drawing, pages, guild_settings, store.results)
    made = Reviews(thinkers, store.reviews, worlds=settings.review_worlds)
    reviews = ReviewHandlers(answers, drawing, made)
    forgetting = Forgetting(store, tables, archive, delivery.remembered, now=now)
    admission = Admission(guild_settings)
    invitations = Invitations(delivery, tables, publisher, user_settings)
    alone = Alone(answers, hands, own_tables, turn_seconds=settings.turn_seconds)
    opening = Opening(tables, publisher, hands, admission, invitations, alone=alone, turn_seconds=settings.turn_seconds)
    friends = FriendsHandlers(answers, opening, store.results, guild_settings)
    games = GamesHandlers(answers, reachable, own_tables)
    playing = PlayHandlers(answers, hands, publisher, drawing, own_tables, listed=games.listed)
    deals = DayDeals(store.dailies, choosing=chosen_by(thinkers))
    announcing = Announcing(delivery, store.guild_settings, store.dailies, now=now)
    reminding = Reminding(delivery, store.preferences, user_settings, store.dailies, now=now)
    past = PastHandlers(answers, alone, store.dailies, deals, BestGames(store.dailies, archive, pages), now=now)
    challenges = ChallengeHandlers(answers, hands, store.challenges, guild_settings, pages, now=now)
    daily = DailyHandlers(
        answers, hands, store.dailies, deals, reminding=reminding, past=past, challenges=challenges, now=now
    )

    followers = (hands, publisher, panels, pings, invitations, ghosts, auto_play, reachable, archive, forgetting)
    forgetting.on_forgotten(made.drop, *(each.user_forgotten for each in followers))

    def hours_changed(user: int) -> None:
        tables.hours_changed(user)
        for each in followers:
            each.hours_changed(user)

    def changed_elsewhere(user: int | None) -> None:
        if user is None:
            tables.hours_changed(None)
        else:
            hours_changed(user)

    store.preferences.on_change_elsewhere(changed_elsewhere)

    async def choose_ahead() -> None:
        await deals.choose_ahead(day_at(now()))

    services = Services(
        features=(
            LobbyHandlers(
                answers,
                opening,
                publisher,
                panels,
                drawing=drawing,
                results=store.results,
                guild_settings=guild_settings,
                friends=friends,
            ),
            friends,
            GatheringHandlers(answers, opening, invitations, panels, guild_settings),
            OptionsHandlers(answers, panels, guild_settings),
            RulesHandlers(answers, drawing, store.results),
            playing,
            SittingHandlers(answers, hands, admission),
            PrivateTableHandlers(answers, opening, hands, playing),
            CardsHandlers(answers, alone),
            HintHandlers(answers, hands, hints),
            PlanHandlers(answers, hands, plans),
            TalkHandlers(answers, hands, tables.registry),
            RatingsHandlers(answers, drawing, store),
            replays,
            MatchesHandlers(answers, replays, store),
            reviews,
            SettingsHandlers(answers, hours_changed),
            ServerSettingsHandlers(answers, guild_settings, publisher, hands),
            PrivacyHandlers(answers, forgetting, settings),
            ModeratingHandlers(answers, guild_settings),
            LearnHandlers(answers, LessonTables(tables), hands, opening, playing, turn_seconds=settings.turn_seconds),
            GhostHandlers(answers, ghosts.talking),
            past,
            daily,
            challenges,
            ReminderHandlers(answers, reminding, now=now),
            DailyBoardHandlers(answers, store.dailies, now=now),
            games,
            HelpHandlers(answers, settings),
        ),
        answers=answers,
        tables=tables,
        thinkers=thinkers,
        reviews=reviews,
        drawing=drawing,
        delivery=delivery,
        publisher=publisher,
        hands=hands,
        ghosts=ghosts,
        followers=followers,
        tidying=Tidying(store.tidying, days=settings.tidy_days, hour=settings.tidy_hour),
        daily_clock=parts.daily_clock([choose_ahead, announcing.announce, reminding.remind], now=now),
        forgetting=forgetting,
    )
    tables.registry.moved_away = services.moved_away
    return services
