/** Dragging a tile from the shelf: it follows the finger, and lies down as a ghost where it may lie. */
import { html, render } from "lit-html";
import type { Cell, Tile } from "../../generated/monastery.ts";
import { CELL, tile } from "../art/index.ts";
import { faceOf } from "../box.ts";
import type { Handlers } from "../kind.ts";
import { sameCell } from "../spots.ts";

const SLACK = 8;

interface Dragging {
  /** Called once, when the press has become a drag. */
  readonly begin: () => void;
  /** The cell under the finger, if it is over the board. */
  readonly cellAt: (x: number, y: number) => Cell | undefined;
  readonly over: (at: Cell | undefined) => void;
  readonly drop: (at: Cell | undefined) => void;
}

function dragTile(key: Tile, down: PointerEvent, { begin, cellAt, over, drop }: Dragging): void {
  const from = { x: down.clientX, y: down.clientY };
  let carried: HTMLElement | undefined;
  const end = (): void => {
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", up);
    window.removeEventListener("pointercancel", cancel);
    carried?.remove();
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    if (carried === undefined) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLACK) return;
      begin();
      carried = document.createElement("div");
      carried.className = "m-carried";
      carried.setAttribute("aria-hidden", "true");
      render(
        html`<svg viewBox="0 0 100 100">${tile({ ...faceOf(key), turn: 0, constructed: false })}</svg>`,
        carried,
      );
      document.body.append(carried);
    }
    carried.style.setProperty(
      "transform",
      `translate3d(${event.clientX}px, ${event.clientY}px, 0)`,
    );
    over(cellAt(event.clientX, event.clientY));
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    const dragged = carried !== undefined;
    end();
    if (!dragged) return;
    // The click that may follow a drag is not a tap; after a finger there is none.
    const deafen = (click: Event): void => click.stopPropagation();
    window.addEventListener("click", deafen, { capture: true });
    setTimeout(() => window.removeEventListener("click", deafen, { capture: true }), 0);
    setTimeout(() => drop(cellAt(event.clientX, event.clientY)), 0);
  };
  const cancel = (event: PointerEvent): void => {
    if (event.pointerId === down.pointerId) end();
  };
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", cancel);
}

/** A tile is dragged from the shelf over the board. */
export function drag(tile: Tile, event: PointerEvent, { model, tap, unit }: Handlers): void {
  const ghostAt = (at: Cell): boolean => {
    const { choice } = model();
    return choice.kind === "ghost" && sameCell(choice.at, at);
  };
  const mayLie = (at: Cell): boolean =>
    model().offers.places.some((place) => place.tile === tile && sameCell(place.at, at));
  if (model().busy) return;
  dragTile(tile, event, {
    begin: () => {
      const { choice } = model();
      if (!("tile" in choice) || choice.tile !== tile) tap({ on: "shelf", tile });
    },
    cellAt: (x, y) => {
      const at = unit(x, y);
      return at && [Math.floor(at.x / CELL), Math.floor(at.y / CELL)];
    },
    over: (at) => {
      if (at === undefined || ghostAt(at) || !mayLie(at)) return;
      if (model().settings.confirm !== "none") tap({ on: "gap", at });
    },
    drop: (at) => {
      if (at === undefined) tap({ on: "nothing" });
      else if (!ghostAt(at)) tap({ on: "gap", at });
    },
  });
}
