import { pace } from '../setup/pollUntil.ts';
import type { SafeArea } from './driver.ts';
import type { Visitor } from './visitor.ts';

const patience = 20_000;
export const glance = 300;

/**
 * Opens every popover and dialog of the page that has a button in sight, and those within, each as a visitor would, and closes it by Escape.
 * Returns what is wrong with them: each fault in words.
 */
export async function findBoxFaults(visitor: Visitor, isTried: (id: string) => boolean): Promise<string[]> {
  const faults: string[] = [];
  await visitor.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const { id, opener } of await visitor.evaluate(listOpeners, null)) {
    if (isTried(id)) continue;
    faults.push(...(await openBox(visitor, id, opener, isTried)));
    await closeBox(visitor, id);
  }
  return faults;
}

/** By Escape, which a browser that is busy may lose. */
async function closeBox(visitor: Visitor, id: string): Promise<void> {
  for (let round = 0; round < 5 && (await visitor.evaluate(isOpen, id)); round++) {
    await visitor.press('Escape');
    for (const end = Date.now() + 3000; Date.now() < end && (await visitor.evaluate(isOpen, id));) await pace(100);
  }
  await visitor.seeNothingOf(`[id="${id}"]`);
}

export async function openBox(visitor: Visitor, id: string, opener: string, isTried: (id: string) => boolean): Promise<string[]> {
  await visitor.use(opener);
  await pace(glance);
  // A mouse that came slowly has opened it by resting there, and closed it by its click.
  if (!(await opensSoon(visitor, id))) await useUnlessOpen(visitor, id, opener);
  const { safeArea = null } = visitor.screen;
  const faults = (await lastingFaults(() => visitor.evaluate(lookAtBox, id, safeArea))).map((fault) => `#${id}: ${fault}`);
  for (const inner of await listInnerOpeners(visitor, id)) {
    if (isTried(inner.id)) continue;
    faults.push(...(await openBox(visitor, inner.id, inner.opener, isTried)));
    await closeBox(visitor, inner.id);
  }
  return faults;
}

export async function lastingFaults(find: () => Promise<string[]>): Promise<string[]> {
  const end = Date.now() + patience;
  for (;;) {
    const faults = await find();
    if (faults.length === 0 || Date.now() > end) return faults;
    await pace(100);
  }
}

/** What an island puts there may come after the box is open. */
async function listInnerOpeners(visitor: Visitor, id: string) {
  const within = `[id="${id}"]`;
  const hasIsland = await visitor.evaluate((css) => document.querySelector(`${css} lupa-island`) !== null, within);
  for (const end = Date.now() + (hasIsland ? patience : 0); ; await pace(100)) {
    const openers = await visitor.evaluate(listOpeners, within);
    if (openers.length > 0 || Date.now() >= end) return openers;
  }
}

/** It may still open while its opener is looked for, and then covers it. */
async function useUnlessOpen(visitor: Visitor, id: string, opener: string): Promise<void> {
  try {
    await visitor.use(opener);
  } catch (error) {
    if (!(await visitor.evaluate(isOpen, id))) throw error;
  }
}

async function opensSoon(visitor: Visitor, id: string): Promise<boolean> {
  // The script of a game may be on its way.
  for (const end = Date.now() + patience; ; await pace(100)) {
    if (await visitor.evaluate(isOpen, id)) return true;
    if (Date.now() > end) return false;
  }
}

const isOpen = (id: string) => document.getElementById(id)?.matches(':popover-open, [open]') === true;

function listOpeners(within: string | null): { id: string; opener: string }[] {
  const scope = within === null ? document : document.querySelector(within);
  const buttons = [...(scope?.querySelectorAll<HTMLButtonElement>('button[popovertarget], button[command=show-modal]') ?? [])];
  const found = new Map<string, string>();
  for (const button of buttons) {
    const attribute = button.hasAttribute('popovertarget') ? 'popovertarget' : 'commandfor';
    const id = button.getAttribute(attribute) ?? '';
    const opens = button.getAttribute('popovertargetaction') !== 'hide' && !document.getElementById(id)?.contains(button);
    const { width, height } = button.getBoundingClientRect();
    const isShown = width > 1 && height > 1 && button.checkVisibility({ visibilityProperty: true });
    if (opens && isShown) found.set(id, `${within ?? 'body'} button[${attribute}="${id}"]:not([popovertargetaction=hide])`);
  }
  return [...found].map(([id, opener]) => ({ id, opener }));
}

/** Runs in the page. `safeArea`: where nothing to read or to press may be. */
function lookAtBox(id: string, safeArea: SafeArea | null): string[] {
  const box = document.getElementById(id);
  if (!box?.matches(':popover-open, [open]')) return ['is not open'];
  const { left, right, top, bottom, width, height } = box.getBoundingClientRect();
  const faults: string[] = [];
  const place = `${Math.round(left)} to ${Math.round(right)}, ${Math.round(top)} to ${Math.round(bottom)} of ${innerWidth} x ${innerHeight}`;
  if (Number(getComputedStyle(box).opacity) < 1) faults.push(`has an opacity of ${getComputedStyle(box).opacity}`);
  if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) faults.push(`goes beyond the window: ${place}`);
  if (width < 100 || height < 40) faults.push(`is too small: ${place}`);
  const bottoms = [...box.querySelectorAll('*')].map((element) => element.getBoundingClientRect()).filter((rect) => rect.height > 1);
  const empty = bottom - Math.max(...bottoms.map((rect) => rect.bottom));
  if (height < innerHeight - 1 && empty > 48) faults.push(`ends with ${Math.round(empty)} px of nothing: ${place}`);
  const content = box.querySelectorAll('h1, h2, h3, p, a, button, label, iframe');
  for (const element of safeArea ? content : []) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const own = element.getBoundingClientRect();
    const scrolls = own.top >= bottom - 1 || own.bottom <= top + 1 || element.closest('[popover]') !== box.closest('[popover]');
    const { top: camera = 0, right: edge = 0, left: corner = 0 } = safeArea ?? {};
    const { paddingTop, paddingLeft, paddingRight } = getComputedStyle(element);
    const isOver =
      own.top + parseFloat(paddingTop) < camera - 1 ||
      own.left + parseFloat(paddingLeft) < corner - 1 ||
      own.right - parseFloat(paddingRight) > innerWidth - edge + 1;
    if (!scrolls && own.width > 1 && isOver) faults.push(`is under the phone's edge: ${element.outerHTML.slice(0, 120)}`);
  }
  const hit = document.elementFromPoint((left + right) / 2, (top + Math.min(bottom, innerHeight)) / 2);
  if (!hit || !box.contains(hit)) faults.push(`is covered by ${hit?.outerHTML.slice(0, 100)}`);
  return faults;
}
