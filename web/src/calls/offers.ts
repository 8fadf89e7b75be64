/** How I am called, once the words for it are here; null where this hall calls nobody. */
import { language, learn } from "@/lib/words.svelte";
import type { CallsShown } from "@/messages";
import { calls } from "./requests";

const words = import.meta.glob<string>("@locales/*/calls.ftl", {
  query: "?raw",
  import: "default",
});

export async function offered(): Promise<CallsShown | null> {
  const spoken = language();
  const shown = await calls.shown().catch(() => null);
  if (!shown) return null;
  const { mail, hook, push } = shown.offered;
  if (!mail && !hook && push === null && shown.ways.length === 0) return null;
  const [, load] = Object.entries(words).find(([path]) => path.includes(`/${spoken}/`)) ?? [];
  const text = await load?.();
  // If another language is spoken by now, this is asked again.
  if (text && spoken === language()) learn(text);
  return shown;
}
