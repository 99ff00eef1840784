import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { readTerritory } from './readRequest.ts';

function requestWith(headers: Record<string, string>): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, headers);
  return request;
}

test.each([
  [{ 'x-country': 'ca', 'x-region': 'on' }, 'CA-ON'],
  [{ 'x-country': 'CA', 'x-region': 'CA-ON' }, 'CA-ON'],
  [{ 'x-country': 'CA', 'x-region': 'Ontario' }, 'CA'],
  [{ 'x-country': 'CA' }, 'CA'],
  [{ 'x-country': 'XX', 'x-region': 'ON' }, null],
  [{ 'x-country': 'ZZ' }, null],
  [{ 'x-region': 'ON' }, null],
])('with %j a visitor is in %s', (headers, territory) => {
  expect(readTerritory(requestWith(headers), { countryHeader: 'x-country', regionHeader: 'x-region' })).toBe(territory);
});

test('headers that the operator has not named are not read', () => {
  const request = requestWith({ 'x-country': 'CA', 'x-region': 'ON' });
  expect(readTerritory(request, { countryHeader: null, regionHeader: 'x-region' })).toBeNull();
  expect(readTerritory(request, { countryHeader: 'x-country', regionHeader: null })).toBe('CA');
});
