/** What is in the box of Cubitos, and the plans of its tracks, as the server tells them. */
import { api, ask } from "@/lib/api";
import type { CubitosContent, TrackPlan } from "./messages";

export type {
  Cell,
  CoursePlan,
  CubitosContent,
  Effect,
  OwnCard,
  Race,
  TrackPlan,
} from "./messages";

/** Fetch the box; it is fetched once. */
export const fetchBox = (): Promise<CubitosContent> => api.content<CubitosContent>("cubitos");

/** Fetch the plan of a map of one's own. */
export const fetchPlan = (map: string): Promise<TrackPlan> =>
  ask("POST", "content/cubitos/plan", { body: { map } });
