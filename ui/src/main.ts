// Opens the house: settings first, so that the first painting is right; then the
// first page, which asks the shell what there is.

import "./house/fonts.css";
import "./house/colours.css";
import "./house/page.css";
import "./house/controls.css";

import { homePage } from "./home/index.ts";
import { keeper } from "./house/keeper.ts";
import { wake } from "./house/light.ts";
import { hang, home, listen, redraw } from "./house/pages.ts";
import { settle } from "./house/settings.ts";

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
beat();
setInterval(beat, 1000);
