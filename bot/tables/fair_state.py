"""The source of a table's deals (`engine.fair`): its secret, the words that people add in the lobby, or its day."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Self

from bot.tables.entries import BoundLobby, Method, Opened, Started, WordSet
from bot.tables.participants import Participant
from engine.daily.days import closes_ms
from engine.fair import Bound, BoundChallenge, BoundDay, Fair, Word, mark_of, rules_text
from engine.match import Match


@dataclass(frozen=True, slots=True)
class DayDeal:
    """The deal of a day (`engine.daily`), by the number of the candidate that was chosen.

    `is_again`: the day is closed, and its deal is played again for its own sake.
    """

    number: int
    candidate: int
    secret: bytes = field(repr=False)
    is_again: bool = False

    def as_opened(self) -> dict[str, Any]:
        """The fields of the entry that opens a table for it."""
        fields = {
            "secret": self.secret.hex(),
            "method": Method.DAILY_1,
            "day": self.number,
            "candidate": self.candidate,
        }
        return fields | ({"again": True} if self.is_again else {})


@dataclass(frozen=True, slots=True)
class ChallengeDeal:
    """A deal of a challenge (`engine.daily`), from 1. `challenge`: its number. `closes_at`: when it is over at the
    latest, in milliseconds since 1970.
    """

    challenge: int
    number: int
    closes_at: int
    secret: bytes = field(repr=False)

    def as_opened(self) -> dict[str, Any]:
        """The fields of the entry that opens a table for it."""
        number = {"challenge": self.challenge, "deal": self.number, "closes_at": self.closes_at}
        return {"secret": self.secret.hex(), "method": Method.CHALLENGE_1, **number}


@dataclass(slots=True)
class FairState:
    """The secret and the words of a table. Nobody may see the secret before the end of the match."""

    secret: bytes | None = field(default=None, repr=False)
    """None where the deals come from a seed, as in early releases."""
    takes_words: bool = False
    """Whether people can add words: not at a table that an earlier release opened, which goes on by its method."""
    words: dict[int, str] = field(default_factory=dict[int, str])
    """By user, in the order in which they count: who adds a word, or another one, has the last."""
    words_set: Counter[int] = field(default_factory=Counter[int])
    """By user, also one who has left: how often they have added or changed their word."""
    day: DayDeal | None = None
    """At a table where the deal of a day is played: that deal."""
    challenge: ChallengeDeal | None = None
    """At a table where a deal of a challenge is played: that deal."""
    cards_of: int | None = None
    """At a table where the cards of an earlier match are played again (`bot.tables.cards_again`): the number of its
    table.
    """

    @property
    def has_house(self) -> bool:
        """Whether the deal was there before the table: one person plays it against house players, in their own place,
        and no rating follows from it.
        """
        return self.is_one_hand or self.cards_of is not None

    @property
    def is_one_hand(self) -> bool:
        """Whether it is the deal of one hand, of a day or of a challenge, whatever the rules say."""
        return self.day is not None or self.challenge is not None

    @property
    def is_try(self) -> bool:
        """Whether it is a person's one try at a day, or at a deal of a challenge."""
        return self.closes_at is not None

    @property
    def closes_at(self) -> int | None:
        """When the try ends, if it is one, whatever is done; milliseconds since 1970."""
        if self.challenge is not None:
            return self.challenge.closes_at
        return None if self.day is None or self.day.is_again else closes_ms(self.day.number)

    def copy(self) -> Self:
        """An independent copy."""
        return replace(self, words={**self.words}, words_set=self.words_set.copy())

    def opened(self, entry: Opened) -> None:
        """A table opens."""
        self.secret = None if entry.secret is None else bytes.fromhex(entry.secret)
        self.takes_words = entry.method is Method.SEVENS_2
        self.cards_of = entry.cards_of
        if entry.method is Method.DAILY_1:
            assert self.secret is not None
            assert entry.day is not None
            assert entry.candidate is not None
            self.day = DayDeal(entry.day, entry.candidate, self.secret, is_again=bool(entry.again))

        if entry.method is Method.CHALLENGE_1:
            assert self.secret is not None
            assert entry.challenge is not None
            assert entry.deal is not None
            assert entry.closes_at is not None
            self.challenge = ChallengeDeal(entry.challenge, entry.deal, entry.closes_at, self.secret)

    def set_word(self, entry: WordSet) -> None:
        """A user adds a word, or takes theirs back."""
        self.words.pop(entry.user, None)
        if entry.word is not None:
            self.words[entry.user] = entry.word
            self.words_set[entry.user] += 1

    def bind(self, match: Match, table: int, participants: Sequence[Participant], presses: Sequence[int]) -> Fair:
        """The source of the deals of a match that starts now. Requires a secret."""
        assert self.secret is not None
        if self.is_one_hand:
            return self._of_one_hand(match, rules_text(match.rules.model_dump()))
        if not self.takes_words:
            return Fair(self.secret, tuple(presses))
        seats = {place.user: seat for seat, place in enumerate(participants) if place.user is not None}
        words = tuple(
            Word(seats[user], mark_of(self.secret, seats[user], word), word) for user, word in self.words.items()
        )
        bound = Bound(
            table=table,
            game=match.game.id,
            rules=rules_text(match.rules.model_dump()),
            seats=match.seats,
            people=tuple(sorted(seats.values())),
            words=words,
        )
        # Nobody but the bot sees the presses: beside words, who runs it could choose them after these.
        return Fair(self.secret, () if words else tuple(presses), bound)

    def started(self, entry: Started, match: Match, participants: Sequence[Participant]) -> Fair | None:
        """The source of the deals of a match that started with this entry; None: from its seed.

        The entry has the marks of the words. A word that was deleted since is missing.
        """
        if self.secret is None or entry.presses is None:
            return None
        if entry.bound is None:
            return Fair(self.secret, entry.presses)
        if self.is_one_hand:
            return self._of_one_hand(match, entry.bound.rules)
        users = [place.user for place in participants]
        words = tuple(Word(seat, mark, self.words.get(users[seat] or 0)) for seat, mark in entry.bound.marks)
        bound = Bound(
            table=entry.bound.table,
            game=match.game.id,
            rules=entry.bound.rules,
            seats=match.seats,
            people=entry.bound.people,
            words=words,
        )
        return Fair(self.secret, entry.presses, bound)

    def _of_one_hand(self, match: Match, rules: str) -> Fair:
        game, seats = match.game.id, match.seats
        if self.challenge is not None:
            deal = self.challenge.number
            return Fair(self.challenge.secret, (), BoundChallenge(game=game, rules=rules, seats=seats, deal=deal))
        assert self.day is not None
        number, candidate = self.day.number, self.day.candidate
        bound = BoundDay(day=number, game=game, rules=rules, seats=seats, candidate=candidate)
        return Fair(self.day.secret, (), bound)


def as_entry(bound: Bound | BoundDay | BoundChallenge | None) -> BoundLobby | None:
    """The part of the lobby that a key binds, without the words themselves, as it stands in the log."""
    if bound is None:
        return None
    if isinstance(bound, BoundDay | BoundChallenge):
        return BoundLobby(table=0, rules=bound.rules, people=(), marks=())
    marks = tuple((word.seat, word.mark) for word in bound.words)
    return BoundLobby(table=bound.table, rules=bound.rules, people=bound.people, marks=marks)
