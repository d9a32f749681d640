"""Checks messages against Discord's limits for components v2."""

import re
from collections.abc import Iterator
from typing import Final

from bot.platform.messages import Message, Picture
from playground.errors import Json

COMPONENTS, TEXT, CUSTOM_ID, LABEL, ALT = 40, 4000, 100, 80, 1024
OPTIONS, OPTION, PLACEHOLDER = 25, 100, 150
FILES, FILE_BYTES = 10, 10 << 20
TITLE, FIELD_LABEL, FIELD_DESCRIPTION, CONTENT = 45, 45, 100, 2000

_READ = ("content", "label", "placeholder", "description", "title")


def length(text: str) -> int:
    """The length in UTF-16 units, the strictest way to count."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def walk(components: list[Json]) -> Iterator[Json]:
    """These components and all nested ones."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        yield from walk([component[name] for name in ("accessory", "component") if name in component])


def check(message: Message) -> list[Json]:
    """Check that the message is within the limits; returns its components, nested ones included."""
    components = list(walk(message.view.to_components()))
    assert 1 <= len(components) <= COMPONENTS, f"{len(components)} components"
    assert not message.is_plain or 1 <= length(message.content) <= CONTENT
    written = sum(length(each["content"]) for each in components if each["type"] == 10)
    assert written <= TEXT, f"{written} characters"
    ids = [each["custom_id"] for each in components if "custom_id" in each]
    assert len(ids) == len(set(ids)), "two controls of one id"
    assert all(1 <= length(custom_id) <= CUSTOM_ID for custom_id in ids)
    named = {picture.name for picture in message.pictures}
    assert len(named) == len(message.pictures) <= FILES
    assert sum(len(picture.data) for picture in message.pictures) <= FILE_BYTES
    for each in components:
        _check_one(each, named)
    assert message.view.is_finished() or not message.view.is_dispatchable(), "discord.py would watch it"
    return components


def _check_one(each: Json, named: set[str]) -> None:
    match each["type"]:
        case 1:
            inside = [child["type"] for child in each["components"]]
            assert inside in ([3], [5], [6], [8]) or (set(inside) == {2} and len(inside) <= 5), f"a row of {inside}"
        case 2:
            assert each.get("emoji") or each.get("label"), "a bare button"
            assert length(each.get("label") or "") <= LABEL, each["label"]
        case 3:
            _check_select(each)
        case 5 | 6 | 8:
            assert length(each.get("placeholder") or "") <= PLACEHOLDER
            assert 0 <= each.get("min_values", 1) <= each.get("max_values", 1) <= OPTIONS
        case 9:
            assert 1 <= len(each["components"]) <= 3
        case 10:
            assert each["content"].strip(), "a text of nothing"
        case 12:
            assert 1 <= len(each["items"]) <= FILES
            for item in each["items"]:
                assert 1 <= length(item["description"]) <= ALT
                assert item["media"]["url"].removeprefix("attachment://") in named
        case 13:
            assert each["file"]["url"].removeprefix("attachment://") in named
        case _:
            pass


def _check_select(each: Json) -> None:
    options = each["options"]
    assert 1 <= len(options) <= OPTIONS, f"{len(options)} options"
    values = [option["value"] for option in options]
    assert len(values) == len(set(values)), "two options of one value"
    parts = [option[part] for option in options for part in ("label", "value", "description") if option.get(part)]
    assert all(1 <= length(part) <= OPTION for part in parts)
    assert all(option["label"] for option in options)
    assert length(each.get("placeholder") or "") <= PLACEHOLDER
    least, most = each.get("min_values", 1), each.get("max_values", 1)
    assert 0 <= least <= most <= len(options), f"{least} to {most} of {len(options)}"
    assert sum(bool(option.get("default")) for option in options) <= most


def check_form(form: Json) -> None:
    """Check that a modal is within the limits, and that nothing was shortened to fit."""
    assert not any(part.endswith("…") for part in texts_of([form, *walk(form["components"])])), f"cut: {form}"
    assert 1 <= length(form["title"]) <= TITLE
    assert 1 <= length(form["custom_id"]) <= CUSTOM_ID
    for each in walk(form["components"]):
        assert each["type"] != 18 or 1 <= length(each["label"]) <= FIELD_LABEL
        assert length(each.get("description") or "") <= FIELD_DESCRIPTION
        assert length(each.get("placeholder") or "") <= FIELD_DESCRIPTION


_CUT_NAME: Final = re.compile(r"(?:W{4}|@every)…$")
"""The end of a name: beside a badge long ones are cut."""


def check_whole(message: Message) -> list[Json]:
    """Like `check`, and nothing may have been shortened to fit."""
    components = check(message)
    assert not message.content.endswith("…"), "cut"
    for each in components:
        whole = _CUT_NAME.sub("", each["content"]) if each["type"] == 10 else ""
        assert not whole.endswith("…"), f"cut: {whole[-80:]}"
        assert each["type"] != 2 or not (each.get("label") or "").endswith("…") or "W" * 8 in each["label"], each[
            "label"
        ]
    return components


def texts_of(components: list[Json]) -> Iterator[str]:
    """Everything in these components that people read or hear, a part each."""
    for each in components:
        for part in (each, *each.get("options", ()), *each.get("items", ())):
            yield from (part[name] for name in _READ if part.get(name))


def text_of(message: Message) -> str:
    """All its text."""
    return said(message.components)


def said(components: list[Json]) -> str:
    """All the text of these components."""
    return "\n".join(each["content"] for each in walk(components) if each["type"] == 10)


def picture(name: str) -> Picture:
    """A picture whose alt text is longer than allowed."""
    return Picture(b"", name, "x" * 3000)
