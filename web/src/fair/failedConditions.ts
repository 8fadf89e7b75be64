/** The conditions of the page about fair dice by what is said of a record that breaks them. */
export const CONDITIONS = {
  noted: 2,
  seed: 2,
  "noted-anchors": 2,
  seeds: 3,
  anchors: 3,
  shown: 3,
  duplicate: 4,
  opened: 5,
  "bot-seed": 5,
  kept: 6,
  commitment: 6,
  sides: 7,
  answer: 8,
  hand: 9,
  set: 10,
  "newest-link": 11,
  links: 11,
  link: 11,
  seat: 12,
  number: 12,
  die: 12,
  roll: 13,
} as const;

/** A record breaks a condition; the code says how. */
export class FailedCondition extends Error {
  constructor(
    readonly code: keyof typeof CONDITIONS,
    readonly args: Record<string, string | number> = {},
  ) {
    super(code);
  }
}
