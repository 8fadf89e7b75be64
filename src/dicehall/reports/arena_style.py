"""How the report of a tournament looks."""

from __future__ import annotations

from typing import Final

STYLE: Final = """
:root {
  --paper: #f6f4ef; --card: #fff; --ink: #22252b; --quiet: #646a75; --line: #dcd8cf;
  --good: #1d6fb8; --bad: #d2691e; --plain: #9298a3; --paired: #1d6fb8; --luck: #2b8a5c;
  --c0: #1d6fb8; --c1: #d2691e; --c2: #2b8a5c; --c3: #a0398f; --c4: #8a6d00; --c5: #c2334d;
  --c6: #3f7f8c; --c7: #6d5bd0;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #15181d; --card: #1e2229; --ink: #e8e6e1; --quiet: #a2a9b5; --line: #343a45;
    --good: #4ea1e8; --bad: #f0944a; --plain: #7d8490; --paired: #4ea1e8; --luck: #58c08c;
    --c0: #4ea1e8; --c1: #f0944a; --c2: #58c08c; --c3: #dd86cf; --c4: #d6b23a; --c5: #f0788c;
    --c6: #6fbccb; --c7: #a89bf5;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; padding: 1rem clamp(.6rem, 3vw, 2rem) 2rem; background: var(--paper);
  color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif;
}
header, main { max-width: 72rem; margin: 0 auto; }
h1 { font-size: 1.7rem; margin: .4rem 0 .2rem; line-height: 1.2; }
h2 { font-size: 1.15rem; margin: 0 0 .3rem; }
p { margin: 0 0 .7rem; color: var(--quiet); }
.told { columns: 24rem; column-gap: 2rem; max-width: 60rem; }
.told > * { break-inside: avoid; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .85rem; }
.unfinished { color: var(--ink); border-left: 4px solid var(--bad); padding-left: .7rem; }
main { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 25rem), 1fr)); }
section {
  background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 1rem;
  min-width: 0;
}
.wide { grid-column: 1 / -1; }
.pair { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 25rem), 1fr)); }
.pair > * { min-width: 0; }
svg { display: block; width: 100%; max-width: 34rem; height: auto; margin: 0 auto; }
svg text { font: 12px system-ui, -apple-system, "Segoe UI", sans-serif; fill: var(--ink); }
svg text.small { font-size: 10px; fill: var(--quiet); }
svg text.bold { font-weight: 600; }
rect + text + text.small { fill: var(--ink); }
.grid { stroke: var(--line); stroke-width: 1; }
.axis { stroke: var(--quiet); stroke-width: 1; }
.even { stroke: var(--quiet); stroke-width: 1.2; stroke-dasharray: 4 3; }
.reach { stroke: currentColor; stroke-width: 3; stroke-linecap: round; opacity: .45; }
circle, .column { fill: currentColor; }
.column { color: var(--good); }
.better { fill: var(--good); }
.worse { fill: var(--bad); }
.nobody { fill: var(--line); opacity: .5; }
.plain { color: var(--plain); } .paired { color: var(--paired); } .luck_adjusted { color: var(--luck); }
.bot0 { color: var(--c0); } .bot1 { color: var(--c1); } .bot2 { color: var(--c2); }
.bot3 { color: var(--c3); } .bot4 { color: var(--c4); } .bot5 { color: var(--c5); }
.bot6 { color: var(--c6); } .bot7 { color: var(--c7); }
.legend { list-style: none; display: flex; flex-wrap: wrap; gap: .2rem 1rem; margin: .5rem 0 0; padding: 0; }
.legend i {
  display: inline-block; width: .75em; height: .75em; border-radius: 50%; margin-right: .4em;
  background: currentColor;
}
.legend li { font-size: .9rem; }
.table { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .5rem; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child { text-align: left; }
thead th { color: var(--quiet); font-weight: 500; }
tbody th { font-weight: 600; white-space: nowrap; position: sticky; left: 0; background: var(--card); }
td { white-space: nowrap; }
td small { display: block; color: var(--quiet); }
@media print { body { background: #fff; } section { break-inside: avoid; } }
"""
"""The style sheet: light, or dark where the reader's system is."""
