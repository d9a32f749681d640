"""English."""

from typing import Final

from renderers.words import Words

ENGLISH: Final = Words(
    suits=("Spades", "Hearts", "Diamonds", "Clubs"),
    joker="joker",
    comma=", ",
    semicolon="; ",
    space=" ",
    card="{rank} of {suit}",
    cards_of_suit="{suit} {ranks}",
    run="{first} to {last}",
    stands_for="{rank} ({card})",
    row="{suit}: {ranks}.",
    second_row="{suit}, second row: {ranks}.",
    empty_row="nothing",
    last="Just laid: {cards}.",
    open_places="Can go down next: {cards}.",
    nothing_open="Nothing can go down.",
    trump="Trumps: {suit}.",
    community="Community cards: {cards}.",
    stock="Stock: {count}.",
    to_draw="The next draw takes {count}.",
    to_act="To move: {names}.",
    over="The hand is over.",
    seats="Cards left: {seats}.",
    seat="{name} {cards}",
    seat_passes="{name} {cards} (passes used: {passes})",
    seat_out="{name} out",
    seat_bankrupt="{name} bankrupt",
    seat_eliminated="{name} eliminated",
    placed="{seat} (place {place})",
    hand="Your hand ({count}): {cards}.",
    no_hand="You hold no cards.",
    playable="You can play: {cards}.",
    none_playable="You can play none of them.",
    not_your_turn="It is not your turn.",
)
