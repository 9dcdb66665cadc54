// A keyboard on the screen covers the foot of the page: what stands there makes room.

/** Tells the styles from now on how much is covered, as `--covered`. */
export function makeRoomForKeyboard(): void {
  const seen = window.visualViewport;
  if (!seen) return;
  let before = 0;
  const measure = (): void => {
    // What is looked at from nearer is smaller, too, and covered by nothing.
    const hidden = seen.scale > 1.01 ? 0 : innerHeight - seen.height - seen.offsetTop;
    const covered = Math.max(0, Math.round(hidden));
    if (covered === before) return;
    before = covered;
    document.documentElement.style.setProperty("--covered", `${covered}px`);
    if (covered > 0) document.activeElement?.scrollIntoView({ block: "nearest" });
  };
  seen.addEventListener("resize", measure);
  seen.addEventListener("scroll", measure);
  measure();
}
