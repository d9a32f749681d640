"""Message components, read and returned as Discord does: with ids, and with files for `attachment://`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from playground import limits
from playground.errors import Json, Path
from playground.models import Attachment, ChannelType
from playground.validation import emojis
from playground.validation.form import Form
from playground.world import World

ACTION_ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 17, 18, 19, 21, 22, 23

SELECTS: Final = frozenset({STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT})
_TOP_V2: Final = frozenset({ACTION_ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR, CONTAINER})
_IN_CONTAINER: Final = _TOP_V2 - {CONTAINER}
_LINK, _PREMIUM = 5, 6


class ComponentReader:
    """Reads the components of one message or modal; counts, custom ids and text length are totals of all."""

    def __init__(self, form: Form, world: World, files: Mapping[str, Attachment]) -> None:
        self.form = form
        self._world = world
        self._files = files
        self._next_id = 1
        self._ids: set[int] = set()
        self._custom_ids: set[str] = set()
        self.count = 0
        self.text_length = 0
        self.referenced: set[int] = set()
        self._readers: dict[int, Callable[[Json, Path], Json]] = {
            ACTION_ROW: self._row,
            BUTTON: self._button,
            SECTION: self._section,
            TEXT_DISPLAY: self.text_display,
            THUMBNAIL: self._thumbnail,
            GALLERY: self._gallery,
            FILE: self._file,
            SEPARATOR: self._separator,
            CONTAINER: self._container,
        } | dict.fromkeys(SELECTS, self.select)

    def message(self, body: Json, *, v2: bool, at: Path = ()) -> list[Json]:
        """The `components` of a message: up to 5 rows, or with v2 up to 40 components, nested ones included."""
        form = self.form
        high = limits.COMPONENTS if v2 else limits.LEGACY_ROWS
        allowed = _TOP_V2 if v2 else frozenset({ACTION_ROW})
        found = form.objects(body, "components", at, high=high)
        read = [self.one(component, path, allowed) for path, component in found]
        if v2:
            self.check_totals((*at, "components"))
        return read

    def check_totals(self, path: Path) -> None:
        """Check the totals, unless there are other problems."""
        if self.form.problems:
            return
        if self.count > limits.COMPONENTS:
            sentence = f"The maximum number of components in a message is {limits.COMPONENTS}, {self.count} were given"
            self.form.note(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", sentence)
        if self.text_length > limits.TEXT_TOTAL:
            sentence = f"The maximum total text length is {limits.TEXT_TOTAL}, {self.text_length} was given"
            self.form.note(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", sentence)

    def one(self, component: Json, at: Path, allowed: frozenset[int]) -> Json:
        kind = component.get("type")
        if isinstance(kind, bool) or not isinstance(kind, int) or kind not in allowed:
            if kind is None:
                self.form.required((*at, "type"))
            else:
                choices = ", ".join(str(choice) for choice in sorted(allowed))
                sentence = f'Value of field "type" must be one of ({choices},).'
                self.form.note((*at, "type"), "UNION_TYPE_CHOICES", sentence)
            return {}
        self.count += 1
        return self._readers[kind](component, at)

    def begin(self, component: Json, at: Path) -> Json:
        """Type and id of a component; a missing id becomes the next free number."""
        given = self.form.integer(component, "id", at, low=0, high=limits.COMPONENT_ID)
        if given:
            if given in self._ids:
                self.form.note((*at, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
            self._ids.add(given)
            return {"type": component["type"], "id": given}
        while self._next_id in self._ids:
            self._next_id += 1
        self._ids.add(self._next_id)
        return {"type": component["type"], "id": self._next_id}

    def custom_id(self, component: Json, at: Path) -> str:
        value = self.form.text(component, "custom_id", at, low=1, high=limits.CUSTOM_ID, required=True)
        if value and value in self._custom_ids:
            sentence = "Component custom id cannot be duplicated"
            self.form.note((*at, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", sentence)
        self._custom_ids.add(value)
        return value

    # Interactive components

    def _row(self, component: Json, at: Path) -> Json:
        form = self.form
        row = self.begin(component, at)
        found = form.objects(component, "components", at, low=1, high=limits.ROW_BUTTONS, required=True)
        allowed = SELECTS | {BUTTON}
        row["components"] = [self.one(child, path, allowed) for path, child in found]
        width = sum(limits.ROW_BUTTONS if child.get("type") in SELECTS else 1 for _, child in found)
        if width > limits.ROW_BUTTONS:
            sentence = "The specified component exceeds the maximum width"
            form.note((*at, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", sentence)
        return row

    def _button(self, component: Json, at: Path) -> Json:
        form = self.form
        button = self.begin(component, at)
        style = form.choice(component, "style", at, (1, 2, 3, 4, 5, 6), required=True)
        button["style"] = style
        label = form.text(component, "label", at, high=limits.BUTTON_LABEL)
        emoji = emojis.partial(form, component, at, self._world)
        if label:
            button["label"] = label
        if emoji is not None:
            button["emoji"] = emoji
        if form.flag(component, "disabled", at):
            button["disabled"] = True
        if style == _LINK:
            schemes = ("http", "https", "discord")
            button["url"] = form.url(component, "url", at, high=limits.BUTTON_URL, schemes=schemes, required=True)
            if component.get("custom_id") is not None:
                sentence = "A custom id and url cannot both be specified"
                form.note((*at, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", sentence)
        elif style == _PREMIUM:
            form.snowflake(component, "sku_id", at, required=True)
            form.note((*at, "sku_id"), "BUTTON_COMPONENT_INVALID_SKU", "Unknown SKU")
        else:
            button["custom_id"] = self.custom_id(component, at)
            if component.get("url") is not None:
                sentence = "A custom id and url cannot both be specified"
                form.note((*at, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", sentence)
        if style != _PREMIUM and not label and component.get("emoji") is None:
            form.note(at, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or an emoji is required")
        return button

    def select(self, component: Json, at: Path, *, modal: bool = False) -> Json:
        form = self.form
        select = self.begin(component, at)
        select["custom_id"] = self.custom_id(component, at)
        placeholder = form.text(component, "placeholder", at, high=limits.PLACEHOLDER)
        if placeholder:
            select["placeholder"] = placeholder
        low = form.integer(component, "min_values", at, low=0, high=limits.SELECT_OPTIONS)
        high = form.integer(component, "max_values", at, low=1, high=limits.SELECT_OPTIONS)
        select["min_values"] = 1 if low is None else low
        select["max_values"] = max(1, select["min_values"]) if high is None else high
        if high is not None and select["min_values"] > high:
            sentence = f"Value must be less than or equal to max_values ({high})."
            form.note((*at, "min_values"), "NUMBER_TYPE_MAX", sentence)
        if modal:
            select["required"] = form.flag(component, "required", at, default=True)
            if component.get("disabled"):
                sentence = "A component in a modal cannot be disabled"
                form.note((*at, "disabled"), "COMPONENT_DISABLED_IN_MODAL", sentence)
        elif form.flag(component, "disabled", at):
            select["disabled"] = True
        if component["type"] == STRING_SELECT:
            self._options(component, select, at)
        else:
            self._defaults(component, select, at)
        return select

    def _options(self, component: Json, select: Json, at: Path) -> None:
        form = self.form
        found = form.objects(component, "options", at, low=1, high=limits.SELECT_OPTIONS, required=True)
        select["options"] = [self.option(option, path, with_emoji=True) for path, option in found]
        values = self.unique_values(select["options"], at)
        defaults = sum(1 for option in select["options"] if option.get("default"))
        if defaults > select["max_values"]:
            sentence = f"At most {select['max_values']} options may be chosen by default"
            form.note((*at, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", sentence)
        for key in ("min_values", "max_values"):
            if component.get(key) is not None and select[key] > len(values):
                sentence = f"Value must be less than or equal to the number of options ({len(values)})."
                form.note((*at, key), "NUMBER_TYPE_MAX", sentence)

    def _defaults(self, component: Json, select: Json, at: Path) -> None:
        form = self.form
        kinds: dict[int, tuple[str, ...]] = {
            USER_SELECT: ("user",),
            ROLE_SELECT: ("role",),
            MENTIONABLE_SELECT: ("user", "role"),
            CHANNEL_SELECT: ("channel",),
        }
        defaults: list[Json] = []
        for path, default in form.objects(component, "default_values", at, high=limits.SELECT_OPTIONS):
            kind = form.choice(default, "type", path, kinds[component["type"]], required=True)
            defaults.append({"id": str(form.snowflake(default, "id", path, required=True)), "type": kind})
        if defaults:
            select["default_values"] = defaults
            if not select["min_values"] <= len(defaults) <= select["max_values"]:
                sentence = "The number of default values must be between min_values and max_values"
                form.note((*at, "default_values"), "SELECT_COMPONENT_INVALID_DEFAULT_VALUES", sentence)
        if component["type"] == CHANNEL_SELECT:
            types = form.items(component, "channel_types", at, high=len(ChannelType))
            if types:
                select["channel_types"] = types

    def option(self, option: Json, at: Path, *, with_emoji: bool) -> Json:
        form = self.form
        read: Json = {
            "label": form.text(option, "label", at, low=1, high=limits.OPTION_TEXT, required=True),
            "value": form.text(option, "value", at, low=1, high=limits.OPTION_TEXT, required=True),
        }
        description = form.text(option, "description", at, high=limits.OPTION_TEXT)
        if description:
            read["description"] = description
        if form.flag(option, "default", at):
            read["default"] = True
        if with_emoji:
            emoji = emojis.partial(form, option, at, self._world)
            if emoji is not None:
                read["emoji"] = emoji
        return read

    def unique_values(self, options: list[Json], at: Path) -> set[str]:
        values: set[str] = set()
        for index, option in enumerate(options):
            if option["value"] in values:
                sentence = "The specified option value is already used"
                path = (*at, "options", index, "value")
                self.form.note(path, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", sentence)
            values.add(option["value"])
        return values

    # Content and layout

    def text_display(self, component: Json, at: Path) -> Json:
        read = self.begin(component, at)
        content = self.form.text(component, "content", at, low=1, high=limits.TEXT_DISPLAY, required=True)
        self.text_length += len(content)
        read["content"] = content
        return read

    def _section(self, component: Json, at: Path) -> Json:
        form = self.form
        section = self.begin(component, at)
        found = form.objects(component, "components", at, low=1, high=limits.SECTION_TEXTS, required=True)
        section["components"] = [self.one(child, path, frozenset({TEXT_DISPLAY})) for path, child in found]
        accessory = form.object(component, "accessory", at, required=True)
        if accessory is not None:
            section["accessory"] = self.one(accessory, (*at, "accessory"), frozenset({BUTTON, THUMBNAIL}))
        return section

    def _thumbnail(self, component: Json, at: Path) -> Json:
        read = self.begin(component, at)
        read |= self._media(component, at)
        return read

    def _gallery(self, component: Json, at: Path) -> Json:
        read = self.begin(component, at)
        found = self.form.objects(component, "items", at, low=1, high=limits.GALLERY_ITEMS, required=True)
        read["items"] = [self._media(item, path) for path, item in found]
        return read

    def _media(self, item: Json, at: Path) -> Json:
        form = self.form
        description = None
        if item.get("description") is not None:
            description = form.text(item, "description", at, low=1, high=limits.ALT_TEXT)
        media = form.object(item, "media", at, required=True) or {}
        unfurled = self._unfurled(media, (*at, "media"), local_only=False) if media else {}
        return {"media": unfurled, "description": description, "spoiler": form.flag(item, "spoiler", at)}

    def _file(self, component: Json, at: Path) -> Json:
        form = self.form
        read = self.begin(component, at)
        media = form.object(component, "file", at, required=True)
        read["file"] = self._unfurled(media, (*at, "file"), local_only=True) if media is not None else {}
        read["spoiler"] = form.flag(component, "spoiler", at)
        attachment = self._files.get(str((media or {}).get("url", "")).removeprefix("attachment://"))
        if attachment is not None:
            read |= {"name": attachment.filename, "size": attachment.size}
        return read

    def _unfurled(self, media: Json, at: Path, *, local_only: bool) -> Json:
        form = self.form
        schemes = ("attachment",) if local_only else ("http", "https", "attachment")
        url = form.url(media, "url", at, high=limits.URL, schemes=schemes, required=True)
        if not url.startswith("attachment://"):
            return {"url": url, "proxy_url": url, "width": None, "height": None, "loading_state": 2, "flags": 0}
        attachment = self._files.get(url.removeprefix("attachment://"))
        if attachment is None:
            sentence = "The referenced attachment was not found"
            form.note((*at, "url"), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", sentence)
            return {}
        self.referenced.add(attachment.id)
        return {
            "url": attachment.url,
            "proxy_url": attachment.url,
            "width": attachment.width,
            "height": attachment.height,
            "content_type": attachment.content_type,
            "attachment_id": str(attachment.id),
            "loading_state": 2,
            "flags": 0,
        }

    def _separator(self, component: Json, at: Path) -> Json:
        read = self.begin(component, at)
        read["divider"] = self.form.flag(component, "divider", at, default=True)
        read["spacing"] = self.form.choice(component, "spacing", at, (1, 2), default=1)
        return read

    def _container(self, component: Json, at: Path) -> Json:
        form = self.form
        container = self.begin(component, at)
        colour = form.integer(component, "accent_color", at, low=0, high=limits.COLOUR)
        container["accent_color"] = colour
        container["spoiler"] = form.flag(component, "spoiler", at)
        found = form.objects(component, "components", at, low=1, high=limits.COMPONENTS, required=True)
        container["components"] = [self.one(child, path, _IN_CONTAINER) for path, child in found]
        return container
