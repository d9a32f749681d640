"""The quick rule of Insidious Sevens bids what its values, counted card by card, say."""

from random import Random

from engine.ai.playouts import RULES
from engine.ai.tricks import BIGGER_BID, LATER
from engine.cards import COLOURED, Card
from engine.catalog import find_game
from engine.game import HandKind
from engine.match import Match
from engine.moves import Bid

GAME = find_game("insidious-sevens")


def test_a_playout_bids_about_the_tricks_that_are_expected() -> None:
    for seats in (2, 4, 5):
        for seed in range(12):
            hand = Match(GAME, GAME.rules(), seats=seats, seed=seed).next_hand().copy()
            for seat in range(seats):
                bid = RULES[HandKind.TRICKS](hand, seat, hand.legal(seat), Random(1))
                assert isinstance(bid, Bid)
                cards = hand.view(seat).hand
                assert worth(bid.card, cards, seats - 1) == max(worth(each, cards, seats - 1) for each in cards)


def worth(bid: Card, cards: tuple[Card, ...], others: int) -> float:
    """The value of a bid: the chance that it is the highest, and the tricks expected with its trump and with any."""
    unseen = [each for each in COLOURED if each not in cards]
    lower = [each for each in unseen if (each.rank, each.suit) < (bid.rank, bid.suit)]
    highest = (len(lower) / len(unseen)) ** others
    tricks = [sum(strength(each, trump, others) for each in cards) for trump in range(5)]
    expected = highest * tricks[bid.suit] + (1 - highest) * sum(tricks) / 5
    return round(BIGGER_BID * bid.rank - abs(bid.rank - expected), 9)


def strength(card: Card, trump: int, others: int) -> float:
    """The chance that a card takes some trick, before anything has been played."""
    weaker = sum(order(each, card, trump) < order(card, card, trump) for each in COLOURED)
    return (weaker / (len(COLOURED) - 1)) ** (LATER * others)


def order(card: Card, lead: Card, trump: int) -> tuple[int, int, int]:
    follows = card.suit == lead.suit or card.rank == lead.rank
    return (2 if card.suit == trump else int(follows), card.rank, card.suit)
