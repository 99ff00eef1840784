import { describe, expect, it } from 'vitest';
import { readTypedDate, writeTypedDate } from './typedDate.ts';

describe('a typed date', () => {
  it('is kept as Payload keeps it, and written as it was typed', () => {
    expect(readTypedDate('24/12/2026 9:00', 'moment')).toEqual({ value: '2026-12-24T12:00:00.000Z' });
    expect(writeTypedDate('2026-12-24T12:00:00.000Z', 'moment')).toBe('24-12-2026 09:00');
    expect(readTypedDate('24/12/2026', 'day')).toEqual({ value: '2026-12-24T12:00:00.000Z' });
    expect(writeTypedDate('2026-12-24T12:00:00.000Z', 'day')).toBe('24-12-2026');
  });

  it('of somebody at the other end of the world is the same day', () => {
    expect(writeTypedDate('2026-12-24T00:00:00.000Z', 'day')).toBe('24-12-2026');
  });

  it('is refused with a sentence', () => {
    expect(readTypedDate('24-12-2026', 'moment')).toEqual({ fault: 'Falta la hora. Escríbela así: 24-12-2026 09:00.' });
    expect(readTypedDate('24-12-2026 09:00', 'day')).toEqual({ fault: 'No se entiende esta fecha. Escríbela así: 24-12-2026.' });
  });

  it.each([undefined, null, '', 'nada', 7])('%j is written as nothing', (value) => {
    expect([writeTypedDate(value, 'moment'), writeTypedDate(value, 'day')]).toEqual(['', '']);
  });
});
