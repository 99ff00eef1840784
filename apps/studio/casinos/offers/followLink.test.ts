// Requirements: 11.9.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followLink } from './followLink.ts';
import { buildNetwork, network, openLink, type LinkNetwork } from '../../core/network/openLink.ts';

const seen: { url: string | undefined; host: string | undefined; method: string | undefined }[] = [];
const answers: Record<string, RequestListener> = {
  '/ok': (_request, response) => response.end('hello'),
  '/endless': (_request, response) => {
    response.writeHead(200);
    response.write('a body that never ends');
  },
  '/silent': () => undefined,
  '/page': (_request, response) =>
    response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end('<!doctype html><title>Bono de\n  bienvenida &amp; m&aacute;s</title><svg><title>No</title>'),
  '/slow': (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.write('<!doctype html><title>Sin fin');
  },
  '/out': (_request, response) => response.writeHead(302, { Location: 'https://casino.example/page?x=1' }).end(),
  '/lost': (_request, response) => response.writeHead(302, { Location: 'https://casino.example/gone' }).end(),
  '/inside': (_request, response) => response.writeHead(302, { Location: 'https://10.1.2.3/page' }).end(),
  '/app': (_request, response) => response.writeHead(302, { Location: 'intent://casino.example' }).end(),
  '/round': (_request, response) => response.writeHead(302, { Location: '/round' }).end(),
  '/within': (_request, response) => response.writeHead(301, { Location: '/ok' }).end(),
  '/nowhere': (_request, response) => response.writeHead(302).end(),
  '/forbidden': (_request, response) => response.writeHead(403).end(),
  '/gone': (_request, response) => response.writeHead(410).end(),
  '/broken': (_request, response) => response.writeHead(502).end(),
};

let server: Server;
let port: number;
beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push({ url: request.url, host: request.headers.host, method: request.method });
    const path = new URL(request.url ?? '', 'http://x').pathname;
    answers[path]?.(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** A public address by its name, this machine when it is opened. */
const local: LinkNetwork = {
  patience: 400,
  resolve: async () => ['8.8.8.8'],
  open: ({ pathname, search }, _address, signal) => openLink(new URL(`http://127.0.0.1:${port}${pathname}${search}`), '127.0.0.1', signal),
};
const follow = (path: string, changes: Partial<LinkNetwork> = {}) => followLink(`https://track.example${path}`, { ...local, ...changes });
const check = async (path: string, changes: Partial<LinkNetwork> = {}) => {
  const { outcome, status, target } = await follow(path, changes);
  return { outcome, status, target };
};

describe('a link that is tried', () => {
  it.each([
    ['/ok', 'answers', 200, null],
    ['/endless', 'answers', 200, null],
    ['/page', 'answers', 200, null],
    ['/out', 'answers', 200, 'https://casino.example'],
    ['/within', 'answers', 200, null],
    ['/lost', 'missing', 410, 'https://casino.example'],
    ['/inside', 'privateAddress', null, 'https://10.1.2.3'],
    ['/app', 'unusable', null, 'intent://casino.example'],
    ['/round', 'circle', null, null],
    ['/nowhere', 'missing', 302, null],
    ['/forbidden', 'refuses', 403, null],
    ['/gone', 'missing', 410, null],
    ['/broken', 'serverError', 502, null],
    ['/silent', 'timeout', null, null],
  ])('%s %s', async (path, outcome, status, target) => {
    expect(await check(path)).toEqual({ outcome, status, target });
  });

  it('says each address on its way, and the title of the page at its end', async () => {
    expect(await follow('/out?c={clickId}')).toEqual({
      outcome: 'answers',
      status: 200,
      target: 'https://casino.example',
      steps: [
        { url: 'https://track.example/out?c=lupa-probe', status: 302 },
        { url: 'https://casino.example/page?x=1', status: 200 },
      ],
      title: 'Bono de bienvenida & más',
    });
    expect((await follow('/round')).steps).toHaveLength(10);
    expect(await follow('/slow', { patience: 5000 })).toMatchObject({ outcome: 'answers', title: null });
  });

  it('is opened once, with a click id that says who asks', async () => {
    seen.length = 0;
    await check('/within?click={clickId}&x=%7BclickId%7D');
    expect(seen).toMatchObject([
      { method: 'GET', url: '/within?click=lupa-probe&x=lupa-probe' },
      { method: 'GET', url: '/ok' },
    ]);
  });

  it('is not waited for while its name is looked up', async () => {
    expect(await check('/ok', { resolve: () => new Promise(() => undefined) })).toMatchObject({ outcome: 'timeout' });
  });

  it('says why it cannot be reached', async () => {
    const unknown = Object.assign(new Error('no such host'), { code: 'ENOTFOUND' });
    expect(await check('/ok', { resolve: () => Promise.reject(unknown) })).toMatchObject({ outcome: 'noAddress' });
    expect(await check('/ok', { resolve: async () => [] })).toMatchObject({ outcome: 'noAddress' });
    const plain: LinkNetwork['open'] = (_url, _address, signal) =>
      openLink(new URL(`https://track.example:${port}/ok`), '127.0.0.1', signal);
    expect(await check('/ok', { open: plain })).toMatchObject({ outcome: 'untrusted' });
    const closed: LinkNetwork['open'] = (_url, _address, signal) => openLink(new URL('http://track.example:9/'), '127.0.0.1', signal);
    expect(await check('/ok', { open: closed })).toMatchObject({ outcome: 'noConnection' });
  });

  it.each(['http://track.example/ok', 'https://user@track.example/', 'https://{clickId}.example/', 'nada', 'https://a b/'])(
    'is left alone when visitors may not be sent to it: %s',
    async (url) => {
      const touched = () => Promise.reject(new Error('touched'));
      expect(await followLink(url, { ...local, resolve: touched, open: touched })).toMatchObject({ outcome: 'unusable' });
    },
  );
});

describe('the network behind the studio', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
  ])('is not reached through a name or a literal: %s', async (address) => {
    seen.length = 0;
    const opened: string[] = [];
    const open: LinkNetwork['open'] = async (_url, target) => {
      opened.push(target);
      return { status: 200, location: null };
    };
    expect(await check('/ok', { open, resolve: async () => ['8.8.8.8', address] })).toMatchObject({ outcome: 'privateAddress' });
    const literal = address.includes(':') ? `[${address}]` : address;
    expect(await followLink(`https://${literal}/ok`, { ...network, open })).toMatchObject({ outcome: 'privateAddress' });
    expect(opened).toEqual([]);
  });

  it.each(['https://2130706433/', 'https://0x7f.1/', 'https://localhost/'])('is not reached in disguise: %s', async (url) => {
    const open: LinkNetwork['open'] = () => Promise.reject(new Error('opened'));
    expect(await followLink(url, { ...network, open })).toMatchObject({ outcome: 'privateAddress' });
  });

  it('is not reached by a name that changes its mind: the address that was judged is the one that is opened', async () => {
    seen.length = 0;
    const answer = await openLink(new URL(`http://track.example:${port}/ok`), '127.0.0.1', AbortSignal.timeout(2000));
    expect(answer).toEqual({ status: 200, location: null, title: null });
    expect(seen).toMatchObject([{ host: `track.example:${port}` }]);
  });
});

it('a proxy is told the address that was judged, and leads there alone', async () => {
  const asked: (string | undefined)[] = [];
  const proxy = createServer().on('connect', ({ url }, socket) => {
    asked.push(url);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  const through = buildNetwork(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
  expect(await followLink('https://track.example/ok', { ...through, resolve: async () => ['8.8.8.8'] })).toMatchObject({
    outcome: 'noConnection',
  });
  expect(asked).toEqual(['8.8.8.8:443']);
  proxy.close();
});
