/** Notes of one's own: about a suspect, or about the whole matter. They are kept with the game, and nobody else reads them. */
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import type { Suspect } from "../../generated/mystery_abbey.ts";
import { SUSPECTS } from "../box.ts";
import type { Handlers, Model } from "../kind.ts";
import { word } from "../words.ts";

/** What a note is about that is about no one suspect. */
const PAGE = "page";

/** So long after the last letter a note is kept, in milliseconds; at once, when the field is left. */
const PAUSE = 500;

const LONGEST = 500;

/** What one has written about somebody. */
export const noteAbout = ({ screen }: Model, suspect: Suspect): string =>
  screen.notes[suspect] ?? "";

/** Those about whom one has written something, as they stand on the sheet. */
export const notedSuspects = (model: Model) =>
  SUSPECTS.map(({ suspect }) => suspect as Suspect)
    .map((suspect) => ({ suspect, note: noteAbout(model, suspect) }))
    .filter(({ note }) => note !== "");

let waiting: ReturnType<typeof setTimeout> | undefined;

/** What stands in the field is kept, unless the field went with whoever wrote in it. */
function keep(field: HTMLTextAreaElement, write: () => void): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    if (field.isConnected) write();
  }, PAUSE);
}

function field(about: string, words: string, { screen }: Model, handlers: Handlers): unknown {
  const { seat, outcome, notes } = screen;
  if (seat === null || outcome !== null) return nothing;
  const write = (from: EventTarget | null): void => {
    clearTimeout(waiting);
    if (from instanceof HTMLTextAreaElement) handlers.write(seat, about, from.value);
  };
  const typed = ({ currentTarget: from }: InputEvent): void => {
    if (from instanceof HTMLTextAreaElement) keep(from, () => write(from));
  };
  // What has been typed stays as it was typed; the field of another note is another field.
  return keyed(
    `${seat} ${about}`,
    html`<label class="a-note"><span>${words}</span>
      <textarea rows="2" maxlength=${LONGEST} data-note=${about} .defaultValue=${notes[about] ?? ""} placeholder=${word("note-hint")}
        @input=${typed} @change=${({ currentTarget }: Event) => write(currentTarget)}></textarea></label>`,
  );
}

/** A note about one suspect. */
export const suspectNote = (suspect: Suspect, model: Model, handlers: Handlers): unknown =>
  field(suspect, word("note"), model, handlers);

/** A note about the whole matter. */
export const pageNote = (model: Model, handlers: Handlers): unknown =>
  field(PAGE, word("note-page"), model, handlers);
