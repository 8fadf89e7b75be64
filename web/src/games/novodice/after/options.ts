/** Questions and options of NovoDice in words, where there is nothing to tap. */
import { say } from "@/lib/said";
import type { Question } from "../messages";
import { diceNames } from "../table/wording";

/** A question in a sentence. */
export const questionWords = ({ said }: Question): string => say("novodice", said);

/** An option in words, by its text; dice to keep are named one by one. */
export function optionWords(question: Question, text: string): string {
  const option = question.options.find((one) => one.text === text);
  if (!option) return text;
  return "dice" in option ? diceNames(option.dice) : say("novodice", option.said);
}
