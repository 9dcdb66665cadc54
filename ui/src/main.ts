// Opens the house: settings first, so that the first painting is right; then the
// first page, which asks the shell what there is.

import "./shared/css/fonts.css";
import "./shared/css/colours.css";
import "./shared/css/page.css";
import "./shared/css/controls.css";
import "./shared/css/voices.css";

import { notSaved } from "./home/home.ts";
import { homePage } from "./home/index.ts";
import { keeper, type Saving } from "./shared/keeper.ts";
import { wake } from "./shared/light.ts";
import { hang, home, listen, page, redraw } from "./shared/pages.ts";
import { called } from "./shared/routes.ts";
import { settle } from "./shared/settings.ts";
import { hear } from "./shared/shell.ts";
import { tell } from "./shared/toast.ts";

/** The shell loads the page anew when it has not heard of it for three seconds. */
function beat(): void {
  keeper()
    .heartbeat()
    .catch(() => {});
}

const root = document.createElement("div");
root.id = "house";
document.body.append(root);

wake();
const settled = settle();
hang(root);
listen();
home(homePage());
settled.then(redraw);
hear<{ readonly game: string }>("table-changed", ({ game }) => called(game));
hear<Saving>("saving-changed", (saving) => {
  if (saving.state === "not-saved" && page()?.name !== "table") {
    tell(notSaved(saving), { trouble: true });
  }
});
// The table lowers its curtain by itself; a seat may also have gone to look something up.
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState !== "hidden" || page()?.name === "table") return;
  keeper()
    .lower()
    .catch(() => {});
});
beat();
setInterval(beat, 1000);
