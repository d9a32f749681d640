"""Replay a record into a match, or verify everything it states against the rules."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.daily.days import SEAT, preset_on
from engine.daily.dealing import candidate, chosen, reply
from engine.errors import DealError, IllegalMove
from engine.fair import Bound, BoundChallenge, BoundDay, Fair, FairError
from engine.match import Match, MatchHand
from engine.moves import Move
from engine.record.form import PlayedPly, Record, RecordedHand, RecordError, Result
from engine.record.writing import hand_result, match_result, write_deal


@dataclass(frozen=True, slots=True)
class Difference:
    """A disagreement between a record and the rules.

    `field` is the path in the record, `ply` the number of moves before it, over all hands.
    """

    field: str
    ply: int
    expected: str
    """The value by the rules."""
    found: str
    """The value in the record."""

    def __str__(self) -> str:
        return f"ply {self.ply}, {self.field}: expected {self.expected}; found {self.found}"


def match_from_record(record: Record, *, plies: int | None = None) -> Match:
    """Replay a record into a match: all its moves, or the first `plies` with the next ply's hand dealt.

    Raises RecordError for an invalid deal, an illegal move, an extra hand, or fewer than `plies` moves.
    """
    match = _match(record)
    done = 0
    for path, hand in _hands(record):
        stray = _stray(match)
        if stray:
            raise RecordError(path, f"a hand where the rules give {stray}")
        _start(match, hand, path)
        for i, ply in enumerate(hand.plies):
            if done == plies or ply.move is None:
                break
            try:
                match.advance(ply.seat, ply.move)
            except IllegalMove as refused:
                raise RecordError(f"{path}.plies[{i}].move", f"{ply.move} is not legal: {refused}") from None
            done += 1
        else:
            continue
        break
    if plies is not None and done < plies:
        raise RecordError("", f"only {done} moves to make, not {plies}")
    return match


def differences(record: Record) -> list[Difference]:
    """The differences between a record and the rules, in order. An illegal move or an extra hand ends the comparison.

    Raises RecordError for an invalid deal.
    """
    return list(_compare(record))


def how_dealt(record: Record) -> str:
    """The source of the deals of a record without differences: what they follow from, or that they were not checked."""
    if record.fair is None:
        return "deals not checked: the record has no `fair`"
    if not Fair.is_in(record.fair):
        return "deals not checked: `fair` is of another program"
    if not record.hands:
        return "deals not checked: the record has no hand"
    fair = _fair(record, record.fair)
    dealt = f"dealt as committed: {fair.commitment} (method {fair.method})"
    match fair.bound:
        case None:
            return dealt
        case BoundDay(day=day):
            return f"{dealt}, chosen for day {day}, with the replies of house players"
        case BoundChallenge(deal=deal):
            return f"{dealt}, deal {deal} of a challenge, with the replies of house players"
        case Bound(people=people):
            deleted = sum(word.text is None for word in fair.words)
            without = f", {deleted} of them deleted" if deleted else ""
            return f"{dealt}, words by {len(fair.words)} of {len(people)} people{without}"


def _fair(record: Record, value: Mapping[str, Any]) -> Fair:
    """The source of a record's deals. Raises FairError."""
    rules = record.game.as_played(record.rules, record.seats)
    return Fair.read(value, game=record.game.id, seats=record.seats, options=rules.model_dump())


def _compare(record: Record) -> Iterator[Difference]:
    try:
        match = _match(record, fair=_fair(record, record.fair) if record.fair and Fair.is_in(record.fair) else None)
    except FairError as wrong:
        yield Difference("fair", 0, "how the deals were made", str(wrong))
        match = _match(record)
    if match.fair is not None:
        yield from _differ("seed", 0, match.fair.seed, record.seed)
        if match.fair.day is not None:
            yield from _compare_choice(match.fair, match.fair.day)
    done, dealer_follows = 0, match.fair is not None
    for path, given in _hands(record):
        stray = _stray(match)
        if stray:
            yield Difference(path, done, stray, "another hand")
            return
        if given.dealer is not None and dealer_follows:
            yield from _differ(f"{path}.dealer", done, match.next_dealer(), given.dealer)
        dealer_follows |= given.dealer is not None or given.position is not None
        if match.fair is not None:
            yield from _compare_deal(path, done, match, given)
        hand = _start(match, given, path)
        for i, ply in enumerate(given.plies):
            yield from _compare_legal(f"{path}.plies[{i}].legal", done, hand, ply)
            if ply.move is not None:
                yield from _compare_reply(f"{path}.plies[{i}].move", done, match, ply)
                try:
                    match.advance(ply.seat, ply.move)
                except IllegalMove as refused:
                    yield Difference(f"{path}.plies[{i}].move", done, f"a legal move ({refused})", str(ply.move))
                    return
                done += 1
        left_over = (given.deal.redeals or ())[len(hand.redeals()) :]
        if left_over and hand.result is not None:
            yield Difference(f"{path}.deal.redeals", done, f"{len(hand.redeals())} redeals", f"{len(left_over)} more")
        if given.result is not None:
            yield from _differ(f"{path}.result", done, _said(hand_result(hand.result)), _said(given.result))
    if record.result is not None:
        yield from _differ("result", done, _said(match_result(match.result)), _said(record.result))


def _compare_choice(fair: Fair, day: BoundDay) -> Iterator[Difference]:
    """Compare what is stated of a day with its game, and with the deal that is chosen for it."""
    if candidate(fair.secret, day.day, day.candidate) != fair:
        yield Difference("fair.day", 0, f"a day of this game; on this one it is {preset_on(day.day).id}", str(day.day))
        return
    expected = chosen(fair.secret, day.day).day
    assert expected is not None
    yield from _differ("fair.candidate", 0, expected.candidate, day.candidate)


def _compare_reply(path: str, done: int, match: Match, ply: PlayedPly) -> Iterator[Difference]:
    """Compare a move of a house player, if it is one, with that which follows from the key."""
    house_moves = match.fair is not None and match.fair.is_one_hand and ply.seat != SEAT
    if house_moves and match.hand is not None and ply.seat in match.hand.to_act:
        yield from _differ(path, done, str(reply(match, ply.seat)), str(ply.move))


def _compare_deal(path: str, done: int, match: Match, given: RecordedHand) -> Iterator[Difference]:
    """Compare a hand's deal with that which follows from `match.fair`.

    The order of a hand's cards counts only in a game without a dealer, where they are dealt to places.
    """
    if given.position is not None:
        yield Difference(path, done, "a hand from its deal", "a position")
        return
    dealer = match.next_dealer()
    dealt = match.deal(dealer)
    if given.deal.redeals is not None:
        dealt = replace(dealt, redeals=tuple(match.redeal(dealer, k) for k in range(len(given.deal.redeals))))
    expected, found = write_deal(dealt), write_deal(given.deal)
    if match.game.has_dealer:
        for deal in (expected, found):
            for hands in (deal["hands"], *deal.get("redeals", ())):
                hands[:] = map(sorted, hands)
    for key in sorted(expected.keys() | found.keys()):
        if expected.get(key) != found.get(key):
            yield Difference(f"{path}.deal.{key}", done, "what follows from `fair`", "another deal")


def _compare_legal(path: str, done: int, hand: MatchHand, ply: PlayedPly) -> Iterator[Difference]:
    if ply.legal is None:
        return
    expected, found = hand.legal(ply.seat), ply.legal
    if len(found) != len(expected) or set(found) != set(expected):
        yield Difference(path, done, _listed(expected), _listed(found))


def _differ(path: str, done: int, expected: object, found: object) -> Iterator[Difference]:
    if expected != found:
        yield Difference(path, done, str(expected), str(found))


def _match(record: Record, *, fair: Fair | None = None) -> Match:
    return Match(record.game, record.rules, seats=record.seats, seed=record.seed, fair=fair)


def _hands(record: Record) -> Iterable[tuple[str, RecordedHand]]:
    return ((f"hands[{i}]", hand) for i, hand in enumerate(record.hands))


def _stray(match: Match) -> str:
    """The obstacle to another hand, as a phrase; empty if one can follow."""
    if match.result is not None:
        return "the end of the match"
    return "an unfinished hand before it" if match.hand is not None and match.hand.result is None else ""


def _start(match: Match, given: RecordedHand, path: str) -> MatchHand:
    """Deal the next recorded hand. Without a recorded dealer the last seat deals a position, else who should (G-6).

    Raises RecordError.
    """
    dealer = given.dealer
    if dealer is None and given.position is not None and match.game.has_dealer:
        dealer = match.seats - 1
    try:
        return match.next_hand(given.deal, dealer=dealer, position=given.position)
    except DealError as wrong:
        raise RecordError(f"{path}.{wrong.field}", str(wrong).removeprefix(f"{wrong.field}: ")) from None


def _listed(moves: Sequence[Move]) -> str:
    return " ".join(sorted(map(str, moves))) or "nothing legal"


def _said(result: Result | None) -> str:
    if result is None:
        return "no result yet"
    return ", ".join(f"{key} {' '.join(map(str, numbers))}" for key, numbers in sorted(result.items())) or "nothing"
