// A table is laid: who sits where, what is agreed. As it opens, one tap begins.

import "./new-game.css";

import { html, nothing, type TemplateResult } from "lit-html";
import type { GameAbout } from "../shared/about.ts";
import { field, tick } from "../shared/controls.ts";
import { layout } from "../shared/layout.ts";
import { recall, remember } from "../shared/memory.ts";
import { instead, type Page, redraw } from "../shared/pages.ts";
import * as routes from "../shared/routes.ts";
import { settings } from "../shared/settings.ts";
import { PLUS } from "../shared/signs.ts";
import { knows, language, say } from "../shared/words.ts";
import { chairOf } from "./chair.ts";
import { type Draft, firstDraft, fits, isTick, names, problems, WHO, withChair } from "./draft.ts";
import { stranger } from "./start.ts";

/** The table as it was laid last, without PINs and seed. */
function lastDraft(about: GameAbout): Draft {
  const first = firstDraft(about, settings().names[0] ?? "");
  const kept = recall("seats") as Partial<Draft> | null;
  const chairs = Array.isArray(kept?.chairs) ? kept.chairs : [];
  const [least, most] = about.seats;
  const sound = chairs.every(
    (chair) =>
      WHO.includes(chair?.who) &&
      about.colours.includes(chair?.colour) &&
      typeof chair?.name === "string",
  );
  if (!kept || !sound || chairs.length < least || chairs.length > most) return first;
  const agreed: Record<string, string> = { ...first.agreed };
  for (const variant of about.variants) {
    const { key, choices } = variant;
    const last = choices.find((one) => one === String(kept.agreed?.[key]));
    if (last !== undefined && fits(variant, chairs.length)) agreed[key] = last;
  }
  return {
    ...first,
    chairs: chairs.map(({ who, name, colour }) => ({ who, name, colour, pin: "" })),
    lot: kept.lot !== false,
    agreed,
  };
}

function keep({ chairs, lot, agreed }: Draft): void {
  remember("seats", { chairs: chairs.map((chair) => ({ ...chair, pin: "" })), lot, agreed });
}

export function newGamePage(about: GameAbout): Page {
  let draft = lastDraft(about);
  let busy = false;
  const kind = about.name;
  const ticks = about.variants.filter(isTick);
  const rare = about.variants.filter((variant) => !isTick(variant));
  const unusual = rare.some(({ key, choices }) => draft.agreed[key] !== choices[0]);

  const change = (next: Draft): void => {
    draft = next;
    redraw();
  };
  const agree = (key: string, value: string): void =>
    change({ ...draft, agreed: { ...draft.agreed, [key]: value } });

  async function begin(): Promise<void> {
    if (busy || problems(draft).length > 0) return;
    busy = true;
    redraw();
    keep(draft);
    await routes.play(draft, instead);
    busy = false;
    redraw();
  }

  function seats(): TemplateResult {
    const called = names(draft, stranger);
    return html`<section class="leaf seats" aria-labelledby="seats-title">
      <h2 id="seats-title">${say("new-seats")}</h2>
      <ol>
        ${draft.chairs.map((_, n) => chairOf({ draft, n, called: called[n] ?? "", change }))}
      </ol>
      <div class="under-seats">
        <button type="button" class="plain" ?disabled=${draft.chairs.length >= about.seats[1]}
          @click=${() => change(withChair(draft))}>
          ${PLUS}${say("new-add")}
        </button>
        ${tick({
          label: say("new-lot"),
          checked: draft.lot,
          change: (lot) => change({ ...draft, lot }),
        })}
      </div>
      <datalist id="known-names">
        ${settings().names.map((name) => html`<option value=${name}></option>`)}
      </datalist>
    </section>`;
  }

  /** Rare things that help in a first game are offered in sight. */
  function offers(): readonly TemplateResult[] {
    const all = rare.flatMap(({ key, choices }) => choices.map((one) => ({ key, one, choices })));
    const named = (key: string, one: string): string => `${kind}-new-${key}-${one}`;
    return all
      .filter(({ key, one }) => knows(`${named(key, one)}-offer`))
      .map(({ key, one, choices }) =>
        tick({
          label: say(`${named(key, one)}-offer`),
          why: say(`${named(key, one)}-why`),
          checked: draft.agreed[key] === one,
          change: (checked) => agree(key, checked ? one : (choices[0] ?? "")),
        }),
      );
  }

  /** What is told among the rare things. */
  function more(): string {
    const choices = rare.map(({ key }) => say(`${kind}-new-${key}`)).join(", ");
    return choices === "" ? say("new-more-plain") : say("new-more", { choices });
  }

  function agreed(): TemplateResult {
    const many = draft.chairs.length;
    return html`<section class="leaf" aria-labelledby="agreed-title">
      <h2 id="agreed-title">${say("new-agreed")}</h2>
      ${ticks.map((variant) => {
        const { key } = variant;
        return tick({
          label: say(`${kind}-new-${key}`),
          why: say(`${kind}-new-${key}-why`),
          checked: draft.agreed[key] === "true",
          disabled: !fits(variant, many),
          change: (checked) => agree(key, String(checked)),
        });
      })}
      ${offers()}
      <details ?open=${unusual}>
        <summary class="quiet">${more()}</summary>
        <div class="more">
          ${rare.map(
            ({ key, choices }) => html`<fieldset>
              <legend class="caption">${say(`${kind}-new-${key}`)}</legend>
              ${choices.map((one) =>
                tick({
                  radio: key,
                  label: say(`${kind}-new-${key}-${one}`),
                  why: say(`${kind}-new-${key}-${one}-why`),
                  checked: draft.agreed[key] === one,
                  change: () => agree(key, one),
                }),
              )}
            </fieldset>`,
          )}
          ${field({ id: "game-title", label: say("new-title"), value: draft.title, input: (title) => change({ ...draft, title }) })}
          ${field({ id: "game-seed", label: say("new-seed"), value: draft.seed, most: 64, input: (seed) => change({ ...draft, seed }) })}
          <p class="caption">${say("new-seed-why")}</p>
        </div>
      </details>
    </section>`;
  }

  function foot(): TemplateResult {
    const wrong = problems(draft);
    const list = new Intl.ListFormat(language(), { type: "conjunction" });
    return html`<div class="begin">
      <p role="status">
        ${
          wrong.length > 0
            ? wrong.map(
                (problem) => html`<span class="wrong">${say(`new-problem-${problem}`)}</span>`,
              )
            : list.format(names(draft, stranger))
        }
      </p>
      <button id="begin" type="button" class="primary" data-first-focus ?disabled=${busy || wrong.length > 0}
        aria-busy=${busy ? "true" : nothing} @click=${begin}>
        ${say("new-begin")}
      </button>
    </div>`;
  }

  return {
    name: "new-game",
    title: () => say("new-page", { of: say(`${kind}-of`) }),
    draw: () =>
      layout({
        title: say(`${kind}-name`),
        names: "laying",
        body: html`<div class="laid">${seats()} ${agreed()}</div>${foot()}`,
      }),
  };
}
