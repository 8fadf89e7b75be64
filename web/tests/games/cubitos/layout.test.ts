import { expect, it } from "vitest";
import { besideTrack, modeFor } from "@/games/cubitos/table/layout";

it("the layout suits every kind of screen", () => {
  expect(modeFor(1440, 850)).toBe("desktop");
  expect(modeFor(820, 1130)).toBe("tablet");
  expect(modeFor(390, 800)).toBe("phone");
  expect(modeFor(844, 340)).toBe("landscape");
  expect(modeFor(640, 320)).toBe("landscape");
});

it("a phone stands, however little a tray of dice leaves of its height", () => {
  expect(modeFor(390, 296)).toBe("phone");
  expect(modeFor(430, 200)).toBe("phone");
});

it("a laptop has all cards beside the track, whose width they leave it", () => {
  for (const [width, height] of [
    [1366, 633],
    [1280, 600],
    [1024, 768],
    [1000, 600],
    [1536, 730],
  ] as const) {
    expect(modeFor(width, height - 46)).toBe("laptop");
    const cards = besideTrack(width, height - 46);
    expect(cards).toBeGreaterThanOrEqual(222);
    expect(2 * cards).toBeLessThan(0.55 * width);
  }
  expect(modeFor(1180, 820 - 46)).toBe("desktop");
  expect(modeFor(1024, 1366 - 46)).toBe("tablet");
});
