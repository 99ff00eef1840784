import type { IncomingHttpHeaders } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { serveForTest } from '../../../tests/setup/serveForTest.ts';
import { createCdn } from './cdn.ts';

// Fastly and Cloudflare cannot be reached by a test: this server takes their calls, which are checked by what their documentation says.
type Call = { method: string; path: string; headers: IncomingHttpHeaders; body: string };

let url: string;
let calls: Call[];
let answer: { status: number; body: unknown };

beforeEach(async () => {
  calls = [];
  ({ url } = await serveForTest((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      calls.push({ method, path, headers, body: String(Buffer.concat(chunks)) });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
  }));
});

const token = 'a-token-of-the-operator';

describe('Fastly', () => {
  const create = () => createCdn({ CDN: 'fastly', CDN_ID: 'SU1Z0isxPaozGVKXdv0eY', CDN_TOKEN: token, CDN_URLS: [url] });

  it('is asked to purge keys of a service, with the token', async () => {
    answer = { status: 200, body: { 'page:/a/': '108-1391560174-974124' } };
    await create().purge(['page:/a/', 'routes']);
    expect(calls).toMatchObject([
      {
        method: 'POST',
        path: '/service/SU1Z0isxPaozGVKXdv0eY/purge',
        headers: { 'fastly-key': token, 'surrogate-key': 'page:/a/ routes', accept: 'application/json' },
      },
    ]);
    expect(create().limits.tags).toBeLessThanOrEqual(256);
  });

  it('is asked to purge all', async () => {
    answer = { status: 200, body: { status: 'ok' } };
    await create().purgeEverything();
    expect(calls).toMatchObject([{ method: 'POST', path: '/service/SU1Z0isxPaozGVKXdv0eY/purge_all', headers: { 'fastly-key': token } }]);
  });

  it('has not purged when it answers with an error, which says nothing of the token', async () => {
    answer = { status: 401, body: { msg: 'Provided credentials are missing or invalid' } };
    const failure = await create()
      .purge(['routes'])
      .catch((error: unknown) => String(error));
    expect(failure).toMatch(/PurgeRefusedError: .* answered 401: .*credentials/);
    expect(failure).not.toContain(token);
  });
});

describe('Cloudflare', () => {
  const create = () => createCdn({ CDN: 'cloudflare', CDN_ID: '023e105f4ecef8ad9ca31a8372d0c353', CDN_TOKEN: token, CDN_URLS: [url] });
  const success = { status: 200, body: { success: true, errors: [], messages: [], result: { id: '023e105f4ecef8ad9ca31a8372d0c353' } } };

  it('is asked to purge tags of a zone, with the token', async () => {
    answer = success;
    await create().purge(['page:/a/', 'routes']);
    expect(calls).toMatchObject([
      {
        method: 'POST',
        path: '/client/v4/zones/023e105f4ecef8ad9ca31a8372d0c353/purge_cache',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      },
    ]);
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ tags: ['page:/a/', 'routes'] });
    expect(create().limits.tags).toBeLessThanOrEqual(100);
  });

  it('is asked to purge everything', async () => {
    answer = success;
    await create().purgeEverything();
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ purge_everything: true });
  });

  it.each([
    [429, { success: false, errors: [{ code: 10000, message: 'rate limited' }] }],
    [200, { success: false, errors: [{ code: 1094, message: 'invalid tag' }] }],
  ])('has not purged when it answers %i without success', async (status, body) => {
    answer = { status, body };
    await expect(create().purge(['routes'])).rejects.toThrow(/rate limited|invalid tag/);
  });
});

describe('Varnish', () => {
  it('has to purge in each cache', async () => {
    answer = { status: 200, body: {} };
    await createCdn({ CDN: 'varnish', CDN_ID: undefined, CDN_TOKEN: undefined, CDN_URLS: [url, url] }).purge(['page:/a/', 'routes']);
    expect(calls.map(({ method, headers }) => [method, headers['xkey-purge']])).toEqual(
      Array.from({ length: 2 }, () => ['PURGE', 'page:/a/ routes']),
    );
    answer = { status: 403, body: {} };
    await expect(createCdn({ CDN: 'varnish', CDN_ID: undefined, CDN_TOKEN: undefined, CDN_URLS: [url] }).purgeEverything()).rejects.toThrow(
      'answered 403',
    );
  });
});

it.each([
  [{ CDN: undefined }, 'CDN is not set; the purger needs it.'],
  [{ CDN: 'varnish' }, 'CDN_URLS is not set; CDN=varnish needs it.'],
  [{ CDN: 'fastly', CDN_ID: 'x' }, 'CDN_TOKEN is not set; CDN=fastly needs it.'],
  [{ CDN: 'cloudflare', CDN_TOKEN: token }, 'CDN_ID is not set; CDN=cloudflare needs it.'],
] as const)('%j: %s', (given, message) => {
  const nothing = { CDN_ID: undefined, CDN_TOKEN: undefined, CDN_URLS: undefined };
  expect(() => createCdn({ ...nothing, ...given })).toThrow(message);
});
