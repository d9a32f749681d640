"""The README's picture."""

from __future__ import annotations

import pytest

from renderers import draw_table
from renderers.__main__ import main, sample_view
from tests.renderers.approved import README
from tests.renderers.comparing import difference
from tests.renderers.samples import TWO


def test_the_readme_picture_is_written(tmp_path):
    main([str(tmp_path / "out.png")])
    assert (tmp_path / "out.png").read_bytes() == draw_table(sample_view(), TWO)


def test_the_readme_shows_that_picture():
    assert difference([draw_table(sample_view(), TWO)], README) is None


@pytest.mark.parametrize(("arguments", "status"), [([], 2), (["--help"], 0)])
def test_wrong_usage_prints_the_command(arguments, status, capsys):
    with pytest.raises(SystemExit, match=str(status)):
        main(arguments)
    assert "usage: python -m renderers" in "".join(capsys.readouterr())
