import { describe, expect, it } from 'vitest';
import { chooseCoding } from './chooseCoding.ts';

describe('chooseCoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['identity', 'identity'],
    ['nonsense;q=x, gzip', 'gzip'],
  ])('%j is %s', (header, coding) => {
    expect(chooseCoding(header)).toBe(coding);
  });

  it('takes only what is there', () => {
    expect(chooseCoding('br, gzip', { gzip: true })).toBe('gzip');
    expect(chooseCoding('br, gzip', {})).toBe('identity');
  });
});
