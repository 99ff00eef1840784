import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCapturedLogger } from '../../dev/testBed/capturedLogger.ts';
import { versionOf, type CardContent } from './cardContent.ts';
import { cardFile, createCards, createCardStore } from './createCards.ts';

let directory: string;
beforeEach(async () => void (directory = await mkdtemp(join(tmpdir(), 'lupa-cards-'))));
afterEach(() => rm(directory, { recursive: true, force: true }));

const contentOf = (path: string): CardContent => {
  return { siteName: 'LupaCasino', section: null, title: path, description: '', author: null, updated: null, review: null };
};
const addressOf = (path: string) => ({ path, version: versionOf(contentOf(path)) });

async function createTestCards(maximumBytes = 1000) {
  const store = createCardStore(directory, maximumBytes);
  await store.open();
  const { logger, entries } = createCapturedLogger();
  const loaded: string[] = [];
  const drawings: { title: string; finish: (png: Buffer) => void; fail: (error: Error) => void }[] = [];
  const cards = createCards({
    store,
    logger,
    loadContent: async (path) => {
      loaded.push(path);
      return contentOf(path);
    },
    draw: ({ title }) => new Promise((finish, fail) => drawings.push({ title, finish, fail })),
  });
  const ask = (path: string) => cards.load(addressOf(path), 'request');
  /** The drawing of this number, once it has begun. */
  const begun = async (index: number) => {
    await expect.poll(() => drawings.length).toBeGreaterThan(index);
    const drawing = drawings[index];
    if (!drawing) throw new Error('There is no such drawing');
    return drawing;
  };
  return { store, cards, loaded, drawings, begun, ask, entries };
}

test('one card is drawn at a time, and the same one once', async () => {
  const { drawings, loaded, begun, ask } = await createTestCards();
  const asked = [ask('/a/'), ask('/a/')];
  const first = await begun(0);
  asked.push(ask('/b/'));
  // Loaded, another drawing would begin.
  await expect.poll(() => loaded.length).toBe(2);
  await new Promise((resolve) => setImmediate(resolve));
  expect(drawings.map(({ title }) => title)).toEqual(['/a/']);
  first.finish(Buffer.from('a'));
  const second = await begun(1);
  expect(drawings.map(({ title }) => title)).toEqual(['/a/', '/b/']);
  second.finish(Buffer.from('b'));
  expect((await Promise.all(asked)).map((outcome) => outcome.kind === 'card' && outcome.png.toString())).toEqual(['a', 'a', 'b']);
});

test('who comes when too many wait is sent away, and a waiting card can still be joined', async () => {
  const { begun, loaded, ask } = await createTestCards();
  const asked = Array.from({ length: 21 }, (_, index) => ask(`/${index}/`));
  await expect.poll(() => loaded.length).toBe(21);
  expect(await ask('/late/')).toEqual({ kind: 'busy' });
  const joined = ask('/20/');
  for (let index = 0; index < 21; index++) (await begun(index)).finish(Buffer.from('x'));
  expect((await Promise.all([...asked, joined])).every(({ kind }) => kind === 'card')).toBe(true);
});

test('a drawing that fails does not hold up the next one, and is tried again', async () => {
  const { begun, ask } = await createTestCards();
  const failed = ask('/a/');
  (await begun(0)).fail(new Error('no ink'));
  await expect(failed).rejects.toThrow('no ink');
  const again = ask('/a/');
  (await begun(1)).finish(Buffer.from('a'));
  expect((await again).kind).toBe('card');
});

test('a card that cannot be stored is shown all the same', async () => {
  const { begun, ask, entries } = await createTestCards();
  await rm(directory, { recursive: true });
  await writeFile(directory, 'not a folder');
  const asked = ask('/a/');
  (await begun(0)).finish(Buffer.from('a'));
  expect((await asked).kind).toBe('card');
  expect(entries.map(({ message }) => message)).toEqual(['a card cannot be stored']);
});

test('the store keeps what was asked for last, within its bytes, and finds it again', async () => {
  const { store } = await createTestCards(250);
  await store.write(cardFile('a'), Buffer.alloc(100, 'a'));
  await store.write(cardFile('b'), Buffer.alloc(100, 'b'));
  await store.read(cardFile('a'));
  await store.write(cardFile('c'), Buffer.alloc(100, 'c'));
  expect(store.bytes).toBe(200);
  const next = createCardStore(directory, 250);
  await next.open();
  expect(next.bytes).toBe(200);
  expect((await next.read(cardFile('a')))?.toString()).toBe('a'.repeat(100));
  expect(await next.read(cardFile('b'))).toBeNull();
});
