/** Options chosen in the lobby for games without a lobby of their own. */
import type { Json } from "@/lib/types";

/** What is chosen in the lobby for games that have no part of their own there, by game. */
class PlainOptions {
  private chosen: Record<string, Record<string, Json>> = $state.raw({});

  /** What was chosen for a game; what was not, the game chooses itself. */
  of(game: string): Record<string, Json> {
    return this.chosen[game] ?? {};
  }

  /** Choose something; an empty text leaves it to the game. */
  choose(game: string, name: string, value: string | number): void {
    const { [name]: _, ...others } = this.of(game);
    this.chosen = { ...this.chosen, [game]: value === "" ? others : { ...others, [name]: value } };
  }
}

export const plainOptions = new PlainOptions();
