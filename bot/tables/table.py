"""A table as the fold of its log: lobby, seats, match, clock. Plain state; `bot.tables.service` changes it."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import assert_never

from bot.tables import entries
from bot.tables.copying import shallow_copy
from bot.tables.deadlines import BETWEEN_SECONDS, UNSEEN, Deadline, WaitingFor, next_deadline
from bot.tables.entries import Entry, MovedBy, TalkKind, level_of
from bot.tables.fair_state import FairState
from bot.tables.ghost_state import OF_GHOSTS, GhostState
from bot.tables.pacing import NO_GRANT, Pacing
from bot.tables.participants import (
    FinalPlace,
    Guest,
    Invitation,
    LearnerMove,
    Lesson,
    Participant,
    PlayedMove,
    TakeBack,
    is_one_person,
)
from bot.tables.places import Place
from bot.tables.seating import place_for
from bot.tables.setup import TableSetup
from bot.tables.stages import Stage
from data.rows import home_of
from engine import moves
from engine.catalog import find_game
from engine.events import Event
from engine.match import Match
from engine.record import read_deal
from engine.rules import Rules
from engine.views import Phase, View

TURN_SECONDS = 90
"""The turn time where a setup has none."""
_parse = lru_cache(maxsize=4096)(moves.parse)
TIMEOUTS_TO_AWAY = 2
"""Consecutive moves by the clock after which the player is away."""

_PLAYING, _BETWEEN, _OVER = Stage.PLAYING, Stage.BETWEEN, Stage.OVER
_NO_SETUP = TableSetup(game="", rules=Rules())
_COMPUTER, _CLOCK = MovedBy.COMPUTER, MovedBy.CLOCK
"""For what is done with every move of every log: members of an enumeration are slow to look up."""


@dataclass(slots=True, eq=False)
class Table:
    """A table with one match."""

    id: int
    guild: int
    channel: int
    owner: int = 0
    """Whose own place it is in; there `channel` is below zero. `guild` is 0 there, and in a borrowed one."""
    place: Place = Place.CHANNEL
    host: int = 0
    setup: TableSetup = _NO_SETUP
    locale: str = "en-US"
    stage: Stage = Stage.LOBBY
    participants: list[Participant] = field(default_factory=list[Participant])
    invited: dict[int, Invitation] = field(default_factory=dict[int, Invitation])
    """By user, in the order in which they were asked; those who have joined are still among them."""
    in_thread: bool = False
    """Whether the channel is a thread. Tables of earlier releases do not tell."""
    asked_role: int | None = None
    """The role whose people were asked to join."""
    fair: FairState = field(default_factory=FairState)
    match: Match | None = None
    history: list[PlayedMove] = field(default_factory=list[PlayedMove])
    """The moves that stand."""
    ply: int = 0
    """The number of moves ever made and of take-backs: it never comes again, so buttons are told apart by it."""
    valid_from: int = 0
    """The ply after the last take-back; what was asked before is asked no more."""
    take_backs: tuple[TakeBack, ...] = ()
    hinted: tuple[entries.Hinted, ...] = ()
    """The hints that were asked for, of which only the number is told, when the match is over."""
    close_reason: entries.CloseReason | None = None
    lesson: Lesson | None = None
    """In a lesson: the learner's moves."""
    ghosts: GhostState = field(default_factory=GhostState)
    between_seconds: int = BETWEEN_SECONDS
    """The pause before the next hand is dealt, unless all are ready earlier."""
    due: Deadline | None = None
    """When the table's clock runs out, and what runs."""
    last_at: int = 0
    """The time of the last entry."""
    pacing: Pacing = NO_GRANT
    version: int = 0
    """The number of entries."""
    changes: int = 0
    """The number of entries that others can see: all but `Resumed`, which only sets the clock, and `Hinted`."""
    _views: dict[int | None, View] = field(default_factory=dict["int | None", View], repr=False)
    """Cached views of this version, by seat."""
    _snapshot: "Table | None" = field(default=None, repr=False)
    """Cached copy of this version."""

    def snapshot(self) -> "Table":
        """A copy for rendering that later entries do not change; the same object until the next entry."""
        if self._snapshot is None:
            self._snapshot = self.copy()
        return self._snapshot

    def copy(self) -> "Table":
        """An independent copy."""
        copied = shallow_copy(self)
        copied.participants = [shallow_copy(each) for each in self.participants]
        copied.invited = {**self.invited}
        copied.match = self.match and self.match.copy()
        copied.history, copied.ghosts, copied.fair = [*self.history], self.ghosts.copy(), self.fair.copy()
        return copied

    def adopt_snapshot(self, snapshot: "Table") -> None:
        """Use `snapshot`, a copy to which the same entries were applied, as this version's snapshot."""
        self._snapshot, self._views = snapshot, snapshot._views

    @property
    def home(self) -> int:
        """The server, user or channel by whom its shard is found."""
        return home_of(self.guild, self.owner, self.channel)

    @property
    def is_private(self) -> bool:
        """Whether only its one person may know of it."""
        return self.place is Place.OWN

    def is_for(self, user: int) -> bool:
        """Whether this user may know of the table."""
        return not self.is_private or self.participant_of(user) is not None

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.setup.game

    @property
    def rules(self) -> Rules:
        """The options of the game."""
        return self.setup.rules

    @property
    def turn_seconds(self) -> int:
        """The time for a turn."""
        return self.setup.turn_seconds or TURN_SECONDS

    def new_match(self, seed: int) -> Match:
        """A match of the participants, which nothing was dealt in. `Match.fair` is what it is dealt from, if not the
        seed.
        """
        return Match(find_game(self.game), self.rules, seats=len(self.participants), seed=seed)

    def seats_to_fill(self) -> int:
        """How many computer players join at the start."""
        return max(0, self.setup.usual_seats() - len(self.participants)) if self.setup.computers_fill else 0

    def people(self) -> list[Participant]:
        """The people who have not left."""
        return [place for place in self.participants if place.user is not None and not place.left]

    @property
    def deadline(self) -> int | None:
        """When the table's clock runs out; milliseconds since 1970."""
        return None if self.due is None else self.due.at

    @property
    def clock(self) -> WaitingFor | None:
        """The event that the table waits for; None: the match is over."""
        return None if self.due is None else self.due.clock

    @property
    def is_timed(self) -> bool:
        """Whether people play against the clock, which everybody sees."""
        return self.due is not None and self.due.clock.is_shown

    @property
    def all_away(self) -> bool:
        """Whether all people are away, so that the match waits for them."""
        return self.clock is WaitingFor.ALL_AWAY

    @property
    def all_ready(self) -> bool:
        """Whether the next hand can be dealt: all people who are not away are ready."""
        present = [place.ready for place in self.people() if not place.away]
        return self.stage is _BETWEEN and bool(present) and all(present)

    def computers(self) -> list[Participant]:
        """The computer players; their names differ."""
        return [place for place in self.participants if place.user is None]

    def participant_of(self, user: int) -> Participant | None:
        """The participant of this user, even if they left during the match."""
        for place in self.participants:
            if place.user == user:
                return place
        return None

    def player_at(self, seat: int) -> int:
        """The index in `participants` of the player in this seat, another after a trade with a ghost (SG-1)."""
        hand = self.match.hand if self.match else None
        players = hand.players() if hand else None
        return seat if players is None else players[seat]

    def at(self, seat: int) -> Participant:
        """The participant in this seat."""
        return self.participants[self.player_at(seat)]

    def seat_of(self, user: int) -> int | None:
        """The user's seat in the match. None: not at the table, left, or no match."""
        if self.match is None:
            return None
        for player, place in enumerate(self.participants):
            if place.user == user and not place.left:
                players = self.match.hand.players() if self.match.hand else None
                return player if players is None else players.index(player)
        return None

    @property
    def hand_number(self) -> int:
        """The number of hands that were dealt."""
        return 0 if self.match is None else len(self.match.played)

    def to_act(self) -> tuple[int, ...]:
        """The seats to act."""
        if self.stage is not _PLAYING or self.match is None or self.match.hand is None:
            return ()
        return self.match.hand.to_act

    def view(self, seat: int | None) -> View:
        """The view of this seat; None: of an onlooker. Requires a match."""
        assert self.match is not None
        if seat not in self._views:
            self._views[seat] = self.match.view(seat)
        return self._views[seat]

    def still_asks(self, seat: int, ply: int) -> bool:
        """Whether the decision this seat faced at `ply` is still open.

        True if nobody has moved since, or, where all choose at once (IS-3, IS-4), only others have.
        """
        if not self.valid_from <= ply < self.ply:
            return ply == self.ply
        is_of_all = seat in self.to_act() and self.view(None).phase in {Phase.PASSING, Phase.BIDDING}
        return is_of_all and all(played.seat != seat for played in self.moves_since(ply))

    def moves_since(self, ply: int) -> Iterator[PlayedMove]:
        """The moves made at this ply or later that stand."""
        return (played for played in self.history if played.ply >= ply)

    @property
    def allows_hints(self) -> bool:
        """Whether players may ask for hints."""
        return not self.fair.is_try and self.setup.allows_hints(is_alone=is_one_person(self.participants))

    @property
    def counts(self) -> bool:
        """Whether the match, played to its end, counts in ratings and statistics: not where all asked for hints."""
        people = {place.user for place in self.participants if place.user is not None}
        return self.may_count and not people <= {each.user for each in self.hinted}

    @property
    def may_count(self) -> bool:
        """Whether the match counts for who asks for no hint."""
        return self.setup.rated and not (self.lesson or self.take_backs or self.fair.has_house)

    @property
    def asks_secretly(self) -> bool:
        """Whether the seat to act is secret now, or was for the last move (SP-4)."""
        if self.stage is not Stage.PLAYING:
            return False
        was_left = bool(self.history) and isinstance(self.history[-1].move, moves.Leave)
        return was_left or self.view(None).phase is Phase.COVER

    def names(self) -> list[str]:
        """The name of the participant in each seat."""
        return [self.at(seat).name for seat in range(len(self.participants))]

    def standings(self) -> list[FinalPlace]:
        """The final result, best first. Requires a finished match."""
        assert self.match is not None
        assert self.match.result is not None
        by_seat = [self.at(seat) for seat in range(len(self.participants))]
        return FinalPlace.lines_of(self.match.result, by_seat, self.hinted)

    def apply(self, entry: Entry, at: int) -> tuple[Event, ...]:
        """Apply the next entry, committed at time `at`; returns the match's events.

        Raises the engine's errors if the entry is impossible, that is, if the log belongs to another table.
        """
        awaited = self.to_act()
        events = self._apply(entry, at)
        self._views, self._snapshot = {}, None
        self.version += 1
        self.changes += type(entry) not in UNSEEN
        self.last_at = at
        if self.setup.is_slow:
            self.pacing = self.pacing.after(self, entry, at)
        self.due = next_deadline(self, self.due, entry, at, awaited)
        return events

    def _apply(self, entry: Entry, at: int) -> tuple[Event, ...]:
        match entry:
            case entries.Moved():  # First, as most entries are moves.
                return self._move(entry, at)
            case entries.Opened():
                self.host, self.locale = entry.host, entry.locale
                self.setup = TableSetup.of(entry.game, entry.options).having(turn_seconds=entry.turn_seconds)
                self.lesson = Lesson() if entry.practice else None
                self.place = entry.place or (Place.OWN if entry.practice else Place.CHANNEL)
                self.in_thread = entry.in_thread
                self.fair.opened(entry)
                self.participants = [Participant(entry.host, entry.name)]
            case entries.Placed():
                self.place, self.locale, self.in_thread = entry.place, entry.locale, entry.in_thread
            case entries.Joined():
                self.participants.append(Participant(entry.user, entry.name, press=entry.press))
            case entries.Invited():
                self.invited[entry.user] = Invitation(entry.name)
            case entries.InvitationDeclined():
                self.invited[entry.user] = replace(self.invited[entry.user], declined=True)
            case entries.RoleAsked():
                self.asked_role = entry.role
            case entries.Left():
                self._leave(entry.user)
            case entries.ComputerJoined():
                self.participants.append(Participant(None, entry.name, level_of(entry.player)))
            case entries.ComputerLeft():
                last = max(i for i, place in enumerate(self.participants) if place.user is None)
                del self.participants[last]
            case entries.LevelSet():
                for place in self.computers():
                    if entry.name in (None, place.name):
                        place.level = entry.level
            case entries.TurnTimeSet():
                self.setup = self.setup.having(turn_seconds=entry.seconds)
            case entries.Started():
                self.match = self.new_match(entry.seed)
                self.match.fair = self.fair.started(entry, self.match, self.participants)
                self._begin_hand(entry)
            case entries.Dealt():
                self._begin_hand(entry)
            case entries.Talked():
                return self._talk(entry, at)
            case entries.Agreed():
                assert self.ghosts.trade is not None
                self.ghosts.trade.agreed.add(entry.user)
            case entries.SetupChanged():
                self.setup = self.setup.changed(entry.changed)
            case entries.StrictSet():
                self.setup = self.setup.having(strict=entry.strict)
            case entries.HintsSet():
                self.setup = self.setup.having(hints=entry.hints)
            case entries.Hinted():
                self.hinted = (*self.hinted, entry)
            case entries.WordSet():
                self.fair.set_word(entry)
            case entries.OptionsSet():
                self.setup = self.setup.with_rules(entry.options)
            case entries.Ready():
                self._of(entry.user).ready = True
            case entries.CameBack():
                place = self._of(entry.user)
                place.away, place.timeouts = False, 0
            case entries.SatDown():
                (place := self.participants[entry.player]).coming = Guest(entry.user, entry.name)
                if entry.at_once:
                    place.sit_down(self.ply, self.hand_number, at_once=True)
            case entries.SteppedAway():
                place = self._of(entry.user)
                place.away, place.stepped = True, (self.ply, place.stepped_away(self.ply) + 1)
            case entries.TakenBack():
                self._take_back(entry)
            case entries.Closed():
                self.stage, self.close_reason = Stage.OVER, entry.why
            case entries.PhraseSaid():
                self._of(entry.user).say(entry.phrase, at, self.ply)
            case entries.Touched() | entries.Resumed() | entries.Granted():
                pass
            case _:
                assert_never(entry)
        return ()

    def _of(self, user: int) -> Participant:
        place = self.participant_of(user)
        assert place is not None, "only who is seated does this"
        return place

    def _leave(self, user: int) -> None:
        if (waiting := place_for(self.participants, user)) is not None:
            waiting.coming = None
            return
        place = self._of(user)
        if self.stage is Stage.LOBBY:
            self.participants.remove(place)
            self.fair.words.pop(user, None)
        else:
            place.left = True
        if user == self.host and self.people():
            host = self.people()[0].user
            assert host is not None
            self.host = host

    def _begin_hand(self, entry: entries.Started | entries.Dealt) -> None:
        assert self.match is not None
        deal = read_deal(entry.deal, game=self.match.game, rules=self.rules, seats=len(self.participants))
        self.match.next_hand(deal, dealer=entry.dealer, edition=entry.edition)
        self.ghosts.hand_begins()
        for place in self.participants:
            place.ready = False
            if place.coming is not None:
                place.sit_down(self.ply, self.hand_number, at_once=False)
        self._stage_of_match()

    def _move(self, entry: entries.Moved, at: int) -> tuple[Event, ...]:
        seat, by = entry.seat, entry.by
        place, move = self.at(seat), _parse(entry.move)
        if self.lesson and place.user is not None:
            self.lesson = Lesson((*self.lesson.choices, LearnerMove(self.view(seat), move)))
        events = self._play(seat, move, by, at)
        if move is moves.LEAVE:
            return events  # Being away would reveal who was asked (SP-4).
        place.is_hurried |= entry.hurried is True
        place.timeouts = place.timeouts + 1 if by is _CLOCK else 0
        if place.timeouts >= TIMEOUTS_TO_AWAY:
            place.away = True
        return events

    def _talk(self, entry: entries.Talked, at: int) -> tuple[Event, ...]:
        events = self._play(entry.seat, moves.Talk(entry.ghost), MovedBy.PERSON, at, entry.way)
        self.ghosts.talked(entry, at, self.version)
        return events

    def _play(
        self, seat: int, move: moves.Move, by: MovedBy, at: int, way: TalkKind | None = None
    ) -> tuple[Event, ...]:
        match = self.match
        assert match is not None
        sitting = match.hand.players() if match.hand else None
        player = seat if sitting is None else sitting[seat]
        is_decision = way is None and by is not _COMPUTER and self._is_free_choice(seat)
        events = tuple(match.play(seat, move))
        number = len(match.played)
        self.history.append(PlayedMove(number, seat, player, move, by, at, events, way, sitting, self.ply, is_decision))
        self.ply += 1
        for event in events:
            if isinstance(event, OF_GHOSTS) and self.has_ghosts:
                self.ghosts.follow(event, at)
        self._stage_of_match()
        return events

    def _is_free_choice(self, seat: int) -> bool:
        """Whether the seat has a choice, at a table where decisions can be taken back."""
        hand = self.match.hand if self.match else None
        if hand is None or not is_one_person(self.participants):
            return False
        return sum(not isinstance(each, moves.Talk) for each in hand.legal(seat)) > 1

    def _take_back(self, entry: entries.TakenBack) -> None:
        assert self.match is not None
        self.match = self.match.rewound(entry.kept)
        taken = len(self.history) - entry.kept
        del self.history[entry.kept :]
        earlier = (replace(each, kept=min(each.kept, entry.kept)) for each in self.take_backs)
        self.take_backs = (*earlier, TakeBack(entry.user, entry.kept, taken))
        self.ply += 1
        self.valid_from = self.ply
        self.ghosts.rewound(played for played in self.history if played.hand_number == len(self.match.played))
        for place in self.participants:
            place.ready, place.timeouts = False, 0
        if self.lesson:
            own = sum(self.participants[played.player].user is not None for played in self.history)
            self.lesson = Lesson(self.lesson.choices[:own])
        self._stage_of_match()

    @property
    def has_ghosts(self) -> bool:
        """Whether players of bankrupt seats become ghosts (SG-1)."""
        return self.setup.has_ghosts

    def _stage_of_match(self) -> None:
        assert self.match is not None
        assert self.match.hand is not None
        if self.match.result is not None:
            self.stage, self.close_reason = _OVER, entries.CloseReason.PLAYED
        else:
            self.stage = _PLAYING if self.match.hand.result is None else _BETWEEN


def fold(table: Table, log: list[tuple[int, str]]) -> Table:
    """Apply a whole log of (time, entry as JSON)."""
    for at, body in log:
        table.apply(entries.load(body), at)
    return table
