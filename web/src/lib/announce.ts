/** Says things to screen readers: what happened, and what is asked. */

let region: HTMLElement | null = null;

/** Say something politely, after what is being said now. */
export function announce(text: string): void {
  if (!region) {
    region = document.createElement("div");
    region.className = "unseen";
    region.setAttribute("role", "status");
    region.setAttribute("aria-live", "polite");
    document.body.append(region);
  }
  // Lines, not one text: several things said at once are all read.
  const line = document.createElement("p");
  line.textContent = text;
  region.append(line);
  while (region.childElementCount > 4) region.firstElementChild?.remove();
}
