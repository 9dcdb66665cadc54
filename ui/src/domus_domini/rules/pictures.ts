/** The pictures of the rules, made of the same art as the table. */
import "../css/signs.css";
import "../css/road.css";
import "./pictures.css";
import { html, type TemplateResult } from "lit-html";
import type { Picture } from "../../rules/markdown.ts";
import { SEAT_COLOURS } from "../../seats/colours.ts";
import { WIDE } from "../art/course.ts";
import { road } from "../art/road.ts";
import { SIGNS, type SignName, sign } from "../art/signs.ts";
import { LAST } from "../box.ts";
import { word } from "../words.ts";

/** A road with carts: "road 50 60 60 90"; after "trees" come the spaces beside which they stand. */
function roadPicture(asked: readonly string[]): TemplateResult {
  const cut = asked.indexOf("trees");
  const [carts, trees] = cut < 0 ? [asked, []] : [asked.slice(0, cut), asked.slice(cut + 1)];
  const seats = carts.map((fu, n) => ({
    colour: SEAT_COLOURS[n] ?? "red",
    cart: Number(fu),
    yield: { total: 0 },
  }));
  const view = { seats, trees: trees.map(Number), cluny: LAST + 10 };
  return html`<figure class="picture d-picture-road">
    <svg viewBox="0 0 ${WIDE.width} ${WIDE.height}" role="img" aria-label=${word("picture-road", { carts: carts.join(", ") })}>${road(view)}</svg>
  </figure>`;
}

function signPicture(name: SignName): TemplateResult {
  return html`<figure class="picture d-picture">
    ${sign(name)}
    <figcaption>${word(`picture-${name}`)}</figcaption>
  </figure>`;
}

export function picture([what = "", ...more]: Picture): TemplateResult {
  if (what === "road") return roadPicture(more);
  return what in SIGNS ? signPicture(what as SignName) : html`<span class="missing">${what}</span>`;
}
