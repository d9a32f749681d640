"""A real discord.py client plays a round: commands, private pictures, buttons, modals, suggestions."""

import asyncio
import hashlib
import io
import re
from typing import Any

import discord
import pytest
from discord import app_commands, ui

from playground import images, limits
from playground.images import plain_png
from tests.playground.conftest import PlayBot, World, commanded, connected, soon

PICTURE = plain_png("#2f9e44", side=8)


class Count(ui.DynamicItem[ui.Button[ui.LayoutView]], template=r"count:(?P<n>\d+)"):
    def __init__(self, n: int) -> None:
        super().__init__(ui.Button(label=f"Count {n}", custom_id=f"count:{n}"))
        self.n = n

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[ui.LayoutView], match: re.Match[str]
    ) -> "Count":
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        view, file = picture(self.n + 1)
        await interaction.response.edit_message(view=view, attachments=[file])


def picture(n: int) -> tuple[ui.LayoutView, discord.File]:
    view = ui.LayoutView(timeout=None)
    file = discord.File(io.BytesIO(PICTURE), "table.png", description=f"Table {n}")
    view.add_item(ui.TextDisplay(f"Hand {n}"))
    view.add_item(ui.MediaGallery(discord.MediaGalleryItem(file, description=f"Table {n}")))
    view.add_item(ui.ActionRow(Count(n)))
    view.stop()
    return view, file


async def test_a_private_picture_is_shown_and_edited_by_a_click(world: World) -> None:
    bot = PlayBot()
    bot.add_dynamic_items(Count)

    @bot.tree.command(name="hand", description="Show")
    async def hand(interaction: discord.Interaction) -> None:
        view, file = picture(1)
        await interaction.response.send_message(view=view, file=file, ephemeral=True)

    ben, channel = world.people[1], world.channels["table-1"]
    async with commanded(world, bot) as aki:
        await ben.listen()
        shown = await aki.answer(await aki.run(channel, "hand"))
        assert shown["flags"] & 64
        assert shown["flags"] & 1 << 15
        gallery = shown["components"][1]["items"][0]
        assert gallery["description"] == "Table 1"
        assert (gallery["media"]["width"], gallery["media"]["height"]) == (8, 8)
        async with world.session.get(gallery["media"]["url"]) as response:
            assert await response.read() == PICTURE

        edited = await aki.answer(await aki.press(shown["id"], "count:1"))
        assert edited["id"] == shown["id"]
        assert edited["components"][0]["content"] == "Hand 2"
        assert [a["description"] for a in edited["attachments"]] == ["Table 2"]
        assert edited["edited_timestamp"]

        assert await ben.messages(channel) == []
        assert [m["id"] for m in await aki.messages(channel)] == [shown["id"]]
        path = f"/people/{{me}}/messages/{shown['id']}/components"
        assert (await ben.request("POST", path, {"custom_id": "x"}))[0] == 404
        assert not [e for e in ben.events if e["t"].startswith("message")]
        journal = await world.requests()
        assert journal[-1]["files"] == [
            {
                "filename": "table.png",
                "size": len(PICTURE),
                "content_type": "image/png",
                "shown": hashlib.sha256(images.unpacked_png(PICTURE)).hexdigest(),
                "description": "Table 2",
            }
        ]
        assert not [entry for entry in journal if entry["errors"]]


async def test_a_modal_is_filled_in_and_answered(world: World) -> None:
    class Rules(ui.Modal, title="House rules"):
        passes = ui.Label(text="Passes", component=ui.TextInput(custom_id="passes", min_length=1, max_length=2))
        jokers = ui.Label(
            text="Jokers",
            component=ui.RadioGroup(
                custom_id="jokers",
                options=[
                    discord.RadioGroupOption(label="None", value="0"),
                    discord.RadioGroupOption(label="One", value="1"),
                ],
            ),
        )
        extras = ui.Label(
            text="Extras",
            component=ui.CheckboxGroup(
                custom_id="extras", required=False, options=[discord.CheckboxGroupOption(label="Wrap", value="wrap")]
            ),
        )

        async def on_submit(self, interaction: discord.Interaction) -> None:
            said = f"{self.passes.component.value} {self.jokers.component.value} {self.extras.component.values}"
            await interaction.response.send_message(said)

    bot = PlayBot()

    @bot.tree.command(name="rules", description="Ask")
    async def rules(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Rules(custom_id="house"))

    channel = world.channels["table-1"]
    async with commanded(world, bot) as aki:
        opened = await aki.run(channel, "rules")
        ack = await aki.event("interaction_ack", lambda d: d["interaction_id"] == opened)
        assert (ack["type"], ack["modal"]["title"]) == ("modal", "House rules")
        path = f"/people/{{me}}/interactions/{opened}/modal"
        for wrong in (
            {},
            {"passes": "123", "jokers": "0"},
            {"passes": "1"},
            {"passes": "1", "jokers": "2"},
            {"passes": "1", "jokers": "0", "x": "y"},
        ):
            status, refusal = await aki.request("POST", path, {"custom_id": "house", "components": wrong})
            assert status == 400, (wrong, refusal)
        body = {"custom_id": "house", "components": {"passes": "3", "jokers": "1", "extras": ["wrap"]}}
        said = await aki.answer((await aki.do("POST", path, body))["interaction_id"])
        assert said["content"] == "3 1 ['wrap']"
        assert (await aki.request("POST", path, body))[0] == 400


async def test_suggestions_come_while_typing_and_choices_are_enforced(world: World) -> None:
    bot = PlayBot()

    async def complete(_: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        names = ("fan-tan", "shichi-narabe")
        return [app_commands.Choice(name=name, value=name) for name in names if current in name]

    @bot.tree.command(name="play", description="Play")
    @app_commands.autocomplete(game=complete)
    async def play(
        interaction: discord.Interaction, game: str, seats: app_commands.Range[int, 2, 8], friend: discord.User
    ) -> None:
        await interaction.response.send_message(f"{game} {seats} {friend.name}")

    ben, channel = world.people[1], world.channels["table-1"]
    async with commanded(world, bot) as aki:
        body = {"name": "play", "options": {"game": "shi"}, "focused": "game"}
        found = await aki.do("POST", f"/people/{{me}}/channels/{channel}/autocomplete", body)
        assert [choice["value"] for choice in found["choices"]] == ["shichi-narabe"]
        for wrong in (
            {"game": "fan-tan", "seats": 4},
            {"game": "fan-tan", "seats": 9, "friend": ben.id},
            {"game": "fan-tan", "seats": "many", "friend": ben.id},
            {"game": "fan-tan", "seats": 2.5, "friend": ben.id},
            {"game": "fan-tan", "seats": 4, "friend": "1"},
            {"game": "fan-tan", "seats": 4, "friend": ben.id, "what": 1},
        ):
            path = f"/people/{{me}}/channels/{channel}/commands"
            assert (await aki.request("POST", path, {"name": "play", "options": wrong}))[0] == 400, wrong
        said = await aki.answer(await aki.run(channel, "play", game="fan-tan", seats=4, friend=ben.id))
        assert said["content"] == "fan-tan 4 ben"
        assert said["type"] == 20
        assert said["interaction_metadata"]["user"]["id"] == aki.id


async def test_a_deferred_answer_is_filled_by_the_first_follow_up(world: World) -> None:
    bot = PlayBot()
    made: list[discord.WebhookMessage] = []

    @bot.tree.command(name="think", description="Think")
    async def think(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        made.append(await interaction.followup.send("first", wait=True))
        made.append(await interaction.followup.send("second", wait=True))
        await made[1].edit(content="second, changed")
        await interaction.edit_original_response(content="first, changed")
        original = await interaction.original_response()
        assert original.id == made[0].id

    ben, channel = world.people[1], world.channels["table-1"]
    async with commanded(world, bot) as aki:
        await aki.done(await aki.run(channel, "think"))
        await aki.event("message_update", lambda d: d["message"]["content"] == "first, changed")
        private, public = await aki.messages(channel)
        assert (private["content"], private["flags"] & 64, private["flags"] & 128) == ("first, changed", 64, 0)
        assert (public["content"], public["flags"]) == ("second, changed", 0)
        assert public["message_reference"]["message_id"] == private["id"]
        (seen,) = await ben.messages(channel)
        assert seen["referenced_message"] is None
        loading = next(e["d"]["message"] for e in aki.events if e["t"] == "message_create")
        assert loading["flags"] == 64 | 128


async def test_a_token_expires_after_fifteen_minutes(world: World) -> None:
    bot = PlayBot()
    kept: list[discord.Interaction] = []

    @bot.tree.command(name="keep", description="Keep")
    async def keep(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("kept", ephemeral=True)
        kept.append(interaction)

    async with commanded(world, bot) as aki:
        await aki.done(await aki.run(world.channels["table-1"], "keep"))
        await kept[0].edit_original_response(content="still alive")
        await world.post("/world/clock", {"ahead": 15 * 60})
        with pytest.raises(discord.HTTPException) as refused:
            await kept[0].edit_original_response(content="too late")
        assert (refused.value.status, refused.value.code) == (401, 50027)


async def test_an_interaction_not_answered_in_time_fails(world: World) -> None:
    bot = PlayBot()
    codes: list[int] = []
    go_on, answered = asyncio.Event(), asyncio.Event()

    @bot.tree.command(name="sleep", description="Sleep")
    async def sleep(interaction: discord.Interaction) -> None:
        await go_on.wait()
        try:
            await interaction.response.send_message("late")
        except discord.NotFound as refused:
            codes.append(refused.code)
        answered.set()

    async with commanded(world, bot) as aki:
        interaction = await aki.run(world.channels["table-1"], "sleep")
        await world.post("/world/clock", {"ahead": 3})
        assert "did not respond" in (await aki.failed(interaction))["reason"]
        go_on.set()
        await soon(answered.wait())
        assert codes == [10062]
        assert await aki.messages(world.channels["table-1"]) == []


async def test_content_of_others_comes_with_the_intent_or_a_mention_only(world: World) -> None:
    (aki, ben, *_), channel = world.people, world.channels["table-1"]
    for intents, hidden in ((discord.Intents.default(), True), (discord.Intents.all(), False)):
        bot = PlayBot(intents=intents)
        heard: asyncio.Queue[discord.Message] = asyncio.Queue()
        bot.on_message = heard.put  # type: ignore[attr-defined]
        async with connected(world, bot):
            first = await aki.write(channel, f"hello <@{ben.id}>")
            message = await soon(heard.get())
            assert (message.content == "") is hidden
            assert [user.id for user in message.mentions] == [int(ben.id)]
            await ben.write(channel, "yes?", reply_to=first["id"])
            message = await soon(heard.get())
            assert (message.content == "") is hidden
            assert message.reference.message_id == int(first["id"])
            await aki.write(channel, f"<@{world.application_id}> hello")
            assert (await soon(heard.get())).content.endswith("hello")
            own = await bot.get_channel(int(channel)).send("mine")  # type: ignore[union-attr]
            assert (await soon(heard.get())).content == "mine"
            await ben.write(channel, "to the bot", reply_to=str(own.id))
            assert (await soon(heard.get())).content == "to the bot"
            fetched = await bot.get_channel(int(channel)).fetch_message(int(first["id"]))  # type: ignore[union-attr]
            assert (fetched.content == "") is hidden


async def test_private_conversations_always_have_content(world: World) -> None:
    bot = PlayBot()
    heard: asyncio.Queue[discord.Message] = asyncio.Queue()
    bot.on_message = heard.put  # type: ignore[attr-defined]
    aki, ben, *_ = world.people
    async with connected(world, bot):
        sent = await (await bot.fetch_user(int(aki.id))).send("psst")
        await soon(heard.get())
        (dm,) = await aki.do("GET", "/people/{me}/dms")
        assert [m["content"] for m in await aki.messages(dm["id"])] == ["psst"]
        assert (await ben.request("GET", f"/people/{{me}}/channels/{dm['id']}/messages"))[0] == 404
        await aki.write(dm["id"], "what?")
        message = await soon(heard.get())
        assert (message.content, message.guild, message.channel.id) == ("what?", None, sent.channel.id)
        await aki.do("PATCH", "/people/{me}", {"dms_open": False})
        with pytest.raises(discord.Forbidden) as refused:
            await (await bot.fetch_user(int(aki.id))).send("again")
        assert refused.value.code == 50007


async def test_reactions_threads_and_lost_channels_reach_the_bot(world: World) -> None:
    bot = PlayBot()
    seen: asyncio.Queue[tuple[str, Any]] = asyncio.Queue()
    for event in (
        "raw_reaction_add",
        "thread_create",
        "guild_channel_delete",
        "raw_message_delete",
        "raw_thread_delete",
    ):

        async def note(payload: Any, event: str = event) -> None:
            await seen.put((event, payload))

        setattr(bot, f"on_{event}", note)
    aki, channel = world.people[0], world.channels["table-2"]
    async with connected(world, bot):
        place = bot.get_channel(int(channel))
        assert isinstance(place, discord.TextChannel)
        sent = await place.send("react")
        await aki.do("PUT", f"/people/{{me}}/channels/{channel}/messages/{sent.id}/reactions/%F0%9F%91%8D")
        event, payload = await soon(seen.get())
        assert (event, str(payload.emoji), payload.user_id) == ("raw_reaction_add", "👍", int(aki.id))
        thread = await aki.do("POST", f"/people/{{me}}/channels/{channel}/threads", {"name": "side table"})
        event, payload = await soon(seen.get())
        assert (event, payload.id, payload.parent_id) == ("thread_create", int(thread["id"]), int(channel))
        await payload.send("in the thread")
        assert [m["content"] for m in await aki.messages(thread["id"])] == ["in the thread"]
        await sent.delete()
        assert (await soon(seen.get()))[0] == "raw_message_delete"
        await aki.do("DELETE", f"/channels/{channel}")
        assert {(await soon(seen.get()))[0], (await soon(seen.get()))[0]} == {
            "raw_thread_delete",
            "guild_channel_delete",
        }
        with pytest.raises(discord.NotFound) as refused:
            await place.send("anybody?")
        assert refused.value.code == 10003


async def test_application_emojis_are_uploaded_and_used(world: World) -> None:
    bot = PlayBot()
    async with connected(world, bot):
        emoji = await bot.create_application_emoji(name="s7", image=PICTURE)
        assert [e.id for e in await bot.fetch_application_emojis()] == [emoji.id]
        assert await emoji.read() == PICTURE
        view = ui.View(timeout=None)
        view.add_item(ui.Button(custom_id="a", emoji=emoji))
        view.stop()
        sent = await bot.get_channel(int(world.channels["table-1"])).send("x", view=view)  # type: ignore[union-attr]
        assert sent.components[0].children[0].emoji.id == emoji.id  # type: ignore[union-attr]
        await emoji.delete()
        with pytest.raises(discord.HTTPException, match="Invalid emoji"):
            await sent.edit(view=view)


async def test_a_table_in_a_group_lives_by_presses(world: World) -> None:
    bot, asked = PlayBot(), list[discord.Interaction]()
    bot.add_dynamic_items(Count)

    @bot.tree.command(name="table", description="Show")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def table(interaction: discord.Interaction) -> None:
        asked.append(interaction)
        view, file = picture(1)
        await interaction.response.send_message(view=view, file=file)

    ben, chloe = world.people[1:3]
    await ben.do("PATCH", "/people/{me}", {"has_installed": True})
    group = (await ben.do("POST", "/people/{me}/dms", {"recipients": [world.people[0].id, chloe.id]}))["id"]
    elsewhere = (await world.post("/world/guilds", {"name": "Elsewhere", "bot": "gone"}))["channels"][0]["id"]
    async with commanded(world, bot):
        await ben.listen()
        for place, kind in ((group, discord.GroupChannel), (elsewhere, discord.TextChannel)):
            shown = await ben.answer(await ben.run(place, "table"))
            interaction = asked.pop()
            assert isinstance(interaction.channel, kind)
            assert interaction.is_user_integration()
            assert not interaction.is_guild_integration()
            assert interaction.context.private_channel is (place == group)
            assert interaction.filesize_limit == limits.FILE_BYTES
            assert interaction.app_permissions.attach_files
            assert interaction.app_permissions.send_messages is (place == elsewhere)
            await chloe.press(shown["id"], "count:1")
            await ben.event("message_update", lambda d, at=shown["id"]: d["message"]["id"] == at)
            world.pg.app.clock.move(limits.TOKEN_SECONDS)
            with pytest.raises(discord.HTTPException, match="50027"):
                await interaction.edit_original_response(view=picture(3)[0])
            with pytest.raises(discord.Forbidden, match="50001"):
                await bot.get_partial_messageable(int(place)).send("x")
