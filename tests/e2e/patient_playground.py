"""A playground that waits longer for a response than Discord does, and keeps more of what only one person sees:
`python -m tests.e2e.patient_playground`.

Benchmarks measure response times; here a slow response on a busy machine is no failure. A person of the tests sits at a
hundred tables at once, and an older private message must not be gone by chance.
"""

from playground import limits, world
from playground.__main__ import main
from tests.late import be_late

ANSWER_SECONDS = 60.0
PRIVATE_KEPT = 5000

if __name__ == "__main__":
    limits.FIRST_RESPONSE_SECONDS = ANSWER_SECONDS
    world.PRIVATE_KEPT = PRIVATE_KEPT
    be_late()
    main()
