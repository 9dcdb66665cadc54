// What is wrong with a screen on a phone: for eyes that read it, and for fingers that press it.
const FINGER = 44;
const WIDE_ENOUGH = 14;
const wrong = [];
const box = (thing) => thing.getBoundingClientRect();
const called = (thing) => `${thing.className.baseVal ?? thing.className} "${eyes.name(thing).slice(0, 40)}"`;
const drawn = (thing) => {
  const { width, height } = box(thing);
  return width > 0 && height > 0 && thing.checkVisibility({ checkVisibilityCSS: true });
};
const inSight = ({ left, top, right, bottom }) =>
  left < innerWidth && top < innerHeight && right > 0 && bottom > 0;

const meet = (one, other) =>
  one.bottom > other.top + 1 && other.bottom > one.top + 1 && one.right > other.left + 1 && other.right > one.left + 1;

/** The nearest around it that scrolls, or hides what is too long. */
const frameOf = (thing, ways) => {
  for (let around = thing.parentElement; around !== null; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    if (ways.includes(overflowX) || ways.includes(overflowY)) return around;
  }
  return null;
};
/** Whether something lies in a part that a finger can move until it is wholly seen. */
const scrolls = (thing) => {
  const frame = frameOf(thing, ["auto", "scroll"]);
  if (frame === null) return false;
  return frame.scrollHeight > frame.clientHeight + 1 || frame.scrollWidth > frame.clientWidth + 1 || scrolls(frame);
};
/** A board is brought nearer with two fingers: what lies on it has no size of its own. Nor has an hour on the dial, which
 *  only explains itself. */
const isPicture = (thing) => thing.closest(".t-viewport, .d-road > svg, .m-hour") !== null;

// Parts that lie over each other, or beyond the edge.
const parts = [".t-top", ".t-middle", ".t-tabs", ".t-shelf", ".t-left", ".t-right", ".m-glance", ".t-lens"]
  .map((which) => [which, document.querySelector(which)])
  .filter(([, part]) => part !== null && drawn(part));
for (const [which, part] of parts) {
  const at = box(part);
  if (at.left < -1 || at.top < -1 || at.right > innerWidth + 1 || at.bottom > innerHeight + 1)
    wrong.push(`${which} lies beyond the edge`);
  for (const [other, beside] of parts) {
    // What is opened on purpose lies over the board.
    const inside = [which, other].some((one) => one === ".t-middle" || one === ".t-right") &&
      [which, other].some((one) => [".t-right", ".m-glance", ".t-lens"].includes(one));
    if (which < other && meet(at, box(beside)) && !inside) wrong.push(`${which} lies over ${other}`);
  }
}
if (document.documentElement.scrollWidth > innerWidth) wrong.push("the page is wider than the screen");

// The question is there in whole, and large enough.
const prompt = document.querySelector(".t-prompt span");
const covered = document.querySelector(".t-menu, .t-leaf, dialog") !== null;
if (!covered && (prompt === null || !drawn(prompt))) wrong.push("there is no question");
else if (!covered) {
  if (prompt.scrollHeight > prompt.clientHeight + 2) wrong.push(`the question is cut off: ${prompt.textContent}`);
  if (Number.parseFloat(getComputedStyle(prompt).fontSize) < WIDE_ENOUGH) wrong.push("the question is too small");
  const at = box(prompt);
  const hit = document.elementFromPoint(at.left + 3, at.top + at.height / 2);
  if (hit === null || !prompt.closest(".t-bar").contains(hit)) wrong.push(`${called(hit ?? prompt)} lies over the question`);
}

/** How far a finger may miss the middle of this and still press it, one way and the other, as one length. */
const span = (thing, middle, across) => {
  const presses = (by) => {
    const [x, y] = across ? [middle.x + by, middle.y] : [middle.x, middle.y + by];
    const hit = document.elementFromPoint(x, y);
    return hit !== null && thing.contains(hit);
  };
  let [before, after] = [0, 0];
  while (before < FINGER && presses(-before - 1)) before += 1;
  while (after < FINGER && presses(after + 1)) after += 1;
  return before + after + 1;
};
for (const thing of new Set([...eyes.all(), ...eyes.all(".t-offer")])) {
  // A box to be ticked is pressed by its words.
  const shape = (thing.matches("[type='radio'], [type='checkbox']") && thing.labels?.[0]) || thing;
  if (!drawn(shape) || !inSight(box(shape)) || isPicture(thing)) continue;
  const at = box(shape);
  const middle = { x: at.left + at.width / 2, y: at.top + at.height / 2 };
  const hit = document.elementFromPoint(middle.x, middle.y);
  const free = hit !== null && (shape.contains(hit) || thing.contains(hit) || hit.contains(thing));
  if (!free) {
    // What lies open on purpose covers what is below; what scrolls is moved out from under it.
    if (!scrolls(thing) && hit?.closest(".t-slips, .t-leaf, .t-right, .d-ways, .t-menu, .t-log, dialog") === null)
      wrong.push(`${called(hit)} lies over ${called(thing)}`);
    continue;
  }
  const [width, height] = [span(shape, middle, true), span(shape, middle, false)];
  // What is half scrolled away, or half under something that can be closed, is judged by its own size.
  const under = [...document.querySelectorAll(".t-slip, .t-leaf, .t-right, .t-menu, .t-log")]
    .some((cover) => !cover.contains(thing) && drawn(cover) && meet(box(cover), at));
  const cut = scrolls(thing) || under || at.right > innerWidth || at.bottom > innerHeight;
  const [wide, high] = cut ? [Math.max(width, at.width), Math.max(height, at.height)] : [width, height];
  if (wide < FINGER - 0.5 || high < FINGER - 0.5)
    wrong.push(`a finger has ${Math.round(wide)} by ${Math.round(high)} for ${called(thing)}`);
}

// Words that are cut off.
for (const thing of document.querySelectorAll("button, label, h2, h3, p, b, li, th, td, .t-shelf span, .t-left span, .t-right span")) {
  if (!drawn(thing) || !inSight(box(thing)) || thing.closest(".t-live, svg") !== null) continue;
  const { overflowX, overflowY, clipPath } = getComputedStyle(thing);
  if (clipPath !== "none" || thing.textContent.trim() === "") continue;
  const hides = [overflowX, overflowY].some((way) => way === "hidden" || way === "clip");
  if (hides && (thing.scrollWidth > thing.clientWidth + 1 || thing.scrollHeight > thing.clientHeight + 2))
    wrong.push(`${called(thing)} is cut off`);
  const frame = frameOf(thing, ["auto", "scroll", "hidden", "clip"]);
  const [at, room] = [box(thing), frame === null ? { left: 0, right: innerWidth } : box(frame)];
  if ((at.left < room.left - 2 || at.right > room.right + 2) && !scrolls(thing))
    wrong.push(`${called(thing)} goes beyond its part`);
  // One word broken into two lines, as a name that has no room.
  if (thing.children.length === 0 && /^\S+$/.test(thing.textContent.trim())) {
    const range = document.createRange();
    range.selectNodeContents(thing);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    if (lines.size > 1) wrong.push(`${called(thing)} is broken into ${lines.size} lines`);
  }
}
return [...new Set(wrong)];
