/** The sheet at the end of a round, read before the next one is begun: who stood where, and what that brought. */
import { html, nothing, type TemplateResult } from "lit-html";
import { smallShield } from "../../seats/devices.ts";
import { say } from "../../shared/words.ts";
import { closer } from "../../table/render/slips.ts";
import { sign } from "../art/signs.ts";
import { type Handlers, type Model, mine } from "../kind.ts";
import { lastPayday, type Paid, paidOut } from "../telling/payday.ts";
import { word } from "../words.ts";

/** Where the first question of a round is asked. */
const FIRST: ReadonlySet<string> = new Set(["starting", "inheriting", "employing"]);

/** Sheets that somebody has read: by game, round and seat. */
const read = new Set<string>();

const robbers = ({ robbed }: Paid): unknown =>
  robbed === undefined
    ? "–"
    : robbed === 0
      ? word("payday-warded")
      : html`−${robbed}${sign("coin")}`;

export function paydaySheet(model: Model, { tap }: Handlers): TemplateResult | undefined {
  const { shown, screen, lines, choice } = model;
  const seat = mine(model);
  if (seat === undefined || choice.kind !== "none" || !FIRST.has(shown.phase.part))
    return undefined;
  const paid = lastPayday(lines, shown);
  if (paid === undefined || paid.round !== shown.round - 1) return undefined;
  const id = `${screen.game} ${paid.round} ${seat}`;
  if (read.has(id)) return undefined;
  const done = (): void => {
    read.add(id);
    tap({ on: "nothing" });
  };
  const rows = paidOut(paid.events, shown);
  const ambushed = rows.some(({ robbed }) => robbed !== undefined);
  const title = word("payday-title", { round: paid.round });
  return html`<section class="t-slip t-card d-payday-sheet" aria-label=${title}>
    ${closer(done)}
    <div>
      <h2>${title}</h2>
      <table>
        <thead><tr>
          <th scope="col">${say("end-player")}</th>
          <th scope="col">${word("payday-stood")}</th>
          <th scope="col">${word("payday-letters")}</th>
          <th scope="col">${word("payday-denarii")}</th>
          ${ambushed ? html`<th scope="col">${word("payday-robbers")}</th>` : nothing}
        </tr></thead>
        <tbody>${rows.map(
          (row) => html`<tr class=${row.seat === seat ? "d-own" : ""}>
          <th scope="row">${smallShield(shown.seats[row.seat]?.colour)} ${screen.players[row.seat]?.name ?? ""}</th>
          <td>${row.space === undefined ? "Cluny" : row.space}</td>
          <td>+${row.letters}${sign("letter")}</td>
          <td>+${row.denarii}${sign("coin")}</td>
          ${ambushed ? html`<td>${robbers(row)}</td>` : nothing}
        </tr>`,
        )}</tbody>
      </table>
      <button type="button" class="plain d-go-on" data-action="payday-read" @click=${done}>${word("payday-read")}</button>
    </div>
  </section>`;
}
