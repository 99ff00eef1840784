import { placementDays } from '@lupa/contracts/placement.server.ts';
import { expect, test } from 'vitest';
import { noPlacement } from './clickRow.ts';
import { createPlacementReader } from './placementReader.ts';
import { signFor, testSecret } from './testing/testClickout.ts';

const link = { partnerSlug: 'casino-andino', afflinkProxy: 'bienvenida' };
const dayFromNow = (days: number) => new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const day = '2026-11-30';
const noon = Date.parse('2026-11-30T15:00:00Z');
const signed = signFor({}, { day });
const read = (text: string | undefined) => createPlacementReader(testSecret)(text, link, noon);

test.each([
  ['no placement', undefined],
  ['no placement', ''],
  ['placement refused', 'abc'],
  ['placement refused', signFor({}, { day, afflinkProxy: 'recarga' })],
  ['placement refused', signFor({ page: 'a'.repeat(5000) }, { day })],
  ['placement refused', `${signed}\n`],
  ['placement refused', `${signed}\nmore`],
  ['placement refused', `\n${signed}`],
  ['placement refused', `${signed} `],
  ['placement outdated', signFor({}, { day: dayFromNow(-placementDays - 1) })],
  ['placement outdated', signFor({}, { day: dayFromNow(2) })],
  ['placement outdated', signed.slice(9)],
])('there is a doubt, %s, and no place with %j', (doubt, text) => {
  expect(read(text)).toEqual({ columns: noPlacement, doubt });
});

test.each([-placementDays, -1, 0, 1])('a placement of a page that was made %i days from now is believed, each time', (days) => {
  const reader = createPlacementReader(testSecret);
  for (const moment of [noon, noon + 1])
    expect(reader(signFor({}, { day: dayFromNow(days) }), link, moment)).toMatchObject({
      columns: { page: '/', link_id: 'cta' },
      doubt: null,
    });
});

test('the day of a click ends at midnight in Chile, whichever way the clock goes', () => {
  const reader = createPlacementReader(testSecret);
  const midnight = Date.parse('2026-12-01T03:00:00Z');
  const oldest = signFor({}, { day: dayFromNow(-placementDays) });
  const newest = signFor({}, { day: dayFromNow(2) });
  const doubts = [noon, midnight - 1, midnight, midnight + 1, midnight - 1].map((now) =>
    [oldest, newest].map((text) => reader(text, link, now).doubt),
  );
  const [before, after] = [
    [null, 'placement outdated'],
    ['placement outdated', null],
  ];
  expect(doubts).toEqual([before, before, after, after, before]);
});
