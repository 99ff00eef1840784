// Requirements: 11.15.
import { describe, expect, it } from 'vitest';
import { elsewhere, findTerritory, isShownIn, territoryOf } from './territory.ts';

describe('where an offer may be shown', () => {
  it.each([
    [[], 'CL', true],
    [[], elsewhere, true],
    [['CL'], 'CL', true],
    [['CL'], 'CL-RM', true],
    [['CL'], elsewhere, false],
    [['CA-ON'], 'CA-ON', true],
    [['CA-ON'], 'CA', false],
    [['CA-ON'], 'CA-QC', false],
    [['CA', 'PE'], 'CA-ON', true],
  ])('an offer for %j in %s: %s', (territories, territory, isShown) => {
    expect(isShownIn(territories, territory)).toBe(isShown);
  });
});

describe('the territory of a location', () => {
  it('is a region where that is known, and the market itself where nothing is', () => {
    expect(territoryOf({ countryCode: 'CA', regionCode: 'ON' })).toBe('CA-ON');
    expect(territoryOf({ countryCode: 'CA', regionCode: null })).toBe('CA');
    expect(territoryOf({ countryCode: null, regionCode: null })).toBe('CL');
  });
});

describe('as which territory a visitor is answered', () => {
  it.each([
    [[], 'CA-ON', null],
    [['CL'], 'CL-RM', null],
    [['CL'], 'CL', null],
    [['CL'], 'AR', elsewhere],
    [['CL-RM'], 'CL-RM', 'CL-RM'],
    [['CL-RM'], 'CL-VS', null],
    [['CA-ON'], 'CA-ON', 'CA-ON'],
    [['CA-ON'], 'CA-QC', elsewhere],
    [['CA', 'CA-ON'], 'CA-QC', 'CA'],
    [['CA'], 'CA-ON', 'CA'],
  ])('where offers name %j, from %s: %s', (named, territory, expected) => {
    expect(findTerritory(named, territory)).toBe(expected);
  });
});
