option-challenge = challenge
option-challenge-description = A friend who plays the same three deals as you, within three days
option-challenge-game-description = The game of the challenge; left out: Closed Tunnel
challenge-title = ## Challenge · { $game }
challenge-deal-title = ## Challenge, deal { $deal } · { $game }
challenge-about = You and { $name } play the same { $deals } deals until { $until }, each alone against the same house players. One try at each, no hints, no rating. Once you both are done or the time is up, you see all of it.
challenge-commitment = -# Hash: `{ $commitment }…`
challenge-one-try = Deal { $deal } of your challenge: one try. You can stop and go on until { $until }; **/hand** brings it back.
challenge-own = Deal { $deal }: { $mine }
challenge-both = Deal { $deal }: you { $mine } · { $name } { $theirs }
challenge-result = place { $place } ({ $margin })
challenge-unfinished = { $begun ->
    [yes] not finished
   *[no] not played
}
challenge-nobody = a deleted player
challenge-state = { $how ->
    [open] { $name } has finished { $done } of { $deals } deals.
    [declined] Declined: it is not played.
    [gone] The other player has deleted their data, so it is over.
    [won] **You win**, better in { $mine ->
        [one] 1 deal
       *[other] { $mine } deals
    } to { $theirs }.
    [lost] **{ $name } wins**, better in { $theirs ->
        [one] 1 deal
       *[other] { $theirs } deals
    } to { $mine }.
   *[even] **A draw**: better in { $mine ->
        [one] 1 deal
       *[other] { $mine } deals
    } each.
}
challenge-share = Deal { $deal } of { $deals }
challenge-sealed = The other result, and all hands, can be seen once you both are done, or the time is up: { $until }.
challenge-play = Play deal { $deal }
challenge-open = To the challenge
challenge-accept = Accept
challenge-decline = Decline
challenge-list = Challenges
challenge-list-title = ## Your challenges
challenge-list-none = None yet. **/daily** with **challenge** asks a friend.
challenge-list-line = **{ $number }** · { $game }: { $state }
challenge-games = A game, move by move...
challenge-game = { $whose ->
    [own] Deal { $deal }: you
   *[other] Deal { $deal }: the other
}
challenge-sent = Your challenge stands in the channel. You can begin at once.
challenge-invited = { $name }: **{ $asker }** challenges you to **{ $game }**: the same three deals for both of you, each alone, until { $until }.
challenge-declined = **{ $name }** does not want to play this challenge ({ $game }).
fair-challenge = These are the cards of deal { $deal } of a challenge, the same for both: they follow from its secret alone. The hash of that stands on the page of the challenge from its beginning on. Nobody but who runs the bot could have chosen the secret.
refused-tried-deal = You have had your try at this deal.
refused-ended-challenge = This challenge is over: none of its deals begins any more.
refused-unknown-challenge = This challenge is between two others, or is not stored any more. With **/daily** you can challenge a friend yourself.
refused-begun-challenge = Only who was asked can decline a challenge, before they play.
refused-challenged = There is a challenge between you two already, or it was declined. The next one is possible { $until }, or once you both are done.
refused-challenges-enough = You have begun { $most } challenges that are still open. Finish one of them first.
refused-options-of-challenge = Choose **challenge** with a friend and, if you like, a **game**; or **day** alone.
refused-no-challenge-game = There are no challenges of this game: choose one from the list.
