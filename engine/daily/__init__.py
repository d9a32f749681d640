"""The daily deal: one hand a day, the same for everybody, against the same three house players (`docs/daily.md`)."""
