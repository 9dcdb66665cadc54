/** What is looked at: a room, a suspect, a player, a book, an event, the Mass. Each on a slip of its own. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { Action, Book, EventCard, Room, Suspect } from "../../generated/mystery_abbey.ts";
import type { Seat } from "../../generated/table.ts";
import { smallShield } from "../../seats/devices.ts";
import { say } from "../../shared/words.ts";
import { closer } from "../../table/render/slips.ts";
import { doWords } from "../acting/advice.ts";
import { offered } from "../acting/offers.ts";
import { bookCard, eventCard, massCard } from "../art/tokens.ts";
import { roomFacts, SUSPECTS, traitsOf } from "../box.ts";
import { type Handlers, type Model, mine, namesOf } from "../kind.ts";
import { heard } from "../telling/heard-panel.ts";
import { list, suspectName } from "../telling/names.ts";
import { answerWords, promiseWords, questionWords } from "../telling/question.ts";
import { song } from "../telling/song.ts";
import { word } from "../words.ts";
import { bookWords, eventWords, roomDoes, roomWords, whoIsIn } from "./names.ts";
import { notedSuspects, pageNote, suspectNote } from "./notes.ts";
import { face, markOf, ownSheet, signOf } from "./picking.ts";
import { laidIn } from "./things.ts";

interface Leaf {
  readonly name: string;
  readonly drawn?: unknown;
  readonly body: unknown;
  /** What the rules tell about it under: a thing of the game, or a chapter. */
  readonly rule?: string;
  readonly names?: string;
  /** Whether something can be done here: whoever knows no rule closes what is only to be read. */
  readonly does?: boolean;
}

function leaf(
  { name, drawn, body, rule, names = "", does = false }: Leaf,
  { tap, rules }: Handlers,
): TemplateResult {
  return html`<section class="t-slip a-looked ${does ? "" : "t-card"} ${names}" aria-label=${name}>
    ${closer(() => tap({ on: "nothing" }))}
    ${drawn ?? nothing}
    <div>
      <h2>${name}</h2>
      ${body}
      ${rule === undefined || rules === undefined ? nothing : html`<button type="button" class="quiet t-rule" @click=${() => rules(rule)}>${say("slip-read")}</button>`}
    </div>
  </section>`;
}

/** A card as it is looked at. */
export const cardFace = (drawn: unknown): TemplateResult =>
  html`<svg class="a-likeness" viewBox="0 0 64 80" aria-hidden="true">${drawn}</svg>`;

const shields = ({ shown, screen }: Model, seats: readonly Seat[]): TemplateResult =>
  html`<p class="a-there">${seats.map((seat) => html`<span>${smallShield(shown.seats[seat]?.colour)} ${namesOf(screen)[seat] ?? ""}</span>`)}</p>`;

/** A button upon a leaf, for what is offered. */
const offeredButton = (action: Action, model: Model, handlers: Handlers): unknown =>
  offered(model.offers, action)
    ? html`<button type="button" class="plain t-answer" data-answer=${JSON.stringify(action)} @click=${() => handlers.act(action)}><span>${doWords(action, model)}</span></button>`
    : nothing;

/** How many cards are left where books and cards are drawn. */
function leftIn(room: Room, { tactical, books_left, library_left }: Model["shown"]): unknown {
  if (room === "scriptorium")
    return html`<p class="a-may">${word("leaf-books", { left: books_left })}</p>`;
  if (room === "library" && !tactical)
    return html`<p class="a-may">${word("leaf-library", { left: library_left })}</p>`;
  return nothing;
}

/** What happens in a room, who is there, and whether one can go there now. */
export function roomLeaf(room: Room, model: Model, handlers: Handlers): TemplateResult {
  const { latin } = roomFacts(room);
  const go: Action = { go: room };
  const moving = mine(model) !== undefined && model.shown.phase.part === "moving";
  const can = moving && offered(model.offers, go);
  const there = whoIsIn(model, room);
  const body = html`<p class="a-latin">${latin}</p>
    <p>${roomDoes(model, room)}</p>
    ${laidIn(model.shown, room) > 0 ? html`<p>${word("leaf-laid")}</p>` : nothing}
    ${leftIn(room, model.shown)}
    ${there.length === 0 ? nothing : shields(model, there)}
    ${can ? offeredButton(go, model, handlers) : nothing}
    ${moving && !can ? html`<button type="button" class="quiet a-why" data-action="why-not" @click=${() => handlers.tap({ on: "why-not", actions: [go] })}>${word("why-not")}</button>` : nothing}`;
  return leaf(
    {
      name: roomWords(model, room),
      body,
      names: "a-of-room",
      does: can,
      rule: room,
    },
    handlers,
  );
}

/** Where his card was last seen. */
function sightWords(suspect: Suspect, model: Model): string | undefined {
  const sheet = ownSheet(model);
  const { shown, screen } = model;
  const sight = sheet?.sights[SUSPECTS.findIndex((one) => one.suspect === suspect)] ?? null;
  if (sight === null || shown.help === "none") return undefined;
  const ago = shown.masses - sight.masses;
  const own = sight.hand === screen.seat;
  return word(own ? "sight-own" : "sight", { who: namesOf(screen)[sight.hand] ?? "", ago });
}

/** Where his card can be, by all that was seen and heard; where that help was agreed. */
function proof(suspect: Suspect, model: Model): unknown {
  const known = ownSheet(model)?.proved ?? null;
  const place = known?.places[SUSPECTS.findIndex((one) => one.suspect === suspect)];
  if (place === undefined) return nothing;
  const names = namesOf(model.screen);
  const all = [
    ...place.hands.map((seat) => word("place-hand", { who: names[seat] ?? "" })),
    ...(place.pile ? [word("place-pile")] : []),
    ...(place.culprit ? [word("place-culprit")] : []),
  ];
  return html`<p>${word("proved-places", { places: list(all, "disjunction") })}</p>`;
}

/** Everything known of a suspect: his face, his traits, where his card was last seen. */
export function suspectLeaf(suspect: Suspect, model: Model, handlers: Handlers): TemplateResult {
  const sheet = ownSheet(model);
  const { seen, crossed } = markOf(sheet, suspect);
  const sight = sightWords(suspect, model);
  const state = seen ? "mark-seen" : crossed ? "mark-crossed" : "mark-open";
  const exposed = model.shown.exposed.includes(suspect);
  const body = html`<p class="a-looked-traits">${traitsOf(suspect).map((one) => html`<span>${signOf(one as Parameters<typeof signOf>[0])}${word(`trait-${one}`)}</span>`)}</p>
    ${sheet === undefined ? nothing : html`<p class="a-state">${word(state)}</p>`}
    ${exposed ? html`<p>${word("mark-exposed")}</p>` : nothing}
    ${sight === undefined ? nothing : html`<p>${sight}</p>`} ${proof(suspect, model)}
    ${sheet?.changed.includes(suspect) ? html`<p class="a-may">${word("refusal-marked-this-turn")}</p>` : nothing}
    ${offeredButton({ cross: suspect }, model, handlers)} ${offeredButton({ uncross: suspect }, model, handlers)}
    ${suspectNote(suspect, model, handlers)}`;
  return leaf(
    {
      name: suspectName(suspect),
      drawn: face(suspect, sheet),
      body,
      rule: "sheet",
      names: "a-of-suspect",
      does:
        offered(model.offers, { cross: suspect }) || offered(model.offers, { uncross: suspect }),
    },
    handlers,
  );
}

/** Everything that lies open of a player: where, what was promised, what was answered. */
export function seatLeaf(seat: Seat, model: Model, handlers: Handlers): TemplateResult {
  const { shown, screen } = model;
  const of = shown.seats[seat];
  const name = namesOf(screen)[seat] ?? "";
  if (of === undefined) return html``;
  const answers = shown.answers
    .filter((one) => one.seat === seat)
    .slice(-5)
    .reverse();
  const penance: Action = { "send-to-penance": seat };
  const body = html`<p>${word("seat-where", { room: roomWords(model, of.room) })}</p>
    ${of.penance ? html`<p>${word("seat-penance")}</p>` : nothing}
    ${of.promise === null ? nothing : html`<p>${word("seat-promise", { promise: promiseWords(of.promise) })}</p>`}
    ${of.accused > 0 ? html`<p>${word("seat-accused", { many: of.accused })}</p>` : nothing}
    ${offeredButton(penance, model, handlers)}
    ${
      answers.length === 0
        ? html`<p class="a-may">${word("seat-no-answers")}</p>`
        : html`<ul class="a-answers">${answers.map(({ question, answer }) => html`<li><span>${questionWords(question)}</span> <b>${answerWords(answer)}</b></li>`)}</ul>`
    }`;
  return leaf(
    {
      name,
      drawn: smallShield(of.colour),
      body,
      names: "a-of-seat",
      does: offered(model.offers, penance),
    },
    handlers,
  );
}

export function bookLeaf(book: Book, model: Model, handlers: Handlers): TemplateResult {
  const { name, does } = bookWords(book);
  const ear: Action = "take-back-ear";
  const use: Action = { use: book };
  const body = html`<p>${does}</p> ${offeredButton(use, model, handlers)} ${book === "listening-ear" ? offeredButton(ear, model, handlers) : nothing}`;
  return leaf(
    {
      name,
      drawn: cardFace(bookCard(book)),
      body,
      rule: "starred-books",
      does: offered(model.offers, use) || offered(model.offers, ear),
    },
    handlers,
  );
}

export function eventLeaf(card: EventCard, handlers: Handlers): TemplateResult {
  const { name, does } = eventWords(card);
  const body = html`<p>${does}</p>${song(card)}`;
  return leaf({ name, drawn: cardFace(eventCard(card)), body, rule: "events" }, handlers);
}

/** Everything that was said at this table, to be looked up. */
export function heardLeaf({ lines, shown, screen }: Model, { tap }: Handlers): TemplateResult {
  return html`<section class="t-slip t-card a-heard-slip" aria-label=${word("heard-title")}>
    ${closer(() => tap({ on: "nothing" }))}
    <h2>${word("heard-title")}</h2>
    ${heard({ game: screen.game, lines, shown, names: namesOf(screen) })}
  </section>`;
}

/** Everything that one has written down: about the whole matter, and about each suspect. */
export function notesLeaf(model: Model, handlers: Handlers): TemplateResult {
  const body = html`${pageNote(model, handlers)}
    <ul class="a-noted-list">${notedSuspects(model).map(
      ({
        suspect,
        note,
      }) => html`<li><button type="button" class="quiet" data-hook="noted ${suspect}"
        @click=${() => handlers.tap({ on: "suspect", suspect, pencil: false })}>${face(suspect)}<span><b>${suspectName(suspect)}</b> ${note}</span></button></li>`,
    )}</ul>
    <p class="a-may">${word("note-how")}</p>`;
  return leaf({ name: word("notes"), body, names: "a-of-notes" }, handlers);
}

export function massLeaf(model: Model, handlers: Handlers): TemplateResult {
  const { mass, passed, rounds } = model.shown;
  const name = word(`mass-${mass}`);
  const body = html`<p>${word("mass-passes", { mass: name, cards: passed })}</p><p>${word("mass-in", { rounds })}</p>`;
  return leaf({ name, drawn: cardFace(massCard(mass)), body, rule: "mass" }, handlers);
}
