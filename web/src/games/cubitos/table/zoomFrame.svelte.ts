/** A frame that zooms and drags a drawing larger than itself. */
import { BRICK, type Point, ROW } from "./plan";

/** What is seen through the frame. */
export interface Seen {
  /** How large the drawing is, without its margin. */
  width: number;
  height: number;
  /** Where my runner stands. */
  mine: Point;
  /** The drawing is larger than the frame, and follows my runner. */
  close: boolean;
  /** What must be seen whole, as far as it fits. */
  wanted: Point[];
  /** How much larger everything is drawn than it is measured. */
  zoom: number;
}

const MARGIN = 16;
/** In a close frame a space is about as large as a thumb. */
const THUMB = 0.86;
const LARGEST = 4;
/** A pointer that moves less than this means a tap. */
const STILL_PX = 7;

/** A frame before a drawing that is larger than it: zoomed by wheel, buttons or two fingers, and dragged by one. */
export class Frame {
  /** Its own size in pixels. */
  width: number = $state(0);
  height: number = $state(0);
  zoom: number = $state(1);
  /** The last touch was a drag, and no tap. */
  dragged = false;
  private centre: Point | null = $state(null);
  private readonly pointers = new Map<number, Point>();
  private grip: Point | null = null;

  constructor(private readonly seen: () => Seen) {}

  private get full(): { width: number; height: number } {
    const { width, height } = this.seen();
    return { width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  }
  private get fit(): number {
    if (this.width === 0 || this.height === 0) return 1;
    return Math.min(this.width / this.full.width, this.height / this.full.height);
  }
  private get usual(): number {
    if (!this.seen().close) return this.fit;
    const { wanted } = this;
    const whole = wanted ? Math.min(this.width / wanted.width, this.height / wanted.height) : THUMB;
    return Math.max(this.fit, Math.min(THUMB, whole));
  }
  /** The part of the drawing with all that must be seen, my runner among it. */
  private get wanted(): { middle: Point; width: number; height: number } | null {
    const { wanted, mine } = this.seen();
    if (wanted.length === 0) return null;
    const across = [mine, ...wanted].map(({ x }) => x);
    const down = [mine, ...wanted].map(({ y }) => y);
    const [left, right] = [Math.min(...across) - BRICK, Math.max(...across) + BRICK];
    const [top, bottom] = [Math.min(...down) - ROW, Math.max(...down) + ROW];
    return {
      middle: { x: (left + right) / 2, y: (top + bottom) / 2 },
      width: right - left,
      height: bottom - top,
    };
  }
  private get scale(): number {
    return Math.max(this.fit, this.usual * this.zoom);
  }
  /** The part of the drawing that is seen. */
  get view(): { x: number; y: number; width: number; height: number } {
    const { full, scale } = this;
    const width = this.width > 0 ? this.width / scale : full.width;
    const height = this.height > 0 ? this.height / scale : full.height;
    const { mine, close } = this.seen();
    const at = this.centre ?? (close ? this.wanted?.middle : null) ?? mine;
    const hold = (middle: number, size: number, whole: number) =>
      size >= whole
        ? -MARGIN - (size - whole) / 2
        : Math.min(Math.max(middle - size / 2, -MARGIN), whole - MARGIN - size);
    return { x: hold(at.x, width, full.width), y: hold(at.y, height, full.height), width, height };
  }
  /** There is more to see than fits. */
  get movable(): boolean {
    return this.scale > this.fit * 1.02;
  }
  /** It can be brought back to where it was. */
  get moved(): boolean {
    return this.movable || this.centre !== null;
  }
  private get middle(): Point {
    const { x, y, width, height } = this.view;
    return { x: x + width / 2, y: y + height / 2 };
  }

  down({ pointerId, clientX: x, clientY: y }: PointerEvent): void {
    this.pointers.set(pointerId, { x, y });
    this.grip = { x, y };
    if (this.pointers.size === 1) this.dragged = false;
  }

  drag({ pointerId, clientX: x, clientY: y }: PointerEvent): void {
    const before = this.pointers.get(pointerId);
    if (!before) return;
    if (this.pointers.size === 2) this.pinch(pointerId, before, { x, y });
    else if (
      this.movable &&
      this.grip &&
      (this.dragged || Math.hypot(x - this.grip.x, y - this.grip.y) > STILL_PX)
    ) {
      this.dragged = true;
      const size = this.scale * this.seen().zoom;
      const { middle } = this;
      this.centre = { x: middle.x - (x - before.x) / size, y: middle.y - (y - before.y) / size };
    }
    this.pointers.set(pointerId, { x, y });
  }

  private pinch(pointer: number, before: Point, now: Point): void {
    const other = [...this.pointers.entries()].find(([id]) => id !== pointer)?.[1];
    if (!other) return;
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(now.x - other.x, now.y - other.y);
    if (was > 0) this.setZoom((this.zoom * is) / was);
    this.dragged = true;
  }

  up({ pointerId }: PointerEvent): void {
    this.pointers.delete(pointerId);
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    this.setZoom(this.zoom * Math.exp(-event.deltaY * 0.0015));
  }

  setZoom(wish: number): void {
    this.centre ??= this.middle;
    this.zoom = Math.min(Math.max(wish, this.fit / this.usual), LARGEST);
  }

  /** Follow my runner again. */
  follow(): void {
    this.centre = null;
  }

  home(): void {
    this.zoom = 1;
    this.centre = null;
  }
}
