"""Request bodies: JSON, or multipart with `payload_json` and `files[n]`, as discord.py sends them."""

from __future__ import annotations

import re
from typing import Any, Final

import orjson
from aiohttp import web

from playground.errors import refused
from playground.validation.messages import Upload

_BOUNDARY: Final = re.compile(r'boundary="?([^";]+)"?')
_FIELD: Final = re.compile(rb'name="([^"]*)"(?:; *filename="([^"]*)")?')
_FILE: Final = re.compile(r"files\[(\d)\]")


async def read_body(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    """Return the JSON (None without a body) and the files by number."""
    raw = await request.read()
    if not raw:
        return None, {}
    kind = content_type_of(request)
    if kind == "multipart/form-data":
        return _multipart(raw, request.headers["Content-Type"])
    if kind != "application/json":
        raise refused("bad_type")
    return _json(raw), {}


def content_type_of(request: web.Request) -> str:
    """The media type of the body. aiohttp has a parser of e-mail headers find it, anew for each boundary of a form."""
    return request.headers.get("Content-Type", "").partition(";")[0].strip().lower()


def _json(raw: bytes) -> Any:
    try:
        return orjson.loads(raw)
    except orjson.JSONDecodeError:
        raise refused("bad_json") from None


def _multipart(raw: bytes, content_type: str) -> tuple[Any, dict[int, Upload]]:
    found = _BOUNDARY.search(content_type)
    if found is None:
        raise refused("bad_type")
    body: Any = None
    files: dict[int, Upload] = {}
    for part in (b"\r\n" + raw).split(b"\r\n--" + found[1].encode())[1:-1]:
        head, _, content = part.partition(b"\r\n\r\n")
        field = _FIELD.search(head)
        if field is None:
            raise refused("bad_type")
        name = field[1].decode()
        file = _FILE.fullmatch(name)
        if name == "payload_json":
            body = _json(content)
        elif file is not None and field[2] is not None:
            files[int(file[1])] = Upload(field[2].decode(errors="replace"), content)
        else:
            raise refused("bad_type")
    return body, files
