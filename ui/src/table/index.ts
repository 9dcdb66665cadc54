/** The table, for the other pages. See README.md. */
import "./table.css";
import "./shapes.css";
import "./upright.css";
import "./stage.css";
import "./menu.css";
import "./log.css";
import "./slips.css";
import "./door.css";
import "./pass.css";
import "./ending.css";
import { type TableOptions, TablePage } from "./page.ts";

export type { TableOptions };

export interface Laid {
  redraw(): void;
  key(event: KeyboardEvent): boolean;
  close(): void;
}

export function tablePage(host: HTMLElement, options: TableOptions): Laid {
  return new TablePage(host, options);
}
