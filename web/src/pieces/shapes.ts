/** The shape and hue of each seat. */
import type { GlyphName } from "@/glyphs/names";

/** The players' shapes and hues by seat: distinct even without colours. */
export const SHAPES: readonly GlyphName[] = ["circle", "triangle", "square", "star"];
