import { consentKey, consentRecordExample, type ConsentChoice } from '@lupa/contracts/consent.ts';
import { pace, pollUntil } from '../setup/pollUntil.ts';
import { themeKey } from '../../apps/site/layout/ThemeSwitch/startThemeSwitch.ts';
import type { Driver, Engine, KeyName, VisitOptions } from './driver.ts';

export const screens = {
  phone: { width: 390, height: 844, isMobile: true },
  tablet: { width: 834, height: 1112, isMobile: true },
  desktop: { width: 1440, height: 900, isMobile: false },
  // From the home screen of a phone with a camera in its upper edge, and turned.
  wholePhone: { width: 390, height: 844, isMobile: true, safeArea: { top: 59, right: 0, bottom: 34, left: 0 } },
  turnedPhone: { width: 844, height: 390, isMobile: true, safeArea: { top: 0, right: 59, bottom: 21, left: 59 } },
} as const satisfies Record<string, VisitOptions>;
export type ScreenName = keyof typeof screens;

/** A selector, or one and a part of the name or text of the element that is meant; of several the first that is shown. */
type Target = string | { css: string; text: string };

const patience = 90_000;

type Place = { x: number; y: number; width: number; height: number };
type Sighting = { state: string } & Partial<Place>;
const isReady = (sighting: Sighting): sighting is { state: string } & Place => sighting.state === 'ready';

export type Visitor = Driver & {
  screen: VisitOptions;
  visit: (path: string) => Promise<void>;
  place: () => Promise<string>;
  /** Waits until the page is the one at this path, whatever its query and fragment unless the path names them. */
  arriveAt: (path: string) => Promise<void>;
  /** Waits until a function returns something truthy in the page, and returns that. */
  until: <Args extends unknown[], Result>(what: string, run: (...args: Args) => Result | Promise<Result>, ...args: Args) => Promise<Result>;
  /** Waits until an element is shown whole enough to be used, and is not covered. Returns its middle and its size. */
  see: (target: Target) => Promise<{ x: number; y: number; width: number; height: number }>;
  seeNothingOf: (target: Target) => Promise<void>;
  /** With a finger on a phone or tablet, with the mouse on a desk. Again where no click came of it: a busy Firefox loses some. */
  use: (target: Target) => Promise<void>;
  pressAt: (x: number, y: number) => Promise<void>;
  hover: (target: Target) => Promise<void>;
  tabTo: (target: Target, key?: KeyName) => Promise<void>;
  focus: () => Promise<string>;
};

export type VisitorOptions = { consent?: ConsentChoice | 'unasked'; theme?: 'light' | 'dark' | null };

export async function openVisitor(
  engine: Engine,
  siteUrl: string,
  screen: VisitOptions,
  { consent = 'rejected', theme = 'light' }: VisitorOptions = {},
): Promise<Visitor> {
  const driver = await engine.open(screen);
  await driver.goto(`${siteUrl}/favicon.svg`);
  await rememberChoices(driver, consent, theme);

  const wait = <Found>(what: string, ask: () => Promise<Found>, last: () => string) =>
    pollUntil(`${engine.name}: ${what}`, ask, {
      within: patience,
      explain: async () => `${last()} at ${await place()}; problems: ${(await driver.problems()).join(' | ')}`,
    });
  const until: Visitor['until'] = async (what, run, ...args) => {
    let last: unknown;
    // An error: the page is on its way to another one.
    const ask = () => driver.evaluate(run, ...args).catch((error: unknown) => void (last = error));
    return wait(what, ask, () => String(last));
  };
  const look = <Found>(target: Target, wanted: string, choose: (sighting: Sighting) => Found) => {
    let last: Sighting = { state: 'missing' };
    const ask = async () => choose((last = await driver.evaluate(sight, target).catch((error: unknown) => ({ state: String(error) }))));
    return wait(`${nameOf(target)} ${wanted}`, ask, () => last.state);
  };
  const see: Visitor['see'] = (target) => look(target, 'in reach', (sighting) => (isReady(sighting) ? sighting : null));
  const seeNothingOf: Visitor['seeNothingOf'] = async (target) => {
    await look(target, 'gone', ({ state }) => state === 'missing');
  };
  const pressAt = (x: number, y: number) => (screen.isMobile ? driver.tap(x, y) : driver.mouse.click(x, y));
  const place = () => driver.evaluate(() => location.pathname + location.search + location.hash);
  const focus = () =>
    driver.evaluate(() => {
      const element = document.activeElement;
      return `${element?.localName} "${(element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim().slice(0, 60)}"`;
    });

  return {
    ...driver,
    screen,
    visit: (path) => driver.goto(siteUrl + path),
    place,
    arriveAt: async (path) => {
      await until(
        `${path} with its content`,
        (wanted) => {
          const { pathname, search, hash } = location;
          return document.readyState === 'complete' && [pathname, pathname + search, pathname + search + hash].includes(wanted);
        },
        path,
      );
    },
    until,
    see,
    seeNothingOf,
    use: async (target) => {
      for (let tries = 0; tries < 3; tries++) {
        const { x, y } = await see(target);
        await pressAt(x, y);
        if (await isPressed(driver)) return;
      }
      throw new Error(`${engine.name}: ${nameOf(target)} was pressed three times, and got no click`);
    },
    pressAt,
    hover: async (target) => {
      const { x, y } = await see(target);
      await driver.mouse.move(x, y);
    },
    tabTo: async (target, key = 'Tab') => {
      const passed: string[] = [];
      while (passed.length < 120) {
        await driver.press(key);
        if (await driver.evaluate(hasFocus, target)) return;
        passed.push(await focus());
      }
      throw new Error(`${engine.name}: ${key} does not lead to ${nameOf(target)}, but to ${passed.join(', ')}`);
    },
    focus,
  };
}

async function rememberChoices(driver: Driver, consent: ConsentChoice | 'unasked', theme: 'light' | 'dark' | null): Promise<void> {
  const record = consent === 'unasked' ? null : { ...consentRecordExample, choice: consent, at: new Date().toISOString() };
  await driver.evaluate(
    (key, kept, colourKey, colours) => {
      if (kept !== null) localStorage[key] = kept;
      if (colours !== null) localStorage[colourKey] = colours;
    },
    consentKey,
    record === null ? null : JSON.stringify(record),
    themeKey,
    theme,
  );
}

async function isPressed(driver: Driver): Promise<boolean> {
  const ask = () => driver.evaluate(() => (globalThis as { lastPress?: { isDone: boolean } }).lastPress?.isDone ?? true).catch(() => true);
  for (const end = performance.now() + 10_000; performance.now() < end; await pace(20)) if (await ask()) return true;
  return false;
}

const nameOf = (target: Target) => (typeof target === 'string' ? target : `${target.css} "${target.text}"`);

function hasFocus(target: Target): boolean {
  const { css, text } = typeof target === 'string' ? { css: target, text: '' } : target;
  const element = document.activeElement;
  if (!element?.matches(css)) return false;
  return [element.getAttribute('aria-label'), element.textContent].some((name) => name?.replace(/\s+/g, ' ').includes(text));
}

/** Runs in the page: finds the first shown element, brings it into view and looks at the place where it would be pressed. */
async function sight(target: string | { css: string; text: string }) {
  const { css, text } = typeof target === 'string' ? { css: target, text: '' } : target;
  const isNamed = (element: Element) =>
    [element.getAttribute('aria-label'), element.textContent].some((name) => name?.replace(/\s+/g, ' ').includes(text));
  const named = [...document.querySelectorAll(css)].filter(isNamed);
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  const element = named.find(isShown);
  if (!element) return { state: 'missing' };
  const reachesIn = () => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  };
  const isInView = reachesIn();
  if (!isInView) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  // After a jump Firefox takes some frames until what came near has its true height.
  for (let frames = isInView ? 2 : 8; frames > 0; frames--) await new Promise((resolve) => requestAnimationFrame(resolve));
  const after = element.getBoundingClientRect();
  if (before.x !== after.x || before.y !== after.y || before.width !== after.width) return { state: 'moving' };
  let opacity = 1;
  for (let outer: Element | null = element; outer; outer = outer.parentElement) opacity *= Number(getComputedStyle(outer).opacity);
  if (opacity < 0.3) return { state: `transparent (opacity ${opacity})` };
  // A link of several lines has its middle perhaps beside its text.
  const { left, top, width, height } = [...element.getClientRects()].find((rect) => rect.width > 1) ?? after;
  const x = Math.round(left + width / 2);
  const y = Math.round(top + height / 2);
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return { state: `outside of the window, at ${x}, ${y}` };
  const hit = document.elementFromPoint(x, y);
  if (!hit || !element.contains(hit)) {
    // Perhaps out of the box that it scrolls in, or under what sticks to an edge.
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return { state: `covered by ${hit?.outerHTML.slice(0, 120)}` };
  }
  const press = { isDone: false };
  Object.assign(globalThis, { lastPress: press });
  // Its island may put another element in its place meanwhile.
  const isMeant = (clicked: EventTarget | null) =>
    clicked instanceof Element && (element.contains(clicked) || clicked.closest(css) !== null);
  addEventListener('click', ({ target: clicked }) => (press.isDone ||= isMeant(clicked)), { capture: true });
  return { state: 'ready', x, y, width: after.width, height: after.height };
}
