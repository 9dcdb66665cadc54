/** What keys mean at the table, wherever the focus is. */
import type { Camera } from "../camera/camera.ts";
import type { Doing } from "../doing/doing.ts";
import { lettersMean } from "../render/key-help.ts";
import type { Panels } from "../render/panels.ts";
import { NOTHING } from "../state/model.ts";
import type { TableState } from "../state/state.ts";
import type { Updates } from "../updates/updates.ts";
import { roveKey } from "./roving.ts";

export class Keys {
  readonly #state: TableState;
  readonly #doing: Doing;
  readonly #updates: Updates;
  readonly #camera: Camera;
  readonly #panels: Panels;

  constructor(state: TableState, doing: Doing, updates: Updates, camera: Camera, panels: Panels) {
    this.#state = state;
    this.#doing = doing;
    this.#updates = updates;
    this.#camera = camera;
    this.#panels = panels;
  }

  /** A key was pressed; what it meant is prevented from meaning something else. */
  press = (event: KeyboardEvent): void => {
    const { model, game, door, pass } = this.#state;
    const elsewhere = door !== undefined || pass !== undefined;
    const { target } = event;
    const field = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
    // Fields keep their keys, but each of them can be left with Escape.
    if ((field && event.key !== "Escape") || elsewhere || roveKey(event)) return;
    const key = event.key.toLowerCase();
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    // Where letters alone mean nothing, they mean it with Ctrl as well as without.
    if (/^[a-z]$/.test(key) && plain && !lettersMean()) return;
    const tap = plain ? game.acting.tapOfKey?.(key, model) : undefined;
    if (key === "escape") this.layAside();
    else if (key === "z") event.shiftKey ? this.#doing.redo() : this.#doing.undo();
    else if (!plain) return;
    else if (tap !== undefined) this.#doing.tap(tap);
    else if (key === "+" || key === "=") this.#camera.zoom(1.3);
    else if (key === "-") this.#camera.zoom(1 / 1.3);
    else if (key === "0") this.#camera.fit();
    else if (key === "l") this.#panels.toggle("log");
    else if (key === "m") this.#panels.toggle("menu");
    else if (key === "?") this.#panels.toggle("keys");
    else if (key === "o") this.#doing.startOver();
    else if (key === "t" && (model.watched !== undefined || model.thinking !== undefined))
      this.#updates.toMyTurn();
    else if (key === "enter" && event.target === this.#panels.host) this.#panels.pressPrimary();
    else return;
    event.preventDefault();
  };

  /** One thing is laid aside: what lies on top. Whether there was one. */
  layAside(): boolean {
    const { watched, recap, learnt, remark, choice, panel } = this.#state.model;
    if (watched?.beat !== undefined) this.#updates.next();
    else if (watched !== undefined) this.#updates.toMyTurn();
    else if (panel === "log" || panel === "menu" || panel === "keys") this.#panels.open(undefined);
    else if (learnt.length > 0) this.#state.set({ learnt: learnt.slice(1) });
    else if (recap !== undefined) this.#state.set({ recap: undefined });
    else if (remark !== undefined || choice.kind !== "none")
      this.#state.set({ remark: undefined, choice: NOTHING });
    else if (panel !== undefined) this.#panels.open(undefined);
    else return false;
    return true;
  }
}
