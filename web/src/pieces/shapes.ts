/** The shape and hue of each seat. */
import type { GlyphName } from "@/glyphs/names";

/** The players' shapes and hues by seat: told apart without colours too. */
export const SHAPES: readonly GlyphName[] = ["circle", "triangle", "square", "star"];
