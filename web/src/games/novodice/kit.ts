/** NovoDice for the page. */
import "./colours.css";
import type { GameKit } from "@/games/kit";
import { lessonsOf } from "@/learn/lessons";
import type { Prepared } from "@/learn/scripted.svelte";
import { t } from "@/lib/words.svelte";
import Emblem from "./Emblem.svelte";
import Intro from "./lobby/Intro.svelte";
import type { Event, Question, View } from "./messages";
import { inSets, sides } from "./sides";

export const kit: GameKit<View, Question, Event> = {
  title: "NovoDice",
  theme: "night",
  Emblem,
  lobby: { title: () => t("web-which-novo"), Main: Intro, bots: 1 },
  table: () => import("./table/NovoTable.svelte"),
  after: () => import("./after/after"),
  lessons: lessonsOf(import.meta.glob<Prepared>("./lessons/*.json", { import: "default" })),
  rules: {
    texts: import.meta.glob<string>("@games/novodice/texts/*/rules.md", {
      query: "?raw",
      import: "default",
    }),
    drawings: async () => (await import("./rules/drawings")).drawings,
  },
  sides,
  inSets,
  die: () => import("./after/Die.svelte"),
};
