"""Validates bodies against Discord's limits; problems are reported in Discord's error form, never corrected."""
