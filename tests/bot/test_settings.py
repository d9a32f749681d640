"""Settings: typed, with defaults as in `.env.example`, and a one-line error for a wrong one."""

import re
from pathlib import Path

import pytest

from bot.settings import NAMES, Settings, SettingsError, load

PAPER = Path(__file__).parents[2] / "docs" / "operating.md"
EXAMPLE = Path(__file__).parents[2] / ".env.example"


@pytest.fixture(autouse=True)
def _nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def test_env_example_lists_every_setting_with_its_default() -> None:
    defaults = {
        field.alias: "" if field.default is None else str(field.default) for field in Settings.model_fields.values()
    }
    assert dict(re.findall(r"^([A-Z_]+)=(.*)$", EXAMPLE.read_text(encoding="utf-8"), re.MULTILINE)) == defaults


def test_the_paper_for_those_who_run_the_bot_has_every_setting_with_its_default() -> None:
    table = PAPER.read_text(encoding="utf-8").split("\n## Settings\n")[1].split("\n## ")[0]
    told = dict[str, str]()
    for names, defaults in re.findall(r"^\| (`[^|]+)\|([^|]*)\|", table, re.MULTILINE):
        values = re.findall("`([^`]+)`", defaults) or [""]
        told |= dict(zip(re.findall("`([A-Z_]+)`", names), values, strict=True))
    assert told == {field.alias: str(field.default or "") for field in Settings.model_fields.values()}


def test_env_example_can_be_used_unchanged(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(EXAMPLE.read_text(encoding="utf-8"), encoding="utf-8")
    assert load() == Settings()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DATABASE_URL", "mysql://somewhere"),
        ("DATABASE_URL", "nonsense"),
        ("SEVENS_PLAYGROUND", "localhost:80"),
        ("SEVENS_PLAYGROUND_PORT", "70000"),
        ("SEVENS_COMPUTER_PAUSE", "-1"),
        ("SEVENS_COMPUTER_PAUSE", "nan"),
        ("SEVENS_COMPUTER_PAUSE", "inf"),
        ("SEVENS_TURN_SECONDS", "soon"),
        ("SEVENS_TURN_SECONDS", "1"),
        ("SEVENS_LOG_LEVEL", "LOUD"),
        ("SEVENS_SHARD_COUNT", "0"),
        ("SEVENS_SHARD_IDS", "0;1"),
        ("SEVENS_SHARD_IDS", "0"),
    ],
)
def test_a_wrong_setting_is_named_in_one_line(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError) as caught:
        load()
    assert str(caught.value).startswith(f"{name}: ")
    assert "\n" not in str(caught.value)


def test_shard_ids_are_below_the_shard_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEVENS_SHARD_COUNT", "4")
    monkeypatch.setenv("SEVENS_SHARD_IDS", "0, 3")
    assert load().shard_ids == (0, 3)
    monkeypatch.setenv("SEVENS_SHARD_IDS", "4")
    with pytest.raises(SettingsError, match="SEVENS_SHARD_IDS"):
        load()


@pytest.mark.parametrize(
    ("database", "count", "fixed", "is_shared"),
    [
        ("postgresql://a@b/c", "6", 6, True),
        ("postgresql://a@b/c", "auto", None, True),
        ("postgresql://a@b/c", "", None, False),
        ("sqlite:///file", "6", 6, False),
        ("sqlite:///file", "auto", None, False),
    ],
)
def test_a_database_is_shared_if_it_is_postgresql_and_shards_are_counted(
    monkeypatch: pytest.MonkeyPatch, database: str, count: str, fixed: int | None, is_shared: bool
) -> None:
    monkeypatch.setenv("DATABASE_URL", database)
    monkeypatch.setenv("SEVENS_SHARD_COUNT", count)
    assert (load().fixed_shards, load().is_shared) == (fixed, is_shared)


def test_the_command_line_counts_shards_in_place_of_the_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEVENS_SHARD_COUNT", "6")
    assert load(shards="auto").shard_count == "auto"
    assert load(shards="8").fixed_shards == 8
    with pytest.raises(SettingsError, match="SEVENS_SHARD_COUNT"):
        load(shards="many")


def test_the_token_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret-token")
    assert "secret-token" not in repr(load())


def test_setting_names_are_those_of_the_fields() -> None:
    assert len(set(NAMES)) == len(Settings.model_fields)
