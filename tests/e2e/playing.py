"""How people get a game going and play it, by what they can press."""

import asyncio
from dataclasses import dataclass

from tests.e2e.people import Message, Person, moves, text


@dataclass(frozen=True)
class Labels:
    """What buttons say in a language, and the locale of those who read it."""

    language: str
    locale: str
    join: str
    add: str
    start: str
    hand: str
    again: str
    rules: str
    log: str
    leave: str
    back: str
    over: str
    """Part of a private message after the end."""
    result: str


ENGLISH = Labels(
    "en",
    "en-US",
    "Join",
    "Add a computer",
    "Start",
    "My hand",
    "Play again",
    "Rules",
    "Log",
    "Leave",
    "I'm back",
    "This game is over",
    "the result",
)
JAPANESE = Labels(
    "ja",
    "ja",
    "参加する",
    "コンピューターを追加",
    "開始",
    "手札を見る",
    "もう一度遊ぶ",
    "ルール",
    "記録",
    "抜ける",
    "戻りました",
    "このゲームは終わりました",
    "結果",
)


async def open_lobby(
    channel: str, host: Person, *others: Person, computers: int = 0, labels: Labels = ENGLISH
) -> Message:
    """The host opens a table, the others join, computer players are added; the public message."""
    lobby = await host.command(channel, "play", game="classic")
    assert lobby is not None
    assert labels.join in str(lobby), f"the lobby is the answer, not {text(lobby)!r}"
    for other in others:
        found = await other.until(lambda other=other: other.shown.get(lobby["id"]), "the lobby")
        await other.press(found, labels.join)
    for _ in range(computers):
        await host.press(host.now(lobby), labels.add)
    return host.now(lobby)


async def start(host: Person, lobby: Message, labels: Labels = ENGLISH) -> Message:
    """The host starts; the public message, which is the table now."""
    table = await host.press(host.now(lobby), labels.start)
    assert table is not None
    return table


async def take_hand(who: Person, table: Message, labels: Labels = ENGLISH) -> Message:
    """Press My hand; the private message."""
    found = await who.until(
        lambda: who.shown.get(table["id"]) if labels.hand in str(who.shown.get(table["id"])) else None, "the table"
    )
    hand = await who.press(found, labels.hand)
    assert hand is not None
    assert hand["flags"] & 64, "hands are private"
    return hand


async def move_once(who: Person, hand: Message, labels: Labels = ENGLISH) -> bool:
    """Wait for one's turn and press the first card, or what else there is. False: the game is over."""

    def ready() -> Message | None:
        now = who.now(hand)
        return now if moves(now) or labels.over in text(now) else None

    now = await who.until(ready, "a turn", patience=30)
    if not moves(now):
        return False
    before = moves(now)
    await who.press_id(now, before[0])
    assert moves(who.now(hand)) != before, "the same message shows the new hand"
    return True


async def play_out(who: Person, hand: Message, labels: Labels = ENGLISH) -> None:
    """Play to the end of the match, or until one holds no cards."""
    while await move_once(who, hand, labels):
        pass


async def everybody_plays(people: list[Person], table: Message, labels: Labels = ENGLISH) -> None:
    """All take their hands and play on until it is over."""
    hands = await asyncio.gather(*(take_hand(who, table, labels) for who in people))
    await asyncio.gather(*(play_out(who, hand, labels) for who, hand in zip(people, hands, strict=True)))
