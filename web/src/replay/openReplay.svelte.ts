/** Loads a game for the replay page, with its report and counts. */
import type { GameAfter, GameCounts } from "@/after/counts";
import { Report, type ReportSource } from "@/after/report.svelte";
import { plainCounts } from "@/after/tally";
import { boxedDice } from "@/fair/dice";
import { kitOf } from "@/games";
import { api } from "@/lib/api";
import { Refusal } from "@/lib/hall";
import { seatName } from "@/lib/names";
import { outside } from "@/lib/outsideGames.svelte";
import { person } from "@/lib/person.svelte";
import { codeOf, problemText } from "@/lib/problems";
import { type MySeat, seatAt } from "@/lib/seats";
import type { ReplayShown, TableShown } from "@/lib/types";
import { keepViewTokens } from "@/lib/viewTokens";
import { t } from "@/lib/words.svelte";
import { NotCarried, unpacked } from "./addressRecord";
import { type Game, gameOf } from "./frames";
import { ReplayStore } from "./replayStore.svelte";

/** A game to look at, with its figures and report, or why it cannot be shown. */
export class OpenedReplay {
  store: ReplayStore | null = $state.raw(null);
  counts: GameCounts | null = $state.raw(null);
  after: GameAfter | null = $state.raw(null);
  report: Report | null = $state.raw(null);
  problem: string = $state("");
  busy: boolean = $state(false);
  /** The record of a file, to check its dice; null for a table of this server. */
  record: unknown = $state.raw(null);
  /** My own seat in this game, with what was noted of its dice; a file is compared with nothing. */
  mine: MySeat | null = $state.raw(null);

  /** Open a table of this server, at a step where one is given. */
  async table(id: string, step: number): Promise<void> {
    await this.trying(t("webpages-replay-problem"), async () => {
      const [sent, about] = await fetched(id);
      const seats = about?.seats ?? [];
      const game = gameOf(sent);
      this.record = null;
      this.mine = seatAt(id);
      const known = seats.findIndex((seat) => seat.person !== null && seat.person === person.name);
      await this.show(
        about
          ? { ...game, names: seats.map(seatName), people: seats.map((seat) => seat.person) }
          : game,
        about?.id ?? id,
        this.mine?.seat ?? Math.max(0, known),
        (take, signal) => api.report(id, take, signal),
      );
      if (Number.isFinite(step)) this.store?.goTo(step);
    });
  }

  /** Open the record in a file. */
  async file(text: string, name: string): Promise<void> {
    await this.trying(t("webpages-drop-problem", { file: name }), async () => {
      const read = parsed(text);
      if (read === undefined) this.problem = t("webpages-drop-no-json", { file: name });
      else await this.given(read);
    });
  }

  /** Open the record that an address carries, at a step where one is given. */
  async carried(name: string, step: number): Promise<void> {
    await this.trying(t("webpages-link-problem"), async () => {
      const read = parsed(await unpacked(name));
      if (read === undefined) throw new NotCarried("damaged");
      await this.given(read);
      if (Number.isFinite(step)) this.store?.goTo(step);
    });
  }

  /** Show a record that somebody brought. */
  private async given(record: unknown): Promise<void> {
    const game = gameOf(await api.replayOf(record));
    this.record = record;
    this.mine = null;
    await this.show(game, null, 0, (take, signal) => api.reportOf(record, take, signal));
  }

  /** The record itself, of a table or of a file. */
  async load(id: string): Promise<unknown> {
    return this.record ?? api.record(id);
  }

  /** Nothing plays on, and nothing is judged any more. */
  stop(): void {
    this.store?.stop();
    this.report?.stop();
  }
  close(): void {
    this.stop();
    this.store = null;
    this.report = null;
    this.record = null;
  }

  private async show(
    game: Game,
    tableId: string | null,
    eyes: number,
    source: ReportSource,
  ): Promise<void> {
    this.stop();
    const [own] = await Promise.all([kitOf(game.game).after?.(), outside.fetch(game.game)]);
    this.counts =
      own?.after.countsOf(game, boxedDice(game.game, game.names.length)) ?? plainCounts(game);
    this.after = own?.after ?? null;
    this.store = new ReplayStore(game, tableId, eyes);
    this.report = game.over ? new Report(source) : null;
    void this.report?.load();
  }

  /** Do something that may fail; what the server says, or else a sentence, becomes the problem. */
  private async trying(otherwise: string, work: () => Promise<void>): Promise<void> {
    this.problem = "";
    this.busy = true;
    try {
      await work();
    } catch (error) {
      this.problem =
        error instanceof Refusal && (error.message || error.code === "no_connection")
          ? problemText(error.code, error.message)
          : otherwise;
    } finally {
      this.busy = false;
    }
  }
}

/** A game and its table. Whoever has finished a duplicate under their name may look at it from any device. */
async function fetched(id: string): Promise<[ReplayShown, TableShown | null]> {
  const both = () => Promise.all([api.replay(id), api.table(id).catch(() => null)]);
  try {
    return await both();
  } catch (error) {
    if (codeOf(error) !== "duplicate_unfinished" || !person.token) throw error;
    keepViewTokens([id], person.token);
    return both();
  }
}

/** What stands in a text of JSON; undefined where it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
