import { beforeAll, describe, expect, it } from "vitest";
import type { FaceName, Kind, Question, RewardName } from "@/games/cubitos/messages";
import { choicesOf, declineOf, doingWords } from "@/games/cubitos/table/questions";
import { has, speak, t } from "@/lib/words.svelte";
import { die, faced, space } from "./made";

const HEAD = { seat: 0, turn: 1, phase: "roll" as const, about: null };
const text = (texts: string[]) => texts.map((one) => ({ text: one }));
const tray = (kind: Kind | null) => ({ text: kind ?? "none", die: kind, told: null });
const ability = (one: string, card: string | null, moment: string) => ({
  text: `${one} ${moment}`,
  ability: { ...faced(one), used: false, card, moment },
  told: null,
});
const stop = (word: string) => ({ text: word, ability: null, told: null });
const spot = (kind: string, zone: "draw" | "roll" | "discard") => ({
  text: `${kind} in ${zone}`,
  spot: { ...die(kind), face: null, used: false, zone },
});
const yesNo = ["no", "yes"].map((one) => ({ text: one, yes: one === "yes", told: null }));
const at = (...spaces: string[]) =>
  spaces.map((one) => ({ text: one, space: space(one), told: null }));

/** A question of every form, by its name. */
const ASKED = [
  {
    ...HEAD,
    asked: "push",
    form: "push",
    options: text(["push", "pass"]).map((one) => ({ ...one, pushes: one.text === "push" })),
  },
  { ...HEAD, asked: "draw", form: "dice", options: [spot("light", "draw"), spot("red", "draw")] },
  {
    ...HEAD,
    asked: "lose",
    form: "dice",
    options: [{ text: "enough", spot: null }, spot("light*", "roll")],
  },
  {
    ...HEAD,
    asked: "discard_after_bust",
    form: "dice",
    options: [{ text: "enough", spot: null }, spot("start", "roll")],
  },
  {
    ...HEAD,
    asked: "now",
    form: "abilities",
    options: [stop("no more"), ability("orange-symbol", "dugout", "now")],
  },
  {
    ...HEAD,
    asked: "on_push",
    form: "abilities",
    options: [stop("roll"), ability("green-symbol", "rock_on", "on_push")],
  },
  {
    ...HEAD,
    asked: "run",
    form: "abilities",
    options: [stop("ready"), ability("start-credit", null, "run")],
  },
  { ...HEAD, asked: "keep_green_and_gray", form: "keep", options: yesNo },
  { ...HEAD, asked: "mr_soldier", form: "swords", options: yesNo },
  { ...HEAD, asked: "gain", form: "trays", options: [tray(null), tray("red"), tray("light")] },
  { ...HEAD, asked: "borrow", form: "trays", options: [tray("red"), tray("dark")] },
  {
    ...HEAD,
    asked: "buy",
    form: "buy",
    options: [tray(null), tray("white")].map((one) => ({ ...one, told: null })),
  },
  {
    ...HEAD,
    asked: "face",
    form: "faces",
    options: (["blank", "symbol", "money1"] as FaceName[]).map((face) => ({
      text: face,
      face,
      told: null,
    })),
  },
  {
    ...HEAD,
    asked: "either",
    form: "either",
    options: (["money", "credits"] as const).map((brings) => ({
      text: brings,
      brings,
      told: null,
    })),
  },
  {
    ...HEAD,
    asked: "reward",
    form: "rewards",
    options: [
      { text: "none", reward: null },
      ...(["credits", "fans", "lose dice", "any die", "die up to"] as RewardName[]).map(
        (reward) => ({
          text: reward,
          reward: { reward, amount: 2 },
        }),
      ),
    ],
  },
  { ...HEAD, asked: "step", form: "spaces", options: at("C7", "2/C8") },
  { ...HEAD, asked: "move", form: "move", options: at("start", "C7", "2/C8", "finish") },
  {
    ...HEAD,
    asked: "buy_moves",
    form: "moves",
    options: [0, 1].map((bought) => ({ text: String(bought), bought, told: null })),
  },
  {
    ...HEAD,
    asked: "give_to",
    form: "players",
    options: [0, 2].map((seat) => ({ text: `player ${seat + 1}`, seat })),
  },
] as unknown as Question[];

beforeAll(async () => {
  await speak("en");
});

describe("a question", () => {
  it("rounds the limits of a risk away from each other", () => {
    const helped = ability("green-symbol", "rock_on", "on_push");
    const said = {
      id: "offer-ability",
      args: { card: "card-rock_on", die: "colour-green", does: "does-rock_on-on_push" },
    };
    const told = {
      effect: "more_dice",
      bust: { n: 1, d: 3 },
      bust_at_least: { n: 13, d: 500 },
    };
    const asked = {
      ...HEAD,
      asked: "on_push",
      form: "abilities",
      options: [{ ...helped, said, told }],
    };
    const [choice] = choicesOf(asked as unknown as Question, ["Ada"]);
    expect(choice?.below).toContain(t("webcubitos-risk-between", { least: "2%", most: "34%" }));
  });

  it("knows what declines it", () => {
    const declined = Object.fromEntries(
      ASKED.map((question) => [question.asked, declineOf(question)]),
    );
    expect(declined).toMatchObject({
      ...{ push: null, draw: null, lose: "enough", now: "no more", on_push: "roll", run: "ready" },
      ...{ mr_soldier: "no", gain: "none", borrow: null, buy: "none", move: null, reward: "none" },
    });
  });
});

describe("what others do", () => {
  it("says of nobody in a replay that they wait", () => {
    expect(doingWords(null, false, false, false)).toBe(t("webcubitos-waits"));
    expect(doingWords(null, false, false, true)).toBe("");
    expect(doingWords(null, true, false, true)).toBe(t("webcubitos-thinks"));
  });
});

describe("words", () => {
  it("of this game's pages are all there", () => {
    const files = import.meta.glob<string>("../../../src/games/cubitos/**/*.{ts,svelte}", {
      query: "?raw",
      import: "default",
      eager: true,
    });
    const named = Object.values(files).flatMap((source) =>
      [...source.matchAll(/"(web(?:cubitos)?-[a-z_-]*[a-z])"/g)].map((found) => found[1] ?? ""),
    );
    expect(named.length).toBeGreaterThan(80);
    for (const id of named) expect(has(id), id).toBe(true);
  });
});
