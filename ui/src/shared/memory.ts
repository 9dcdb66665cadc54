// What outlives the window even where the shell keeps nothing: a copy of the
// settings, the names last played with, what the guide has told, on which
// side of the device each seat sits, that sound was offered, whether letters
// alone are keys, and which level of bots fits. Should the webview keep nothing
// either, we simply forget; no choice here is worth an error.

type Choice = "settings" | "seats" | "guide" | "sides" | "sound" | "keys" | "levels";

export function remember(choice: Choice, value: unknown): void {
  try {
    localStorage.setItem(`cloister.${choice}`, JSON.stringify(value));
  } catch {
    // Forgotten with the window.
  }
}

/** What was remembered, for the caller to doubt. */
export function recall(choice: Choice): unknown {
  try {
    return JSON.parse(localStorage.getItem(`cloister.${choice}`) ?? "null");
  } catch {
    return null;
  }
}
