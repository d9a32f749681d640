"""What the bot sent, request by request, with everything taken out that differs from table to table by chance."""

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import orjson

Request = dict[str, Any]

_CHANNEL = re.compile(r"/channels/(\d+)/")
_INTERACTION = re.compile(r"/interactions/(\d+)/([^/]+)/")
_WEBHOOK = re.compile(r"/webhooks/\d+/([^/]+)")
_TOKEN = re.compile(r"[A-Za-z0-9_-]{100,}")
_MOMENT = re.compile(r"<t:\d+:")
_SNOWFLAKE = re.compile(r"\d{17,20}")


@dataclass
class Recording:
    """What the bot has said at one table, in order: in private to the person, and to all by what it is about.

    What it says of different things at the same time has no order.
    """

    public: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    private: list[str] = field(default_factory=list)


def recorded(
    requests: Iterable[Request], begun: Mapping[str, str], tables: Mapping[str, int], *, moments: bool = False
) -> dict[str, Recording]:
    """By channel. `begun`: the channel of each interaction; `tables`: the table of each channel.

    `moments`: with the deadlines that are told.
    """
    told: dict[str, Recording] = defaultdict(Recording)
    names: dict[tuple[str, str], dict[str, str]] = defaultdict(dict)
    tokens: dict[str, str] = {}
    for request in requests:
        path = request["path"]
        if (found := _INTERACTION.search(path)) is not None:
            tokens[found[2]] = begun.get(found[1], "")
        if (found := _CHANNEL.search(path)) is not None:
            channel, private = found[1], False
        elif (found := _INTERACTION.search(path) or _WEBHOOK.search(path)) is not None:
            channel, private = tokens.get(found[found.lastindex or 1], ""), True
        else:
            continue
        if channel not in tables:
            continue
        if private and not _content(request):
            continue  # A late answer is promised first.
        about = "private" if private else _about(request)
        line = _neutral(request, tables[channel], names[channel, about])
        line = line if moments else _MOMENT.sub("<t:", line)
        there = told[channel].private if private else told[channel].public[about]
        # The answer to a press, and the edit that brings the hand up to date, may say the same.
        if not private or there[-1:] != [line]:
            there.append(line)
    return told


def _about(request: Request) -> str:
    """What a public message is about."""
    if request["files"]:
        return "table"
    nonce = (request["body"] or {}).get("nonce") or request["method"]
    return {"DELETE": "call", "PATCH": "table"}.get(nonce, nonce.partition(":")[0])


def _neutral(request: Request, table: int, names: dict[str, str]) -> str:
    """The request as text; ids are named by the order of their coming, among requests about the same."""
    kept = {key: request[key] for key in ("method", "path", "status", "body", "files", "errors")}
    if "/interactions/" in request["path"] or "/webhooks/" in request["path"]:
        kept["path"] = kept["method"] = "hand"
        kept["body"] = _content(request)
    text = orjson.dumps(kept, option=orjson.OPT_SORT_KEYS).decode()
    text = _TOKEN.sub("TOKEN", text)
    text = _SNOWFLAKE.sub(lambda found: names.setdefault(found[0], f"#{len(names)}"), text)
    return re.sub(rf'("custom_id":"[a-z](?::[a-z]+)?|"nonce":"[a-z]+):{table}(?=[:"])', r"\1:T", text)


def _content(request: Request) -> Any:
    """What a message is to show, whichever way it is sent."""
    body = request["body"] or {}
    return body.get("data") if "type" in body else body
