import { createLogger } from '@lupa/server/logger.ts';
import { expect, test } from 'vitest';
import { createPostbackNotes, type Refusal } from './postbackNotes.ts';
import type { RefusedRow, DroppedRow } from './storeConversions.ts';

const noon = Date.parse('2026-11-30T12:00:00Z');
const day = 86_400_000;
const refusal = (changes: Partial<Refusal> = {}): Refusal => ({
  partnerSlug: 'a',
  reason: 'address',
  parameters: ['b', 'a'],
  eventId: null,
  clickId: null,
  at: noon,
  ...changes,
});

function createNotes() {
  const stored: { refused: readonly RefusedRow[]; dropped: readonly DroppedRow[] }[] = [];
  const database = { isAway: false };
  const notes = createPostbackNotes({
    logger: createLogger('test', 'silent'),
    store: async (refused, dropped) => {
      if (database.isAway) throw new Error('away');
      stored.push({ refused, dropped });
    },
  });
  return { notes, stored, database };
}

test('a refused call is kept once a day, with its parameters in order and cut at 60 characters', async () => {
  const { notes, stored } = createNotes();
  notes.refuse(refusal());
  notes.refuse(refusal({ parameters: ['a', 'b'], at: noon + 1 }));
  notes.refuse(refusal({ at: noon + day }));
  notes.refuse(refusal({ parameters: ['x'.repeat(61), 'a\0b'] }));
  await notes.flush();
  expect(stored[0]?.refused.map(({ parameters, received_at }) => [parameters, received_at])).toEqual([
    [['a', 'b'], '2026-11-30T12:00:00.000Z'],
    [['a', 'b'], '2026-12-01T12:00:00.000Z'],
    [['ab', 'x'.repeat(60)], '2026-11-30T12:00:00.000Z'],
  ]);
});

const call = { method: 'GET' as const, query: 'a=1', contentType: null, body: '' };
test.each([{ partnerSlug: 'b' }, { reason: 'form' as const }, { eventId: '1' }, { clickId: '1' }, { parameters: [] }, { call }])(
  'a refused call with %j is another',
  async (changes) => {
    const { notes, stored } = createNotes();
    notes.refuse(refusal());
    notes.refuse(refusal(changes));
    await notes.flush();
    expect(stored[0]?.refused.length).toBe(2);
  },
);

test('a thousand refused calls are kept, and no more', async () => {
  const { notes, stored } = createNotes();
  const taken = Array.from({ length: 1001 }, (_, id) => notes.refuse(refusal({ eventId: String(id) })));
  expect([taken.lastIndexOf(true), taken[1000]]).toEqual([999, false]);
  await notes.flush();
  expect(stored[0]?.refused.map(({ event_id }) => event_id)).toEqual(Array.from({ length: 1000 }, (_, id) => String(id)));
});

test('dropped parameters are counted for each day, casino and name', async () => {
  const { notes, stored } = createNotes();
  notes.drop('a', ['x', 'y'], noon);
  notes.drop('a', ['x'], noon);
  notes.drop('b', ['x'], noon);
  notes.drop('a', ['x'], noon + day);
  notes.drop('a', ['z'.repeat(61)], noon);
  await notes.flush();
  expect(stored[0]?.dropped.map(({ day: on, partner_slug, name, calls }) => [on, partner_slug, name, calls])).toEqual([
    ['2026-11-30', 'a', 'x', 2],
    ['2026-11-30', 'a', 'y', 1],
    ['2026-11-30', 'b', 'x', 1],
    ['2026-12-01', 'a', 'x', 1],
    ['2026-11-30', 'a', 'z'.repeat(60), 1],
  ]);
});

test('nothing is stored where there is nothing, and what is stored is not stored again', async () => {
  const { notes, stored } = createNotes();
  notes.drop('a', [], noon);
  await notes.flush();
  expect(stored).toEqual([]);
  notes.drop('a', ['x'], noon);
  await notes.flush();
  notes.refuse(refusal());
  await notes.flush();
  await notes.flush();
  expect(stored.map(({ refused, dropped }) => [refused.length, dropped.length])).toEqual([
    [0, 1],
    [1, 0],
  ]);
});

test('what the database does not take now is stored later, with what has come since', async () => {
  const { notes, stored, database } = createNotes();
  notes.refuse(refusal({ eventId: '1' }));
  notes.drop('a', ['x'], noon);
  database.isAway = true;
  await notes.flush();
  for (let id = 2; id < 1002; id += 1) notes.refuse(refusal({ eventId: String(id) }));
  notes.drop('a', ['x'], noon);
  await notes.flush();
  expect(stored).toEqual([]);
  database.isAway = false;
  await notes.flush();
  expect(stored[0]?.dropped.map(({ calls }) => calls)).toEqual([2]);
  expect(stored[0]?.refused.map(({ event_id }) => event_id)).toEqual(Array.from({ length: 1000 }, (_, id) => String(id + 1)));
});

test('whoever asks for it to be stored is told once it is, also where another one has it in hand, and told if it is not', async () => {
  const { notes, stored, database } = createNotes();
  notes.refuse(refusal());
  void notes.flush();
  expect(await notes.flush()).toBe(true);
  expect(stored).toHaveLength(1);
  database.isAway = true;
  notes.refuse(refusal({ eventId: '1' }));
  void notes.flush();
  expect(await notes.flush()).toBe(false);
  database.isAway = false;
  expect(await notes.flush()).toBe(true);
  expect(stored).toHaveLength(2);
});
