"""Tables: one match in one channel, from the lobby to the result. Knows the engine and the store, but no Discord."""
