/** The colours of cards and dice, and the symbol of each. */
import type { GlyphName } from "@/glyphs/names";

/** The animal or thing on the dice of each colour. */
export const SYMBOLS: Record<string, GlyphName> = {
  red: "crab",
  orange: "beaver",
  yellow: "cheese",
  green: "fruit",
  blue: "llama",
  purple: "dino",
  brown: "dog",
  white: "cat",
};

/** The colours that have a card, in the order of the trays. */
export const COLOURS = [
  "red",
  "orange",
  "yellow",
  "green",
  "blue",
  "purple",
  "brown",
  "white",
] as const;
