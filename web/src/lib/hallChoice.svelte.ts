/** Whether the next table is made on the server or on this device. */
import { hasServer } from "./site";
import { isRecord, load, save } from "./storage";

/** Where somebody plays: at the server, or on this device. */
export class HallChoice {
  /** The server has answered the last request to it; before the first, whether there is one. */
  online: boolean = $state(hasServer());
  /** What was chosen in this visit; none where nobody has chosen. */
  private chosen: boolean | null = $state(null);
  /** What was chosen in earlier visits. */
  private before = false;

  constructor() {
    const { here } = load("place", {}, isRecord);
    if (typeof here === "boolean") this.before = here;
  }

  /** Whether the next table is made on this device: as chosen now; else where no server is reached, or as before. */
  get here(): boolean {
    return this.chosen ?? (!this.online || this.before);
  }

  choose(here: boolean): void {
    this.chosen = here;
    save("place", { here });
  }

  /** Note whether the server has answered. */
  reached(online: boolean): void {
    this.online = online;
  }
}

export const hallChoice = new HallChoice();
