"""Cubitos and NovoDice: their rules, bots, exact odds, records and fair dice.

This is the public door, which `docs/api.md` shows: what a script, a bot or a study needs is a name in
here, and stays. What lies in the modules behind it may move. Names are imported when they are first used.
"""

# First: everything else may be there twice, compiled and as source.
from dicehall import _choose_build as _choose_build

__version__ = "0.1.0"

TYPE_CHECKING = False  # as in `typing`, whose import alone takes longer than all that is done here
if TYPE_CHECKING:
    from dicehall._door import *  # noqa: F403
    from dicehall._door import __all__ as __all__
else:

    def __getattr__(name):
        """Return what the door offers under this name."""
        if name.startswith("_") and name != "__all__":
            raise AttributeError(f"module 'dicehall' has no attribute '{name}'")
        from importlib import import_module

        try:
            value = globals()[name] = getattr(import_module("dicehall._door"), name)
        except AttributeError:
            raise AttributeError(f"module 'dicehall' has no attribute '{name}'") from None
        return value

    def __dir__():
        """Return what the door offers, used or not."""
        return sorted({*globals(), *__getattr__("__all__")})


del TYPE_CHECKING
