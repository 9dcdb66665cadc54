/** Fingers, mouse and wheel over the board: a drag moves it, a pinch and the wheel zoom it. */
import type { Point } from "./bounds.ts";

/** Pixels before a press becomes a drag. */
const SLACK = 7;

/** What is moved by them. */
interface Movable {
  pan(dx: number, dy: number): void;
  zoom(factor: number, about: Point): void;
  /** What the wheel does over something that it turns; true if it did. */
  turn(target: EventTarget | null): boolean;
}

export class Gestures {
  readonly #viewport: HTMLElement;
  readonly #board: Movable;
  readonly #pointers = new Map<number, Point>();
  #from: Point | undefined;
  #dragged = false;

  /** Listens until the signal comes. */
  constructor(viewport: HTMLElement, board: Movable, signal: AbortSignal) {
    this.#viewport = viewport;
    this.#board = board;
    viewport.addEventListener("pointerdown", this.#down, { signal });
    viewport.addEventListener("pointermove", this.#move, { signal });
    viewport.addEventListener("pointerup", this.#up, { signal });
    viewport.addEventListener("pointercancel", this.#up, { signal });
    viewport.addEventListener("wheel", this.#wheel, { signal, passive: false });
    viewport.addEventListener("click", this.#click, { signal, capture: true });
  }

  #down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#pointers.size === 1) {
      this.#from = { x: event.clientX, y: event.clientY };
      this.#dragged = false;
    }
  };

  #move = (event: PointerEvent): void => {
    const old = this.#pointers.get(event.pointerId);
    if (old === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.#pointers.size >= 2) this.#pinch(event.pointerId, old, now);
    else if (this.#dragged) this.#board.pan(now.x - old.x, now.y - old.y);
    else if (this.#from && Math.hypot(now.x - this.#from.x, now.y - this.#from.y) > SLACK) {
      this.#dragged = true;
      this.#viewport.setPointerCapture(event.pointerId);
      this.#viewport.classList.add("panning");
      this.#board.pan(now.x - this.#from.x, now.y - this.#from.y);
    }
    this.#pointers.set(event.pointerId, now);
  };

  #pinch(id: number, old: Point, now: Point): void {
    const other = [...this.#pointers].find(([known]) => known !== id)?.[1];
    if (other === undefined) return;
    this.#dragged = true;
    const before = Math.hypot(old.x - other.x, old.y - other.y);
    const after = Math.hypot(now.x - other.x, now.y - other.y);
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    if (before > 0) this.#board.zoom(after / before, middle);
    this.#board.pan((now.x - old.x) / 2, (now.y - old.y) / 2);
  }

  #up = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
    if (this.#pointers.size === 0) this.#viewport.classList.remove("panning");
  };

  /** A drag is not a tap. */
  #click = (event: MouseEvent): void => {
    if (!this.#dragged || event.detail === 0) return;
    this.#dragged = false;
    event.stopPropagation();
    event.preventDefault();
  };

  #wheel = (event: WheelEvent): void => {
    event.preventDefault();
    if (!event.ctrlKey && this.#board.turn(event.target)) return;
    const step = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
    const factor = Math.exp(-step * (event.ctrlKey ? 0.01 : 0.0016));
    this.#board.zoom(factor, { x: event.clientX, y: event.clientY });
  };
}
