/** The dialog that is open above the table. */
import { t } from "@/lib/words.svelte";
import type { CoursePlan } from "../content";
import { helpOn } from "./help";

/** What lies open above the table: a card, a player's board, or a word of help. */
export class OpenDialogs {
  card: string | null = $state(null);
  seat: number | null = $state(null);
  help: { title: string; text: string } | null = $state.raw(null);
  /** What the pointer is on. */
  under: Element | null = null;

  get any(): boolean {
    return this.card !== null || this.seat !== null || this.help !== null;
  }

  /** Open what there is to say about an element, or the part of the table that it is in. */
  helpWith(element: Element | null, course: CoursePlan | null, board: number): boolean {
    const what = element?.closest("[data-help]")?.getAttribute("data-help");
    if (!what) return false;
    if (what.startsWith("card:")) {
      this.card = what.slice(5);
      return true;
    }
    this.help = helpOn(what, course, board);
    return this.help !== null;
  }

  /** Help with what has the focus or the pointer on it; with the keys where there is nothing to say. */
  helpHere(course: CoursePlan | null, board: number): void {
    const { activeElement } = document;
    const here = activeElement?.closest("[data-help]") ? activeElement : this.under;
    if (!this.helpWith(here, course, board))
      this.help = { title: t("webcubitos-keys"), text: t("webcubitos-keys-text") };
  }
}
