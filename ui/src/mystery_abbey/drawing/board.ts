/** The abbey's plan as it lies on the table: rooms, what lies in them, who stands there, and where one can go. */
import { nothing, type SVGTemplateResult, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import type { Room } from "../../generated/mystery_abbey.ts";
import type { Seat } from "../../generated/table.ts";
import { device } from "../../seats/devices.ts";
import { monk } from "../../seats/monk.ts";
import { language } from "../../shared/words.ts";
import type { Lens } from "../../table/game/index.ts";
import { offered } from "../acting/offers.ts";
import { ground, PAWN, PLAN, type Point, roomBox, roomShape, spotsIn, way } from "../art/plan.ts";
import { ROOMS } from "../box.ts";
import { type Handlers, type Model, mine, namesOf } from "../kind.ts";
import { roomName } from "../telling/names.ts";
import { word } from "../words.ts";
import { roomDoes, roomWords, whoIsIn } from "./names.ts";
import { laidIn, things } from "./things.ts";

const ALL = ROOMS.map(({ room }) => room as Room);

const onKey =
  (press: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    press();
  };

/** The room that one means to go to. */
const meantRoom = ({ choice }: Model): Room | undefined =>
  choice.kind === "room" ? choice.room : undefined;

function roomButton(model: Model, room: Room, can: boolean, handlers: Handlers): SVGTemplateResult {
  const chosen = meantRoom(model) === room;
  const there = whoIsIn(model, room).map((seat) => namesOf(model.screen)[seat] ?? "");
  const label = [
    roomWords(model, room),
    can ? word("room-in-reach") : "",
    there.length === 0 ? "" : word("room-there", { who: there.join(", ") }),
    laidIn(model.shown, room) > 0 ? word("room-laid") : "",
    roomDoes(model, room),
  ];
  const press = (): void => handlers.tap({ on: "room", room });
  return svg`<g class="a-room ${can ? "t-offer" : ""} ${chosen ? "a-chosen" : ""}" role="button" tabindex="-1" data-hook="room ${room}"
    aria-label=${label.filter((part) => part !== "").join(", ")} aria-pressed=${chosen ? "true" : nothing} ?data-offered=${can}
    @click=${press} @keydown=${onKey(press)}><path d=${roomShape(room)} /></g>`;
}

/** Cells in the colours of their owners, with the device upon the door. */
function cells({ shown }: Model): SVGTemplateResult {
  return svg`${shown.seats.map(({ colour, cell }) => {
    const { x, y } = roomBox(cell);
    return svg`<g class="s-drawing s-${colour}" aria-hidden="true">
      <path class="a-cell" d=${roomShape(cell)} />
      <g transform="translate(${x + 22} ${y + 24}) scale(1.5)"><circle class="s-robe" r="9" />${device(colour)}</g>
    </g>`;
  })}`;
}

/** Where each pawn stands. */
export function standings(model: Pick<Model, "shown">): ReadonlyMap<Seat, Point> {
  const found = new Map<Seat, Point>();
  for (const room of new Set(model.shown.seats.map((seat) => seat.room))) {
    const spots = spotsIn(room);
    for (const [n, seat] of whoIsIn(model, room).entries()) {
      const spot = spots[n];
      if (spot !== undefined) found.set(seat, spot);
    }
  }
  return found;
}

export function pawns(model: Pick<Model, "shown">): SVGTemplateResult {
  const { seats, player, phase } = model.shown;
  const all = [...standings(model)].sort(([, one], [, other]) => one.y - other.y);
  return svg`${all.map(([seat, { x, y }]) => {
    const of = seats[seat];
    if (of === undefined) return nothing;
    const turn = seat === player && phase.part !== "over";
    return svg`<g class="a-pawn" data-seat=${seat} transform="translate(${x} ${y})" aria-hidden="true">
      ${turn ? svg`<ellipse class="a-turn" rx="23" ry="8" />` : nothing}
      ${monk({ colour: of.colour, scale: PAWN, praying: of.penance })}
    </g>`;
  })}`;
}

/** The way to the room that is meant, or that is told of. */
function wayThere(model: Model): SVGTemplateResult | typeof nothing {
  const room = meantRoom(model);
  const seat = mine(model);
  const from = seat === undefined ? undefined : model.shown.seats[seat]?.room;
  if (room === undefined || from === undefined || !offered(model.offers, { go: room }))
    return nothing;
  const rooms = model.shown.ways.find((one) => one.at(-1) === room) ?? [];
  const path = way([from, ...rooms.filter((one) => one !== from)]);
  return svg`<g class="a-way" aria-hidden="true"><path class="a-way-under" d=${path} /><path class="a-way-over" d=${path} /></g>`;
}

/** The plan with everything upon it; the caller gives it its layer. */
export function board(model: Model, lens: Lens, handlers: Handlers): SVGTemplateResult {
  const { shown, offers } = model;
  const own = mine(model) !== undefined && model.watched === undefined;
  const go = own && shown.phase.part === "moving";
  const told = lens.about === undefined ? undefined : shown.seats[lens.about]?.room;
  return svg`<svg class="a-abbey ${go ? "a-going" : ""}" viewBox="0 0 ${PLAN.width} ${PLAN.height}" data-roving role="group" aria-label=${word("plan")}>
    ${guard([language()], () => ground((room) => roomName(room as Room)))}
    ${guard([shown.seats.map(({ colour }) => colour).join()], () => cells(model))}
    ${told === undefined ? nothing : svg`<path class="a-told" d=${roomShape(told)} />`}
    ${ALL.map((room) => roomButton(model, room, go && offered(offers, { go: room }), handlers))}
    ${wayThere(model)}
    ${things(shown)}
    ${pawns(model)}
    <g class="t-flights" aria-hidden="true"></g>
  </svg>`;
}

/** The same from far above, for the small map. */
export function map({ shown }: Pick<Model, "shown">): SVGTemplateResult {
  return svg`${ALL.map((room) => svg`<path class="a-map-room" d=${roomShape(room)} />`)}
    ${[...standings({ shown })].map(([seat, { x, y }]) => svg`<circle class="t-map-seat s-${shown.seats[seat]?.colour ?? "red"}" cx=${x} cy=${y - 20} r="26" />`)}`;
}
