/** Keeps the keyboard focus inside an element. */
import type { Attachment } from "svelte/attachments";

const STOPS = [
  "a[href]",
  ...["button", "input", "select", "textarea"].map((name) => `${name}:not(:disabled)`),
  '[tabindex]:not([tabindex="-1"])',
].join(", ");

/** Keeps the keyboard within an element while it is there, and gives the focus back afterwards. */
export const trapFocus: Attachment<HTMLElement> = (element) => {
  const before = document.activeElement;
  const stops = () =>
    [...element.querySelectorAll<HTMLElement>(STOPS)].filter((one) => one.offsetParent !== null);
  const hold = (event: KeyboardEvent) => {
    if (event.key !== "Tab") return;
    const all = stops();
    const first = all[0];
    const last = all.at(-1);
    if (!first || !last) return;
    const now = document.activeElement;
    if (event.shiftKey && (now === first || now === element)) {
      event.preventDefault();
      last.focus();
    } else if (!event.shiftKey && now === last) {
      event.preventDefault();
      first.focus();
    }
  };
  const wanted = element.querySelector<HTMLElement>("[data-first]") ?? element;
  wanted.focus({ preventScroll: true });
  element.addEventListener("keydown", hold);
  return () => {
    element.removeEventListener("keydown", hold);
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
};
