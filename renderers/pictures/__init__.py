"""Painters of whole pictures: one per kind of table, for hands and for score sheets."""
