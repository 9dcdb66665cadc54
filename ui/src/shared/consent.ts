// Consent: what may not be done behind the backs of those who have a PIN. They give it, or everybody at the table is
// asked and has a minute to object. The shell decides; this only asks.

import { html, nothing, render, type TemplateResult } from "lit-html";
import type { Consent } from "../generated/shell.ts";
import { askTable, object } from "./commands.ts";
import { open } from "./dialog.ts";
import { troubleOf } from "./shell.ts";
import { knows, say } from "./words.ts";

/** The PINs of those who have one, by seat. */
export type Pins = (string | null)[];

/** Does it; where others must agree first, asks them, and does it then. Whoever thinks better of it has cancelled. */
export async function consented<T>(does: (pins?: Pins) => Promise<T>): Promise<T> {
  try {
    return await does();
  } catch (error) {
    const { kind, consent } = troubleOf(error);
    if (kind !== "consent" || consent === undefined) throw error;
    return await new Promise<T>((done, failed) => asking(consent, does, done, failed));
  }
}

/** The key of what would be done. */
const deedOf = ({ deed }: Consent): string => (typeof deed === "string" ? deed : "seat");

function wordsOf(error: unknown): string {
  const { kind, detail } = troubleOf(error);
  const seconds = Math.ceil(Number(detail) / 1000);
  if (kind === "too-many-tries") return say("remark-too-many-tries", { seconds });
  if (kind === "wrong-pin") return say("remark-wrong-pin");
  const key = `trouble-${kind}`;
  return say(knows(key) ? key : "trouble-internal", { detail: String(detail ?? "") });
}

function asking<T>(
  consent: Consent,
  does: (pins?: Pins) => Promise<T>,
  done: (came: T) => void,
  failed: (error: unknown) => void,
): void {
  const place = document.createElement("div");
  const names = consent.seats.map(({ name }) => name).join(", ");
  let trouble = "";
  let until: number | undefined;
  let timer = 0;
  let settled = false;

  const close = open({
    title: say(`consent-${deedOf(consent)}`, { who: names }),
    body: place,
    foot: () =>
      html`<button type="button" class="quiet" data-action="object" @click=${() => close()}>${say("consent-object")}</button>`,
    closed: () => {
      window.clearInterval(timer);
      if (settled) return;
      // Closing is objecting: nobody sees any more what is asked.
      void object(consent.game).catch((error: unknown) => console.warn("object:", error));
      failed({ kind: "cancelled", detail: "" });
    },
  });

  async function attempt(pins?: Pins): Promise<void> {
    try {
      const came = await does(pins);
      settled = true;
      close();
      done(came);
    } catch (error) {
      const { kind } = troubleOf(error);
      if (["wrong-pin", "too-many-tries", "consent"].includes(kind)) {
        trouble = kind === "consent" ? "" : wordsOf(error);
        draw();
        return;
      }
      settled = true;
      close();
      failed(error);
    }
  }

  async function askEverybody(): Promise<void> {
    try {
      const { wait_ms } = await askTable(consent.game, consent.deed);
      until = performance.now() + (wait_ms ?? 0);
      timer = window.setInterval(draw, 500);
    } catch (error) {
      trouble = wordsOf(error);
    }
    draw();
  }

  const enter = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const pins: Pins = [];
    for (const { seat } of consent.seats) {
      const field = form.querySelector<HTMLInputElement>(`[data-seat="${seat}"]`);
      pins[seat] = field?.value ?? null;
      if (field) field.value = "";
    }
    void attempt(Array.from(pins, (pin) => pin ?? null));
  };

  const keyhole = (): TemplateResult => html`<form class="field consent-pins" @submit=${enter}>
    ${consent.seats.map(
      ({ seat, name }) => html`<label>${say("door-pin", { who: name })}
        <input type="password" inputmode="numeric" autocomplete="off" maxlength="4" data-seat=${seat} />
      </label>`,
    )}
    <button type="submit" class="primary">${say("consent-with-pins")}</button>
  </form>`;

  const witness = (seconds: number): TemplateResult =>
    seconds > 0
      ? html`<p role="timer">${say("consent-left", { seconds })}</p>`
      : html`<p role="status">${say("consent-nobody")}</p>
          <button type="button" class="primary" data-action="go-on" @click=${() => void attempt()}>${say("consent-go-on")}</button>`;

  function draw(): void {
    const seconds =
      until === undefined ? 0 : Math.max(0, Math.ceil((until - performance.now()) / 1000));
    render(
      html`<p>${say(`consent-${deedOf(consent)}-why`, { who: names })}</p>
        ${trouble === "" ? nothing : html`<p class="trouble" role="alert">${trouble}</p>`}
        ${keyhole()}
        ${
          until === undefined
            ? html`<p class="caption">${say("consent-everybody-why")}</p>
                <button type="button" class="plain" data-action="ask-everybody" @click=${() => void askEverybody()}>${say("consent-everybody")}</button>`
            : witness(seconds)
        }`,
      place,
    );
  }
  draw();
}
