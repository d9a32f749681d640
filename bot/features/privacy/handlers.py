"""`/privacy`: what is kept about the user, as words and as a file, and its deletion; for managers also the server's."""

import gzip
from collections.abc import Mapping, Sequence
from typing import Any, Final, assert_never

from discord import ButtonStyle, ui

from bot.features.privacy.ids import Privacy, PrivacyPress
from bot.platform.handlers import Component, Handlers, command
from bot.platform.messages import Document, Message, button, message, note, panel, rows, words
from bot.platform.operator import Operator, reached
from bot.platform.places import managed_server, server_of
from bot.platform.responder import Answers, Responder
from bot.storage.forgetting import Forgetting
from bot.text.sentences import listed
from i18n import Texts

_LARGEST: Final = 8_000_000
"""Bytes of a file that is sent as it is; a larger one is compressed."""


class PrivacyHandlers(Handlers):
    """Show, export and delete what is kept about somebody."""

    def __init__(self, answers: Answers, forgetting: Forgetting, operator: Operator) -> None:
        super().__init__(answers)
        self._operator = operator
        self._forgetting = forgetting

    def components(self) -> Sequence[Component[Any]]:
        return (Component(PrivacyPress, self.press),)

    @command("privacy")
    async def privacy(self, responder: Responder) -> None:
        """Show the data about the user."""
        await responder.private(await self._page(responder))

    async def press(self, responder: Responder, pressed: PrivacyPress) -> None:
        """A button of the page or of a question. TableError: NOT_MANAGER."""
        texts, user, do = await self.texts(responder), responder.interaction.user.id, pressed.do
        match do:
            case Privacy.PAGE:
                await responder.replace(await self._page(responder))
            case Privacy.EXPORT:
                await responder.private(export_message(texts, await self._forgetting.export(user)))
            case Privacy.ASK:
                await responder.replace(delete_question(texts))
            case Privacy.DELETE:
                await responder.replace(note(deleted_words(texts, await self._forgetting.forget_user(user))))
            case Privacy.ASK_SERVER:
                managed_server(responder.interaction)
                await responder.replace(server_question(texts))
            case Privacy.DELETE_SERVER:
                guild = managed_server(responder.interaction)
                await self._forgetting.forget_guild(guild)
                await responder.replace(note(texts("privacy-server-deleted")))
            case _:
                assert_never(do)

    async def _page(self, responder: Responder) -> Message:
        interaction = responder.interaction
        kept = await self._forgetting.kept(interaction.user.id)
        may_manage = server_of(interaction) is not None and interaction.permissions.manage_guild
        return privacy_message(await self.texts(responder), kept, self._operator, may_manage=may_manage)


def privacy_message(texts: Texts, kept: Mapping[str, int], operator: Operator, *, may_manage: bool) -> Message:
    """The data about a person, in words. `may_manage`: the user may have the server's data deleted."""
    lines = [
        texts("privacy-title"),
        texts("privacy-text"),
        texts("privacy-results", results=kept["results"], ratings=kept["ratings"]),
        texts("privacy-tables", tables=kept["tables"]),
        texts("privacy-reviews", reviews=kept["reviews"]),
        texts("privacy-tries", tries=kept["daily deals"], challenges=kept["challenges"]),
        texts("privacy-settings", settings="yes" if kept["settings"] else "no"),
        texts("privacy-more", address="none" if operator.papers is None else f"{operator.papers}/privacy"),
    ]
    if where := reached(operator, texts):
        lines.append(texts("privacy-reached", where=where))
    buttons = [
        button(texts("privacy-export"), PrivacyPress(Privacy.EXPORT), style=ButtonStyle.primary),
        button(texts("privacy-delete"), PrivacyPress(Privacy.ASK), style=ButtonStyle.danger),
    ]
    server = button(texts("privacy-server-delete"), PrivacyPress(Privacy.ASK_SERVER), style=ButtonStyle.danger)
    return panel(
        words("\n".join(lines)),
        *rows(buttons),
        *([words(texts("privacy-server-text")), *rows([server])] if may_manage else []),
    )


def export_message(texts: Texts, exported: bytes) -> Message:
    """The file with everything that is kept about the user."""
    is_large = len(exported) > _LARGEST
    file = Document(
        gzip.compress(exported) if is_large else exported,
        "sevens-data.json.gz" if is_large else "sevens-data.json",
        texts("privacy-file"),
    )
    return message(words(texts("privacy-exported")), file.download(), pictures=[file])


def delete_question(texts: Texts) -> Message:
    """Asks before all is deleted."""
    yes = button(texts("privacy-delete-yes"), PrivacyPress(Privacy.DELETE), style=ButtonStyle.danger)
    return message(words(texts("privacy-delete-question")), *rows([yes, _back(texts)]))


def server_question(texts: Texts) -> Message:
    """Asks before the server's data is deleted."""
    yes = button(texts("privacy-delete-yes"), PrivacyPress(Privacy.DELETE_SERVER), style=ButtonStyle.danger)
    return message(words(texts("privacy-server-question")), *rows([yes, _back(texts)]))


def deleted_words(texts: Texts, channels: Sequence[int]) -> str:
    """That all is deleted. `channels`: of tables at which the user's name stays until they are over."""
    named = listed(texts, [f"<#{channel}>" for channel in channels])
    return texts("privacy-deleted") + ("\n" + texts("privacy-deleted-later", channels=named) if channels else "")


def _back(texts: Texts) -> ui.Button[Any]:
    return button(texts("privacy-back"), PrivacyPress(Privacy.PAGE))
