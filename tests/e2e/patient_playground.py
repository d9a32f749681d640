"""The playground that waits longer for an answer than Discord does: `python -m tests.e2e.patient_playground`.

How quick answers are is measured elsewhere; on a busy machine a slow one is no fault of the bot.
"""

from playground import limits
from playground.__main__ import main
from tests.late import be_late

ANSWER_SECONDS = 60.0

if __name__ == "__main__":
    limits.FIRST_RESPONSE_SECONDS = ANSWER_SECONDS
    be_late()
    main()
