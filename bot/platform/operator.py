"""The operators of the bot: whom people turn to, and where its papers are published."""

from typing import Protocol

from bot.text.sentences import listed
from i18n import Texts


class Operator(Protocol):
    """The part of the settings that people see."""

    @property
    def support_server(self) -> str | None:
        """The invitation to a server in which people get help."""
        ...

    @property
    def contact(self) -> str | None:
        """An e-mail or web address."""
        ...

    @property
    def papers(self) -> str | None:
        """The address below which `/terms` and `/privacy` are published."""
        ...


def reached(operator: Operator, texts: Texts) -> str:
    """Where those who run the bot can be reached, as a list with links; empty if nowhere."""
    found: list[str] = []
    if operator.support_server is not None:
        found.append(texts("operator-server", address=operator.support_server))
    if operator.contact is not None:
        found.append(operator.contact if is_web(operator.contact) else f"`{operator.contact}`")
    return listed(texts, found)


def is_web(address: str) -> bool:
    """Whether this is a web address, not one for e-mail."""
    return address.startswith(("http://", "https://"))
