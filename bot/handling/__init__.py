"""What every handler of a command or component is built on: the client with its services, errors, the base class."""
