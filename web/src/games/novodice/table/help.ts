/** Help texts for things on the table. */
import type { MessageId } from "@ids";
import { t } from "@/lib/words.svelte";
import { sides } from "../sides";
import { TRASH } from "./model";
import type { Play } from "./play.svelte";
import { symbolName } from "./wording";

const SHORT: Partial<Record<string, MessageId>> = {
  lions: "webnovodice-help-lions",
  rows: "webnovodice-help-rows",
  dice: "webnovodice-help-dice",
  bay: "novodice-help-worth",
};

/** A few words on the thing under the pointer; none where its name says enough. */
export function shortHelp(play: Play, topic: string): string {
  const [kind = "", id = ""] = topic.split(":");
  if (kind === "tile") return id === TRASH ? t("webnovodice-why-trash") : play.whyNot(id);
  if (kind === "die") {
    const faces = sides().get(id) ?? [];
    const names = [...new Set(faces)].map((face) => {
      const count = faces.filter((one) => one === face).length;
      return count > 1 ? `${symbolName(face)} ×${count}` : symbolName(face);
    });
    return `${t("webnovodice-help-die", { kind: id })}: ${names.join(", ")}`;
  }
  return SHORT[kind] ? t(SHORT[kind]) : "";
}
