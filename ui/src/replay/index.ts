// A game played again: step by step or by itself, and once it is over through
// anybody's eyes.

import "./replay.css";

import { html, nothing, type TemplateResult } from "lit-html";
import { loadGame } from "../games.ts";
import type { Eyes } from "../generated/table.ts";
import { troubled } from "../new-game/start.ts";
import { titleOf } from "../saved/words.ts";
import type { Past, Summary } from "../shared/commands.ts";
import * as shell from "../shared/commands.ts";
import { choices } from "../shared/controls.ts";
import { layout } from "../shared/layout.ts";
import { back, type Page, page, redraw } from "../shared/pages.ts";
import { settings } from "../shared/settings.ts";
import { BACK, BACKWARD, FORWARD, ONWARD, PAUSE, PLAY } from "../shared/signs.ts";
import { toast } from "../shared/toast.ts";
import { say } from "../shared/words.ts";
import type { Game } from "../table/game/index.ts";

/** How long a step is looked at, in milliseconds. */
const PACES = { slow: 2200, usual: 1200, fast: 550, "at-once": 250 } as const;

interface Replayed {
  readonly game: string;
  /** Where to begin. */
  readonly line?: number;
}

export function replayPage({ game, line = 0 }: Replayed): Page {
  let at = line;
  let shown: Past | null = null;
  /** The table as it lies in the end. */
  let last: unknown;
  let summary: Summary | undefined;
  let played: Game | undefined;
  let eyes: string = "table";
  let playing = false;
  let pace: keyof typeof PACES = settings().pace;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;

  const over = (): boolean => summary?.over === true;
  const lines = (): number => shown?.lines ?? summary?.line ?? 0;
  const seen = (): Eyes => (eyes === "table" || eyes === "heaven" ? eyes : { seat: Number(eyes) });

  /** Asks for a line; only the last answer asked for is drawn. */
  async function look(to: number): Promise<void> {
    at = Math.max(0, Math.min(to, lines() || to));
    asked += 1;
    const mine = asked;
    try {
      const past = await shell.history(game, at, over() ? seen() : undefined);
      if (mine !== asked || page() !== self) return;
      shown = past;
      at = Math.min(at, past.lines);
    } catch (error) {
      if (mine !== asked || page() !== self) return;
      tellTrouble(error);
      if (!shown) back();
    }
    redraw();
  }

  /** Whoever has left already does not care. */
  function tellTrouble(error: unknown): void {
    if (page() !== self) return;
    stop();
    toast(troubled(error), { trouble: true });
  }

  function stop(): void {
    playing = false;
    clearTimeout(timer);
  }

  function goOn(): void {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      if (!playing || page() !== self) return;
      await look(at + 1);
      if (at >= lines()) stop();
      if (playing) goOn();
      else redraw();
    }, PACES[pace]);
  }

  function toggle(): void {
    if (playing) stop();
    else {
      playing = true;
      if (at >= lines()) void look(0);
      goOn();
    }
    redraw();
  }

  const step = (to: number) => (): void => {
    stop();
    void look(to);
  };

  /** The part of the game that a line belongs to, such as "day 1, Matins". */
  async function momentAt(line: number): Promise<string> {
    const past = await shell.history(game, line, over() ? seen() : undefined);
    const view = played?.reading.viewOf(past.frame.view);
    return played && view ? played.reading.momentOf(view) : "";
  }

  /** To where the next part of the game begins, or this one, or the one before. */
  const jump = (way: 1 | -1) => async (): Promise<void> => {
    stop();
    let to = at;
    try {
      const here = await momentAt(way > 0 ? at : Math.max(0, at - 1));
      while (to + way > 0 && to + way < lines() && (await momentAt(to + way)) === here) to += way;
      await look(way > 0 ? to + 1 : to + way <= 0 ? 0 : to);
    } catch (error) {
      tellTrouble(error);
    }
  };

  async function begin(): Promise<void> {
    try {
      const games = await shell.games();
      summary = games.find((one) => one.game === game);
      if (summary) {
        played = await loadGame(summary.kind);
        const end = await shell.history(game, summary.line, over() ? seen() : undefined);
        last = played.reading.viewOf(end.frame.view) ?? undefined;
      }
    } catch (error) {
      tellTrouble(error);
    }
    if (page() === self) await look(at);
  }

  /** What the line brought that is looked at. */
  const happened = (): readonly unknown[] => shown?.frame.events ?? [];
  const names = (): string[] => summary?.players.map(([name]) => name) ?? [];

  /** What is said of a step of which nothing is told: it may have ended something, and need not hide anything. */
  function quiet(): string {
    if (at === 0) return say("replay-beginning");
    const who = names()[shown?.frame.by ?? -1];
    return who === undefined ? say("replay-quiet-chance") : say("replay-quiet", { who });
  }

  function sentences(of: Game, view: unknown): TemplateResult {
    const said = happened()
      .map((event) => of.telling.tell([event], view, names()))
      .filter(Boolean);
    return html`<ol class="replay-events" aria-live="polite">
      ${said.length === 0 ? html`<li class="caption">${quiet()}</li>` : said.map((text) => html`<li>${text}</li>`)}
    </ol>`;
  }

  function controls(): TemplateResult {
    const button = (label: string, face: unknown, press: () => void, off: boolean) =>
      html`<button type="button" class="plain icon" aria-label=${label} title=${label} ?disabled=${off} @click=${press}>${face}</button>`;
    const most = lines();
    const slid = (event: globalThis.Event): void => {
      stop();
      void look(Number((event.target as HTMLInputElement).value));
    };
    return html`<div class="replay-controls" role="group" aria-label=${say("replay-controls")}>
      ${button(say("replay-previous-round"), BACK, () => void jump(-1)(), at <= 0)}
      ${button(say("replay-previous"), BACKWARD, step(at - 1), at <= 0)}
      ${button(say(playing ? "replay-pause" : "replay-play"), playing ? PAUSE : PLAY, toggle, false)}
      ${button(say("replay-next"), FORWARD, step(at + 1), at >= most)}
      ${button(say("replay-next-round"), ONWARD, () => void jump(1)(), at >= most)}
      <input type="range" min="0" max=${most} .value=${`${at}`} aria-label=${say("replay-scrubber")}
        aria-valuetext=${say("replay-line", { line: at, lines: most })} @input=${slid} />
      <span class="lining replay-line">${say("replay-line", { line: at, lines: most })}</span>
    </div>`;
  }

  function body(): TemplateResult {
    const view = played?.reading.viewOf(shown?.frame.view);
    if (!played || !view) return html`<p class="waiting">${say("app-waiting")}</p>`;
    const stressed = new Set(happened().flatMap((event) => played?.telling.aboutOf(event) ?? []));
    return html`<div class="replay">
      <div class="replay-board">
        ${played.drawing.plan(view, { label: say("saved-thumbnail"), named: true, stressed, within: last })}
      </div>
      <div class="replay-side">
        <p class="replay-hour inscribed">${played.reading.momentOf(view)}</p>
        ${sentences(played, view)}
        ${played.drawing.stands(view, names())}
        ${
          over()
            ? choices({
                name: "eyes",
                label: say("replay-eyes"),
                all: ["table", ...names().map((_, n) => `${n}`), "heaven"],
                chosen: eyes,
                choose: (one) => {
                  eyes = one;
                  void look(at);
                },
                show: (one) =>
                  one === "table" || one === "heaven"
                    ? say(`replay-eyes-${one}`)
                    : (names()[Number(one)] ?? ""),
              })
            : nothing
        }
      </div>
      ${controls()}
      ${choices({
        name: "replay-pace",
        label: say("replay-pace"),
        all: ["slow", "usual", "fast", "at-once"] as const,
        chosen: pace,
        choose: (one) => {
          pace = one;
          redraw();
        },
        show: (one) => say(`settings-pace-${one}`),
      })}
    </div>`;
  }

  const self: Page = {
    name: "replay",
    title: () => say("replay-title"),
    draw: () =>
      layout({
        title: summary ? say("replay-of", { title: titleOf(summary) }) : say("replay-title"),
        names: "replaying",
        body: body(),
      }),
    opened: () => void begin(),
    closed: stop,
    key: (event) => {
      if (event.target instanceof HTMLInputElement) return false;
      if (event.key === "ArrowRight") step(at + 1)();
      else if (event.key === "ArrowLeft") step(at - 1)();
      else if (event.key === "Home") step(0)();
      else if (event.key === "End") step(lines())();
      else if (event.key === " " && !(event.target instanceof HTMLButtonElement)) toggle();
      else return false;
      return true;
    },
  };
  return self;
}
