"""Bodies checked against Discord's own API description."""

import io

import discord
import pytest
from discord import app_commands, ui

from playground import limits
from playground.app import PlaygroundOptions
from playground.openapi import OpenApi
from playground.rest.routes import ROUTES
from tests.e2e.processes import OPENAPI
from tests.playground.conftest import PlayBot, commanded, playing
from tests.playground.test_bot import PICTURE, Count, picture
from tests.playground.test_limits import MESSAGES


@pytest.fixture(scope="module")
def api() -> OpenApi:
    return OpenApi.read(OPENAPI)


def test_every_route_is_one_of_discords(api: OpenApi) -> None:
    described = api.paths
    for route in ROUTES:
        assert route.method.lower() in described[route.path], route.path


def test_a_wrong_field_is_named_by_its_path(api: OpenApi) -> None:
    post = ("POST", "/channels/{channel_id}/messages")
    assert api.problems(*post, {"content": "x", "attachments": [{"id": 0}]}) == []
    body = {"components": [{"type": 1, "components": [{"type": 2, "style": 1, "label": "x" * 81, "custom_id": "a"}]}]}
    (problem,) = api.problems(*post, body)
    assert problem.startswith("$.components[0].components[0].label")
    assert api.problems(*post, None)
    assert api.problems("POST", "/nothing", {})
    callback = ("POST", "/interactions/{interaction_id}/{interaction_token}/callback")
    assert api.problems(*callback, {"type": 9, "data": {"title": "T", "custom_id": "c"}})
    assert api.problems(*callback, {"type": 6}) == []


def test_the_playground_is_at_least_as_strict(api: OpenApi) -> None:
    """Bodies that the description refuses are refused by the playground at the same path or a parent."""
    refused = 0
    for body, path in MESSAGES.values():
        for problem in api.problems("POST", "/channels/{channel_id}/messages", body):
            refused += 1
            assert path.split(".")[0] in problem
    assert refused > 20


# Each limit that Discord's description names: where, and by which keyword.
DESCRIBED = {
    "EMBEDS": ("BaseCreateMessageCreateRequest", "embeds", "maxItems"),
    "FILES": ("BaseCreateMessageCreateRequest", "attachments", "maxItems"),
    "COMPONENTS": ("BaseCreateMessageCreateRequest", "components", "maxItems"),
    "CONTENT": ("IncomingWebhookUpdateForInteractionCallbackRequestPartial", "content", "maxLength"),
    "MENTIONS": ("MessageAllowedMentionsRequest", "users", "maxItems"),
    "EMBED_TITLE": ("RichEmbed", "title", "maxLength"),
    "EMBED_DESCRIPTION": ("RichEmbed", "description", "maxLength"),
    "EMBED_FIELDS": ("RichEmbed", "fields", "maxItems"),
    "EMBED_FIELD_NAME": ("RichEmbedField", "name", "maxLength"),
    "EMBED_FIELD_VALUE": ("RichEmbedField", "value", "maxLength"),
    "EMBED_FOOTER": ("RichEmbedFooter", "text", "maxLength"),
    "EMBED_AUTHOR": ("RichEmbedAuthor", "name", "maxLength"),
    "URL": ("UnfurledMediaRequest", "url", "maxLength"),
    "ALT_TEXT": ("ThumbnailComponentForMessageRequest", "description", "maxLength"),
    "ROW_BUTTONS": ("ActionRowComponentForMessageRequest", "components", "maxItems"),
    "CUSTOM_ID": ("ButtonComponentForMessageRequest", "custom_id", "maxLength"),
    "BUTTON_LABEL": ("ButtonComponentForMessageRequest", "label", "maxLength"),
    "BUTTON_URL": ("ButtonComponentForMessageRequest", "url", "maxLength"),
    "SELECT_OPTIONS": ("StringSelectComponentForMessageRequest", "options", "maxItems"),
    "PLACEHOLDER": ("StringSelectComponentForMessageRequest", "placeholder", "maxLength"),
    "OPTION_TEXT": ("StringSelectOptionForRequest", "label", "maxLength"),
    "TEXT_DISPLAY": ("TextDisplayComponentForMessageRequest", "content", "maxLength"),
    "SECTION_TEXTS": ("SectionComponentForMessageRequest", "components", "maxItems"),
    "GALLERY_ITEMS": ("MediaGalleryComponentForMessageRequest", "items", "maxItems"),
    "COLOUR": ("ContainerComponentForMessageRequest", "accent_color", "maximum"),
    "MODAL_TITLE": ("ModalInteractionCallbackRequestData", "title", "maxLength"),
    "MODAL_LABEL": ("LabelComponentForModalRequest", "label", "maxLength"),
    "MODAL_DESCRIPTION": ("LabelComponentForModalRequest", "description", "maxLength"),
    "INPUT_LENGTH": ("TextInputComponentForModalRequest", "max_length", "maximum"),
    "INPUT_PLACEHOLDER": ("TextInputComponentForModalRequest", "placeholder", "maxLength"),
    "UPLOADS": ("FileUploadComponentForModalRequest", "max_values", "maximum"),
    "COMMAND_NAME": ("ApplicationCommandCreateRequest", "name", "maxLength"),
    "COMMAND_DESCRIPTION": ("ApplicationCommandCreateRequest", "description", "maxLength"),
    "COMMAND_OPTIONS": ("ApplicationCommandCreateRequest", "options", "maxItems"),
    "COMMAND_CHOICES": ("ApplicationCommandStringOption", "choices", "maxItems"),
    "CHOICE_NAME": ("ApplicationCommandOptionStringChoice", "name", "maxLength"),
    "CHOICE_VALUE": ("ApplicationCommandOptionStringChoice", "value", "maxLength"),
    "CHANNEL_NAME": ("CreateTextThreadWithMessageRequest", "name", "maxLength"),
}
BETWEEN = {
    "RADIO_OPTIONS": ("RadioGroupComponentForModalRequest", "options"),
    "CHECKBOX_OPTIONS": ("CheckboxGroupComponentForModalRequest", "options"),
}


def test_the_limits_are_those_of_the_description(api: OpenApi) -> None:
    schemas = api.components["schemas"]
    described = {
        name: schemas[schema]["properties"][field][keyword] for name, (schema, field, keyword) in DESCRIBED.items()
    }
    for name, (schema, field) in BETWEEN.items():
        found = schemas[schema]["properties"][field]
        described[name] = (found["minItems"], found["maxItems"])
    assert {name: getattr(limits, name) for name in described} == described


async def test_what_discord_py_sends_fits_the_description() -> None:
    bot = PlayBot()
    bot.add_dynamic_items(Count)

    @bot.tree.command(name="hand", description="Show")
    @app_commands.describe(n="How many")
    @app_commands.choices(n=[app_commands.Choice(name="One", value=1)])
    @app_commands.default_permissions()
    @app_commands.guild_only()
    async def hand(interaction: discord.Interaction, n: int = 1) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        view, file = picture(n)
        await interaction.followup.send(view=view, file=file)
        view, file = picture(n + 1)
        await interaction.edit_original_response(view=view, attachments=[file])

    @bot.tree.context_menu(name="Stats")
    async def stats(interaction: discord.Interaction, user: discord.User) -> None:
        select = ui.Label(text="Pick", component=ui.Select(options=[discord.SelectOption(label="a", emoji="♠️")]))
        await interaction.response.send_modal(ui.Modal(title="Stats").add_item(select))

    async with playing(PlaygroundOptions(openapi=OPENAPI, rate_limits="off")) as world:
        channel = world.channels["table-1"]
        async with commanded(world, bot) as aki:
            shown = await aki.answer(await aki.run(channel, "hand"))
            await aki.event("message_update", lambda d: "count:2" in str(d["message"]["components"]))
            await aki.done(await aki.press(shown["id"], "count:2"))
            asked = {"name": "Stats", "target_id": aki.id}
            await aki.done(
                (await aki.do("POST", f"/people/{{me}}/channels/{channel}/commands", asked))["interaction_id"]
            )
            place = bot.get_channel(int(channel))
            assert isinstance(place, discord.TextChannel)
            view = ui.View(timeout=None).add_item(ui.UserSelect(custom_id="u"))
            view.stop()
            mentions = discord.AllowedMentions(users=[discord.Object(int(aki.id))])
            sent = await place.send(
                f"<@{aki.id}>", view=view, allowed_mentions=mentions, file=discord.File(io.BytesIO(PICTURE), "a.png")
            )
            await sent.reply("reply")
            await sent.edit(content="x", attachments=sent.attachments)
            await sent.add_reaction("👍")
            await bot.create_application_emoji(name="s7", image=PICTURE)
            await (await place.create_thread(name="t", type=discord.ChannelType.public_thread)).send("x")
            await (await bot.fetch_user(int(aki.id))).send("x")
            await place.typing()
            await sent.delete()
        journal = await world.requests()
        assert [(e["method"], e["path"], e["errors"]) for e in journal if e["errors"] or e["status"] >= 400] == []
        assert len(journal) > 15
