"""Which cards a message names, and which its reader may know: no message may reveal a card too early.

The table's log has the time of each commit. A message may name the cards in the reader's views (`Table.view`) and in
the events they could see, up to that time, and no others. When the match is over, its record is open to everybody.
"""

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from datetime import datetime
from functools import cache, lru_cache

from bot.tables import entries
from bot.tables.table import Stage, Table
from engine.cards import COLOURED, INTERNATIONAL, JOKER, SUITS, Card
from tests.e2e.people import Message, Person, alt, components, text
from tests.e2e.processes import Bot

_SIGNS = dict(zip("♠♥♦♣", SUITS, strict=True))
_NAMES = {"Spades": "S", "Hearts": "H", "Diamonds": "D", "Clubs": "C"} | {
    colour: colour[0] for colour in ("Red", "Yellow", "Green", "Blue", "Purple")
}
_RANK = "(?:10|[0-9AJQK])"
_SIGNED = re.compile(rf"({_RANK}) ?([♠♥♦♣])")
_LINE = re.compile(rf"^([♠♥♦♣]) ((?:{_RANK} ?)+)$", re.MULTILINE)
_OF = re.compile(rf"({_RANK}) of ({'|'.join(_NAMES)})")
_ROW = re.compile(rf"({'|'.join(_NAMES)}):? ((?:(?:, | to )?{_RANK}(?![0-9a-zA-Z]))+)")
_PLACES = re.compile(r"Held up by your hand: [^.]*\.")
"""Names places of the layout, which follow from it and the hand, not cards."""
CODE = re.compile(r"(?<![0-9A-Za-z])([A2-9TJQK][SHDC]|[0-7][RYGBP])(?![0-9A-Za-z])")


def cards_named(message: Message) -> set[str]:
    """The codes of the cards that a message names: in text, alt text, labels, options, custom ids and emojis."""
    said = [text(message), alt(message)]
    for each in components(message):
        said += [str(each.get(key) or "") for key in ("label", "custom_id", "placeholder", "value")]
        said += [f"{option['label']} {option['value']}" for option in each.get("options", ())]
        said.append(str((each.get("emoji") or {}).get("name", "")))
    whole = _PLACES.sub("", "\n".join(said))
    found = {f"{_rank(rank)}{_SIGNS[sign]}" for rank, sign in _SIGNED.findall(whole)}
    found |= {f"{_rank(rank)}{_NAMES[suit]}" for rank, suit in _OF.findall(whole)}
    for pattern, suits in ((_LINE, _SIGNS), (_ROW, _NAMES)):
        for suit, ranks in pattern.findall(whole):
            found |= {f"{_rank(rank)}{suits[suit]}" for rank in re.findall(_RANK, ranks)}
    return found | set(CODE.findall(whole))


_ALL = {card.code for card in (*INTERNATIONAL, *COLOURED, JOKER)}


def told_too_much(
    bot: Bot, channel: str, who: Person, *, knowing: Person | None = None
) -> list[tuple[set[str], Message]]:
    """The messages in this channel that named cards unknown to the person who saw them, and those cards.

    `knowing`: judge by what this other person could know.
    """
    times, known = _known(tuple(bot.logged(int(channel))), int(channel), int((knowing or who).id))
    found: list[tuple[set[str], Message]] = []
    for message in who.history:
        if message["channel_id"] != channel or message["author"]["id"] == who.id:
            continue
        moment = datetime.fromisoformat(message["edited_timestamp"] or message["timestamp"]).timestamp()
        entry = bisect_right(times, int(moment * 1000) + 1)
        unknown = cards_named(message) - (known[entry - 1] if entry else set())
        if unknown:
            found.append((unknown, message))
    return found


@lru_cache(maxsize=1)
def _known(log: tuple[tuple[int, str], ...], channel: int, user: int) -> tuple[list[int], list[set[str]]]:
    """By entry of the channel's table: its commit time, and the codes of the cards known to the user from then on."""
    table = Table(0, 0, channel)
    times: list[int] = []
    known: list[set[str]] = []
    seen: set[str] = set()
    for at, body in log:
        happened = table.apply(entries.load(body), at)
        if table.match is not None:
            seat = table.seat_of(user)
            seen_events = [event.seen_by(reader) for event in happened for reader in (None, seat)]
            seen |= {card.code for card in _cards([table.view(None), table.view(seat), seen_events])}
        if table.stage is Stage.OVER:
            seen |= _ALL  # Everybody can open the record.
        times.append(at)
        # In a lobby no card is dealt yet: what it names belongs to the rules.
        known.append(set(_ALL if table.stage is Stage.LOBBY else seen))
    return times, known


def _rank(written: str) -> str:
    return "T" if written == "10" else written


def _cards(value: object) -> Iterator[Card]:
    """All cards in a view, event or move."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, list | tuple | frozenset):
        for each in value:
            yield from _cards(each)
    else:
        for name in _names(type(value)):
            yield from _cards(getattr(value, name))


@cache
def _names(kind: type) -> tuple[str, ...]:
    """The fields of a dataclass; none of anything else."""
    return tuple(each.name for each in fields(kind)) if is_dataclass(kind) else ()
