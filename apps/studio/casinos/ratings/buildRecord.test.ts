import { describe, expect, it } from 'vitest';
import { buildRatingMethods, buildRecords } from './buildRecord.ts';
import { createTestReader } from '../../testing/testReader.ts';

const record = { id: 1, _status: 'published', partner: 2, kind: 'terms', day: '2026-11-02T12:00:00.000Z', timeToLive: 90 };

async function buildOne(changes: object = {}, stored: Record<string, object> = {}) {
  const [document] = await buildRecords(
    1,
    createTestReader({ 'records:1': { ...record, ...changes }, 'partners:2': { slug: 'a' }, ...stored }),
  );
  return document as { key: string; body: Record<string, unknown> } | undefined;
}

describe('a record of a casino', () => {
  it('is public while it is published and its casino is there', async () => {
    expect((await buildOne())?.key).toBe('a/1');
    expect(await buildOne({ _status: 'draft' })).toBeUndefined();
    expect(await buildOne({ partner: 3 })).toBeUndefined();
    expect(await buildRecords(2, createTestReader({}))).toEqual([]);
  });

  it('says what is not filled in as nothing', async () => {
    const empty = { source: null, capture: null, by: '', note: '', corrections: [], isWithdrawn: false, terms: { rollover: null } };
    expect((await buildOne())?.body).toMatchObject({ ...empty, day: '2026-11-02' });
  });

  it('says what is filled in', async () => {
    const corrections = [{ day: '2026-11-03T12:00:00.000Z', was: null, reason: 'r' }];
    const changes = { source: 'https://a.example/', note: 'n', isWithdrawn: true, by: 4, corrections, terms: { rollover: 30 } };
    expect((await buildOne(changes, { 'authors:4': { name: 'Ana' } }))?.body).toMatchObject({
      source: 'https://a.example/',
      note: 'n',
      isWithdrawn: true,
      by: 'Ana',
      corrections: [{ day: '2026-11-03', was: '', reason: 'r' }],
      terms: { rollover: 30 },
    });
  });

  it('has the section of its kind alone', async () => {
    const checks = [
      { name: 'a', holds: 'yes' },
      { name: 'b', holds: 'no' },
    ];
    const body = (await buildOne({ kind: 'licence', checks, terms: { rollover: 30 } }))?.body;
    expect(body?.['checks']).toEqual([
      { name: 'a', holds: true },
      { name: 'b', holds: false },
    ]);
    expect(body?.['terms'] ?? null).toBeNull();
  });
});

describe('a version of the rating method', () => {
  const bands = [
    { upTo: 5, floor: 0, ceiling: 5 },
    { floor: 5, ceiling: 10 },
  ];
  const criteria = [{ key: 'trust', name: 'Confianza', weight: 100, measure: 'rollover', bands }];
  const method = { id: 1, _status: 'published', version: 4, day: '2026-11-02T12:00:00.000Z', reason: 'r', criteria };

  it('is public while it is published, its last band without an end', async () => {
    const [document] = await buildRatingMethods(1, createTestReader({ 'rating-methods:1': method }));
    expect(document).toMatchObject({ key: '4', body: { day: '2026-11-02', criteria: [{ bands: [{ upTo: 5 }, { upTo: null }] }] } });
    expect(await buildRatingMethods(1, createTestReader({ 'rating-methods:1': { ...method, _status: 'draft' } }))).toEqual([]);
    expect(await buildRatingMethods(2, createTestReader({}))).toEqual([]);
  });
});
