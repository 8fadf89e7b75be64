/** The sides of all dice, as the page about fair dice lists them. */
import { borrowedKind } from "./kinds";

/** The dice of the box, side for side, as the page about fair dice lists them. */

const SIDES = `
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

/** The sides of every kind of die, in their order. Borrowed dice are kinds of their own. */
export function sides(): Map<string, string[]> {
  const own = SIDES.trim()
    .split("\n")
    .map((line): [string, string[]] => {
      const [name = "", ...faces] = line.split(" ");
      return [name, faces];
    });
  // All but the start die can be borrowed.
  const borrowed = own.filter(([name]) => name !== "start");
  return new Map([
    ...own,
    ...borrowed.map(([name, faces]): [string, string[]] => [borrowedKind(name), faces]),
  ]);
}

/** Sets are made of dice, each with where it lies, and perhaps of the end of the set. */
export const inSets = (given: string): boolean => given === "enough" || given.includes(" in ");
