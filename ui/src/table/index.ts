/** The table, for the other pages. See README.md. */
import "./css/table.css";
import "./css/shapes.css";
import "./css/upright.css";
import "./css/narrow.css";
import "./camera/stage.css";
import "./render/menu.css";
import "./log/log.css";
import "./render/slips.css";
import "./handoff/door.css";
import "./handoff/pass.css";
import "./ending/ending.css";
import { type TableOptions, TablePage } from "./page.ts";

export type { TableOptions };

export interface Laid {
  redraw(): void;
  key(event: KeyboardEvent): boolean;
  stepBack(): boolean;
  close(): void;
}

export function tablePage(host: HTMLElement, options: TableOptions): Laid {
  return new TablePage(host, options);
}
