"""Records the bot's requests, with everything removed that differs between tables by chance."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count

import orjson

from tests.e2e.people import Json

Request = Json

_CHANNEL = re.compile(r"/channels/(\d+)/")
_INTERACTION = re.compile(r"/interactions/(\d+)/([^/]+)/")
_WEBHOOK = re.compile(r"/webhooks/\d+/([^/]+)")
_TOKEN = re.compile(r"[A-Za-z0-9_-]{100,}")
_NONCE = re.compile(r'"nonce":"[^"]*"')
_MOMENT = re.compile(r"<t:\d+:")
_SNOWFLAKE = re.compile(r"\d{17,20}")

OTHERS = -1
"""In place of the number of a press whose answer is not recorded."""


@dataclass
class Recording:
    """The bot's requests for one table, in order: public ones by subject, private ones by the press that they answer.

    Requests about different subjects have no order among each other: an older hand says where the newer one is while
    the next press is answered.
    """

    public: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    private: dict[int, list[str]] = field(default_factory=lambda: defaultdict(list))
    """By the number of the press at this table."""

    def about(self, subject: str | int) -> list[str]:
        return self.private[subject] if isinstance(subject, int) else self.public[subject]


def recorded(
    requests: Iterable[Request],
    begun: Mapping[str, str],
    tables: Mapping[str, int],
    *,
    others: Mapping[str, str] | None = None,
    moments: bool = False,
) -> dict[str, Recording]:
    """Recordings by channel. `begun`: the channel of each interaction; `tables`: the table of each channel.

    `others`: the channel of each interaction whose answer is not recorded, and by whose token what all see may be
    edited. `moments`: include the deadlines.
    """
    told: dict[str, Recording] = defaultdict(Recording)
    names: dict[tuple[str, str | int], dict[str, str]] = defaultdict(dict)
    numbers: dict[str, Iterator[int]] = defaultdict(count)
    presses = {press: (channel, next(numbers[channel])) for press, channel in begun.items()}
    presses |= {press: (channel, OTHERS) for press, channel in (others or {}).items()}
    tokens: dict[str, tuple[str, int]] = {}
    for request in requests:
        path = request["path"]
        if (found := _INTERACTION.search(path)) is not None:
            tokens[found[2]] = presses.get(found[1], ("", 0))
        if (found := _CHANNEL.search(path)) is not None:
            channel, press = found[1], None
        elif (found := _INTERACTION.search(path) or _WEBHOOK.search(path)) is not None:
            channel, press = tokens.get(found[found.lastindex or 1], ("", 0))
        else:
            continue
        if channel not in tables or (press == OTHERS and not _is_of_all(request)):
            continue
        if press is not None and not _content(request):
            continue  # A late response is deferred first.
        about = _about(request) if press is None or _is_of_all(request) else press
        line = _neutral(request, tables[channel], names[channel, about])
        line = line if moments else _MOMENT.sub("<t:", line)
        there = told[channel].about(about)
        # The response to a press and the update of the hand may be equal.
        if not isinstance(about, int) or there[-1:] != [line]:
            there.append(line)
    return told


def _is_of_all(request: Request) -> bool:
    """Whether it shows a table or a call, which all there see, though it is sent or edited by the token of a press."""
    is_table = any(each["filename"] == "table.png" for each in request["files"])
    follows = "/webhooks/" in request["path"]
    return follows and (is_table or '"custom_id":"t:hand:' in orjson.dumps(request["body"]).decode())


def _about(request: Request) -> str:
    """The subject of a public message: table, call, ...

    A call is deleted while the next one is sent: each call is a message of its own, and neither waits for the other.
    """
    if request["files"]:
        return "table"
    if request["method"] != "POST":
        return {"DELETE": "deleted call", "PATCH": "table"}.get(request["method"], request["method"])
    body = request["body"] or {}
    if body.get("content"):
        return "call"
    return "table" if '"custom_id":"t:' in orjson.dumps(body).decode() else "ghosts"


def _neutral(request: Request, table: int, names: dict[str, str]) -> str:
    """The request as text, with ids replaced by numbers in order of appearance among requests of one subject."""
    compared = {key: request[key] for key in ("method", "path", "status", "body", "errors")}
    # What a file shows, and not how many bytes it took.
    compared["files"] = [{key: each[key] for key in each.keys() - {"size"}} for each in request["files"]]
    compared["body"] = _content(request)
    if "/interactions/" in request["path"] or "/webhooks/" in request["path"]:
        compared["path"] = compared["method"] = "hand"
    if _is_of_all(request) or (request["method"] == "PATCH" and "/channels/" in request["path"]):
        # By which token it is edited nobody sees: a press may come before the bot knows the id of what it has posted.
        compared["path"] = compared["method"] = "edit"
    text = orjson.dumps(compared, option=orjson.OPT_SORT_KEYS).decode()
    text = _TOKEN.sub("TOKEN", text)
    text = _SNOWFLAKE.sub(lambda found: names.setdefault(found[0], f"#{len(names)}"), text)
    text = _NONCE.sub('"nonce":"N"', text)
    return re.sub(rf'("(?:custom_id|value)":"[a-z]+(?::[a-z]+)?):{table}(?=[:"])', r"\1:T", text)


def _content(request: Request) -> Json | None:
    """The content of a message, by whatever endpoint it is sent; one of them names absent fields as well."""
    body = request["body"] or {}
    content = body.get("data") if "type" in body else body
    return content and {key: value for key, value in content.items() if key != "tts" and value is not None}
