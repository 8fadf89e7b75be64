/** Tells somebody who looks elsewhere that it is their turn: in the title, and by a notification where allowed. */

const BLINK_MS = 1_200;
let blinking: ReturnType<typeof setInterval> | undefined;
let calm = "";

/** Set the title; a blinking one takes it up again when it stops. */
export function setTitle(title: string): void {
  calm = title;
  if (blinking === undefined && document.title !== title) document.title = title;
}

/** Blink and notify, unless the page is being looked at; it ends when somebody looks. */
export function callBack(text: string, notifications: boolean): void {
  if (!document.hidden || blinking !== undefined) return;
  let on = false;
  blinking = setInterval(() => {
    on = !on;
    document.title = on ? `● ${text}` : calm;
  }, BLINK_MS);
  document.addEventListener("visibilitychange", rest, { once: true });
  if (!notifications || !("Notification" in globalThis) || Notification.permission !== "granted")
    return;
  try {
    const shown = new Notification("dicehall", { body: text, tag: "dicehall-turn" });
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // Some phones allow notifications but not this way; the title must do.
  }
}

/** Stop blinking. */
export function rest(): void {
  clearInterval(blinking);
  blinking = undefined;
  document.title = calm;
}

/** Ask to be allowed to notify; returns whether it is. */
export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  if (Notification.permission === "default")
    return (await Notification.requestPermission()) === "granted";
  return Notification.permission === "granted";
}
