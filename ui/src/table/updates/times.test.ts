// How long whoever watches waits for a bot's turn, at each pace, in recorded games. It measures only when asked:
// CLOISTER_CLI=../target/debug/cloister-cli npm test -- times

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { domusDomini } from "../../domus_domini/index.ts";
import { monastery } from "../../monastery/index.ts";
import { setLanguage } from "../../shared/words.ts";
import type { Game } from "../game/index.ts";
import { framesOf } from "../testing.ts";
import { PACES, Watch } from "./watch.ts";

const cli = process.env.CLOISTER_CLI;
const REPLAYS = "../tests/replays";
const GAMES = [
  ["Domus Domini, six", domusDomini as Game, "domus-domini/6-seats-plain-fifth-round"],
  ["Monastery, four", monastery as Game, "monastery/4-seats-last-letter"],
] as const;
const NAMES = ["Anselm", "Bernard", "Clara", "Dominic", "Elisabeth", "Francis"];
const STEP = 20;

/** What the table was told in a recorded game, and how it lay in the end, as the referee says. */
function recorded(file: string): { told: readonly unknown[]; view: unknown } {
  const save = JSON.parse(readFileSync(`${REPLAYS}/${file}.cloister`, "utf8"));
  const asked = [
    { ask: "load", save },
    { ask: "told", eyes: "table" },
    { ask: "view", eyes: "table" },
  ];
  const input = asked.map((one) => `${JSON.stringify(one)}\n`).join("");
  const { stdout } = spawnSync(cli ?? "", ["table"], { input, encoding: "utf8", maxBuffer: 1e8 });
  const [, told, view] = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).ok);
  return { told: (told as [number, unknown][]).map(([, event]) => event), view };
}

/** What each seat did until another did something, and what followed by itself. */
function turnsOf({ telling }: Game, told: readonly unknown[]): readonly unknown[][] {
  const turns: unknown[][] = [];
  let who: number | undefined;
  for (const event of told) {
    const doer = telling.doer(event);
    if (turns.length === 0 || (doer !== undefined && who !== undefined && doer !== who))
      turns.push([]);
    who = doer ?? who;
    turns.at(-1)?.push(event);
  }
  return turns;
}

async function watched(game: Game, events: readonly unknown[], view: unknown, pace: string) {
  const began = Date.now();
  let done = false;
  const nothing = () => {};
  const stage = { game, host: document.body, names: NAMES, pace, moves: false };
  const run = new Watch().run(view, framesOf(events, view), {
    ...stage,
    show: nothing,
    heard: nothing,
    rings: nothing,
  });
  void run.then(() => {
    done = true;
  });
  while (!done) await vi.advanceTimersByTimeAsync(STEP);
  return (Date.now() - began) / 1000;
}

describe.skipIf(cli === undefined)("a bot's turn", () => {
  test.each(GAMES)("%s", { timeout: 600_000 }, async (name, game, file) => {
    setLanguage("en");
    vi.useFakeTimers();
    const { told, view } = recorded(file);
    const turns = turnsOf(game, told);
    for (const pace of Object.keys(PACES)) {
      const times: number[] = [];
      for (const turn of turns) times.push(await watched(game, turn, view, pace));
      times.sort((one, other) => one - other);
      const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
      const most = times[Math.floor(times.length * 0.95)] ?? 0;
      const told = `${name}, ${pace}: ${times.length} turns`;
      process.stdout.write(`${told}, mean ${mean.toFixed(1)} s, 95th ${most.toFixed(1)} s\n`);
      expect(times.at(-1), "no turn keeps anybody waiting for long").toBeLessThan(40);
    }
    vi.useRealTimers();
  });
});
