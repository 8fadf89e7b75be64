/** Send a replay to somebody: a link to a server's table, or one that carries the whole record. */
import { isHere } from "@/lib/hall";
import { link } from "@/lib/route.svelte";
import { t, textOr } from "@/lib/words.svelte";
import { toasts } from "@/parts/toasts.svelte";
import { NotCarried, packed } from "./addressRecord";

/** The address of a replay: of a table that a server keeps, or with the record inside. */
async function addressOf(table: string | null, record: () => Promise<string>): Promise<string> {
  const name = table !== null && !isHere(table) ? table : await packed(await record());
  return new URL(link("replay", name), location.href).href;
}

/** Share a replay, or say why there is no link to it. */
export async function shareReplay(
  table: string | null,
  record: () => Promise<string>,
): Promise<void> {
  let url = "";
  try {
    url = await addressOf(table, record);
    if (navigator.share && matchMedia("(pointer: coarse)").matches) await navigator.share({ url });
    else {
      await navigator.clipboard.writeText(url);
      toasts.tell(t("webpages-shared"));
    }
  } catch (error) {
    if (error instanceof NotCarried)
      toasts.tell(textOr(`webpages-share-${error.why}`, t("webpages-share-problem")), "wrong");
    else if (error instanceof DOMException && error.name === "AbortError") {
      // Whoever thinks better of sharing gets no message.
    } else if (url && url.length < 200) toasts.tell(url);
    else toasts.tell(t("webpages-share-problem"), "wrong");
  }
}
