import { describe, expect, it } from 'vitest';
import { cachePolicies } from '../cache/cachePolicies.ts';
import { answerPage, finishPage } from './pageAnswer.ts';
import { buildPageBody } from '../cache/pageBody.ts';
import { buildSecurityHeaders } from './securityHeaders.ts';
import { resolveRedirect } from './siteRedirects.ts';

describe('answerPage', () => {
  const finish = (tags: string[]) =>
    finishPage({ status: 200, body: buildPageBody('<p>hola'), tags, policy: cachePolicies.page.shared, pageHeaders: [] });
  const request = { method: 'GET', acceptEncoding: undefined, ifNoneMatch: undefined };
  const read = (headers: string[], name: string) => headers[headers.indexOf(name) + 1];

  it('lets a CDN keep a page no longer than it holds', () => {
    const page = finish(['a']);
    expect(read(answerPage(page, request, 3600, 'hit').headers, 'Cache-Control')).toContain('s-maxage=60,');
    expect(read(answerPage(page, request, 7.9, 'hit').headers, 'Cache-Control')).toContain('s-maxage=7,');
    expect(read(answerPage(page, request, -5, 'stale').headers, 'Cache-Control')).toContain('s-maxage=0,');
    expect(read(answerPage(page, request, -5, 'stale').headers, 'X-Cache')).toBe('stale');
  });

  it('lets a CDN keep a page for a moment only when its tags do not fit into a header', () => {
    const tags = Array.from({ length: 200 }, (_, index) => `partner:casino-number-${index}`);
    const { headers } = answerPage(finish(tags), request, 3600, 'hit');
    expect(headers).not.toContain('Cache-Tag');
    expect(read(headers, 'Cache-Control')).toContain('s-maxage=10,');
  });

  it('sends headers that are safe, whatever a slug holds', () => {
    const { headers } = answerPage(finish(['page:/reseñas/\r\nX: y/', 'partner:a,b', 'partner:\ud800']), request, 3600, 'hit');
    expect(read(headers, 'Cache-Tag')).toBe('page:/rese%C3%B1as/%0D%0AX:%20y/,partner:a%2Cb,partner:%EF%BF%BD');
  });
});

describe('buildSecurityHeaders', () => {
  const origins = { siteUrl: 'http://localhost:3000', imageSources: ['http://localhost:4006'] };
  const headersOf = (more: Partial<Parameters<typeof buildSecurityHeaders>[0]> = {}) =>
    Object.fromEntries(buildSecurityHeaders({ ...origins, ...more }));

  it('asks for TLS only where the site has it', () => {
    expect(headersOf()).not.toHaveProperty('Strict-Transport-Security');
    expect(headersOf()['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
    expect(headersOf({ siteUrl: 'https://lupacasino.example' })).toHaveProperty(
      'Strict-Transport-Security',
      'max-age=63072000; includeSubDomains',
    );
  });

  it('names the other origins, each for one thing', () => {
    const policy = headersOf({ freeplayOrigin: 'https://play.example', jackpotsOrigin: 'https://jackpots.example' })[
      'Content-Security-Policy'
    ];
    expect(policy?.split('; ')).toEqual(
      expect.arrayContaining([
        "img-src 'self' http://localhost:4006",
        'frame-src https://play.example',
        "connect-src 'self' https://jackpots.example wss://jackpots.example https://play.example",
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
    expect(resolveRedirect('/a/', redirects, 'https://lupacasino.example')).toEqual({
      kind: 'redirect',
      to: '/c/?x=1#y',
      status: 301,
      redirects: ['/a', '/b/'],
    });
    for (const path of ['/d/', '/e/', '/nowhere/'])
      expect(resolveRedirect(path, redirects, 'https://lupacasino.example')).toEqual({ kind: 'missing' });
  });
});
