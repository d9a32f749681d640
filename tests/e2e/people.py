"""Simulated users at the playground, who run commands, press components and read messages."""

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, NoReturn, TypeVar

import aiohttp
import orjson

from bot.platform.custom_ids import MenuPress
from playground.errors import Json

Message = Json
COMPONENTS_V2 = 1 << 15
OF_BOARD = re.compile(r"[lt]:")
CHANGES_BOARD = re.compile(r"l:(?:join|leave|fill|start|cancel):")
"""The presses on a lobby that are answered by its change."""
T = TypeVar("T")
PATIENCE = 60.0
"""Longest wait in seconds; enough for a busy machine, so only what never happens takes longer."""
EPHEMERAL = 1 << 6


class RefusedByPlayground(AssertionError):
    """The playground does not let a user do this."""


class NoAnswer(AssertionError):
    """The bot did not respond in time; Discord shows 'The application did not respond'."""


class NoMessage(Message):
    """In place of the message that a response shows, where it shows none. It is false, and whoever reads it fails."""

    def _read(self, *asked: object) -> NoReturn:
        raise AssertionError(f"the response shows no message: {asked}")

    __getitem__ = __str__ = get = _read


@dataclass(eq=False)
class Person:
    """A user with an open window. `shown`: every message visible to them, by id, oldest first."""

    id: str
    name: str
    http: aiohttp.ClientSession
    shown: dict[str, Message] = field(default_factory=dict)
    history: list[Message] = field(default_factory=list[Message])
    """Every state of every message that they were shown."""
    replies: dict[str, dict[str, Message]] = field(default_factory=dict[str, dict[str, Message]])
    """By interaction: the messages that answered it, by id, as they were last shown."""
    answers: dict[str, Json] = field(default_factory=dict)
    """By interaction: its events, by kind."""
    begun: dict[str, str] = field(default_factory=dict[str, str])
    """By interaction: its channel."""
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    on_boards: dict[str, tuple[str, Message]] = field(default_factory=dict[str, tuple[str, Message]])
    """By press on a table's public message: its custom id, and the message as it was shown."""
    meets_delays: bool = False
    """Whether the bot defers what takes it long; the tests' bots do not."""
    only_in: str | None = None
    """The only channel whose messages they look at; None: all that they may see."""

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        async with self.http.request(method, path, json=body) as answer:
            received = orjson.loads(await answer.read() or b"null")
            if answer.status >= 400:
                raise RefusedByPlayground(f"{method} {path}: {answer.status} {received}")
            return received

    async def listen(self, stream: aiohttp.ClientWebSocketResponse) -> None:
        async for event in stream:
            received = orjson.loads(event.data)
            self.take(received["t"], received["d"])

    def take(self, kind: str, data: Json) -> None:
        """Handle an event of the stream."""
        match kind:
            case "message_create" | "message_update":
                message = data.get("message", data)
                if self.only_in not in (None, message["channel_id"]):
                    return
                self.shown[message["id"]] = message
                self.history.append(message)
                if asked := (message.get("interaction_metadata") or {}).get("id"):
                    self.replies.setdefault(asked, {})[message["id"]] = message
            case "message_delete":
                self.shown.pop(data["id"], None)
            case "interaction_failed" | "interaction_done" | "interaction_ack":
                there = self.answers.setdefault(data["interaction_id"], {})
                there[kind] = data
            case _:
                pass
        self.changed.set()

    # -- Doing --------------------------------------------------------------------------------------------------------

    async def command(self, channel: str, name: str, **options: str | bool) -> Message:
        """Run a command and wait for the response; returns its message."""
        return await self.answered(await self.begin_command(channel, name, **options))

    async def begin_command(self, channel: str, name: str, **options: str | bool) -> str:
        """Run a command without waiting; returns the interaction's id."""
        answer = await self.ask(
            "POST", f"/people/{self.id}/channels/{channel}/commands", {"name": name, "options": options}
        )
        self.begun[answer["interaction_id"]] = channel
        return answer["interaction_id"]

    async def press(self, message: Message, label: str, *, values: list[str] | None = None) -> Message:
        """Press the button of this label (or custom id) as soon as it is there; returns the response.

        If the message changes at that moment, press again if it still has such a button.
        """

        def there() -> str | None:
            now = self.shown.get(message["id"], {})
            return next((pressed for name, pressed in choices(now) if label in (name, pressed)), None)

        while True:
            found = await self.until(there, f"a button {label!r}")
            before = self.shown.get(message["id"])
            try:
                return await self.press_id(message, found, values=values)
            except RefusedByPlayground as refused:
                await self.sees_change(message, before, refused)

    async def press_id(self, message: Message, custom_id: str, *, values: list[str] | None = None) -> Message:
        """Press the component of this custom id, even if the message no longer shows it."""
        return await self.answered(await self.begin_press(message, custom_id, values=values))

    async def begin_press(self, message: Message, custom_id: str, *, values: list[str] | None = None) -> str:
        """Press without waiting, what stands in a menu of buttons there; returns the interaction's id."""
        menus = menus_of(self.shown.get(message["id"], {}))
        menu = next((each for each, pressed in menus.items() if custom_id in pressed.values()), None)
        if menu is not None:
            custom_id, values = menu, [custom_id]
        body: Json = {"custom_id": custom_id}
        if values is not None:
            body["values"] = values
        answer = await self.ask("POST", f"/people/{self.id}/messages/{message['id']}/components", body)
        self.begun[answer["interaction_id"]] = message["channel_id"]
        now = self.shown.get(message["id"], message)
        is_public = now.get("flags", 0) & (EPHEMERAL | COMPONENTS_V2) == COMPONENTS_V2
        if is_public and any(map(OF_BOARD.match, ids_of(now))):
            self.on_boards[answer["interaction_id"]] = custom_id, now
        return answer["interaction_id"]

    async def fill(self, message: Message, label: str, typed: str) -> Message:
        """Press a button that opens a modal with one field, submit text in it; returns the responding message."""
        return await self.submit(*await self.open_form(message, label), typed)

    async def open_form(self, message: Message, label: str) -> tuple[str, Json]:
        """Press a button that opens a modal; returns the interaction's id and the modal."""
        now = self.shown[message["id"]]
        opener = next(each["custom_id"] for each in controls(now) if label in (each.get("label"), each["custom_id"]))
        opened = await self.begin_press(message, opener)
        await self.answered(opened)
        return opened, self.answers[opened]["interaction_ack"]["modal"]

    async def submit(self, opened: str, form: Json, typed: str) -> Message:
        """Submit text in the one field of a modal; returns the responding message."""
        field = next(each["custom_id"] for each in walk(form["components"]) if each["type"] == 4)
        answer = await self.ask(
            "POST",
            f"/people/{self.id}/interactions/{opened}/modal",
            {"custom_id": form["custom_id"], "components": {field: typed}},
        )
        return await self.answered(answer["interaction_id"])

    async def suggestions(self, channel: str, name: str, option: str, typed: str) -> list[Json]:
        """The autocomplete choices for a partly typed option."""
        body = {"name": name, "options": {option: typed}, "focused": option}
        return (await self.ask("POST", f"/people/{self.id}/channels/{channel}/autocomplete", body))["choices"]

    async def write(self, channel: str, content: str) -> Message:
        return await self.ask("POST", f"/people/{self.id}/channels/{channel}/messages", {"content": content})

    async def thread(self, channel: str, name: str) -> str:
        answer = await self.ask("POST", f"/people/{self.id}/channels/{channel}/threads", {"name": name})
        return answer["id"]

    # -- Seeing -------------------------------------------------------------------------------------------------------

    async def answered(self, interaction: str) -> Message:
        """Wait for the response; returns the message it shows; `NoMessage` if none, as where it deletes one."""

        def there() -> Json | None:
            received = self.answers.get(interaction, {})
            if "interaction_failed" in received:
                raise NoAnswer(received["interaction_failed"].get("reason"))
            return received.get("interaction_done")

        done = await self.until(there, "an answer")
        if self.is_followed(interaction):
            return await self.until(lambda: self.followed(interaction), "what follows the update of what was pressed")
        # The message's event comes before the end of the response; the message may be deleted by now.
        number = done.get("message_id", "")
        found = self.shown.get(number)
        assert found or not number or any(each["id"] == number for each in self.history), f"never told: {done}"
        return found or NoMessage()

    def is_answered(self, interaction: str) -> bool:
        """Whether the response is complete, with what follows a deferred update."""
        is_done = "interaction_done" in self.answers.get(interaction, {})
        return is_done and bool(not self.is_followed(interaction) or self.followed(interaction))

    def is_followed(self, interaction: str) -> bool:
        """Whether the answer comes after a deferred update of a table's message."""
        is_update = self.answers.get(interaction, {}).get("interaction_ack", {}).get("type") == "deferred_update"
        return is_update and interaction in self.on_boards

    def followed(self, interaction: str) -> Message | None:
        """What follows the deferred update: a message of its own, as it is shown, or was before it was deleted; or the
        table's message, where the press changes that: such a press is deferred only by a bot that has much to do."""
        if sent := self.replies.get(interaction):
            there = [number for number in sent if number in self.shown] or list(sent)
            return self.shown.get(there[-1], sent[there[-1]])
        if not self.meets_delays:
            return None
        custom_id, before = self.on_boards[interaction]
        now = self.shown.get(before["id"])
        return now if CHANGES_BOARD.match(custom_id) and now is not before else None

    async def until(self, what: Callable[[], T | None], name: str, *, patience: float = PATIENCE) -> T:
        """Wait until `what` returns something true, and return that."""
        try:
            async with asyncio.timeout(patience):
                while not (found := what()):
                    self.changed.clear()
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(0.25):
                            await self.changed.wait()
                return found
        except TimeoutError:
            seen = "\n---\n".join(text(message) for message in self.shown.values())
            raise AssertionError(f"{self.name} waits for {name} in vain; sees:\n{seen}") from None

    def newest(self, channel: str, is_it: Callable[[Message], object]) -> Message | None:
        """The newest such message in the channel."""
        there = reversed(list(self.shown.values()))
        return next((each for each in there if each["channel_id"] == channel and is_it(each)), None)

    def public(self, channel: str) -> list[Message]:
        """The messages in the channel that everybody sees, the oldest first."""
        there = [each for each in self.shown.values() if each["channel_id"] == channel]
        return [each for each in there if not each.get("flags", 0) & EPHEMERAL]

    def see(self, channel: str, words: str, *, private: bool | None = None) -> Message | None:
        """The newest message in the channel that contains these words."""

        def is_it(message: Message) -> bool:
            return words in text(message) and private in (None, bool(message.get("flags", 0) & EPHEMERAL))

        return self.newest(channel, is_it)

    async def sees(
        self, channel: str, words: str, *, private: bool | None = None, patience: float = PATIENCE
    ) -> Message:
        """Wait for a message that contains these words."""
        return await self.until(lambda: self.see(channel, words, private=private), repr(words), patience=patience)

    async def sees_change(self, message: Message, before: Message | None, refused: RefusedByPlayground) -> None:
        """After a refused press, wait until the message is shown differently from `before`.

        A press is refused only for what has gone; the window may learn of that a moment later.
        """
        await self.until(lambda: self.shown.get(message["id"]) is not before, f"a change, as it was {refused}")

    def button(self, channel: str, label: str) -> Message | None:
        """The newest message in the channel with a button of this label."""
        return self.newest(channel, lambda message: label in labels_of(message))

    async def download(self, message: Message) -> bytes:
        """The content of the first attached file."""
        async with self.http.get(message["attachments"][0]["url"]) as file:
            return await file.read()

    def now(self, message: Message) -> Message:
        """This message as it is shown now."""
        return self.shown[message["id"]]


P = TypeVar("P", bound=Person)


def components(message: Message) -> Iterator[Json]:
    """All components, nested ones included."""
    return walk(message.get("components", []))


def walk(found: list[Json]) -> Iterator[Json]:
    """These components and all nested ones."""
    for each in found:
        yield each
        yield from walk(each.get("components", []))
        yield from walk([each[name] for name in ("component", "accessory") if name in each])


def controls(message: Message) -> list[Json]:
    """The enabled buttons and selects."""
    return [each for each in components(message) if "custom_id" in each and not each.get("disabled")]


def menus_of(message: Message) -> dict[str, dict[str, str]]:
    """The custom ids of the menus of buttons, with the labels of what can be pressed there and its custom ids."""
    return {
        each["custom_id"]: {option["label"]: option["value"] for option in each.get("options", ())}
        for each in controls(message)
        if MenuPress.read(each["custom_id"])
    }


def choices(message: Message) -> list[tuple[str, str]]:
    """The labels, empty if there is none, and custom ids of what can be pressed, menus of buttons included."""
    listed = [each for there in menus_of(message).values() for each in there.items()]
    return [*((each.get("label", ""), each["custom_id"]) for each in controls(message)), *listed]


def ids_of(message: Message) -> list[str]:
    """The custom ids of what can be pressed."""
    return [pressed for _, pressed in choices(message)]


def custom_id(message: Message, part: str) -> str:
    """The first of these that has this part, such as `l:join:`."""
    return next(each for each in ids_of(message) if part in each)


def offers(message: Message, part: str) -> bool:
    """Whether one of these has this part."""
    return any(part in each for each in ids_of(message))


def labels_of(message: Message) -> list[str]:
    """The labels of the enabled buttons, and of those in menus of buttons."""
    return [label for label, _ in choices(message) if label]


def table_of(message: Message) -> str:
    """The number of the table, from the custom ids of its board or lobby."""
    return next(each.split(":")[2] for each in ids_of(message) if each[:2] in ("t:", "l:"))


def links(message: Message) -> list[str]:
    """The URLs of its link buttons."""
    return [each["url"] for each in components(message) if each["type"] == 2 and "url" in each]


def moves(message: Message) -> list[str]:
    """The custom ids of the moves in a hand."""
    return [each for each in ids_of(message) if each.startswith("m:")]


def text(message: Message) -> str:
    """All its text."""
    parts = [message.get("content") or "", *(each["content"] for each in components(message) if each["type"] == 10)]
    return "\n".join(part for part in parts if part)


def alt(message: Message) -> str:
    """The alt text of its pictures: those of components, or of plain content."""
    items = [item for each in components(message) if each["type"] == 12 for item in each["items"]]
    return "\n".join(each.get("description") or "" for each in items or message["attachments"])


@contextlib.asynccontextmanager
async def person(
    url: str, name: str, locale: str = "en-US", *, known: str | None = None, kind: type[P] = Person
) -> AsyncIterator[P]:
    """A new user, or that of the id `known`, until the context ends."""
    async with aiohttp.ClientSession(url) as http:
        if known is None:
            async with http.post("/people", json={"global_name": name, "locale": locale}) as answer:
                known = (await answer.json())["id"]
        who = kind(known, name, http)
        async with http.ws_connect(f"/people/{who.id}/events") as stream:
            await stream.receive()  # From now on all events arrive.
            listening = asyncio.create_task(who.listen(stream))
            try:
                yield who
            finally:
                listening.cancel()
