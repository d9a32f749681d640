"""Write the record of a match, finished or not, with all defaults and legal moves spelled out."""

import json
from dataclasses import replace

from engine.cards import Card, codes
from engine.game import Deal, Position
from engine.match import Match, PlayedHand
from engine.record.form import FORMAT, Json, PlayedPly, Record, RecordedHand, Result
from engine.results import HandResult, MatchResult


def record_of(match: Match) -> Json:
    """The record of a match so far, as a JSON object."""
    return as_json(take_down(match))


def take_down(match: Match) -> Record:
    """The record of a match so far. Replays its hands, since a match does not store legal moves.

    The replay uses the current rules. If a hand was started by an older edition of them and its result differs, the
    record omits that result; it also omits all hands after the match would have ended. How the deals were made is told
    once the match is over, as later deals follow from it.
    """
    fresh = Match(match.game, match.rules, seats=match.seats, seed=match.seed, fair=match.fair)
    hands: list[RecordedHand] = []
    for played in match.played:
        if fresh.result is not None:
            break
        hands.append(_hand(fresh, played))
    return Record(
        game=match.game,
        rules=match.rules,
        seats=match.seats,
        seed=match.seed,
        hands=tuple(hands),
        result=match_result(match.result) if fresh.result == match.result else None,
        fair=match.fair.as_json() if match.fair is not None and match.result is not None else None,
    )


def hand_result(result: HandResult | None) -> Result | None:
    """A hand's result in the format of records; None if unfinished."""
    return result and _present(ranks=result.ranks, scores=result.scores)


def match_result(result: MatchResult | None) -> Result | None:
    """A match's result in the format of records; None if unfinished."""
    return result and _present(ranks=result.ranks, totals=result.totals, players=result.players)


def _present(**numbers: tuple[int, ...] | None) -> Result:
    return {key: each for key, each in numbers.items() if each is not None}


def _hand(fresh: Match, played: PlayedHand) -> RecordedHand:
    """Replay a hand as the next one of a fresh match, collecting the legal moves."""
    setup = played.setup
    hand = fresh.next_hand(setup.deal, dealer=setup.dealer, position=setup.position)
    plies: list[PlayedPly] = []
    for seat, move in played.plies:
        plies.append(PlayedPly(seat, tuple(hand.legal(seat)), move))
        fresh.advance(seat, move)
    return RecordedHand(
        dealer=setup.dealer,
        deal=replace(setup.deal, redeals=hand.redeals() or None),
        position=setup.position,
        plies=tuple(plies),
        result=hand_result(hand.result) if hand.result == played.result else None,
    )


def as_line(record: Record) -> str:
    """The record as one line of JSON, without a line break."""
    return json.dumps(as_json(record), ensure_ascii=False)


def as_json(record: Record) -> Json:
    """The record as a JSON object, its keys in the order of the format."""
    whole: Json = {"format": FORMAT}
    _add(whole, id=record.id, note=record.note, fair=record.fair)
    whole |= {
        "game": record.game.id,
        "rules": record.rules.model_dump(),
        "seats": record.seats,
        "seed": record.seed,
        "hands": [_hand_json(hand) for hand in record.hands],
    }
    _add(whole, result=_result_json(record.result))
    return whole


def _hand_json(hand: RecordedHand) -> Json:
    made: Json = {}
    _add(made, dealer=hand.dealer)
    made["deal"] = write_deal(hand.deal)
    position = hand.position or Position()
    _add(made, layout=_cards(position.layout), passes=position.passes and list(position.passes))
    _add(made, to_move=position.to_move)
    made["plies"] = [_ply_json(ply) for ply in hand.plies]
    _add(made, result=_result_json(hand.result))
    return made


def write_deal(deal: Deal) -> Json:
    """The deal as a JSON object in the format of records."""
    made: Json = {"hands": [codes(hand) for hand in deal.hands]}
    _add(made, stock=_cards(deal.stock), community=_cards(deal.community))
    _add(made, exposed=deal.exposed and deal.exposed.code, rows=deal.rows, starter=deal.starter)
    _add(made, reserve=deal.reserve and [codes(each) for each in deal.reserve])
    _add(made, redeals=deal.redeals and [[codes(hand) for hand in hands] for hands in deal.redeals])
    return made


def _ply_json(ply: PlayedPly) -> Json:
    made: Json = {"seat": ply.seat}
    if ply.legal is not None:
        made["legal"] = list(map(str, ply.legal))
    _add(made, move=ply.move and str(ply.move))
    return made


def _result_json(result: Result | None) -> dict[str, list[int]] | None:
    return None if result is None else {key: list(numbers) for key, numbers in result.items()}


def _cards(cards: tuple[Card, ...] | None) -> list[str] | None:
    return None if cards is None else codes(cards)


def _add(made: Json, **fields: object) -> None:
    """Add the fields that are not None."""
    made.update({key: value for key, value in fields.items() if value is not None})
