board-sit = Sit down
sit-page = You are not playing at this table, but a computer would give you its seat: { $when ->
        [now] at once, with its cards. **The match is not rated then**, for anybody.
       *[next] from the next deal on. The match is then rated for the others, but not for you.
    }
sit-for = Instead of { $name }
sit-coming = You sit down in place of { $name } when the next cards are dealt.
sit-stay-out = Do not sit down
sit-stayed-out = You do not sit down then.
sit-came = You are in the game now, in place of { $name }.
sit-told = { $when ->
        [now] { $name } sat down in place of { $computer }
       *[next] { $name } sits down in place of { $computer } at the next deal
    }
sit-in-between = { $name } sat down during the match
refused-seat-taken = Somebody else was quicker: this seat is taken.
refused-no-seat = Nobody can sit down at this table now. When it is over, you can join the next game.
refused-seat-asked = One of the players is being asked something in secret. Try again after that move.
refused-seat-left = You have left this game. When it is over, you can join the next one.
setup-sit-down = Sitting down
setup-sit-down-meaning = Whether others may take a computer's seat while the game is on
setup-sit-down-value = { $sit_down ->
        [next_deal] from the next deal on
        [at_once] at once (then not rated)
       *[never] never
    }
result-sat-down = Not rated, as { $name } sat down in the middle of a hand.
