/** Animates dice from their old places to their new ones. */
import { tick } from "svelte";

const shownDice = (root: HTMLElement | null): HTMLElement[] =>
  root ? [...root.querySelectorAll<HTMLElement>("[data-die]")] : [];

/**
 * Change something; dice that are somewhere else then are seen to go there. Returns whether any are.
 * `zoom` is how much larger everything is drawn than it is measured.
 */
export async function glideDice(
  root: HTMLElement | null,
  change: () => void,
  duration: number,
  zoom: number,
): Promise<boolean> {
  const before = new Map<string, DOMRect>();
  if (duration > 0)
    for (const element of shownDice(root))
      before.set(element.dataset.die ?? "", element.getBoundingClientRect());
  change();
  await tick();
  if (duration === 0) return false;
  let moved = false;
  // All are measured before the first is moved, so that the page is laid out once.
  const places = shownDice(root).map((element) => ({
    element,
    to: element.getBoundingClientRect(),
  }));
  for (const { element, to } of places) {
    const from = before.get(element.dataset.die ?? "");
    if (!from || from.width === 0) continue;
    const x = (from.left - to.left) / zoom;
    const y = (from.top - to.top) / zoom;
    if (Math.hypot(x, y) < 3 || to.width === 0) continue;
    moved = true;
    // The transform alone is animated: anything else would be computed anew for every frame.
    element.classList.add("gliding");
    const animation = element.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})` },
        { transform: "none" },
      ],
      { duration, easing: "cubic-bezier(.3,.7,.3,1)" },
    );
    const rest = () => element.classList.remove("gliding");
    animation.onfinish = rest;
    animation.oncancel = rest;
  }
  return moved;
}
