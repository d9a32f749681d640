"""Which cards a seat may know, derived from the rules and moves and not from its views."""

from engine.cards import Card
from engine.game import Hand, Setup
from engine.moves import Bankrupt, Bid, Give, Move, Play, PlayCommunity, PlayJoker, PlaySet, PlaySubstitute
from engine.views import GridTable, Phase
from tests.engine.observed import lying


class Revealed:
    """The cards known to one seat of a hand."""

    def __init__(self, setup: Setup, seat: int) -> None:
        self.seat = seat
        self.cards: set[Card] = {*setup.deal.hands[seat], *(setup.deal.community or ())}
        self.cards.update(*(setup.deal.reserve or ()))
        self._bids: set[Card] = set()
        if setup.deal.exposed:
            self.cards.add(setup.deal.exposed)

    def look(self, hand: Hand) -> None:
        """Add its own hand, the face-up cards, and the bids once everyone has bid."""
        view = hand.view(None)
        self.cards.update(hand.view(self.seat).hand, lying(view))
        if isinstance(view.table, GridTable):
            self.cards.update(view.table.dead)
        if view.phase is not Phase.BIDDING or len(view.to_act) == hand.seats:
            self.cards |= self._bids
            self._bids = set()

    def hear(self, hand: Hand, seat: int, move: Move) -> None:
        """Add what a move reveals, before it is made."""
        match move:
            case Play(card=card) | PlaySubstitute(card=card) | PlayCommunity(play=Play(card=card)):
                self.cards.add(card)
            case PlayJoker(then=Card() as then):
                self.cards.add(then)
            case PlaySet(cards=cards):
                self.cards.update(cards)
            case Bid(card=card):
                self._bids.add(card)
            case Bankrupt() if getattr(hand.view(None).rules, "dead", "face-up") == "face-up":
                self.cards.update(hand.view(seat).hand)
            case Give(cards=cards) if seat == self.seat:
                self.cards.update(cards)
            case _:
                pass
