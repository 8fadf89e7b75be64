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

/** Fetch the plan of a map of one's own. */
export const fetchPlan = (map: string): Promise<TrackPlan> =>
  askAny("POST", "content/cubitos/plan", { body: { map } });

/** Fetch what is to be said of a set of one's own, and of a file with cards of one's own. */
export const fetchSet = (cards: string[], own = "", signal?: AbortSignal): Promise<SetShown> =>
  askAny("POST", "content/cubitos/set", { body: { cards, own }, signal });
