// Opens the app: settings first, so that the first painting is right; then the
// first page, which asks the shell what there is.

import "./shared/css/fonts.css";
import "./shared/css/colours.css";
import "./shared/css/page.css";
import "./shared/css/controls.css";
import "./shared/css/notices.css";

import { notSaved } from "./home/home.ts";
import { homePage } from "./home/index.ts";
import { listenToBack } from "./shared/back.ts";
import { hear, type Saving } from "./shared/commands.ts";
import { makeRoomForKeyboard } from "./shared/keyboard.ts";
import { followSystemLight } from "./shared/light.ts";
import { home, listen, mount, page, redraw } from "./shared/pages.ts";
import { loadSettings } from "./shared/settings.ts";
import { toast } from "./shared/toast.ts";

const root = document.createElement("div");
root.id = "app";
document.body.append(root);

followSystemLight();
const settings = loadSettings();
mount(root);
listen();
listenToBack();
makeRoomForKeyboard();
home(homePage());
settings.then(redraw);
hear<Saving>("saving-changed", (saving) => {
  if (saving.state === "not-saved" && page()?.name !== "table") {
    toast(notSaved(saving), { trouble: true });
  }
});
