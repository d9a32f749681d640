"""Bodies held against Discord's limits: refused in Discord's error form, never corrected."""
