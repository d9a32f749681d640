"""Tables: one match in one channel, from lobby to result. Uses the engine and storage, but not Discord."""
