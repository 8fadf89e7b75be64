import { describe, expect, it } from "vitest";
import { layoutFor } from "@/games/novodice/table/layout";

/** Below a bar of 46 pixels. */
const mode = (width: number, height: number) => layoutFor(width, height - 46).mode;

describe("layout", () => {
  it("suits every kind of screen", () => {
    expect(mode(1440, 900)).toBe("desk");
    expect(mode(1280, 720)).toBe("desk");
    expect(mode(1024, 768)).toBe("desk");
    // A laptop is no phone: all three bays stay in sight.
    expect(mode(1366, 633)).toBe("desk");
    expect(mode(1000, 600)).toBe("desk");
    expect(mode(768, 1024)).toBe("tall");
    expect(mode(390, 844)).toBe("phone");
    expect(mode(360, 640)).toBe("phone");
    expect(mode(844, 390)).toBe("wide");
  });

  it("takes a phone for standing, however little a tray of dice leaves of its height", () => {
    expect(mode(390, 340)).toBe("phone");
    expect(mode(640, 360)).toBe("wide");
  });

  it("shows the whole warehouse beside the machine where a lesson leaves room for it", () => {
    expect(layoutFor(1024, 626)).toMatchObject({ mode: "desk", strip: false });
    expect(layoutFor(844, 344)).toMatchObject({ mode: "wide", strip: true });
    expect(layoutFor(720, 600)).toMatchObject({ mode: "wide", strip: true });
  });

  it("enlarges everything on very large screens alone", () => {
    expect(layoutFor(1440, 850).zoom).toBe(1);
    expect(layoutFor(3840, 2100).zoom).toBeGreaterThan(2);
  });

  it("never gives cells that are too small to see or too large to fit", () => {
    for (let width = 320; width <= 3840; width += 80)
      for (let height = 320; height <= 2160; height += 40) {
        const { cell, die } = layoutFor(width, height);
        expect(cell).toBeGreaterThanOrEqual(30);
        expect(cell).toBeLessThanOrEqual(88);
        expect(4 * cell).toBeLessThan(width);
        expect(die).toBeGreaterThanOrEqual(44);
      }
  });
});
