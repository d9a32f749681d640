"""Events as text: a line for each event, calls, and why a hand ended."""

import re
from collections.abc import Callable
from typing import Final, assert_never

from bot.text.faces import face, faces, suit_signs
from engine import events
from engine.cards import COLOURS, Card
from engine.events import Call, Event
from engine.results import EndReason
from i18n import Texts, of_game
from renderers import RANK_KEYS

_CAPITAL: Final = re.compile("[A-Z]")

Names = Callable[[int], str]
"""The name of the player in a seat, escaped for text."""


def event_words(texts: Texts, game: str, event: Event, names: Names, *, way: str | None = None) -> str | None:
    """One line for an event, already filtered with `Event.seen_by`; None for a payment of nothing.

    `way`: the `TalkKind` value of a trade.
    """
    name = names(event.seat)

    def line(message: str, **facts: str | int) -> str:
        return texts(of_game(texts, message, game), name=name, **facts)

    match event:
        case events.Played(cards=cards, row=row):
            if row is not None and any(card.suit != row for card in cards):
                return line("event-played-in-row", cards=faces(texts, cards), suit=suit_signs(texts, [row]))
            return line("event-played", cards=faces(texts, cards))
        case events.Passed() | events.PaidPass(chips=0):
            return line("event-passed")
        case events.CountedPass(number=number):
            return line("event-passed-counted", number=number)
        case events.PaidPass(chips=chips):
            return line("event-passed-paid", amount=chips)
        case events.TakingPass(card=card):
            return line("event-passed-taking", cards=face(texts, card))
        case events.WentBankrupt(cards=()):
            return line("event-bankrupt-unseen")
        case events.WentBankrupt(cards=cards):
            return line("event-bankrupt", cards=faces(texts, cards))
        case events.RanOut(place=int(place)):
            return line("event-out-placed", number=place)
        case events.RanOut():
            return line("event-out")
        case events.Eliminated():
            return line("event-eliminated")
        case events.JokerPlayed(stands_for=card, then=Card() as then):
            return line("event-joker-played-with", cards=face(texts, card), then=face(texts, then))
        case events.JokerPlayed(stands_for=card):
            return line("event-joker-played", cards=face(texts, card))
        case events.JokerTaken(card=card):
            return line("event-exchanged", cards=face(texts, card))
        case events.JokerCovered(card=card):
            return line("event-stacked", cards=face(texts, card))
        case events.PlayersTraded(ghost=ghost):
            # Logs of earlier releases may lack the way.
            return line("event-traded", other=names(ghost), way=way or "talked")
        case events.Drew(cards=(), count=count):
            return line("event-drew-unseen", number=count)
        case events.Drew(cards=cards):
            return line("event-drew", cards=faces(texts, cards))
        case events.Piled(cards=()):
            return line("event-piled-unseen")
        case events.Piled(cards=cards):
            return line("event-piled", cards=faces(texts, cards))
        case events.SuitClosed(suit=suit):
            return line("event-suit-closed", suit=suit_signs(texts, [suit]))
        case events.PileCounted(laid_none=True):
            return line("event-pile-laid-none")
        case events.PileCounted(count=0):
            return line("event-pile-empty")
        case events.PileCounted(count=count, is_doubled=is_doubled):
            return line("event-pile-counted", count=count, doubled=2 * count if is_doubled else 0)
        case events.Begged(giver=giver):
            return line("event-begged", other=names(giver))
        case events.Gave(cards=(), taker=taker, count=count):
            return line("event-gave-unseen", other=names(taker), number=count)
        case events.Gave(cards=cards, taker=taker):
            return line("event-gave", other=names(taker), cards=faces(texts, cards))
        case events.Killed(seat=seat, cards=cards, owner=int(owner)) if owner != seat:
            killer, name = name, names(owner)
            return line("event-killed", other=killer, cards=faces(texts, cards))
        case events.Killed(cards=cards, owner=owner):
            return line("event-killed-by" if owner is None else "event-killed-own", cards=faces(texts, cards))
        case events.BidRevealed(card=card):
            return line("event-bid", cards=face(texts, card))
        case events.WonTrick(tricks=tricks):
            return line("event-won-trick", number=tricks)
        case events.Took(cards=(), count=count):
            return line("event-took-unseen", number=count)
        case events.Took(cards=cards):
            return line("event-took", cards=faces(texts, cards))
        case events.Discarded(cards=(), count=count):
            return line("event-discarded-unseen", number=count)
        case events.Discarded(cards=cards):
            return line("event-discarded", cards=faces(texts, cards))
        case events.TableCleared():
            return line("event-cleared")
        case events.Called(call=call, card=card):
            return line("event-called", call=call_words(texts, call, card))
        case events.PaidPot(chips=0) | events.PaidSeat(chips=0) | events.PaidForBases(chips=0):
            return None
        case events.PaidPot(chips=chips):
            return line("event-paid", amount=chips)
        case events.PaidSeat(chips=chips, payee=payee):
            return line("event-paid-to", other=names(payee), amount=chips)
        case events.PaidForBases(chips=chips, payee=payee, bases=bases):
            return line("event-paid-for", other=names(payee), amount=chips, cards=faces(texts, bases))
        case events.PaidForRevokes(chips=chips, revokes=revokes):
            due = events.REVOKE_PRICE * revokes
            if chips == due:
                return line("event-revoked", number=revokes, amount=chips)
            return line("event-revoked-short", number=revokes, due=due, amount=chips)
        case events.WonPot(chips=chips):
            return line("event-won-pot", amount=chips)
        case events.HandOver(reason=reason):
            return ending_words(texts, game, reason, name)
        case events.Announced():
            facts = {
                fact: suit_signs(texts, [value]) if fact == "suit" else COLOURS[value]
                for fact, value in event.facts().items()
            }
            return line(announcement(type(event)), **facts)
        case _:
            assert_never(event)


def announcement(kind: type[events.Announced]) -> str:
    """The message of events of this type: `event-` and its name with hyphens."""
    return "event" + _CAPITAL.sub(r"-\g<0>", kind.__name__).lower()


def call_words(texts: Texts, call: Call, card: Card) -> str:
    """The call made with a card (EC-2, SS-1, JG-1)."""
    return texts(f"call-{call}", rank=RANK_KEYS[card.rank])


def ending_words(texts: Texts, game: str, reason: EndReason, name: str) -> str:
    """Why a hand is over (`HandResult.reason`), with the name of the player who ended it."""
    return texts(of_game(texts, f"ending-{reason}", game), name=name)
