/** The cards that lie open: production, event, the three special cards, and what is still to come. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { EventCard } from "../../generated/domus_domini.ts";
import type { Seat } from "../../generated/table.ts";
import { smallShield } from "../../seats/devices.ts";
import { EVENT_PICTURES } from "../art/events.ts";
import { CARD_SIGNS, SPECIAL_SIGNS, sign } from "../art/signs.ts";
import type { Handlers, Model, Read } from "../kind.ts";
import { word } from "../words.ts";

interface Lying {
  readonly card: Read;
  readonly face: TemplateResult;
  readonly name: string;
  readonly seat?: Seat | null;
}

/** The picture of an event card. */
export const eventFace = (event: EventCard): TemplateResult =>
  html`<svg class="d-sign d-event-face" viewBox="-50 -50 100 100" aria-hidden="true">${EVENT_PICTURES[event]}</svg>`;

function lying({ shown }: Model): readonly Lying[] {
  const { production, event, specials } = shown;
  return [
    ...(production === null
      ? []
      : [
          {
            card: "production",
            face: sign(CARD_SIGNS[production]),
            name: word(`card-${production}`),
          } as const,
        ]),
    ...(event === null
      ? []
      : [{ card: "event", face: eventFace(event), name: word(`event-${event}`) } as const]),
    ...specials
      .filter(({ seat }) => seat !== null)
      .map(({ special, seat }) => ({
        card: special,
        face: sign(SPECIAL_SIGNS[special]),
        name: word(`special-${special}`),
        seat,
      })),
  ];
}

/** What is known of the cards still to come. */
export const toCome = ({ shown: { to_come } }: Model): string =>
  to_come
    .filter(([, many]) => many > 0)
    .map(([card, many]) => word("card-many", { card: word(`card-${card}`), many }))
    .join(", ");

export function cards(model: Model, { tap }: Handlers): TemplateResult {
  const { choice, shown, screen } = model;
  const all = lying(model);
  return html`<section class="d-cards" aria-label=${word("cards")}>
    ${all.map(({ card, face, name, seat }) => {
      const who = seat === undefined || seat === null ? undefined : screen.players[seat]?.name;
      const label = who === undefined ? name : word("card-held", { name, who });
      return html`<button type="button" class="d-card ${seat === undefined ? "" : "d-special"}" data-hook="card ${card}" aria-label=${label} title=${label}
        aria-expanded=${choice.kind === "card" && choice.card === card} @click=${() => tap({ on: "card", card })}>
        ${face}<span>${name}</span>${seat === undefined || seat === null ? nothing : smallShield(shown.seats[seat]?.colour)}
      </button>`;
    })}
  </section>`;
}
