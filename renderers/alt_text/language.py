"""What the words of pictures are made of: the phrases of one language.

Templates are filled by `str.format`; the names in braces are the same in every language.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.packing import packs


@packs
@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """The phrases of one language."""

    suits: tuple[str, str, str, str]
    """In pack order, as they begin a sentence."""
    colours: tuple[str, str, str, str, str]
    """Of Insidious Sevens, in pack order."""
    ranks: tuple[str, ...]
    """The names of the thirteen ranks, from the ace."""
    a_ranks: tuple[str, ...]
    """The same with an article."""
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
    round_over: str
    phases: Mapping[str, str]
    """What else is going on, by Phase: {name}, whom it is about."""
    seats: str
    """{seats}"""
    seat: str
    """A seat in play: {name} {cards}"""
    seat_out: str
    seat_bankrupt: str
    seat_dropped_out: str
    """Of the killing games (KI-10): {name}"""
    seat_eliminated: str
    """{name}"""
    details: str
    """A seat and what there is to say of it: {seat} {details}"""
    place: str
    """{place}"""
    passes: str
    """Used: {count} {most}"""
    chips: str
    """{count}"""
    revokes: str
    """Passes with a playable card, told at the end of a hand (FT-7): {count}"""
    penalty: str
    """Cards against it (KI-9): {count}"""
    face_down: str
    """{count}"""
    shown: str
    """{cards}"""
    bid: str
    """{card}"""
    tricks: str
    """{count}"""
    has_chosen: str
    score: str
    """Of a hand that is over: {score}"""
    penalty_score: str
    """The same where the least wins: {score}"""
    done: str
    """The how-manieth a seat was to leave the turn order, where that gave it its place (KI-12): {order}"""
    total: str
    """Of the match so far: {count}"""
    penguins: str
    """{count}"""
    pot: str
    """{count}"""
    seat_line: str
    """A seat on a line of its own: {name} {cards}"""
    nobody: str
    """For a name that cannot be written: {letter}"""

    next_in_row: str
    """What a row takes next: {ranks}"""
    dead_in_row: str
    """{ranks}"""
    preview: str
    """A play that is considered: {cards}"""
    would_kill: str
    """{cards}"""
    would_kill_nothing: str

    dead: str
    """{cards}"""
    killed: str
    """By the last play: {cards}"""

    sequence: str
    """What has been played after a lead: {plays}"""
    play: str
    """{name} {card}"""
    lead_wanted: str
    wanted: str
    """{cards}"""
    call: str
    """{call}"""
    calls: Mapping[str, str]
    """By the engine's keys: {rank} {a_rank}"""
    gone: str
    """All that has been played: {cards}"""

    give_left: str
    give_right: str
    """{count}"""
    trick: str
    last_trick: str
    """{plays}"""
    won_by: str
    """{name}"""
    set_aside: str
    """{plays}"""

    group: str
    """{count} {number} {name}"""
    no_group: str
    block: str
    """{count} {number}"""
    hidden_block: str
    """{count}"""
    discarded: str
    """{counts}"""
    times: str
    """{number} {count}"""

    hand: str
    """{count} {cards}"""
    no_hand: str
    playable: str
    """{cards}"""
    none_playable: str
    """One's turn, and nothing of the hand can be played."""
    pilable: str
    """What can be put face down on one's own pile (CS-1): {cards}"""
    choosable: str
    """For giving, passing on and bidding: {cards}"""
    not_your_turn: str
    playable_groups: str
    """{groups}"""
    position: str
    """{position}"""
    positions: str
    """Neighbours in the hand: {first} {last}"""
    drawn: str
    """{card}"""
    would_be: str
    """The hand as it would be: {count} {cards}"""
    would_be_new: str
    """Which of it would be new: {position}"""
    chosen: str
    """{cards}"""
    own_pile: str
    """{cards}"""
    dead_in_hand: str
    """{cards}"""
    also: str
    """Moves that are not a card of the hand: {moves}"""
    moves: Mapping[str, str]
    """By their written form."""
    joker_as: str
    """{card}"""
    joker_as_with: str
    """{card} {then}"""
    in_row: str
    """{card} {suit}"""
    from_community: str
    """{play}"""
    together: str
    one_set: str
    """{cards}"""
    take_face_up: str
    """{card}"""

    scores: str
    """What a score sheet is: {title} {unit}"""
    hands: str
    """The hands it tells of: {numbers}"""
    rounds: str
    """As `hands`, where a game calls them rounds."""
    units: Mapping[str, str]
    """What totals count."""
    fewest_win: str
    """Of a sheet where the least total is ahead."""
    standing: str
    """{name} {total}"""
    scores_of: str
    """{standing} {scores}"""
    bids_told: str
    """What stands in brackets."""
    bid_kept: str
    """{won} {bid}"""
