"""Embeds: the lengths of their parts and in total."""

from __future__ import annotations

from playground import limits
from playground.errors import Json, Path
from playground.validation.form import Form

_WEB = ("http", "https")
_MEDIA = ("http", "https", "attachment")


def read_embeds(form: Form, body: Json, at: Path) -> list[Json]:
    """The `embeds` of a message: up to 10, with 6,000 characters in total."""
    total = 0
    read: list[Json] = []
    for path, embed in form.objects(body, "embeds", at, high=limits.EMBEDS):
        length = _check(form, embed, path)
        total += length
        if not length and not any(embed.get(key) for key in ("image", "thumbnail")):
            form.required((*path, "description"))
        read.append({**embed, "type": "rich"})
    if total > limits.EMBED_TOTAL:
        sentence = f"Embeds exceed the maximum total size of {limits.EMBED_TOTAL}"
        form.note((*at, "embeds"), "MAX_EMBED_SIZE_EXCEEDED", sentence)
    return read


def _check(form: Form, embed: Json, at: Path) -> int:
    """The number of characters that count towards the total."""
    title = form.text(embed, "title", at, high=limits.EMBED_TITLE)
    description = form.text(embed, "description", at, high=limits.EMBED_DESCRIPTION)
    form.url(embed, "url", at, high=limits.URL, schemes=_WEB)
    form.integer(embed, "color", at, low=0, high=limits.COLOUR)
    length = len(title) + len(description)
    for key in ("image", "thumbnail"):
        media = form.object(embed, key, at)
        if media is not None:
            form.url(media, "url", (*at, key), high=limits.URL, schemes=_MEDIA)
    footer = form.object(embed, "footer", at)
    if footer is not None:
        length += len(form.text(footer, "text", (*at, "footer"), high=limits.EMBED_FOOTER))
    author = form.object(embed, "author", at)
    if author is not None:
        length += len(form.text(author, "name", (*at, "author"), high=limits.EMBED_AUTHOR))
    for path, field in form.objects(embed, "fields", at, high=limits.EMBED_FIELDS):
        length += len(form.text(field, "name", path, low=1, high=limits.EMBED_FIELD_NAME, required=True))
        length += len(form.text(field, "value", path, low=1, high=limits.EMBED_FIELD_VALUE, required=True))
    return length
