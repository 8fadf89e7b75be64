/** Dice, gains and spaces in words. */
import { listed, named, t, textOr } from "@/lib/words.svelte";
import { cardParts } from "../cardParts";
import type { SpaceEffect } from "../content";
import { isBorrowed, ownKind } from "../kinds";
import type { Gains, Space, Stake } from "../messages";

/** The name of a kind of die. */
export function colourName(kind: string): string {
  const name = named("cubitos-colour-", ownKind(kind));
  return isBorrowed(kind) ? t("cubitos-borrowed", { colour: name }) : name;
}

/** A die that shows something, such as *red symbol*. */
export function dieName(kind: string, face: string | null): string {
  return face
    ? t("cubitos-die", { colour: colourName(kind), face: named("cubitos-face-", face) })
    : colourName(kind);
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

export function moves(count: number, water = 0): string {
  const plain = t("cubitos-count-moves", { count });
  if (!water) return plain;
  const wet = t("cubitos-count-water", { count: water });
  return count ? t("cubitos-and", { one: plain, other: wet }) : wet;
}

/** Gains in a list. */
export function gains({
  money,
  moves: dry = 0,
  water_moves: wet = 0,
  credits,
  fans,
  hands,
}: Gains): string {
  const parts: string[] = [];
  if (money) parts.push(t("cubitos-count-money", { count: money }));
  if (dry || wet) parts.push(moves(dry, wet));
  if (credits) parts.push(t("cubitos-count-credits", { count: credits }));
  if (fans) parts.push(t("cubitos-count-fans", { count: fans }));
  if (hands) parts.push(t("cubitos-count-hands", { count: hands }));
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

/** What passing keeps. */
export function keptWords(stake: Stake): string {
  if (stake.dice === 0) return t("webcubitos-pass-nothing");
  return t("webcubitos-pass-keep", { stake: stakeWords(stake) });
}

export function cardName(id: string): string {
  return named("cubitos-card-", id);
}

/** What else there is to a card; mostly nothing. */
export function cardNote(id: string): string {
  return textOr(`cubitos-note-${id}`, "");
}

/** All a card does, in one text. */
export function cardText(id: string): string {
  const parts = cardParts(id).map(({ when, does }) => `${when}: ${does}.`);
  const note = cardNote(id);
  return [...parts, ...(note ? [note] : [])].join(" ");
}

export function trackName(name: string, title: string): string {
  return textOr(`cubitos-track-${name}`, title);
}

/** What a space is called. */
export function spaceName({ leg, space }: Space): string {
  const name = space === "start" || space === "finish" ? t(`cubitos-${space}`) : space;
  return leg > 0 ? t("webcubitos-on-leg", { space: name, leg: leg + 1 }) : name;
}

export function rewardWords(reward: { reward: string; amount: number } | null): string {
  if (!reward) return t("cubitos-offer-no-reward");
  const count = reward.amount;
  switch (reward.reward) {
    case "credits":
      return t("cubitos-count-credits", { count });
    case "fans":
      return t("cubitos-count-fans", { count });
    case "lose dice":
      return t("cubitos-reward-lose", { count });
    case "any die":
      return t("cubitos-reward-any");
    default:
      return t("cubitos-reward-upto", { cost: count });
  }
}

export function effectWords(effect: SpaceEffect): string {
  if (effect.effect === "jet_pack") return t("webcubitos-jet-pack");
  const price =
    effect.effect === "money_shortcut"
      ? t("cubitos-count-money", { count: effect.price })
      : moves(effect.price);
  return t("webcubitos-shortcut", { price, target: effect.target ?? "" });
}
