// The settings. Each holds at once; nothing needs to be confirmed.

import "./settings.css";

import { html, type TemplateResult } from "lit-html";
import { choices } from "../shared/controls.ts";
import { layout } from "../shared/layout.ts";
import { LIGHTS, light } from "../shared/light.ts";
import { type Page, redraw } from "../shared/pages.ts";
import {
  AIDS,
  CONFIRMS,
  changeSettings,
  keptLight,
  MOTIONS,
  PACES,
  type Settings,
  settings,
  TEXTS,
} from "../shared/settings.ts";
import { CROSS, LIGHT_SIGNS } from "../shared/signs.ts";
import { ring } from "../shared/sound.ts";
import { toast } from "../shared/toast.ts";
import { ENDONYMS, LANGUAGES, percent, say } from "../shared/words.ts";

async function like(change: Partial<Settings>): Promise<void> {
  const kept = changeSettings(change);
  redraw();
  if (!(await kept)) toast(say("settings-not-kept"), { trouble: true });
}

/** One setting: its name, what it does, and its choices. */
function setting(key: string, control: TemplateResult): TemplateResult {
  return html`<div class="setting">
    <div>
      <h3 id="setting-${key}">${say(`settings-${key}`)}</h3>
      <p class="caption">${say(`settings-${key}-why`)}</p>
    </div>
    <div class="setting-control">${control}</div>
  </div>`;
}

/** A row of choices for a setting. */
function row<K extends "confirm" | "aids" | "pace" | "motion">(
  key: K,
  all: readonly Settings[K][],
): TemplateResult {
  return setting(
    key,
    choices<Settings[K]>({
      name: key,
      label: say(`settings-${key}`),
      unseen: true,
      all,
      chosen: settings()[key],
      choose: (one) => void like({ [key]: one }),
      show: (one) => say(`settings-${key}-${one || "auto"}`),
    }),
  );
}

/** Whether the device is to be passed on with a word. */
function prompts(): TemplateResult {
  return setting(
    "prompts",
    choices({
      name: "prompts",
      label: say("settings-prompts"),
      unseen: true,
      all: ["ask", "none"] as const,
      chosen: settings().prompts ? "ask" : "none",
      choose: (one) => void like({ prompts: one === "ask" }),
      show: (one) => say(`settings-prompts-${one}`),
    }),
  );
}

function sound(): TemplateResult {
  const loud = settings().sound;
  const said = loud === 0 ? say("settings-sound-off") : percent(loud / 100);
  const hear = async (event: Event): Promise<void> => {
    await like({ sound: Number((event.target as HTMLInputElement).value) });
    ring("turn");
  };
  return setting(
    "sound",
    html`<div class="sound">
      <input type="range" min="0" max="100" step="10" .value=${`${loud}`} aria-labelledby="setting-sound"
        aria-valuetext=${said} @change=${hear} />
      <output class="lining">${said}</output>
    </div>`,
  );
}

function names(): TemplateResult {
  const known = settings().names;
  const add = (event: Event): void => {
    event.preventDefault();
    const input = (event.target as HTMLFormElement).querySelector("input");
    const name = input?.value.trim() ?? "";
    if (input) input.value = "";
    if (name !== "" && !known.includes(name)) void like({ names: [...known, name].slice(0, 24) });
  };
  return setting(
    "names",
    html`<ul class="names">
        ${known.map(
          (name) => html`<li>
            <span>${name}</span>
            <button type="button" class="quiet icon" aria-label=${say("settings-names-remove", { name })}
              @click=${() => void like({ names: known.filter((other) => other !== name) })}>${CROSS}</button>
          </li>`,
        )}
      </ul>
      <form class="add-name" @submit=${add}>
        <input type="text" maxlength="24" autocomplete="off" aria-label=${say("settings-names-new")}
          placeholder=${say("settings-names-new")} />
        <button type="submit" class="plain">${say("settings-names-add")}</button>
      </form>`,
  );
}

function body(): TemplateResult {
  const { language, text } = settings();
  return html`
    <section class="leaf">
      <h2>${say("settings-look")}</h2>
      ${setting(
        "language",
        choices({
          name: "language",
          label: say("settings-language"),
          unseen: true,
          all: ["", ...LANGUAGES] as const,
          chosen: LANGUAGES.find((known) => known === language) ?? "",
          choose: (one) => void like({ language: one }),
          show: (one) =>
            one === "" ? say("app-light-auto") : html`<span lang=${one}>${ENDONYMS[one]}</span>`,
        }),
      )}
      ${setting(
        "light",
        choices({
          name: "light",
          label: say("settings-light"),
          unseen: true,
          all: LIGHTS,
          chosen: light(),
          choose: (one) => void like({ light: keptLight(one) }),
          show: (one) => html`${LIGHT_SIGNS[one]}<span>${say(`app-light-${one}`)}</span>`,
        }),
      )}
      ${setting(
        "text",
        choices({
          name: "text",
          label: say("settings-text"),
          unseen: true,
          all: TEXTS.map(String),
          chosen: `${text}`,
          choose: (one) => void like({ text: Number(one) }),
          show: (one) => html`<span class="lining">${percent(Number(one) / 100)}</span>`,
        }),
      )}
      ${row("motion", MOTIONS)} ${sound()}
    </section>
    <section class="leaf">
      <h2>${say("settings-play")}</h2>
      ${row("confirm", CONFIRMS)} ${row("aids", AIDS)} ${row("pace", PACES)} ${prompts()}
      ${names()}
    </section>
  `;
}

export function settingsPage(): Page {
  return {
    name: "settings",
    title: () => say("settings-title"),
    draw: () => layout({ title: say("settings-title"), names: "settings", body: body() }),
  };
}
