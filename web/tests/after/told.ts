/** Games as the server tells them, for tests of what is counted. */
import { type Game, readGame } from "@/replay/frames";

export type Told = Record<string, unknown>;
export const player = (more: Told = {}): Told => ({ active: "", at_risk: false, worth: 0, ...more });
export const frame = (events: Told[], players: Told[], scores = [0, 0]): Told => ({
  seat: 0,
  asked: "push",
  given: "push",
  events,
  view: {
    players: Object.fromEntries(players.map((one, seat) => [String(seat + 1), one])),
  },
  scores,
});

export function game(name: string, frames: Told[], winners: number[] = []): Game {
  const read = readGame({ game: name, options: {}, seats: ["Mira", "Otto"], over: true, winners, frames });
  if (!read) throw new Error("no game");
  return read;
}
