import type { Route } from '@lupa/contracts/route.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { expect, test } from 'vitest';
import { createRoutesReader } from './routesReader.ts';

const logger = createLogger('test', 'silent');
const routes = (count: number) => Array.from({ length: count }, (_, index) => ({ slug: `/${index}/` }) as Route);

function createReader() {
  const time = { now: 0 };
  const read = createRoutesReader({ now: () => time.now, doubtedFor: 1000 });
  const readAt = (now: number, answered: Route[], before?: Route[]): number | 'doubted' => {
    time.now = now;
    try {
      return read(answered, before, logger).length;
    } catch {
      return 'doubted';
    }
  };
  return { read, readAt };
}

test.each([
  [0, undefined, 0],
  [0, 0, 0],
  [0, 1, 'doubted'],
  [1, 19, 1],
  [9, 20, 'doubted'],
  [10, 20, 10],
  [10, 21, 'doubted'],
  [11, 21, 11],
  [30, 20, 30],
])('%i pages after %j are %s', (count, before, outcome) => {
  expect(createReader().readAt(0, routes(count), before === undefined ? undefined : routes(before))).toBe(outcome);
});

test('a short list is believed once it was told for as long, an empty one never', () => {
  const { readAt } = createReader();
  const before = routes(40);
  expect([readAt(50, routes(1), before), readAt(1049, routes(1), before), readAt(1050, routes(1), before)]).toEqual([
    'doubted',
    'doubted',
    1,
  ]);
  const { readAt: readOther } = createReader();
  expect([readOther(0, [], before), readOther(1000, [], before), readOther(1_000_000, [], before)]).toEqual([
    'doubted',
    'doubted',
    'doubted',
  ]);
});

test('the doubt begins anew after a whole list, and after a list that was believed', () => {
  const { readAt } = createReader();
  const before = routes(40);
  expect([readAt(0, routes(1), before), readAt(500, before, before), readAt(1000, routes(1), before)]).toEqual(['doubted', 40, 'doubted']);
  expect([readAt(1999, routes(1), before), readAt(2000, routes(1), before)]).toEqual(['doubted', 1]);
  expect(readAt(2001, routes(1), before)).toBe('doubted');
});

test('a page whose address cannot be written is left out', () => {
  const { read } = createReader();
  const [known] = routes(1) as [Route];
  const answered = [known, { slug: '/\uD800/' } as Route];
  expect(read(answered, undefined, logger)).toEqual([known]);
  expect(read(answered, undefined, logger)).toEqual([known]);
});
