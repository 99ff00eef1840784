import { serialize } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { cachePolicies } from './cache/cachePolicies.ts';
import type { Edge } from './cache/edge.ts';
import { answerPage, type CacheState, finishPage } from './pageAnswer.ts';
import { buildPageBody } from './cache/pageBody.ts';
import { buildSecurityHeaders } from './securityHeaders.ts';
import { resolveRedirect } from '../page/siteRedirects.ts';

describe('answerPage', () => {
  const finish = (tags: string[]) =>
    finishPage({
      status: 200,
      body: buildPageBody('<p>hola'),
      html: '<p>hola',
      tags,
      policy: cachePolicies.page.shared,
      pageHeaders: () => [],
    });
  const left = (site: number, edge = 0) => ({ site, edge });
  const request = { method: 'GET', acceptEncoding: undefined, ifNoneMatch: undefined };
  const read = (headers: string[], name: string) => headers[headers.indexOf(name) + 1];

  it('keeps headers that are cut out of HTML in one byte a character', () => {
    const html = '<p>₡</p><link href="/assets/styles-a1.css">';
    const page = finishPage({
      status: 200,
      body: buildPageBody(html),
      html,
      tags: [],
      policy: cachePolicies.page.shared,
      pageHeaders: () => [['Link', /href="([^"]+)/.exec(html)?.[1] ?? '']],
    });
    const link = read(page.ready.headers, 'Link') ?? '';
    expect([link, serialize(link).byteLength]).toEqual(['/assets/styles-a1.css', serialize('/assets/styles-a1.css').byteLength]);
  });

  it('lets a CDN keep a page no longer than it holds', () => {
    const page = finish(['a']);
    expect(read(answerPage(page, request, left(3600), 'hit').headers, 'Cache-Control')).toContain('s-maxage=60,');
    expect(read(answerPage(page, request, left(7.9), 'hit').headers, 'Cache-Control')).toContain('s-maxage=7,');
    expect(read(answerPage(page, request, left(-5), 'stale').headers, 'Cache-Control')).toContain('s-maxage=0,');
    expect(read(answerPage(page, request, left(-5), 'stale').headers, 'X-Cache')).toBe('stale');
  });

  it('lets a CDN that is purged keep a page for as long as it may, without a grace past its end, in the words of each', () => {
    const lifeOf = (edge: Edge, seconds: number, state: CacheState = 'hit') => {
      const page = finishPage({
        status: 200,
        body: buildPageBody('<p>hola'),
        html: '<p>hola',
        tags: ['a', 'b'],
        policy: cachePolicies.page.shared,
        pageHeaders: () => [['X-Last', 'x']],
        edge,
        edgeTags: ['b', 'c'],
      });
      const { headers } = answerPage(page, request, left(3600, seconds), state);
      expect(read(headers, 'Cache-Control')).toContain('max-age=0, s-maxage=60,');
      expect([headers.length % 2, read(headers, 'ETag'), read(headers, 'X-Last')]).toEqual([0, page.body.etag, 'x']);
      return headers;
    };
    const whole = 'max-age=86400, stale-while-revalidate=600, stale-if-error=86400';
    const fastly = lifeOf({ cdn: 'fastly', seconds: 86_400 }, 90_000);
    expect([read(fastly, 'Surrogate-Control'), read(fastly, 'Surrogate-Key')]).toEqual([whole, 'a b c']);
    const cloudflare = lifeOf({ cdn: 'cloudflare', seconds: 86_400 }, 90_000);
    expect([read(cloudflare, 'CDN-Cache-Control'), read(cloudflare, 'Cache-Tag')]).toEqual([whole, 'a,b,c']);
    const varnish = { cdn: 'varnish', seconds: 86_400 } as const;
    expect(read(lifeOf(varnish, 90_000), 'xkey')).toBe('a b c');
    expect(read(lifeOf(varnish, 90_000, 'miss'), 'Surrogate-Control')).toBe(whole);
    expect(read(lifeOf(varnish, 7000.5), 'Surrogate-Control')).toBe('max-age=7000');
    for (const headers of [lifeOf(varnish, 0), lifeOf(varnish, 90_000, 'stale'), lifeOf({ cdn: 'varnish', seconds: 0 }, 90_000)])
      expect(headers).not.toContain('Surrogate-Control');
  });

  it('lets a CDN keep a page for a moment only when its tags do not fit into a header', () => {
    const tags = Array.from({ length: 200 }, (_, index) => `partner:casino-number-${index}`);
    const { headers } = answerPage(finish(tags), request, left(3600), 'hit');
    expect(headers).not.toContain('Cache-Tag');
    expect(read(headers, 'Cache-Control')).toContain('s-maxage=10,');
  });

  it('sends headers that are safe, whatever a slug holds', () => {
    const { headers } = answerPage(finish(['page:/reseñas/\r\nX: y/', 'partner:a,b', 'partner:\ud800']), request, left(3600), 'hit');
    expect(read(headers, 'Cache-Tag')).toBe('page:/rese%C3%B1as/%0D%0AX:%20y/,partner:a%2Cb,partner:%EF%BF%BD');
  });
});

describe('buildSecurityHeaders', () => {
  const origins = { siteUrl: 'http://localhost:3000', imageSources: ['http://localhost:4006'] };
  const headersOf = (more: Partial<Parameters<typeof buildSecurityHeaders>[0]> = {}) =>
    Object.fromEntries(buildSecurityHeaders({ ...origins, ...more }, []));

  it('asks for TLS only where the site has it', () => {
    expect(headersOf()).not.toHaveProperty('Strict-Transport-Security');
    expect(headersOf()['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
    expect(headersOf({ siteUrl: 'https://lupacasino.example' })).toHaveProperty(
      'Strict-Transport-Security',
      'max-age=63072000; includeSubDomains',
    );
  });

  it('names the other origins, each for one thing', () => {
    const policy = headersOf({
      freeplayOrigin: 'https://play.example',
      jackpotsOrigin: 'https://jackpots.example',
      pictureOrigins: ['http://localhost:4006'],
    })['Content-Security-Policy'];
    expect(policy?.split('; ')).toEqual(
      expect.arrayContaining([
        "img-src 'self' http://localhost:4006",
        'frame-src https://play.example',
        "connect-src 'self' http://localhost:4006 https://jackpots.example wss://jackpots.example https://play.example",
      ]),
    );
  });

  it('lets the studio frame a preview, and nobody a page', () => {
    expect(headersOf()).toMatchObject({
      'X-Frame-Options': 'DENY',
      'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    const preview = headersOf({ previewOrigin: 'http://localhost:3001' });
    expect(preview['Content-Security-Policy']).toContain('frame-ancestors http://localhost:3001');
    expect(preview).not.toHaveProperty('X-Frame-Options');
  });
});

describe('resolveRedirect', () => {
  it('follows a chain to its end and never in a circle', () => {
    const redirects = [
      { from: '/a', to: '/B', status: 301 as const },
      { from: '/b/', to: '/c/?x=1#y', status: 301 as const },
      { from: '/d/', to: '/d/', status: 301 as const },
      { from: '/e/', to: '/f/', status: 301 as const },
      { from: '/f/', to: '/g/', status: 301 as const },
      { from: '/g/', to: '/f/', status: 301 as const },
    ];
    expect(resolveRedirect({ path: '/a/', query: '' }, redirects, 'https://lupacasino.example')).toEqual({
      kind: 'redirect',
      to: '/c/?x=1#y',
      status: 301,
      redirects: ['/a', '/b/'],
      isOfQuery: false,
    });
    for (const path of ['/d/', '/e/', '/nowhere/'])
      expect(resolveRedirect({ path, query: '' }, redirects, 'https://lupacasino.example')).toEqual({ kind: 'missing' });
  });
});
