# What Discord's directory and the bot's profile show; at most 400 characters
listing-description = Play the card game Sevens and its relatives with friends, in your channel or in direct messages: Shichi Narabe, { game-fan-tan }, { game-insidious-sevens }, { game-nanatoridori }, Pai Qi and more, twenty games in almost forty rule sets. Hands are private, moves are buttons, the table is a picture, and computers take free seats. With a daily deal, lessons, replays, reviews and ratings. Free, without ads.
operator-server = the [support server]({ $address })
