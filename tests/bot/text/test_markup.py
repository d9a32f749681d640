"""User names do not change the markup around them."""

import pytest
from discord.utils import escape_markdown, escape_mentions

from bot.text.markup import plain, shown_name, visible
from playground.errors import Json
from tests.bot.text.records import records


@pytest.mark.parametrize("given", records("markup_escaped.jsonl"), ids=lambda given: ascii(given["name"]))
def test_a_name_does_not_change_the_markup_around_it(given: Json) -> None:
    assert plain(given["name"]) == given["shown"]


@pytest.mark.parametrize(
    "name",
    ["a*b_c~~d~~|e|`f`\\", "> q", ">>> q", ">q", "### h\n- i\n  - j", "[a](b) [c]", "@here @!12345678901234567 @1"],
)
def test_markdown_and_mentions_are_escaped_as_discord_py_does(name: str) -> None:
    assert plain(name) == escape_mentions(escape_markdown(name, ignore_links=False))


@pytest.mark.parametrize("given", records("names_visible.jsonl"), ids=lambda given: ascii(given["name"]))
def test_invisible_characters_of_a_name_are_removed(given: Json) -> None:
    assert visible(given["name"]) == given["shown"]


def test_a_name_of_which_nothing_is_visible_has_a_stand_in() -> None:
    assert shown_name(1234567890123456789, None, "\u3164", "Aoi") == "Aoi"
    assert shown_name(1234567890123456789, None, "\u3164", "\u200b") == "#6789"
