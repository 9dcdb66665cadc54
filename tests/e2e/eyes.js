(() => {
  const words = (text) => (text ?? "").replace(/\s+/g, " ").trim();
  const name = (thing) =>
    words(thing.getAttribute("aria-label") ?? thing.labels?.[0]?.textContent ?? thing.textContent);
  const shown = (thing) =>
    thing.getBoundingClientRect().width > 0 &&
    !thing.disabled &&
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

  /** A point at which a finger would touch this thing and nothing that lies over it. */
  const point = (thing) => {
    if (!thing) return null;
    const target = thing.labels?.[0] ?? thing;
    const box = () => target.getBoundingClientRect();
    const inside = (x, y) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
    if (!inside(box().x + box().width / 2, box().y + box().height / 2)) {
      target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    }
    const { x, y, width, height } = box();
    for (const [across, down] of [[0.5, 0.5], [0.5, 0.25], [0.5, 0.75], [0.25, 0.5], [0.75, 0.5],
      [0.15, 0.15], [0.85, 0.15], [0.15, 0.85], [0.85, 0.85], [0.5, 0.08], [0.5, 0.92]]) {
      const at = { x: Math.round(x + width * across), y: Math.round(y + height * down) };
      const hit = inside(at.x, at.y) ? document.elementFromPoint(at.x, at.y) : null;
      if (hit !== null && (target.contains(hit) || hit.contains(target) && hit.closest(THINGS) === thing)) return at;
    }
    return null;
  };
  return { name, all, named, point, names: () => all().map(name) };
})()
