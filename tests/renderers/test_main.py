"""The README's picture."""

from __future__ import annotations

from renderers import draw_table
from renderers.__main__ import main, sample_view
from tests.renderers.samples import TWO


def test_the_readme_picture_is_written(tmp_path, capsys):
    assert main([str(tmp_path / "out.png")]) == 0
    assert (tmp_path / "out.png").read_bytes() == draw_table(sample_view(), TWO)
    assert main([]) == 2
    assert "usage" in capsys.readouterr().err
