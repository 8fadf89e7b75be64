/** What a thing on the table is about, by the name it bears in `data-help`. */
export function topicOf(element: Element | null): string | null {
  return element?.closest<HTMLElement>("[data-help]")?.dataset.help ?? null;
}

/** So long a finger presses, or a pointer rests, before a tip is shown. */
const PRESS_MS = 450;
const REST_MS = 800;
/** A finger that moves farther than this does not press. */
const STILL_PX = 6;

const elementOf = ({ target }: Event): Element | null =>
  target instanceof Element ? target : null;

/** Tells what is under a finger that presses long, or a pointer that rests. */
export class Tips {
  /** A few words beside the pointer. */
  tip: { text: string; x: number; y: number } | null = $state(null);
  /** What the pointer is on. */
  hovered: Element | null = null;
  /** A long press has opened the help: the tap that ends it is no tap. */
  helped = false;
  private under: string | null = null;
  private held: ReturnType<typeof setTimeout> | undefined;
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly short: (topic: string) => string,
    private readonly open: (topic: string) => void,
  ) {}

  touch(event: PointerEvent): void {
    this.stop();
    this.tip = null;
    this.helped = false;
    const topic = event.pointerType === "mouse" ? null : topicOf(elementOf(event));
    if (topic === null) return;
    this.held = setTimeout(() => {
      this.helped = true;
      this.open(topic);
    }, PRESS_MS);
  }

  hover(event: PointerEvent): void {
    this.hovered = elementOf(event);
    if (event.pointerType !== "mouse") {
      if (Math.abs(event.movementX) + Math.abs(event.movementY) > STILL_PX) this.release();
      return;
    }
    const now = topicOf(this.hovered);
    if (now === this.under) return;
    this.leave();
    this.under = now;
    const text = now === null ? "" : this.short(now);
    const { clientX: x, clientY: y } = event;
    if (!text) return;
    this.resting = setTimeout(() => {
      this.tip = { text, x, y };
    }, REST_MS);
  }

  release(): void {
    clearTimeout(this.held);
  }

  leave(): void {
    clearTimeout(this.resting);
    this.under = null;
    this.tip = null;
  }

  swallow(event: MouseEvent): void {
    if (!this.helped) return;
    this.helped = false;
    event.stopPropagation();
    event.preventDefault();
  }

  stop(): void {
    clearTimeout(this.held);
    clearTimeout(this.resting);
  }
}
