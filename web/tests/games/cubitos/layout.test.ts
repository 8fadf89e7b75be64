import { expect, it } from "vitest";
import { modeFor } from "@/games/cubitos/table/layout";

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
