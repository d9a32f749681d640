"""Whole pictures: a painter for each kind of table, for hands and for score sheets."""
