"""Requests made after every move, sent by discord.py's HTTP client without its model objects.

For each edit discord.py would create file objects, look up the channel and parse the returned message, all unused. Rate
limits, retries and errors stay discord.py's.
"""

from typing import Any, Final

import discord
import orjson
from discord.http import Route
from discord.webhook.async_ import async_context

from bot.platform.messages import NOBODY, Message, calling

_UPDATE: Final = 7
"""Interaction callback type: edit the pressed message."""
_COMPONENTS_V2: Final = discord.MessageFlags(components_v2=True).value
_EPHEMERAL: Final = discord.MessageFlags(ephemeral=True).value

Form = list[dict[str, Any]]


async def post_public(
    channel: discord.abc.Messageable, shown: Message, *, once: str, silent: bool = False
) -> discord.Message:
    """Post a message, which mentions those whom it calls. `once`: its nonce. `silent`: no device makes a sound. Raises
    what discord.py raises.
    """
    files, called = shown.files(), calling(*shown.called)
    if isinstance(shown.view, discord.ui.LayoutView):
        return await channel.send(view=shown.view, files=files, allowed_mentions=called, nonce=once, silent=silent)
    return await channel.send(
        shown.content, view=shown.view, files=files, allowed_mentions=called, nonce=once, silent=silent
    )


async def edit_public(client: discord.Client, channel: int, message: int, shown: Message) -> None:
    """Edit a message of the bot's in a channel. Raises what discord.py raises."""
    route = Route("PATCH", "/channels/{channel_id}/messages/{message_id}", channel_id=channel, message_id=message)
    body = _edited(shown)
    if shown.pictures:
        await client.http.request(route, form=_form(body, shown))
    else:
        await client.http.request(route, json=body)


async def edit_private(client: discord.Client, application: int, token: str, message: int, shown: Message) -> None:
    """Edit an ephemeral message with the token of the interaction that it answered. Raises what discord.py raises."""
    webhook = discord.Webhook.partial(application, token, client=client)
    body = _edited(shown)
    await async_context.get().edit_webhook_message(
        application,
        token,
        message,
        session=webhook.session,
        payload=None if shown.pictures else body,
        multipart=_form(body, shown) if shown.pictures else None,
    )


async def edit_original(client: discord.Client, application: int, token: str, shown: Message) -> None:
    """Edit the message whose press has brought this token, and was answered by no other message. Raises what discord.py
    raises."""
    webhook = discord.Webhook.partial(application, token, client=client)
    body = _edited(shown)
    await async_context.get().edit_original_interaction_response(
        application,
        token,
        session=webhook.session,
        payload=None if shown.pictures else body,
        multipart=_form(body, shown) if shown.pictures else None,
    )


async def follow_up(
    client: discord.Client, application: int, token: str, shown: Message, *, is_private: bool = False
) -> int:
    """Send another message with the token of an interaction that was answered, which mentions those whom it calls;
    returns its id. `is_private`: for the user of the interaction alone. Raises what discord.py raises."""
    webhook = discord.Webhook.partial(application, token, client=client)
    body = _body(shown)
    body |= {"flags": body.get("flags", 0) | (_EPHEMERAL if is_private else 0)}
    body |= {"allowed_mentions": calling(*shown.called).to_dict()} if shown.called else {}
    sent = await async_context.get().execute_webhook(
        application,
        token,
        session=webhook.session,
        payload=None if shown.pictures else body,
        multipart=_form(body, shown) if shown.pictures else None,
        wait=True,
        with_components=True,
    )
    return int(sent["id"]) if sent is not None else 0


async def delete_private(client: discord.Client, application: int, token: str, message: int) -> None:
    """Delete an ephemeral message with the token of the interaction that it answered. Raises what discord.py raises."""
    webhook = discord.Webhook.partial(application, token, client=client)
    await async_context.get().delete_webhook_message(application, token, message, session=webhook.session)


def public_parameters(message: Message) -> dict[str, Any]:
    """The arguments with which discord.py sends a message, which mentions those whom it calls."""
    content = {} if isinstance(message.view, discord.ui.LayoutView) else {"content": message.content}
    mentions = calling(*message.called) if message.called else NOBODY
    return {"view": message.view, "files": message.files(), "allowed_mentions": mentions, **content}


async def update(interaction: discord.Interaction[Any], shown: Message) -> None:
    """Answer a press by editing the pressed message. Raises what discord.py raises."""
    webhook = discord.Webhook.partial(interaction.application_id, interaction.token, client=interaction.client)
    body = {"type": _UPDATE, "data": _edited(shown)}
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


def _edited(shown: Message) -> dict[str, Any]:
    """The changes to a message, as JSON: components v2 take the place of plain content."""
    return {"content": None, **_body(shown)}


def _body(shown: Message) -> dict[str, Any]:
    """The message as JSON, without mentions."""
    return {
        **({"content": shown.content} if shown.is_plain else {"flags": _COMPONENTS_V2}),
        "components": shown.components,
        "allowed_mentions": NOBODY.to_dict(),
        "attachments": [
            {"id": number, "filename": each.name, "description": each.description}
            for number, each in enumerate(shown.pictures)
        ],
    }


def _form(body: dict[str, Any], shown: Message) -> Form:
    """The body with its files, in discord.py's form format."""
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
