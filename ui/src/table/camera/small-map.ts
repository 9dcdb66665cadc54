/** The small map: it appears once the table is larger than the view, frames what is seen of it, and can be pressed. */
import type { Bounds, Point } from "./bounds.ts";

export class SmallMap {
  readonly #map: SVGSVGElement;
  readonly #look: (at: Point) => void;

  /** Listens until the signal comes. */
  constructor(map: SVGSVGElement, look: (at: Point) => void, signal: AbortSignal) {
    this.#map = map;
    this.#look = look;
    map.addEventListener("pointerdown", this.#pressed, { signal });
    map.addEventListener("pointermove", this.#pressed, { signal });
  }

  show(seen: Bounds, all: Bounds): void {
    const larger =
      seen.x > all.x + 1 ||
      seen.y > all.y + 1 ||
      seen.x + seen.width < all.x + all.width - 1 ||
      seen.y + seen.height < all.y + all.height - 1;
    this.#map.classList.toggle("t-map-needed", larger);
    const frame = larger ? this.#map.querySelector(".t-map-frame") : undefined;
    for (const [name, value] of Object.entries(seen)) frame?.setAttribute(name, `${value}`);
  }

  #pressed = (event: PointerEvent): void => {
    if (event.buttons !== 1) return;
    const matrix = this.#map.getScreenCTM?.()?.inverse();
    if (matrix) this.#look(new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix));
  };
}
