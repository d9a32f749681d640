"""Evidence of the others' choices about their hands, for any kind of hand."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from engine.game import Hand
from engine.games.rows import ones


class Evidence(ABC):
    """The choices of the other seats, and what is known of their hands.

    A hand's chance is a product over seats, so of an exchange of two cards only two factors change. Sets of cards are
    the bits of the hand in play, by place: a place is a seat, or, after the seats, where cards lie that no seat holds.
    """

    def __init__(self, known: Sequence[int], places: Sequence[int]) -> None:
        """`known`: the cards that the viewer knows to be in each place; -1: its own. `places`: those with others."""
        self.known = known
        self._judged = [place for place in places if known[place] >= 0]
        self._chances: list[dict[int, float]] = [{} for _ in known]

    @abstractmethod
    def held(self, hand: Hand) -> list[int]:
        """The cards in each place of a guessed hand."""

    @abstractmethod
    def made(self, held: Sequence[int]) -> Hand:
        """The hand in play with these cards in each place."""

    @abstractmethod
    def prior(self, seat: int, held: int) -> float:
        """How likely the place is to hold these cards before any choice is weighed, by what is certain: from 0 to 1."""

    @abstractmethod
    def chance_of(self, seat: int, held: int) -> float:
        """The chance that the seat would have made its choices if it holds these cards now."""

    def unseen(self, held: Sequence[int]) -> list[tuple[int, list[int]]]:
        """The places with cards of which the viewer does not know it, with these cards as sets of one."""
        parts = ((place, held[place] & ~self.known[place]) for place in self._judged)
        return [(place, ones(part)) for place, part in parts if part]

    def explained(self, seat: int, held: int) -> float:
        """`chance_of`, found once."""
        found = self._chances[seat].get(held)
        if found is None:
            found = self._chances[seat][held] = self.chance_of(seat, held)
        return found

    def explained_by_all(self, held: Sequence[int]) -> float:
        """The chance that all others would have made their choices with these hands."""
        found = 1.0
        for place in self._judged:
            found *= self.explained(place, held[place])
        return found
