"""A hand and its legal moves as sentences."""

from collections.abc import Iterator

from engine.cards import NUMBERS, Card
from engine.moves import (
    Give,
    Move,
    Pass,
    Pile,
    Play,
    PlayCommunity,
    PlayGroup,
    PlayJoker,
    PlaySet,
    PlaySubstitute,
    Take,
    Talk,
)
from engine.preview import would_win
from engine.views import GridTable, Phase, RowsTable, View
from renderers.alt_text.cards import card_text, cards_text, name_of_suit
from renderers.alt_text.words import Words
from renderers.model.hand import block_of, hand_shown
from renderers.model.layout import open_now
from renderers.model.moves import cards_of, is_asked, playable_cards
from renderers.model.standing import Stand, standing


def hand_sentences(
    view: View,
    words: Words,
    *,
    preview: Move | None = None,
    in_full: bool = True,
    is_text: bool = False,
) -> Iterator[str]:
    """The viewer's hand. `preview`: the move that the viewer is asked to confirm. `in_full`: say also what follows from
    hand and layout: which cards wait for others, and which places the hand holds up. `is_text`: for a
    message, where the latter is small and the former, which follows from what is playable, is left out.
    """
    block = block_of(view)
    block_at = preview.position if isinstance(preview, Take) else None
    if block_at is not None and block:
        cards = (*view.hand[:block_at], *block, *view.hand[block_at:])
        yield words.say("alt-would-be", count=len(cards), cards=cards_text(cards, words))
        yield words.say("alt-would-be-new", position=_positions(block_at, block_at + len(block) - 1, words))
        return
    yield (
        words.say("alt-hand", count=len(view.hand), cards=cards_text(view.hand, words))
        if view.hand
        else words.say("alt-no-hand")
    )
    if view.drawn is not None:
        yield words.say("alt-drawn", card=card_text(view.drawn, words))
    elif block:
        yield words.say("alt-block", count=len(block), number=block[0].rank)
    dead = [each for each in view.hand if isinstance(view.table, GridTable) and each in view.table.dead]
    if dead:
        yield words.say("alt-dead-in-hand", cards=cards_text(dead, words))
    if view.own_pile:
        yield words.say("alt-own-pile", cards=cards_text(view.own_pile, words))
    if view.chosen:
        yield words.say("alt-chosen", cards=cards_text(sorted(view.chosen), words))
    if in_full and isinstance(view.table, RowsTable) and view.result is None:
        yield from _standing(view, view.table, words, is_text=is_text)


def move_sentences(view: View, words: Words, *, preview: Move | None = None, one_by_one: bool = False) -> Iterator[str]:
    """The viewer's moves. `preview`: the move that they are asked to confirm; the others are left out then.
    `one_by_one`: name each card as its button does, not by suit.
    """
    if not is_asked(view):
        if view.result is None and view.hand:
            yield words.say("alt-not-your-turn")
        return
    if preview is not None:
        return
    if view.phase is not Phase.PLACE:
        yield from _possible(view, words, one_by_one=one_by_one)
    yield from _sets(view, words)
    yield from _others(view, words)


def _standing(view: View, table: RowsTable, words: Words, *, is_text: bool) -> Iterator[str]:
    stands = standing(table, hand_shown(view).cards, frozenset(open_now(table)))
    shut = sorted(card for card, stand in stands.held_cards.values() if stand is Stand.DEAD)
    if shut:
        yield words.say("alt-shut", cards=cards_text(shut, words, in_runs=True))
    waiting = sorted(card for card, stand in stands.held_cards.values() if stand is Stand.WAITING)
    if waiting and not is_text:
        yield words.say("alt-waiting", cards=cards_text(waiting, words, in_runs=True))
    if stands.held_up:
        held_up = sorted(place for _, place in stands.held_up)
        yield ("-# " if is_text else "") + words.say("alt-held-up", cards=cards_text(held_up, words, in_runs=True))


def _possible(view: View, words: Words, *, one_by_one: bool) -> Iterator[str]:
    groups = _largest_groups(view)
    ready = sorted(_by_themselves(view))
    if groups:
        each_said = (_group(view, group, words, names=one_by_one) for group in groups)
        yield words.say("alt-playable-groups", groups=words.comma.join(each_said))
    elif ready:
        message = "alt-playable"
        if view.phase in (Phase.GIVE, Phase.PASSING, Phase.BIDDING):
            message = "alt-choosable"
        elif any(isinstance(move, Pile) for move in view.legal):
            message = "alt-pilable"
        listed = words.comma.join(card_text(each, words) for each in ready) if one_by_one else cards_text(ready, words)
        yield words.say(message, cards=listed)
        wins = [each for each in ready if would_win(view, each)]
        if wins:
            yield words.say("alt-would-win", cards=cards_text(wins, words))
    elif view.hand and not playable_cards(view):
        yield words.say("alt-none-playable")


def _by_themselves(view: View) -> frozenset[Card]:
    """Cards with a move that plays, gives, bids or piles them at their own place, without a joker; other moves are
    listed separately. For gifts of several cards, all of them.
    """
    return frozenset(
        each
        for move in view.legal
        if not isinstance(move, PlayJoker | PlaySet | PlaySubstitute)
        for each in cards_of(move)
    )


def _sets(view: View, words: Words) -> Iterator[str]:
    """The largest plays of several cards (CC-2 to CC-4)."""
    sets = [frozenset(move.cards) for move in view.legal if isinstance(move, PlaySet)]
    largest = [each for each in sets if not any(each < other for other in sets)]
    if largest:
        sets_text = (
            words.say("alt-one-set", cards=cards_text(sorted(each), words)) for each in sorted(largest, key=sorted)
        )
        yield words.say("alt-together", cards=words.comma.join(sets_text))


def _others(view: View, words: Words) -> Iterator[str]:
    """Legal moves other than playing a card to its own place."""
    others = dict.fromkeys(text for move in view.legal for text in _other(move, words))
    if others:
        by_cards = _by_themselves(view) or _largest_groups(view)
        has_cards = bool(by_cards) or any(isinstance(move, PlaySet) for move in view.legal)
        yield words.say("alt-also" if has_cards else "alt-only", moves=words.semicolon.join(others))


def _other(move: Move, words: Words) -> Iterator[str]:
    match move:
        case Pass(taking=None):
            yield words.say("alt-move-pass")
        case Pass(taking=Card() as each):
            yield words.say("alt-take-face-up", card=card_text(each, words))
        case PlayJoker(stands_for, Card() as then):
            yield words.say("alt-joker-as-with", card=card_text(stands_for, words), then=card_text(then, words))
        case PlayJoker(stands_for):
            yield words.say("alt-joker-as", card=card_text(stands_for, words))
        case PlaySubstitute():
            yield _substitute(move, words)
        case PlayCommunity(Play(each)):
            yield words.say("alt-from-community", play=card_text(each, words))
        case PlayCommunity(PlaySubstitute() as play):
            yield words.say("alt-from-community", play=_substitute(play, words))
        case Take():
            yield words.say("alt-move-take")
        case Talk() | Give():
            pass
        case _:
            message = f"alt-move-{move}"
            if words.texts.has(message):
                yield words.say(message)


def _substitute(play: PlaySubstitute, words: Words) -> str:
    return words.say("alt-in-row", card=card_text(play.card, words), suit=name_of_suit(play.suit, words.texts))


def _largest_groups(view: View) -> list[PlayGroup]:
    """The playable groups (NT-3, NT-12) that are not part of another."""
    groups = [move for move in view.legal if isinstance(move, PlayGroup)]
    return sorted(
        (each for each in groups if not any(_is_part(each, other) for other in groups)),
        key=lambda group: (group.first, group.last),
    )


def _is_part(one: PlayGroup, other: PlayGroup) -> bool:
    within = other.first <= one.first and one.last <= other.last and one.extra <= other.extra
    return one != other and within


def _group(view: View, group: PlayGroup, words: Words, *, names: bool) -> str:
    """`names`: the numbers of the cards stand before their positions."""
    positions = _positions(group.first, group.last, words)
    if names:
        cards = " ".join(card_text(each, words) for each in view.hand[group.first : group.last + 1])
        positions = words.say("alt-stands-for", rank=cards, card=positions)
    extra = (view.hand[group.first],) * group.extra
    return positions + "".join(f" + {card_text(each, words)}" for each in extra if each in NUMBERS)


def _positions(first: int, last: int, words: Words) -> str:
    if first == last:
        return words.say("alt-position", position=first + 1)
    return words.say("alt-positions", first=first + 1, last=last + 1)
