"""The requests that follow from every move, made by discord.py's HTTP client without its objects around them.

For each edit discord.py would make file objects, look up the message's channel and put an object together from the
whole message that comes back, which nobody looks at. Rate limits, further tries and errors are its own, as ever.
"""

from typing import Any, Final

import discord
import orjson
from discord.http import Route
from discord.webhook.async_ import async_context

from bot.platform.messages import NOBODY, Message

_UPDATE: Final = 7
"""The answer to a press that edits what was pressed."""
_COMPONENTS_V2: Final = discord.MessageFlags(components_v2=True).value

Form = list[dict[str, Any]]


async def edit_public(client: discord.Client, channel: int, message: int, shown: Message) -> None:
    """A message of the bot's in a channel shows this. Raises what discord.py raises."""
    route = Route("PATCH", "/channels/{channel_id}/messages/{message_id}", channel_id=channel, message_id=message)
    body = _body(shown)
    if shown.pictures:
        await client.http.request(route, form=_form(body, shown))
    else:
        await client.http.request(route, json=body)


async def edit_private(client: discord.Client, application: int, token: str, message: int, shown: Message) -> None:
    """A private message shows this, by the token of the interaction that it answered. Raises what discord.py raises."""
    webhook = discord.Webhook.partial(application, token, client=client)
    body = _body(shown)
    await async_context.get().edit_webhook_message(
        application,
        token,
        message,
        session=webhook.session,
        payload=None if shown.pictures else body,
        multipart=_form(body, shown) if shown.pictures else None,
    )


async def update(interaction: discord.Interaction[Any], shown: Message) -> None:
    """Answer a press: what was pressed shows this. Raises what discord.py raises; nothing comes back."""
    webhook = discord.Webhook.partial(interaction.application_id, interaction.token, client=interaction.client)
    body = {"type": _UPDATE, "data": _body(shown)}
    await async_context.get().request(
        Route(
            "POST",
            "/interactions/{webhook_id}/{webhook_token}/callback",
            webhook_id=interaction.id,
            webhook_token=interaction.token,
        ),
        webhook.session,
        payload=None if shown.pictures else body,
        multipart=_form(body, shown) if shown.pictures else None,
    )


def _body(shown: Message) -> dict[str, Any]:
    """The message as Discord wants it: it calls nobody."""
    return {
        "flags": _COMPONENTS_V2,
        "components": shown.view.to_components(),
        "allowed_mentions": NOBODY.to_dict(),
        "attachments": [
            {"id": number, "filename": each.name, "description": each.description}
            for number, each in enumerate(shown.pictures)
        ],
    }


def _form(body: dict[str, Any], shown: Message) -> Form:
    """The body with its files, as discord.py hands forms on."""
    return [
        {"name": "payload_json", "value": orjson.dumps(body).decode()},
        *(
            {
                "name": f"files[{number}]",
                "value": each.data,
                "filename": each.name,
                "content_type": "application/octet-stream",
            }
            for number, each in enumerate(shown.pictures)
        ),
    ]
