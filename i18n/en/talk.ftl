# What is told while it happens at a table
moment-line = ★ { $moment }
moment-killed = { $name } kills { $number } cards with one.
moment-row = { $name } completes the row of { $suit }.
moment-held = The { $card } lay in { $name }'s hand for { $number } turns.
moment-at-once = { $name } lays { $number } cards at once.
moment-too-many = { $name } bid { $number } and has one trick more.
moment-drew = { $name } had to draw { $number } cards.
moment-none-left = { $name } has no pass left.
moment-in-a-row = { $name } has laid { $number } cards in a row.
moment-one-card = { $name } is down to one card.
moment-passes = { $name } has passed { $number } times in a row.
moment-all-passed = Everybody has passed.
# What people say at a table
talk = 💬
talk-spoken = Say something
talk-again = Pass again?!
talk-insidious-sevens-again = Not again!
talk-holding = Who's holding it?!
talk-smirk = 😏
talk-clap = 👏
talk-ouch = Ouch!
talk-gg = gg
talk-back = Back
talk-said = -# You say until your next move: { $said }
alt-said = { $name } says: “{ $said }”
