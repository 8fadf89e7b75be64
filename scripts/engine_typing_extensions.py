"""`typing_extensions` in the page, whose Python is new enough to have all that it adds to older ones."""

from typing import *  # noqa: F403
