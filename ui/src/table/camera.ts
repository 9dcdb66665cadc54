/**
 * Panning and zooming. The drawing lies on a layer of its own that is only moved about by the compositor; it is painted
 * anew, sharp, once a zoom has come to rest.
 */

/** A part of the board, in its own units. */
export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const LEAST = 0.25;
const MOST = 3;
/** The largest scale that `fit` chooses, and the air it leaves about the drawing. */
const FIT_MOST = 1.5;
const AIR = 14;
const ROOMY = 1.05;
/** Pixels before a press becomes a drag. */
const SLACK = 7;

interface Point {
  readonly x: number;
  readonly y: number;
}

export class Camera {
  #view: HTMLElement | undefined;
  #layer: HTMLElement | undefined;
  #bounds: Bounds = { x: 0, y: 0, width: 300, height: 200 };
  #scale = 1;
  #painted = 0;
  #at: Point = { x: 0, y: 0 };
  /** Whether the whole table is kept in view by itself. */
  #fitted = true;
  #settle: ReturnType<typeof setTimeout> | undefined;
  #pointers = new Map<number, Point>();
  #from: Point | undefined;
  #dragged = false;
  #watcher: ResizeObserver | undefined;
  /** What the wheel does over something that it turns; true if it did. */
  turn: (target: EventTarget | null) => boolean = () => false;
  /** Called when the size of a tile on the screen has changed. */
  settled: (scale: number) => void = () => {};

  /** Takes hold of the elements; called after each drawing. */
  hold(view: HTMLElement | undefined, layer: HTMLElement | undefined): void {
    if (view === this.#view && layer === this.#layer) return;
    this.release();
    this.#view = view;
    this.#layer = layer;
    if (view === undefined || layer === undefined) return;
    this.#painted = 0;
    view.addEventListener("pointerdown", this.#down);
    view.addEventListener("pointermove", this.#move);
    view.addEventListener("pointerup", this.#up);
    view.addEventListener("pointercancel", this.#up);
    view.addEventListener("wheel", this.#wheel, { passive: false });
    view.addEventListener("click", this.#click, { capture: true });
    this.#watcher = new ResizeObserver(() => (this.#fitted ? this.fit() : this.#show()));
    this.#watcher.observe(view);
    if (this.#fitted) this.fit();
    else this.#show();
  }

  release(): void {
    clearTimeout(this.#settle);
    this.#watcher?.disconnect();
    const view = this.#view;
    view?.removeEventListener("pointerdown", this.#down);
    view?.removeEventListener("pointermove", this.#move);
    view?.removeEventListener("pointerup", this.#up);
    view?.removeEventListener("pointercancel", this.#up);
    view?.removeEventListener("wheel", this.#wheel);
    view?.removeEventListener("click", this.#click, { capture: true });
    this.#view = undefined;
    this.#layer = undefined;
  }

  /** The table has grown. */
  bound(bounds: Bounds): void {
    const old = this.#bounds;
    if (
      old.x === bounds.x &&
      old.y === bounds.y &&
      old.width === bounds.width &&
      old.height === bounds.height
    )
      return;
    this.#bounds = bounds;
    this.#painted = 0;
    if (this.#fitted) this.fit();
    else this.#show();
  }

  get scale(): number {
    return this.#scale;
  }

  get fitted(): boolean {
    return this.#fitted;
  }

  /** Whether this much can be shown large enough to read the names of tiles. */
  takes({ width, height }: Bounds): boolean {
    const view = this.#view;
    if (view === undefined) return true;
    const [across, down] = [view.clientWidth - 2 * AIR, view.clientHeight - 2 * AIR];
    return Math.min(across / width, down / height) >= ROOMY;
  }

  /** Shows the whole table. */
  fit(): void {
    const view = this.#view;
    this.#fitted = true;
    if (view === undefined || view.clientWidth === 0) return;
    const { x, y, width, height } = this.#bounds;
    const [across, down] = [view.clientWidth - 2 * AIR, view.clientHeight - 2 * AIR];
    this.#scale = Math.min(FIT_MOST, Math.max(LEAST, Math.min(across / width, down / height)));
    this.#at = {
      x: view.clientWidth / 2 - (x + width / 2) * this.#scale,
      y: view.clientHeight / 2 - (y + height / 2) * this.#scale,
    };
    this.#show();
    this.#rest();
  }

  /** Zooms by a factor about a point of the screen, or about the middle. */
  zoom(factor: number, about?: Point): void {
    const view = this.#view;
    if (view === undefined) return;
    const box = view.getBoundingClientRect();
    const x = (about?.x ?? box.left + box.width / 2) - box.left;
    const y = (about?.y ?? box.top + box.height / 2) - box.top;
    const scale = Math.min(MOST, Math.max(LEAST, this.#scale * factor));
    const by = scale / this.#scale;
    this.#at = { x: x - (x - this.#at.x) * by, y: y - (y - this.#at.y) * by };
    this.#scale = scale;
    this.#fitted = false;
    this.#show();
    this.#rest();
  }

  pan(dx: number, dy: number): void {
    this.#at = { x: this.#at.x + dx, y: this.#at.y + dy };
    this.#fitted = false;
    this.#show();
  }

  /** Brings an element of the drawing into view, as for focus. */
  reveal(element: Element): void {
    const view = this.#view?.getBoundingClientRect();
    if (view === undefined) return;
    const box = element.getBoundingClientRect();
    const dx = Math.max(0, view.left + 8 - box.left) - Math.max(0, box.right + 8 - view.right);
    const dy = Math.max(0, view.top + 8 - box.top) - Math.max(0, box.bottom + 8 - view.bottom);
    if (dx !== 0 || dy !== 0) this.pan(dx, dy);
  }

  /** The unit of the board under a point of the screen. */
  unit({ x, y }: Point): Point | undefined {
    const box = this.#view?.getBoundingClientRect();
    if (box === undefined || x < box.left || x > box.right || y < box.top || y > box.bottom)
      return undefined;
    return {
      x: (x - box.left - this.#at.x) / this.#scale,
      y: (y - box.top - this.#at.y) / this.#scale,
    };
  }

  #show(): void {
    const layer = this.#layer;
    if (layer === undefined) return;
    const { x, y, width, height } = this.#bounds;
    if (this.#painted === 0) {
      this.#painted = this.#scale;
      layer.style.setProperty("width", `${width * this.#scale}px`);
      layer.style.setProperty("height", `${height * this.#scale}px`);
    }
    const left = this.#at.x + x * this.#scale;
    const top = this.#at.y + y * this.#scale;
    layer.style.setProperty(
      "transform",
      `translate3d(${left}px, ${top}px, 0) scale(${this.#scale / this.#painted})`,
    );
  }

  /** Paints anew at the size that the zoom has come to. */
  #rest(): void {
    clearTimeout(this.#settle);
    this.#settle = setTimeout(() => {
      if (this.#painted === this.#scale) return;
      this.#painted = 0;
      this.#show();
      this.settled(this.#scale);
    }, 140);
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
    else if (this.#dragged) this.pan(now.x - old.x, now.y - old.y);
    else if (this.#from && Math.hypot(now.x - this.#from.x, now.y - this.#from.y) > SLACK) {
      this.#dragged = true;
      this.#view?.setPointerCapture(event.pointerId);
      this.#view?.classList.add("panning");
      this.pan(now.x - this.#from.x, now.y - this.#from.y);
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
    if (before > 0) this.zoom(after / before, middle);
    this.pan((now.x - old.x) / 2, (now.y - old.y) / 2);
  }

  #up = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
    if (this.#pointers.size === 0) this.#view?.classList.remove("panning");
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
    if (!event.ctrlKey && this.turn(event.target)) return;
    const step = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
    this.zoom(Math.exp(-step * (event.ctrlKey ? 0.01 : 0.0016)), {
      x: event.clientX,
      y: event.clientY,
    });
  };
}
