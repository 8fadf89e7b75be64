/** The figures of a finished race. */
import type { GameAfter, SeatCounts } from "@/after/counts";
import { type Moment, Tally } from "@/after/tally";
import { named, t } from "@/lib/words.svelte";
import type { Chapter, Game } from "@/replay/frames";
import type { Event, FacedDie, Question, View } from "../messages";
import { optionWords, questionWords } from "../table/questions";
import Die from "./Die.svelte";
import Piece from "./Piece.svelte";

const isHit = (face: string): boolean => face !== "blank";

/** Counts pushes, busts, dice bought and spaces run. */
class RaceTally extends Tally<View, Event> {
  protected override take(at: Moment, event: Event, seat: SeatCounts): void {
    switch (event.event) {
      case "Rolled":
        this.roll(at, seat, event.dice, event.free);
        break;
      case "Pushed":
        this.count(seat, "pushes");
        break;
      case "Bust":
        this.count(seat, "busts");
        this.mishap(at, seat);
        break;
      case "DieBought":
        seat.bought.push(event.die.die);
        break;
    }
  }

  private roll(at: Moment, seat: SeatCounts, dice: FacedDie[], free: boolean): void {
    this.rolled(seat, dice, isHit);
    if (free) return;
    const before = this.game.frames[at.frame - 1]?.view.players[seat.seat];
    const chance = dice.reduce((all, { die }) => all * (1 - this.share(die, isHit)), 1);
    // What is counted here is rolls at risk that show nothing but blanks.
    if (!before?.at_risk || dice.length === 0) return;
    this.count(seat, "blanksExpected", chance);
    if (!dice.some((die) => isHit(die.face))) this.count(seat, "blanks");
  }
}

/** The rounds of a race. */
function chaptersOf(game: Game<View, Event>): Chapter[] {
  const found = game.frames.flatMap(({ events }, frame) =>
    events
      .filter((event) => event.event === "RoundBegan")
      .map(({ round }) => ({ frame, round, seat: -1 })),
  );
  return found.length > 0 ? found : [{ frame: 0, round: 1, seat: -1 }];
}

/** An option in words: where somebody ran is shown as running there. */
function playedWords(question: Question, text: string, names: string[]): string {
  const words = optionWords(question, text, names);
  if (question.form !== "move") return words;
  const stays = question.options.find((one) => one.text === text)?.told?.stays ?? false;
  return stays ? t("webcubitos-stay") : t("webcubitos-hint-run", { where: words });
}

export const after: GameAfter<View, Event, Question> = {
  countsOf: (game, sides) => new RaceTally(game, sides).counts(chaptersOf(game), ["RoundBegan"]),
  chart: () => t("webcubitos-chart"),
  unit: () => t("webpages-unit-come"),
  mishap: () => t("webpages-chart-bust"),
  score: (count) => t("webpages-spaces", { count }),
  verdict: (player, count) => t("webpages-verdict-spaces", { player, count }),
  luck: ({ hits, expected, rolled, counts }, number) =>
    [
      t("webpages-luck-hits", { hits, expected: number(expected), dice: rolled }),
      t("webpages-luck-blanks", {
        count: counts.blanks ?? 0,
        expected: number(counts.blanksExpected ?? 0),
      }),
    ].join(" "),
  choices: ({ counts }) =>
    t("webcubitos-choices", { pushes: counts.pushes ?? 0, busts: counts.busts ?? 0 }),
  Piece,
  pieceName: (colour) => named("cubitos-colour-", colour),
  Die,
  questionWords,
  optionWords: playedWords,
};
