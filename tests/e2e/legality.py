"""Compares the moves that hands offered with the engine's legal moves, at each ply of a match."""

from itertools import combinations

from bot.features.play.controls import written
from bot.features.play.ids import ChoicePress, MovePress, PagePress
from bot.tables import entries
from bot.tables.table import Table
from engine.moves import Talk
from tests.e2e.people import Json, Message, Person, controls
from tests.e2e.processes import Bot

Offers = dict[int, tuple[set[str], bool]]
"""By number of plies: the moves that could be pressed, and whether there were further pages or lists."""


def wrongly_offered(bot: Bot, channel: str, who: Person, walked: set[int]) -> tuple[list[str], int]:
    """Where the moves offered to this person differ from the legal ones, and the number of plies compared.

    `walked`: plies at which the person turned all pages, so that no legal move may be missing.
    """
    found: list[str] = []
    shown = offers(channel, who)
    lists = legal(bot, int(channel), int(who.id))
    for ply, (moves, has_more) in shown.items():
        surplus, missing = moves - lists[ply], lists[ply] - moves
        if surplus or (missing and (not has_more or ply in walked)):
            found.append(f"at {ply}: offered {sorted(moves)}, legal {sorted(lists[ply])}")
    return found, len(shown)


def offers(channel: str, who: Person) -> Offers:
    """All moves offered in this person's hands in this channel; confirmations are skipped, as they repeat an offer."""
    found: Offers = {}
    for message in who.history:
        if message["channel_id"] != channel or any(":!" in each["custom_id"] for each in controls(message)):
            continue
        for ply, moves in _offered(message).items():
            before, had_more = found.get(ply, (set(), False))
            has_more = any(PagePress.read(each["custom_id"]) for each in controls(message))
            found[ply] = (
                before | {move for move in moves if not move.startswith("span:")},
                (had_more or has_more or any(move.startswith("span:") for move in moves)),
            )
    return found


def _offered(message: Message) -> dict[int, set[str]]:
    found: dict[int, set[str]] = {}
    for control in controls(message):
        if move := MovePress.read(control["custom_id"]):
            found.setdefault(move.ply, set()).add(written([move.move]))
        elif choice := ChoicePress.read(control["custom_id"]):
            found.setdefault(choice.ply, set()).update(_chosen(control))
    return found


def _chosen(control: Json) -> set[str]:
    """The moves that a list offers."""
    values, least = [option["value"] for option in control["options"]], control.get("min_values", 1)
    assert least == control.get("max_values", 1)
    if least == 1:
        return {value if value.startswith("span:") else written([value]) for value in values}
    return {written(list(each)) for each in combinations(values, least)}


def legal(bot: Bot, channel: int, user: int) -> dict[int, set[str]]:
    """The engine's legal moves for this person by number of plies, replayed from the table's log."""
    table = Table(0, 0, channel)
    found: dict[int, set[str]] = {}
    for at, body in bot.logged(channel):
        table.apply(entries.load(body), at)
        seat = table.seat_of(user)
        if seat is not None and table.to_act():
            found[len(table.history)] = {str(move) for move in table.view(seat).legal if not isinstance(move, Talk)}
    return found
