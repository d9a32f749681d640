"""Records beside these tests: what is said with which options, names, and what people search."""

from pathlib import Path

import orjson

from playground.errors import Json

Options = dict[str, object]


def records(name: str) -> list[Json]:
    """The lines of a file in this folder."""
    return [orjson.loads(line) for line in Path(__file__).with_name(name).read_text().splitlines()]
