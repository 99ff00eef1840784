import { dayInMarket } from '@lupa/domain/market.ts';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { testStudio } from '../../testing/testStudio.ts';
import { filterNames, type ClickFilter, type Dimension } from './clickKinds.ts';
import { listDays } from '../../core/dates/days.ts';
import { queryClicks, queryTotals, queryVisitors } from './queryClicks.ts';
import { queryRawClicks } from './queryRawClicks.ts';
import { insertClicks, insertDaily, sampleClick } from './testClicks.ts';

const studio = await testStudio();
beforeEach(() => studio.pool.query('truncate clicks.clicks, clicks.daily'));

const november: ClickFilter = { from: '2026-11-01', to: '2026-11-30' };
const group = (by: Dimension, filter: ClickFilter, limit = 100) => queryClicks(studio.payload.db.pool, { by, filter, limit });
const totals = (filter: ClickFilter) => queryTotals(studio.payload.db.pool, filter);

async function count(by: Dimension, filter: ClickFilter): Promise<Record<string, number>> {
  const { groups } = await group(by, filter);
  return Object.fromEntries(groups.map(({ key, within, human }) => [within === null ? String(key) : `${within}:${key}`, human]));
}

describe('days in Chile', () => {
  it('begin and end at midnight there, in winter and in summer', async () => {
    await insertClicks(studio.pool, [
      sampleClick({ at: new Date('2026-11-10T02:59:59.999Z') }),
      sampleClick({ at: new Date('2026-11-10T03:00:00Z') }),
      sampleClick({ at: new Date('2026-11-11T02:59:59.999Z') }),
      sampleClick({ at: new Date('2026-11-11T03:00:00Z') }),
      sampleClick({ at: new Date('2026-07-10T03:59:59.999Z') }),
      sampleClick({ at: new Date('2026-07-10T04:00:00Z') }),
    ]);
    expect(await count('day', { from: '2026-11-10', to: '2026-11-10' })).toEqual({ '2026-11-10': 2 });
    expect(await count('day', november)).toEqual({ '2026-11-09': 1, '2026-11-10': 2, '2026-11-11': 1 });
    expect(await count('day', { from: '2026-07-10', to: '2026-07-10' })).toEqual({ '2026-07-10': 1 });
  });

  it('of 23 and of 25 hours lose no click and count none twice', async () => {
    // Summer time ends on the night to 5 April 2026, and begins on the night to 6 September, when midnight does not exist.
    for (const [first, last] of [
      ['2026-04-03', '2026-04-06'],
      ['2026-09-04', '2026-09-07'],
    ] as const) {
      await studio.pool.query('truncate clicks.clicks');
      const start = Date.parse(`${first}T00:00:00Z`);
      const moments = Array.from({ length: 5 * 48 }, (_, index) => new Date(start + index * 1_800_000));
      await insertClicks(
        studio.pool,
        moments.map((at) => sampleClick({ at })),
      );
      for (const day of listDays(first, last)) {
        const expected = moments.filter((at) => dayInMarket(at) === day).length;
        expect((await totals({ from: day, to: day })).human, day).toBe(expected);
        expect(await count('day', { from: day, to: day })).toEqual({ [day]: expected });
      }
    }
    expect((await totals({ from: '2026-09-06', to: '2026-09-06' })).human).toBe(46);
  });
});

describe('raw clicks and daily sums', () => {
  it('make one report', async () => {
    await insertDaily(studio.pool, { day: '2026-11-02', clicks: 40 });
    await insertDaily(studio.pool, { day: '2026-11-02', clicks: 5, botClass: 'bot' });
    await insertDaily(studio.pool, { day: '2026-11-02', clicks: 6, botClass: 'repeat' });
    await insertDaily(studio.pool, { day: '2026-10-31', clicks: 1000 });
    // A day may be there in part as sums and in part one by one.
    await insertClicks(studio.pool, [sampleClick({ at: new Date('2026-11-02T23:00:00Z') }), sampleClick()]);
    expect(await count('day', november)).toEqual({ '2026-11-02': 41, '2026-11-10': 1 });
    expect(await count('partner', november)).toEqual({ 'casino-andino': 42 });
    expect(await totals(november)).toMatchObject({ human: 42, bot: 5, repeat: 6 });
  });

  it('count different people only where every click is there', async () => {
    const again = { visitorKey: 'the same' };
    const repeated = sampleClick({ ...again, botClass: 'repeat' });
    await insertClicks(studio.pool, [sampleClick(again), repeated, sampleClick(), sampleClick({ botClass: 'bot' })]);
    expect(await queryVisitors(studio.payload.db.pool, november)).toBe(2);
    await insertDaily(studio.pool, { day: '2026-11-01' });
    expect(await queryVisitors(studio.payload.db.pool, november)).toBeNull();
  });

  it('keep apart what does not count', async () => {
    const classes = ['human', 'human', 'bot', 'preview', 'preview', 'prefetch', 'suspicious', 'repeat', 'repeat', 'repeat'];
    await insertClicks(
      studio.pool,
      classes.map((botClass) => sampleClick({ botClass })),
    );
    const { groups } = await group('partner', november);
    expect(groups).toEqual([
      {
        key: 'casino-andino',
        within: null,
        wayOut: 'casino-andino/bienvenida',
        human: 2,
        repeat: 3,
        bot: 1,
        preview: 2,
        prefetch: 1,
        suspicious: 1,
      },
    ]);
  });
});

describe('groups', () => {
  beforeEach(() =>
    insertClicks(studio.pool, [
      sampleClick(),
      sampleClick({ position: 2, partnerSlug: 'puerto-dorado', offerId: '3', device: 'desktop' }),
      sampleClick({ toplist: 'bonos', block: 'tarjetas', page: '/bonos/', country: null }),
      sampleClick({ toplist: null, block: null, page: null, position: null, linkId: 'text' }),
    ]),
  );

  it.each<[Dimension, Record<string, number>]>([
    ['day', { '2026-11-10': 4 }],
    ['partner', { 'casino-andino': 3, 'puerto-dorado': 1 }],
    ['offer', { 1: 3, 3: 1 }],
    ['page', { '/': 2, '/bonos/': 1, null: 1 }],
    ['block', { '/:ranking': 2, '/bonos/:tarjetas': 1, null: 1 }],
    ['toplist', { home: 2, bonos: 1, null: 1 }],
    ['position', { 'home:1': 1, 'home:2': 1, 'bonos:1': 1, null: 1 }],
    ['device', { mobile: 3, desktop: 1 }],
    ['country', { CL: 3, null: 1 }],
  ])('by %s', async (by, expected) => expect(await count(by, november)).toEqual(expected));

  it.each(filterNames)('are narrowed down by %s, also to where it is not known', async (name) => {
    await insertDaily(studio.pool, { day: '2026-11-02', page: null, block: 'cita', position: null, country: 'AR', clicks: 10 });
    const { groups } = await group(name, november);
    for (const key of new Set([null, ...groups.map((found) => found.key)])) {
      const expected = groups.filter((found) => found.key === key).reduce((sum, { human }) => sum + human, 0);
      const filter = { ...november, [name]: key };
      expect((await totals(filter)).human, String(key)).toBe(expected);
      const { groups: days } = await group('day', filter);
      const summed = days.find((day) => day.key === '2026-11-02')?.human ?? 0;
      expect(await queryVisitors(studio.payload.db.pool, filter)).toBe(summed > 0 ? null : expected);
      expect(await queryRawClicks(studio.payload.db.pool, filter, 10)).toHaveLength(expected - summed);
    }
  });

  it('are narrowed down by several filters together', async () => {
    expect((await totals({ ...november, partner: 'puerto-dorado' })).human).toBe(1);
    expect((await totals({ ...november, toplist: 'home', position: '2' })).human).toBe(1);
    expect((await totals({ ...november, page: null })).human).toBe(1);
    expect((await totals({ ...november, offer: '1', page: '/' })).human).toBe(1);
    expect((await totals({ ...november, position: "1' or true --" })).human).toBe(0);
    expect((await queryRawClicks(studio.payload.db.pool, { ...november, page: null }, 10)).map(({ linkId }) => linkId)).toEqual(['text']);
  });

  it('beyond the limit are added up, unless it is a single one', async () => {
    await insertClicks(studio.pool, [sampleClick({ partnerSlug: 'chucao' }), sampleClick({ partnerSlug: 'minga', botClass: 'bot' })]);
    const { groups, rest } = await group('partner', november, 2);
    expect(groups.map(({ key }) => key)).toEqual(['casino-andino', 'chucao']);
    expect(rest).toEqual({ groups: 2, human: 1, repeat: 0, suspicious: 0, bot: 1, preview: 0, prefetch: 0 });
    expect(await group('partner', november, 3)).toMatchObject({ rest: null });
  });
});

it('adds up to the total, whatever the dimension, the limit and the places the clicks have', async () => {
  const kinds = fc.record({
    partnerSlug: fc.constantFrom('a', 'b', 'c', 'd'),
    page: fc.constantFrom('/', '/bonos/', null),
    toplist: fc.constantFrom('home', 'bonos', null),
    position: fc.constantFrom(1, 2, 10, null),
    botClass: fc.constantFrom('human', 'repeat', 'suspicious', 'bot', 'preview', 'prefetch'),
    at: fc.integer({ min: 0, max: 29 * 24 }).map((hours) => new Date(Date.parse('2026-11-01T04:00:00Z') + hours * 3_600_000)),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(kinds, { maxLength: 40 }),
      fc.constantFrom<Dimension>('day', 'partner', 'page', 'position', 'toplist'),
      fc.integer({ min: 1, max: 6 }),
      async (changes, by, limit) => {
        await studio.pool.query('truncate clicks.clicks');
        await insertClicks(studio.pool, changes.map(sampleClick));
        const { groups, rest } = await group(by, november, limit);
        const sum = [...groups, ...(rest ? [rest] : [])].reduce((total, { human }) => total + human, 0);
        expect(sum).toBe(changes.filter(({ botClass }) => botClass === 'human').length);
        expect(groups.length).toBeLessThanOrEqual(limit + 1);
      },
    ),
    { numRuns: 40 },
  );
});
