/** Games that this page was not built with: what they are called and what they say, fetched when one is first named. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { knownGames } from "@/games";
import { api } from "./api";
import type { Content } from "./types";
import { type Arguments, language } from "./words.svelte";

const BUILT_IN: ReadonlySet<string> = new Set(knownGames());

class OutsideGames {
  private titles: Record<string, string> = $state.raw({});
  private bundles = new Map<string, FluentBundle>();
  private asked = new Map<string, Promise<void>>();

  /** Fetch a game's texts in all languages, once; where they cannot be had, it is shown without them. */
  fetch(game: string): Promise<void> {
    if (BUILT_IN.has(game)) return Promise.resolve();
    const before = this.asked.get(game);
    if (before) return before;
    const fetched = api.content<Content>(game).then(
      ({ title, texts }) => this.learn(game, title ?? "", texts ?? {}),
      () => void this.asked.delete(game),
    );
    this.asked.set(game, fetched);
    return fetched;
  }

  private learn(game: string, title: string, texts: Record<string, string>): void {
    for (const [spoken, text] of Object.entries(texts)) {
      const bundle = this.bundles.get(spoken) ?? new FluentBundle(spoken, { useIsolating: false });
      bundle.addResource(new FluentResource(text));
      this.bundles.set(spoken, bundle);
    }
    // Whoever looked for a text looks again.
    this.titles = { ...this.titles, [game]: title };
  }

  /** What the game says under this name; nothing where it says nothing, or not with what is known. */
  text(game: string, id: string, args?: Arguments): string {
    if (BUILT_IN.has(game)) return "";
    void this.fetch(game);
    const known = game in this.titles;
    const bundle = this.bundles.get(language());
    const pattern = known ? bundle?.getMessage(id)?.value : undefined;
    if (!bundle || !pattern) return "";
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args, errors);
    return errors.length > 0 ? "" : text;
  }

  /** What the game is called by those that made it; nothing before that is known. */
  title(game: string): string {
    return this.text(game, `${game}-title`) || (this.titles[game] ?? "");
  }

  /** What the games say of a bot of this name, or of what it is like. */
  bot(name: string): string {
    const said = Object.keys(this.titles).map((game) => this.text(game, `${game}-bot-${name}`));
    return said.find((text) => text !== "") ?? "";
  }
}

export const outside = new OutsideGames();
