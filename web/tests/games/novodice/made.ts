/** Positions of NovoDice, written shortly. */
import type { Die, Kind, View, Ware } from "@/games/novodice/messages";

/** Dice such as `A-lion X-gear`. */
export const dice = (text: string): Die[] =>
  text
    .split(" ")
    .filter(Boolean)
    .map((one) => {
      const [die = "A", face = ""] = one.split("-");
      return { die: die as Kind, face };
    });

const ware = (
  tile: string,
  symbol: string | null,
  count: number,
  value: number,
  lions: number,
  left: number,
): Ware => ({
  ...{ tile, symbol, count, value, lions, own: false, left, all: left + 2 },
});
export const WARES: Ware[] = [
  ware("slimer", "suitcase", 1, 0, 2, 0),
  ware("spike", "suitcase", 2, 1, 3, 2),
  ware("space_pack", "bandage", 2, 1, 3, 2),
  ware("john_boy", "gear", 3, 20, 7, 3),
  ware("trash", null, 0, 0, 0, 30),
];
const bay = (tiles: string[], worth = 0) => ({ tiles, worth, set: null });

export const VIEW: View = {
  active: 0,
  closing: null,
  roll: 2,
  loose: ["A", "B", "X"],
  rolled: dice("A-suitcase B-suitcase X-lion X-pawn"),
  slots: [dice("A-suitcase A-lion B-lion"), [], []],
  reel: [dice("A-suitcase"), dice("A-lion"), dice("B-lion")].map((row) => [...row, null, null]),
  rows: [],
  lions: 2,
  lions_left: 0,
  free_claims: 0,
  hand: [],
  warehouse: WARES.map((one) => (one.tile === "slimer" ? { ...one, left: 2 } : one)),
  players: [
    { bays: [bay(["spike"], 1), bay([]), bay(Array(5).fill("trash"))], worth: 1, free: 9 },
    { bays: [bay([]), bay([]), bay([])], worth: 0, free: 15 },
  ],
  over: false,
  winners: [],
};
