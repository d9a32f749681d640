fair-button = Fair?
fair-check = Check the deal
fair-title = ## Fair deals
fair-none = The cards of this table are dealt in the way of an earlier release, which cannot be checked.
fair-before = This table has a secret, drawn when it was opened. Its SHA-256 is
    `{ $commitment }`
    Note it down: the secret is told after the game.
fair-how = All cards are dealt from this secret and from the numbers that Discord gives to the presses by which you then sit down and start. So neither the bot nor a player can choose the deal. After the game, **Record** and then **Check the deal** shows everything, so that you can deal the cards again yourself.
fair-checked = { $follow ->
    [no] ❌ The deals of this game do **not** follow from its secret and presses. Something is wrong.
   *[yes] ✅ Every deal of this game follows from its secret and from these presses.
}
fair-commitment = Hash of the secret: `{ $commitment }`
fair-secret = Secret: `{ $secret }`
fair-joined = { $name } sat down: `{ $press }`
fair-started = The game was started: `{ $press }`
fair-self = To check it yourself, compare the hash with the one that the lobby showed, and run `python -m engine verify` with the record. How cards follow from these numbers is written in *docs/fair-deals.md*, so that any program can repeat it.
