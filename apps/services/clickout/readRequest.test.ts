import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { readCampaignValue, readClickTarget, readExperiment, readParameter, readTerritory } from './readRequest.ts';

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

test.each([
  ['/jugar/a/b', { partnerSlug: 'a', afflinkProxy: 'b', query: '' }],
  ['/jugar/a/b/', { partnerSlug: 'a', afflinkProxy: 'b', query: '' }],
  ['/jugar/a/b?', { partnerSlug: 'a', afflinkProxy: 'b', query: '' }],
  ['/jugar/a/b/?c=1/2?3', { partnerSlug: 'a', afflinkProxy: 'b', query: 'c=1/2?3' }],
  ['/jugar/a%20%C3%B1/b%2Fc', { partnerSlug: 'a ñ', afflinkProxy: 'b/c', query: '' }],
  ['/jugar/a/b%', null],
  ['/jugar/%zz/b', null],
  ['/jugar/a/b/c', null],
  ['/jugar/a/b//', null],
  ['/jugar/a/', null],
  ['/jugar/a//', null],
  ['/jugar/a', null],
  ['/jugar//b', null],
  ['/jugar/', null],
  ['/jugar?a/b', null],
  ['/jogar/a/b', null],
  ['', null],
])('the path %s leads to %j', (url, target) => {
  expect(readClickTarget(url)).toEqual(target);
});

test.each([
  ['a=1', '1'],
  ['a=1&a=2', '1'],
  ['b=0&a=1', '1'],
  ['b=0&a=1&c=2', '1'],
  ['a=', ''],
  ['&&a=1', '1'],
  ['a=%C3%B1', 'ñ'],
  ['a=%zz', undefined],
  ['aa=1', undefined],
  ['ba=1', undefined],
  ['a', undefined],
  ['b=a=1', undefined],
  ['', undefined],
])('the parameter a of %j is %j', (query, value) => {
  expect(readParameter(query, 'a')).toBe(value);
});

test.each(['a b', 'x'.repeat(129), '<script>', 'a&b', 'a\r\nX: y', '{clickId}', 'ñ', '\0'])('no campaign is called %j', (value) => {
  expect(readCampaignValue(`cclid=${encodeURIComponent(value)}`, 'cclid')).toBeNull();
});

test('a campaign value is read where it is plain', () => {
  expect(readCampaignValue('cclid=abc', 'cclid')).toBe('abc');
  expect(readCampaignValue('other=abc', 'cclid')).toBeNull();
});

test.each([
  ['exp=portada-directa.b', 'portada-directa.b'],
  ['exp=portada-directa.c', null],
  ['exp=Portada.a', null],
  [`exp=${'a'.repeat(80)}.a`, null],
  ['exp=', null],
  ['x=1', null],
])('the experiment of %j is %j', (query, experiment) => {
  expect(readExperiment(query)).toBe(experiment);
});
