import type { GlyphName } from "@/glyphs/names";

/** The animal or thing on the dice of each colour of Cubitos. */
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
export const COLOURS = ["red", "orange", "yellow", "green", "blue", "purple", "brown", "white"] as const;

/** The players' shapes and hues by seat: told apart without colours too. */
export const SHAPES: readonly GlyphName[] = ["circle", "triangle", "square", "star"];

/** The symbols of NovoDice, as glyphs of the same name. */
export const NOVO_SYMBOLS: readonly GlyphName[] = [
  "lion",
  "suitcase",
  "bandage",
  "lightning",
  "cutlery",
  "pawn",
  "gear",
];

/** A text as a glyph's name, where there is such a glyph. */
export function novoGlyph(symbol: string): GlyphName | null {
  return NOVO_SYMBOLS.find((one) => one === symbol) ?? null;
}
