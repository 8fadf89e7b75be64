/** The figures of a finished game of NovoDice. */
import type { GameAfter, SeatCounts } from "@/after/counts";
import { type Moment, Tally } from "@/after/tally";
import { t } from "@/lib/words.svelte";
import type { Chapter, Game } from "@/replay/frames";
import type { Event, Question, View } from "../messages";
import { tileName } from "../table/wording";
import Die from "./Die.svelte";
import { optionWords, questionWords } from "./options";
import Piece from "./Piece.svelte";

const isLion = (face: string): boolean => face === "lion";

/** Counts lions, tiles and trash, and what every turn added. */
class CargoTally extends Tally<View, Event> {
  protected override take(at: Moment, event: Event, seat: SeatCounts): void {
    switch (event.event) {
      case "Rolled":
        this.rolled(seat, event.dice, isLion);
        break;
      case "Claimed":
        seat.bought.push(event.tile);
        break;
      case "TookTrash":
        this.count(seat, "trash");
        this.mishap(at, seat);
        break;
    }
  }
}

/** The turns; a round begins with whoever began the game. */
function chaptersOf(game: Game<View, Event>): Chapter[] {
  const found: Chapter[] = [];
  let first = -1;
  let round = 0;
  for (const [frame, { events }] of game.frames.entries())
    for (const event of events) {
      const { event: name, seat } = event;
      if (name !== "TurnBegan" && name !== "Began") continue;
      // The first turn may be identified by the beginner alone.
      if (name === "Began" && found.length > 0) continue;
      if (name === "TurnBegan" && found.length === 1 && found[0]?.seat === seat && round === 1) {
        found[0].frame = frame;
        continue;
      }
      if (first < 0) first = seat;
      if (seat === first) round += 1;
      found.push({ frame, round, seat });
    }
  return found.length > 0 ? found : [{ frame: 0, round: 1, seat: -1 }];
}

export const after: GameAfter<View, Event, Question> = {
  countsOf: (game, sides) =>
    new CargoTally(game, sides).counts(chaptersOf(game), ["TurnBegan", "Began"]),
  chart: () => t("webnovodice-chart"),
  unit: () => t("webpages-unit-worth"),
  mishap: () => t("webpages-chart-trash"),
  score: (count) => t("webpages-points", { count }),
  verdict: (player, count) => t("webpages-verdict-points", { player, count }),
  luck: ({ hits, expected, rolled }, number) =>
    t("webpages-luck-lions", { hits, expected: number(expected), dice: rolled }),
  choices: ({ bought, counts }) =>
    t("webnovodice-choices", { tiles: bought.length, trash: counts.trash ?? 0 }),
  Piece,
  pieceName: (tile) => tileName(tile),
  Die,
  questionWords,
  optionWords,
};
