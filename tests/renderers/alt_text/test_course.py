"""The course of a match in words."""

from i18n import texts_in
from renderers import CoursePicture

COURSE = CoursePicture(title="", seats=4, hands=((2.5, 3.0, 4.0),), marks=(), in_rounds=False)


def test_expected_places_are_apart_also_where_the_decimal_sign_is_a_comma() -> None:
    assert "2.5, 3.0" in COURSE.alt_text(texts_in("en"))
    assert "2,5; 3,0" in COURSE.alt_text(texts_in("de"))
    assert "2.5、3.0" in COURSE.alt_text(texts_in("ja"))
