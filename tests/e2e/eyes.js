(() => {
  const words = (text) => (text ?? "").replace(/\s+/g, " ").trim();
  const name = (thing) =>
    words(thing.getAttribute("aria-label") ?? thing.labels?.[0]?.textContent ?? thing.textContent);
  const shown = (thing) =>
    thing.getBoundingClientRect().width > 0 &&
    !thing.disabled &&
    thing.getAttribute("aria-disabled") !== "true" &&
    thing.closest("[inert], [aria-hidden='true']") === null;
  const THINGS =
    "button, a, input, select, textarea, summary, [role='button'], [role='radio'], [role='tab']";
  const all = (which = THINGS) => [...document.querySelectorAll(which)].filter(shown);

  /** The whole name, or else its beginning, or else a part of it. */
  const named = (wanted) => {
    const things = all();
    return (
      things.find((thing) => name(thing) === wanted) ??
      things.find((thing) => name(thing).startsWith(wanted)) ??
      things.find((thing) => name(thing).includes(wanted)) ??
      null
    );
  };

  const SPOTS = [[0.5, 0.5], [0.5, 0.25], [0.5, 0.75], [0.25, 0.5], [0.75, 0.5], [0.15, 0.15],
    [0.85, 0.15], [0.15, 0.85], [0.85, 0.85], [0.5, 0.08], [0.5, 0.92]];
  const free = (thing, target) => {
    const { x, y, width, height } = target.getBoundingClientRect();
    for (const [across, down] of SPOTS) {
      const at = { x: Math.round(x + width * across), y: Math.round(y + height * down) };
      const inside = at.x >= 0 && at.y >= 0 && at.x < innerWidth && at.y < innerHeight;
      const hit = inside ? document.elementFromPoint(at.x, at.y) : null;
      if (hit !== null && (target.contains(hit) || hit.closest(THINGS) === thing)) return at;
    }
    return null;
  };

  /** A point at which a finger would touch this thing and nothing that lies over it. */
  const point = (thing) => {
    // What has only just come up, or means something else now, is not pressed yet.
    if (!thing || thing.hasAttribute("data-fresh")) return null;
    const target = thing.labels?.[0] ?? thing;
    const seen = free(thing, target);
    if (seen !== null) return seen;
    target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    return free(thing, target);
  };
  return { name, all, named, point, names: () => all().map(name) };
})()
