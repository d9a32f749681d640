"""Another library's gateway and REST client than discord.py at the playground: hikari, which asks for zstd."""

import asyncio
import base64
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import hikari
import pytest
from hikari.impl.special_endpoints import (
    ContainerComponentBuilder,
    MediaGalleryComponentBuilder,
    MessageActionRowBuilder,
    TextDisplayComponentBuilder,
)

from playground.app import PlaygroundOptions
from playground.images import plain_png
from tests.playground.conftest import PATIENCE, World, playing, soon

EPHEMERAL = hikari.MessageFlag.EPHEMERAL


@asynccontextmanager
async def running(world: World) -> AsyncIterator[hikari.GatewayBot]:
    """hikari's bot, connected as far as it needs no more events to know its servers."""
    begins_with_own_id = base64.b64encode(world.application_id.encode()).decode()
    bot = hikari.GatewayBot(
        f"{begins_with_own_id}.token.x",
        banner=None,
        logs=None,
        rest_url=world.pg.api_url,
        intents=hikari.Intents.ALL_UNPRIVILEGED,
        suppress_optimization_warning=True,
        max_retries=0,
    )
    ready = asyncio.Event()

    @bot.listen()
    async def on_guild(_: hikari.GuildAvailableEvent) -> None:
        if len(bot.cache.get_guilds_view()) == 2:
            ready.set()

    await soon(bot.start(check_for_updates=False))
    try:
        await soon(ready.wait())
        yield bot
    finally:
        await bot.close()


async def set_seven(bot: hikari.GatewayBot, *, autocomplete: bool = False) -> hikari.Application:
    """Let the bot have a command with an option."""
    app, suit = await bot.rest.fetch_application(), {"name": "suit", "description": "Of which suit"}
    kind = hikari.OptionType.STRING
    option = hikari.CommandOption(type=kind, **suit, autocomplete=autocomplete, is_required=True)
    command = bot.rest.slash_command_builder("seven", "Lays a seven").add_option(option)
    assert [each.name for each in await bot.rest.set_application_commands(app.id, [command])] == ["seven"]
    return app


@pytest.fixture
async def world() -> AsyncIterator[World]:
    """A playground with Discord's rate limits, which hikari waits for; its clock runs."""
    async with playing(PlaygroundOptions(), stands=False) as world:
        yield world


@pytest.fixture(autouse=True)
def without_complaints(caplog: pytest.LogCaptureFixture) -> AsyncIterator[None]:
    """hikari logs what it did not expect of Discord, such as rate limits of interaction responses."""
    yield
    complaints = [each.getMessage() for each in caplog.records if each.levelno >= logging.WARNING]
    assert complaints == []


async def test_hikari_answers_commands_edits_and_follows_up(world: World) -> None:
    aki = world.people[0]
    await aki.listen()
    async with running(world) as bot:
        app = await set_seven(bot)
        assert [each.name for each in await bot.rest.fetch_application_commands(app.id)] == ["seven"]

        @bot.listen()
        async def on_interaction(event: hikari.CommandInteractionCreateEvent) -> None:
            asked = event.interaction
            row = MessageActionRowBuilder().add_interactive_button(hikari.ButtonStyle.PRIMARY, "more", label="More")
            await asked.create_initial_response(
                hikari.ResponseType.MESSAGE_CREATE, f"7 of {asked.options[0].value}", component=row, flags=EPHEMERAL
            )
            assert (await asked.fetch_initial_response()).content == "7 of spades"
            await asked.edit_initial_response(f"7 of {asked.options[0].value}, laid")
            more = await asked.execute("to follow", flags=EPHEMERAL)
            await asked.edit_message(more, "followed", attachment=hikari.Bytes(plain_png("#1b684a"), "seven.png"))

        answer = await aki.answer(await aki.run(world.channels["general"], "seven", suit="spades"))
        assert answer["content"].startswith("7 of spades")
        followed = await aki.event("message_update", lambda d: d["message"]["content"] == "followed")
        assert [each["filename"] for each in followed["message"]["attachments"]] == ["seven.png"]
        await aki.event("message_update", lambda d: d["message"]["content"] == "7 of spades, laid")


async def test_hikari_answers_presses_and_suggestions(world: World) -> None:
    aki = world.people[0]
    await aki.listen()
    async with running(world) as bot:
        await set_seven(bot, autocomplete=True)

        @bot.listen()
        async def on_suggesting(event: hikari.AutocompleteInteractionCreateEvent) -> None:
            choices = [hikari.impl.AutocompleteChoiceBuilder(each, each) for each in ("spades", "hearts")]
            await event.interaction.create_response(choices)

        @bot.listen()
        async def on_command(event: hikari.CommandInteractionCreateEvent) -> None:
            await event.interaction.create_initial_response(hikari.ResponseType.DEFERRED_MESSAGE_CREATE)
            row = MessageActionRowBuilder().add_interactive_button(hikari.ButtonStyle.PRIMARY, "press", label="Press")
            await event.interaction.edit_initial_response("press one", component=row)

        @bot.listen()
        async def on_press(event: hikari.ComponentInteractionCreateEvent) -> None:
            await event.interaction.create_initial_response(hikari.ResponseType.MESSAGE_UPDATE, "pressed")

        channel = world.channels["general"]
        body = {"name": "seven", "options": {"suit": "s"}, "focused": "suit"}
        found = await aki.do("POST", f"/people/{{me}}/channels/{channel}/autocomplete", body)
        assert [each["value"] for each in found["choices"]] == ["spades", "hearts"]
        await aki.run(channel, "seven", suit="spades")
        shown = (await aki.event("message_update", lambda d: d["message"]["content"] == "press one"))["message"]
        assert (await aki.answer(await aki.press(shown["id"], "press")))["content"] == "pressed"


async def test_hikari_opens_a_private_thread_and_shows_a_picture_there(world: World) -> None:
    aki, ben, *_ = world.people
    await aki.listen()
    async with running(world) as bot:
        channel = int(world.channels["table-1"])
        thread = await bot.rest.create_thread(
            channel, hikari.ChannelType.GUILD_PRIVATE_THREAD, "table", auto_archive_duration=60, invitable=False
        )
        assert thread.type is hikari.ChannelType.GUILD_PRIVATE_THREAD
        await bot.rest.add_thread_member(thread, int(aki.id))
        picture = hikari.Bytes(plain_png("#1b684a"), "table.png")
        shown = ContainerComponentBuilder(
            components=[
                TextDisplayComponentBuilder(content="**Table**"),
                MediaGalleryComponentBuilder(
                    items=[hikari.impl.MediaGalleryItemBuilder(media=picture, description="a table")]
                ),
            ]
        )
        message = await bot.rest.create_message(thread, component=shown, flags=hikari.MessageFlag.IS_COMPONENTS_V2)
        assert message.channel_id == thread.id
        edited = await bot.rest.edit_message(
            thread, message, components=[TextDisplayComponentBuilder(content="over")], attachments=None
        )
        assert not edited.attachments
        seen = await aki.event("message_update", lambda d: d["message"]["id"] == str(message.id))
        assert seen["message"]["components"][0]["content"] == "over"
        assert (await ben.request("GET", f"/people/{{me}}/channels/{thread.id}/messages"))[0] == 404
        # In pages, until one is empty.
        members = {int(each.user_id) for each in await bot.rest.fetch_thread_members(thread)}
        assert members == {int(world.application_id), int(aki.id)}


async def test_hikari_resumes_a_compressed_connection(world: World) -> None:
    aki = world.people[0]
    async with running(world) as bot:
        heard: asyncio.Queue[str | None] = asyncio.Queue()
        resumed = asyncio.Event()

        @bot.listen()
        async def on_message(event: hikari.GuildMessageCreateEvent) -> None:
            heard.put_nowait(event.content)

        @bot.listen()
        async def on_resumed(_: hikari.ShardResumedEvent) -> None:
            resumed.set()

        mention = f"<@{world.application_id}>"
        await world.post("/world/faults", {"kind": "reconnect"})
        await aki.write(world.channels["general"], f"{mention} between")
        async with asyncio.timeout(PATIENCE):
            assert await heard.get() == f"{mention} between"
        await soon(resumed.wait())
        assert world.pg.app.gateway.identifies == 1


async def test_hikari_answers_in_a_group_by_an_app_that_a_user_has_installed(world: World) -> None:
    aki, ben, chloe, *_ = world.people
    await aki.listen()
    await aki.do("PATCH", "/people/{me}", {"has_installed": True})
    group = (await aki.do("POST", "/people/{me}/dms", {"recipients": [ben.id, chloe.id]}))["id"]
    async with running(world) as bot:
        app, kinds = await bot.rest.fetch_application(), hikari.ApplicationIntegrationType
        command = bot.rest.slash_command_builder("seven", "Lays a seven")
        command.set_integration_types([kinds.GUILD_INSTALL, kinds.USER_INSTALL])
        await bot.rest.set_application_commands(app.id, [command])

        @bot.listen()
        async def on_interaction(event: hikari.CommandInteractionCreateEvent) -> None:
            asked = event.interaction
            assert asked.context is hikari.ApplicationContextType.PRIVATE_CHANNEL
            assert asked.authorizing_integration_owners == {kinds.USER_INSTALL: int(aki.id)}
            await asked.create_initial_response(hikari.ResponseType.MESSAGE_CREATE, str(asked.channel.type))

        assert (await aki.answer(await aki.run(group, "seven")))["content"] == str(hikari.ChannelType.GROUP_DM)
