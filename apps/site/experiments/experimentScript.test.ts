import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { experimentKey, type KeptGroup } from './experimentKey.ts';
import { experimentScript } from './experimentScript.ts';

const now = Date.UTC(2026, 10, 27, 12);
const week = 7 * 86_400_000;
const running = { experiment: 'portada-directa', experimentEnds: String(now + week) };

type Visit = { dataset?: Record<string, string>; kept?: KeptGroup | string; hash?: string; coin?: 0 | 1 };
type Link = { pathname: string; search: string };
type Click = { target: object; defaultPrevented: boolean; button: number };

/** A page that is opened, and `click`, which follows one of its links. */
function visit({ dataset = {}, kept, hash = '', coin = 1 }: Visit) {
  const root: Record<string, string> = { ...dataset };
  const storage = new Map(kept === undefined ? [] : [[experimentKey, typeof kept === 'string' ? kept : JSON.stringify(kept)]]);
  const localStorage = new Proxy(
    { removeItem: (name: string) => void storage.delete(name) },
    {
      get: (target, name) => (name === 'removeItem' ? target.removeItem : storage.get(String(name))),
      set: (_, name, value) => Boolean(storage.set(String(name), String(value))),
    },
  );
  const listeners: ((click: Click) => void)[] = [];
  runInNewContext(experimentScript, {
    document: { documentElement: { dataset: root } },
    location: { hash },
    localStorage,
    crypto: { getRandomValues: (bytes: Uint8Array) => bytes.fill(coin) },
    Date: { now: () => now },
    addEventListener: (_: string, listener: (click: Click) => void) => listeners.push(listener),
  });
  const click = (link: Link, more: Partial<Click> = {}): string => {
    listeners[0]?.({ target: { closest: () => link }, defaultPrevented: false, button: 0, ...more });
    return link.search;
  };
  return { group: root['experimentGroup'], kept: () => storage.get(experimentKey), click };
}

const toPartner = (search = '?p=signed'): Link => ({ pathname: '/jugar/casino-andino/bienvenida', search });

test('a coin gives the device its version, which it keeps', () => {
  expect(visit({ dataset: running, coin: 0 }).group).toBe('a');
  const first = visit({ dataset: running, coin: 1 });
  expect(first.group).toBe('b');
  expect(JSON.parse(first.kept() ?? '')).toEqual({ key: 'portada-directa', group: 'b', until: now + week });
  expect(visit({ dataset: running, kept: first.kept() ?? '', coin: 0 }).group).toBe('b');
});

test('a page without an experiment, or with one that has ended, shows version A and keeps nothing', () => {
  for (const dataset of [{}, { ...running, experimentEnds: String(now) }]) {
    const { group, kept } = visit({ dataset });
    expect(group).toBeUndefined();
    expect(kept()).toBeUndefined();
  }
});

test('what is kept goes on any page once the experiment has ended, and makes room for another', () => {
  expect(visit({ kept: { key: 'otro', group: 'b', until: now } }).kept()).toBeUndefined();
  expect(visit({ kept: { key: 'otro', group: 'b', until: now + 1 } }).kept()).toContain('otro');
  const { kept } = visit({ dataset: running, kept: { key: 'otro', group: 'b', until: now + 1 }, coin: 0 });
  expect(JSON.parse(kept() ?? '')).toMatchObject({ key: 'portada-directa', group: 'a' });
});

test('the first click on a link to a partner says the version, once, on any page', () => {
  const { click, kept } = visit({ kept: { key: 'portada-directa', group: 'b', until: now + week } });
  expect(click({ pathname: '/resenas/casino-andino/', search: '' })).toBe('');
  expect(click(toPartner(), { defaultPrevented: true })).toBe('?p=signed');
  expect(click(toPartner(), { button: 2 })).toBe('?p=signed');
  expect(click(toPartner())).toBe('?p=signed&exp=portada-directa.b');
  expect(JSON.parse(kept() ?? '')).toMatchObject({ hasClicked: true });
  expect(click(toPartner())).toBe('?p=signed');
  expect(visit({ dataset: running, kept: kept() ?? '' }).click(toPartner(''))).toBe('');
  expect(visit({ dataset: running }).click(toPartner(''))).toBe('?exp=portada-directa.b');
});

test('an address shows a version without keeping or counting anything', () => {
  const { group, kept, click } = visit({ dataset: running, hash: '#grupo-b', coin: 0 });
  expect(group).toBe('b');
  expect(kept()).toBeUndefined();
  expect(click(toPartner())).toBe('?p=signed');
});

test.each(['{oh', '3', '[]', '"b"'])('what nobody can read, %s, is replaced or left alone, and breaks nothing', (kept) => {
  expect(visit({ kept }).click(toPartner())).toBe('?p=signed');
});
