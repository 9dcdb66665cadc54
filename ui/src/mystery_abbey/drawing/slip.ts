/** A slip of vellum over the plan: what is looked at, or what is asked. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { Action, Phase, Suspect, Trait } from "../../generated/mystery_abbey.ts";
import { seen } from "../../shared/known.ts";
import { closer } from "../../table/render/slips.ts";
import { doWords } from "../acting/advice.ts";
import { offered, offeredWith } from "../acting/offers.ts";
import { bookCard, eventCard, libraryCard } from "../art/tokens.ts";
import { REVELATION, SUSPECTS, traitsOf } from "../box.ts";
import { type Choice, type Handlers, type Model, mine, namesOf } from "../kind.ts";
import { demandWords } from "../telling/question.ts";
import { word } from "../words.ts";
import { answering, insisting, offeredButtons } from "./answering.ts";
import { asking } from "./asking.ts";
import { hall } from "./hall.ts";
import {
  bookLeaf,
  cardFace,
  eventLeaf,
  heardLeaf,
  massLeaf,
  notesLeaf,
  roomLeaf,
  seatLeaf,
  suspectLeaf,
} from "./leaves.ts";
import { bookWords, eventWords, libraryWords } from "./names.ts";
import { face, faces, markOf, ownSheet, players, traitGrid } from "./picking.ts";

interface Asked {
  readonly title: string;
  readonly why?: unknown;
  /** The card that it is about. */
  readonly card?: unknown;
  readonly body: unknown;
}

/** What is asked, with a way to look at the table first. */
function ask({ title, why, card, body }: Asked, { tap }: Handlers): TemplateResult {
  const told = html`<p class="t-question">${title}</p>
    ${why === undefined ? nothing : html`<p class="a-may">${why}</p>`}`;
  return html`<section class="t-slip a-pick" aria-label=${title}>
    ${closer(() => tap({ on: "aside" }))}
    ${card === undefined ? told : html`<div class="a-pick-card">${cardFace(card)}<div>${told}</div></div>`}
    ${body}
  </section>`;
}

const whoIn = (model: Model, seat: number | null): string =>
  seat === null ? "" : (namesOf(model.screen)[seat] ?? "");

/** What the room of one's pawn is for, and has not been done yet. */
function acting(model: Model, handlers: Handlers): TemplateResult | undefined {
  const { offers } = model;
  if (offeredWith(offers, "reveal").length + offeredWith(offers, "accuse").length > 0)
    return hall(model, handlers);
  const asked = offeredWith(offers, "ask");
  if (asked.length > 0)
    return ask(
      {
        title: word("head-parlor"),
        body: players(asked, (seat) => ({ ask: seat }), model, handlers),
      },
      handlers,
    );
  const lying = (["look", "take-back"] as const).filter((action) => offered(offers, action));
  if (!offered(offers, "search") && lying.length > 0)
    return ask(
      { title: word("head-lying"), body: offeredButtons(lying, model, handlers) },
      handlers,
    );
  if (!offered(offers, "search")) return undefined;
  const books = offeredWith(offers, "use").map((book): Action => ({ use: book }));
  return ask(
    {
      title: word("head-cell"),
      why: word("head-cell-why"),
      body: offeredButtons(["search", ...lying, ...books], model, handlers),
    },
    handlers,
  );
}

/** A card that was drawn: it counts, or the next one. */
function considering(
  phase: Extract<Phase, { part: "considering" }>,
  model: Model,
  handlers: Handlers,
): TemplateResult {
  const { drawn } = phase;
  const book = model.shown.drawn === null ? undefined : seen(model.shown.drawn);
  const books = offeredWith(model.offers, "use").map((one): Action => ({ use: one }));
  const body = offeredButtons(["keep", ...books], model, handlers);
  const of = ({ name, does }: { name: string; does: string }, card: unknown): TemplateResult =>
    ask({ title: name, why: does, card, body }, handlers);
  if (drawn === "book")
    return book === undefined
      ? ask({ title: word("book"), body }, handlers)
      : of(bookWords(book), bookCard(book));
  return "library" in drawn
    ? of(libraryWords(drawn.library), libraryCard(drawn.library))
    : of(eventWords(drawn.event), eventCard(drawn.event));
}

/** What the phase asks of whoever sits here. */
function asked(model: Model, handlers: Handlers): TemplateResult | undefined {
  const { shown, offers } = model;
  const { phase } = shown;
  const who = "of" in phase ? whoIn(model, phase.of) : "";
  switch (phase.part) {
    case "asking":
      return asking(phase, model, handlers);
    case "answering":
      return answering(phase, model, handlers);
    case "meeting":
      return ask(
        {
          title: word("head-meeting"),
          body: offeredButtons(
            [...offeredWith(offers, "use").map((book): Action => ({ use: book })), "use-nothing"],
            model,
            handlers,
          ),
        },
        handlers,
      );
    case "laying":
      return ask(
        {
          title: word("head-laying"),
          body: faces(
            { all: offeredWith(offers, "lay"), action: (card) => ({ lay: card }), marked: false },
            model,
            handlers,
          ),
        },
        handlers,
      );
    case "insisting":
      return insisting(phase, model, handlers);
    case "acting":
      return phase.done ? undefined : acting(model, handlers);
    case "demanding":
      return ask(
        {
          title: word("head-demanding", { who }),
          body: html`<p class="a-sentence"><span aria-live="polite">${demandWords(phase.traits)}</span></p>
            ${offered(offers, "make-demand") ? html`<button type="button" class="primary t-answer a-put" data-answer="make-demand" @click=${() => handlers.act("make-demand")}>${doWords("make-demand", model)}</button>` : nothing}
            ${traitGrid({ offered: offeredWith(offers, "demand"), action: (one) => ({ demand: one }), said: phase.traits }, handlers)}`,
        },
        handlers,
      );
    case "searching":
    case "keeping":
      return ask(
        {
          title: word(`head-${phase.part}`, { who }),
          body: faces(
            { all: offeredWith(offers, "take"), action: (card) => ({ take: card }) },
            model,
            handlers,
          ),
        },
        handlers,
      );
    case "considering":
      return considering(phase, model, handlers);
    case "naming":
      return ask(
        {
          title: word("head-naming"),
          why: word(
            typeof phase.naming === "string"
              ? `naming-${phase.naming}`
              : `naming-tell-${phase.naming.tell}`,
          ),
          body: traitGrid(
            { offered: offeredWith(offers, "name"), action: (one) => ({ name: one }) },
            handlers,
          ),
        },
        handlers,
      );
    case "choosing":
      return ask(
        {
          title: word(
            typeof phase.choosing === "string"
              ? `head-choosing-${phase.choosing}`
              : "head-choosing-shelf",
          ),
          body: players(
            offeredWith(offers, "choose"),
            (seat) => ({ choose: seat }),
            model,
            handlers,
          ),
        },
        handlers,
      );
    case "naming-suspects":
      return ask(
        {
          title: word("head-naming-suspects", { many: phase.many }),
          body: faces(
            {
              all: offeredWith(offers, "name-suspect"),
              action: (one) => ({ "name-suspect": one }),
            },
            model,
            handlers,
          ),
        },
        handlers,
      );
    case "showing":
      return ask(
        {
          title:
            phase.to === null
              ? word("head-showing-all")
              : word("head-showing", { who: whoIn(model, phase.to) }),
          body: faces(
            { all: offeredWith(offers, "show"), action: (card) => ({ show: card }), marked: false },
            model,
            handlers,
          ),
        },
        handlers,
      );
    case "revealing":
      return ask(
        {
          title: word("head-revealing"),
          body: html`${traitGrid({ offered: offeredWith(offers, "reveal"), action: (one) => ({ reveal: one }), meant: true }, handlers)}
            ${offeredButtons(["reveal-nothing"], model, handlers)}`,
        },
        handlers,
      );
    case "ringing":
      return ask(
        {
          title: word("head-ringing"),
          body: offeredButtons([{ ring: { on: true } }, { ring: { on: false } }], model, handlers),
        },
        handlers,
      );
    default:
      return undefined;
  }
}

/** Whoever accuses somebody is reminded of what their own sheet says of him. (M34) */
function warning(suspect: Suspect, model: Model): TemplateResult {
  const { seen: held, crossed } = markOf(ownSheet(model), suspect);
  const known = held ? "accuse-seen" : crossed ? "accuse-crossed" : undefined;
  return html`${known === undefined ? nothing : html`<p class="a-warned">${word(known)}</p>`}
    <p>${word(held ? "accuse-costs" : "accuse-why")}</p>`;
}

/** Whoever reveals a trait is reminded of how many on their own sheet have it, and of what it brings. */
function chances(revealed: Trait, model: Model): TemplateResult {
  const sheet = ownSheet(model);
  const left = SUSPECTS.filter(({ suspect }) => {
    const { seen: held, crossed } = markOf(sheet, suspect);
    return !held && !crossed;
  });
  const have = left.filter(({ suspect }) => traitsOf(suspect).includes(revealed));
  return html`<p class="a-may">${word("reveal-left", { have: have.length, left: left.length })}</p>
    <p>${word("reveal-why", REVELATION)}</p>`;
}

/** What cannot be taken back is looked at before it is said. */
function meant(action: Action, model: Model, handlers: Handlers): TemplateResult {
  const sheet = ownSheet(model);
  const suspect = typeof action === "object" && "accuse" in action ? action.accuse : undefined;
  const revealed = typeof action === "object" && "reveal" in action ? action.reveal : undefined;
  const words = doWords(action, model);
  return html`<section class="t-slip a-meant" aria-label=${words}>
    ${closer(() => handlers.tap({ on: "nothing" }))}
    ${suspect === undefined ? nothing : face(suspect, sheet)}
    <div>
      <p class="t-question">${words}</p>
      ${suspect === undefined ? nothing : warning(suspect, model)}
      ${revealed === undefined ? nothing : chances(revealed, model)}
      <button type="button" class="primary t-answer a-put" data-answer=${JSON.stringify(action)} @click=${() => handlers.tap({ on: "mean", action })}>${words}</button>
    </div>
  </section>`;
}

type Looked = {
  [K in Choice["kind"]]?: (choice: Extract<Choice, { kind: K }>) => TemplateResult | undefined;
};

function looked(model: Model, handlers: Handlers): TemplateResult | undefined {
  const { choice } = model;
  const all: Looked = {
    room: ({ room }) => roomLeaf(room, model, handlers),
    suspect: ({ suspect }) => suspectLeaf(suspect, model, handlers),
    seat: ({ seat }) => seatLeaf(seat, model, handlers),
    book: ({ book }) => bookLeaf(book, model, handlers),
    event: ({ card }) => eventLeaf(card, handlers),
    mass: () => massLeaf(model, handlers),
    heard: () => heardLeaf(model, handlers),
    notes: () => notesLeaf(model, handlers),
    // The button that ends a turn stands below already.
    meant: ({ action }) => (action === "end-turn" ? undefined : meant(action, model, handlers)),
  };
  const show = all[choice.kind] as ((choice: Choice) => TemplateResult | undefined) | undefined;
  return show?.(choice);
}

export function slip(model: Model, handlers: Handlers): TemplateResult | undefined {
  const leaf = looked(model, handlers);
  if (leaf !== undefined) return leaf;
  if (model.choice.kind === "aside" || model.watched !== undefined) return undefined;
  return mine(model) === undefined ? undefined : asked(model, handlers);
}
