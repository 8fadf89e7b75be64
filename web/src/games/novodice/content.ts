/** What is in the box of NovoDice, as the server tells it. */
import { api } from "@/lib/api";
import type { NovoDiceContent } from "./messages";

export type { NovoDiceContent } from "./messages";

/** Fetch the box; it is fetched once. */
export const fetchBox = (): Promise<NovoDiceContent> => api.content<NovoDiceContent>("novodice");
