"""Dice games: their rules, bots, exact odds, records and fair dice.

This is the public API, documented in `docs/api.md`: everything a script, a bot or a study needs is a name
here, and stays stable. Modules behind it may move. Names are imported when they are first used.
"""

# This must come first, because every other module may exist twice, compiled and as source.
from dicehall import _choose_build as _choose_build

__version__ = "0.1.0"

TYPE_CHECKING = False  # as in `typing`, but importing that takes longer than everything done here
if TYPE_CHECKING:
    from dicehall._door import *  # noqa: F403
    from dicehall._door import __all__ as __all__
else:

    def __getattr__(name):
        """Return the public object with this name."""
        if name.startswith("_") and name != "__all__":
            raise AttributeError(f"module 'dicehall' has no attribute '{name}'")
        from importlib import import_module

        try:
            value = globals()[name] = getattr(import_module("dicehall._door"), name)
        except AttributeError:
            raise AttributeError(f"module 'dicehall' has no attribute '{name}'") from None
        return value

    def __dir__():
        """Return all public names, used or not."""
        return sorted({*globals(), *__getattr__("__all__")})


del TYPE_CHECKING
