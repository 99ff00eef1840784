import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placementExample, signPlacement } from '@lupa/contracts/placement.server.ts';
import { createPool } from '@lupa/database/connect.ts';
import type { Running } from '@lupa/server/listen.ts';
import { createLogger } from '@lupa/server/logger.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/setup/testDatabase.ts';
import { runClickout } from './runClickout.ts';
import { ask, browserAgent, publish, testSecret } from './testClickout.ts';

/*
 * Requests byte for byte as nobody should write them. FUZZ_RUNS=20000 npx vitest run apps/services/clickout/clickoutFuzz.test.ts
 * searches for longer.
 */
const numRuns = Number(process.env.FUZZ_RUNS ?? 600);
const siteUrl = 'https://lupacasino.example';
const trackingUrl = 'https://track.andino.example/c/{clickId}?s=lupa';
const knownOrigins = new Set([siteUrl, new URL(trackingUrl).origin]);
// Every header that an answer of this host may carry.
const ownHeaders = new Set([
  ...['content-type', 'content-length', 'content-security-policy', 'x-content-type-options', 'x-robots-tag', 'cache-control', 'allow'],
  ...['referrer-policy', 'location', 'x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding', 'retry-after'],
]);

let database: { url: string; drop: () => Promise<void> };
let folder: string;
let running: Running;
const logged: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'lupa-clickout-fuzz-'));
  const pool = createPool({ url: database.url, name: 'test' });
  const client = await pool.connect();
  await publish(client, { partnerSlug: 'casino-andino', trackingUrl });
  await publish(client, { partnerSlug: 'casino-inactivo', trackingUrl, isActive: false });
  await publish(client, { partnerSlug: 'casino-sin-resena', trackingUrl, isActive: false, reviewSlug: null });
  client.release();
  await pool.end();
  running = await runClickout(
    {
      port: 0,
      hostname: '127.0.0.1',
      databaseUrl: database.url,
      dataDirectory: folder,
      siteUrl,
      placementSecret: testSecret,
      countryHeader: 'cf-ipcountry',
      trustedProxies: 1,
      retentionDays: 90,
    },
    createLogger('clickout', 'warn', { write: (line) => logged.push(line) }),
  );
});
afterAll(async () => {
  await running.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

type RawAnswer = { status: number; headers: [name: string, value: string][]; head: string };

/** Writes bytes to the host and reads the head of the first answer; null when the connection was closed without one. */
function askRaw(text: string): Promise<RawAnswer | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(running.port, '127.0.0.1', () => socket.write(text, 'latin1'));
    let received = '';
    const finish = () => {
      socket.destroy();
      resolve(parseHead(received.split('\r\n\r\n')[0] ?? ''));
    };
    socket.setTimeout(8000, () => reject(new Error(`no answer to ${JSON.stringify(text.slice(0, 300))}`)));
    socket.on('data', (chunk: Buffer) => {
      received = `${received}${chunk.toString('latin1')}`.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
      if (received.includes('\r\n\r\n')) finish();
    });
    socket.on('error', finish);
    socket.on('close', finish);
  });
}

function parseHead(head: string): RawAnswer | null {
  const [first = '', ...lines] = head.split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1] ?? 0);
  if (status === 0) return null;
  const headers = lines.map((line): [string, string] => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 2),
  ]);
  return { status, headers, head };
}

const often = <Value>(usual: fc.Arbitrary<Value>, odd: fc.Arbitrary<Value>, share = 4) =>
  fc.oneof({ weight: share, arbitrary: usual }, { weight: 1, arbitrary: odd });
/** As a client would write it, so that it gets past the parser of Node. */
const onTheWire = (text: string) => text.replace(/[^\x21-\x7e]/g, (character) => encodeURIComponent(character.toWellFormed()));

const evilText = fc.constantFrom(
  ...[
    '//evil.example',
    'https://evil.example/',
    '\\\\evil.example\\',
    '/\\evil.example',
    'javascript:alert(1)',
    '@evil.example',
    '..',
    '.',
  ],
  ...['%2e%2e', '%2f%2fevil.example', '%5c', '%00', '%0d%0aX-Evil:%20yes', '%E0%A4%A', '%', '%zz', '%C3%B1', '{clickId}', '%7BclickId%7D'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'a'.repeat(3000),
    ';',
    ':',
    '*',
    '<script>',
    "'--",
    '$1',
    '${x}',
    '\u0080\u00ff',
    'a\r\nX-Evil: b',
  ],
);
const evil = often(evilText.map(onTheWire), evilText, 9);
const partner = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom('casino-andino', 'casino%2Dandino', 'casino-inactivo', 'casino-sin-resena', 'CASINO-ANDINO') },
  { weight: 2, arbitrary: evil },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }).map(onTheWire) },
);
const proxy = often(fc.constantFrom('bienvenida', 'bienvenida/', 'otra', 'bienvenid%61', 'bienvenida#x'), evil);
const prefix = fc.oneof(
  { weight: 12, arbitrary: fc.constant('/jugar/') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('//jugar/', '/jugar//', '/jugar/../jugar/', '/jugar%2f', '\\jugar\\', '/JUGAR/', '', '*', 'http://'),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('http://evil.example/jugar/', 'https://evil.example:443/jugar/', 'http://user:pw@evil.example/jugar/'),
  },
);
const placement = fc.oneof(
  fc
    .constantFrom('', '\r\nX-Evil: yes', '\0\ud800', '//evil.example')
    .map((page) => signPlacement({ ...placementExample, page }, testSecret)),
  fc.constant(signPlacement(placementExample, 'another secret of at least 32 characters')),
  fc.tuple(fc.base64String(), fc.base64String()).map((parts) => parts.join('.')),
  evil,
);
const value = fc.oneof(fc.constantFrom('abc.1', 'verano-2026'), evil, fc.string({ unit: 'binary' }).map(onTheWire), fc.webUrl());
const parameter = fc.oneof(
  placement.map((signed) => `p=${signed}`),
  fc
    .tuple(fc.constantFrom('cclid', 'cmpccl', 'url', 'to', 'clickId', 'click', 'redirect', 'trackingUrl', '', '__proto__', 's'), value)
    .map(([name, text]) => `${name}=${text}`),
  value,
);
const query = often(
  fc.array(parameter, { maxLength: 6 }).map((parameters) => (parameters.length === 0 ? '' : `?${parameters.join('&')}`)),
  fc.constantFrom(
    '?',
    '??',
    '?&&&=',
    `?${'a=b&'.repeat(3000)}`,
    `?cclid=${'x'.repeat(12_000)}`,
    `?p=${'e30'.repeat(900)}.x`,
    `?${'y'.repeat(30_000)}`,
  ),
);
const method = often(
  fc.constantFrom('GET', 'GET', 'GET', 'HEAD'),
  fc.constantFrom('POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND', 'M-SEARCH', 'CONNECT', 'get', 'EVIL', ''),
  8,
);
const plainHeader = fc
  .tuple(
    fc.constantFrom(
      ...[
        'User-Agent',
        'X-Forwarded-For',
        'X-Forwarded-Host',
        'X-Forwarded-Proto',
        'X-Original-URL',
        'X-Rewrite-URL',
        'Forwarded',
        'Referer',
      ],
      ...[
        'CF-IPCountry',
        'Purpose',
        'Sec-Purpose',
        'Sec-Fetch-Dest',
        'X-Request-Id',
        'Cookie',
        'Range',
        'If-None-Match',
        'Accept-Encoding',
      ],
      ...['X-Moz', '__proto__', 'X-HTTP-Method-Override', 'constructor'],
    ),
    fc.oneof(value, fc.constantFrom('evil.example', 'PUT', ', ,,', 'bytes=0-1', '*', 'prefetch', browserAgent)),
  )
  .map(([name, text]) => `${name}: ${text}`);
const oddHeader = fc.constantFrom(
  ...[
    'X-Evil',
    ': evil',
    ' folded',
    'X\u0000: y',
    `X-Long: ${'x'.repeat(20_000)}`,
    `User-Agent: ${'bot '.repeat(3000)}`,
    'Expect: 100-continue',
  ],
  ...['Expect: evil', 'Upgrade: websocket', 'Connection: Upgrade', 'Transfer-Encoding: chunked', 'Content-Length: 5', 'Content-Length: -1'],
);
const host = often(
  fc.constantFrom('Host: ir.example.cl', 'Host: evil.example', 'Host: evil.example:99999', 'Host: [::1]', "Host: evil.example/'"),
  fc.constantFrom('Host: evil.example\r\nHost: other.example', 'Host: [::', 'Host: a b', 'Host:', ''),
  9,
);

const request = fc
  .tuple(method, prefix, partner, often(fc.constant('/'), fc.constantFrom('//', '\\', '%2f', ''), 9), proxy, query, host)
  .map(([verb, start, slug, slash, offer, search, hostLine]) => [`${verb} ${start}${slug}${slash}${offer}${search} HTTP/1.1`, hostLine])
  .chain((lines) => fc.array(often(plainHeader, oddHeader, 12), { maxLength: 4 }).map((more) => [...lines, ...more]))
  .map((lines) => `${lines.filter((line) => line !== '').join('\r\n')}\r\nConnection: close\r\n\r\n`);
const splitting = fc
  .tuple(
    fc.constantFrom('GET /jugar/casino-andino/bienvenida', 'GET /jugar/nadie/nada'),
    fc.constantFrom('\r\n', '\r', '\n', '\t', '\0', ' '),
  )
  .map(
    ([start, breaker]) =>
      `${start}${breaker}X-Evil: yes${breaker}${breaker}?cclid=a${breaker}X-Evil: b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  );

test(
  'whatever is written to the click-out: never a 5xx, never a foreign Location, never a header of the request',
  async () => {
    const seen = new Map<string, number>();
    const check = async (text: string) => {
      const answer = await askRaw(text);
      if (answer === null) return;
      const location = answer.headers.find(([name]) => name === 'location')?.[1];
      const outcome = `${answer.status}${location === undefined ? '' : ` ${new URL(location).origin}`}`;
      seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
      expect(answer.status, answer.head).toBeLessThan(500);
      for (const [name] of answer.headers) expect(ownHeaders, answer.head).toContain(name);
      expect(answer.headers.filter(([name]) => name === 'location').length).toBe(answer.status === 302 ? 1 : 0);
      if (location === undefined) return;
      expect(knownOrigins, location).toContain(new URL(location).origin);
      expect(location).toMatch(/^https:\/\/[\x21-\x7e]+$/);
      expect(location.replace(/\?.*/, '')).toMatch(/\/c\/5400-\d{13}-[0-9a-f]{16}$|\/resenas\/[\w-]+\/$/);
    };
    await fc.assert(fc.asyncProperty(fc.oneof({ weight: 9, arbitrary: request }, { weight: 1, arbitrary: splitting }), check), { numRuns });
    expect([...seen.keys()]).toEqual(expect.arrayContaining(['302 https://track.andino.example', `302 ${siteUrl}`, '404', '400', '405']));
    expect((await ask(running.port, '/jugar/casino-andino/bienvenida', { 'user-agent': browserAgent })).status).toBe(302);
    expect(logged.filter((line) => !line.includes('"level":40'))).toEqual([]);
    process.stdout.write(
      `click-out under ${numRuns} odd requests: ${[...seen].map(([outcome, count]) => `${outcome} × ${count}`).join(', ')}\n`,
    );
  },
  120_000 + numRuns * 20,
);
