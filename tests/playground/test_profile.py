"""A bot changes the description, tags, pictures and installs of its application, within Discord's bounds."""

import base64

import discord
import pytest

from playground.app import PlaygroundOptions
from playground.errors import Json
from playground.images import plain_png
from tests.playground.conftest import PlayBot, World, connected, playing
from tests.playground.test_openapi import OPENAPI

PICTURE = plain_png("#2f9e44", side=8)
DATA = f"data:image/png;base64,{base64.b64encode(PICTURE).decode()}"


async def test_discord_py_changes_it_and_reads_it_back() -> None:
    async with (
        playing(PlaygroundOptions(openapi=OPENAPI, rate_limits="off")) as world,
        connected(world, PlayBot()) as bot,
    ):
        before = await bot.application_info()
        assert (before.description, before.tags, before.icon) == ("", [], None)
        changed = await before.edit(
            tags=["cards", "sevens"],
            icon=PICTURE,
            guild_install_scopes=["bot", "applications.commands"],
            guild_install_permissions=discord.Permissions(send_messages=True),
            user_install_scopes=["applications.commands"],
        )
        assert changed.tags == ["cards", "sevens"]
        assert changed.icon is not None
        read = await bot.application_info()
        assert read.guild_integration_config.oauth2_install_params.permissions.send_messages
        assert [each["errors"] for each in await world.requests() if each["method"] == "PATCH"] == [[]]


@pytest.mark.parametrize(
    ("body", "wrong"),
    [
        ({"description": "a text"}, "description"),
        ({"description": {"default": "x" * 401}}, "description"),
        ({"description": {"default": "x", "localizations": {"de": "x" * 401}}}, "description"),
        ({"description": {"default": "x", "localizations": {"klingon": "x"}}}, "description"),
        ({"tags": list("abcdef")}, "tags"),
        ({"tags": ["x" * 21]}, "tags"),
        ({"tags": ["a", "a"]}, "tags"),
        ({"icon": "data:image/png;base64,AAAA"}, "icon"),
        ({"cover_image": "no picture"}, "cover_image"),
        ({"integration_types_config": {"2": {}}}, "integration_types_config"),
        (
            {"integration_types_config": {"1": {"oauth2_install_params": {"scopes": ["bot"]}}}},
            "integration_types_config",
        ),
    ],
)
async def test_a_wrong_field_is_named_and_nothing_changes(world: World, body: Json, wrong: str) -> None:
    status, said = await world.rest("PATCH", "/applications/@me", body)
    assert (status, said["code"]) == (400, 50035)
    assert list(said["errors"]) == [wrong]
    assert (await world.rest("GET", "/applications/@me"))[1]["tags"] == []


async def test_an_application_that_users_cannot_install_is_not_in_their_apps(world: World) -> None:
    await world.rest("PATCH", "/applications/@me", {"integration_types_config": {"0": {}}})
    aki = world.people[0]
    assert (await aki.request("PATCH", "/people/{me}", {"has_installed": True}))[0] == 403
    await world.rest("PATCH", "/applications/@me", {"integration_types_config": {"0": {}, "1": {}}, "icon": DATA})
    assert (await aki.request("PATCH", "/people/{me}", {"has_installed": True}))[0] == 200
