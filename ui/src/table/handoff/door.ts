/** The hand-off: a closed door with the name and device of whoever is next, and nothing else in the page. */
import { html, nothing, type TemplateResult } from "lit-html";
import { SEAT_COLOURS } from "../../seats/colours.ts";
import { curtain } from "../../seats/door.ts";
import type { Handoff } from "../../shared/commands.ts";
import { say } from "../../shared/words.ts";
import { untilLetGo } from "../input/let-go.ts";

/** How long the door is held before it opens, in milliseconds. */
const HOLD = 650;

export interface Door {
  /** Undefined while it is not yet known who is next. */
  readonly handoff: Handoff | undefined;
  readonly held: number;
  readonly trouble: string | undefined;
  readonly waiting: boolean;
  /** When a forgotten PIN is set aside, as `performance.now` tells the time. */
  readonly until: number | undefined;
  /** When a PIN can be tried again, told in the same way. */
  readonly tries: number | undefined;
}

/** How many seconds are left until then. */
const secondsTo = (then: number): number =>
  Math.max(0, Math.ceil((then - performance.now()) / 1000));

/** The door as it falls. */
export function closed(handoff: Handoff | undefined): Door {
  const left = handoff?.forgotten_ms ?? undefined;
  const until = left === undefined ? undefined : performance.now() + left;
  const wait = handoff?.wait_ms ?? 0;
  const tries = wait > 0 ? performance.now() + wait : undefined;
  return { handoff, held: 0, trouble: undefined, waiting: false, until, tries };
}

/** Who did the last thing, and whether a turn ended with it. */
export interface Before {
  readonly who: string;
  readonly turn: boolean;
}

interface DoorHandlers {
  readonly lift: (pin?: string) => void;
  readonly hold: (down: boolean) => void;
  /** Whoever is next has forgotten the PIN. */
  readonly forget: () => void;
  /** Somebody knows better: the PIN stays. */
  readonly object: () => void;
  /** Whoever is next is away. */
  readonly away: (seat: number) => void;
  /** Whoever ended the turn before has not finished after all. */
  readonly takeBack: (() => void) | undefined;
  /** Whoever may answer on the open table does not look. */
  readonly back: () => void;
  readonly leave: () => void;
}

function colourOf(door: Door) {
  return SEAT_COLOURS.find((known) => known === door.handoff?.colour) ?? "black";
}

function keyhole(door: Door, { lift }: DoorHandlers): TemplateResult {
  const enter = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const pin = form.querySelector("input");
    if (pin === null || pin.value === "") return;
    lift(pin.value);
    pin.value = "";
  };
  return html`<form class="t-pin" @submit=${enter}>
    <label>${say("door-pin", { who: door.handoff?.name ?? "" })}
      <input type="password" inputmode="numeric" autocomplete="off" maxlength="4" data-first-focus
        @input=${(event: Event) => {
          const { form, value } = event.currentTarget as HTMLInputElement;
          if (value.length === 4) form?.requestSubmit();
        }} />
    </label>
    <button type="submit" class="primary" data-action="lift" ?disabled=${door.waiting}>${say("door-open")}</button>
  </form>`;
}

function latch(door: Door, { lift, hold }: DoorHandlers): TemplateResult {
  const key = (down: boolean) => (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    if (!event.repeat) hold(down);
  };
  return html`<button
    type="button"
    class="t-latch"
    data-action="lift"
    data-first-focus
    ?disabled=${door.waiting}
    @pointerdown=${(event: PointerEvent) => {
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      hold(true);
    }}
    @pointerup=${() => hold(false)}
    @pointercancel=${() => hold(false)}
    @contextmenu=${(event: Event) => event.preventDefault()}
    @keydown=${key(true)}
    @keyup=${key(false)}
    @click=${(event: MouseEvent) => {
      // A press without a finger or key: a screen reader, which cannot hold.
      if (event.detail === 0) lift();
    }}
  >${say("door-hold")}</button>`;
}

/** Everybody is witness when a PIN is set aside; what that means is said before. */
function forgotten({ name }: Handoff, { forget }: DoorHandlers): TemplateResult {
  return html`<details class="t-aside">
    <summary class="quiet" data-action="forgotten">${say("door-forgotten")}</summary>
    <p>${say("door-forgotten-why", { who: name })}</p>
    <button type="button" class="plain" data-action="forget-pin" @click=${forget}>${say("door-forget")}</button>
  </details>`;
}

/** The minute in which everybody can object. Its seconds are not called out. */
function witness({ name }: Handoff, seconds: number, { object }: DoorHandlers): TemplateResult {
  const over = seconds === 0;
  return html`<div class="t-witness">
    <p role="status">${say(over ? "door-set-aside" : "door-witness", { who: name })}</p>
    ${over ? nothing : html`<p role="timer">${say("door-witness-left", { seconds })}</p>`}
    <button type="button" class="plain" data-action="object" @click=${object}>${say("consent-object")}</button>
  </div>`;
}

/** A PIN, a latch, or after the minute a latch although there is a PIN. */
function lock(shown: Door, next: Handoff, handlers: DoorHandlers): TemplateResult {
  if (!next.needs_pin) return latch(shown, handlers);
  if (shown.until === undefined) return keyhole(shown, handlers);
  const seconds = secondsTo(shown.until);
  return html`${witness(next, seconds, handlers)} ${seconds > 0 ? keyhole(shown, handlers) : latch(shown, handlers)}`;
}

/** A bot may play for whoever is away, until they are back. */
function away({ seat, name }: Handoff, handlers: DoorHandlers): TemplateResult {
  return html`<details class="t-aside t-away">
    <summary class="quiet" data-action="away">${say("door-away", { who: name })}</summary>
    <p>${say("door-away-why", { who: name })}</p>
    <button type="button" class="plain" data-action="seat-bot" data-seat=${seat} @click=${() => handlers.away(seat)}>${say("door-away-bot")}</button>
  </details>`;
}

/** Nobody has looked yet: the turn before can go on. */
function unfinished(before: Before | undefined, { takeBack }: DoorHandlers) {
  if (before === undefined || takeBack === undefined) return nothing;
  const { who, turn } = before;
  const words = say(turn ? "door-take-back" : "door-take-back-last", { who });
  return html`<button type="button" class="plain t-take-back" data-action="take-back" @click=${takeBack}>${words}</button>`;
}

/** What the seat behind the door is asked, as everybody may know it. */
const asked = (why: string) => (why === "" ? nothing : html`<p class="t-door-why">${why}</p>`);

export function door(
  shown: Door,
  { before, why }: { readonly before: Before | undefined; readonly why: string },
  handlers: DoorHandlers,
): TemplateResult {
  const { handoff: next } = shown;
  return html`<main class="t-door">
    ${curtain({
      colour: colourOf(shown),
      name: next?.name,
      label: next === undefined ? say("door-closed") : say("door-next", { who: next.name }),
      held: shown.held,
      crowded: shown.until !== undefined,
    })}
    <div class="t-threshold">
      ${next === undefined ? nothing : html`<p class="t-door-next">${say("door-next", { who: next.name })}</p>${asked(why)}`}
      ${shown.trouble === undefined ? nothing : html`<p class="t-door-trouble" role="alert">${shown.trouble}</p>`}
      ${shown.tries === undefined || secondsTo(shown.tries) === 0 ? nothing : html`<p class="t-door-trouble" role="timer">${say("remark-too-many-tries", { seconds: secondsTo(shown.tries) })}</p>`}
      ${next === undefined ? nothing : lock(shown, next, handlers)}
      ${next?.privacy === "may-look" ? html`<button type="button" class="quiet t-door-back" data-action="look-not" @click=${handlers.back}>${say("door-back")}</button>` : nothing}
    </div>
    ${next === undefined ? nothing : html`<div class="t-asides">${unfinished(before, handlers)} ${away(next, handlers)} ${next.needs_pin && shown.until === undefined ? forgotten(next, handlers) : nothing}</div>`}
    <button type="button" class="quiet t-door-leave" data-action="leave" @click=${handlers.leave}>${say("table-leave")}</button>
  </main>`;
}

/** Fills a ring while it is held, and opens when it is full. */
export class Hold {
  #since = 0;
  #frame = 0;
  readonly show: (held: number) => void;
  readonly open: () => void;

  constructor(show: (held: number) => void, open: () => void) {
    this.show = show;
    this.open = open;
  }

  press(down: boolean): void {
    cancelAnimationFrame(this.#frame);
    if (!down) {
      this.#since = 0;
      this.show(0);
      return;
    }
    this.#since = performance.now();
    const tick = (now: number): void => {
      if (this.#since === 0) return;
      const held = Math.min(1, (now - this.#since) / HOLD);
      this.show(held);
      if (held < 1) this.#frame = requestAnimationFrame(tick);
      else {
        this.#since = 0;
        untilLetGo();
        this.open();
      }
    };
    this.#frame = requestAnimationFrame(tick);
  }
}
