/** Questions and options of NovoDice in words, where there is nothing to tap. */
import { t } from "@/lib/words.svelte";
import type { Question } from "../messages";
import { diceNames, tileName, wayName } from "../table/wording";

/** A question in a sentence. */
export function questionWords(question: Question): string {
  switch (question.form) {
    case "keep":
      return t("webnovodice-report-keep");
    case "claim":
      return t("webnovodice-report-claim");
    case "place": {
      const tiles = new Set(question.options.map(({ tile }) => tile));
      const [tile = ""] = tiles;
      if (tiles.size > 1) return t("novodice-ask-surplus");
      const full = question.options.some(({ old, bay }) => old !== null || bay === null);
      return t(full ? "novodice-ask-exchange" : "novodice-ask-place", { tile: tileName(tile) });
    }
  }
}

/** An option in words, by its text. */
export function optionWords(question: Question, text: string): string {
  switch (question.form) {
    case "keep": {
      const option = question.options.find((one) => one.text === text);
      return option ? diceNames(option.dice) : text;
    }
    case "claim": {
      const option = question.options.find((one) => one.text === text);
      if (!option) return text;
      if (!option.claim) return t("novodice-offer-stop");
      return `${tileName(option.claim.tile)} (${wayName(option.claim.by)})`;
    }
    case "place": {
      const option = question.options.find((one) => one.text === text);
      if (!option) return text;
      const tile = tileName(option.tile);
      if (option.bay === null) return t("novodice-offer-drop", { tile });
      const { bay } = option;
      return option.old === null
        ? t("novodice-offer-bay", { tile, bay })
        : t("novodice-offer-exchange", { tile, old: tileName(option.old), bay });
    }
  }
}
