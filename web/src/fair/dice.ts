/** The dice of the boxes, side for side, as the page about fair dice lists them. */

const NOVODICE = `
A lion suitcase suitcase bandage lightning cutlery
B lion suitcase bandage lightning pawn gear
X lion bandage lightning cutlery pawn gear`;

const CUBITOS = `
red blank blank blank blank symbol power
orange blank blank blank blank symbol power
yellow blank blank blank blank symbol power
green blank blank blank symbol power move
blue blank blank blank symbol power money2
purple blank blank blank blank blank symbol
brown blank blank blank blank symbol money3
white blank blank blank symbol move move
light blank blank blank blank blank money1
dark blank blank blank blank money1 move
start blank blank blank credit move money2`;

/** The dice of a game's box in their order; none for a game that is not known here. */
export function boxedDice(game: string, seats: number): Map<string, string[]> {
  const listed = { novodice: NOVODICE, cubitos: CUBITOS }[game];
  const kinds = new Map<string, string[]>();
  if (!listed) return kinds;
  for (const line of listed.trim().split("\n")) {
    const [name = "", ...sides] = line.split(" ");
    kinds.set(name, sides);
  }
  // Borrowed dice are kinds of their own; all but the start die can be borrowed.
  if (game === "cubitos")
    for (const [name, sides] of [...kinds]) if (name !== "start") kinds.set(`${name}*`, sides);
  kinds.set(
    "first",
    Array.from({ length: seats }, (_, seat) => String(seat + 1)),
  );
  return kinds;
}

/** Whether two lists of dice are the same, in the same order. */
export function sameDice(one: Map<string, string[]>, other: Map<string, string[]>): boolean {
  return JSON.stringify([...one]) === JSON.stringify([...other]);
}
