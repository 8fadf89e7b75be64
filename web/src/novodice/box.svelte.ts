import { api } from "@/lib/api";
import type { NovoDiceContent } from "@/lib/types";

/** What is in the box; null until the server has told. */
let content: NovoDiceContent | null = $state.raw(null);
let asked = false;

/** The content of the box, fetched once. */
export function boxContent(): NovoDiceContent | null {
  if (!asked) {
    asked = true;
    api.novodice().then(
      (told) => {
        content = told;
      },
      () => {
        // Asked again the next time somebody looks.
        asked = false;
      },
    );
  }
  return content;
}
