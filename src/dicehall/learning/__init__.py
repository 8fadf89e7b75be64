"""The games for programs that learn: environments for Gymnasium, PettingZoo and OpenSpiel.

Importing this package registers the environments with Gymnasium; importing `dicehall.learning.spiel`
registers the games with OpenSpiel. It needs the extra `research`.
"""

from dicehall.learning.environment_parts import encoded_game
from dicehall.learning.environments import id_of
from dicehall.learning.seat import SeatEnv
from dicehall.learning.simultaneous import SimultaneousEnv
from dicehall.learning.turns import TurnsEnv
from dicehall.learning.vector import TablesEnv

__all__ = ["SeatEnv", "SimultaneousEnv", "TablesEnv", "TurnsEnv", "encoded_game", "id_of"]
