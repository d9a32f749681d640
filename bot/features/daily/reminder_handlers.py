"""The page on which a person asks for reminders."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from bot.features.daily.ids import Daily, DailyPress, RemindPress
from bot.features.daily.reminding import Reminding
from bot.platform.handlers import Component, Handlers, chosen
from bot.platform.messages import Message, button, menu_option, panel, rows, select, words
from bot.platform.responder import Answers, Responder
from engine.daily.days import HOUR_MS, begins_ms, day_at
from i18n import Texts

NEVER: Final = "never"


class ReminderHandlers(Handlers):
    """Take the choice of an hour."""

    def __init__(self, answers: Answers, reminding: Reminding, *, now: Callable[[], int]) -> None:
        super().__init__(answers)
        self._reminding = reminding
        self._now = now

    def components(self) -> Sequence[Component[Any]]:
        return (Component(RemindPress, self.choose),)

    async def choose(self, responder: Responder, pressed: RemindPress) -> None:
        """An hour of the menu, answered with the page."""
        interaction = responder.interaction
        user, value = interaction.user.id, chosen(interaction)[0]
        hour = int(value) if value.isdecimal() and int(value) < 24 else None
        await self._reminding.ask_for(user, hour, interaction.locale.value)
        await responder.replace(reminders_message(await self.texts(responder), hour, now=self._now()))


def reminders_message(texts: Texts, chosen_hour: int | None, *, now: int) -> Message:
    """The page: what reminders are, and a menu of hours. It says the chosen one in the reader's own time."""
    lines = [texts("daily-reminders")]
    if chosen_hour is not None:
        at = begins_ms(day_at(now)) + chosen_hour * HOUR_MS
        lines.append(texts("daily-reminders-at", time=f"<t:{at // 1000}:t>"))
    options = [
        menu_option(texts("daily-reminders-never"), NEVER, is_chosen=chosen_hour is None),
        *(
            menu_option(texts("settings-server-hour-number", number=hour), str(hour), is_chosen=hour == chosen_hour)
            for hour in range(24)
        ),
    ]
    menu = select(RemindPress(), options, texts("daily-remind"))
    return panel(words("\n".join(lines)), menu, *rows([button(texts("daily-button"), DailyPress(Daily.PAGE))]))
