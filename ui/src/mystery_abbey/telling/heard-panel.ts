/** What was said, as a board to look things up in: by person, by trait, and what one alone has learnt. */
import { html, nothing, render, type TemplateResult } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import type { Event, Trait, View } from "../../generated/mystery_abbey.ts";
import type { Seat } from "../../generated/table.ts";
import { smallShield } from "../../seats/devices.ts";
import { seen } from "../../shared/known.ts";
import { TRAITS, traitsOf } from "../box.ts";
import type { Line } from "../kind.ts";
import { word } from "../words.ts";
import { type Accusation, chosen, type Heard, heardIn, type Said, type Wanted } from "./heard.ts";
import { groupOf, theSuspect, theSuspects } from "./names.ts";
import { answerWords, questionWords } from "./question.ts";
import { alike, tellTogether } from "./together.ts";

/** What the board is made of. */
export interface Table {
  /** Which saved game it is. */
  readonly game: string;
  readonly lines: readonly Line[];
  readonly shown: View;
  readonly names: readonly string[];
}

const ANYTHING: Wanted = { person: undefined, trait: undefined };

/** What is looked for. It stays from one drawing to the next, for those eyes only: it tells what somebody is after. */
let wanted: Wanted = ANYTHING;

/** Whose eyes look for it, and in which game. */
let seeker = "";

const answered = (answer: Said["answer"]): string =>
  answer === undefined
    ? word("heard-open")
    : answer === "silence"
      ? word("answer-silence")
      : answerWords(answer);

/** What everybody had to tell, as the sentence of a question that nobody put. */
function toldWords({ question }: Said): string {
  const { filter, scope } = question;
  const all = filter.traits.length === 0 && filter.names.length === 0;
  const group = all ? word("group-suspects") : groupOf(filter).many;
  return `${group}, ${word(`scope-${scope}`)}`;
}

function entry(one: Said, { shown, names }: Table): TemplateResult {
  const { asker, seat, question, answer } = one;
  const name = (of: Seat): string => names[of] ?? "";
  const colour = shown.seats[asker ?? seat]?.colour;
  const who =
    asker === undefined
      ? word("heard-told", { asked: name(seat) })
      : word("heard-line", { asker: name(asker), asked: name(seat) });
  const silent = answer === "silence" ? "a-silent" : "";
  return html`<li class="a-said ${silent}">
    <span class="a-said-who">${smallShield(colour)} ${who}</span>
    <span class="a-said-question">${asker === undefined ? toldWords(one) : questionWords(question)}</span>
    <b class="a-said-answer">${answered(answer)}</b>
  </li>`;
}

/** Questions and answers, the last first, with the Masses between them. */
function entries(said: readonly Said[], table: Table): TemplateResult {
  let before: Said["mass"] | null = null;
  return html`<ol class="a-said-list" aria-label=${word("heard-questions")}>
    ${said.toReversed().map((one) => {
      const heading =
        one.mass === before ? nothing : html`<li class="a-said-mass">${since(one.mass)}</li>`;
      before = one.mass;
      return html`${heading}${entry(one, table)}`;
    })}
  </ol>`;
}

const since = (mass: Said["mass"]): string =>
  mass === undefined ? word("heard-mass-0") : word("heard-mass", { mass: word(`mass-${mass}`) });

function filters({ names }: Table, change: (next: Wanted) => void): TemplateResult {
  const picked = (event: globalThis.Event): string => (event.target as HTMLSelectElement).value;
  const person = (event: globalThis.Event): void => {
    const value = picked(event);
    change({ ...wanted, person: value === "" ? undefined : Number(value) });
  };
  const trait = (event: globalThis.Event): void => {
    const value = picked(event);
    change({ ...wanted, trait: value === "" ? undefined : (value as Trait) });
  };
  return html`<div class="a-heard-filters">
    <label>${word("heard-person")}
      <select data-hook="heard-person" @change=${person}>
        <option value="" ?selected=${wanted.person === undefined}>${word("heard-everybody")}</option>
        ${names.map((name, seat) => html`<option value=${seat} ?selected=${wanted.person === seat}>${name}</option>`)}
      </select>
    </label>
    <label>${word("heard-trait")}
      <select data-hook="heard-trait" @change=${trait}>
        <option value="" ?selected=${wanted.trait === undefined}>${word("heard-every-trait")}</option>
        ${TRAITS.map(({ trait: one }) => html`<option value=${one} ?selected=${wanted.trait === one}>${word(`trait-${one}`)}</option>`)}
      </select>
    </label>
  </div>`;
}

function questions({ said }: Heard, table: Table, change: (next: Wanted) => void): TemplateResult {
  const found = chosen(said, wanted);
  return html`<h3>${word("heard-questions")}</h3>
    ${said.length === 0 ? nothing : filters(table, change)}
    <p class="a-heard-many" aria-live="polite">${found.length > 0 ? word("heard-many", { many: found.length }) : word(said.length === 0 ? "heard-none" : "heard-none-such")}</p>
    ${found.length === 0 ? nothing : entries(found, table)}`;
}

/** Revelations and accusations; whether they were right is known in the end. */
export function board(heard: Heard, { shown, names }: Table): TemplateResult {
  const culprit = shown.phase.part === "over" && shown.culprit ? seen(shown.culprit) : undefined;
  const name = (seat: Seat): string => names[seat] ?? "";
  const verdict = (right: boolean | undefined, yes: string, no: string) =>
    right === undefined
      ? nothing
      : html` · <b class=${right ? "a-right-word" : "a-wrong-word"}>${word(right ? yes : no)}</b>`;
  const revealed = heard.revelations.map(({ seat, revealed: one }) => {
    const right = culprit === undefined ? undefined : traitsOf(culprit).includes(one);
    const he = word("trait-he", { trait: one });
    return html`<li>${smallShield(shown.seats[seat]?.colour)} <span>${word("heard-revealed", { who: name(seat), he })}${verdict(right, "heard-right", "heard-wrong")}</span></li>`;
  });
  const accused = heard.accusations.map(
    ({ seat, suspect, guilty }: Accusation) =>
      html`<li>${smallShield(shown.seats[seat]?.colour)} <span>${word("heard-accused", { who: name(seat), suspect: theSuspect(suspect) })}${verdict(guilty, "heard-guilty", "heard-innocent")}</span></li>`,
  );
  return html`<h3>${word("heard-board")}</h3>
    ${revealed.length === 0 ? html`<p>${word("heard-nobody-revealed")}</p>` : html`<ul class="a-board">${revealed}</ul>`}
    ${accused.length === 0 ? html`<p>${word("heard-nobody-accused")}</p>` : html`<ul class="a-board">${accused}</ul>`}
    ${shown.exposed.length === 0 ? nothing : html`<p>${word("heard-exposed", { cards: theSuspects(shown.exposed) })}</p>`}`;
}

/** Events in a row that are told as one. */
function together(all: readonly Event[]): readonly (readonly Event[])[] {
  const groups: Event[][] = [];
  for (const event of all) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (last !== undefined && before !== undefined && alike(event, before)) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

/** Every card that was shown or given to whoever looks, and to nobody else. */
function alone({ alone: all }: Heard, { shown, names }: Table): TemplateResult | typeof nothing {
  if (typeof shown.eyes === "string") return nothing;
  return html`<h3>${word("heard-private")}</h3>
    ${
      all.length === 0
        ? html`<p>${word("heard-private-none")}</p>`
        : html`<ul class="a-board a-alone">${together(all)
            .toReversed()
            .map((events) => html`<li>${tellTogether(events, shown, names)}</li>`)}</ul>`
    }`;
}

function draw(host: HTMLElement, table: Table): void {
  const now = `${table.game} ${JSON.stringify(table.shown.eyes)}`;
  if (now !== seeker) [seeker, wanted] = [now, ANYTHING];
  const heard = heardIn(table.lines);
  const change = (next: Wanted): void => {
    wanted = next;
    draw(host, table);
  };
  render(
    html`${board(heard, table)} ${alone(heard, table)} ${questions(heard, table, change)}`,
    host,
  );
}

/** The whole board. It draws itself anew when something else is looked for. */
export function heard(table: Table): TemplateResult {
  return html`<section class="a-heard" aria-label=${word("heard-title")}
    ${ref((host) => {
      if (host instanceof HTMLElement) draw(host, table);
    })}></section>`;
}
