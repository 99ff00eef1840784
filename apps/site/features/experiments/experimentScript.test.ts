// Requirements: 11.16.
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { experimentKey, type KeptGroup } from './tellVersion.ts';
import { experimentScript } from './feature.ts';

const now = Date.UTC(2026, 10, 27, 12);
const week = 7 * 86_400_000;
const running = { experiment: 'portada-directa', experimentEnds: String(now + week) };

type Visit = { dataset?: Record<string, string>; kept?: KeptGroup | string; hash?: string; coin?: 0 | 1 };

/** The head of a page that is opened: the group that it shows, and what is kept then. */
function visit({ dataset = running, kept, hash = '', coin = 1 }: Visit) {
  const root: Record<string, string> = { ...dataset };
  const localStorage: Record<string, string> =
    kept === undefined ? {} : { [experimentKey]: typeof kept === 'string' ? kept : JSON.stringify(kept) };
  runInNewContext(experimentScript, {
    document: { documentElement: { dataset: root } },
    location: { hash },
    localStorage,
    crypto: { getRandomValues: (bytes: Uint8Array) => bytes.fill(coin) },
    Date: { now: () => now },
  });
  return { group: root['group'], kept: localStorage[experimentKey] };
}

test('a coin gives the device its version, which it keeps', () => {
  expect(visit({ coin: 0 }).group).toBe('a');
  const first = visit({ coin: 1 });
  expect(first.group).toBe('b');
  expect(JSON.parse(first.kept ?? '')).toEqual({ key: 'portada-directa', group: 'b', until: now + week });
  expect(visit({ kept: first.kept ?? '', coin: 0 }).group).toBe('b');
});

test('an experiment that has ended shows version A and keeps nothing', () => {
  expect(visit({ dataset: { ...running, experimentEnds: String(now) } })).toEqual({ group: undefined, kept: undefined });
});

test('another experiment takes the place of the one before', () => {
  const { group, kept } = visit({ kept: { key: 'otro', group: 'b', until: now + 1 }, coin: 0 });
  expect(group).toBe('a');
  expect(JSON.parse(kept ?? '')).toMatchObject({ key: 'portada-directa', group: 'a' });
});

test('an address shows a version without keeping anything', () => {
  expect(visit({ hash: '#grupo-b', coin: 0 })).toEqual({ group: 'b', kept: undefined });
});

test.each(['3', '[]', '"b"', 'null'])('what is no group, %s, is replaced', (kept) => {
  expect(visit({ kept, coin: 0 }).group).toBe('a');
});

test('what nobody can read shows version A', () => {
  expect(visit({ kept: '{oh' }).group).toBeUndefined();
});
