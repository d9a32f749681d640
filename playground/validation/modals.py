"""Modals: a title and up to five top-level components."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playground import limits
from playground.errors import Json, Path
from playground.validation import components as kinds
from playground.validation.components import ComponentReader
from playground.validation.form import Form
from playground.world import World

_TOP: Final = frozenset({kinds.ACTION_ROW, kinds.LABEL, kinds.TEXT_DISPLAY})


def read_modal(data: Json, world: World, *, at: Path = ("data",)) -> Json:
    """The modal as the user's client receives it; raises InvalidForm."""
    form = Form()
    modal = _Modal(form, world).read(data, at)
    form.finish()
    return modal


class _Modal:
    def __init__(self, form: Form, world: World) -> None:
        self._form = form
        self._reader = ComponentReader(form, world, {})
        self._inputs: dict[int, Callable[[Json, Path], Json]] = {
            kinds.TEXT_INPUT: self._labelled_input,
            kinds.FILE_UPLOAD: self._upload,
            kinds.RADIO_GROUP: self._radio_group,
            kinds.CHECKBOX_GROUP: self._checkbox_group,
            kinds.CHECKBOX: self._checkbox,
        } | dict.fromkeys(kinds.SELECTS, self._select)

    def read(self, data: Json, at: Path) -> Json:
        form = self._form
        modal: Json = {
            "title": form.text(data, "title", at, low=1, high=limits.MODAL_TITLE, required=True),
            "custom_id": form.text(data, "custom_id", at, low=1, high=limits.CUSTOM_ID, required=True),
        }
        found = form.objects(data, "components", at, low=1, high=limits.MODAL_COMPONENTS, required=True)
        modal["components"] = [self._one(component, path) for path, component in found]
        self._reader.check_totals((*at, "components"))
        return modal

    def _one(self, component: Json, at: Path) -> Json:
        kind = self._kind(component, at, _TOP)
        if kind == kinds.TEXT_DISPLAY:
            return self._reader.text_display(component, at)
        if kind == kinds.LABEL:
            return self._label(component, at)
        if kind == kinds.ACTION_ROW:
            return self._row(component, at)
        return {}

    def _kind(self, component: Json, at: Path, allowed: frozenset[int]) -> int:
        kind: int = self._form.choice(component, "type", at, allowed, required=True, default=0)
        return kind

    def _row(self, component: Json, at: Path) -> Json:
        row = self._reader.begin(component, at)
        children: list[Json] = []
        for path, child in self._form.objects(component, "components", at, low=1, high=1, required=True):
            if self._kind(child, path, frozenset({kinds.TEXT_INPUT})):
                children.append(self._text_input(child, path, labelled=False))
        row["components"] = children
        return row

    def _label(self, component: Json, at: Path) -> Json:
        form = self._form
        label = self._reader.begin(component, at)
        label["label"] = form.text(component, "label", at, low=1, high=limits.MODAL_LABEL, required=True)
        if component.get("description") is not None:
            high = limits.MODAL_DESCRIPTION
            label["description"] = form.text(component, "description", at, low=1, high=high)
        child = form.object(component, "component", at, required=True)
        if child is not None:
            path = (*at, "component")
            kind = self._kind(child, path, frozenset(self._inputs))
            label["component"] = self._inputs[kind](child, path) if kind else {}
        return label

    def _input(self, component: Json, at: Path) -> Json:
        read = self._reader.begin(component, at)
        read["custom_id"] = self._reader.custom_id(component, at)
        return read

    def _labelled_input(self, component: Json, at: Path) -> Json:
        return self._text_input(component, at, labelled=True)

    def _text_input(self, component: Json, at: Path, *, labelled: bool) -> Json:
        form = self._form
        read = self._input(component, at)
        read["style"] = form.choice(component, "style", at, (1, 2), required=True, default=1)
        if labelled:
            if component.get("label") is not None:
                sentence = "A text input in a label has no label of its own"
                form.note((*at, "label"), "COMPONENT_LABEL_NOT_ALLOWED", sentence)
        else:
            read["label"] = form.text(component, "label", at, low=1, high=limits.MODAL_LABEL, required=True)
        low = form.integer(component, "min_length", at, low=0, high=limits.INPUT_LENGTH)
        high = form.integer(component, "max_length", at, low=1, high=limits.INPUT_LENGTH)
        if low is not None and high is not None and low > high:
            form.note(
                (*at, "min_length"), "NUMBER_TYPE_MAX", f"Value must be less than or equal to max_length ({high})."
            )
        read |= {"min_length": low or 0, "max_length": high or limits.INPUT_LENGTH}
        read["required"] = form.flag(component, "required", at, default=True)
        read["placeholder"] = form.text(component, "placeholder", at, high=limits.INPUT_PLACEHOLDER)
        # A prefilled value must be one that could be submitted.
        least = low or 0 if component.get("value") else 0
        read["value"] = form.text(component, "value", at, low=least, high=high or limits.INPUT_LENGTH)
        return read

    def _select(self, component: Json, at: Path) -> Json:
        return self._reader.select(component, at, modal=True)

    def _upload(self, component: Json, at: Path) -> Json:
        read = self._input(component, at)
        self._counts(component, read, at, high=limits.UPLOADS)
        return read

    def _radio_group(self, component: Json, at: Path) -> Json:
        read = self._input(component, at)
        self._options(component, read, at, limits.RADIO_OPTIONS, defaults=1)
        read["required"] = self._form.flag(component, "required", at, default=True)
        return read

    def _checkbox_group(self, component: Json, at: Path) -> Json:
        read = self._input(component, at)
        count = self._options(component, read, at, limits.CHECKBOX_OPTIONS, defaults=limits.CHECKBOX_OPTIONS[1])
        self._counts(component, read, at, high=min(limits.CHECKBOX_OPTIONS[1], max(1, count)), default=count)
        return read

    def _checkbox(self, component: Json, at: Path) -> Json:
        read = self._input(component, at)
        read["default"] = self._form.flag(component, "default", at)
        return read

    def _options(self, component: Json, read: Json, at: Path, between: tuple[int, int], *, defaults: int) -> int:
        form = self._form
        low, high = between
        found = form.objects(component, "options", at, low=low, high=high, required=True)
        read["options"] = [self._reader.option(option, path, with_emoji=False) for path, option in found]
        self._reader.unique_values(read["options"], at)
        if sum(1 for option in read["options"] if option.get("default")) > defaults:
            sentence = f"At most {defaults} may be chosen by default"
            form.note((*at, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", sentence)
        return len(found)

    def _counts(self, component: Json, read: Json, at: Path, *, high: int, default: int = 1) -> None:
        form = self._form
        required = form.flag(component, "required", at, default=True)
        low: Any = form.integer(component, "min_values", at, low=0, high=high)
        most: Any = form.integer(component, "max_values", at, low=1, high=high)
        read["min_values"] = int(required) if low is None else low
        read["max_values"] = max(default, read["min_values"]) if most is None else most
        read["required"] = required
        if required and low == 0:
            sentence = "min_values must be at least 1 where the component is required"
            form.note((*at, "min_values"), "NUMBER_TYPE_MIN", sentence)
        if read["min_values"] > read["max_values"]:
            form.note((*at, "min_values"), "NUMBER_TYPE_MAX", "Value must be less than or equal to max_values.")
