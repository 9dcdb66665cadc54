// The device's own Back, by a gesture or a button: it lays aside what lies on top, one thing at a time, and leaves the app
// only from the first page.
//
// A webview goes back in its history, so one entry is kept ahead for as long as there is something to lay aside. Android
// asks instead: its webview passes over entries between which nobody has touched the page, and would leave at the second
// Back in a row.

import { mayStepBack, onMoved, stepBack } from "./pages.ts";
import { hearBack } from "./shell.ts";

const AHEAD = "cloister-ahead";

/** Back lays things aside from now on. */
export function listenToBack(): void {
  if (/Android/.test(navigator.userAgent)) listenToAndroid();
  else listenToHistory();
}

function listenToAndroid(): void {
  let deaf: (() => void) | undefined;
  onMoved(() => {
    if (mayStepBack()) deaf ??= hearBack(stepBack);
    else {
      deaf?.();
      deaf = undefined;
    }
  });
}

function listenToHistory(): void {
  // Pages come back with their own scroll; a webview would move them once more, under the finger.
  history.scrollRestoration = "manual";
  /** Whether we go back ourselves, because there is nothing any more to be laid aside. */
  let returning = false;
  const isAhead = (): boolean => history.state === AHEAD;
  const keep = (): void => {
    if (returning || mayStepBack() === isAhead()) return;
    if (isAhead()) {
      returning = true;
      history.back();
    } else history.pushState(AHEAD, "");
  };
  window.addEventListener("popstate", () => {
    const own = returning;
    returning = false;
    if (!own && !isAhead() && mayStepBack()) stepBack();
    keep();
  });
  onMoved(keep);
  keep();
}
