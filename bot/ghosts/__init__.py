"""The ghost rule in a channel: hearing who talks to a ghost, telling what came of it, computer ghosts that tempt."""
