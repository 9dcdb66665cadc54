/** A finger's click comes this long after it is lifted, at most; in milliseconds. */
const CLICK = 150;

/** Whoever holds something that goes away has not pressed what lies beneath: nothing is heard until they let go. */
export function untilLetGo(): void {
  const ends = ["pointerup", "pointercancel", "keyup"] as const;
  const unheard = ["click", "keydown"] as const;
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
    if (event.type === "click") hear();
  };
  const hear = (): void => {
    for (const kind of unheard) window.removeEventListener(kind, swallow, { capture: true });
  };
  const over = (): void => {
    for (const end of ends) window.removeEventListener(end, over, { capture: true });
    setTimeout(hear, CLICK);
  };
  for (const kind of unheard) window.addEventListener(kind, swallow, { capture: true });
  for (const end of ends) window.addEventListener(end, over, { capture: true });
}
