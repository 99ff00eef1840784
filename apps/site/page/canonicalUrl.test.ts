// Requirements: 12.7.
import { property, array, assert, constantFrom, oneof, string, webUrl, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalPath, readCanonicalUrl } from './canonicalUrl.ts';

const piece = oneof(
  string({ unit: 'binary' }),
  constantFrom('/', '//', '..', '.', '%2F', '%2e', '%', '%C3%B1', 'İ', 'ß', '\\', '?', '&', '=', '#', ' ', 'utm_source=', 'cclid=a'),
);
const target = oneof(
  array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`),
  webUrl({ withQueryParameters: true }).map((url) => url.replace(/^https?:\/\//, '//')),
  stringMatching(/^\/([a-zA-Z0-9%-]{0,8}\/){0,4}(\?[a-z&=%0-9]{0,20})?$/),
);

describe('readCanonicalUrl', () => {
  it('moves every address at most once', () => {
    assert(
      property(target, (given) => {
        const url = readCanonicalUrl(given);
        if (url.kind !== 'moved') return true;
        return readCanonicalUrl(url.location).kind === 'canonical';
      }),
      { numRuns: 2000 },
    );
  });

  it('never leads off the site', () => {
    assert(
      property(target, (given) => {
        const url = readCanonicalUrl(given);
        const location = url.kind === 'moved' ? url.location : '/';
        return (
          new URL(location, 'https://lupacasino.example').origin === 'https://lupacasino.example' &&
          /^\/(?![/\\])/.test(location) &&
          !/[\r\n]/.test(location)
        );
      }),
      { numRuns: 2000 },
    );
  });

  it('has no key for a query that it does not know', () => {
    assert(
      property(string(), string(), (name, value) => {
        const url = readCanonicalUrl(`/a/?${encodeURIComponent(`x${name}`.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`);
        return url.kind !== 'canonical';
      }),
    );
  });

  it('keeps what changes the page in the key, in a fixed order, and campaigns out of it', () => {
    const keys = { content: ['page', 'sort'], campaign: ['cclid'] };
    expect(readCanonicalUrl('/a/?page=2&sort=name&cclid=x', keys)).toEqual({
      kind: 'canonical',
      key: '/a/?page=2&sort=name',
      path: '/a/',
      campaign: 'cclid=x',
    });
    expect(readCanonicalUrl('/a/?cclid=x&sort=name&page=2&page=3', keys)).toEqual({
      kind: 'moved',
      location: '/a/?page=2,3&sort=name&cclid=x',
      path: '/a/',
    });
    expect(readCanonicalUrl('/a/?page=', keys)).toEqual({ kind: 'moved', location: '/a/', path: '/a/' });
  });

  it.each([
    '?gclid=EAIaIQob-_a&gad_source=1&wbraid=b&gbraid=c',
    '?utm_content=x&utm_source=mail&utm_medium=e%2dmail+list&cclid=1',
    '?fbclid=IwAR0&msclkid=1&ttclid=2&dclid=3&srsltid=4&mc_cid=5&ref=6',
    '?_gl=1*abc*_ga*MTIz~.',
    '?gclid=&gclid=2',
  ])('takes a visitor who comes with %s without a redirect, to the page that all see', (query) => {
    expect(readCanonicalUrl(`/a/${query}`)).toEqual({ kind: 'canonical', key: '/a/', path: '/a/', campaign: query.slice(1) });
    expect(readCanonicalUrl(`/a/?pago=webpay&${query.slice(1)}`)).toMatchObject({ kind: 'canonical', key: '/a/?pago=webpay' });
  });

  it('encodes what no address may have, and drops what it does not know', () => {
    expect(readCanonicalUrl('/a/?gclid=ñ&other=1')).toMatchObject({ kind: 'moved', location: '/a/?gclid=%C3%B1' });
  });

  it('reads the values of content keys as lists', () => {
    expect(readCanonicalUrl('/a/?pago=webpay,khipu&bono=freeSpins')).toMatchObject({
      kind: 'canonical',
      key: '/a/?pago=webpay,khipu&bono=freeSpins',
    });
    expect(readCanonicalUrl('/a/?bono=x&pago=webpay%2Ckhipu,,%20webpay')).toMatchObject({ location: '/a/?pago=webpay,khipu&bono=x' });
    expect(readCanonicalUrl('/a/?comparar=a&comparar=b')).toMatchObject({ location: '/a/?comparar=a,b' });
    expect(readCanonicalUrl('/a/?pago=,,')).toMatchObject({ kind: 'moved', location: '/a/' });
  });
});

describe('canonicalPath', () => {
  it.each([
    ['', '/'],
    ['/', '/'],
    ['a', '/a/'],
    ['/A//b', '/a/b/'],
    ['/Ñandú/', '/%C3%B1and%C3%BA/'],
    ['/n%CC%83/', '/%C3%B1/'],
    ['/..', null],
    ['/a%2fb', null],
    ['/%ff', null],
  ])('%j is %j', (path, expected) => {
    expect(canonicalPath(path)).toBe(expected);
  });
});
