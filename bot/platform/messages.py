"""Builds messages from components v2 that are safe to send.

Views are stopped before they are sent: discord.py would otherwise track them and, when a tracked view ends, drop
buttons of other messages. Presses are dispatched by custom id (`bot.client.HANDLERS`).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from io import BytesIO
from typing import Any, Final, Self

import discord
from discord import ButtonStyle, ui

from bot.platform.custom_ids import CustomId, MenuPress
from bot.text.limits import OPTION_LETTERS
from bot.text.markup import columns
from renderers.alt_text.fitting import ELLIPSIS, LONGEST_ALT

NOBODY: Final = discord.AllowedMentions.none()
"""No mentions: the default of all messages except those that use `calling`."""

FELT: Final = discord.Colour(0x1F6B4A)

_TEXT_LIMIT: Final = 4000
CONTENT_LIMIT: Final = 2000
"""Characters of plain content, by Discord's limit for bots."""
A_ROW: Final = 5
"""Buttons in an action row, by Discord's limit."""
_LONG_ROW: Final = 3
_PHONE_ROW: Final = 314
"""Pixels of a row of buttons in a window 360 pixels wide, and a gap."""
_LEAST_WIDTH, _PADDING, _A_COLUMN, _EMOJI, _GAP = 50, 29, 8, 22, 6
"""Pixels of a button: at least, around its label, of a column, of an emoji, and between two."""
_LABEL_LIMIT: Final = 80

Child = ui.Item[Any]


def calling(*users: int, roles: Iterable[int] = ()) -> discord.AllowedMentions:
    """Allow a message to mention only these users and roles."""
    return discord.AllowedMentions(
        everyone=False, roles=[discord.Object(role) for role in roles], users=[discord.Object(user) for user in users]
    )


@dataclass(frozen=True, slots=True)
class Picture:
    """PNG bytes with a file name and alt text."""

    data: bytes
    name: str
    alt: str

    @property
    def description(self) -> str:
        """The alt text, cut to Discord's limit."""
        return cut(self.alt, LONGEST_ALT)

    def gallery(self) -> ui.MediaGallery[Any]:
        """The component that shows the picture."""
        return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{self.name}", description=self.description))


@dataclass(frozen=True, slots=True)
class Document:
    """A file to download."""

    data: bytes
    name: str
    description: str

    def download(self) -> ui.File[Any]:
        """The component that offers the file."""
        return ui.File(f"attachment://{self.name}")


Attached = Picture | Document
Shown = Picture | str
"""A picture, or the text that replaces it."""


@dataclass(frozen=True)
class Message:
    """A message that can be sent any number of times: of components v2, or plain content with buttons."""

    view: ui.LayoutView | ui.View
    pictures: tuple[Attached, ...] = ()
    content: str = ""
    """Plain text, which notifications show; only without components v2. They show no text of components."""
    called: tuple[int, ...] = ()
    """The users whom it mentions when it is posted."""

    @property
    def is_plain(self) -> bool:
        """Whether it has plain content: a message is edited only to one of its own kind."""
        return not isinstance(self.view, ui.LayoutView)

    def serialize(self) -> None:
        """Serialize the components beforehand, so that sending takes less time."""
        _ = self.components

    @cached_property
    def components(self) -> list[dict[str, Any]]:
        """The components as Discord takes them. They are serialized once: views do not change after `message`."""
        return self.view.to_components()

    def with_pictures(self, *pictures: Attached) -> Self:
        """The same components with the files that they show."""
        made = replace(self, pictures=pictures)
        vars(made)["components"] = self.components
        return made

    def files(self) -> list[discord.File]:
        """New file objects; each can be sent once."""
        return [discord.File(BytesIO(each.data), each.name, description=each.description) for each in self.pictures]


def message(*children: Child, pictures: Iterable[Attached] = ()) -> Message:
    """A message of these top-level components."""
    view = ui.LayoutView(timeout=None)
    for child in children:
        view.add_item(child)
    view.stop()
    return Message(view, tuple(pictures))


def panel(*children: Child | None, pictures: Iterable[Attached] = ()) -> Message:
    """A message in one framed container. None children are left out."""
    inside = [child for child in children if child is not None]
    return message(ui.Container(*inside, accent_colour=FELT), pictures=pictures)


def shown_panel(
    title: str,
    *shown: Shown | None,
    state: str = "",
    buttons: Sequence[ui.Button[Any]] = (),
    menus: Sequence[ui.ActionRow[Any]] = (),
) -> Message:
    """A panel with a title, pictures or texts, a state line, buttons and menus. None is left out."""
    pictures = [each for each in shown if isinstance(each, Picture)]
    top = words("\n\n".join([title, *(each for each in shown if isinstance(each, str))]))
    below = words(state) if state else None
    return panel(top, *(each.gallery() for each in pictures), below, *rows(buttons), *menus, pictures=pictures)


def plain_message(
    content: str,
    *,
    called: Sequence[int] = (),
    picture: Picture | None = None,
    buttons: Sequence[ui.Button[Any]] = (),
    more: ui.ActionRow[Any] | None = None,
) -> Message:
    """Plain content that mentions the users `called`, with a picture, a row of buttons, and the menu `more` below."""
    view = ui.View(timeout=None)
    for row, items in enumerate((buttons, () if more is None else more.children)):
        for each in items:
            each.row = row
            view.add_item(each)
    view.stop()
    return Message(view, () if picture is None else (picture,), cut(content, CONTENT_LIMIT), tuple(called))


def note(text: str) -> Message:
    """A short text message."""
    return message(words(text))


def words(text: str) -> ui.TextDisplay[Any]:
    """A text component, cut to Discord's limit."""
    return ui.TextDisplay(cut(text, _TEXT_LIMIT))


def button(
    label: str,
    custom_id: CustomId,
    *,
    style: ButtonStyle = ButtonStyle.secondary,
    emoji: discord.PartialEmoji | None = None,
    disabled: bool = False,
) -> ui.Button[Any]:
    """A button; its label is cut to 80 characters."""
    return ui.Button(
        label=cut(label, _LABEL_LIMIT), custom_id=str(custom_id), style=style, emoji=emoji, disabled=disabled
    )


def rows(buttons: Sequence[ui.Button[Any]]) -> list[ui.ActionRow[Any]]:
    """The buttons in full rows, the last one with the rest."""
    return [ui.ActionRow(*buttons[i : i + A_ROW]) for i in range(0, len(buttons), A_ROW)]


def narrow_rows(buttons: Sequence[ui.Button[Any]]) -> list[ui.ActionRow[Any]]:
    """The buttons in rows of up to five, or of three where more would not fit side by side in a small window."""
    return [ui.ActionRow(*row) for row in narrow_lines(buttons)]


def narrow_lines(buttons: Sequence[ui.Button[Any]]) -> list[list[ui.Button[Any]]]:
    """The buttons of each such row."""
    found: list[list[ui.Button[Any]]] = []
    taken = 0
    for each in buttons:
        row, width = found[-1] if found else [], _width(each)
        if row and len(row) < A_ROW and (len(row) < _LONG_ROW or taken + width <= _PHONE_ROW):
            row.append(each)
            taken += width
        else:
            found.append([each])
            taken = width
    return found


def _width(each: ui.Button[Any]) -> int:
    """The pixels that a button takes in a row, about."""
    return max(_LEAST_WIDTH, _PADDING + _A_COLUMN * columns(each.label or "") + (_EMOJI if each.emoji else 0)) + _GAP


def select(
    custom_id: CustomId,
    options: Sequence[discord.SelectOption],
    placeholder: str,
    *,
    least: int = 1,
    most: int = 1,
    disabled: bool = False,
) -> ui.ActionRow[Any]:
    """A select menu for `least` to `most` of up to 25 options."""
    chooser: ui.Select[Any] = ui.Select(
        custom_id=str(custom_id),
        placeholder=placeholder,
        options=list(options),
        min_values=least,
        max_values=most,
        disabled=disabled,
    )
    return ui.ActionRow(chooser)


def menu_option(label: str, value: str, *, about: str | None = None, is_chosen: bool = False) -> discord.SelectOption:
    """An option of a menu; `about` stands below its label. Both are cut where they are too long."""
    description = None if about is None else cut(about, OPTION_LETTERS)
    return discord.SelectOption(
        label=cut(label, OPTION_LETTERS), value=value, description=description, default=is_chosen
    )


def menu(placeholder: str, choices: Sequence[tuple[str, CustomId | str]], *, which: int = 0) -> ui.ActionRow[Any]:
    """A menu of what else could be buttons: labels with their custom ids. It takes no more room than one. `which`:
    distinguishes several menus of one message."""
    options = [menu_option(label, str(custom_id)) for label, custom_id in choices]
    return select(MenuPress(which), options, placeholder)


def people_select(custom_id: CustomId, placeholder: str, *, most: int) -> ui.ActionRow[Any]:
    """A select menu for users, at most 25 at once."""
    chooser: ui.UserSelect[Any] = ui.UserSelect(custom_id=str(custom_id), placeholder=placeholder, max_values=most)
    return ui.ActionRow(chooser)


def role_select(custom_id: CustomId, placeholder: str, chosen: Sequence[int], *, most: int = 1) -> ui.ActionRow[Any]:
    """A select menu for up to `most` roles."""
    default = [discord.SelectDefaultValue(id=role, type=discord.SelectDefaultValueType.role) for role in chosen]
    chooser: ui.RoleSelect[Any] = ui.RoleSelect(
        custom_id=str(custom_id), placeholder=placeholder, min_values=0, max_values=most, default_values=default
    )
    return ui.ActionRow(chooser)


def channel_select(
    custom_id: CustomId, placeholder: str, chosen: Sequence[int], *, most: int, with_forums: bool = True
) -> ui.ActionRow[Any]:
    """A select menu for up to `most` channels in which people write. `with_forums`: those of threads alone, too."""
    kinds = [discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.voice]
    kinds += [discord.ChannelType.forum] if with_forums else []
    default = [discord.SelectDefaultValue(id=each, type=discord.SelectDefaultValueType.channel) for each in chosen]
    chooser: ui.ChannelSelect[Any] = ui.ChannelSelect(
        custom_id=str(custom_id),
        placeholder=placeholder,
        channel_types=kinds,
        min_values=0,
        max_values=most,
        default_values=default,
    )
    return ui.ActionRow(chooser)


def cut(text: str, limit: int) -> str:
    """The text, cut to `limit` characters with an ellipsis."""
    return text if len(text) <= limit else text[: limit - 1] + ELLIPSIS
