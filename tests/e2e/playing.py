"""Helpers that start and play a game with the buttons shown."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import pytest

from i18n import LANGUAGES, Language, Texts, language_of, texts_in
from playground.limits import LOCALES
from tests.e2e.lobbies import seat_computers
from tests.e2e.people import EPHEMERAL, Json, Message, Person, RefusedByPlayground, controls, offers, text


@dataclass(frozen=True)
class Said:
    """A message without variables, in the language of the labels."""

    message: str

    def __get__(self, labels: "Labels", _: type["Labels"]) -> str:
        return labels.texts(self.message)


@dataclass(frozen=True)
class Labels:
    """Messages of a language that the tests press or wait for, and the locale of its readers."""

    texts: Texts
    locale: str

    join, start, set_up = Said("lobby-join"), Said("lobby-start"), Said("lobby-set-up")
    add, fill, leave_lobby = Said("lobby-add"), Said("lobby-fill"), Said("lobby-leave")
    hand, rules, log = Said("board-hand"), Said("board-rules"), Said("board-log")
    leave, back, again = Said("board-leave"), Said("board-back"), Said("result-again")

    @property
    def language(self) -> Language:
        return self.texts.language

    @property
    def result(self) -> str:
        """Part of the public message after the end."""
        return self.texts("result-title", game="…").partition("…")[2]


ENGLISH = Labels(texts_in("en"), "en-US")
JAPANESE = Labels(texts_in("ja"), "ja")
EVERY_LANGUAGE = tuple(
    Labels(texts_in(each), next(locale for locale in ("en-US", *sorted(LOCALES)) if language_of(locale) == each))
    for each in LANGUAGES
)
in_both_guilds = pytest.mark.parametrize("labels", [ENGLISH, JAPANESE], ids=lambda labels: labels.language)
"""Runs a test in the language of each of the playground's guilds."""


async def open_lobby(
    channel: str, host: Person, *others: Person, game: str = "classic", computers: int = 0, labels: Labels = ENGLISH
) -> Message:
    """Open a lobby as the host, with the others and computer players in it; returns the public message."""
    lobby = await host.command(channel, "play", game=game)
    assert labels.join in str(lobby), f"the lobby is the answer, not {text(lobby)!r}"
    for other in others:
        found = await other.until(lambda other=other: other.shown.get(lobby["id"]), "the lobby")
        await other.press(found, labels.join)
    if computers:
        await seat_computers(host, lobby, computers)
    return await host.until(
        lambda: host.now(lobby) if all(who.name in text(host.now(lobby)) for who in others) else None,
        "all to be seated",
    )


async def finished(
    host: Person, *others: Person, channel: str, game: str = "classic", labels: Labels = ENGLISH
) -> Message:
    """The result of a match of four, with computer players."""
    lobby = await open_lobby(channel, host, *others, game=game, computers=3 - len(others), labels=labels)
    await everybody_plays([host, *others], await start(host, lobby, labels), labels)
    return await sees_result(host, channel)


async def start(host: Person, lobby: Message, labels: Labels = ENGLISH) -> Message:
    """Start the match; returns the public message, now the table's."""
    await host.press(lobby, labels.start)
    # A slow response is deferred and arrives as an edit of the message.
    return await host.until(lambda: labels.hand in str(host.now(lobby)) and host.now(lobby), "the table")


async def take_hand(who: Person, table: Message, labels: Labels = ENGLISH) -> Message:
    """Press My hand; returns the private message."""
    found = await who.until(
        lambda: who.shown.get(table["id"]) if labels.hand in str(who.shown.get(table["id"])) else None, "the table"
    )
    before = set(who.shown)
    hand = await who.press(found, labels.hand)
    if not hand:  # A deferred response arrives as a separate message.
        hand = await who.until(lambda: next(_new_hands(who, before, table["channel_id"]), None), "a hand")
    assert hand["flags"] & EPHEMERAL, "hands are private"
    return hand


async def take_hands(table: Message, *people: Person, labels: Labels = ENGLISH) -> list[tuple[Person, Message]]:
    """Each of them presses My hand, in turn; returns them with their private messages."""
    return [(who, await take_hand(who, table, labels)) for who in people]


def _new_hands(who: Person, before: set[str], channel: str) -> Iterator[Message]:
    """The new private messages in a channel."""
    for message_id in set(who.shown) - before:
        message = who.shown[message_id]
        if message["flags"] & EPHEMERAL and message["channel_id"] == channel:
            yield message


# -- The game ---------------------------------------------------------------------------------------------------------


def is_over(message: Message) -> bool:
    """Whether a hand shows the end of a match."""
    return offers(message, "t:again:")


async def sees_end(who: Person, channel: str) -> Message:
    """Wait for the end of a match in their hand, and return that."""

    def is_it(message: Message) -> bool:
        return is_over(message) and bool(message["flags"] & EPHEMERAL)

    return await who.until(lambda: who.newest(channel, is_it), "the end in the hand")


async def sees_result(who: Person, channel: str) -> Message:
    """Wait for the end of a match in the channel, and return that: the newest, as it may be posted once more."""

    def is_it(message: Message) -> bool:
        return is_over(message) and not message["flags"] & EPHEMERAL

    return await who.until(lambda: who.newest(channel, is_it), "the result")


def to_press(message: Message) -> list[Json]:
    """The controls that make, select or confirm a move, or confirm readiness for the next hand."""
    return [
        each for each in controls(message) if each["custom_id"][:2] in ("m:", "c:") or ":ready:" in each["custom_id"]
    ]


def choice(control: Json, chance: Random) -> list[str] | None:
    """Values to select in a list; None for a button."""
    if "options" not in control:
        return None
    values = [option["value"] for option in control["options"]]
    return chance.sample(values, control.get("min_values", 1))


def any_control(found: list[Json], chance: Random) -> Json:
    """One of these at random. Confirmations come first, so that no game runs in circles."""
    return chance.choice([each for each in found if ":!" in each["custom_id"]] or found)


async def press_unless_gone(who: Person, message: Message, control: Json, values: list[str] | None = None) -> bool:
    """Press what the message has just shown; False: it was gone by then."""
    before = who.shown.get(message["id"])
    try:
        await who.press_id(message, control["custom_id"], values=values)
    except RefusedByPlayground as refused:
        await who.sees_change(message, before, refused)
        return False
    return True


def moves_offered(message: Message) -> list[Json]:
    """The buttons and then the menus by which a hand offers its moves: plays of a joker can be a menu, and all there is."""
    return sorted((each for each in to_press(message) if ":ready:" not in each["custom_id"]), key=_is_menu)


def _is_menu(control: Json) -> bool:
    return "options" in control


async def somebodys_turn(*hands: tuple[Person, Message]) -> tuple[Person, Message]:
    """Wait until one of them can move; returns that person and their current hand."""

    def found() -> tuple[Person, Message] | None:
        return next(((who, who.now(hand)) for who, hand in hands if moves_offered(who.now(hand))), None)

    return await hands[0][0].until(found, "somebody's turn")


async def move_once(who: Person, hand: Message, labels: Labels = ENGLISH) -> bool:
    """Wait for the turn and press the first card, or another move. False: the match is over."""

    def ready() -> Message | None:
        now = who.now(hand)
        return now if moves_offered(now) or is_over(now) else None

    now = await who.until(ready, "a turn")
    if not (offered := moves_offered(now)):
        return False
    before = [each["custom_id"] for each in offered]

    def is_new() -> bool:
        return [each["custom_id"] for each in moves_offered(who.now(hand))] != before

    if await press_unless_gone(who, now, offered[0], choice(offered[0], Random(0))):
        await who.until(is_new, "the same message to show the new hand")
    return True


async def play_out(who: Person, hand: Message, labels: Labels = ENGLISH) -> None:
    """Play to the end of the match, or until the hand is empty."""
    while await move_once(who, hand, labels):
        pass


async def everybody_plays(people: list[Person], table: Message, labels: Labels = ENGLISH) -> None:
    """All take their hands and play until the match is over."""
    hands = await asyncio.gather(*(take_hand(who, table, labels) for who in people))
    await asyncio.gather(*(play_out(who, hand, labels) for who, hand in zip(people, hands, strict=True)))
