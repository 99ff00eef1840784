import { expect, test } from 'vitest';
import { dayInChile } from './market.ts';

test('a moment is on the day that calendars in Chile show', () => {
  expect(dayInChile(new Date('2026-11-02T01:00:00.000Z'))).toBe('2026-11-01');
  expect(dayInChile(new Date('2026-11-02T03:00:00.000Z'))).toBe('2026-11-02');
});
