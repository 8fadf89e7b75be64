/** The symbols of the dice as glyphs. */
import type { GlyphName } from "@/glyphs/names";

/** The symbols of the dice, as glyphs of the same name. */
const SYMBOLS: readonly GlyphName[] = [
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
  return SYMBOLS.find((one) => one === symbol) ?? null;
}
