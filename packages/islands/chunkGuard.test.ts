// Requirements: 4.40, 8.13, 9.23.
import { describe, expect, test } from 'vitest';
import { isChunkFailure, reloadForMissingChunk, type ChunkGuardDeps } from './chunkGuard.ts';

function fakeBrowser(changes: Partial<ChunkGuardDeps> = {}) {
  const stored = new Map<string, string>();
  const state = { reloads: 0, time: 1_800_000_000_000 };
  const deps: ChunkGuardDeps = {
    storage: () => ({ getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) }),
    isOnline: () => true,
    isLeaving: () => false,
    whenBack: () => {},
    reload: () => state.reloads++,
    now: () => state.time,
    ...changes,
  };
  return { state, fail: () => reloadForMissingChunk(deps) };
}

describe('a missing chunk', () => {
  test('reloads once per 60 s', () => {
    const { state, fail } = fakeBrowser();
    expect([fail(), fail()]).toEqual([true, false]);
    state.time += 59_999;
    expect(fail()).toBe(false);
    state.time += 1;
    expect(fail()).toBe(true);
    expect(state.reloads).toBe(2);
  });

  test('does not reload while offline, and may as soon as the network is back', () => {
    let isOnline = false;
    const { state, fail } = fakeBrowser({ isOnline: () => isOnline });
    expect(fail()).toBe(false);
    isOnline = true;
    expect(fail()).toBe(true);
    expect(state.reloads).toBe(1);
  });

  test('does not keep a visitor who is leaving, and reloads when they come back', () => {
    let isLeaving = true;
    const whenBack: (() => void)[] = [];
    const { state, fail } = fakeBrowser({ isLeaving: () => isLeaving, whenBack: (run) => whenBack.push(run) });
    expect(fail()).toBe(false);
    expect(state.reloads).toBe(0);
    isLeaving = false;
    for (const run of whenBack) run();
    expect(state.reloads).toBe(1);
  });

  test('a clock set back does not reload in a loop', () => {
    const { state, fail } = fakeBrowser();
    fail();
    state.time -= 30_000;
    expect(fail()).toBe(false);
  });

  const blocked = {
    'is blocked': () => {
      throw new DOMException('denied', 'SecurityError');
    },
    'takes nothing': () => ({ getItem: () => null, setItem: () => {} }),
    'is full': () => ({
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    }),
  };

  test.each(Object.entries(blocked))('never reloads where storage %s', (_, storage) => {
    const { state, fail } = fakeBrowser({ storage });
    expect([fail(), fail()]).toEqual([false, false]);
    expect(state.reloads).toBe(0);
  });
});

test.each([
  'Failed to fetch dynamically imported module: https://lupacasino.example/assets/a.js',
  'error loading dynamically imported module: https://lupacasino.example/assets/a.js',
  'Importing a module script failed.',
])('knows a failed import: %s', (message) => {
  expect(isChunkFailure(new TypeError(message))).toBe(true);
});

test('takes no other error for a failed import', () => {
  expect(isChunkFailure(new TypeError('x is not a function'))).toBe(false);
  expect(isChunkFailure('Importing a module script failed.')).toBe(false);
});
