"""The deal of a day, and how house players reply in it: both follow from the day's secret (`docs/daily.md`).

The deal is the first of its candidates in which it matters how one plays: twelve lines of play end in three places or
more. A line plays like a house player, but takes some of its moves at random, from none of them to all.
"""

import hmac
from hashlib import sha256
from typing import Final

from engine.ai import house
from engine.catalog import find_game
from engine.chance import HashStream
from engine.daily.days import SEAT, SEATS, preset_on
from engine.fair import CANDIDATES, BoundDay, Fair, rules_text
from engine.match import Match
from engine.moves import Move

LINES: Final = 12
PLACES: Final = 3
"""The least number of places in which the lines of a deal end."""


def secret_of(master: bytes, day: int) -> bytes:
    """The secret of a day, which follows from that of the bot."""
    return hmac.digest(master, f"daily/{day}".encode("ascii"), sha256)


def chosen(secret: bytes, day: int) -> Fair:
    """The deal of a day. Takes the processor for a tenth of a second, at worst for some seconds."""
    last = CANDIDATES - 1
    tried = (candidate(secret, day, k) for k in range(last))
    return next(filter(has_places, tried), candidate(secret, day, last))


def has_places(fair: Fair) -> bool:
    """Whether the lines of a candidate end in enough places. Raises ValueError if it is not the deal of a day."""
    found: set[int] = set()
    for line in range(LINES):
        found.add(place_of(fair, line))
        if len(found) >= PLACES:
            return True
    return False


def candidate(secret: bytes, day: int, k: int) -> Fair:
    """The k-th candidate for the deal of a day, from 0."""
    preset = preset_on(day)
    rules = find_game(preset.game).as_played(preset.rules(), SEATS)
    return Fair(
        secret,
        (),
        BoundDay(day=day, game=preset.game, rules=rules_text(rules.model_dump()), seats=SEATS, candidate=k),
    )


def match_of(fair: Fair) -> Match:
    """The match of a day, without its deal. Raises ValueError if it is not the deal of a day."""
    day = _of_day(fair)
    rules = preset_on(day.day).rules()
    return Match(find_game(day.game), rules, seats=day.seats, seed=fair.seed, fair=fair)


def reply(match: Match, seat: int) -> Move:
    """The move of a house player whose turn it is."""
    return house.choose(match.view(seat), _stream(match, f"reply/{seat}", seat))


def place_of(fair: Fair, line: int) -> int:
    """The place of the person in a line of play, from 0."""
    result = played_line(fair, line).result
    assert result is not None
    return result.ranks[SEAT]


def played_line(fair: Fair, line: int) -> Match:
    """The match of a day, played to its end in a line of play."""
    match = match_of(fair)
    hand = match.next_hand()
    while hand.to_act:
        seat = hand.to_act[0]
        match.advance(seat, _move_of(match, line) if seat == SEAT else reply(match, seat))
    return match


def _move_of(match: Match, line: int) -> Move:
    """The move of a line: a random one in `line` of `LINES - 1` choices, else that of a house player."""
    view = match.view(SEAT)
    chance = _stream(match, f"line/{line}", SEAT)
    moves = house.candidates(view)
    if len(moves) > 1 and chance.randrange(LINES - 1) < line:
        return moves[chance.randrange(len(moves))]
    return house.choose(view, chance)


def _stream(match: Match, label: str, seat: int) -> HashStream:
    """The chance of a seat's next move.

    It depends on the number of moves that this seat has made, not on those of all: where seats choose at the same time
    (IS-3, IS-4), their order in time says nothing.
    """
    assert match.fair is not None
    made = sum(by == seat for by, _ in match.played[-1].plies)
    return HashStream(match.fair.key, f"{label}/{made}")


def _of_day(fair: Fair) -> BoundDay:
    if fair.day is None:
        raise ValueError("not the deal of a day")
    return fair.day
