import { Refusal } from "./api";
import { t } from "./words.svelte";

/** What went wrong, as a sentence that says what to do. */
export function sentence(error: unknown): string {
  if (error instanceof Refusal || (error instanceof Error && "code" in error)) {
    const code = String((error as { code: unknown }).code);
    return problemText(code, error.message);
  }
  return t("web-problem");
}

/** The same of a code and the server's own sentence, where it had one. */
export function problemText(code: string, text: string): string {
  if (text) return text;
  if (code === "no_connection" || code === "lost")
    return t(code === "lost" ? "web-problem-lost" : "web-no-connection");
  return t("web-problem");
}
