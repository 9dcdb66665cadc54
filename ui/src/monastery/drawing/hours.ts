/** The left margin: the dial, the order of play, the pool and the bag. */

import { html, nothing, type TemplateResult } from "lit-html";
import { classMap } from "lit-html/directives/class-map.js";
import type { View } from "../../generated/monastery.ts";
import type { Seat } from "../../generated/table.ts";
import { shield } from "../../seats/devices.ts";
import { monk } from "../../seats/monk.ts";
import { say } from "../../shared/words.ts";
import { forgotten } from "../../table/render/players.ts";
import { abbotMark, blessing, dial, tileBack } from "../art/index.ts";
import { DAYS, HOURS } from "../box.ts";
import { type Model, seatInTurn, type Tap } from "../kind.ts";
import { hourName } from "../telling/sentences.ts";
import { word } from "../words.ts";

/** What happens at an hour of the dial, from 0. */
export function hourTells(index: number): string {
  const hour = HOURS[index];
  if (hour === undefined) return "";
  return hour.kind === "service"
    ? word("hour-tells-service", { hour: hourName(index + 1), tiles: hour.draw ?? 0 })
    : word(`hour-tells-${hour.kind}`);
}

function clock({ shown }: Model, tap: (tap: Tap) => void): TemplateResult {
  return html`<svg class="m-clock" viewBox="-100 -100 200 200" data-roving>
    ${dial({
      hours: HOURS.map(({ kind, draw }, index) => ({ kind, draw, label: hourTells(index) })),
      index: shown.hour - 1,
      day: shown.day,
      days: DAYS,
      title: hourName(shown.hour),
      dayTitle: word("hours-day", { day: shown.day }),
      label: word("hours-label", { hour: hourName(shown.hour), day: shown.day }),
      press: (index) => tap({ on: "hour", index }),
    })}
  </svg>`;
}

function standingMonks(view: View, seat: Seat): number {
  return view.pieces.reduce(
    (sum, piece) =>
      sum +
      (piece.standing[seat] ?? 0) +
      (piece.praying[seat] ?? 0) +
      piece.boxes.filter((whose) => whose === seat).length,
    0,
  );
}

function seatRow(model: Model, seat: Seat): TemplateResult {
  const { shown, screen } = model;
  const sits = shown.seats[seat];
  const player = screen.players[seat];
  if (sits === undefined || player === undefined) return html``;
  const now = seatInTurn(model) === seat;
  const monks = standingMonks(shown, seat);
  const level = player.person
    ? nothing
    : html`<small>${word(`seat-level-${player.level ?? "brother"}`)}</small>`;
  const large = sits.strip.filter((cover) => cover === "large").length;
  return html`<li class=${classMap({ "m-order-seat": true, now })} aria-current=${now ? "step" : nothing}>
    <svg class="s-shield" viewBox="-13 -14 26 29">
      ${shield({ colour: sits.colour, label: say(`seat-${sits.colour}`) })}
    </svg>
    <span class="m-order-name">${player.name} ${level} ${forgotten(player)}</span>
    ${
      shown.abbot === seat
        ? html`<svg class="m-order-abbot" viewBox="-12 -15 24 30">${abbotMark({ label: word("hours-abbot") })}</svg>`
        : nothing
    }
    <span class="m-counts">
      ${count(monkSign(sits.colour), monks, word("hours-monks", { many: monks }))}
      ${count(tileSign, sits.screen, word("hours-tiles", { many: sits.screen }))}
      ${count(html`<b class="m-letter-sign" aria-hidden="true">A</b>`, large, word("hours-letters", { many: large }))}
    </span>
  </li>`;
}

const monkSign = (colour: View["seats"][number]["colour"]) =>
  html`<svg viewBox="-10 -26 20 28" aria-hidden="true">${monk({ colour })}</svg>`;
const tileSign = html`<svg viewBox="-4 -4 108 108" aria-hidden="true">${tileBack()}</svg>`;

function count(sign: unknown, many: number, label: string): TemplateResult {
  return html`<span class="m-counted" role="img" aria-label=${label} title=${label}>${sign}<b aria-hidden="true">${many}</b></span>`;
}

const coin = html`<svg viewBox="-11 -11 22 22" aria-hidden="true">${blessing()}</svg>`;

/** What is left in the pool or the bag, with its name. */
function stock(sign: unknown, many: number, where: "pool" | "bag"): TemplateResult {
  return html`<span class="m-stocked">
    ${count(sign, many, word(`hours-${where}`, { many }))}
    <span aria-hidden="true">${word(`hours-${where}-short`)}</span>
  </span>`;
}

/** Hour, Abbot and how everybody stands in one line, where the margin is closed. */
export function glance(model: Model): TemplateResult {
  const { shown, screen } = model;
  return html`<section class="m-glance" aria-label=${word("hours-title")}>
    <b>${word("hour-on-day", { hour: hourName(shown.hour), day: shown.day })}</b>
    <ol>
      ${shown.order.map((seat) => {
        const sits = shown.seats[seat];
        const name = screen.players[seat]?.name ?? "";
        if (sits === undefined) return nothing;
        const large = sits.strip.filter((cover) => cover === "large").length;
        const letters = word("hours-letters", { many: large });
        const abbot = shown.abbot === seat ? `, ${word("hours-abbot")}` : "";
        return html`<li class=${seatInTurn(model) === seat ? "now" : ""}>
          <svg class="s-shield" viewBox="-13 -14 26 29">${shield({ colour: sits.colour, label: say("with-colon", { what: name, more: `${letters}${abbot}` }) })}</svg>
          ${shown.abbot === seat ? html`<svg class="m-order-abbot" viewBox="-12 -15 24 30" aria-hidden="true">${abbotMark({})}</svg>` : nothing}
          <b aria-hidden="true">${large}</b>
        </li>`;
      })}
    </ol>
  </section>`;
}

export function hours(model: Model, tap: (tap: Tap) => void): TemplateResult {
  const { shown, choice } = model;
  return html`
    <section class="m-hours" aria-label=${word("hours-title")}>
      ${clock(model, tap)}
      ${choice.kind === "hour" ? html`<p class="m-hour-tells" role="status">${hourTells(choice.index)}</p>` : nothing}
      <ol class="m-order" aria-label=${word("hours-order")}>${shown.order.map((seat) => seatRow(model, seat))}</ol>
      <p class="m-stock">
        ${stock(coin, shown.pool, "pool")} ${stock(tileSign, shown.bag, "bag")}
      </p>
    </section>`;
}
