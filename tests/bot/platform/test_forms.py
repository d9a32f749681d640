"""Multipart forms as bytes, parsed as Discord does."""

from email import message_from_bytes
from io import BytesIO

import pytest

from bot.platform.forms import WholeForm


async def read(form: WholeForm) -> list[tuple[dict[str, str], str | None, bytes]]:
    """The parts as parsed by the standard library: name, type and content."""
    payload = form()
    whole = message_from_bytes(f"Content-Type: {payload.content_type}\r\n\r\n".encode() + await payload.as_bytes())
    parts = whole.get_payload()
    assert isinstance(parts, list)
    return [
        (
            {name: value for name, value in part.get_params(header="content-disposition") if value},
            part["Content-Type"],
            part.get_payload(decode=True),
        )
        for part in parts
    ]


async def test_a_form_has_the_payload_and_the_files() -> None:
    form = WholeForm(quote_fields=False)
    picture = bytes(range(256)) * 8 + b"\r\n--" + b"\r\n"
    form.add_field(name="payload_json", value='{"content":"♠ 七並べ"}')
    form.add_field(
        name="files[0]", value=BytesIO(picture), filename="hand.png", content_type="application/octet-stream"
    )
    assert await read(form) == [
        ({"name": "payload_json"}, None, '{"content":"♠ 七並べ"}'.encode()),
        ({"name": "files[0]", "filename": "hand.png"}, "application/octet-stream", picture),
    ]
    assert form().size == len(await form().as_bytes())


def test_a_filename_that_could_break_out_of_its_header_is_refused() -> None:
    for name in ('a"b', "a\r\nb", "七"):
        with pytest.raises(ValueError, match="cannot stand"):
            WholeForm().add_field("files[0]", BytesIO(b""), filename=name)
    with pytest.raises(TypeError):
        WholeForm().add_field("files[0]", 7)
