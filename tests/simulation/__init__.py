"""A world from a seed: processes of the bot, Discord, people and the database in one event loop, in virtual time.

Every choice, such as which callback runs next, how long something takes and what goes wrong, comes from one number. So
the same number gives the same run, and a failure can be repeated.
"""
