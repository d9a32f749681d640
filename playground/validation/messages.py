"""Messages that the bot sends and edits: one reader for channels, interaction responses and follow-ups."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, cast

from playground import images, limits
from playground.errors import Json, Path, refused
from playground.models import Attachment, MessageFlag, PostedMessage
from playground.validation.components import ComponentReader
from playground.validation.embeds import read_embeds
from playground.validation.form import Form, as_snowflake
from playground.world import World

_CREATE_FLAGS: Final = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2
_EDIT_FLAGS: Final = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.COMPONENTS_V2
_UNUSABLE: Final = re.compile(r"[^A-Za-z0-9_.\-]")


@dataclass(slots=True)
class Upload:
    """A file of a multipart request, with the number in `files[n]`."""

    filename: str
    content: bytes


@dataclass(slots=True)
class AllowedMentions:
    """The people and roles that may be mentioned; None for a list: everyone in it."""

    everyone: bool = True
    users: set[int] | None = None
    roles: set[int] | None = None
    replied_user: bool = True


@dataclass(slots=True)
class Draft:
    """A message's new contents. Fields not in `given` keep their earlier value, or are empty in a new message."""

    content: str = ""
    embeds: list[Json] = field(default_factory=list[Json])
    components: list[Json] = field(default_factory=list[Json])
    attachments: list[Attachment] = field(default_factory=list[Attachment])
    new_files: list[tuple[Attachment, bytes]] = field(default_factory=list[tuple[Attachment, bytes]])
    flags: int = 0
    tts: bool = False
    nonce: str | int | None = None
    allowed: AllowedMentions = field(default_factory=AllowedMentions)
    reference_id: int | None = None
    reference_must_exist: bool = True
    given: frozenset[str] = frozenset()


def read_message(
    body: Json,
    files: Mapping[int, Upload],
    world: World,
    *,
    channel_id: int,
    file_url: str,
    at: Path = (),
    before: PostedMessage | None = None,
    private: bool = False,
) -> Draft:
    """Read a new message, or with `before` the changes to one; raises InvalidForm or "Cannot send an empty message".

    `private`: whether the EPHEMERAL flag may be set.
    """
    form = Form()
    draft = Draft(given=frozenset(key for key in body if key != "flags" or body[key] is not None))
    if before is not None:
        draft.content, draft.embeds, draft.components = before.content, before.embeds, before.components
        draft.flags = before.flags
    _flags(form, body, at, draft, before, private=private)
    v2 = bool(draft.flags & MessageFlag.COMPONENTS_V2)
    if "content" in body:
        draft.content = form.text(body, "content", at, high=limits.CONTENT).strip()
    if "embeds" in body:
        draft.embeds = read_embeds(form, body, at)
    for key in ("poll", "sticker_ids"):
        if body.get(key):
            form.note((*at, key), "PLAYGROUND_UNSUPPORTED", f"The playground has no {key}")
    draft.tts = form.flag(body, "tts", at)
    _attachments(form, body, files, draft, world, at=at, before=before, url=f"{file_url}/{channel_id}")
    if "components" in body:
        reader = ComponentReader(form, world, {a.filename: a for a in draft.attachments})
        draft.components = reader.message(body, v2=v2, at=at)
    if v2:
        _no_legacy_fields(form, draft, at)
    draft.allowed = _allowed_mentions(form, body, at)
    _nonce_and_reference(form, body, at, draft)
    form.finish()
    says = draft.components if v2 else draft.content or draft.embeds or draft.attachments
    if not says:
        raise refused("empty_message")
    return draft


def _flags(form: Form, body: Json, at: Path, draft: Draft, before: PostedMessage | None, *, private: bool) -> None:
    given = form.integer(body, "flags", at, low=0, high=2**31 - 1)
    if before is None:
        settable = _CREATE_FLAGS | MessageFlag.EPHEMERAL if private else _CREATE_FLAGS
        draft.flags = (given or 0) & settable
        return
    if given is None:
        return
    if before.is_v2 and not given & MessageFlag.COMPONENTS_V2:
        sentence = "The IS_COMPONENTS_V2 flag cannot be removed from a message"
        form.note((*at, "flags"), "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", sentence)
    draft.flags = (before.flags & ~_EDIT_FLAGS) | (given & _EDIT_FLAGS) | (before.flags & MessageFlag.COMPONENTS_V2)


def _no_legacy_fields(form: Form, draft: Draft, at: Path) -> None:
    for key, value in (("content", draft.content), ("embeds", draft.embeds)):
        if value:
            sentence = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            form.note((*at, key), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", sentence)


def _attachments(
    form: Form,
    body: Json,
    files: Mapping[int, Upload],
    draft: Draft,
    world: World,
    *,
    at: Path,
    before: PostedMessage | None,
    url: str,
) -> None:
    """Read attachments: existing ones by id, new ones by file number. Without a list, all existing ones stay."""
    old = {} if before is None else {attachment.id: attachment for attachment in before.attachments}
    attachments = list(old.values()) if body.get("attachments") is None and "attachments" not in body else []
    described: dict[int, tuple[Path, Json]] = {}
    for path, entry in form.objects(body, "attachments", at, high=limits.FILES):
        number = form.snowflake(entry, "id", path, required=True)
        form.text(entry, "description", path, high=limits.ALT_TEXT)
        form.text(entry, "filename", path, low=1, high=limits.FILE_NAME, default="file")
        if number is None:
            continue
        if number in old:
            described_anew = "description" in entry
            attachments.append(
                replace(old[number], description=entry["description"] or None) if described_anew else old[number]
            )
        elif number in files:
            described[number] = (path, entry)
        else:
            sentence = "Attachment data cannot be matched to a file or to an attachment of the message"
            form.note((*path, "id"), "ATTACHMENT_NOT_FOUND", sentence)
    draft.attachments = attachments
    for number, upload in files.items():
        if len(upload.content) > limits.FILE_BYTES:
            raise refused("too_large")
        _, entry = described.get(number, ((), {}))
        attachment = _attachment(upload, entry, world.snowflakes.new(), url)
        draft.attachments.append(attachment)
        draft.new_files.append((attachment, upload.content))
    if len(draft.attachments) > limits.FILES:
        sentence = f"Must be {limits.FILES} or fewer in length."
        form.note((*at, "attachments"), "BASE_TYPE_MAX_LENGTH", sentence)


def _attachment(upload: Upload, entry: Json, attachment_id: int, url: str) -> Attachment:
    name = str(entry.get("filename") or upload.filename)
    filename = sanitised(name)
    size = images.size(upload.content)
    description = entry.get("description")
    return Attachment(
        id=attachment_id,
        filename=filename,
        size=len(upload.content),
        url=f"{url}/{attachment_id}/{filename}",
        content_type=images.content_type(filename, upload.content),
        description=description if isinstance(description, str) and description else None,
        width=None if size is None else size[0],
        height=None if size is None else size[1],
        title=None if filename == name else name.rpartition(".")[0] or name,
        spoiler=filename.startswith("SPOILER_"),
    )


def sanitised(name: str) -> str:
    """A file name as Discord stores it: `_` for spaces, and only letters, digits and `_-.` otherwise."""
    stem, dot, extension = name.replace(" ", "_").rpartition(".")
    if not dot:
        stem, extension = extension, ""
    stem = _UNUSABLE.sub("", stem).strip(".") or "unknown"
    extension = _UNUSABLE.sub("", extension)
    return f"{stem}.{extension}" if extension else stem


def _allowed_mentions(form: Form, body: Json, at: Path) -> AllowedMentions:
    given = form.object(body, "allowed_mentions", at)
    if given is None:
        return AllowedMentions()
    path = (*at, "allowed_mentions")
    parse = {str(kind) for kind in form.items(given, "parse", path, high=3)}
    for unknown in parse - {"everyone", "users", "roles"}:
        sentence = f"Value must be one of {{everyone, roles, users}}, not {unknown}."
        form.note((*path, "parse"), "BASE_TYPE_CHOICES", sentence)
    named: dict[str, set[int] | None] = {}
    for kind in ("users", "roles"):
        ids = {as_snowflake(value) for value in form.items(given, kind, path, high=limits.MENTIONS)}
        if None in ids:
            form.note((*path, kind), "NUMBER_TYPE_COERCE", "A value is not snowflake.")
        if ids and kind in parse:
            sentence = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            form.note((*path, kind), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", sentence)
        named[kind] = None if kind in parse else cast(set[int], ids - {None})
    replied = form.flag(given, "replied_user", path)
    return AllowedMentions("everyone" in parse, named["users"], named["roles"], replied)


def _nonce_and_reference(form: Form, body: Json, at: Path, draft: Draft) -> None:
    nonce: Any = body.get("nonce")
    if nonce is not None:
        if isinstance(nonce, bool) or not isinstance(nonce, str | int):
            form.note((*at, "nonce"), "BASE_TYPE_CHOICES", "A nonce is a string or an integer.")
        elif len(str(nonce)) > limits.NONCE:
            form.note((*at, "nonce"), "BASE_TYPE_MAX_LENGTH", f"Must be {limits.NONCE} or fewer in length.")
        draft.nonce = nonce
    reference = form.object(body, "message_reference", at)
    if reference is not None:
        path = (*at, "message_reference")
        draft.reference_id = form.snowflake(reference, "message_id", path, required=True)
        draft.reference_must_exist = form.flag(reference, "fail_if_not_exists", path, default=True)
        if form.choice(reference, "type", path, (0, 1), default=0) == 1:
            form.note((*path, "type"), "PLAYGROUND_UNSUPPORTED", "The playground forwards no messages")
