"""A table as the fold of its log: lobby, seats, match, clocks. Plain state; `bot.tables.service` changes it."""

import json
from dataclasses import dataclass, field, replace
from enum import StrEnum, auto
from typing import TypeVar, assert_never, cast

from bot.tables import entries
from bot.tables.entries import Entry, MovedBy, TalkKind
from engine import moves
from engine.catalog import find_game
from engine.events import Event, PlayersTraded, WentBankrupt
from engine.match import Match
from engine.record import read_deal
from engine.results import Placed
from engine.rules import Rules, read_rules
from engine.views import Phase, View

T = TypeVar("T")

LOBBY_SECONDS = 15 * 60
"""A lobby that nobody touches for so long closes itself."""
BETWEEN_SECONDS = 20
"""The next hand is dealt after so long, or when all are ready."""
TIMEOUTS_TO_AWAY = 2
"""After so many moves by the clock in a row a computer player holds the seat."""
PRACTICE_SECONDS = 15 * 60
"""A practice table has no other clock: so long after its last move it closes itself."""
TAKE_BACK_SECONDS = 30
"""So long a trade with a ghost can be undone."""


class Stage(StrEnum):
    LOBBY = auto()
    PLAYING = auto()
    BETWEEN = auto()
    """A hand is over, the next is not dealt."""
    OVER = auto()


@dataclass(slots=True)
class Participant:
    """Somebody at the table. `user` is None for a computer player."""

    user: int | None
    name: str
    player: str = "steady"
    """Which computer player it is, or moves for its person."""
    away: bool = False
    """A computer player holds the seat until the person is back."""
    left: bool = False
    """The person left in the middle of the match."""
    timeouts: int = 0
    """Moves by the clock in a row."""
    ready: bool = False

    @property
    def by_person(self) -> bool:
        """Whether its person moves."""
        return self.user is not None and not self.away and not self.left


@dataclass(frozen=True, slots=True)
class PlayedMove:
    """A move of the match and what happened by it, for the log and the last calls. `number` is the hand's, from 1."""

    hand_number: int
    seat: int
    player: int
    """Who sat there: an index of `places`."""
    move: moves.Move
    by: MovedBy
    at: int
    events: tuple[Event, ...]
    talk_kind: TalkKind | None = None
    """How it was talked to a ghost."""
    players_before: tuple[int, ...] | None = None
    """Where players trade places: who sat in each seat before it."""


@dataclass(slots=True)
class Trade:
    """The last trade with a ghost: by `seat`, with the ghost of seat `ghost`, for `TAKE_BACK_SECONDS` to be undone."""

    seat: int
    ghost: int
    talk_kind: TalkKind
    message: int | None
    at: int
    version: int = 0
    """Which entry of the table's log it is."""
    agreed: set[int] = field(default_factory=set[int])
    """Who wishes it undone: the host first, then the two."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A move of the person at a practice table, and what they saw when they made it."""

    view: View
    move: moves.Move


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of the final result. `finished`: a person who stayed to the end, moving. `placed`: why they have their
    rank; None: the total says it."""

    rank: int
    participant: Participant
    seat: int
    total: int | None
    finished: bool
    placed: Placed | None = None


@dataclass(slots=True, eq=False)
class Table:
    """Where one match is played. `n` is the number of its entries, and the number of the next."""

    id: int
    guild: int
    channel: int
    host: int = 0
    game: str = ""
    preset: str | None = None
    rules: Rules = field(default_factory=Rules)
    locale: str = "en-US"
    turn_seconds: int = 90
    stage: Stage = Stage.LOBBY
    participants: list[Participant] = field(default_factory=list[Participant])
    match: Match | None = None
    history: list[PlayedMove] = field(default_factory=list[PlayedMove])
    close_reason: entries.CloseReason | None = None
    practice: bool = False
    """For one person to learn at: in no channel, without a clock for turns, never rated."""
    choices: list[Choice] = field(default_factory=list[Choice])
    """At a practice table: the person's moves."""
    strict: bool = False
    """Whether reacting to a ghost, and writing right after one, count as talking."""
    ghost_since: dict[int, int] = field(default_factory=dict[int, int])
    """The seats of ghosts, and when their players became ones."""
    trade: Trade | None = None
    talks: set[int] = field(default_factory=set[int])
    """Messages that have counted as talking to a ghost: none counts twice."""
    deadline: int | None = None
    """When the clock strikes for those awaited, or for the lobby; milliseconds since 1970."""
    last_at: int = 0
    version: int = 0
    changes: int = 0
    """The number of entries beside `Resumed`, which sets nothing but the clock."""
    _seen: dict[int | None, View] = field(default_factory=dict["int | None", View], repr=False)
    """What each seat may know, as far as it was asked for since the last entry."""

    def snapshot(self) -> "Table":
        """The table as it is now. What is shown of it stays of one moment, though it takes time to draw and to send."""
        twin = _twin(self)
        twin.participants = [_twin(place) for place in self.participants]
        twin.match = self.match and self.match.copy()
        twin.history, twin.choices = [*self.history], [*self.choices]
        twin.ghost_since, twin.talks = {**self.ghost_since}, {*self.talks}
        twin.trade = self.trade and replace(self.trade, agreed={*self.trade.agreed})
        twin._seen = {**self._seen}
        return twin

    def seats_allowed(self) -> range:
        """How many may play under its rules."""
        return find_game(self.game).seats(self.rules)

    def people(self) -> list[Participant]:
        """The people at the table who have not left."""
        return [place for place in self.participants if place.user is not None and not place.left]

    def participant_of(self, user: int) -> Participant | None:
        """Where this person sits, also when they have left in the middle."""
        for place in self.participants:
            if place.user == user:
                return place
        return None

    def player_at(self, seat: int) -> int:
        """Which of `places` sits in this seat: another than its own after a trade with a ghost (SG-1)."""
        players = self.match.hand.players() if self.match and self.match.hand else None
        return seat if players is None else players[seat]

    def at(self, seat: int) -> Participant:
        """Who sits in this seat."""
        return self.participants[self.player_at(seat)]

    def seat_of(self, user: int) -> int | None:
        """The seat of this person in the match. None: not seated, left, or no match."""
        if self.match is None:
            return None
        for player, place in enumerate(self.participants):
            if place.user == user and not place.left:
                players = self.match.hand.players() if self.match.hand else None
                return player if players is None else players.index(player)
        return None

    def to_act(self) -> tuple[int, ...]:
        """The seats whose move is awaited."""
        if self.stage is not Stage.PLAYING or self.match is None or self.match.hand is None:
            return ()
        return self.match.hand.to_act

    def view(self, seat: int | None) -> View:
        """What this seat may know. Only with a match."""
        assert self.match is not None
        seen = self._seen.get(seat)
        if seen is None:
            seen = self._seen[seat] = self.match.view(seat)
        return seen

    def still_asks(self, seat: int, n: int) -> bool:
        """Whether what this seat was asked after `n` moves is what it is asked now: nobody has moved since, or, where
        all choose at once (IS-3, IS-4), only others have."""
        if n >= len(self.history):
            return n == len(self.history)
        is_of_all = seat in self.to_act() and self.view(None).phase in {Phase.PASSING, Phase.BIDDING}
        return is_of_all and all(told.seat != seat for told in self.history[n:])

    def names(self) -> list[str]:
        """Who sits in each seat, by name."""
        return [self.at(seat).name for seat in range(len(self.participants))]

    def standings(self) -> list[Standing]:
        """The final result, best first. Only after the match."""
        assert self.match is not None
        assert self.match.result is not None
        result = self.match.result
        lines = [
            Standing(
                rank=result.ranks[seat],
                participant=self.at(seat),
                seat=seat,
                total=None if result.totals is None else result.totals[seat],
                finished=self.at(seat).by_person,
                placed=None if result.placed is None else result.placed[seat],
            )
            for seat in range(len(self.participants))
        ]
        return sorted(lines, key=lambda line: (line.rank, line.seat))

    def apply(self, entry: Entry, at: int) -> tuple[Event, ...]:
        """Fold the next entry of the log, of time `at`, into the table; what happened in the match by it.

        Raises what the engine raises when the entry cannot be: then the log is not this table's.
        """
        awaited = self.to_act()
        self._seen.clear()
        told = self._apply(entry, at)
        self.version += 1
        self.changes += not isinstance(entry, entries.Resumed)
        self.last_at = at
        self._set_clock(entry, at, awaited)
        return told

    def _apply(self, entry: Entry, at: int) -> tuple[Event, ...]:
        match entry:
            case entries.Opened():
                self.host, self.game, self.preset = entry.host, entry.game, entry.preset
                self.rules = read_rules(find_game(entry.game).rules, entry.options)
                self.locale, self.turn_seconds = entry.locale, entry.turn_seconds
                self.practice = entry.practice
                self.participants = [Participant(entry.host, entry.name)]
            case entries.Joined():
                self.participants.append(Participant(entry.user, entry.name))
            case entries.Left():
                self._leave(entry.user)
            case entries.ComputerJoined():
                self.participants.append(Participant(None, entry.name, entry.player))
            case entries.ComputerLeft():
                last = max(i for i, place in enumerate(self.participants) if place.user is None)
                del self.participants[last]
            case entries.TurnTimeSet():
                self.turn_seconds = entry.seconds
            case entries.Started():
                self.match = Match(find_game(self.game), self.rules, seats=len(self.participants), seed=entry.seed)
                self._begin_hand(entry)
            case entries.Dealt():
                self._begin_hand(entry)
            case entries.Moved():
                return self._move(entry, at)
            case entries.Talked():
                return self._talk(entry, at)
            case entries.Agreed():
                assert self.trade is not None
                self.trade.agreed.add(entry.user)
            case entries.StrictSet():
                self.strict = entry.strict
            case entries.OptionsSet():
                self.preset = entry.preset
                self.rules = read_rules(find_game(self.game).rules, entry.options)
            case entries.Ready():
                self._of(entry.user).ready = True
            case entries.CameBack():
                place = self._of(entry.user)
                place.away, place.timeouts = False, 0
            case entries.Closed():
                self.stage, self.close_reason = Stage.OVER, entry.why
            case entries.Touched() | entries.Resumed():
                pass
            case _:
                assert_never(entry)
        return ()

    def _of(self, user: int) -> Participant:
        place = self.participant_of(user)
        assert place is not None, "only who is seated does this"
        return place

    def _leave(self, user: int) -> None:
        place = self._of(user)
        if self.stage is Stage.LOBBY:
            self.participants.remove(place)
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
        self.ghost_since, self.trade = {}, None
        for place in self.participants:
            place.ready = False
        self._stage_of_match()

    def _move(self, entry: entries.Moved, at: int) -> tuple[Event, ...]:
        place, move = self.at(entry.seat), moves.parse(entry.move)
        if self.practice and place.user is not None:
            self.choices.append(Choice(self.view(entry.seat), move))
            self._seen.clear()
        events = self._play(entry.seat, move, entry.by, at)
        if isinstance(self.history[-1].move, moves.Leave):
            return events  # Nobody may know who was asked (SP-4): so it must not show in who is away, either.
        place.timeouts = place.timeouts + 1 if entry.by is MovedBy.CLOCK else 0
        if place.timeouts >= TIMEOUTS_TO_AWAY:
            place.away = True
        return events

    def _talk(self, entry: entries.Talked, at: int) -> tuple[Event, ...]:
        events = self._play(entry.seat, moves.Talk(entry.ghost), MovedBy.PERSON, at, entry.way)
        if entry.message is not None and entry.way is not TalkKind.REACTION:
            self.talks.add(entry.message)
        undone = entry.way is TalkKind.TAKEN_BACK
        self.trade = None if undone else Trade(entry.seat, entry.ghost, entry.way, entry.message, at, self.version)
        return events

    def _play(
        self, seat: int, move: moves.Move, by: MovedBy, at: int, way: TalkKind | None = None
    ) -> tuple[Event, ...]:
        assert self.match is not None
        player = self.player_at(seat)
        sitting = self.match.hand.players() if self.match.hand else None
        events = tuple(self.match.play(seat, move))
        self.history.append(PlayedMove(len(self.match.played), seat, player, move, by, at, events, way, sitting))
        for event in events:
            if isinstance(event, WentBankrupt) and self.has_ghosts:
                self.ghost_since[event.seat] = at
            elif isinstance(event, PlayersTraded):
                self.ghost_since[event.ghost] = at
        self._stage_of_match()
        return events

    @property
    def has_ghosts(self) -> bool:
        """Whether the players of bankrupt seats become ghosts (SG-1)."""
        return find_game(self.game).has_ghosts(self.rules)

    def _stage_of_match(self) -> None:
        assert self.match is not None
        assert self.match.hand is not None
        if self.match.result is not None:
            self.stage, self.close_reason = Stage.OVER, entries.CloseReason.PLAYED
        elif self.match.hand.result is not None:
            self.stage = Stage.BETWEEN
        else:
            self.stage = Stage.PLAYING

    def _set_clock(self, entry: Entry, at: int, awaited: tuple[int, ...]) -> None:
        """The clock runs for a turn, a phase, a pause between hands, or the lobby; nothing else touches it.

        Everybody sees it, so it depends on nothing hidden: while nobody may know who is asked (SP-4), nobody's leaving
        or coming back changes it.
        """
        if isinstance(entry, entries.Resumed):
            self.deadline = entry.deadline
            return
        if self.practice:
            self.deadline = None if self.stage is Stage.OVER else at + PRACTICE_SECONDS * 1000
            return
        match self.stage:
            case Stage.LOBBY:
                self.deadline = at + LOBBY_SECONDS * 1000
            case Stage.BETWEEN:
                if isinstance(entry, entries.Moved):
                    self.deadline = at + BETWEEN_SECONDS * 1000
            case Stage.PLAYING:
                now = self.to_act()
                same_phase = set(now) < set(awaited)
                aside = isinstance(entry, entries.Moved | entries.Talked) and entry.seat not in awaited
                turned = (
                    isinstance(entry, entries.Moved | entries.Talked | entries.Started | entries.Dealt)
                    and not same_phase
                    and not aside
                )
                if turned or self._returned_to_own_turn(entry):
                    self.deadline = at + self.turn_seconds * 1000
            case Stage.OVER:
                self.deadline = None

    def _returned_to_own_turn(self, entry: Entry) -> bool:
        """Whether somebody came back while it is their turn, and theirs alone, as everybody sees: they get a full turn.

        Where all choose at once (IS-3, IS-4) the clock belongs to the others, too.
        """
        if not isinstance(entry, entries.CameBack):
            return False
        return self.view(None).to_act == (self.seat_of(entry.user),)


def _twin(of: T) -> T:
    """A copy with the same fields, quicker than `dataclasses.replace`."""
    twin = object.__new__(type(of))
    for name in cast("tuple[str, ...]", getattr(type(of), "__slots__")):  # noqa: B009  (typed where it is sure)
        setattr(twin, name, getattr(of, name))
    return twin


def fold(table: Table, log: list[tuple[int, str]]) -> Table:
    """Apply a whole log of (time, entry as JSON)."""
    for at, body in log:
        table.apply(entries.load(body), at)
    return table


def options_of(rules: Rules) -> dict[str, object]:
    """The options of these rules as an entry keeps them."""
    return json.loads(rules.model_dump_json())
