"""Fair deals: nobody alone can choose them, and everybody can check them after the match (`docs/fair-deals.md`).

The bot draws a secret and shows its hash. By `sevens-2` people then add words, from which and from the state of the
lobby the deals follow. Without words, and by `sevens-1`, the numbers of the presses by which people sit down and start
are mixed in, which nobody but the bot sees. The secret is shown after the match.

By `daily-1` the deal of a day follows from the secret of the day alone, as it is the same for everybody; by
`challenge-1` those of a challenge from its secret, as they are the same for both (`docs/daily.md`).
"""

import hmac
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final, Self, cast

SEVENS_1: Final = "sevens-1"
SEVENS_2: Final = "sevens-2"
DAILY_1: Final = "daily-1"
CHALLENGE_1: Final = "challenge-1"
_METHODS: Final = (SEVENS_1, SEVENS_2, DAILY_1, CHALLENGE_1)
SECRET_BYTES: Final = 32
CANDIDATES: Final = 64
"""By `daily-1`: so many deals can be that of a day."""
MOST_DAYS: Final = 1_000_000
DEALS: Final = 3
"""By `challenge-1`: the deals of a challenge."""
MOST_PRESSES: Final = 100
MOST_LETTERS: Final = 30
"""The most characters of a word."""
LATER_OPTIONS: Final[Mapping[str, frozenset[str]]] = {}
"""By game: the options that came after `sevens-2`. Only these may be missing in the rules that an older match bound:
else who runs the bot could choose among ways to write the same rules. `docs/fair-deals.md` lists them.
"""
_HASH: Final = re.compile(r"[0-9a-f]{64}")
"""A hash or a secret: both have 256 bits."""
_PRESS: Final = re.compile(r"[1-9][0-9]{0,19}")
_MOST_TABLE: Final = 1 << 53
"""Above all numbers of tables, and the end of the whole numbers that every reader of JSON keeps exact."""

_BY_1: Final = frozenset({"method", "commitment", "secret", "presses"})
_BY_2: Final = _BY_1 | {"table", "rules", "people", "words"}
_OF_A_DAY: Final = frozenset({"method", "commitment", "secret", "day", "rules", "candidate"})
_OF_A_CHALLENGE: Final = frozenset({"method", "commitment", "secret", "rules", "deal"})


class FairError(ValueError):
    """No valid object `fair`. The message is a phrase that says what is wrong."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word for the deal. `mark`: what the key binds of it. `text` is None where it was deleted."""

    seat: int
    mark: str
    text: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Bound:
    """The facts that a key of `sevens-2` binds besides secret and presses: the lobby as it was when the match started.

    `rules`: as played, written by `rules_text`. `people`: their seats, ascending. `words`: in the order shown, the last
    one last.
    """

    table: int
    game: str
    rules: str
    seats: int
    people: tuple[int, ...]
    words: tuple[Word, ...] = ()

    def lines(self) -> list[str]:
        """The bound facts, a line each."""
        return [
            f"table {self.table}",
            f"game {self.game}",
            f"rules {self.rules}",
            f"seats {self.seats}",
            f"people {' '.join(map(str, self.people))}",
            *(f"word {word.seat} {word.mark}" for word in self.words),
        ]

    def as_json(self) -> dict[str, Any]:
        """The keys of `fair` for it."""
        return {
            "table": self.table,
            "rules": self.rules,
            "people": list(self.people),
            "words": [_word_json(word) for word in self.words],
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class BoundDay:
    """The facts that a key of `daily-1` binds besides the secret of the day.

    `day`: the number of the day (`engine.daily`). `rules`: as played, written by `rules_text`. `candidate`: which of
    the deals of that day it is, from 0.
    """

    day: int
    game: str
    rules: str
    seats: int
    candidate: int

    def lines(self) -> list[str]:
        """The bound facts, a line each."""
        return [
            f"day {self.day}",
            f"game {self.game}",
            f"rules {self.rules}",
            f"seats {self.seats}",
            f"candidate {self.candidate}",
        ]

    def as_json(self) -> dict[str, Any]:
        """The keys of `fair` for it."""
        return {"day": self.day, "rules": self.rules, "candidate": self.candidate}


@dataclass(frozen=True, slots=True, kw_only=True)
class BoundChallenge:
    """The facts that a key of `challenge-1` binds besides the secret of the challenge. `deal`: its number, from 1."""

    game: str
    rules: str
    seats: int
    deal: int

    def lines(self) -> list[str]:
        """The bound facts, a line each."""
        return [f"game {self.game}", f"rules {self.rules}", f"seats {self.seats}", f"deal {self.deal}"]

    def as_json(self) -> dict[str, Any]:
        """The keys of `fair` for it."""
        return {"rules": self.rules, "deal": self.deal}


@dataclass(frozen=True, slots=True)
class Fair:
    """The source of the deals of a match.

    `presses`: Discord's ids, in the order in which they count; none where there are words, and none where
    `is_one_hand`.
    `bound`: None by `sevens-1`.
    """

    secret: bytes = field(repr=False)
    presses: tuple[int, ...]
    bound: Bound | BoundDay | BoundChallenge | None = None

    @property
    def method(self) -> str:
        match self.bound:
            case None:
                return SEVENS_1
            case Bound():
                return SEVENS_2
            case BoundDay():
                return DAILY_1
            case BoundChallenge():
                return CHALLENGE_1

    @property
    def day(self) -> BoundDay | None:
        """The day whose deal it is; None for any other match."""
        return self.bound if isinstance(self.bound, BoundDay) else None

    @property
    def is_one_hand(self) -> bool:
        """Whether it is the deal of one hand, whatever the rules say, of a person at seat 0 with house players
        (`engine.daily`).
        """
        return isinstance(self.bound, BoundDay | BoundChallenge)

    @property
    def words(self) -> tuple[Word, ...]:
        """The words for the deal, in the order in which they count."""
        return self.bound.words if isinstance(self.bound, Bound) else ()

    @property
    def commitment(self) -> str:
        """The commitment shown before anybody presses: the SHA-256 of the secret, in hexadecimal digits."""
        return commitment_to(self.secret)

    @property
    def key(self) -> bytes:
        """HMAC-SHA256 of the method's name, what it binds of the lobby and the presses, a line each, with the secret as
        the key.
        """
        lines = [self.method, *map(str, self.presses)]
        if self.bound is not None:
            lines = [self.method, *self.bound.lines(), *(f"press {press}" for press in self.presses)]
        return hmac.digest(self.secret, "\n".join(lines).encode("ascii"), sha256)

    @property
    def seed(self) -> int:
        """The seed that the record states: the first 63 bits of the key."""
        return int.from_bytes(self.key[:8], "big") >> 1

    def as_json(self) -> dict[str, Any]:
        """The object `fair` of a record. Presses are texts, as JSON numbers of that size lose digits elsewhere."""
        made: dict[str, Any] = {"method": self.method, "commitment": self.commitment, "secret": self.secret.hex()}
        if self.bound is not None:
            made |= self.bound.as_json()
        return made if self.is_one_hand else made | {"presses": [str(press) for press in self.presses]}

    @staticmethod
    def is_in(value: Mapping[str, Any] | None) -> bool:
        """Whether the object `fair` of a record is one of these, whole or not. Any other is another program's."""
        return value is not None and not _BY_1.isdisjoint(value)

    @classmethod
    def read(cls, value: Mapping[str, Any], *, game: str, seats: int, options: Mapping[str, Any]) -> Self:
        """Read the object `fair` of a record of this game with so many seats and with these options, as played.

        Raises FairError, also if the commitment is not that of the secret, a mark not that of its word, or the rules
        are others.
        """
        method = value.get("method")
        if method not in _METHODS:
            raise FairError(f"no method known here; {', '.join(_METHODS[:-1])} and {_METHODS[-1]} are")
        secret = _secret(value)
        if method == DAILY_1:
            return cls(secret, (), _day(value, game, seats, options))
        if method == CHALLENGE_1:
            return cls(secret, (), _challenge(value, game, seats, options))
        presses = _presses(value.get("presses"))
        if method == SEVENS_1:
            return cls(secret, presses)
        _check_keys(value, SEVENS_2, _BY_2)
        table = _number(value, "table", range(_MOST_TABLE))
        rules = _rules(value, game, options)
        people = _seats(value["people"], seats)
        words = tuple(_word(each, secret, people) for each in _list(value["words"], "words"))
        if len({word.seat for word in words}) != len(words):
            raise FairError("a seat has two of the `words`")
        if words and presses:
            raise FairError("there are `presses` beside `words`: they could have been chosen after these")
        return cls(secret, presses, Bound(table=table, game=game, rules=rules, seats=seats, people=people, words=words))


def commitment_to(secret: bytes) -> str:
    """The SHA-256 of a secret, in hexadecimal digits."""
    return sha256(secret).hexdigest()


def mark_of(secret: bytes, seat: int, text: str) -> str:
    """The mark by which the key binds the word of a seat: HMAC-SHA256 of the seat and the word with the secret as the
    key, in hexadecimal digits. It stays where a word is deleted. The same word differs at another seat or table.
    """
    return hmac.digest(secret, f"word {seat}\n{text}".encode(), sha256).hex()


def rules_text(options: Mapping[str, Any]) -> str:
    """Options as the one text that the key binds: JSON, sorted by name, without spaces."""
    return json.dumps(options, sort_keys=True, separators=(",", ":"))


def _bound_rules(text: str, game: str, options: Mapping[str, Any]) -> str:
    """The part of these options that has to be bound: all, but those of `LATER_OPTIONS` that the bound `text` lacks."""
    missing = {name for name in LATER_OPTIONS.get(game, ()) if f'"{name}":' not in text}
    return rules_text({name: value for name, value in options.items() if name not in missing})


def _check_keys(value: Mapping[str, Any], method: str, keys: frozenset[str]) -> None:
    if keys.symmetric_difference(value):
        raise FairError(f"{method} has the keys {', '.join(sorted(keys))}, and no others")


def _number(value: Mapping[str, Any], name: str, allowed: range) -> int:
    number = value[name]
    if type(number) is not int or number not in allowed:
        raise FairError(f"`{name}` is no number from {allowed[0]} to {allowed[-1]}")
    return number


def _rules(value: Mapping[str, Any], game: str, options: Mapping[str, Any]) -> str:
    rules = value["rules"]
    if rules != _bound_rules(str(rules), game, options):
        raise FairError("`rules` are not all those of the record, as the one text that there is for them")
    return rules


def _day(value: Mapping[str, Any], game: str, seats: int, options: Mapping[str, Any]) -> BoundDay:
    _check_keys(value, DAILY_1, _OF_A_DAY)
    return BoundDay(
        day=_number(value, "day", range(1, MOST_DAYS)),
        game=game,
        rules=_rules(value, game, options),
        seats=seats,
        candidate=_number(value, "candidate", range(CANDIDATES)),
    )


def _challenge(value: Mapping[str, Any], game: str, seats: int, options: Mapping[str, Any]) -> BoundChallenge:
    _check_keys(value, CHALLENGE_1, _OF_A_CHALLENGE)
    return BoundChallenge(
        game=game,
        rules=_rules(value, game, options),
        seats=seats,
        deal=_number(value, "deal", range(1, DEALS + 1)),
    )


def _secret(value: Mapping[str, Any]) -> bytes:
    secret = value.get("secret")
    if not isinstance(secret, str) or not _HASH.fullmatch(secret):
        raise FairError(f"`secret` is not {2 * SECRET_BYTES} hexadecimal digits")
    found = bytes.fromhex(secret)
    if value.get("commitment") != commitment_to(found):
        raise FairError("`commitment` is not the SHA-256 of the secret")
    return found


def _presses(value: object) -> tuple[int, ...]:
    listed = _list(value, "presses")
    if len(listed) > MOST_PRESSES or not all(isinstance(each, str) and _PRESS.fullmatch(each) for each in listed):
        raise FairError(f"`presses` are not at most {MOST_PRESSES} ids, each as a text of digits")
    return tuple(int(cast(str, each)) for each in listed)


def _seats(value: object, seats: int) -> tuple[int, ...]:
    listed = _list(value, "people")
    if not all(type(each) is int and 0 <= each < seats for each in listed):
        raise FairError(f"`people` are not seats from 0 to {seats - 1}")
    people = tuple(cast("list[int]", listed))
    if list(people) != sorted(set(people)):
        raise FairError("`people` do not ascend")
    return people


def _word(value: object, secret: bytes, people: Sequence[int]) -> Word:
    each = cast("dict[str, object]", value) if isinstance(value, dict) else {}
    seat, mark, text = each.get("seat"), each.get("mark"), each.get("word")
    if each.keys() - {"word"} != {"seat", "mark"} or type(seat) is not int or seat not in people:
        raise FairError("`words` are not objects with `seat`, the seat of a person, `mark` and `word`")
    if not isinstance(mark, str) or not _HASH.fullmatch(mark):
        raise FairError("a `mark` is not 64 hexadecimal digits")
    if "word" not in each:
        return Word(seat, mark)
    if not isinstance(text, str) or not 1 <= len(text) <= MOST_LETTERS or not _is_unicode(text):
        raise FairError(f"a `word` is not 1 to {MOST_LETTERS} characters")
    if mark != mark_of(secret, seat, text):
        raise FairError("a `mark` is not that of its `word`")
    return Word(seat, mark, text)


def _word_json(word: Word) -> dict[str, Any]:
    text = {} if word.text is None else {"word": word.text}
    return {"seat": word.seat, **text, "mark": word.mark}


def _list(value: object, name: str) -> list[object]:
    if not isinstance(value, list):
        raise FairError(f"`{name}` is no list")
    return cast("list[object]", value)


def _is_unicode(text: str) -> bool:
    """Whether a text has no half of a surrogate pair, which JSON can hold and UTF-8 cannot."""
    return not any("\ud800" <= letter <= "\udfff" for letter in text)
