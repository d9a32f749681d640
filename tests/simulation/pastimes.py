"""What people of a simulated world do other than to move: they open, join and start lobbies, invite each other, leave and
come back, look back at matches, change their settings, take moves back, and have all deleted that is stored about them."""

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final

from bot.tables.participants import Participant
from bot.tables.setup import Pace
from bot.tables.table import Table
from engine.catalog import PRESETS
from i18n import LANGUAGES, texts_in
from tests.e2e.people import ids_of

if TYPE_CHECKING:
    from tests.simulation.people import Person

DELETED: Final = tuple(texts_in(language)("privacy-deleted") for language in LANGUAGES)
"""The answer to a user whose data is deleted."""
SETTINGS: Final = ("large", "talk", "seen", "pings", "suits", "page")
_BESIDE: Final = ("hand", "log", "scores", "why", "fair", "away", "sit", "record", "rules", "h", "e")
_PLANS: Final = 0.3
_AFTER: Final = (
    "yr:{table}:open",
    "yr:{table}:1",
    "y:open:{table}:0:o",
    "y:last:{table}:3:o",
    "y:share:{table}:2:o",
    "t:record:{table}",
    "t:scores:{table}",
    "t:again:{table}",
)


@dataclass(frozen=True, slots=True)
class Ask:
    """A press: on which message, 0 for one of its own, and what is chosen in a menu. A custom id that begins with a slash
    is a command with the game that it names."""

    custom_id: str
    message: int = 0
    values: list[str] | None = None
    invited: tuple[int, ...] = ()
    """The users who are chosen in a menu of users."""


def opening(person: "Person", chance: Random) -> Ask:
    """A game is picked in the list of `/play`, or a match alone with computers, or friends to play with."""
    plan = person.world.plan
    if plan.invites and chance.random() < plan.invites and (friends := _friends(person, chance)):
        return Ask(f"f:invite:{chance.choice(PRESETS).id}", invited=friends)
    if plan.commands and chance.random() < plan.commands:
        return Ask(chance.choice(("/play", "/again", *[f"/play {chance.choice(PRESETS).id}"] * 3)))
    return Ask("g:now:") if chance.random() < 0.1 else Ask(f"g:preset:{chance.choice(PRESETS).id}")


def _friends(person: "Person", chance: Random) -> tuple[int, ...]:
    """Some of those who are in the server: at this channel or another one, here already or not."""
    there = [each.user for each in person.world.people if each is not person and not each.wants_deletion]
    return tuple(chance.sample(there, min(len(there), chance.randint(1, 2))))


def in_lobby(person: "Person", table: Table, chance: Random) -> Ask | None:
    """Join, and as the host invite, set up, start and cancel."""
    invites, paced = person.world.plan.invites, person.world.plan.paced
    if paced and person.user not in person.world.by_message and chance.random() < 0.2:
        return Ask("s:turn")
    if table.host != person.user:
        if table.participant_of(person.user) is None:
            if invites and person.user in table.invited and chance.random() < 0.3:
                return _shown(person, f"l:decline:{table.id}")
            return _shown(person, f"l:join:{table.id}")
        if chance.random() < 0.1:
            return _shown(person, f"l:{chance.choice(('leave', 'setup'))}:{table.id}")
        return None
    low, high = table.setup.seats_allowed()[0], table.setup.seats_allowed()[-1]
    if invites and chance.random() < invites and (friends := _friends(person, chance)):
        return Ask(f"i:invite:{table.id}", invited=friends)
    if invites and chance.random() < invites / 5:
        return Ask(f"l:cancel:{table.id}")
    if paced and table.setup.pace is None and chance.random() < paced:
        return Ask(f"l:time:{table.id}", values=[chance.choice(tuple(Pace))])
    seated, roll = len(table.participants), chance.random()
    if roll < 0.15:
        times = ("60", "120") if table.setup.pace is None else tuple(Pace)
        return Ask(f"l:time:{table.id}", values=[chance.choice(times)])
    if roll < 0.2:
        return Ask(f"l:{chance.choice(('remove', 'fill', 'cancel', 'setup'))}:{table.id}")
    if seated < low or (seated < high and not table.computers()):
        return Ask(f"l:add:{table.id}")
    if roll >= 0.7:
        return None
    # Where a slow match is to be is asked first; a button of that question starts it.
    start = f"l:start:{table.id}"
    return _shown(person, start) if table.setup.pace is None or chance.random() < 0.3 else Ask(start)


def _shown(person: "Person", custom_id: str) -> Ask:
    """A button of a public message."""
    return Ask(custom_id, person.showing(custom_id))


def beside(person: "Person", table: Table, place: Participant, chance: Random) -> Ask:
    """Something else than a move, in a match."""
    plan = person.world.plan
    if plan.commands and chance.random() < plan.commands:
        return Ask(chance.choice(("/hand", "/hand", "/games", "/play")))
    if chance.random() < plan.leaves:
        return Ask(f"t:{chance.choice(('gone', 'gone', 'end', 'leave'))}:{table.id}")
    if chance.random() < plan.settings:
        return Ask(f"s:{chance.choice(SETTINGS)}")
    if table.setup.pace is not None and chance.random() < plan.settings:
        return Ask("s:turn")
    if table.setup.pace is not None and chance.random() < _PLANS:
        return _planned(person, table, chance)
    takes = [each for each in person.ids() if each.startswith("z:")]
    if takes and chance.random() < plan.takes_back:
        return Ask(takes[0] if takes[0].endswith("!") else f"{takes[0]}!", person.hand)
    does = chance.choice(_BESIDE)
    del place
    return Ask({"h": f"h:{table.id}:{table.ply}!", "e": f"e:{table.id}"}.get(does, f"t:{does}:{table.id}"))


def _planned(person: "Person", table: Table, chance: Random) -> Ask:
    """A card for a plan is chosen, or the plan dropped."""
    seat = table.seat_of(person.user)
    hand = () if seat is None else table.view(seat).hand
    if not hand or chance.random() < 0.2:
        return Ask(f"pn:drop:{table.id}", person.hand)
    return Ask(f"pn:{table.id}:0", person.hand, [chance.choice(hand).code])


def outside(table: Table, chance: Random) -> Ask:
    """What a user does who has no seat at the channel's match."""
    computers = [number for number, place in enumerate(table.participants) if place.user is None]
    if computers and chance.random() < 0.5:
        return Ask(f"sd:{table.id}:{chance.choice(computers)}")
    return Ask(f"t:{chance.choice(('sit', 'hand', 'log'))}:{table.id}")


def afterwards(ended: list[int], chance: Random) -> Ask:
    """Look back at a match that is over, or play it again."""
    return Ask(chance.choice(_AFTER).format(table=chance.choice(ended)))


def is_deleted(components: object) -> bool:
    """Whether a message says that all about its reader is deleted."""
    said = str(components)
    return any(words in said for words in DELETED)


def offered(components: list[dict[str, object]]) -> list[str]:
    """The custom ids of what a message offers."""
    return ids_of({"components": components})
