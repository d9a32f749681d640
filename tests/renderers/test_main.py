"""The README's picture."""

from __future__ import annotations

from pathlib import Path

import pytest

import renderers
from renderers import draw_table
from renderers.__main__ import main, sample_view
from tests.renderers.comparing import assert_alike, opened
from tests.renderers.samples import TWO

README_PICTURE = Path(renderers.__file__).with_name("readme.png")


def test_the_readme_picture_is_written(tmp_path):
    main([str(tmp_path / "out.png")])
    assert (tmp_path / "out.png").read_bytes() == draw_table(sample_view(), TWO)


def test_the_readme_has_that_picture():
    kept, drawn = (opened(png).convert("RGB") for png in (README_PICTURE.read_bytes(), draw_table(sample_view(), TWO)))
    assert_alike(drawn, kept)


@pytest.mark.parametrize(("arguments", "status"), [([], 2), (["--help"], 0)])
def test_what_to_type_is_told(arguments, status, capsys):
    with pytest.raises(SystemExit, match=str(status)):
        main(arguments)
    assert "usage: python -m renderers" in "".join(capsys.readouterr())
