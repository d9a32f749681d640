"""The base of all command and component handlers: the client with its services, error handling, the base class."""
