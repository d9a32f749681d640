"""Who can be invited, and why others cannot; and what a line says that calls people."""

import discord
import pytest

from bot.features.lobby.guests import Wanted, Why, left_out_lines
from bot.features.lobby.invitations import Asking, How, line_of
from bot.tables.refusals import RefusalReason
from bot.tables.service import Guest, TableService
from i18n import LANGUAGES, Language, texts_in
from tests.bot.refused import refused
from tests.bot.table_factories import lobby

ASKER, FRIEND, NICKNAMED, APP, BARRED, BLIND, STRANGER = range(1, 8)
VIEW = str(discord.Permissions(view_channel=True).value)
RESOLVED = {
    "users": {str(user): {"username": f"user{user}", "bot": user == APP} for user in range(1, 8)},
    "members": {
        str(user): {"permissions": "0" if user == BLIND else VIEW, "nick": "Nick" if user == NICKNAMED else None}
        for user in range(1, 7)
    },
}


def test_each_who_can_be_invited_is_a_guest_once_and_the_others_have_a_reason() -> None:
    users = [FRIEND, ASKER, APP, NICKNAMED, BARRED, FRIEND, BLIND, STRANGER]
    wanted = Wanted.among(RESOLVED, users, asker=ASKER, barred=[BARRED])
    assert wanted.guests == (Guest(FRIEND, "user2"), Guest(NICKNAMED, "Nick"))
    assert [(each.user, why) for each, why in wanted.left_out] == [
        (ASKER, Why.SELF),
        (APP, Why.APP),
        (BARRED, Why.BARRED),
        (BLIND, Why.ABSENT),
        (STRANGER, Why.ABSENT),
    ]


def test_who_is_not_described_is_refused() -> None:
    with refused(RefusalReason.STALE):
        Wanted.among(RESOLVED, [99], asker=ASKER, barred=())


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_reason_is_said_in_its_own_words(language: Language) -> None:
    texts = texts_in(language)
    lines = {why: left_out_lines(texts, [(Guest(FRIEND, "Kim"), why)])[0] for why in Why}
    assert len(set(lines.values())) == len(Why)
    assert all("**Kim**" in line for line in lines.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("how", How)
async def test_a_line_says_who_calls_whom_to_which_game_and_where(
    tables: TableService, language: Language, how: How
) -> None:
    texts, table = texts_in(language), await lobby(tables, people=1, locale=language)
    guests, role = ([], 55) if how is How.ROLE else ([Guest(FRIEND, "Kim"), Guest(NICKNAMED, "Sam")], None)
    asking = Asking(how=how, by=Guest(ASKER, "Lou"), guests=guests, role=role)
    line = line_of(table, asking, [FRIEND], "https://there")
    assert line.startswith("<@&55>" if how is How.ROLE else f"<@{FRIEND}>"), "first whom it calls"
    assert how is How.ROLE or "**Sam**" in line
    for said in ("**Lou**", texts("preset-classic"), "https://there"):
        assert said in line
