/**
 * Panning and zooming. The drawing lies on a layer of its own that is only moved about by the compositor; it is painted
 * anew, sharp, once a zoom has come to rest.
 */

import { type Bounds, type Point, sameBounds } from "./bounds.ts";
import { Gestures } from "./gestures.ts";
import { SmallMap } from "./small-map.ts";

const LEAST = 0.15;
const MOST = 3;
/** The largest scale that `fit` chooses, and the air it leaves about the drawing. */
const FIT_MOST = 1.5;
const AIR = 14;
/** At the right there is room for the buttons that move the camera. */
const BUTTONS = 46;
/** As wide as a telephone: there they lie above the board. */
const PHONE = 480;

/** The room that the buttons take beside the board, and above it. */
const roomForButtons = (): readonly [beside: number, above: number] =>
  innerWidth > PHONE ? [BUTTONS, 0] : [0, BUTTONS];

const ROOMY = 1.05;
/** So many pixels of the board stay in view wherever it is pushed. */
const STAYS = 120;

export class Camera {
  #viewport: HTMLElement | undefined;
  #layer: HTMLElement | undefined;
  #map: SmallMap | undefined;
  #hearing: AbortController | undefined;
  #bounds: Bounds = { x: 0, y: 0, width: 300, height: 200 };
  #scale = 1;
  #painted = 0;
  #at: Point = { x: 0, y: 0 };
  /** Whether the whole table is kept in view by itself. */
  #fitted = true;
  #settle: ReturnType<typeof setTimeout> | undefined;
  #watcher: ResizeObserver | undefined;
  /** Degrees clockwise by which the whole table lies turned. */
  turned = 0;
  /** What the wheel does over something that it turns; true if it did. */
  turn: (target: EventTarget | null) => boolean = () => false;
  /** Called when the size of a tile on the screen has changed. */
  settled: (scale: number) => void = () => {};

  /** Takes hold of the elements; called after each drawing. */
  hold(host: HTMLElement): void {
    const viewport = host.querySelector<HTMLElement>(".t-viewport") ?? undefined;
    const layer = host.querySelector<HTMLElement>(".t-layer") ?? undefined;
    if (viewport === this.#viewport && layer === this.#layer) return;
    this.release();
    this.#viewport = viewport;
    this.#layer = layer;
    if (viewport === undefined || layer === undefined) return;
    this.#painted = 0;
    this.#hearing = new AbortController();
    const { signal } = this.#hearing;
    new Gestures(viewport, this, signal);
    const map = host.querySelector<SVGSVGElement>(".t-map");
    this.#map = map ? new SmallMap(map, (at) => this.#lookAt(at), signal) : undefined;
    this.#watcher = new ResizeObserver(() => (this.#fitted ? this.fit() : this.#show()));
    this.#watcher.observe(viewport);
    if (this.#fitted) this.fit();
    else this.#show();
  }

  release(): void {
    clearTimeout(this.#settle);
    this.#watcher?.disconnect();
    this.#hearing?.abort();
    this.#viewport = undefined;
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
    return this.#viewport !== undefined;
  }

  get scale(): number {
    return this.#scale;
  }

  get fitted(): boolean {
    return this.#fitted;
  }

  /** Whether this much can be shown large enough to read the names of tiles. */
  takes({ width, height }: Bounds): boolean {
    const viewport = this.#viewport;
    if (viewport === undefined) return true;
    const [across, down] = this.#roomIn(viewport);
    return Math.min(across / width, down / height) >= ROOMY;
  }

  #roomIn({ clientWidth, clientHeight }: HTMLElement): readonly [across: number, down: number] {
    const [beside, above] = roomForButtons();
    return [clientWidth - 2 * AIR - beside, clientHeight - 2 * AIR - above];
  }

  /** Shows the whole table. */
  fit(): void {
    const viewport = this.#viewport;
    this.#fitted = true;
    if (viewport === undefined || viewport.clientWidth === 0) return;
    const { x, y, width, height } = this.#bounds;
    const [across, down] = this.#roomIn(viewport);
    const [, above] = roomForButtons();
    this.#scale = Math.min(FIT_MOST, Math.max(LEAST, Math.min(across / width, down / height)));
    this.#at = {
      x: AIR + across / 2 - (x + width / 2) * this.#scale,
      y: (viewport.clientHeight + above) / 2 - (y + height / 2) * this.#scale,
    };
    this.#show();
    this.#rest();
  }

  /** Zooms by a factor about a point of the screen, or about the middle. */
  zoom(factor: number, about?: Point): void {
    const viewport = this.#viewport;
    if (viewport === undefined) return;
    const { x, y } = about
      ? this.#within(about)
      : { x: viewport.clientWidth / 2, y: viewport.clientHeight / 2 };
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
    this.#at = this.#held({ x: this.#at.x + way.x, y: this.#at.y + way.y });
    this.#fitted = false;
    this.#show();
    this.#rest();
  }

  /** The board cannot be pushed off the table: a part of it stays in view. */
  #held(at: Point): Point {
    const { clientWidth = 0, clientHeight = 0 } = this.#viewport ?? {};
    const { x, y, width, height } = this.#bounds;
    const scale = this.#scale;
    const within = (to: number, from: number, size: number, room: number): number => {
      const stays = Math.min(STAYS, size * scale);
      return Math.min(room - stays - from * scale, Math.max(stays - (from + size) * scale, to));
    };
    return { x: within(at.x, x, width, clientWidth), y: within(at.y, y, height, clientHeight) };
  }

  /** Brings an element of the drawing into view, as for focus. */
  reveal(element: Element): void {
    const viewport = this.#viewport?.getBoundingClientRect();
    if (viewport === undefined) return;
    const box = element.getBoundingClientRect();
    const dx =
      Math.max(0, viewport.left + 8 - box.left) - Math.max(0, box.right + 8 - viewport.right);
    const dy =
      Math.max(0, viewport.top + 8 - box.top) - Math.max(0, box.bottom + 8 - viewport.bottom);
    if (dx !== 0 || dy !== 0) this.pan(dx, dy);
  }

  /** Brings into view what is being told of. */
  revealAbout(): void {
    const about = this.#layer?.querySelector("[data-about]");
    if (about) this.reveal(about);
  }

  /** The unit of the board under a point of the screen. */
  unit({ x, y }: Point): Point | undefined {
    const box = this.#viewport?.getBoundingClientRect();
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

  /** A point of the screen within the viewport. */
  #within({ x, y }: Point): Point {
    const viewport = this.#viewport;
    if (viewport === undefined) return { x, y };
    const box = viewport.getBoundingClientRect();
    const way = this.#turn(x - (box.left + box.width / 2), y - (box.top + box.height / 2));
    return { x: viewport.clientWidth / 2 + way.x, y: viewport.clientHeight / 2 + way.y };
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
    this.#map?.show(this.#seen(), this.#bounds);
  }

  /** What is seen of the table. */
  #seen(): Bounds {
    const { clientWidth = 0, clientHeight = 0 } = this.#viewport ?? {};
    const { x, y } = this.#at;
    const scale = this.#scale;
    return {
      x: -x / scale,
      y: -y / scale,
      width: clientWidth / scale,
      height: clientHeight / scale,
    };
  }

  /** Brings a point of the board into the middle. */
  #lookAt({ x, y }: Point): void {
    const { width, height } = this.#seen();
    this.#at = { x: (width / 2 - x) * this.#scale, y: (height / 2 - y) * this.#scale };
    this.#fitted = false;
    this.#show();
  }

  /** Paints anew at the size that the zoom has come to. */
  #rest(): void {
    clearTimeout(this.#settle);
    this.#settle = setTimeout(() => {
      if (this.#painted !== this.#scale) {
        this.#painted = 0;
        this.#show();
      }
      this.settled(this.#scale);
    }, 140);
  }
}
