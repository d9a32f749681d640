"""The console script `sevens`: run the bot, check its settings, back up its database, set what Discord shows of it."""

import argparse
import asyncio
import logging
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, Final

import discord

from bot.logs import Redaction, write_log
from bot.operating.checking import Finding, Grade, check
from bot.platform import discord_api
from bot.platform.emojis import upload
from bot.process import PLAYGROUND_TOKEN, serve
from bot.settings import Settings, SettingsError, load
from data.backup import backup
from data.connect import parse, sqlite_file
from data.errors import StoreError, StoreGone
from data.store import Store
from i18n import LANGUAGES

log = logging.getLogger("bot")

SWITCH_SECONDS: Final = 0.0001
"""Interpreter switch interval in seconds: Python's 5 ms would delay the event loop while a thread draws."""


def main(arguments: Sequence[str] | None = None, *, serve: Callable[..., Coroutine[Any, Any, int]] = serve) -> None:
    """Run the command line and exit with its status."""
    parser = argparse.ArgumentParser(prog="sevens", description="A Discord bot that hosts the Sevens family of games.")
    commands = parser.add_subparsers(dest="command", required=True)
    running = commands.add_parser("run", help="run the bot; without DISCORD_TOKEN in a playground on this machine")
    running.add_argument(
        "--shards",
        metavar="COUNT",
        help="share out so many shards, or as many as Discord asks for (auto), among all processes started like this "
        "with one PostgreSQL database; in place of SEVENS_SHARD_COUNT",
    )
    copying = commands.add_parser("backup", help="copy the database, also while the bot runs")
    copying.add_argument("file", type=Path, help="where to; it must not exist")
    commands.add_parser("emojis", help="upload the card emojis that the application lacks")
    commands.add_parser("profile", help="set description, tags, pictures and installs of the application in Discord")
    commands.add_parser("check", help="say what is wrong with settings, database, token and permissions")
    chosen = parser.parse_args(arguments)
    try:
        settings = load(shards=getattr(chosen, "shards", None))
        _log_to_stderr(settings)
        _find_languages(settings)
        match chosen.command:
            case "backup":
                sys.exit(_run(_backup(settings, chosen.file)))
            case "check":
                sys.exit(_run(_check(settings)))
            case "profile":
                sys.exit(_run(_profile(settings)))
            case "emojis":
                sys.exit(_run(_emojis(settings)))
            case _:
                sys.exit(_run(serve(settings)))
    except SettingsError as wrong:
        sys.exit(f"sevens: {wrong}")


def _find_languages(settings: Settings) -> None:
    """Register the languages in SEVENS_LANGUAGES, before any text is read. Raises SettingsError if there are none."""
    if settings.languages is not None:
        try:
            LANGUAGES.search(settings.languages)
        except ValueError as wrong:
            raise SettingsError(f"SEVENS_LANGUAGES: {wrong}") from None


def _run(work: Coroutine[Any, Any, int]) -> int:
    """Run the coroutine, on uvloop if it is installed."""
    sys.setswitchinterval(SWITCH_SECONDS)
    try:
        import uvloop  # noqa: PLC0415
    except ImportError:
        return asyncio.run(work)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


class _StoreGoneFilter(logging.Filter):
    """Drops log records about StoreGone: the loss of the store is logged once, as the reason for exiting."""

    def filter(self, record: logging.LogRecord) -> bool:
        arguments = record.args if isinstance(record.args, tuple) else ()
        raised = () if record.exc_info is None else (record.exc_info[1],)
        return not any(isinstance(each, StoreGone) for each in (*arguments, *raised))


def _log_to_stderr(settings: Settings) -> None:
    token, password = settings.discord_token, parse(settings.database_url).password
    secrets = ("" if token is None else token.get_secret_value(), password or "")
    write_log(settings.log_level, settings.log_format, Redaction(secrets)).addFilter(_StoreGoneFilter())
    # discord.py warns at every start that the voice libraries are missing. The bot does not use voice.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    if settings.log_level == "DEBUG":
        for name in ("discord", "asyncio", "PIL", "aiosqlite"):
            # Their debug output contains custom ids and messages, and so hidden cards.
            logging.getLogger(name).setLevel(logging.INFO)


async def _backup(settings: Settings, file: Path) -> int:
    try:
        await backup(settings.database_url, file)
    except (StoreError, ValueError, OSError) as error:
        log.error("%s", error)
        return 1
    print(f"Copied to {file}")
    return 0


async def _check(settings: Settings) -> int:
    """Print what was found; 1 if something is wrong."""
    is_good = await _printed(check(settings, _token(settings)))
    print("The bot can play" if is_good else "The bot cannot play like this")
    return 0 if is_good else 1


async def _profile(settings: Settings) -> int:
    """Print what was set; 1 if something was not."""
    # Only this loads what draws pictures.
    from bot.operating.profile import set_profile  # noqa: PLC0415

    return 0 if await _printed(set_profile(_needed_token(settings))) else 1


async def _printed(findings: AsyncIterator[Finding]) -> bool:
    """Print each as it comes; whether none is wrong."""
    is_good = True
    async for finding in findings:
        print(finding, flush=True)
        is_good = is_good and finding.grade is not Grade.WRONG
    return is_good


def _token(settings: Settings) -> str | None:
    """The token for Discord or the running playground, to which requests then go; None without either."""
    if settings.discord_token is not None:
        return settings.discord_token.get_secret_value()
    if settings.playground is None:
        return None
    discord_api.point_at(settings.playground)
    return PLAYGROUND_TOKEN


def _needed_token(settings: Settings) -> str:
    """The token as by `_token`. Raises SettingsError without one."""
    token = _token(settings)
    if token is None:
        raise SettingsError("DISCORD_TOKEN: is needed for this")
    return token


async def _emojis(settings: Settings) -> int:
    token = _needed_token(settings)
    try:
        # Beside bots that share the database, which get a notice.
        is_shared = sqlite_file(parse(settings.database_url)) is None
        async with await Store.open(settings.database_url, is_shared=is_shared) as store:
            count = await upload(token, store.emojis)
    except StoreError as error:
        log.error("%s", error)
        return 1
    except discord.LoginFailure:
        log.error("DISCORD_TOKEN: Discord does not know this token")
        return 1
    print(f"{count} emojis uploaded")
    return 0


if __name__ == "__main__":
    main()
