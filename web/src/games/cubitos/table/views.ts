import { isRecord } from "@/lib/kept";
import type { Details, GameEvent, View } from "@/lib/types";

/** One player as everybody sees them. Zones are texts such as `light light red`. */
export interface PlayerView {
  draw: string;
  roll: string;
  /** Dice with what they show, such as `red-symbol light-money1`. */
  active: string;
  /** Those of the active dice that have been used, as they stand in `active`. */
  used: string;
  discard: string;
  money: number;
  move: number;
  water: number;
  credit: number;
  fans: number;
  hand: number;
  /** A space such as `C7`, of a later leg `2/C7`; or `start`, `finish`. */
  space: string;
  finished: boolean;
  draw_amount: number;
  at_risk: boolean;
  must_push: boolean;
  busted: boolean;
  passed: boolean;
  swords: number;
  lost_dice: number;
}

/** A position of Cubitos; players are counted from 1. */
export interface CubitosView {
  round: number;
  start_player: number | null;
  trays: Record<string, number>;
  players: Record<string, PlayerView>;
  over: boolean;
  winners: number[];
}

/** A view as one of Cubitos; null where it is none. */
export function asView(view: View | null): CubitosView | null {
  return view && isRecord(view.players) && isRecord(view.trays) ? (view as unknown as CubitosView) : null;
}

/** The player at a seat, counted from 0. */
export function playerAt(view: CubitosView | null, seat: number): PlayerView | null {
  return view?.players[String(seat + 1)] ?? null;
}

/** The seats of a position, from 0. */
export function seatsOf(view: CubitosView | null): number[] {
  return view ? Object.keys(view.players).map((key) => Number(key) - 1) : [];
}

/** Everybody has rolled: the dice pay now. */
export function running(view: CubitosView | null): boolean {
  return view !== null && Object.values(view.players).every((player) => player.passed || player.busted);
}

/** What is spent and what is done in a step, by name. */
export function eventName(event: GameEvent): string {
  return typeof event.event === "string" ? event.event : "";
}
export function eventSeat(event: GameEvent): number {
  return typeof event.seat === "number" ? event.seat : -1;
}

// ---------------------------------------------------------------------------- what details hold

/** An exact chance: numerator and denominator. */
export interface Chance {
  n: number;
  d: number;
}
/** What some active dice are worth. */
export interface Stake {
  money: number;
  moves: number;
  credits: number;
  symbols: number;
  dice: number;
}
/** What is paid, and what is left then. */
export interface Payment {
  money: number;
  credits: number;
  purse: number;
}
export interface Reward {
  reward: string | null;
  amount: number;
}

export type Told = Record<string, unknown>;

/** What is told of an option; nothing until the server has told. */
export function toldOf(details: Details | null, option: string): Told {
  return details?.options.find((one) => one.option === option) ?? {};
}

export function numberIn(told: Told, name: string): number | null {
  const value = told[name];
  return typeof value === "number" ? value : null;
}
export function textIn(told: Told, name: string): string | null {
  const value = told[name];
  return typeof value === "string" ? value : null;
}
export function chanceIn(told: Told, name: string): number | null {
  return share(told[name]);
}
export function share(value: unknown): number | null {
  if (!isRecord(value)) return null;
  const { n, d } = value;
  return typeof n === "number" && typeof d === "number" && d > 0 ? n / d : null;
}
export function stakeIn(told: Told, name: string): Stake | null {
  const value = told[name];
  return isRecord(value) && typeof value.dice === "number" ? (value as unknown as Stake) : null;
}
export function paymentIn(told: Told): Payment | null {
  const value = told.pays;
  return isRecord(value) && typeof value.purse === "number" ? (value as unknown as Payment) : null;
}
export function rewardsIn(told: Told): Reward[] {
  return Array.isArray(told.rewards) ? (told.rewards as Reward[]) : [];
}
export function textsIn(told: Told, name: string): string[] {
  const value = told[name];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
}

/** How many hits the next roll may bring: none, one, two, and three or more together. */
export function hitShares(facts: Told): number[] | null {
  if (!isRecord(facts.hits)) return null;
  const shares: number[] = [0, 0, 0, 0];
  for (const [number, chance] of Object.entries(facts.hits)) {
    const place = Math.min(Number(number), 3);
    shares[place] = (shares[place] ?? 0) + (share(chance) ?? 0);
  }
  return shares;
}
