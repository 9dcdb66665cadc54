import { html, render } from "lit-html";
import { describe, expect, it } from "vitest";
import { SEAT_COLOURS } from "../../seats/colours.ts";
import {
  BELL_SPACES,
  BOOKS,
  CATEGORIES,
  DOORS,
  EVENTS,
  LIBRARY,
  MASSES,
  ROOMS,
  SUSPECTS,
  TRAITS,
} from "../box.ts";
import * as art from "./index.ts";
import { PLACED, type Point, sharedWall, sidesOf } from "./layout.ts";

function drawn(template: unknown): Element {
  const page = document.createElement("div");
  render(html`<svg>${template}</svg>`, page);
  return page;
}

/** What is drawn, without the marks of lit. */
const ink = (template: unknown): string =>
  drawn(template)
    .innerHTML.replace(/<!--.*?-->/g, "")
    .replace(/\s+/g, " ");

const ALL: readonly (readonly [string, unknown])[] = [
  ...SUSPECTS.map(({ suspect }) => [suspect, art.portrait(suspect)] as const),
  ...TRAITS.map(({ trait }) => [trait, art.traitSign(trait)] as const),
  ...BOOKS.map((book) => [book, art.bookCard(book)] as const),
  ...LIBRARY.map((card) => [card, art.libraryCard(card)] as const),
  ...EVENTS.map((event) => [event, art.eventCard(event)] as const),
  ...MASSES.map(({ mass }) => [mass, art.massCard(mass)] as const),
  ...SEAT_COLOURS.map((colour) => [`die ${colour}`, art.die(colour)] as const),
  ["crypta", art.crypta()],
  ["penance", art.penance()],
  ["back", art.cardBack()],
  ["pile", art.pile(3)],
  ["books", art.bookPile(24)],
  ["library cards", art.libraryPile(8)],
  ["crypta cards", art.cryptaPile(6)],
  ["bell", art.bell(2, BELL_SPACES)],
  ["mass", art.mass(SEAT_COLOURS)],
  ["silence", art.silence("red", "blue")],
  ["caught", art.caught("red", "blue")],
  ["accused", art.accusation("red", "odo", true)],
  ["innocent", art.accusation("red", "odo", false)],
  ["culprit", art.culprit("odo")],
];

describe("drawings", () => {
  it("are whole, each its own, and without the inline style that the page's policy forbids", () => {
    const seen = new Map<string, string>();
    for (const [name, template] of ALL) {
      const page = drawn(template);
      expect(page.querySelectorAll("path, circle, ellipse").length, name).toBeGreaterThan(1);
      expect(page.querySelectorAll("[style], style, [id]").length, name).toBe(0);
      const text = ink(template);
      expect(text, name).not.toMatch(/NaN|undefined|null|\[object/);
      expect(seen.get(text), `${name} looks like ${seen.get(text)}`).toBeUndefined();
      seen.set(text, name);
    }
  });

  it("are light: a portrait, a card or a scene has few shapes", () => {
    for (const [name, template] of ALL) {
      expect(drawn(template).querySelectorAll("path, circle, ellipse").length, name).toBeLessThan(
        160,
      );
    }
  });
});

describe("portraits", () => {
  /** Two suspects that differ in one category only, and in their faces. */
  it("show each trait: whoever has another one is drawn with other things", () => {
    const classes = (suspect: (typeof SUSPECTS)[number]): string =>
      ink(art.portrait(suspect.suspect));
    const has = (text: string, trait: string): boolean =>
      ({
        templar: text.includes("a-habit-templar"),
        franciscan: text.includes("a-rope-edge"),
        benedictine: text.includes("a-scapular"),
        father: text.includes("a-ground-gold"),
        brother: text.includes("a-ground-azure"),
        novice: text.includes("a-ground-leaf"),
        hooded: text.includes("a-cave"),
        unhooded: text.includes("a-lap"),
        bearded: text.includes("a-strand"),
        "clean-shaven": text.includes('a-mouth"'),
        fat: text.includes("a-blush"),
        thin: text.includes("a-hollow"),
      })[trait] ?? false;
    for (const suspect of SUSPECTS) {
      const own = CATEGORIES.map((category) => suspect[category]);
      for (const { trait } of TRAITS) {
        expect(has(classes(suspect), trait), `${suspect.suspect} ${trait}`).toBe(
          own.includes(trait),
        );
      }
    }
  });

  it("bear the sign of the order and of the title, so that colour is never alone", () => {
    for (const { suspect, order, title } of SUSPECTS) {
      const text = ink(art.portrait(suspect));
      for (const trait of [order, title]) {
        expect(text, `${suspect} ${trait}`).toContain(ink(art.traitSign(trait)).slice(5, -6));
      }
    }
  });

  it("say on the sheet what was seen and what is crossed out", () => {
    const plain = ink(art.portrait("odo"));
    const seen = ink(art.portrait("odo", { seen: true }));
    const crossed = ink(art.portrait("odo", { crossed: true }));
    expect(plain).not.toMatch(/a-mark-/);
    expect(seen).toContain("a-mark-seen");
    expect(crossed).toContain("a-mark-crossed");
  });

  it("carry the name on the card", () => {
    expect(drawn(art.portraitCard("odo", "Father Odo")).querySelector("text")?.textContent).toBe(
      "Father Odo",
    );
  });
});

/** Whether a point lies within the outline of a room. */
function within(room: (typeof PLACED)[number], { x, y }: Point): boolean {
  let inside = false;
  for (const [[ax, ay], [bx, by]] of sidesOf(room)) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

describe("the plan", () => {
  it("has every room of the box, and no other", () => {
    expect([...PLACED].sort()).toEqual(ROOMS.map(({ room }) => room).sort());
  });

  it("lets no two rooms cover the same ground", () => {
    for (const room of PLACED) {
      for (const other of PLACED) {
        if (room === other) continue;
        const { x, y, width, height } = art.roomBox(room);
        for (let across = 1; across < 8; across += 1) {
          for (let down = 1; down < 8; down += 1) {
            const at = { x: x + (width * across) / 8 + 0.31, y: y + (height * down) / 8 + 0.17 };
            expect(within(room, at) && within(other, at), `${room} ${other}`).toBe(false);
          }
        }
      }
    }
  });

  it("has a door where two rooms touch, for each door of the box", () => {
    for (const [a, b] of DOORS) {
      const wall = sharedWall(a, b);
      expect(wall, `${a} ${b}`).toBeDefined();
      if (wall === undefined) continue;
      const { x, y, room } = art.doorway(a, b);
      expect(room, `${a} ${b}`).toBeGreaterThan(44);
      const long = Math.hypot(wall.to.x - wall.from.x, wall.to.y - wall.from.y);
      const apart = (p: Point): number => Math.hypot(p.x - x, p.y - y);
      // On the wall that both share, and not in its corner.
      expect(apart(wall.from) + apart(wall.to)).toBeCloseTo(long, 3);
      expect(Math.min(apart(wall.from), apart(wall.to)), `${a} ${b}`).toBeGreaterThan(21);
    }
  });

  it("draws these doors and no other", () => {
    expect(drawn(art.ground()).querySelectorAll(".a-door").length).toBe(DOORS.length);
    const places = DOORS.map(([a, b]) => art.doorway(a, b));
    for (const [n, one] of places.entries()) {
      for (const other of places.slice(n + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(34);
      }
    }
    expect(() => art.doorway("chapel", "garden")).toThrow();
  });

  it("leads a way through its doors", () => {
    const { x, y } = art.doorway("courtyard", "scriptorium");
    expect(art.way(["chapel", "courtyard", "scriptorium"])).toContain(`${x} ${y}`);
    expect(art.way(["chapel", "courtyard"], { x: 1, y: 2 })).toMatch(/^M1 2L/);
    expect(art.way(["chapel", "courtyard", "scriptorium"])).toMatch(
      /^M[\d. ]+L[\d. ]+Q[\d. ]+L[\d. ]+$/,
    );
  });

  it("has six places for pawns in every room, all within its walls", () => {
    for (const { room } of ROOMS) {
      const spots = art.spotsIn(room);
      expect(spots.length).toBe(6);
      expect(within(room, art.roomMiddle(room)), room).toBe(true);
      for (const spot of spots)
        expect(within(room, spot), `${room} ${spot.x} ${spot.y}`).toBe(true);
    }
  });

  it("knows a cell by the device of its owner, not by a name", () => {
    const page = drawn(art.ground((room) => room));
    for (const { room, does } of ROOMS) {
      const written = page.textContent?.replace(/\s+/g, " ").includes(` ${room} `);
      expect(written, room).toBe(does !== "cell");
    }
    for (const colour of SEAT_COLOURS) {
      expect(page.querySelectorAll(`.s-${colour} .s-device`).length, colour).toBe(1);
    }
  });

  it("writes the names that it is given, and has no id that could be twice on a page", () => {
    const page = drawn(art.ground((room) => (room === "crypt" ? "Crypta" : "")));
    expect(page.textContent?.trim()).toBe("Crypta");
    expect(page.querySelectorAll("[id], [style]").length).toBe(0);
    expect(page.innerHTML).not.toMatch(/NaN|undefined/);
  });
});
