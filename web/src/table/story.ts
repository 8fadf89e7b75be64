/** The log of a game in sentences: what its events say, and what happened at the table besides. */
import { eventWords } from "@/lib/gameWords";
import { say, together } from "@/lib/said";
import type { EntryShown, GameEvent } from "@/lib/types";
import { type Ending, t, textOr } from "@/lib/words.svelte";
import type { Said } from "@/messages";

/** What is known of any event: a game without messages of its own is described by its fields. */
export interface AnyEvent {
  event: string;
  seat: number;
  said?: Said | null;
}

/** What happened in a sentence, in the second person where it is of `you`; null where there is nothing to tell. */
export function eventLine(
  game: string,
  event: AnyEvent | GameEvent,
  names: readonly string[],
  you = -1,
): string | null {
  const { event: kind, seat, said, ...fields } = event;
  if (said === undefined) return eventWords(game, kind, names[seat] ?? "", fields);
  return said === null ? null : say(game, said as Said, { names, you });
}

export interface Line {
  key: string;
  seat: number;
  text: string;
  at: number;
  kind: "game" | "chat" | "table";
  /** The claimed name of who it tells of. */
  claimed?: string | null;
}

/** Events, those that can be merged into one sentence as one. */
function gathered<E extends AnyEvent>(events: readonly E[]): E[] {
  const found: E[] = [];
  for (const event of events) {
    const last = found.at(-1);
    const both = last?.said && event.said ? together(last.said, event.said) : null;
    if (last && both) found[found.length - 1] = { ...last, said: both };
    else found.push(event);
  }
  return found;
}

/** What an entry of the log says, line by line; what is of `you` in the second person. */
export function linesOf<E extends AnyEvent>(
  entry: EntryShown<E>,
  names: string[],
  game: string,
  you = -1,
): Line[] {
  const line = (words: string, kind: Line["kind"], seat = entry.seat, number = 0): Line => ({
    key: `${entry.number}.${number}`,
    seat,
    text: words,
    at: entry.at,
    kind,
  });
  /** The events in sentences; one that comes several times in a row is counted. */
  const lines = (first: number): Line[] => {
    const lines: (Line & { times: number })[] = [];
    for (const event of gathered(entry.events)) {
      const words = eventLine(game, event, names, you);
      const before = lines.at(-1);
      if (words === null) continue;
      if (before?.text === words) before.times += 1;
      else lines.push({ ...line(words, "game", event.seat, first + lines.length), times: 1 });
    }
    return lines.map(({ times, ...one }) =>
      times > 1 ? { ...one, text: `${one.text} ×${times}` } : one,
    );
  };
  const name = names[entry.seat] ?? "";
  /** What somebody did at the table, in the second person where it is the reader. */
  const did = (what: Ending<"web-log-you-"> & Ending<"web-log-">, called = name): Line[] => [
    line(
      entry.seat === you ? t(`web-log-you-${what}`) : t(`web-log-${what}`, { name: called }),
      "table",
    ),
  ];
  switch (entry.kind) {
    case "said":
      return [line(entry.body.text, "chat")];
    case "phrase": {
      const words = textOr(`server-phrase-${entry.body.phrase}`, "");
      return words ? [line(words, "chat")] : [];
    }
    case "sat":
      return did("sat", entry.body.name || name).map((one) => ({
        ...one,
        claimed: entry.body.claimed,
      }));
    case "bot_sat":
      return did("sat", entry.body.name || name);
    case "picked_up":
      return [line(t("web-log-picked_up"), "table")];
    case "returned":
    case "hinted":
    case "undone":
      return did(entry.kind);
    case "stood":
    case "hosts":
    case "bot_failed":
      return [line(t(`web-log-${entry.kind}`, { name }), "table")];
    case "left":
      return did(entry.body.why === "clock" ? "late" : "left");
    case "closed": {
      const { words } = entry.body;
      const why = words ? t("web-log-closed_by_operators", { words }) : t("web-log-closed");
      return [line(why, "table"), ...lines(1)];
    }
    case "began":
    case "rematch":
      return [line(t(`web-log-${entry.kind}`), "table"), ...lines(1)];
    default:
      return lines(0);
  }
}
