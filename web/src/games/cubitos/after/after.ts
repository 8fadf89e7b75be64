/** What is told of a race when it is over. */
import type { GameAfter, SeatFigures, TurningPoint } from "@/after/figures";
import { type Moment, Tally } from "@/after/tally";
import { t } from "@/lib/words.svelte";
import type { Chapter, Game } from "@/replay/frames";
import type { Event, FacedDie, View } from "../messages";
import Piece from "./Piece.svelte";

const isHit = (face: string): boolean => face !== "blank";

/** Counts pushes, busts, dice bought and spaces run. */
class RaceTally extends Tally<View, Event> {
  private readonly lastRoll: { chance: number; active: number; frame: number }[] = [];
  private readonly runs = new Map<string, TurningPoint>();

  protected override take(at: Moment, event: Event, seat: SeatFigures): void {
    switch (event.event) {
      case "Rolled":
        this.roll(at, seat, event.dice, event.free);
        break;
      case "Pushed":
        this.count(seat, "pushes");
        break;
      case "Bust": {
        this.count(seat, "busts");
        this.mishap(at, seat);
        const roll = this.lastRoll[seat.seat];
        const where = { ...at, frame: roll?.frame ?? at.frame };
        this.point(where, "bust", seat.seat, roll?.active ?? 0, roll?.chance ?? null);
        break;
      }
      case "DieBought":
        seat.bought.push(event.die.die);
        break;
      case "Moved":
        this.run(at, seat.seat, event.route.length);
        break;
      case "Finished":
        this.point(at, "finish", seat.seat);
        break;
    }
  }

  private roll(at: Moment, seat: SeatFigures, dice: FacedDie[], free: boolean): void {
    this.rolled(seat, dice, isHit);
    if (free) return;
    const before = this.game.frames[at.frame - 1]?.view.players[seat.seat];
    const chance = dice.reduce((all, { die }) => all * (1 - this.share(die, isHit)), 1);
    this.lastRoll[seat.seat] = { chance, active: before?.active.length ?? 0, frame: at.frame };
    // What is counted here is rolls at risk that show nothing but blanks.
    if (!before?.at_risk || dice.length === 0) return;
    this.count(seat, "blanksExpected", chance);
    if (!dice.some((die) => isHit(die.face))) this.count(seat, "blanks");
  }

  private run(at: Moment, seat: number, steps: number): void {
    const key = `${at.round}/${seat}`;
    const known = this.runs.get(key);
    if (known) known.amount += steps;
    else this.runs.set(key, { kind: "run", ...at, seat, amount: steps, chance: null });
  }

  protected override finish(): void {
    this.points.push(...this.runs.values());
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

export const after: GameAfter<View, Event> = {
  figuresOf: (game, sides) => new RaceTally(game, sides).figures(chaptersOf(game), ["RoundBegan"]),
  chart: () => t("webcubitos-chart"),
  unit: () => t("webpages-unit-come"),
  mishap: () => t("webpages-chart-bust"),
  score: (count) => t("webpages-spaces", { count }),
  verdict: (player, count) => t("webpages-verdict-spaces", { player, count }),
  luckNote: () => t("webcubitos-luck-note"),
  luck: ({ hits, expected, rolled, counts }, number) =>
    [
      t("webpages-luck-hits", { hits, expected: number(expected), dice: rolled }),
      t("webpages-luck-blanks", {
        count: counts.blanks ?? 0,
        expected: number(counts.blanksExpected ?? 0),
      }),
    ].join(" "),
  luckMeans: () => t("webcubitos-luck-means"),
  choices: ({ counts }) =>
    t("webcubitos-choices", { pushes: counts.pushes ?? 0, busts: counts.busts ?? 0 }),
  pointsNote: () => t("webcubitos-points-note"),
  Piece,
  pieceName: (colour) => t(`cubitos-colour-${colour}`),
};
