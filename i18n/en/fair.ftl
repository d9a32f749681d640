fair-button = How cards are dealt
fair-check = Check the deal
fair-title = ## Fair deals
fair-none = The cards of this table are dealt in the way of an earlier release, which cannot be checked.
fair-before = This is table { $table }. It has a secret, drawn when it was opened. Its SHA-256 is
    `{ $commitment }`
    Note both down: the secret is shown after the game.
fair-how = All cards are dealt from this secret and from the numbers that Discord gives to the presses by which you then sit down and start. So no player can choose the deal; nobody but who runs the bot could have chosen these cards. After the game, **Record** and then **Check the deal** shows everything, so that you can deal the cards again yourself.
fair-how-words = All cards are dealt from this secret, from the words that people at the table add, in their order, and from the game, its rules and who sits where. The secret was fixed before any word, so not even who runs the bot could choose what your word makes of it. The last word counts most: if players, rules or words change after yours, put in another one. Without any word, the numbers that Discord gives to your presses count instead. After the game, **Record** and then **Check the deal** shows everything, so that you can deal the cards again yourself.
fair-checked = { $follow ->
    [no] ❌ The deals of this game do **not** follow from its secret and the rest of this list. Something is wrong.
   *[yes] ✅ Every deal of this game follows from its secret and the rest of this list.
}
fair-committed = Table { $table }, hash of the secret: `{ $commitment }`
fair-brief = `{ $commitment }`{ $given ->
    [some] , words: { $words }
   *[none] , no word added: only who runs the bot could choose the cards.
}
fair-commitment = Hash of the secret: `{ $commitment }`
fair-secret = Secret: `{ $secret }`
fair-joined = { $name } sat down: `{ $press }`
fair-started = The game was started: `{ $press }`
fair-self = To check it yourself, run `python -m engine verify` with the record. If a hash was shown before the end, in a lobby or at the table, compare it with this one. How cards follow from these numbers is written in *docs/fair-deals.md*, so that any program can repeat it.
fair-table = Table: `{ $table }`
fair-rules = Rules: `{ $rules }`
fair-word = { $name }: “{ $word }”
fair-word-deleted = { $name }: deleted, its mark is `{ $mark }`
fair-alone = There is no word in this deal: nobody but who runs the bot could have chosen these cards.
fair-last = The secret was fixed before these words. So nobody could choose the cards but who runs the bot, and only together with { $name }, whose word is the last.
fair-add = Add a word
fair-change = Change my word
fair-form = A word for the deal
fair-form-label = Your word
fair-form-hint = Everybody here sees it. Up to { $most } characters; leave it empty for none.
fair-word-in = { $given ->
    [no] You have no word in the deal.
   *[yes] Your word is in. Everybody can read it under **How cards are dealt**.
}
fair-day = These are the cards of daily deal { $day }, the same for everybody: they follow from that day's secret alone. Its hash stood under **How it counts** from the day before on. Nobody but who runs the bot could have chosen the secret.
fair-cards = These are the cards of your match { $table }, dealt from its secret, whose hash was shown before that match. You have seen them, so this match counts nowhere. House players hold the other seats: they make the same moves if you do. { $later ->
    [winner] The first hand is the same. Winners deal the later ones: such a hand is the same where the same seat deals it.
   *[left] The first hand is the same, and so are later ones.
}
