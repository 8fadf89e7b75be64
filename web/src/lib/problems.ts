/** Refusals and errors as sentences for people. */
import { type Arguments, t, textOr } from "./words.svelte";

/** The stable code of what went wrong; none where nobody foresaw it. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** What went wrong, as a sentence that says what to do. */
export function sentence(error: unknown): string {
  const code = codeOf(error);
  return code && error instanceof Error ? problemText(code, error.message) : t("web-problem");
}

/** The same of a code and the server's own sentence, where it had one. */
export function problemText(code: string, text: string): string {
  if (text) return text;
  if (code === "no_connection" || code === "lost")
    return t(code === "lost" ? "web-problem-lost" : "web-no-connection");
  return refusedText(code, {}) || t("web-problem");
}

/** The sentence of a code, for a hall that leaves it to us; none where the code is unknown. */
export function refusedText(code: string, given: unknown): string {
  const args = (given ?? {}) as Arguments;
  const shared = textOr(`server-refused-${code}`, "", args);
  return textOr(`web-engine-${code.replace("engine_", "")}`, shared, args);
}
