/**
 * Panning and zooming. The drawing lies on a layer of its own that is only moved about by the compositor; it is painted
 * anew, sharp, once a zoom has come to rest.
 */

import { type Bounds, sameBounds } from "./bounds.ts";

const LEAST = 0.15;
const MOST = 3;
/** The largest scale that `fit` chooses, and the air it leaves about the drawing. */
const FIT_MOST = 1.5;
const AIR = 14;
/** At the right there is room for the buttons that move the camera. */
const BUTTONS = 46;
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
  #map: SVGSVGElement | undefined;
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
  /** Degrees clockwise by which the whole table lies turned. */
  turned = 0;
  /** What the wheel does over something that it turns; true if it did. */
  turn: (target: EventTarget | null) => boolean = () => false;
  /** Called when the size of a tile on the screen has changed. */
  settled: (scale: number) => void = () => {};

  /** Takes hold of the elements; called after each drawing. */
  hold(host: HTMLElement): void {
    const view = host.querySelector<HTMLElement>(".t-view") ?? undefined;
    const layer = host.querySelector<HTMLElement>(".t-layer") ?? undefined;
    if (view === this.#view && layer === this.#layer) return;
    this.release();
    this.#view = view;
    this.#layer = layer;
    this.#map = host.querySelector<SVGSVGElement>(".t-map") ?? undefined;
    if (view === undefined || layer === undefined) return;
    this.#map?.addEventListener("pointerdown", this.#onMap);
    this.#map?.addEventListener("pointermove", this.#onMap);
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
    this.#map?.removeEventListener("pointerdown", this.#onMap);
    this.#map?.removeEventListener("pointermove", this.#onMap);
    this.#view = undefined;
    this.#layer = undefined;
    this.#map = undefined;
  }

  /** The table has grown. */
  bound(bounds: Bounds): void {
    if (sameBounds(this.#bounds, bounds)) return;
    this.#bounds = bounds;
    this.#painted = 0;
    if (this.#fitted) this.fit();
    else this.#show();
  }

  get holds(): boolean {
    return this.#view !== undefined;
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
    const [across, down] = this.#roomIn(view);
    return Math.min(across / width, down / height) >= ROOMY;
  }

  #roomIn({ clientWidth, clientHeight }: HTMLElement): readonly [across: number, down: number] {
    return [clientWidth - 2 * AIR - BUTTONS, clientHeight - 2 * AIR];
  }

  /** Shows the whole table. */
  fit(): void {
    const view = this.#view;
    this.#fitted = true;
    if (view === undefined || view.clientWidth === 0) return;
    const { x, y, width, height } = this.#bounds;
    const [across, down] = this.#roomIn(view);
    this.#scale = Math.min(FIT_MOST, Math.max(LEAST, Math.min(across / width, down / height)));
    this.#at = {
      x: AIR + across / 2 - (x + width / 2) * this.#scale,
      y: view.clientHeight / 2 - (y + height / 2) * this.#scale,
    };
    this.#show();
    this.#rest();
  }

  /** Zooms by a factor about a point of the screen, or about the middle. */
  zoom(factor: number, about?: Point): void {
    const view = this.#view;
    if (view === undefined) return;
    const { x, y } = about
      ? this.#within(about)
      : { x: view.clientWidth / 2, y: view.clientHeight / 2 };
    const scale = Math.min(MOST, Math.max(LEAST, this.#scale * factor));
    const by = scale / this.#scale;
    this.#at = { x: x - (x - this.#at.x) * by, y: y - (y - this.#at.y) * by };
    this.#scale = scale;
    this.#fitted = false;
    this.#show();
    this.#rest();
  }

  /** Moves the table by a way on the screen. */
  pan(dx: number, dy: number): void {
    const way = this.#turn(dx, dy);
    this.#at = { x: this.#at.x + way.x, y: this.#at.y + way.y };
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
    const at = this.#within({ x, y });
    return { x: (at.x - this.#at.x) / this.#scale, y: (at.y - this.#at.y) / this.#scale };
  }

  /** A way on the screen, as the turned table sees it. */
  #turn(dx: number, dy: number): Point {
    if (this.turned === 90) return { x: dy, y: -dx };
    if (this.turned === 180) return { x: -dx, y: -dy };
    return this.turned === 270 ? { x: -dy, y: dx } : { x: dx, y: dy };
  }

  /** A point of the screen within the view. */
  #within({ x, y }: Point): Point {
    const view = this.#view;
    if (view === undefined) return { x, y };
    const box = view.getBoundingClientRect();
    const way = this.#turn(x - (box.left + box.width / 2), y - (box.top + box.height / 2));
    return { x: view.clientWidth / 2 + way.x, y: view.clientHeight / 2 + way.y };
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
    this.#showMap();
  }

  /** The small map appears once the table is larger than the view, and frames what is seen of it. */
  #showMap(): void {
    const { clientWidth = 0, clientHeight = 0 } = this.#view ?? {};
    const { x, y, width, height } = this.#bounds;
    const scale = this.#scale;
    const seen = {
      x: -this.#at.x / scale,
      y: -this.#at.y / scale,
      width: clientWidth / scale,
      height: clientHeight / scale,
    };
    const larger =
      seen.x > x + 1 ||
      seen.y > y + 1 ||
      seen.x + seen.width < x + width - 1 ||
      seen.y + seen.height < y + height - 1;
    this.#map?.classList.toggle("t-map-needed", larger);
    const frame = larger ? this.#map?.querySelector(".t-map-frame") : undefined;
    for (const [name, value] of Object.entries(seen)) frame?.setAttribute(name, `${value}`);
  }

  /** A press on the map looks there. */
  #onMap = (event: PointerEvent): void => {
    const [map, view] = [this.#map, this.#view];
    if (map === undefined || view === undefined || event.buttons !== 1) return;
    const matrix = map.getScreenCTM?.()?.inverse();
    if (!matrix) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    this.#at = {
      x: view.clientWidth / 2 - x * this.#scale,
      y: view.clientHeight / 2 - y * this.#scale,
    };
    this.#fitted = false;
    this.#show();
  };

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
