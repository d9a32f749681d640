"""Read records strictly: any input gives a record or a `RecordError` with the place and the cause."""

import codecs
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, NoReturn, TypeVar, cast

from engine.cards import SUITS, Card, card, find
from engine.catalog import GAMES
from engine.errors import NotationError, RulesError, abbreviated, nearest
from engine.game import Deal, Game, Position
from engine.moves import Move, parse
from engine.record.form import FORMAT, Json, PlayedPly, Record, RecordedHand, RecordError, Result
from engine.rules import Rules, read_rules

LONGEST: Final = 16 << 20
"""The most bytes in a line. The longest matches take some hundred thousand."""
_OBJECTS: Final = 100_000
"""The most JSON objects in a line. Each ply is one; no match comes near this."""
_LONGEST_LIST: Final = 2000
"""The most items in a list (cards, moves, seats, hands, redeals); plies may have up to `_OBJECTS`."""
_FIELDS: Final = 50
"""The most fields in an object. Rules have the most."""
LEAST_SEED: Final = -(1 << 63)
MOST_SEED: Final = (1 << 63) - 1
_MARKS: Final = (
    (codecs.BOM_UTF8, "UTF-8"),
    (codecs.BOM_UTF32_LE, "UTF-32"),
    (codecs.BOM_UTF32_BE, "UTF-32"),
    (codecs.BOM_UTF16_LE, "UTF-16"),
    (codecs.BOM_UTF16_BE, "UTF-16"),
)
"""Byte-order marks. UTF-32 comes before UTF-16, whose mark is a prefix of it."""

_RECORD: Final = ("format", "id", "note", "fair", "game", "rules", "seats", "seed", "hands", "result")
_POSITION: Final = ("layout", "passes", "to_move")
_HAND: Final = ("dealer", "deal", *_POSITION, "plies", "result")
T = TypeVar("T")


def read_lines(lines: Iterable[bytes]) -> Iterator[tuple[int, Record | RecordError]]:
    """Each line's number, from 1, with its record or error. Skips blank lines."""
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            yield number, read_record(line, line=number)
        except RecordError as wrong:
            yield number, wrong


def read_record(text: str | bytes, *, line: int | None = None) -> Record:
    """Read a record from JSON text. Raises only RecordError, with `line` in it."""
    try:
        return record_from(decode(text))
    except RecordError as wrong:
        raise (wrong if line is None else wrong.at_line(line)) from None


def record_from(value: object) -> Record:
    """Read a record from a decoded JSON value. Raises RecordError."""
    whole = _object(value, "", required=("format", "game", "rules", "seats", "seed", "hands"), allowed=_RECORD)
    if type(whole["format"]) is not int or whole["format"] != FORMAT:
        _fail("format", whole["format"], f"is no format known here; {FORMAT} is")
    game = GAMES.get(_text(whole["game"], "game"))
    if game is None:
        _fail("game", whole["game"], f"is not known; {nearest(whole['game'], GAMES)}")
    rules = _rules(game, whole["rules"])
    allowed = game.seats(rules)
    seats = _whole(whole["seats"], "seats", allowed[0], allowed[-1])
    reader = _HandReader(game, rules, seats)
    return Record(
        game=game,
        rules=rules,
        seats=seats,
        seed=_whole(whole["seed"], "seed", LEAST_SEED, MOST_SEED),
        hands=tuple(
            reader.hand(each, f"hands[{i}]", is_last=i + 1 == len(whole["hands"]))
            for i, each in enumerate(_list(whole["hands"], "hands"))
        ),
        result=_result(whole, "result", _match_keys(game, rules), seats),
        id=_text(whole["id"], "id") if "id" in whole else None,
        note=_text(whole["note"], "note") if "note" in whole else None,
        fair=_object(whole["fair"], "fair") if "fair" in whole else None,
    )


def read_deal(value: object, *, game: Game[Any], rules: Rules, seats: int) -> Deal:
    """Read a deal from a decoded JSON value in the format of records. Raises RecordError."""
    return _HandReader(game, rules, seats).deal(value, "deal", is_whole=True)


class _HandReader:
    """Reads the hands of one match."""

    def __init__(self, game: Game[Any], rules: Rules, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.deal_keys = game.deal_keys(rules)
        its_own = {"deal", "plies", "result", *game.position_keys, *(["dealer"] if game.has_dealer else [])}
        self.hand_keys = [key for key in _HAND if key in its_own]
        self.result_keys = sorted(game.result_keys(rules))

    def hand(self, value: object, path: str, *, is_last: bool) -> RecordedHand:
        """Read a hand. Only the last ply of the last hand may have no move."""
        hand = _object(value, path, required=("deal", "plies"), allowed=self.hand_keys)
        plies = _list(hand["plies"], f"{path}.plies", longest=_OBJECTS)
        last = len(plies) - 1 if is_last else None
        position = self.position(hand, path)
        if position is None and self.game.dealer_decides and "dealer" not in hand:
            raise RecordError(f"{path}.dealer", "is missing; only a position may lack it")
        return RecordedHand(
            dealer=_whole(hand["dealer"], f"{path}.dealer", 0, self.seats - 1) if "dealer" in hand else None,
            deal=self.deal(hand["deal"], f"{path}.deal", is_whole=position is None),
            position=position,
            plies=tuple(self.ply(each, f"{path}.plies[{i}]", is_last=i == last) for i, each in enumerate(plies)),
            result=_result(hand, f"{path}.result", self.result_keys, self.seats),
        )

    def deal(self, value: object, path: str, *, is_whole: bool) -> Deal:
        """Read a deal. `is_whole`: the hand starts at the deal, so all mandatory keys are required."""
        needed = self.deal_keys - self.game.optional_keys if is_whole else ()
        deal = _object(value, path, required=("hands", *sorted(needed)), allowed=("hands", *sorted(self.deal_keys)))

        def optional(key: str, read: Callable[[object, str], T]) -> T | None:
            return read(deal[key], f"{path}.{key}") if key in deal else None

        return Deal(
            hands=_hands(deal["hands"], f"{path}.hands", self.seats),
            stock=optional("stock", _cards),
            community=optional("community", _cards),
            exposed=optional("exposed", _card),
            rows=optional("rows", _suits),
            starter=optional("starter", lambda value, path: _whole(value, path, 0, self.seats - 1)),
            reserve=optional("reserve", lambda value, path: _hands(value, path, self.seats)),
            redeals=optional(
                "redeals",
                lambda value, path: tuple(
                    _hands(each, f"{path}[{i}]", self.seats) for i, each in enumerate(_list(value, path))
                ),
            ),
        )

    def position(self, hand: Json, path: str) -> Position | None:
        """The position in mid-hand that the hand starts from; None for a start at the deal."""
        if not any(key in hand for key in _POSITION):
            return None
        return Position(
            layout=_cards(hand["layout"], f"{path}.layout") if "layout" in hand else None,
            passes=_numbers(hand["passes"], f"{path}.passes", self.seats) if "passes" in hand else None,
            to_move=_whole(hand["to_move"], f"{path}.to_move", 0, self.seats - 1) if "to_move" in hand else None,
        )

    def ply(self, value: object, path: str, *, is_last: bool) -> PlayedPly:
        """Read a ply."""
        required = ("seat",) if is_last else ("seat", "move")
        ply = _object(value, path, required=required, allowed=("seat", "legal", "move"))
        seat = _whole(ply["seat"], f"{path}.seat", 0, self.seats - 1)
        legal = None
        if "legal" in ply:
            listed = _list(ply["legal"], f"{path}.legal")
            legal = tuple(_move(each, path, i) for i, each in enumerate(listed))
        return PlayedPly(seat, legal, _move(ply["move"], path) if "move" in ply else None)


def decode(text: str | bytes) -> object:
    """Decode JSON of limited size, rejecting duplicate keys and NaN. Raises RecordError."""
    if len(text) > LONGEST:
        raise RecordError("", f"{len(text)} bytes are too long for a record; {LONGEST} at most")
    mark = _mark(text)
    if mark:
        raise RecordError("", f"begins with a byte-order mark of {mark}; a record is UTF-8 without one")
    objects = 0

    def pairs(found: list[tuple[str, Any]]) -> Json:
        nonlocal objects
        objects += 1
        if objects > _OBJECTS:
            raise RecordError("", f"more than {_OBJECTS} objects are no record")
        if len(found) > _FIELDS:
            raise RecordError("", f"an object of {len(found)} fields is no record")
        made = dict(found)
        if len(made) != len(found):
            seen: set[str] = set()
            doubled = next(key for key, _ in found if key in seen or seen.add(key))
            raise RecordError(_key("", doubled), "stands twice in one object")
        return made

    def no_constant(name: str) -> NoReturn:
        raise RecordError("", f"{name} is no JSON number")

    try:
        decoded = text if isinstance(text, str) else text.decode("utf-8")
        return json.loads(decoded, object_pairs_hook=pairs, parse_constant=no_constant)
    except UnicodeDecodeError as wrong:
        raise RecordError("", f"byte {wrong.start} is not UTF-8") from None
    except json.JSONDecodeError as wrong:
        raise RecordError("", f"no JSON object: {wrong.msg} at character {wrong.pos}") from None
    except RecursionError:
        raise RecordError("", "nested too deep for a record") from None
    except RecordError:
        raise
    except ValueError:
        raise RecordError("", "holds a number too large to read") from None


def _mark(text: str | bytes) -> str:
    """The encoding of the leading byte-order mark; empty if there is none."""
    if isinstance(text, str):
        return "UTF-8" if text.startswith("\ufeff") else ""
    return next((encoding for mark, encoding in _MARKS if text.startswith(mark)), "")


def _fail(path: str, value: object, why: str) -> NoReturn:
    raise RecordError(path, f"{abbreviated(value)} {why}")


def _key(path: str, key: str) -> str:
    """The path of a key. A key that is no short identifier is quoted and truncated."""
    name = key if key.isascii() and key.isidentifier() and len(key) <= 40 else f"[{abbreviated(key)}]"
    return f"{path}.{name}" if path else name


def _object(value: object, path: str, *, required: Iterable[str] = (), allowed: Sequence[str] | None = None) -> Json:
    if not isinstance(value, dict):
        _fail(path, value, "is no object")
    found = cast(Json, value)
    stray = None if allowed is None else next((key for key in found if key not in allowed), None)
    if stray is not None:
        raise RecordError(_key(path, stray), f"no such field here; {nearest(stray, allowed or ())}")
    for key in required:
        if key not in found:
            raise RecordError(_key(path, key), "is missing")
    return found


def _list(value: object, path: str, *, longest: int = _LONGEST_LIST) -> list[Any]:
    if not isinstance(value, list):
        _fail(path, value, "is no list")
    found = cast(list[Any], value)
    if len(found) > longest:
        raise RecordError(path, f"{len(found)} are too many; {longest} at most")
    return found


def _text(value: object, path: str) -> str:
    if not isinstance(value, str):
        _fail(path, value, "is no text")
    return value


def _whole(value: object, path: str, least: int, most: int) -> int:
    if type(value) is not int:
        _fail(path, value, "is no whole number")
    if not least <= value <= most:
        _fail(path, value, f"is out of range; {least} to {most}")
    return value


def _numbers(value: object, path: str, seats: int) -> tuple[int, ...]:
    numbers = _list(value, path)
    if len(numbers) != seats:
        raise RecordError(path, f"{len(numbers)} numbers for {seats} seats")
    return tuple(_whole(each, f"{path}[{i}]", LEAST_SEED, MOST_SEED) for i, each in enumerate(numbers))


def _card(value: object, path: str, place: int | None = None) -> Card:
    """Read a card, or the card at index `place` of a list."""
    found = find(value) if isinstance(value, str) else None
    if found is None:
        path = path if place is None else f"{path}[{place}]"
        meant = find(value[:4].upper().replace("10", "T")) if isinstance(value, str) else None
        _fail(path, value, f"is no card; did you mean {meant}?" if meant else "is no card; cards are 7D, TH, JK, 4G, 5")
    return found


def _cards(value: object, path: str) -> tuple[Card, ...]:
    cards = _list(value, path)
    try:
        return tuple(map(card, cards))
    except (KeyError, TypeError):  # No card, or nothing that a dictionary can look up.
        return tuple([_card(each, path, i) for i, each in enumerate(cards)])


def _hands(value: object, path: str, seats: int) -> tuple[tuple[Card, ...], ...]:
    hands = _list(value, path)
    if len(hands) != seats:
        raise RecordError(path, f"{len(hands)} hands for {seats} seats")
    return tuple(_cards(each, f"{path}[{i}]") for i, each in enumerate(hands))


def _suits(value: object, path: str) -> str:
    if not isinstance(value, str) or sorted(value) != sorted(SUITS):
        _fail(path, value, f"is no order of the suits; such as {SUITS}")
    return value


_parse = lru_cache(maxsize=4096)(parse)


def _move(value: object, path: str, place: int | None = None) -> Move:
    """Read the move of a ply, or the move at index `place` of its legal list."""
    try:
        return _parse(value if isinstance(value, str) else _text(value, ""))
    except NotationError as wrong:
        raise RecordError(f"{path}.move" if place is None else f"{path}.legal[{place}]", str(wrong)) from None


def _rules(game: Game[Any], value: object) -> Rules:
    try:
        return read_rules(game.rules, _object(value, "rules"))
    except RulesError as wrong:
        raise RecordError(_key("rules", wrong.field), str(wrong).removeprefix(f"{wrong.field}: ")) from None


def _match_keys(game: Game[Any], rules: Rules) -> list[str]:
    """The keys of a match result."""
    found = ["ranks"]
    if game.scoring(rules).start is not None:
        found.append("totals")
    if game.has_ghosts(rules):
        found.append("players")
    return found


def _result(holder: Json, path: str, keys: Sequence[str], seats: int) -> Result | None:
    if "result" not in holder:
        return None
    found = _object(holder["result"], path, allowed=keys)
    return {key: _numbers(each, f"{path}.{key}", seats) for key, each in found.items()}
