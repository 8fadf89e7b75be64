/** What is said in a lesson: of the position, of what to tap, and of the last tap. */
import { textOr } from "@/lib/words.svelte";
import type { PreparedStep, ScriptedStore } from "./scripted.svelte";

export interface Sayings {
  text: string;
  /** What to tap; empty where there is only something to say. */
  tap: string;
  /** What is said of the last tap; empty where nothing is. */
  reply: string;
}

export function sayingsOf(store: ScriptedStore): Sayings {
  const { step, reply, replied } = store;
  const say = (of: PreparedStep | null, ending = ""): string =>
    of ? textOr(`web${store.game}-lesson-${of.id.replaceAll("_", "-")}${ending}`, "") : "";
  return {
    text: say(step),
    tap: store.waits ? say(step, "-tap") : "",
    reply: reply ? say(replied, `-${reply}`) : "",
  };
}
