"""Those who run a bot, by its settings."""

from bot.settings import Settings


def operator(*, server: str = "", contact: str = "", papers: str = "") -> Settings:
    """Settings that name these."""
    named = {"SEVENS_SUPPORT_SERVER": server, "SEVENS_CONTACT": contact, "SEVENS_PAPERS": papers}
    return Settings(_env_file=None, **{name: value or None for name, value in named.items()})  # type: ignore[arg-type]


RUN_BY = operator(
    server="https://discord.gg/abcdefghij",
    contact="people-who-run-it@mail.example.org",
    papers="https://example.org/sevens",
)
"""All that can be set."""
