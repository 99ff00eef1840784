import { expect, it } from 'vitest';
import { buildCacheControl } from './answerJson.ts';

it('bounds max-age by the next boundary', () => {
  const now = new Date('2026-11-01T00:00:00Z');
  expect(buildCacheControl([], now)).toBe('s-maxage=0, max-age=604800');
  expect(buildCacheControl([new Date('2026-10-01')], now)).toBe('s-maxage=0, max-age=604800');
  const soon = [new Date('2026-11-01T00:10:00Z'), new Date('2026-11-01T00:01:00.900Z')];
  expect(buildCacheControl(soon, now)).toBe('s-maxage=0, max-age=60, must-revalidate');
  expect(buildCacheControl([new Date('2026-11-01T01:30:00Z')], now)).toBe('s-maxage=0, max-age=5400, must-revalidate');
  expect(buildCacheControl([new Date('2026-11-01T05:00:00Z')], now)).toBe('s-maxage=0, max-age=18000');
  expect(buildCacheControl([new Date('2030-01-01')], now)).toBe('s-maxage=0, max-age=604800');
});
