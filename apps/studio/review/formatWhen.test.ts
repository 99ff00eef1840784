import { expect, it } from 'vitest';
import { formatWhen } from './formatWhen.ts';

it('is the time in Chile, in summer and in winter', () => {
  expect(formatWhen('2026-11-25T02:05:00.000Z')).toBe('24-11-2026 23:05');
  expect(formatWhen('2026-07-01T12:00:00.000Z')).toBe('01-07-2026 08:00');
});
