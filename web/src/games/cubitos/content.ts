/** What is in the box of Cubitos, and the plans of its tracks, as the server tells them. */
import { api, askAny } from "@/lib/api";
import type { CubitosContent, SetShown, TrackPlan } from "./messages";

export type {
  Cell,
  CoursePlan,
  CubitosContent,
  OwnCardTexts,
  Race,
  SpaceEffect,
  TrackPlan,
} from "./messages";

/** Fetch the box; it is fetched once. */
export const fetchBox = (): Promise<CubitosContent> => api.content<CubitosContent>("cubitos");

/** Fetch the plan of a custom map. */
export const fetchPlan = (map: string): Promise<TrackPlan> =>
  askAny("POST", "content/cubitos/plan", { body: { map } });

/** Fetch what is to be said of a custom set, and of a file with custom cards. */
export const fetchSet = (cards: string[], own = "", signal?: AbortSignal): Promise<SetShown> =>
  askAny("POST", "content/cubitos/set", { body: { cards, own }, signal });
