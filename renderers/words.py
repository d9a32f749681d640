"""What the words of pictures are made of: phrases of one language, put together in renderers.alt.

Templates are filled by `str.format`; the names in braces are the same in every language.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """The phrases of one language."""

    suits: tuple[str, str, str, str]
    """In pack order, as they begin a sentence."""
    joker: str
    comma: str
    """Between things of a list."""
    semicolon: str
    """Between lists."""
    space: str
    """Between sentences."""

    card: str
    """{rank} {suit}"""
    cards_of_suit: str
    """Some cards of a suit: {suit} {ranks}"""
    run: str
    """Ranks that follow each other: {first} {last}"""
    stands_for: str
    """A place taken by another card: {rank} {card}"""

    row: str
    """{suit} {ranks}"""
    second_row: str
    """The row of the second pack: {suit} {ranks}"""
    empty_row: str
    """Where nothing lies."""
    last: str
    """What was just laid: {cards}"""
    open_places: str
    """{cards}"""
    nothing_open: str
    trump: str
    """{suit}"""
    community: str
    """{cards}"""
    stock: str
    """{count}"""
    to_draw: str
    """{count}"""

    to_act: str
    """{names}"""
    over: str
    seats: str
    """{seats}"""
    seat: str
    """A seat in play: {name} {cards}"""
    seat_passes: str
    """Where passes are counted: {name} {cards} {passes}"""
    seat_out: str
    seat_bankrupt: str
    seat_eliminated: str
    """{name}"""
    placed: str
    """A seat whose place is certain: {seat} {place}"""

    hand: str
    """{count} {cards}"""
    no_hand: str
    playable: str
    """{cards}"""
    none_playable: str
    """One's turn, and nothing of the hand can be played."""
    not_your_turn: str
