/** Keyboard focus in a group of radio buttons. */
import type { Attachment } from "svelte/attachments";

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** Makes the radios of a group one stop of the Tab key, among which arrow keys choose. */
export const oneStop: Attachment<HTMLElement> = (group) => {
  const radios = () => [...group.querySelectorAll<HTMLElement>("[role=radio]:not(:disabled)")];
  const mark = () => {
    const all = radios();
    const stop = all.find((one) => one.getAttribute("aria-checked") === "true") ?? all[0];
    for (const one of all) one.tabIndex = one === stop ? 0 : -1;
  };
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const all = radios();
    const now = all.indexOf(event.target as HTMLElement);
    if (!step || now < 0) return;
    event.preventDefault();
    const next = all[(now + step + all.length) % all.length];
    next?.focus();
    next?.click();
  };
  const changes = new MutationObserver(mark);
  changes.observe(group, { childList: true, subtree: true, attributeFilter: ["aria-checked"] });
  group.addEventListener("keydown", move);
  mark();
  return () => {
    changes.disconnect();
    group.removeEventListener("keydown", move);
  };
};
