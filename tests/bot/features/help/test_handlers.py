"""`/help` leads to play, learn, the daily deal, rules, settings and one's own results; each button is some feature's."""

import pytest

from bot.client import BEGINNERS
from bot.features.help.handlers import help_message
from bot.platform.discord_api import install_url
from i18n import LANGUAGES, Language, texts_in
from tests.bot.fitting.limits import check
from tests.bot.interaction_factories import all_features
from tests.bot.operators import RUN_BY

ADD = install_url(10**18)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_button_leads_to_one_feature(language: Language) -> None:
    pressed = [
        each["custom_id"]
        for each in check(help_message(texts_in(language), 7, add=ADD, operator=RUN_BY))
        if each["type"] == 2
    ]
    assert [each.split(":")[0] for each in pressed] == ["g", "k", "daily", "r", "s", "u"]
    kinds = [component.kind for feature in all_features() for component in feature.components()]
    for custom_id in pressed:
        assert sum(kind.read(custom_id) is not None for kind in kinds) == 1, custom_id


async def test_the_commands_for_beginners_exist() -> None:
    there = {command.name for feature in all_features() for command in feature.get_app_commands()}
    assert set(BEGINNERS) <= there
