/** The question before the table is left by a gesture that may have been a slip. */
import { html } from "lit-html";
import type { Saving } from "../../shared/commands.ts";
import { open } from "../../shared/dialog.ts";
import { say } from "../../shared/words.ts";

export function askToLeave({ state }: Saving, leave: () => void): void {
  open({
    title: say("leave-title"),
    body: html`<p>${say(state === "saved" ? "leave-saved" : "leave-not-saved")}</p>`,
    foot: (close) => html`
      <button type="button" class="plain" data-action="stay" @click=${close}>${say("leave-stay")}</button>
      <button type="button" class="primary" data-action="leave" @click=${() => {
        close();
        leave();
      }}>${say("leave-go")}</button>`,
  });
}
