/** A song of the abbey: its words, with a way to hear it once more and to silence it. */
import { html, nothing, type TemplateResult } from "lit-html";
import { settings } from "../../shared/settings.ts";
import { hush, ring } from "../../shared/sound.ts";
import { word } from "../words.ts";
import { songWords, tuneOf } from "./songs.ts";

/** What is sung when this event is turned up; nothing, if nothing is. */
export function song(card: string): TemplateResult | typeof nothing {
  const tune = tuneOf(card);
  if (tune === undefined) return nothing;
  const latin = card === "gregorian-chant" ? "la" : "fr";
  const again = (): void => {
    hush();
    ring(tune);
  };
  return html`<div class="a-song">
    <p lang=${latin}>${songWords(card).map((line) => html`<span>${line}</span>`)}</p>
    ${
      settings().sound === 0
        ? nothing
        : html`<p class="a-song-ways"><button type="button" class="quiet" data-action="sing" @click=${again}>${word("song-again")}</button>
          <button type="button" class="quiet" data-action="hush" @click=${hush}>${word("song-silence")}</button></p>`
    }
  </div>`;
}
