/** Where I can run to: what it takes to get there, what is gained, and how far it is from there. */
import { t } from "@/lib/words.svelte";
import type { Cell } from "../content";
import type { CurrentQuestion } from "./currentQuestion.svelte";
import type { Reachable } from "./runChoice.svelte";
import { moves, rewardWords, spaceName } from "./speech";

/** A space that can be tapped, in words and figures. */
export interface Destination {
  /** Its name in options. */
  text: string;
  name: string;
  /** What is gained there. */
  rewards: readonly { reward: string; amount: number }[];
  /** The moves it takes, if known. */
  moves: number | null;
  /** The moves that must be bought for it. */
  bought: number;
  /** What the moves bought and shortcuts on the way cost. */
  price: number;
  /** All of it, as a screen reader says it. */
  label: string;
}

/** A space that can be tapped; `cell` is where it lies on its board, `asked` what is asked. */
export function destinationOf(
  text: string,
  { space, bought, told }: Reachable,
  cell: Cell | null,
  asked: string,
): Destination {
  const printed = cell?.rewards ?? [];
  const steps = asked === "step";
  const rewards = steps ? [] : (told?.rewards ?? printed);
  const way = told && "moves" in told ? told : null;
  const words = [spaceName(space)];
  if (way) words.push(moves(way.moves, way.water_moves));
  if (bought) words.push(t("webcubitos-needs-bought", { count: bought }));
  if (told) words.push(t("webcubitos-to-go", { count: told.to_go }));
  // What stands on the space is not gained by a step.
  if (steps)
    words.push(...printed.map((one) => t("webcubitos-no-gain", { reward: rewardWords(one) })));
  return {
    text,
    name: spaceName(space),
    rewards,
    moves: way ? way.moves + way.water_moves : null,
    bought,
    price: way ? way.pays.money + way.pays.credits : 0,
    label: [...words, ...rewards.map(rewardWords)].join(", "),
  };
}

/** All that can be tapped: first what brings something, of each kind the cheapest, then the farthest. */
export function destinations(
  current: CurrentQuestion,
  here: string,
  cellOf: (reachable: Reachable) => Cell | null,
): Destination[] {
  const asked = current.question?.asked ?? "";
  const far = ({ space, told }: Reachable): number =>
    told ? (told.beyond ?? -told.to_go) : space.red_lines;
  const first = (one: Destination): number => (one.rewards.length > 0 ? 1 : 0);
  return [...current.runChoice.ends]
    .filter(([text]) => text !== here)
    .sort(([, one], [, other]) => one.bought - other.bought || far(other) - far(one))
    .map(([text, reachable]) => destinationOf(text, reachable, cellOf(reachable), asked))
    .sort((one, other) => first(other) - first(one));
}
