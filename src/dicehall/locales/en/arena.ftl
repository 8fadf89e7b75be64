# The report of a tournament among bots.

arena-title = Arena: { $game }
arena-whole-game = The game
arena-summary = { $bots } bots at tables of { $players }, { $games } games, seed “{ $seed }”.
arena-courses = { $number ->
        [one] One variant of the game, { $deals } deals for every pair of bots.
       *[other] { $number } variants of the game, { $deals } deals on each for every pair of bots.
    }
arena-unfinished = Stopped after { $games } of { $wanted } games: the figures below cover only these.

arena-strength = Strength
arena-strength-about = The share of all games each bot won; a tie is shared. The dashed line is what equals would win.
arena-strength-one = Each bot alone at a table with { $others } others of one kind, which it meets in every seat.
arena-bot = Bot
arena-plain = Plain
arena-paired = Paired dice
arena-adjusted = Without luck
arena-rating = Rating
arena-bust-rate = Bust
arena-score = Score
arena-matrix = Who beats whom
arena-matrix-about = What the bot on the left wins of its games against the bot above, with the 95% interval on paired dice.
arena-matrix-about-one = What a single bot from the left wins at a table with { $others } of the bot above, with the 95% interval on paired dice.
arena-against = { $one } against { $other }: { $share } ({ $low } to { $high }), { $games } games
arena-ratings = Ratings
arena-ratings-about = OpenSkill (Plackett–Luce), from all games; everybody starts at 25, and the line covers 95%.
arena-by-course = Variant by variant
arena-by-course-about = What each bot won in each variant of the game, with 95% intervals on paired dice.
arena-course = Variant
arena-rounds = Rounds
arena-games = Games
arena-in-figures = In figures
arena-decisions = Decisions
arena-lengths = How long games last
arena-lengths-about = { $mean } rounds on average.
arena-lengths-busts = { $rate } of all turns ended in a bust.
arena-lengths-unit = rounds
arena-seats = Seats
arena-seats-about = What each seat won, whoever sat there; all bots sat in every seat equally often.
arena-seat = Seat { $number }
arena-forfeits = Forfeited games
arena-forfeits-about = Games that a bot lost before their end because it broke the rules for custom bots; another bot then played for it.
arena-forfeits-why = Why
arena-forfeits-first = The first: game { $game }
arena-forfeits-crashed = crashed: { $games }
arena-forfeits-cheated = no legal answer: { $games }
arena-forfeits-hung = too slow: { $games }
arena-forfeits-exited = ended itself: { $games }
arena-forfeits-memory = out of memory: { $games }
arena-forfeits-log = What { $bot } printed is in { $log }.
arena-means = What the figures mean
arena-means-paired = All games of a deal are played with the same dice: seat by seat, roll by roll, only the bots change places. Whatever luck one bot had, the other gets as well, and chance cancels out.
arena-means-shrink = That makes the 95% intervals { $percent } narrower on average, as much as playing { $times } times as many games.
arena-means-wider = Here that makes the 95% intervals { $percent } wider on average: results on the same dice tended to be alike.
arena-means-luck = Luck is what the dice showed, minus what they show on average, added up over the game. It averages zero, so it can be taken out of the results.
arena-means-luck-value = Luck is measured roll by roll: the chance to win after the roll, as the champion sees it, minus the chance expected before it. It averages zero, so it can be taken out of the results.
arena-means-luck-shrink = With both, the intervals are { $percent } narrower than the plain ones.
arena-means-luck-wider = With both, the intervals are { $percent } wider than the plain ones.
arena-means-intervals = Intervals are Wilson’s: in 95 of 100 such tournaments the true share lies within.
arena-means-again = To play the same games again:
arena-interval = { $share } ({ $low } to { $high })
arena-legend-of = { $what }: { $interval }
