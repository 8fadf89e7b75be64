/** Positions and dice of a race, written shortly. */
import type {
  ActiveDie,
  FacedDie,
  FaceName,
  Kind,
  PlayerView,
  Space,
  Stack,
  View,
} from "@/games/cubitos/messages";

const words = (text: string): string[] => text.split(" ").filter(Boolean);

/** A die such as `red` or, borrowed, `red*`. */
export const die = (text: string) => ({
  die: text.replace("*", "") as Kind,
  borrowed: text.endsWith("*"),
});

/** A die such as `red-symbol`. */
export function faced(text: string): FacedDie {
  const [kind = "", face = ""] = text.split("-");
  return { ...die(kind), face: face as FaceName };
}

/** Dice such as `light light red`. */
export const stacks = (text: string): Stack[] =>
  [...new Set(words(text))].map((kind) => ({
    ...die(kind),
    count: words(text).filter((one) => one === kind).length,
  }));

/** Active dice such as `red-symbol light-money1!`, the used ones with a mark. */
export const active = (text: string): ActiveDie[] =>
  words(text).map((one) => ({ ...faced(one.replace("!", "")), used: one.endsWith("!") }));

/** A space such as `C7`, or `2/C7` of the second leg. */
export function space(text: string): Space {
  const [leg, name] = text.includes("/") ? text.split("/") : ["1", text];
  return { text, leg: Number(leg) - 1, space: name ?? "", red_lines: 0 };
}

/** A player with these dice; everything else is as at the start. */
export function player(
  zones: { draw?: string; roll?: string; active?: string; discard?: string } = {},
): PlayerView {
  return {
    draw: stacks(zones.draw ?? ""),
    roll: stacks(zones.roll ?? ""),
    active: active(zones.active ?? ""),
    discard: stacks(zones.discard ?? ""),
    ...{
      money: 0,
      move: 2,
      water: 0,
      credit: 0,
      fans: 0,
      hand: 0,
      space: space("C7"),
      finished: false,
    },
    ...{ draw_amount: 9, at_risk: false, must_push: false, busted: false, passed: false },
    ...{ swords: 0, lost_dice: 0 },
  };
}

/** A position of these players. */
export const view = (...players: PlayerView[]): View => ({
  ...{ round: 1, start_player: 0, trays: {}, players, all_rolled: false, over: false, winners: [] },
});
