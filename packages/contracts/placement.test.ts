import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCurrentDay, placementDays, placementExample, readPlacement, signPlacement } from './placement.server.ts';
import { maximumSlugLength } from './slug.ts';

const secret = 's'.repeat(32);
const link = { partnerSlug: 'casino-andino', afflinkProxy: 'bienvenida' };
const day = '2026-11-22';
const signed = signPlacement(placementExample, { ...link, day }, secret);

describe('a placement', () => {
  it('survives the way, with its day, and only with the right secret', () => {
    expect(readPlacement(signed, link, secret)).toEqual({ kind: 'signed', placement: placementExample, day });
    expect(readPlacement(signed, link, 'x'.repeat(32))).toEqual({ kind: 'refused' });
  });

  it.each([
    { ...link, partnerSlug: 'puerto-dorado' },
    { ...link, afflinkProxy: 'recarga' },
    { partnerSlug: 'casino-andino/bienvenida', afflinkProxy: '' },
    { partnerSlug: '', afflinkProxy: 'casino-andino/bienvenida' },
  ])('of one offer is not worth anything on the link of another: %j', (other) => {
    expect(readPlacement(signed, other, secret)).toEqual({ kind: 'refused' });
  });

  it('is the same all day, so that pages do not differ within it', () => {
    expect(signPlacement(placementExample, { ...link, day }, secret)).toBe(signed);
    expect(signPlacement(placementExample, { ...link, day: '2026-11-23' }, secret)).not.toBe(signed);
  });

  it.each([
    '',
    'abc',
    '.',
    '..',
    `${signed}.junk`,
    `${signed}.`,
    `.${signed}`,
    `${signed}=`,
    `${signed} `,
    `${signed}\n`,
    signed.toLowerCase(),
    'x'.repeat(7000),
  ])('is read in its canonical form only: %j', (text) => {
    expect(readPlacement(text, link, secret)).toEqual({ kind: 'refused' });
  });

  it('from before it had a day is outdated, whatever it says', () => {
    expect(readPlacement(signed.slice(9), link, secret)).toEqual({ kind: 'outdated' });
  });

  it('is not read when anything was changed, the day included', () => {
    fc.assert(
      fc.property(fc.nat(signed.length - 1), fc.constantFrom('A', 'B', '1', '.', '-'), (index, letter) => {
        const changed = signed.slice(0, index) + letter + signed.slice(index + 1);
        if (changed !== signed) expect(readPlacement(changed, link, secret).kind).not.toBe('signed');
      }),
    );
  });

  it('of the longest page, in characters of several bytes, is read', () => {
    const long = { ...placementExample, page: `/${'ñ'.repeat(maximumSlugLength)}/` };
    expect(readPlacement(signPlacement(long, { ...link, day }, secret), link, secret)).toEqual({ kind: 'signed', placement: long, day });
  });
});

it.each([
  [-2, false],
  [-1, true],
  [0, true],
  [placementDays, true],
  [placementDays + 1, false],
])('a placement that was signed %i days ago counts: %s', (age, isCurrent) => {
  const today = new Date(Date.parse(day) + age * 86_400_000).toISOString().slice(0, 10);
  expect(isCurrentDay(day, today)).toBe(isCurrent);
});

it('a day that is none is not current', () => {
  expect(isCurrentDay('2026-99-99', day)).toBe(false);
});
