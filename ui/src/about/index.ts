// What this copy of Cloister is, where its data lies, and whom it owes something.

import "./about.css";

import { html, nothing, type TemplateResult } from "lit-html";
import { troubled } from "../new-game/start.ts";
import type { About } from "../shared/commands.ts";
import * as shell from "../shared/commands.ts";
import { layout } from "../shared/layout.ts";
import { type Page, page, redraw } from "../shared/pages.ts";
import { toast } from "../shared/toast.ts";
import { say } from "../shared/words.ts";

type Licences = typeof import("virtual:licences").default;

/** Every game into one place, chosen in the system's dialog. */
async function exportAll(): Promise<void> {
  try {
    const { many, place, left_out, guarded } = await shell.exportAll();
    const kept = many === 0 ? say("about-nothing") : say("about-exported", { many, place });
    const without = [
      ...(left_out === 0 ? [] : [say("about-left-out", { many: left_out })]),
      ...(guarded === 0 ? [] : [say("about-guarded", { many: guarded })]),
    ];
    toast([kept, ...without].join(" "));
  } catch (error) {
    if (shell.troubleOf(error).kind !== "cancelled") toast(troubled(error), { trouble: true });
  }
}

export function aboutPage(): Page {
  let known: About | null = null;
  let owed: Licences | undefined;
  let texts: string | undefined;

  /** A list that is fetched when somebody wants to see it. */
  const folded = (key: string, fetch: () => Promise<void>, more: unknown) => html`<details
    class="owed"
    @toggle=${async (event: Event) => {
      if (!(event.currentTarget as HTMLDetailsElement).open) return;
      await fetch();
      if (page() === self) redraw();
    }}
  >
    <summary class="plain">${say(key)}</summary>
    ${more}
  </details>`;

  const parts = () =>
    folded(
      "about-all-parts",
      async () => {
        owed ??= (await import("virtual:licences")).default;
      },
      (owed ?? []).map(
        ([licence, names]) => html`<h3>${licence} <small>${names.length}</small></h3>
          <p class="parts">${names.join(", ")}</p>`,
      ),
    );

  const inFull = () =>
    folded(
      "about-all-texts",
      async () => {
        texts ??= (await import("virtual:licence-texts")).default;
      },
      html`<pre>${texts ?? ""}</pre>`,
    );

  function body(): TemplateResult {
    const part = (key: string, more: unknown) => html`<section class="leaf">
      <h2>${say(`about-${key}`)}</h2>
      <p>${say(`about-${key}-why`)}</p>
      ${more}
    </section>`;
    return html`
      ${part("cloister", html`<p class="caption">${known ? say("home-version", { version: known.version }) : ""}</p>`)}
      ${part(
        "data",
        html`${known?.folder ? html`<p class="folder"><code>${known.folder}</code></p>` : nothing}
          <p>${say("about-network")}</p>`,
      )}
      ${part("export", html`<button type="button" class="plain" @click=${exportAll}>${say("about-export-all")}</button>`)}
      ${part("games", html`<p>${say("about-games-box")}</p>`)}
      ${part("licences", html`${parts()}${inFull()}`)}
    `;
  }

  const self: Page = {
    name: "about",
    title: () => say("about-title"),
    draw: () => layout({ title: say("about-title"), names: "about", body: body() }),
    opened: () => {
      shell
        .about()
        .then((answer) => {
          known = answer;
          if (page() === self) redraw();
        })
        .catch((error: unknown) => console.error("about:", error));
    },
  };
  return self;
}
