/** Fetches the engine for a time without a network. */
import { EngineFiles } from "./files";

/** Fetch the engine's files if they are not here, and start nothing. */
export async function keepEngine(): Promise<void> {
  const folder = new URL("engine/", new URL("./", location.href.split("#")[0])).href;
  await EngineFiles.collect(folder, () => undefined);
}
