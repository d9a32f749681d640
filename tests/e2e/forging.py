"""Forged bot messages, with controls that are made up or outdated."""

import re
from collections.abc import Iterator, Sequence

from tests.e2e.people import Json, Message, Person

BOT = {"Authorization": "Bot playground"}
V2 = 1 << 15
LABEL = 80

Control = str | tuple[str, Sequence[str]]
"""A button's custom id, or a list's with the selected values."""


async def forged(person: Person, channel: str, control: Control) -> Message:
    """Post a forged message with one control; returns it as the person sees it."""
    body = {"flags": V2, "components": [{"type": 1, "components": [_component(control)]}]}
    async with person.http.post(f"/api/v10/channels/{channel}/messages", json=body, headers=BOT) as answer:
        assert answer.status == 200, await answer.text()
        made = await answer.json()
    return await person.until(lambda: person.shown.get(made["id"]), "the forged message")


async def forge_and_press(
    person: Person, channel: str, control: Control, *, follows: bool = False
) -> tuple[Message, Message]:
    """Press that control; returns the forged message and the response. `follows`: a message does in any case, also after
    a deferred update, as where the bot has much to do."""
    message = await forged(person, channel, control)
    custom_id, values = (control, None) if isinstance(control, str) else (control[0], list(control[1]))
    pressed = await person.begin_press(message, custom_id, values=values)
    if not follows:  # The bot has not posted it: no message follows where the effect shows elsewhere.
        person.on_boards.pop(pressed, None)
    return message, await person.answered(pressed)


async def press_forged(person: Person, channel: str, control: Control, *, follows: bool = False) -> Message:
    """The response to that control. Where it is another message, the forged one goes: a result is posted anew below it."""
    message, answer = await forge_and_press(person, channel, control, follows=follows)
    if answer and answer["id"] != message["id"]:
        url = f"/api/v10/channels/{channel}/messages/{message['id']}"
        async with person.http.delete(url, headers=BOT) as gone:
            assert gone.status == 204, await gone.text()
    return answer


def _component(control: Control) -> Json:
    if isinstance(control, str):
        # The same for each table.
        label = re.sub(r"\d{1,9}", "N", control.replace("\n", " "))[:LABEL]
        return {"type": 2, "style": 2, "label": label, "custom_id": control}
    custom_id, values = control
    options = [{"label": value[:LABEL], "value": value} for value in values or ("nothing",)]
    return {"type": 3, "custom_id": custom_id, "options": options, "min_values": 0, "max_values": len(options)}


def odd_controls(table: str, reader: str) -> Iterator[Control]:
    """Controls that no current message has: wrong numbers, words and choices. `table`: an existing one."""
    large = "9" * 18
    for action in ("join", "leave", "add", "remove", "start", "cancel", "setup", "word"):
        yield from (f"l:{action}:{table}", f"l:{action}:{large}")
    for action in ("invite", "ask", "thread"):
        yield from (f"i:{action}:{table}", f"i:{action}:{large}", (f"i:{action}:{table}", ("nothing",)))
    yield from (("va", ("nothing",)), ("va", ()), ("g:kind:", ("nothing",)), "g:kind:")
    for action in ("back", "ready", "scores", "record", "again", "leave"):
        yield from (f"t:{action}:{table}", f"t:{action}:{large}")
    yield from (f"t:gone:{large}", f"t:why:{table}", f"t:why:{large}")
    for move in ("=", "=5", "=5XQ", "=95SH", "!pass", "talk:1", "leave", "S\u0665", "\u202e\u2603", "a\nb", "S" * 60):
        yield f"m:{table}:0:{move}"
    yield from (f"m:{table}:999999999:5S", f"m:{large}:0:5S", f"c:{table}:0:0", f"p:log:{table}:9999<")
    for chosen in ((), ("5S", "5H", "nothing"), ("=",), ("span:",), ("span:ZZ",)):
        yield (f"c:{table}:0:0", chosen)
    yield from (f"r:{table}:99", "r:nothing:0", "r:classic:99>", "b:nothing:nothing:all:0", "b:jig:nothing:here:999999")
    yield from ("bc:all", ("bc:here", (":",)), ("bc:all", ()), f"u:{'9' * 20}:0", f"u:{reader}:999999")
    yield from ("g:list:", "g:again:abc", f"g:again:{'9' * 40}", "g:again:", "g:default:", ("g:list:x", ("nothing",)))
    yield from (f"g:{table}:1:", f"g:{table}:1:99", f"g:{large}:1:", ("g:list:x", ()))
    yield from ("k:start:nothing", f"k:show:{table}", f"k:stop:{'9' * 40}", "k:again:abc", f"k:play:{table}")
    yield from (
        ("menu:0", ("nothing",)),
        "menu:0",
        f"o:page:{table}:9",
        f"o:show:{table}",
        f"o:set:{table}:nothing=on",
        f"o:ask:{table}:nothing",
        f"o:save:{table}",
    )
    yield from (("l:time:" + table, ("soon",)), ("l:time:" + table, ()), "l:time:" + table)
    yield from ("s:language", "s:shown", ("s:language", ("xx",)), ("s:shown", ("xx",)), "v:text=on")
    yield from ("of another release", "t:dance:1", "l:join:\uff11", "x" * 100)
