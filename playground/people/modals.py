"""Modals as a user's client lets them be submitted."""

from __future__ import annotations

from typing import Any

from playground.errors import Json
from playground.models import PostedMessage
from playground.people.components import check_count, chosen, given_values
from playground.people.refusal import PeopleRefusal
from playground.validation import components as kinds
from playground.world import World


def submitted(modal: Json, given: Json, source: PostedMessage | None, world: World) -> Json:
    """The data of the modal submit interaction; `given` has values by custom id."""
    sent = _Submission(given, source, world)
    data: Json = {"custom_id": modal["custom_id"], "components": [sent.component(c) for c in modal["components"]]}
    unknown = set(given) - sent.known
    if unknown:
        raise PeopleRefusal(f"The modal has no field {min(unknown)}.")
    if sent.resolved:
        data["resolved"] = sent.resolved
    return data


class _Submission:
    def __init__(self, given: Json, source: PostedMessage | None, world: World) -> None:
        self._given = given
        self._source = source
        self._world = world
        self.known: set[str] = set()
        self.resolved: Json = {}

    def component(self, component: Json) -> Json:
        shape: Json = {"type": component["type"], "id": component["id"]}
        kind = component["type"]
        if kind == kinds.ACTION_ROW:
            shape["components"] = [self.component(child) for child in component["components"]]
        elif kind == kinds.LABEL:
            shape["component"] = self.component(component["component"])
        elif kind != kinds.TEXT_DISPLAY:
            self.known.add(component["custom_id"])
            shape["custom_id"] = component["custom_id"]
            shape |= self._value(component, self._given.get(component["custom_id"]))
        return shape

    def _value(self, component: Json, value: Any) -> Json:
        kind = component["type"]
        if kind == kinds.TEXT_INPUT:
            return {"value": _text(component, value)}
        if kind == kinds.CHECKBOX:
            ticked = component["default"] if value is None else value
            if not isinstance(ticked, bool):
                raise PeopleRefusal("A checkbox is true or false.")
            return {"value": ticked}
        if kind == kinds.RADIO_GROUP:
            return {"value": _radio(component, value)}
        if value is None and "options" in component:
            value = [option["value"] for option in component["options"] if option.get("default")]
        values = given_values(value)
        if kind == kinds.FILE_UPLOAD:
            if values or component["required"]:
                raise PeopleRefusal("The playground uploads no files.")
        elif values or component["required"]:
            if kind == kinds.CHECKBOX_GROUP:
                _known(component, values)
                check_count(component, len(values))
            else:
                for key, things in chosen(component, values, self._source, self._world).get("resolved", {}).items():
                    self.resolved.setdefault(key, {}).update(things)
        return {"values": values}


def _text(component: Json, value: Any) -> str:
    text = component["value"] if value is None else value
    if not isinstance(text, str):
        raise PeopleRefusal("A text field takes text.")
    if not text:
        if component["required"]:
            raise PeopleRefusal("This field is required.")
        return text
    low, high = component["min_length"], component["max_length"]
    if not low <= len(text) <= high:
        raise PeopleRefusal(f"This field takes {low} to {high} characters.")
    return text


def _radio(component: Json, value: Any) -> str | None:
    if value is None:
        value = next((option["value"] for option in component["options"] if option.get("default")), None)
    if value is None:
        if component["required"]:
            raise PeopleRefusal("Choose one.")
        return None
    _known(component, [str(value)])
    return str(value)


def _known(component: Json, values: list[str]) -> None:
    options = {option["value"] for option in component["options"]}
    for value in values:
        if value not in options:
            raise PeopleRefusal(f"There is no option {value}.")
