"""Whom people can turn to about the bot, in words."""

import pytest

from bot.platform.operator import reached
from i18n import LANGUAGES, Language, texts_in
from tests.bot.operators import operator


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_way_that_is_set_is_named(language: Language) -> None:
    texts = texts_in(language)
    server, mail, page = "https://discord.gg/abc", "ops@example.org", "https://example.org/help"
    assert reached(operator(), texts) == ""
    assert f"]({server})" in reached(operator(server=server), texts)
    both = reached(operator(server=server, contact=mail), texts)
    assert f"]({server})" in both
    assert f"`{mail}`" in both
    assert reached(operator(contact=page), texts) == page
