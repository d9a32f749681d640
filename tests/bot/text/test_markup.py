"""User names do not change the markup around them."""

import pytest
from discord.utils import escape_markdown, escape_mentions

from bot.text.markup import plain, shown_name, visible


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Aoi", "Aoi"),
        ("**bold** ||hidden||", r"\*\*bold\*\* \|\|hidden\|\|"),
        ("@everyone", "@\u200beveryone"),
        ("<@1234567890123456789>", "\\<@\u200b1234567890123456789>"),
        ("<#1234567890123456789>", "\\<#1234567890123456789>"),
        ("</play:1234567890123456789>", "\\</play:1234567890123456789>"),
        ("<t:0:R>", "\\<t:0:R>"),
        ("<:a:1234567890123456789>", "\\<:a:1234567890123456789>"),
        ("https://example.org/||a||", "https:\u200b//example\u200b.org/\\|\\|a\\|\\|"),
        ("[here](https://example.org)", "\\[here](https:\u200b//example\u200b.org)"),
        ("# big", r"\# big"),
        ("discord.gg/abc", "discord\u200b.gg/abc"),
        ("sub.example.org", "sub\u200b.example\u200b.org"),
        ("1. list", r"1\. list"),
        ("12) list", r"12\) list"),
        ("St. John Jr.", "St. John Jr."),
        ("\u05d0\u05d1", "\u2068\u05d0\u05d1\u2069"),
    ],
)
def test_a_name_does_not_change_the_markup_around_it(name: str, shown: str) -> None:
    assert plain(name) == shown


@pytest.mark.parametrize(
    "name",
    ["a*b_c~~d~~|e|`f`\\", "> q", ">>> q", ">q", "### h\n- i\n  - j", "[a](b) [c]", "@here @!12345678901234567 @1"],
)
def test_markdown_and_mentions_are_escaped_as_discord_py_does(name: str) -> None:
    assert plain(name) == escape_mentions(escape_markdown(name, ignore_links=False))


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Aoi", "Aoi"),
        ("\u7530\u4e2d  \u8475", "\u7530\u4e2d \u8475"),
        ("\u202eevil", "evil"),
        ("a\tb\nc\x00d", "a b c d"),
        ("\u200b\u200b", ""),
        ("\u3164", ""),
        ("\u2800 \u00ad", ""),
        ("  ", ""),
        ("\U0001d159", ""),
        ("\u0301", ""),
        ("\U0001f468\u200d\U0001f469", "\U0001f468\u200d\U0001f469"),
        ("\U0001f525" * 32, "\U0001f525" * 32),
        ("\u2764\ufe0f", "\u2764\ufe0f"),
    ],
)
def test_invisible_characters_of_a_name_are_removed(name: str, shown: str) -> None:
    assert visible(name) == shown


def test_a_name_of_which_nothing_is_visible_has_a_stand_in() -> None:
    assert shown_name(1234567890123456789, None, "\u3164", "Aoi") == "Aoi"
    assert shown_name(1234567890123456789, None, "\u3164", "\u200b") == "#6789"
