"""Text that is safe and short in Discord's markup."""

import discord


def plain(name: str) -> str:
    """A name that people chose, without effect on the text around it."""
    return discord.utils.escape_mentions(discord.utils.escape_markdown(name))


def relative(deadline: int | None) -> str:
    """A moment (milliseconds since 1970) that everybody's Discord counts down to."""
    return f"<t:{-(-(deadline or 0) // 1000)}:R>"
