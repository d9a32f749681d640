"""The files by which the bot is run by others name what exists."""

import json
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FIGURE = re.compile(r"\bsevens_[a-z_]+")


def test_the_dashboard_asks_for_figures_that_are_explained() -> None:
    panels = json.loads((ROOT / "deploy" / "grafana.json").read_text())["panels"]
    asked = {name for panel in panels for target in panel["targets"] for name in FIGURE.findall(target["expr"])}
    explained = set(re.findall(r"`(sevens_[a-z_]+)`", (ROOT / "docs" / "operating.md").read_text()))
    assert len(panels) >= 12
    assert {name.removesuffix("_bucket") for name in asked} <= explained


def test_the_image_has_every_package_of_the_bot() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    packages = {name.removesuffix("*") for name in project["tool"]["setuptools"]["packages"]["find"]["include"]}
    assert packages <= set(re.findall(r"^COPY (\w+) \w+$", (ROOT / "Dockerfile").read_text(), re.MULTILINE))
    assert packages <= set(re.findall(r"^!(\w+)$", (ROOT / ".dockerignore").read_text(), re.MULTILINE))


def test_every_container_s_log_and_memory_are_bounded() -> None:
    services = (ROOT / "compose.yaml").read_text().split("\nservices:\n")[1].split("\nvolumes:\n")[0]
    for service in re.split(r"^  (?=\w+:$)", services, flags=re.MULTILINE)[1:]:
        assert "    logging: *log\n" in service, service
        assert re.search(r"^    mem_limit: \d+[mg]$", service, re.MULTILINE), service
    assert re.search(
        r"^x-log: &log\n(  .*\n)*  options:\n    max-size: \d+m\n    max-file:",
        (ROOT / "compose.yaml").read_text(),
        re.M,
    )


@pytest.mark.parametrize("script", ["try", "backup.sh", "audit.sh"])
def test_scripts_can_be_read_by_their_shells(script: str) -> None:
    file = ROOT / "deploy" / script
    shell = file.read_text().splitlines()[0].split("/")[-1].split()[-1]
    subprocess.run([shell, "-n", file], check=True)


def test_the_image_is_built() -> None:
    if (
        shutil.which("docker") is None
        or subprocess.run(["docker", "info"], capture_output=True, check=False).returncode
    ):
        pytest.skip("no Docker: deploy/try goes through the same steps in a bare environment")
    subprocess.run(["docker", "build", "--tag", "sevens:test", ROOT], check=True)
