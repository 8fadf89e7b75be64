import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const texts = import.meta.glob<string>("@games/novodice/texts/*/webnovodice.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>("@/games/novodice/**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const code = Object.values(sources).join("\n");

const idsOf = (text: string): string[] =>
  [...text.matchAll(/^([\w-]+) =/gm)].map((found) => found[1] ?? "");
/** The variables of every message, by id. */
function variablesOf(text: string): Record<string, string[]> {
  const all: Record<string, string[]> = {};
  for (const part of text.split(/^(?=[\w-]+ =)/m)) {
    const id = /^([\w-]+) =/.exec(part)?.[1];
    if (id)
      all[id] = [...new Set([...part.matchAll(/\$(\w+)/g)].map((found) => found[1] ?? ""))].sort();
  }
  return all;
}
const english = Object.entries(texts).find(([path]) => path.includes("/en/"))?.[1] ?? "";

describe("words of the table", () => {
  it("are there in three languages, the same ones with the same variables", () => {
    expect(Object.keys(texts)).toHaveLength(3);
    for (const text of Object.values(texts))
      expect(variablesOf(text)).toEqual(variablesOf(english));
  });

  it("can all be read", () => {
    for (const [path, text] of Object.entries(texts)) {
      const bundle = new FluentBundle(path.includes("/uk/") ? "uk" : "en");
      expect(bundle.addResource(new FluentResource(text))).toEqual([]);
      for (const id of idsOf(text)) expect(bundle.hasMessage(id), `${id} of ${path}`).toBe(true);
    }
  });

  it("are all used, and all that is used is there", () => {
    const ids = new Set(idsOf(english));
    const used = new Set(
      [...code.matchAll(/["'`](webnovodice-[a-z-]*[a-z])["'`]/g)].map((found) => found[1] ?? ""),
    );
    const composed = [...ids].filter((id) =>
      /^webnovodice-(ask|course|log|help-title|lesson)-/.test(id),
    );
    expect([...used].filter((id) => !ids.has(id))).toEqual([]);
    expect([...ids].filter((id) => !used.has(id) && !composed.includes(id))).toEqual([]);
  });

  it("count in Ukrainian as Ukrainians do", () => {
    const text = Object.entries(texts).find(([path]) => path.includes("/uk/"))?.[1] ?? "";
    const bundle = new FluentBundle("uk", { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    const said = (count: number) => {
      const pattern = bundle.getMessage("webnovodice-points")?.value;
      return pattern ? bundle.formatPattern(pattern, { count }) : "";
    };
    expect([1, 3, 5, 21, 22].map(said)).toEqual([
      "1 очко",
      "3 очки",
      "5 очок",
      "21 очко",
      "22 очки",
    ]);
  });
});
