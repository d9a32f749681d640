"""Settings of users and guilds."""
