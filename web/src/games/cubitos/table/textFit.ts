/** How the text of a card is made to fit: it shrinks, then faces and tags leave it their room, then it is cut. */
export interface Fit {
  /** In pixels. */
  size: number;
  faces: boolean;
  /** Tags stand above the text; without them it begins with what they say. */
  tags: boolean;
  /** How many lines are seen where even that is too long; null for all of them. */
  lines: number | null;
}

/** From the usual size of the text to the smallest that can be read. */
const SIZES = [12.5, 12, 11.5, 11, 10.5];
const TRIES: readonly Fit[] = [
  { faces: true, tags: true },
  { faces: false, tags: true },
  { faces: false, tags: false },
].flatMap((kept) => SIZES.map((size) => ({ ...kept, size, lines: null })));
export const ROOMY: Fit = { size: 12.5, faces: true, tags: true, lines: null };

/** Try one fit after the other on the box of a card's text, and return the first that shows all of it. */
export function fitText(box: HTMLElement, text: HTMLElement): Fit {
  const whole = TRIES.find((fit) => {
    show(box, fit);
    return box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1;
  });
  if (whole) return whole;
  const smallest = TRIES.at(-1) ?? ROOMY;
  const style = getComputedStyle(text);
  const room = box.getBoundingClientRect().bottom - 4 - text.getBoundingClientRect().top;
  const lines = Math.max(1, Math.floor(room / Number.parseFloat(style.lineHeight)));
  box.classList.add("cut");
  return { ...smallest, lines };
}

function show(box: HTMLElement, { size, faces, tags }: Fit): void {
  box.style.setProperty("--size", `${size}px`);
  box.classList.toggle("bare", !faces);
  box.classList.toggle("untagged", !tags);
  box.classList.remove("cut");
}
