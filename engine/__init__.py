"""The rules of the Sevens family. No I/O but the command line, no clock, no Discord, no pictures."""
