import { kitOf } from "@/games";
import { plainValue, plainWords } from "@/lib/plain";
import type { EntryShown, GameEvent } from "@/lib/types";
import { has, t } from "@/lib/words.svelte";

/** Puts an event of a game into a sentence; null where there is nothing to tell. */
export type SayEvent<E = GameEvent> = (event: E, names: string[]) => string | null;

/** Fetch how a game's events are put into sentences. */
export async function storyOf(game: string): Promise<SayEvent> {
  const { story } = kitOf(game);
  return story ? (await story()).sayEvent : plainly;
}

/** An event of any game, as it is told: its name, and what belongs to it. */
export const plainly: SayEvent = (event, names) => {
  const { event: name, seat, ...more } = event;
  const parts = Object.entries(more).map(
    ([key, value]) => `${plainWords(key)} ${plainValue(value)}`,
  );
  const told = [plainWords(name), ...parts].join(", ");
  return names[seat] === undefined ? told : `${names[seat]}: ${told}`;
};

export interface Line {
  key: string;
  seat: number;
  text: string;
  at: number;
  kind: "game" | "chat" | "table";
  /** The claimed name of who it tells of. */
  claimed?: string | null;
}

/** What an entry of the log says, line by line. */
export function linesOf<E extends { seat: number }>(
  entry: EntryShown<E>,
  names: string[],
  say: SayEvent<E>,
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
    for (const event of entry.events) {
      const words = say(event, names);
      const before = lines.at(-1);
      if (words === null) continue;
      if (before?.text === words) before.times += 1;
      else {
        lines.push({ ...line(words, "game", event.seat, first + lines.length), times: 1 });
      }
    }
    return lines.map(({ times, ...one }) =>
      times > 1 ? { ...one, text: `${one.text} ×${times}` } : one,
    );
  };
  const name = names[entry.seat] ?? "";
  switch (entry.kind) {
    case "said":
      return [line(entry.body.text, "chat")];
    case "phrase": {
      const id = `server-phrase-${entry.body.phrase}`;
      return has(id) ? [line(t(id), "chat")] : [];
    }
    case "sat": {
      const { name: sits, claimed } = entry.body;
      return [{ ...line(t("web-log-sat", { name: sits || name }), "table"), claimed }];
    }
    case "bot_sat":
      return [line(t("web-log-sat", { name: entry.body.name || name }), "table")];
    case "stood":
    case "hosts":
    case "returned":
    case "undone":
    case "bot_failed":
      return [line(t(`web-log-${entry.kind}`, { name }), "table")];
    case "left":
      return [
        line(t(entry.body.why === "clock" ? "web-log-late" : "web-log-left", { name }), "table"),
      ];
    case "began":
    case "closed":
    case "rematch":
      return [line(t(`web-log-${entry.kind}`), "table"), ...told(1)];
    default:
      return told(0);
  }
}
