/** A table in a page, with a shell of our own: for tests. */
import { expect, vi } from "vitest";
import type { Frame, GameTypes, Handoff, Screen } from "../shared/commands.ts";
import { useShell } from "../shared/shell.ts";
import { setLanguage } from "../shared/words.ts";
import type { Game } from "./game/index.ts";
import { type Laid, tablePage } from "./index.ts";

vi.stubGlobal(
  "ResizeObserver",
  class {
    observe(): void {}
    disconnect(): void {}
  },
);

type Fields = Record<string, unknown>;

export const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 20));

/** A screen of a game between two persons, the first of whom looks and is to act. */
export function screenOfTwo(
  kind: string,
  view: unknown,
  actions: readonly unknown[],
  more: Partial<Screen>,
): Screen {
  const player = (name: string, colour: string) => ({
    name,
    person: true,
    level: null,
    absent: false,
    colour,
    pin: false,
    forgotten: 0,
    handed: 0,
  });
  return {
    game: "0",
    kind,
    title: "",
    number: 1,
    line: 0,
    turn: { seat: 0 },
    seat: 0,
    handoff: null,
    view,
    notes: {},
    actions: [...actions],
    forecasts: actions.map(() => null),
    running_sum: [],
    frames: [],
    undo: null,
    thinking: null,
    outcome: null,
    saving: { state: "saved" },
    news: [],
    players: [player("Anselm", "red"), player("Hildegard", "blue")],
    open: false,
    copy: false,
    copies: 0,
    ...more,
  };
}

/** The hand-off to a seat of that table. */
export const handoffTo = (seat: number, more: Partial<Handoff> = {}): Handoff => ({
  privacy: "must-look",
  seat,
  name: ["Anselm", "Hildegard"][seat] ?? "",
  colour: ["red", "blue"][seat] ?? null,
  needs_pin: false,
  wait_ms: 0,
  fall: 1,
  forgotten_ms: null,
  ...more,
});

/** What happened, a line of the log each, with the view that all of it led to. */
export const framesOf = <E, V>(
  events: readonly E[],
  view: V,
  from = 0,
): Frame<GameTypes & { event: E; view: V }>[] =>
  events.map((event, n) => ({ line: from + n, by: null, events: [event], view }));

export class TestTable {
  readonly host = document.createElement("div");
  readonly asked: [command: string, asked: Fields][] = [];
  /** What the shell answers; what it throws it refuses. */
  readonly answers: Record<string, (asked: Fields) => unknown> = {
    log: () => ({ from: 0, line: Number.MAX_SAFE_INTEGER, lines: [] }),
  };
  /** Calls out an event of the shell. */
  readonly heard: Record<string, (payload: unknown) => void> = {};
  #laid: Laid | undefined;

  constructor() {
    setLanguage("en");
    useShell({
      ask: async <T>(command: string, what: object): Promise<T> => {
        this.asked.push([command, what as Fields]);
        const answer = this.answers[command];
        if (answer === undefined) throw { kind: "internal", detail: command };
        return answer(what as Fields) as T;
      },
      on: (event, listener) => {
        this.heard[event] = listener as (payload: unknown) => void;
        return () => delete this.heard[event];
      },
    });
    document.body.append(this.host);
  }

  get laid(): Laid {
    if (this.#laid === undefined) throw new Error("no table is laid");
    return this.#laid;
  }

  async open(game: unknown, screen: Screen): Promise<void> {
    this.answers.screen ??= () => screen;
    this.#laid = tablePage(this.host, {
      game: game as Game,
      screen,
      onLeave: () => {},
      onRules: () => {},
    });
    await settled();
  }

  close(): void {
    this.#laid?.close();
    this.host.remove();
  }

  one(selector: string): Element {
    const found = this.host.querySelector(selector);
    expect(found, selector).not.toBeNull();
    return found as Element;
  }

  /** What can be read there, with single spaces. */
  text(selector: string): string {
    return this.one(selector).textContent?.trim().replace(/\s+/g, " ") ?? "";
  }

  async click(selector: string): Promise<void> {
    this.one(selector).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await settled();
  }

  /** What was asked with this command last. */
  askedFor(command: string): Fields | undefined {
    return this.asked.findLast(([one]) => one === command)?.[1];
  }
}
