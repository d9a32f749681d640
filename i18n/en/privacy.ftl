command-privacy = privacy
command-privacy-description = What I keep about you; have it as a file, or delete it
privacy-title = ## What I keep about you
privacy-text = I never read your messages. I keep the words that you add to deals, what you say at a table by 💬, and:
privacy-results = - { $results ->
    [0] no results of matches
    [one] the result of 1 match
   *[other] the results of { $results } matches
}, { $ratings ->
    [0] and no ratings
    [one] and 1 rating from them
   *[other] and { $ratings } ratings from them
}
privacy-tables = - { $tables ->
    [0] no logs of tables
    [one] the log of 1 table, with your name, your Discord number and what was played there
   *[other] the logs of { $tables } tables, with your name, your Discord number and what was played there
}
privacy-reviews = - { $reviews ->
    [0] no reviews
    [one] 1 review
   *[other] { $reviews } reviews
} of your choices
privacy-tries = - { $tries ->
    [0] no tries at daily deals
    [one] 1 try at a daily deal
   *[other] { $tries } tries at daily deals
}, { $challenges ->
    [0] no challenges
    [one] 1 challenge
   *[other] { $challenges } challenges
}
privacy-settings = - { $settings ->
    [yes] your settings, and what you were called on each server when a match ended
   *[no] no settings
}
privacy-more = All of it, and for how long, is written { $address ->
    [none] in *docs/privacy.md* of the bot
   *[other] in the [privacy paper]({ $address })
}.
privacy-reached = Those who run this bot: { $where }
privacy-export = Have it as a file
privacy-delete = Delete it all
privacy-delete-question = **Delete everything about you?** Your results, ratings, reviews and settings are gone for good, on all servers. In the logs of matches you become *a player*, so that the others can still replay them. Open tables are left for you: in a match a computer plays on. If a server has barred you, that stays, as it is that server's.
privacy-delete-yes = Delete for good
privacy-back = { picker-back }
privacy-deleted = Everything about you is deleted.
privacy-deleted-later = In { $channels } a table is still open at which you sat. Your name is deleted there as soon as it is over.
privacy-a-player = a player
privacy-exported = This is everything that I keep about you. Left out is what is others': their names and cards, and the secret numbers from which matches are dealt; and the token of your last press on a table's public message, with which that message can be edited.
privacy-file = What the bot keeps about you
privacy-server-text = ### This server
    You may manage it, so you can delete what I keep about it: its settings and leaderboards, who is barred, and that matches were played here.
privacy-server-delete = Delete this server's data
privacy-server-question = **Delete everything about this server?** Its open tables are closed and count nowhere. Its settings, who is barred, and its leaderboards are gone for good. The results of those who played stay theirs, without this server's name.
privacy-server-deleted = Everything about this server is deleted.
