/** The content of the box, as far as the rules draw from it. */
import { type CubitosContent, fetchBox } from "../content";

/** The box, as far as the rules draw from it; without a server the text can be read all the same. */
class Box {
  content: CubitosContent | null = $state.raw(null);

  async fetch(): Promise<void> {
    this.content ??= await fetchBox().catch(() => null);
  }
}

export const box = new Box();
