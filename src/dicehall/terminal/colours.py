"""The colours of the terminal: deep space, with neon for everything that can be acted on."""

from __future__ import annotations

from typing import Final

from textual.theme import Theme

TEXT: Final = "#F4F0FF"
SOFT: Final = "#B9AEE0"
FAINT: Final = "#7D70B5"
CHOSEN: Final = "#45E0FF"
"""What the person at the keyboard can choose, or has chosen."""
GOOD: Final = "#6CF0A8"
BAD: Final = "#FF8A7A"
ALERT: Final = "#FFB86B"

NIGHT: Final = Theme(
    name="night",
    primary="#3D2F7E",
    secondary="#FF6AD0",
    accent=CHOSEN,
    success=GOOD,
    warning=ALERT,
    error="#FF6B7E",
    foreground=TEXT,
    background="#0D0824",
    surface="#171037",
    panel="#1E1548",
    boost="#2A1E60",
    dark=True,
)
