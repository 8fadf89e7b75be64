/** Cubitos for the page. */
import "./colours.css";
import type { GameKit } from "@/games/kit";
import { lessonsOf } from "@/learn/lessons";
import type { Prepared } from "@/learn/scripted.svelte";
import { t } from "@/lib/words.svelte";
import { fetchBox } from "./content";
import Emblem from "./Emblem.svelte";
import { choice } from "./lobby/choice.svelte";
import Order from "./lobby/Order.svelte";
import RacePicture from "./lobby/RacePicture.svelte";
import Races from "./lobby/Races.svelte";
import RaceTabs from "./lobby/RaceTabs.svelte";
import type { CoursePlan, Event, Question, View } from "./messages";
import { about } from "./names";
import { inSets, sides } from "./sides";

export const kit: GameKit<View, Question, Event, CoursePlan> = {
  about,
  Emblem,
  lobby: {
    title: () => t("web-which-race"),
    Tabs: RaceTabs,
    Main: Races,
    More: Order,
    bots: 2,
    variants: async () => Object.keys((await fetchBox()).races).map((race) => ({ race })),
    options: () => choice.options,
    goesOn: () => t("web-race-goes-on"),
    over: () => t("web-race-over"),
    Picture: RacePicture,
  },
  table: () => import("./table/CubitosTable.svelte"),
  after: () => import("./after/after"),
  lessons: lessonsOf(import.meta.glob<Prepared>("./lessons/*.json", { import: "default" })),
  rules: {
    texts: import.meta.glob<string>("@games/cubitos/texts/*/rules.md", {
      query: "?raw",
      import: "default",
    }),
    drawings: async () => (await import("./rules/drawings")).drawings,
  },
  sides,
  inSets,
  die: () => import("./after/Die.svelte"),
};
