// Small choices that outlive the window: the language, the light. Should the
// webview keep nothing, we simply forget; no choice here is worth an error.

type Choice = "language" | "light";

export function remember(choice: Choice, value: string): void {
  try {
    localStorage.setItem(`cloister.${choice}`, value);
  } catch {
    // Forgotten with the window.
  }
}

export function recall(choice: Choice): string | null {
  try {
    return localStorage.getItem(`cloister.${choice}`);
  } catch {
    return null;
  }
}
