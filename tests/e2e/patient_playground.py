"""A playground that waits longer for a response than Discord does: `python -m tests.e2e.patient_playground`.

Benchmarks measure response times; here a slow response on a busy machine is no failure.
"""

from playground import limits
from playground.__main__ import main
from tests.late import be_late

ANSWER_SECONDS = 60.0

if __name__ == "__main__":
    limits.FIRST_RESPONSE_SECONDS = ANSWER_SECONDS
    be_late()
    main()
