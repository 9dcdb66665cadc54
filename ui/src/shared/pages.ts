// One page at a time, with the way back to where one came from. Pages live in
// memory; there are no addresses. A page is what it says and how it is drawn:
//
//   go(page)     opens a page on top of this one
//   back()       returns to the page below, with its scroll and focus as they were
//   home(page)   forgets the way and begins anew
//   redraw()     draws the page that is open again
//   stepBack()   lays aside what lies on top: a question, something on the page, the page

import { html, render, type TemplateResult } from "lit-html";

export interface Page {
  /** A name for CSS: <body data-page="…">. */
  readonly name: string;
  /** What the window is called while the page is open. */
  title(): string;
  draw(): TemplateResult;
  /** The page has been drawn for the first time since it is on top. */
  mounted?(root: HTMLElement): void;
  /** The page is on top: for the first time, or again. */
  opened?(): void;
  /** The page is left, for good or for one on top of it. Drop what must not stay. */
  closed?(): void;
  /** A key nobody else took. True if the page took it. Escape goes back unless taken. */
  key?(event: KeyboardEvent): boolean;
  /** The device's own Back: lays one thing aside. True if there was one; else the page is left. */
  stepBack?(): boolean;
}

interface Kept {
  readonly page: Page;
  scroll: number;
  /** What had the focus when another page was opened, by its id. */
  focus: string | null;
}

let way: Kept[] = [];
let root: HTMLElement | null = null;

/** The page that is open. */
export function page(): Page | undefined {
  return way.at(-1)?.page;
}

/** How many pages lie below. */
export function depth(): number {
  return Math.max(0, way.length - 1);
}

/** Called when something was opened or closed that Back could lay aside. */
let moved = (): void => {};
export function onMoved(heard: () => void): void {
  moved = heard;
}

const question = (): HTMLDialogElement | undefined =>
  [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1);

/** Whether there is anything that Back could lay aside. */
export const mayStepBack = (): boolean => way.length > 1 || question() !== undefined;

/** Lays aside what lies on top. */
export function stepBack(): void {
  const asked = question();
  if (asked !== undefined) asked.close();
  else if (!page()?.stepBack?.()) back();
}

/** A question was opened on top of the page, or is closed. */
export function questionMoved(): void {
  moved();
}

/** Pages are drawn into this element from now on. */
export function mount(element: HTMLElement): void {
  root = element;
  way = [];
}

export function home(first: Page): void {
  page()?.closed?.();
  way = [{ page: first, scroll: 0, focus: null }];
  turn();
}

export function go(next: Page): void {
  const here = way.at(-1);
  if (here) {
    here.scroll = scroller()?.scrollTop ?? 0;
    here.focus = (document.activeElement as HTMLElement | null)?.id || null;
    here.page.closed?.();
  }
  way.push({ page: next, scroll: 0, focus: null });
  turn();
}

/** Opens a page in place of this one. */
export function instead(next: Page): void {
  page()?.closed?.();
  way.pop();
  way.push({ page: next, scroll: 0, focus: null });
  turn();
}

export function back(): void {
  if (way.length < 2) return;
  page()?.closed?.();
  way.pop();
  turn(way.at(-1));
}

export function redraw(): void {
  const here = page();
  if (!here || !root) return;
  document.title = here.title();
  document.body.dataset.page = here.name;
  render(html`${here.draw()}`, root);
}

function scroller(): Element | null {
  return document.scrollingElement;
}

/** Draws the page on top and puts the focus where a reader expects it. */
function turn(before?: Kept): void {
  const here = page();
  if (!here || !root) return;
  // A fresh tree, so that nothing of another page can stay behind in it.
  render(html``, root);
  here.opened?.();
  if (page() !== here) return;
  redraw();
  here.mounted?.(root);
  const top = scroller();
  if (top) top.scrollTop = before?.scroll ?? 0;
  const kept = before?.focus ? document.getElementById(before.focus) : null;
  const target =
    kept ??
    root.querySelector<HTMLElement>("[data-first-focus]") ??
    root.querySelector<HTMLElement>("h1");
  if (target && !target.hasAttribute("tabindex") && /^H[1-6]$/.test(target.tagName)) {
    target.setAttribute("tabindex", "-1");
  }
  target?.focus({ preventScroll: true });
  moved();
}

/** Hands keys to the page, and lets Escape go back. */
export function listen(): void {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
    if (page()?.key?.(event)) {
      event.preventDefault();
      return;
    }
    if (event.key !== "Escape" || way.length < 2) return;
    event.preventDefault();
    back();
  });
}
