"""Notes that a table keeps about a player for a while: dice being chosen, the next push and draw, rewards."""

from __future__ import annotations

from mypy_extensions import i64

from dicehall.games.cubitos.rules.zones import ZonesTable
from dicehall.games.cubitos.track.track import REWARD


class NotesTable(ZonesTable):
    """A table that notes what a player is about to do, or may do soon."""

    # ---- dice being chosen, one after the other

    def begin_choosing(self, seat: i64) -> None:
        """Begin with no die chosen."""
        player = self.state.players[seat]
        player.gathered = 0
        player.last = 0

    def count_chosen(self, seat: i64, spot: i64) -> None:
        """Count a die that was chosen; the next one must lie at the same spot or a later one."""
        player = self.state.players[seat]
        player.gathered += 1
        player.last = spot

    # ---- the next push, the next draw, the next comparison of swords

    def make_push_safe(self, seat: i64) -> None:
        """Make a player's push unable to bust."""
        self.state.players[seat].safe_push = 1

    def oblige_to_push(self, seat: i64) -> None:
        """Forbid a player to pass, unless the player's roll phase is over."""
        player = self.state.players[seat]
        if not player.passed:
            player.must_push = 1

    def do_not_count(self, seat: i64, colours: i64) -> None:
        """Note that dice of these colours, one bit each, do not count at a player's next draw."""
        self.state.players[seat].uncounted |= colours

    def let_draw_freely(self, seat: i64) -> None:
        """Let a player take any dice at the next draw."""
        self.state.players[seat].free_draw = 1

    def forget_draw_rules(self, seat: i64) -> None:
        """Forget what was special about a player's draw."""
        player = self.state.players[seat]
        player.uncounted = 0
        player.free_draw = 0

    def double_swords(self, seat: i64) -> None:
        """Double a player's swords when they are compared."""
        self.state.players[seat].double_swords += 1

    # ---- rewards

    def lay_out_rewards(self, seat: i64, position: i64) -> None:
        """Let the rewards of a space be taken."""
        rewards = self.game.course.rewards(position)
        if rewards:
            laid = sorted([kind * REWARD + amount for kind, amount in rewards])
            self.state.players[seat].rewards = laid
        else:
            self.state.players[seat].rewards = []

    def take_reward(self, seat: i64, reward: i64) -> None:
        """Take one of the rewards laid out; words that follow ask for its amount."""
        player = self.state.players[seat]
        player.rewards.remove(reward)
        player.reward = reward % REWARD

    def decline_rewards(self, seat: i64) -> None:
        """Leave the rewards that are still laid out."""
        self.state.players[seat].rewards = []
