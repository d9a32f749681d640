"""The bot with everything about ghosts quick: `python -m tests.e2e.haunted_bot run`."""

from bot.__main__ import main
from bot.ghosts import news, tempting
from bot.tables import talking

TAKE_BACK_SECONDS = 8

if __name__ == "__main__":
    talking.TAKE_BACK_SECONDS = news.TAKE_BACK_SECONDS = TAKE_BACK_SECONDS
    tempting.PAUSE_SECONDS = (0.2, 0.4)
    main()
