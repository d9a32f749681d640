"""The fields of an application that its bot may change."""

from __future__ import annotations

import hashlib
import re
from typing import Any, Final

from playground import images, limits
from playground.errors import Json
from playground.validation.form import Form

SCOPES: Final = ("applications.commands", "bot")
KINDS: Final = ("0", "1")
"""The kinds of installation: by servers, by users."""
_LOCALE: Final = re.compile(r"[a-z]{2}(-[A-Z]{2}|-\d{3})?")


def read_profile(form: Form, body: Json) -> Json:
    """The given fields as an application shows them; problems are noted in the form."""
    read: Json = {}
    if "description" in body:
        read["description"] = _description(form, body)
    if "tags" in body:
        read["tags"] = _tags(form, body)
    for key in ("icon", "cover_image"):
        if key in body:
            read[key] = _image(form, body, key)
    if "integration_types_config" in body:
        read["integration_types_config"] = _installs(form, body)
    return read


def _description(form: Form, body: Json) -> str:
    """The text in English. Discord's API description wants an object; a text alone is not in it."""
    given = form.object(body, "description", ())
    if given is None:
        return ""
    at = ("description",)
    localized = form.object(given, "localizations", at) or {}
    for locale in localized:
        if not _LOCALE.fullmatch(locale):
            form.note((*at, "localizations", locale), "BASE_TYPE_CHOICES", "Unknown locale")
        form.text(localized, locale, (*at, "localizations"), high=limits.PROFILE_DESCRIPTION)
    return form.text(given, "default", at, high=limits.PROFILE_DESCRIPTION, required=True)


def _tags(form: Form, body: Json) -> list[str]:
    tags = form.items(body, "tags", (), high=limits.PROFILE_TAGS)
    for index, _ in enumerate(tags):
        form.text({str(index): tags[index]}, str(index), ("tags",), low=1, high=limits.PROFILE_TAG, required=True)
    if len(set(map(str, tags))) != len(tags):
        form.note(("tags",), "SET_TYPE_CONTAINS_DUPLICATES", "Values must be unique")
    return [str(tag) for tag in tags]


def _image(form: Form, body: Json, key: str) -> str | None:
    """The hash of an image, None without one."""
    given: Any = body[key]
    if given is None:
        return None
    content = images.from_data_uri(given) if isinstance(given, str) else None
    if content is None:
        form.note((key,), "IMAGE_INVALID", "Invalid image data")
        return None
    return hashlib.md5(content, usedforsecurity=False).hexdigest()


def _installs(form: Form, body: Json) -> Json:
    given = form.object(body, "integration_types_config", ()) or {}
    read: Json = {}
    for kind in given:
        at = ("integration_types_config", kind)
        if kind not in KINDS:
            form.note(at, "BASE_TYPE_CHOICES", f"Value must be one of {KINDS}.")
            continue
        config = form.object(given, kind, ("integration_types_config",)) or {}
        asked = form.object(config, "oauth2_install_params", at)
        read[kind] = {} if asked is None else {"oauth2_install_params": _asked(form, asked, at, kind)}
    if not read:
        form.note(("integration_types_config",), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 2 in length.")
    return read


def _asked(form: Form, asked: Json, at: tuple[str, ...], kind: str) -> Json:
    path = (*at, "oauth2_install_params")
    scopes = form.items(asked, "scopes", path, low=1, high=len(SCOPES), required=True)
    allowed = SCOPES if kind == "0" else SCOPES[:1]
    for index, scope in enumerate(scopes):
        if scope not in allowed:
            form.note((*path, "scopes", index), "BASE_TYPE_CHOICES", f"Value must be one of {allowed}.")
    permissions = form.integer(asked, "permissions", path, low=0, high=(1 << 54) - 1) or 0
    return {"scopes": scopes, "permissions": str(permissions)}
