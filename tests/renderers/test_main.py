"""The README's picture."""

import pytest

from renderers.__main__ import main
from renderers.emblem import draw_sample
from tests.renderers.approved import README
from tests.renderers.comparing import difference


def test_the_readme_picture_is_written(tmp_path):
    main([str(tmp_path / "out.png")])
    assert (tmp_path / "out.png").read_bytes() == draw_sample()


def test_the_readme_shows_that_picture():
    assert difference([draw_sample()], README) is None


@pytest.mark.parametrize(("arguments", "status"), [([], 2), (["--help"], 0)])
def test_wrong_usage_prints_the_command(arguments, status, capsys):
    with pytest.raises(SystemExit, match=str(status)):
        main(arguments)
    assert "usage: python -m renderers" in "".join(capsys.readouterr())
