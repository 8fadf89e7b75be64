import { has, listed, t } from "@/lib/words.svelte";
import type { Effect } from "../content";
import { ownKind, parseDie, words } from "./dice";
import { parseSpace } from "./plan";
import type { Reward, Stake } from "./views";

/** When cards work, in the order in which a card tells of it. */
export const MOMENTS = [
  "now",
  "after_push",
  "on_push",
  "would_bust",
  "run",
  "power",
  "second",
  "any_time",
  "after_move",
  "compare",
] as const;

/** The name of a kind of die. */
export function colourName(kind: string): string {
  const name = t(`cubitos-colour-${ownKind(kind)}`);
  return kind.endsWith("*") ? t("cubitos-borrowed", { colour: name }) : name;
}

/** A die that shows something, such as *red symbol*. */
export function dieName(kind: string, face: string | null): string {
  return face
    ? t("cubitos-die", { colour: colourName(kind), face: t(`cubitos-face-${face}`) })
    : colourName(kind);
}

export function dieTextName(text: string): string {
  const { kind, face } = parseDie(text);
  return dieName(kind, face);
}

/** Names in a list, equal ones counted. */
export function grouped(names: string[]): string {
  return [...new Set(names)]
    .map((name) => {
      const count = names.filter((one) => one === name).length;
      return count > 1 ? t("cubitos-several", { count, what: name }) : name;
    })
    .join(", ");
}

/** What rolled dice show: the hits, then how many blanks. */
export function fallen(dice: string): string {
  const all = words(dice);
  const hits = all.filter((die) => !die.endsWith("-blank"));
  const parts = hits.length > 0 ? [grouped(hits.map(dieTextName))] : [];
  if (hits.length < all.length) parts.push(t("cubitos-count-blanks", { count: all.length - hits.length }));
  return parts.join(", ") || t("cubitos-nothing");
}

export function moves(count: number, water = 0): string {
  const plain = t("cubitos-count-moves", { count });
  if (!water) return plain;
  const wet = t("cubitos-count-water", { count: water });
  return count ? t("cubitos-and", { one: plain, other: wet }) : wet;
}

/** Gains in a list. */
export function gains(told: Record<string, unknown>): string {
  const number = (name: string) => (typeof told[name] === "number" ? Number(told[name]) : 0);
  const parts: string[] = [];
  if (number("money")) parts.push(t("cubitos-count-money", { count: number("money") }));
  const dry = number("move") || number("moves");
  const wet = number("water") || number("water_moves");
  if (dry || wet) parts.push(moves(dry, wet));
  const credits = number("credit") || number("credits");
  if (credits) parts.push(t("cubitos-count-credits", { count: credits }));
  if (number("fans")) parts.push(t("cubitos-count-fans", { count: number("fans") }));
  if (number("hands")) parts.push(t("webcubitos-count-hands", { count: number("hands") }));
  return parts.join(", ");
}

/** What would be lost, or is kept. */
export function stakeWords(stake: Stake): string {
  const parts: string[] = [];
  if (stake.moves) parts.push(moves(stake.moves));
  if (stake.money) parts.push(t("cubitos-count-money", { count: stake.money }));
  if (stake.credits) parts.push(t("cubitos-count-credits", { count: stake.credits }));
  if (stake.symbols) parts.push(t("cubitos-count-symbols", { count: stake.symbols }));
  if (parts.length > 0) return listed(parts);
  return stake.dice > 0 ? t("cubitos-count-dice", { count: stake.dice }) : t("cubitos-nothing");
}

export function cardName(id: string): string {
  return t(`cubitos-card-${id}`);
}

/** What a card does, moment by moment. */
export function cardParts(id: string): { moment: string; when: string; does: string }[] {
  return MOMENTS.filter((moment) => has(`cubitos-does-${id}-${moment}`)).map((moment) => ({
    moment,
    when: t(`cubitos-when-${moment}`),
    does: t(`cubitos-does-${id}-${moment}`),
  }));
}

/** What else there is to a card. */
export function cardNote(id: string): string | null {
  return has(`cubitos-note-${id}`) ? t(`cubitos-note-${id}`) : null;
}

/** All a card does, in one text. */
export function cardText(id: string): string {
  const parts = cardParts(id).map(({ when, does }) => `${when}: ${does}.`);
  const note = cardNote(id);
  return [...parts, ...(note ? [note] : [])].join(" ");
}

export function trackName(name: string, title: string): string {
  return has(`cubitos-track-${name}`) ? t(`cubitos-track-${name}`) : title;
}

/** What a space is called. */
export function spaceName(text: string): string {
  const { leg, space } = parseSpace(text);
  const name = space === "start" || space === "finish" ? t(`cubitos-${space}`) : space;
  return leg > 0 ? t("webcubitos-on-leg", { space: name, leg: leg + 1 }) : name;
}

export function rewardWords(reward: Reward): string {
  const count = reward.amount;
  switch (reward.reward) {
    case "credits":
      return t("cubitos-count-credits", { count });
    case "fans":
      return t("cubitos-count-fans", { count });
    case "lose dice":
      return t("cubitos-reward-lose", { count: t("cubitos-count-dice", { count }) });
    case "any die":
      return t("cubitos-reward-any");
    case null:
      return t("cubitos-offer-no-reward");
    default:
      return t("cubitos-reward-upto", { cost: count });
  }
}

export function effectWords(effect: Effect): string {
  if (effect.effect === "jet_pack") return t("webcubitos-jet-pack");
  const price =
    effect.effect === "money_shortcut"
      ? t("cubitos-count-money", { count: effect.price })
      : moves(effect.price);
  return t("webcubitos-shortcut", { price, target: effect.target ?? "" });
}
