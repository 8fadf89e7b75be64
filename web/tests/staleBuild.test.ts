import { afterEach, describe, expect, it, vi } from "vitest";
import { reloadForNewBuild } from "@/lib/staleBuild";

function browser(answers: boolean): { reload: ReturnType<typeof vi.fn> } {
  const kept = new Map<string, string>();
  const reload = vi.fn();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("fetch", async () => {
    if (!answers) throw new TypeError("nobody there");
    return { ok: true };
  });
  return { reload };
}
afterEach(() => vi.unstubAllGlobals());

describe("a page whose files are gone", () => {
  it("is opened anew, but not again and again", async () => {
    const { reload } = browser(true);
    expect(await reloadForNewBuild(100_000)).toBe(true);
    expect(await reloadForNewBuild(105_000)).toBe(false);
    expect(await reloadForNewBuild(130_000)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });
  it("stays where the server cannot be reached: the browser would show nothing of ours", async () => {
    const { reload } = browser(false);
    expect(await reloadForNewBuild(100_000)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
