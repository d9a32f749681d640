"""A small discord.py bot for the page's tests."""

import asyncio
from collections.abc import Awaitable, Callable, Generator, Sequence
from contextlib import contextmanager
from io import BytesIO
from typing import Any, ClassVar, TypedDict

import discord
from discord import app_commands, ui

from bot.platform.messages import Message
from playground.images import plain_png


class Japanese(app_commands.Translator):
    WORDS: ClassVar = {"greet": "挨拶", "Greet somebody": "誰かに挨拶する", "who": "相手"}

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        return self.WORDS.get(string.message) if locale is discord.Locale.japanese else None


class Counter(ui.LayoutView):
    """A message whose only enabled button has a new custom_id after every press."""

    def __init__(self, count: int = 0) -> None:
        super().__init__(timeout=None)
        buttons = (
            ui.Button[Counter](label="Add one", custom_id=f"count:{count}", style=discord.ButtonStyle.primary),
            ui.Button[Counter](label="Later", custom_id=f"later:{count}", disabled=True),
        )
        self.add_item(
            ui.Container(ui.TextDisplay(f"Counted **{count}**"), ui.ActionRow(*buttons), accent_colour=0x1F6F54)
        )


class Choices(ui.LayoutView):
    def __init__(self, *labels: str) -> None:
        super().__init__(timeout=None)
        options = [discord.SelectOption(label=label) for label in labels]
        select = ui.Select[Choices](custom_id="suits", placeholder="Suits", options=options, min_values=1, max_values=2)
        self.add_item(ui.ActionRow(select))


class Pictures(ui.LayoutView):
    """Three pictures with alt texts, and a file to download."""

    COUNT: ClassVar = 3
    RECORD: ClassVar = b'{"game": "jig"}\n'

    def __init__(self) -> None:
        super().__init__(timeout=None)
        names = [f"{number}.png" for number in range(self.COUNT)]
        shown = [discord.MediaGalleryItem(f"attachment://{name}", description=f"Picture {name}") for name in names]
        record = ui.File[Pictures]("attachment://record.jsonl")
        self.add_item(ui.Container[Pictures](ui.MediaGallery[Pictures](*shown), record))

    @classmethod
    def files(cls) -> list[discord.File]:
        pictures = [
            discord.File(BytesIO(plain_png("#1f6f54", side=400)), f"{number}.png") for number in range(cls.COUNT)
        ]
        return [*pictures, discord.File(BytesIO(cls.RECORD), "record.jsonl")]


class Form(ui.Modal, title="New table"):
    name = ui.Label(text="Name", component=ui.TextInput[ui.Modal](custom_id="name", min_length=3, max_length=20))
    size = ui.Label(
        text="Size",
        component=ui.RadioGroup[ui.Modal](
            custom_id="size",
            options=[discord.RadioGroupOption(label="Small"), discord.RadioGroupOption(label="Large", default=True)],
        ),
    )


class Naming(ui.Modal, title="Another name"):
    name = ui.Label(text="Name", component=ui.TextInput[ui.Modal](custom_id="name"))


class Named(ui.LayoutView):
    """A message with a name that a modal changes, which also changes the button's custom_id."""

    def __init__(self, name: str) -> None:
        super().__init__(timeout=None)
        button = ui.Button[Named](label="Rename", custom_id=f"rename:{name}")
        self.add_item(ui.Section(f"Named **{name}**", accessory=button))


class Answer(TypedDict, total=False):
    """What a command answers."""

    content: str
    view: ui.LayoutView
    files: list[discord.File]


SUITS = [f"Suit {number}" for number in range(1, 26)]
ANSWERS: list[tuple[str, str, bool, Callable[[], Answer]]] = [
    ("secret", "Tell a secret", True, lambda: {"content": "The seven of diamonds"}),
    ("count", "Count", False, lambda: {"view": Counter()}),
    ("count-privately", "Count for one person", True, lambda: {"view": Counter()}),
    ("choose", "Choose suits", False, lambda: {"view": Choices("Clubs", "Hearts", "Spades")}),
    ("choose-many", "Choose among many suits", False, lambda: {"view": Choices(*SUITS)}),
    ("pictures", "Three pictures and a file", True, lambda: {"view": Pictures(), "files": Pictures.files()}),
    ("name", "Name something", False, lambda: {"view": Named("Nameless")}),
]
"""Commands that are always answered alike: their names, descriptions, whether one person only sees the answer, and it."""


def answering(
    name: str, description: str, made: Callable[[], Answer], *, is_private: bool
) -> app_commands.Command[Any, ..., None]:
    async def answer(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(**made(), ephemeral=is_private)

    return app_commands.Command(name=name, description=description, callback=answer)


class SmallBot(discord.Client):
    """A bot with a command for each thing that a page shows."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default(), max_messages=None, guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.shown: Sequence[Message] = ()
        """What `/show` answers, one after the other, privately unless..."""
        self.shows_all = False
        """... everybody is to see it."""
        self.has_shown = asyncio.Event()
        """Set when all of it is sent."""
        self.may_answer = asyncio.Event()
        self.was_asked = asyncio.Event()

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Japanese())

        @self.tree.command(name="greet", description="Greet somebody")
        async def greet(
            interaction: discord.Interaction, who: str, times: app_commands.Range[int, 1, 3] | None = None
        ) -> None:
            await interaction.response.send_message(" ".join([f"Hello {who}!"] * (times or 1)))

        @self.tree.command(name="show", description="Show something")
        async def show(interaction: discord.Interaction) -> None:
            send: Callable[..., Awaitable[object]] = interaction.response.send_message
            try:
                for shown in self.shown:
                    given = {"content": shown.content} if shown.is_plain else {}
                    await send(view=shown.view, files=shown.files(), ephemeral=not self.shows_all, **given)
                    send = interaction.followup.send
            finally:
                self.has_shown.set()

        @greet.autocomplete("who")
        async def names(_: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
            known = {"World": "planet Earth", "Moon": "the Moon"}
            return [
                app_commands.Choice(name=name, value=value)
                for name, value in known.items()
                if current.lower() in name.lower()
            ]

        @self.tree.command(name="move", description="Move to another channel")
        async def move(interaction: discord.Interaction, to: discord.TextChannel) -> None:
            await interaction.response.send_message(f"Moved to {to.name}")

        @self.tree.command(name="wait", description="Think for a while")
        async def wait(interaction: discord.Interaction) -> None:
            await interaction.response.defer(thinking=True)
            await self.may_answer.wait()
            await interaction.followup.send("Thought about it")

        @self.tree.command(name="mute", description="Say nothing")
        async def mute(_: discord.Interaction) -> None:
            self.was_asked.set()

        @self.tree.command(name="form", description="Fill in a form")
        async def form(interaction: discord.Interaction) -> None:
            await interaction.response.send_modal(Form(custom_id="form"))

        for name, description, is_private, made in ANSWERS:
            self.tree.add_command(answering(name, description, made, is_private=is_private))
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Handle components and modals by custom_id, as they may be used before this process knows their view."""
        data = interaction.data
        filled = {each["component"]["custom_id"]: each["component"]["value"] for each in data.get("components", ())}
        response = interaction.response
        match data.get("custom_id", "").split(":"):
            case ["count", count]:
                await response.edit_message(view=Counter(int(count) + 1))
            case ["suits"]:
                await response.send_message(f"Chosen: {', '.join(data['values'])}", ephemeral=True)
            case ["form"]:
                await response.send_message(f"Made {filled['name']}, {filled['size']}", ephemeral=True)
            case ["rename", _]:
                await response.send_modal(Naming(custom_id="naming"))
            case ["naming"]:
                await response.edit_message(view=Named(filled["name"]))
            case _:
                pass

    @contextmanager
    def one_more_command(self, name: str) -> Generator[None]:
        """Register another command, for servers and users, while the context lasts; it still has to be synchronised."""

        @self.tree.command(name=name, description="One more")
        @app_commands.allowed_installs(guilds=True, users=True)
        @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
        async def more(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(view=Counter(0))

        yield
        self.tree.remove_command(name)
