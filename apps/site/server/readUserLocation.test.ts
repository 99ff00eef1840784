// Requirements: 3.66.
import { expect, test } from 'vitest';
import { readUserLocation } from './readUserLocation.ts';

const coarse = { countryHeader: 'x-country-code', regionHeader: 'x-region-code', fallbackCountry: 'CL' };
const fine = { ...coarse, continentHeader: 'x-continent', cityHeader: 'x-city' };
const read = (headers: Record<string, string>, sources = coarse) => readUserLocation((name) => headers[name], sources);

test.each([
  [{ 'x-country-code': 'cl', 'x-region-code': 'CL-RM' }, 'CL', 'RM'],
  [{ 'x-country-code': 'CA', 'x-region-code': 'on' }, 'CA', 'ON'],
  [{ 'x-country-code': 'CA', 'x-region-code': 'Ontario' }, 'CA', null],
  [{ 'x-country-code': 'XX', 'x-region-code': 'RM' }, 'CL', null],
  [{ 'x-country-code': '<script>' }, 'CL', null],
  [{}, 'CL', null],
])('%j is %s, %s', (headers, countryCode, regionCode) => {
  expect(read(headers)).toEqual({ countryCode, regionCode, continentCode: null, city: null });
});

test('continent and city are read only from headers that the operator names', () => {
  const headers = { 'x-country-code': 'CL', 'x-continent': 'sa', 'x-city': 'Concepción' };
  expect(read(headers)).toMatchObject({ continentCode: null, city: null });
  expect(read(headers, fine)).toMatchObject({ continentCode: 'SA', city: 'Concepción' });
  expect(read({ ...headers, 'x-country-code': 'T1' }, fine)).toMatchObject({ continentCode: null, city: null });
});

test.each([
  ['Vi%C3%B1a%20del%20Mar', 'Viña del Mar'],
  [Buffer.from('Ñuñoa').toString('latin1'), 'Ñuñoa'],
  ["St. John's", "St. John's"],
  ['100 % seguro', null],
  ['<b>Santiago</b>', null],
  ['Santiago\u0000', null],
  ['a'.repeat(200), null],
  ['%', null],
  ['', null],
])('the city %j is %j', (sent, city) => {
  expect(read({ 'x-country-code': 'CL', 'x-city': sent }, fine).city).toBe(city);
});
