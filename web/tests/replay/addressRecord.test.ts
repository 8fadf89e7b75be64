import { describe, expect, it } from "vitest";
import { isCarried, LONGEST, NotCarried, packed, unpacked } from "@/replay/addressRecord";

const RECORD = JSON.stringify({ game: "cubitos", seats: ["Мирослава", "Bö"], steps: [1, 2, 3] });

/** Text that cannot be packed small. */
function noise(length: number): string {
  let state = 1;
  let text = "";
  while (text.length < length) {
    state = (state * 48271) % 2147483647;
    text += state.toString(36);
  }
  return text;
}

describe("a record in an address", () => {
  it("comes out as it went in", async () => {
    const name = await packed(RECORD);
    expect(isCarried(name)).toBe(true);
    expect(name).toMatch(/^record\.[\w-]+$/);
    expect(await unpacked(name)).toBe(RECORD);
  });
  it("is not one of a table", () => {
    for (const name of ["5Z67HJ", "scNMuyRZZifgjj-O", "device-abcdefghijklmnop"])
      expect(isCarried(name)).toBe(false);
  });
  it("is refused where it is too long", async () => {
    await expect(packed(noise(2 * LONGEST))).rejects.toEqual(new NotCarried("long"));
  });
  it("is refused where it was cut off or is something else", async () => {
    const name = await packed(RECORD);
    for (const bad of [name.slice(0, -9), "record.", "record.!!!", "record.AAAA"])
      await expect(unpacked(bad)).rejects.toEqual(new NotCarried("damaged"));
  });
  it("is refused where it unpacks to far more than a record", async () => {
    const name = await packed(" ".repeat(3 * 1024 * 1024));
    expect(name.length).toBeLessThan(LONGEST);
    await expect(unpacked(name)).rejects.toEqual(new NotCarried("damaged"));
  });
});
