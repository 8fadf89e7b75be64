/** The content of the box, loaded for the table. */
import { fetchBox, type NovoDiceContent } from "../content";

/** What is in the box; null until the server has answered. */
let content: NovoDiceContent | null = $state.raw(null);
let asked = false;

/** The content of the box, fetched once. */
export function boxContent(): NovoDiceContent | null {
  if (!asked) {
    asked = true;
    fetchBox().then(
      (found) => {
        content = found;
      },
      () => {
        // Asked again the next time somebody looks.
        asked = false;
      },
    );
  }
  return content;
}
