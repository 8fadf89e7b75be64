"""Charts as SVG that stands within a page: no scripts, colours from the page's own style.

Heights and letters are in the page's own size, only widths go along with the screen: so they can be read on
a phone as on a wall.
"""
