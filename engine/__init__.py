"""The rules of the Sevens family. Does no I/O outside the command line; knows no clock, Discord or pictures."""
