/** What keys mean at the table, wherever the focus is. */
import type { Camera } from "../camera/camera.ts";
import type { Deeds } from "../commands/commands.ts";
import type { Panels } from "../render/panels.ts";
import { NOTHING } from "../state/model.ts";
import type { Desk } from "../state/state.ts";
import type { Follower } from "../updates/updates.ts";
import { roveKey } from "./roving.ts";

export class Keys {
  readonly #desk: Desk;
  readonly #deeds: Deeds;
  readonly #follower: Follower;
  readonly #camera: Camera;
  readonly #panels: Panels;

  constructor(desk: Desk, deeds: Deeds, follower: Follower, camera: Camera, panels: Panels) {
    this.#desk = desk;
    this.#deeds = deeds;
    this.#follower = follower;
    this.#camera = camera;
    this.#panels = panels;
  }

  /** A key was pressed; what it meant is prevented from meaning something else. */
  press = (event: KeyboardEvent): void => {
    const { model, game, door, pass } = this.#desk;
    const elsewhere = door !== undefined || pass !== undefined;
    if (event.target instanceof HTMLInputElement || elsewhere || roveKey(event)) return;
    const key = event.key.toLowerCase();
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const tap = plain ? game.tapOfKey(key, model) : undefined;
    if (key === "escape") this.#escape();
    else if (key === "z") event.shiftKey ? this.#deeds.redo() : this.#deeds.undo();
    else if (!plain) return;
    else if (tap !== undefined) this.#deeds.tap(tap);
    else if (key === "+" || key === "=") this.#camera.zoom(1.3);
    else if (key === "-") this.#camera.zoom(1 / 1.3);
    else if (key === "0") this.#camera.fit();
    else if (key === "l") this.#panels.toggle("log");
    else if (key === "m") this.#panels.toggle("menu");
    else return;
    event.preventDefault();
  };

  /** One thing is laid aside: what lies on top. */
  #escape(): void {
    const { watched, recap, note, choice, panel } = this.#desk.model;
    if (watched !== undefined) this.#follower.skip();
    else if (panel === "log" || panel === "menu") this.#panels.open(undefined);
    else if (recap !== undefined) this.#desk.set({ recap: undefined });
    else if (note !== undefined || choice.kind !== "none")
      this.#desk.set({ note: undefined, choice: NOTHING });
    else if (panel !== undefined) this.#panels.open(undefined);
  }
}
