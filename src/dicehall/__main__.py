"""`python -m dicehall`: the command line, also where its script is not on the path."""

from __future__ import annotations

from dicehall.command import main

if __name__ == "__main__":
    main()
