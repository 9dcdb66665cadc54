// A table is laid: who sits where, what is agreed. As it opens, one tap begins.

import "./new-game.css";

import { html, nothing, type TemplateResult } from "lit-html";
import { field, tick } from "../shared/controls.ts";
import { frame } from "../shared/frame.ts";
import { recall, remember } from "../shared/memory.ts";
import { instead, type Page, redraw } from "../shared/pages.ts";
import * as routes from "../shared/routes.ts";
import { settings } from "../shared/settings.ts";
import { PLUS } from "../shared/signs.ts";
import { language, say } from "../shared/words.ts";
import { chairOf } from "./chair.ts";
import { type Draft, firstDraft, names, problems, WHO, withChair } from "./draft.ts";
import type { Laying } from "./setup.ts";
import { stranger } from "./start.ts";

/** The table as it was laid last, without PINs and seed. */
function lastDraft(laying: Laying): Draft {
  const first = firstDraft(laying, settings().names[0] ?? "");
  const told = recall("seats") as Partial<Draft> | null;
  const chairs = Array.isArray(told?.chairs) ? told.chairs : [];
  const [least, most] = laying.seats;
  const sound = chairs.every(
    (chair) =>
      WHO.includes(chair?.who) &&
      laying.colours.includes(chair?.colour) &&
      typeof chair?.name === "string",
  );
  if (!told || !sound || chairs.length < least || chairs.length > most) return first;
  const agreed: Record<string, boolean | string> = { ...first.agreed };
  for (const { key, seats } of laying.ticks) {
    agreed[key] = told.agreed?.[key] === true && (seats ?? chairs.length) === chairs.length;
  }
  for (const { key, all } of laying.choices) {
    agreed[key] = all.find((one) => one === told.agreed?.[key]) ?? all[0] ?? "";
  }
  return {
    ...first,
    chairs: chairs.map(({ who, name, colour }) => ({ who, name, colour, pin: "" })),
    lot: told.lot !== false,
    agreed,
  };
}

function keep({ chairs, lot, agreed }: Draft): void {
  remember("seats", { chairs: chairs.map((chair) => ({ ...chair, pin: "" })), lot, agreed });
}

export function newGamePage(laying: Laying): Page {
  let draft = lastDraft(laying);
  let busy = false;
  const { kind } = laying;
  const unusual = laying.choices.some(({ key, all }) => draft.agreed[key] !== all[0]);

  const change = (next: Draft): void => {
    draft = next;
    redraw();
  };
  const agree = (key: string, value: boolean | string): void =>
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
        <button type="button" class="plain" ?disabled=${draft.chairs.length >= laying.seats[1]}
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

  /** What is told among the rare things. */
  function more(): string {
    const choices = laying.choices.map(({ key }) => say(`${kind}-new-${key}`)).join(", ");
    return choices === "" ? say("new-more-plain") : say("new-more", { choices });
  }

  function agreed(): TemplateResult {
    const many = draft.chairs.length;
    return html`<section class="leaf" aria-labelledby="agreed-title">
      <h2 id="agreed-title">${say("new-agreed")}</h2>
      ${laying.ticks.map(({ key, seats }) =>
        tick({
          label: say(`${kind}-new-${key}`),
          why: say(`${kind}-new-${key}-why`),
          checked: draft.agreed[key] === true,
          disabled: (seats ?? many) !== many,
          change: (checked) => agree(key, checked),
        }),
      )}
      <details ?open=${unusual}>
        <summary class="quiet">${more()}</summary>
        <div class="more">
          ${laying.choices.map(
            ({ key, all }) => html`<fieldset>
              <legend class="caption">${say(`${kind}-new-${key}`)}</legend>
              ${all.map((one) =>
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
    title: () => say("new-page", { game: say(`${kind}-name`) }),
    draw: () =>
      frame({
        title: say(`${kind}-name`),
        names: "laying",
        body: html`<div class="laid">${seats()} ${agreed()}</div>${foot()}`,
      }),
  };
}
