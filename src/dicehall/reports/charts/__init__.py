"""Charts as inline SVG, without scripts, with colours from the page's own style.

Heights and letters keep the page's own size, and only widths follow the screen, so that charts are readable
on a phone and on a wall.
"""
