/** The dice of the box, side for side, as the page about fair dice lists them. */
export const sides = (): Map<string, string[]> =>
  new Map([
    ["A", ["lion", "suitcase", "suitcase", "bandage", "lightning", "cutlery"]],
    ["B", ["lion", "suitcase", "bandage", "lightning", "pawn", "gear"]],
    ["X", ["lion", "bandage", "lightning", "cutlery", "pawn", "gear"]],
  ]);

/** No answer is a piece of a set. */
export const inSets = (): boolean => false;
