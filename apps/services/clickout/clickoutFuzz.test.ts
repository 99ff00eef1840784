import { connect } from 'node:net';
import { createLogger } from '@lupa/server/logger.ts';
import { createMetrics } from '@lupa/server/metrics.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serveForTest } from '../../../tests/setup/serveForTest.ts';
import { createClickAnswer } from './answerClick.ts';
import { createApp } from './app.ts';
import { buildOfferBook } from './offerBook.ts';
import { browserAgent, signFor, testSecret } from './testing/testClickout.ts';

/* Requests byte for byte (latin1) as nobody should write them. FUZZ_RUNS=20000 searches for longer. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 600);
const siteUrl = 'https://lupacasino.example';
const trackingUrl = 'https://track.andino.example/c/{clickId}?s=lupa';
const knownOrigins = new Set([siteUrl, new URL(trackingUrl).origin]);
const ownHeaders = new Set(
  `location content-type content-length content-security-policy x-content-type-options x-frame-options x-robots-tag cache-control referrer-policy allow
  retry-after x-request-id date connection keep-alive transfer-encoding`.split(/\s+/),
);

const often = <Value>(usual: fc.Arbitrary<Value>, odd: fc.Arbitrary<Value>, share = 4) =>
  fc.oneof({ weight: share, arbitrary: usual }, { weight: 1, arbitrary: odd });
const oneOf = (words: string) => fc.constantFrom(...words.trim().split(/\s+/));
const onTheWire = (text: string) => text.replace(/[^\x21-\x7e]/g, (character) => encodeURIComponent(character.toWellFormed()));
const evilWords = oneOf(String.raw`
  //evil.example https://evil.example/ \\evil.example\ /\evil.example javascript:alert(1) @evil.example .. . %2e%2e %2f%2fevil.example %5c
  %00 %0d%0aX-Evil:%20yes %E0%A4%A % %zz %C3%B1 {clickId} %7BclickId%7D __proto__ constructor toString ; : * <script> '-- $1 ${'$'}{x}`);
const evil = fc.oneof(
  { weight: 8, arbitrary: evilWords },
  { weight: 2, arbitrary: fc.string({ unit: 'binary' }).map(onTheWire) },
  { weight: 1, arbitrary: fc.constantFrom('a'.repeat(3000), '\u0080\u00ff', 'a\r\nX-Evil: b') },
);

const method = often(oneOf('GET GET GET HEAD'), oneOf('POST PUT DELETE OPTIONS PATCH TRACE PROPFIND CONNECT get EVIL'), 8);
const oddFolders = String.raw`//jugar/ /jugar// /jugar/../jugar/ /jugar%2f \jugar\ /JUGAR/ * http:// http://evil.example/jugar/
  https://evil.example:443/jugar/ http://user:pw@evil.example/jugar/`;
const parameter = fc.oneof(
  fc.constantFrom(signFor(), signFor({ page: '\r\nX-Evil: yes' }), signFor({ page: '\0\ud800' }), `${signFor()}.junk`).map((p) => `p=${p}`),
  fc.tuple(oneOf('p cclid cmpccl cclid cmpccl url to clickId redirect trackingUrl __proto__ s'), evil).map((parts) => parts.join('=')),
  fc.tuple(oneOf('cclid cmpccl'), oneOf('abc.1 verano-2026')).map((parts) => parts.join('=')),
);
const query = often(
  fc.array(parameter, { maxLength: 6 }).map((parameters) => (parameters.length === 0 ? '' : `?${parameters.join('&')}`)),
  fc.constantFrom('?', '??', '?&&&=', `?${'a=b&'.repeat(3000)}`, `?cclid=${'x'.repeat(12_000)}`, `?${'y'.repeat(30_000)}`),
);
const target = fc
  .tuple(
    often(fc.constant('/jugar/'), oneOf(oddFolders)),
    often(oneOf('casino-andino casino%2Dandino casino-inactivo casino-sin-resena CASINO-ANDINO'), evil),
    often(fc.constant('/'), fc.constantFrom('//', '\\', '%2f', '', '\r\n', '\t', ' '), 9),
    often(oneOf('bienvenida bienvenida/ otra bienvenid%61 bienvenida#x'), evil),
    query,
  )
  .map((parts) => parts.join(''));
const host = often(
  fc.constantFrom('Host: ir.example.cl', 'Host: evil.example', 'Host: evil.example:99999', 'Host: [::1]', "Host: evil.example/'"),
  fc.constantFrom('Host: evil.example\r\nHost: other.example', 'Host: [::', 'Host: a b', 'Host:', ''),
  9,
);
const headerName =
  oneOf(`User-Agent X-Forwarded-For X-Forwarded-Host X-Forwarded-Proto X-Original-URL X-Rewrite-URL Forwarded Referer CF-IPCountry
  Purpose Sec-Purpose Sec-Fetch-Dest X-Request-Id Cookie Range If-None-Match Accept-Encoding X-Moz __proto__ X-HTTP-Method-Override`);
const oddHeader = fc.constantFrom(
  'X-Evil',
  ': evil',
  ' folded',
  'X\u0000: y',
  `X-Long: ${'x'.repeat(20_000)}`,
  `User-Agent: ${'bot '.repeat(3000)}`,
  'Expect: 100-continue',
  'Expect: evil',
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Transfer-Encoding: chunked',
  'Content-Length: -1',
);
const header = often(
  fc.tuple(headerName, fc.oneof(evil, fc.constantFrom('evil.example', 'bytes=0-1', browserAgent))).map((parts) => parts.join(': ')),
  oddHeader,
  12,
);
const request = fc
  .tuple(method, target, host, fc.array(header, { maxLength: 4 }))
  .map(([verb, path, hostLine, lines]) => [`${verb} ${path} HTTP/1.1`, hostLine, ...lines].filter((line) => line !== '').join('\r\n'))
  .map((text) => `${text}\r\nConnection: close\r\n\r\n`);

function serve(logged: string[]) {
  const partner = { isActive: false, reviewSlug: null, licences: [] };
  const offer = { partnerSlug: 'casino-andino', afflinkProxy: 'bienvenida', offerId: '1', trackingUrl, expiration: null, territories: [] };
  const partners = [
    { ...partner, partnerSlug: 'casino-andino', isActive: true, reviewSlug: '/resenas/casino-andino/' },
    { ...partner, partnerSlug: 'casino-inactivo', reviewSlug: '/resenas/casino-inactivo/' },
    { ...partner, partnerSlug: 'casino-sin-resena' },
  ];
  const book = buildOfferBook({ offers: [offer], partners, legalPeriods: [] }, siteUrl, () => undefined);
  const answerClick = createClickAnswer({
    book: () => book,
    log: { record: (_, done) => done('inserted') },
    identify: (addressKey, visitorKey) => ({ addressKey, visitorKey }),
    history: { recall: () => 'new' },
    placementSecret: testSecret,
    siteUrl,
    countryHeader: 'cf-ipcountry',
    regionHeader: null,
    trustedProxies: 1,
    now: Date.now,
    elapsed: () => performance.now(),
  });
  const logger = createLogger('clickout', 'error', { write: (line) => logged.push(line) });
  const answerPostback = async () => undefined;
  return serveForTest(createApp({ answerClick, answerPostback, siteUrl, readiness: [], logger, metrics: createMetrics('clickout') }));
}

/** The head of the answer; empty when the connection was closed without one. */
function askRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    let received = '';
    const finish = () => {
      socket.destroy();
      resolve(received.split('\r\n\r\n')[0] ?? '');
    };
    socket.setTimeout(8000, () => reject(new Error(`no answer to ${JSON.stringify(text.slice(0, 300))}`)));
    socket.on('data', (chunk: Buffer) => {
      received = `${received}${chunk.toString('latin1')}`.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
      if (received.includes('\r\n\r\n')) finish();
    });
    socket.on('error', finish).on('close', finish);
  });
}

test(
  'whatever is written to the click-out: never a 5xx, never a foreign Location, never a header of the request',
  async () => {
    const logged: string[] = [];
    const { port } = await serve(logged);
    const seen = new Set<string>();
    const check = async (text: string) => {
      const [first = '', ...lines] = (await askRaw(port, text)).split('\r\n');
      const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1] ?? 0);
      if (status === 0) return;
      expect(status, first).toBeLessThan(500);
      const headers = lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)] as const);
      for (const [name] of headers) expect(ownHeaders).toContain(name);
      const [location, ...others] = headers.filter(([name]) => name === 'location').map(([, value]) => value);
      expect([location !== undefined, others]).toEqual([status === 302, []]);
      seen.add(location === undefined ? String(status) : new URL(location).origin);
      if (location === undefined) return;
      expect(knownOrigins, location).toContain(new URL(location).origin);
      expect(location).toMatch(/^https:\/\/[\x21-\x7e]+$/);
      expect(location.replace(/\?.*/, '')).toMatch(/\/c\/5400-\d{13}-[0-9a-f]{16}$|\/resenas\/[\w-]+\/$/);
    };
    await fc.assert(fc.asyncProperty(request, check), { numRuns });
    expect([...seen]).toEqual(expect.arrayContaining([...knownOrigins, '404', '400', '405']));
    expect(logged).toEqual([]);
  },
  60_000 + numRuns * 20,
);
