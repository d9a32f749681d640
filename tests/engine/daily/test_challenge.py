"""The deals of a challenge by `challenge-1`: the key as the paper says, one hand, and a record that is refused if changed."""

import hmac
import json
from dataclasses import replace
from hashlib import sha256

import pytest

from engine.catalog import PRESETS, find_game
from engine.daily.days import SEAT, SEATS
from engine.daily.dealing import reply
from engine.fair import DEALS, BoundChallenge, Fair, FairError, rules_text
from engine.match import Match
from engine.record import Record, as_line, differences, record_from, take_down
from engine.record.replaying import how_dealt

SECRET = bytes(range(32))
BY_ID = {preset.id: preset for preset in PRESETS}


def played(preset: str, deal: int) -> Match:
    """A match of a challenge whose person plays as a house player does."""
    game, rules = find_game(BY_ID[preset].game), BY_ID[preset].rules()
    bound = rules_text(game.as_played(rules, SEATS).model_dump())
    fair = Fair(SECRET, (), BoundChallenge(game=game.id, rules=bound, seats=SEATS, deal=deal))
    match = Match(game, rules, seats=SEATS, seed=fair.seed, fair=fair)
    hand = match.next_hand()
    while hand.to_act:
        match.advance(hand.to_act[0], reply(match, hand.to_act[0]))
    return match


def again(record: Record) -> Record:
    return record_from(json.loads(as_line(record)))


def test_the_key_binds_game_rules_seats_and_deal() -> None:
    fair = played("closed-tunnel", 2).fair
    assert fair is not None
    assert fair.bound is not None
    lines = ["challenge-1", "game shichi-narabe", f"rules {fair.bound.rules}", "seats 4", "deal 2"]
    assert fair.key == hmac.digest(SECRET, "\n".join(lines).encode(), sha256)


@pytest.mark.parametrize("preset", ["closed-tunnel", "jig", "pai-qi", "insidious-sevens"])
def test_it_is_one_hand_and_its_record_is_as_it_must_be(preset: str) -> None:
    match = played(preset, 3)
    assert match.result is not None
    assert len(match.played) == 1
    record = again(take_down(match))
    assert differences(record) == []
    assert how_dealt(record).endswith("(method challenge-1), deal 3 of a challenge, with the replies of house players")


def test_another_deal_and_another_reply_are_differences() -> None:
    match = played("closed-tunnel", 1)
    assert match.fair is not None
    record = replace(take_down(match), fair={**match.fair.as_json(), "deal": 2})
    assert "seed" in {each.field for each in differences(record)}
    for position in match.positions():
        [seat] = position.hand.to_act if position.hand is not None else ()
        legal = [move for move in position.view(seat).legal if move != reply(position, seat)]
        if seat != SEAT and legal:
            wrong = position.copy()
            break
    wrong.advance(seat, legal[0])
    changed = replace(take_down(wrong), fair=match.fair.as_json())
    assert [each.field.rpartition(".")[2] for each in differences(changed)] == ["move"]


@pytest.mark.parametrize("wrong", [{"deal": 0}, {"deal": DEALS + 1}, {"deal": "1"}, {"day": 3}, {"rules": "{}"}])
def test_a_fair_that_is_none_is_refused(wrong: dict[str, object]) -> None:
    match = played("jig", 1)
    assert match.fair is not None
    with pytest.raises(FairError):
        Fair.read({**match.fair.as_json(), **wrong}, game="jig", seats=SEATS, options=match.rules.model_dump())
