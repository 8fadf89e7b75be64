/** Texts in the reader's language, from the Fluent catalogues. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { MessageId } from "@ids";
import { LATER } from "./catalogues";
import { type Language, settings } from "./settings.svelte";

export type Arguments = Record<string, FluentVariable>;

/** What can follow the beginning of a message's name, as in `Ending<"web-theme-">`. */
export type Ending<Beginning extends string> = MessageId extends infer Id
  ? Id extends `${Beginning}${infer End}`
    ? End
    : never
  : never;

/** The catalogues that the terminal and the server use too, one file a subject, fetched when needed. */
const files = import.meta.glob<string>(
  [
    "@locales/*/web*.ftl",
    "@games/*/texts/*/*.ftl",
    "@locales/*/server.ftl",
    "@locales/*/advice.ftl",
  ],
  { query: "?raw", import: "default" },
);

let bundle: FluentBundle | null = $state.raw(null);
let spoken: Language | null = $state.raw(null);
/** Somebody has left the lobby, so that all words are wanted from then on; and those spoken now are all of them. */
let wantsAll = false;
let speaksAll = false;

/** Fetch the words of a language, at first perhaps those of the lobby alone, and speak it from then on. */
export async function speak(language: Language, lobby = false): Promise<void> {
  wantsAll ||= !lobby;
  const all = wantsAll;
  const isSpoken = () => spoken === language && (speaksAll || !all);
  if (isSpoken()) return;
  const wanted = Object.entries(files).filter(
    ([path]) => path.split("/").at(-2) === language && (all || !LATER.test(path)),
  );
  const texts = await Promise.all(wanted.map(([, load]) => load()));
  if (isSpoken()) return;
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  // Somebody who changes their mind while the words are on their way gets the last wish.
  if (spoken !== null && settings.language !== language) return;
  said.clear();
  bundle = made;
  spoken = language;
  speaksAll = all;
}

/** Say the messages of one more file, in the language spoken now: those of a page that few people open. */
export function learn(text: string): void {
  bundle?.addResource(new FluentResource(text));
  said.clear();
}

/** Texts that people bring to a game, by language and message; they are said as they stand. */
const brought = new Map<string, Map<string, string>>();

/** Say these messages, too, in a language; nothing in their texts is taken for a placeholder. */
export function bring(language: string, texts: Record<string, string>): void {
  const known = brought.get(language) ?? new Map<string, string>();
  for (const [id, text] of Object.entries(texts)) known.set(id, text);
  brought.set(language, known);
}

/** The language of the words that are shown now. */
export function language(): Language {
  return spoken ?? "en";
}

/** What messages without arguments say: most of those on a table are said again and again. */
const said = new Map<string, string>();

const broughtText = (id: string): string | undefined => brought.get(language())?.get(id);

/** Whether there is a message of this name. */
export function has(id: string): boolean {
  return broughtText(id) !== undefined || (bundle?.hasMessage(id) ?? false);
}

/** What stands in place of a text that is missing: nobody can read the name of a message. */
const MISSING = "…";

/** Report a text that cannot be said: tests fail of it, whoever plays has it in the browser's console. */
function missing(what: string): void {
  const problem = new Error(`no text: ${what}`);
  if (import.meta.env.MODE === "test") throw problem;
  reportError(problem);
}

/** The message of this name in the language spoken. */
export function t(id: MessageId, args?: Arguments): string {
  return found(id, args) ?? MISSING;
}

/**
 * The message of a name that was put together of what somebody sent; where there is none, this text instead.
 * What is known when the page is written is said by `t`, which takes only names that there are.
 */
export function textOr(id: string, otherwise: string, args?: Arguments): string {
  return has(id) ? (found(id, args) ?? otherwise) : otherwise;
}

/** What a thing is called: by its message, as in `web-bot-` and its id, or else by its id in words. */
export function named(beginning: string, id: string, args?: Arguments): string {
  const spelled = id.replaceAll("_", " ").replace(/(^| )\w/g, (letter) => letter.toUpperCase());
  return textOr(beginning + id, spelled, args);
}

function found(id: string, args?: Arguments): string | null {
  // Read in any case, so that whoever shows the text follows a change of language.
  const words = bundle;
  const known = broughtText(id) ?? (args ? undefined : said.get(id));
  if (known !== undefined) return known;
  // Before any words are here, nothing is drawn.
  if (!words) return null;
  const pattern = words.getMessage(id)?.value;
  if (!pattern) {
    missing(id);
    return null;
  }
  const errors: Error[] = [];
  const text = words.formatPattern(pattern, args, errors);
  if (errors.length > 0) missing(`${id}: ${errors.join(", ")}`);
  if (!args) said.set(id, text);
  return text;
}

/** A list in words: "a, b and c". */
export function listed(parts: string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(parts);
}

/** A share as people write it: 23 %. */
export function percent(share: number, digits = 0): string {
  const words = new Intl.NumberFormat(language(), {
    style: "percent",
    maximumFractionDigits: digits,
  }).format(share);
  // Ukrainian sets the sign apart, which browsers do not know.
  return language() === "uk" ? words.replace(/\s?%/, "\u00a0%") : words;
}

/** How long ago, or how soon, a moment is: "5 minutes ago". */
export function when(seconds: number, now: number = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  const apart = seconds - now;
  const size = Math.abs(apart);
  if (size < 45) return words.format(0, "second");
  if (size < 45 * 60) return words.format(Math.round(apart / 60), "minute");
  if (size < 22 * 3600) return words.format(Math.round(apart / 3600), "hour");
  return words.format(Math.round(apart / 86400), "day");
}
