/** The lines of a table's log. */
import { kitOf } from "@/games";
import { eventWords } from "@/lib/gameWords";
import type { EntryShown, GameEvent } from "@/lib/types";
import { type Ending, t, textOr } from "@/lib/words.svelte";

/**
 * Puts an event of a game into a sentence, in the second person where it is of `you`; null where there is nothing to
 * tell. `more` are the same player's events of the same kind right after it, which the sentence may tell as well.
 */
export type SayEvent<E = GameEvent> = (
  event: E,
  names: string[],
  you?: number,
  more?: readonly E[],
) => string | null;

/** Fetch how a game's events are put into sentences. */
export async function storyOf(game: string): Promise<SayEvent> {
  const { story } = kitOf(game);
  if (story) return (await story()).sayEvent;
  return ({ event, seat, ...more }, names) => eventWords(game, event, names[seat] ?? "", more);
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

/** What the log needs to know of an event. */
interface Told {
  event: string;
  seat: number;
}

/** Events of one kind and one player that follow each other. */
function runsOf<E extends Told>(events: readonly E[]): [E, ...E[]][] {
  const runs: [E, ...E[]][] = [];
  for (const event of events) {
    const run = runs.at(-1);
    if (run && run[0].event === event.event && run[0].seat === event.seat) run.push(event);
    else runs.push([event]);
  }
  return runs;
}

/** What an entry of the log says, line by line; what is of `you` in the second person. */
export function linesOf<E extends Told>(
  entry: EntryShown<E>,
  names: string[],
  say: SayEvent<E>,
  you = -1,
): Line[] {
  const line = (words: string, kind: Line["kind"], seat = entry.seat, number = 0): Line => ({
    key: `${entry.number}.${number}`,
    seat,
    text: words,
    at: entry.at,
    kind,
  });
  /** The events in sentences; what is told several times in a row is told once and counted. */
  const told = (first: number): Line[] => {
    const lines: (Line & { times: number })[] = [];
    const tell = (words: string | null, seat: number): void => {
      const before = lines.at(-1);
      if (words === null) return;
      if (before?.text === words) before.times += 1;
      else lines.push({ ...line(words, "game", seat, first + lines.length), times: 1 });
    };
    for (const run of runsOf(entry.events)) {
      const [event, ...more] = run;
      const together = say(event, names, you, more);
      if (more.length > 0 && together !== say(event, names, you)) tell(together, event.seat);
      else for (const one of run) tell(say(one, names, you), one.seat);
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
      return [line(why, "table"), ...told(1)];
    }
    case "began":
    case "rematch":
      return [line(t(`web-log-${entry.kind}`), "table"), ...told(1)];
    default:
      return told(0);
  }
}
