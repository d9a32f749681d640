"""Answers: one each, in time, and every fault ends in a sentence."""

import asyncio
import logging
from typing import Any

import pytest

from bot.live import answers as module
from bot.live.answers import Answer
from bot.pages.messages import note
from bot.presses.faults import go_wrong
from bot.tables.refusals import No, Refused
from tests.bot.channels import refusal
from tests.bot.interactions_at_hand import Pressed

pytestmark = pytest.mark.looptime
"""Time passes when all wait for it, not by the clock on the wall."""


@pytest.fixture(autouse=True)
def _fast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "DEFER_AFTER", 0.02)


def answer_to(pressed: Any) -> Answer:
    return Answer(pressed)


async def test_a_quick_answer_is_direct() -> None:
    pressed = Pressed()
    assert await answer_to(pressed).replace(note("now")) == pressed.message.id
    await asyncio.sleep(0.04)
    assert pressed.done == ["edit"]


@pytest.mark.parametrize(
    ("way", "command", "done"),
    [
        ("replace", False, ["defer", "edit original"]),
        ("private", False, ["defer", "follow up"]),
        ("private", True, ["defer", "edit original"]),
        ("public", False, ["defer", "follow up"]),
    ],
)
async def test_a_slow_answer_is_deferred_and_given_later(way: str, command: bool, done: list[str]) -> None:
    pressed = Pressed(command=command)
    answer = answer_to(pressed)
    await asyncio.sleep(0.04)
    await getattr(answer, way)(note("late"))
    assert pressed.done == done


async def test_nothing_is_an_answer_too() -> None:
    pressed = Pressed()
    await answer_to(pressed).nothing()
    assert pressed.done == ["defer"]


async def test_a_refusal_is_told_in_a_sentence() -> None:
    pressed = Pressed(locale="ja")
    await go_wrong(answer_to(pressed), Refused(No.NOT_HOST, host=42))
    (view,) = pressed.views
    assert "<@42>" in view.children[0].content
    assert "ホスト" in view.children[0].content


async def test_a_fault_is_told_and_logged_without_cards(caplog: pytest.LogCaptureFixture) -> None:
    pressed = Pressed()
    with caplog.at_level(logging.DEBUG):
        await go_wrong(answer_to(pressed), RuntimeError("a fault"))
    assert pressed.done == ["send"]
    assert "a fault" in caplog.text


@pytest.mark.parametrize("code", [10062, 40060, 10015])
async def test_what_came_too_late_is_let_be(code: int, caplog: pytest.LogCaptureFixture) -> None:
    pressed = Pressed()
    with caplog.at_level(logging.WARNING):
        await go_wrong(answer_to(pressed), refusal(404, code))
    assert pressed.done == []
    assert caplog.text == ""
