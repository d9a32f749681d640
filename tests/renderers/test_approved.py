"""Pictures look as they were approved. To approve one anew, delete its reference and run the test."""

import pytest

from tests.renderers.approved import APPROVED, REFERENCES, approve, reference
from tests.renderers.comparing import difference
from tests.sampling import one_in


@pytest.mark.parametrize("name", one_in(3, APPROVED))
def test_a_picture_looks_as_it_was_approved(name):
    pngs = APPROVED[name]()
    if not reference(name).exists():
        approve(name, pngs)
        pytest.fail(f"{reference(name).name} did not exist and has been made: look at it")
    assert difference(pngs, reference(name)) is None


def test_every_reference_belongs_to_a_picture():
    assert {path.relative_to(REFERENCES).with_suffix("").as_posix() for path in REFERENCES.rglob("*.png")} == {
        *APPROVED
    }
